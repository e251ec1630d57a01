/// The order in which diagnostics are shown: by file, position, then code.

import LayoutSyntax

extension Diagnostic {
  /// Whether it comes before `other`; what is in no file comes last.
  package func precedes(_ other: Diagnostic) -> Bool {
    let (left, right) = (primary, other.primary)
    if left.file != right.file { return left.file.rawValue < right.file.rawValue }
    if left.range.start != right.range.start { return left.range.start < right.range.start }
    if code != other.code { return code.rawValue < other.code.rawValue }
    if left.range.end != right.range.end { return left.range.end < right.range.end }
    return message.utf8.lexicographicallyPrecedes(other.message.utf8)
  }
}

extension [Diagnostic] {
  /// The diagnostics in the order to be shown.
  ///
  /// - Complexity: O(*n* log *n*), O(*n*) where they are in order.
  package func inOrder() -> [Diagnostic] {
    for index in indices.dropFirst() where self[index].precedes(self[index - 1]) {
      return sorted { $0.precedes($1) }
    }
    return self
  }
}
