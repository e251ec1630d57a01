/// Tells whether there is room for a section before a view lays it out: where there is none, UIKit
/// raises an exception.

extension Resolver {
  /// What UIKit would refuse of a section with an item: that there is no room for its group, or in the
  /// group for what it holds first. Nothing where the section has errors.
  ///
  /// - Parameter index: which section of the data it serves.
  /// - Complexity: O(elements of the section and frames of its custom groups).
  package mutating func refusals(of section: Section, index: Int) -> [EvaluationIssue] {
    let resolved = resolve(section, index: index)
    var solver = SectionSolver(context)
    _ = solver.solve(resolved, itemCount: 1, measurements: .none, &self)
    guard !evaluator.issues.hasErrors else { return [] }
    return issues.filter { issue in
      switch issue.kind {
      case .noRoomForGroup, .firstItemDoesNotFit: return true
      default: return false
      }
    }
  }
}
