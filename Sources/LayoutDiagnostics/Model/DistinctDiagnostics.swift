/// A list of diagnostics in which each stands once.

import LayoutSyntax

/// Diagnostics in the order in which they were added, each once.
package struct DistinctDiagnostics: Sendable {
  package private(set) var all: [Diagnostic] = []
  /// The first diagnostic at a place, by position in `all`.
  private var first: [CodeAtPlace: Int32] = [:]
  /// What else was said at a place that has a first one: rarely anything.
  private var others: Set<Diagnostic> = []

  package init() {}

  /// Adds a diagnostic; gives whether it is new.
  ///
  /// - Complexity: O(1): diagnostics are compared only where there is one of their code at their place.
  @discardableResult
  package mutating func insert(_ diagnostic: Diagnostic) -> Bool {
    let key = CodeAtPlace(
      code: diagnostic.code, file: diagnostic.primary.file, range: diagnostic.primary.range)
    if let position = first[key] {
      if all[Int(position)] == diagnostic || !others.insert(diagnostic).inserted { return false }
    } else {
      first[key] = Int32(all.count)
    }
    all.append(diagnostic)
    return true
  }
}

/// What little tells most diagnostics apart.
private struct CodeAtPlace: Hashable {
  var code: DiagnosticCode
  var file: FileID
  var range: ByteRange
}
