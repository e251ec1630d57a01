/// Words for errors of libraries: what is wrong, and what to do.

import LayoutDiagnostics
public import LayoutObjects

extension LayoutLibraryError: CustomStringConvertible, LocalizedError {
  /// What is wrong and what to do about it; several lines where files have mistakes.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): return "cannot read \(quoted(path)): \(reason)"
    case .invalid(let diagnostics): return diagnostics.map { $0.text }.joined(separator: "\n\n")
    case .newerFormat(let found, let supported):
      return
        "the layout program has format \(found), this version of LayoutRuntime reads formats up "
        + "to \(supported): update LayoutRuntime, or write the program with the layoutc of the same "
        + "version"
    case .unknownLayout(let name, let available):
      return "there is no layout \(quoted(name))"
        + advice(for: name, among: available, of: "the file's layouts", none: "the file has none")
    case .unknownInput(let name, let layout, let available):
      return "the layout \(quoted(layout)) has no parameter \(quoted(name))"
        + advice(for: name, among: available, of: "its parameters", none: "it has none")
    case .missingInput(let name, let type, let layout):
      return
        "the layout \(quoted(layout)) needs the input \(quoted(name)) of the type "
        + "\(quoted(type)): give it in `inputs`, or give the parameter a default"
    case .wrongInput(let name, let layout, let expected, let found):
      return "the input \(quoted(name)) of the layout \(quoted(layout)) must be \(expected), "
        + "found \(found)"
    case .missingProvider(let name, let layout):
      return
        "the layout \(quoted(layout)) needs the provider \(quoted(name)): give a closure of this "
        + "name in `providers`"
    case .missingHandler(let name, let layout):
      return
        "the layout \(quoted(layout)) needs the handler \(quoted(name)): give a closure of this "
        + "name in `handlers`"
    case .missingDecorationClass(let name, let layout):
      return "the layout \(quoted(layout)) has a background of the class \(quoted(name)): give the "
        + "class under this name in `decorationClasses`"
    case .missingNumberOfItems(let layout):
      return "the layout \(quoted(layout)) depends on how many items a section has: give "
        + "`numberOfItems`"
    }
  }

  /// The same as `description`.
  public var errorDescription: String? { description }

  private func quoted(_ name: String) -> String { "`\(name)`" }

  /// The name that was probably meant, or those that there are.
  private func advice(
    for name: String, among available: [String], of what: String, none: String
  ) -> String {
    if available.isEmpty { return ": \(none)" }
    if let meant = suggestion(for: name, among: available) {
      return ": did you mean \(quoted(meant))?"
    }
    return ": \(what) are " + available.map { quoted($0) }.joined(separator: ", ")
  }
}
