/// A layout solved in one scene of the forecast, and what sets it apart from others.

import LayoutCore

/// What tells an issue from others, whatever the numbers in it.
struct IssueKey: Hashable {
  var number: Int
  var element: ElementID
  var expression: ExpressionID?

  init(_ issue: EvaluationIssue) {
    number = issue.kind.number
    element = issue.element
    expression = issue.expression
  }
}

/// A layout solved at a width or on a device.
struct SolvedTrial {
  /// Of the view, in points.
  let width: Int
  /// None: the view is as wide as no device in particular.
  let device: Device?
  let layout: SolvedLayout
  /// By group, as they were planned within a group.
  private let rows: [SolvedRow]

  init(_ layout: SolvedLayout, width: Int, device: Device?) {
    self.width = width
    self.device = device
    self.layout = layout
    // Sorting is stable in effect: rows of one group keep their order by their position.
    rows = layout.rows.enumerated().sorted {
      ($0.element.group.rawValue, $0.offset) < ($1.element.group.rawValue, $1.offset)
    }.map { $0.element }
  }

  /// The rows that a group came to: none where it wasn't there or had no room, several where it is
  /// repeated.
  ///
  /// - Complexity: O(log rows).
  func rows(of group: ElementID) -> ArraySlice<SolvedRow> {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].group.rawValue < group.rawValue { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < rows.count, rows[end].group == group { end += 1 }
    return rows[low..<end]
  }

  /// Whether there is an error, so that nothing was placed.
  var isRefused: Bool { layout.issues.contains { $0.kind.isError } }

  /// The issue of a key, with its numbers here.
  func issue(_ key: IssueKey) -> EvaluationIssue? {
    layout.issues.first { IssueKey($0) == key }
  }

  /// Whether one of the groups had no room, so that nothing is known of what stands in it.
  func lacksRoom(in groups: [ElementID]) -> Bool {
    layout.issues.contains { issue in
      switch issue.kind {
      case .noRoomForGroup, .firstItemDoesNotFit: return groups.contains(issue.element)
      default: return false
      }
    }
  }

  /// Whether a trial at a neighbouring width shows the same issues and the same rows that are cut short.
  func looks(like other: SolvedTrial) -> Bool {
    guard layout.issues.count == other.layout.issues.count, rows.count == other.rows.count else {
      return false
    }
    for (first, second) in zip(layout.issues, other.layout.issues)
    where IssueKey(first) != IssueKey(second) { return false }
    for (first, second) in zip(rows, other.rows) {
      if first.group != second.group || first.shortCount != second.shortCount { return false }
    }
    return true
  }
}

extension SolvedRow {
  /// How many subitems it holds, where these are fewer than are written; none where all are there.
  var shortCount: Int? {
    repetitions == nil && !isEstimatedAlong && count < subitems.count ? count : nil
  }
}
