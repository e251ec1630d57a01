/// Why layouts can't be loaded, or one of them can't be made.

/// An error that says what to change, and where.
public enum LayoutLibraryError: Error, Hashable, Sendable {
  /// The file can't be read; `reason` is the system's.
  case unreadable(path: String, reason: String)
  /// The file has mistakes; the diagnostics hold at least one error.
  case invalid(diagnostics: [LayoutDiagnostic])
  /// The layout program was written by a newer version of `layoutc`.
  case newerFormat(found: Int, supported: Int)
  /// The library has no layout of that name.
  case unknownLayout(name: String, available: [String])
  /// The layout has no parameter of that name.
  case unknownInput(name: String, layout: String, available: [String])
  /// The layout needs an input that has no default; `type` as in the language: `(Int) -> Number`.
  case missingInput(name: String, type: String, layout: String)
  /// An input is not what its parameter takes.
  case wrongInput(name: String, layout: String, expected: String, found: String)
  /// The layout names a closure that gives the frames of a custom group, which isn't there.
  case missingProvider(name: String, layout: String)
  /// The layout names a closure that changes visible items, which isn't there.
  case missingHandler(name: String, layout: String)
  /// The layout names the class of a background, which isn't there.
  case missingDecorationClass(name: String, layout: String)
  /// The layout asks how many items its sections have, and nobody says.
  case missingNumberOfItems(layout: String)
}
