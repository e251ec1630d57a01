/// Where the reference page tells of a code.

extension DiagnosticCode {
  /// From the root of the repository: "grammar/diagnostics.md#l0412". The page is not hosted anywhere.
  package var referenceAddress: String {
    "grammar/diagnostics.md#l" + String(decoding: description.utf8.dropFirst(), as: UTF8.self)
  }
}
