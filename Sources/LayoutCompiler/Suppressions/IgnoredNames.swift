/// What the names in ignore comments stand for.

import LayoutDiagnostics
import LayoutSyntax

/// A name in an ignore comment.
struct IgnoredName {
  var text: String
  var range: ByteRange
  /// What it stands for; of a slip, what was probably meant. None where that isn't known.
  var code: DiagnosticCode?
  /// The name that was probably meant.
  var suggestion: String?
  /// Whether nothing is called so.
  var isUnknown: Bool
}

/// Finds out what the names of a file's comments stand for.
struct IgnoredNameReader {
  private let names: [String] = DiagnosticCode.allCases.map { $0.descriptor.name }
  /// Unknown names that are still looked up among the known ones, which takes its time.
  private var suggestionsLeft = 100

  mutating func read(_ text: String, at range: ByteRange) -> IgnoredName {
    if let code = ignoredCode(text) {
      return IgnoredName(text: text, range: range, code: code, suggestion: nil, isUnknown: false)
    }
    suggestionsLeft -= 1
    let meant = suggestionsLeft < 0 ? nil : suggestion(for: text, among: names)
    return IgnoredName(
      text: text, range: range, code: meant.flatMap { ignoredCode($0) }, suggestion: meant,
      isUnknown: true)
  }
}

/// By name; a name is looked up in every file of a compilation.
private let codesByName: [String: DiagnosticCode] = {
  var codes: [String: DiagnosticCode] = [:]
  for code in DiagnosticCode.allCases { codes[code.descriptor.name] = code }
  return codes
}()

/// The code of this name or number, as "group-cannot-fit", "L0412" or "412". O(1).
private func ignoredCode(_ text: String) -> DiagnosticCode? {
  if let code = codesByName[text] { return code }
  let isNumber = text.utf8.count <= 5 && text.utf8.dropFirst().allSatisfy { (48...57).contains($0) }
  return isNumber ? DiagnosticCode.find(text) : nil
}

extension DiagnosticCode {
  /// Whether the checks can tell that it isn't there: what is found only for some scene, or while Swift is
  /// made, may be found another time.
  var isDecidedByChecks: Bool {
    switch self {
    case .unknownProvider, .unknownHandler, .notInAppKit: return false
    default: return !isAlwaysError
    }
  }
}
