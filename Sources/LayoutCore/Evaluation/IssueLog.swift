/// Collects what goes wrong while a layout is evaluated and solved.

/// The issues so far, each fault of an element once.
struct IssueLog {
  /// The section of the data at work; none for the layout itself.
  var section: Int?
  private var errors: [EvaluationIssue] = []
  private var warnings: [EvaluationIssue] = []

  init() {}

  /// Whether frames can't be given.
  var hasErrors: Bool { !errors.isEmpty }

  /// How many errors were reported so far, repeated ones counted again: it grows wherever one is.
  private(set) var errorCount = 0

  /// Errors first.
  var all: [EvaluationIssue] { errors + warnings }

  /// Adds an issue unless the element already has one of the kind at the same expression. What is wrong
  /// with an input is said once.
  ///
  /// - Complexity: O(issues kept), at most `Limits.issues`.
  mutating func report(
    _ kind: EvaluationIssueKind, at element: ElementID, expression: ExpressionID? = nil
  ) {
    let issue = EvaluationIssue(
      kind: kind, element: element, expression: expression, section: section)
    if kind.isError {
      errorCount += 1
      Self.add(issue, to: &errors)
    } else {
      Self.add(issue, to: &warnings)
    }
  }

  private static func add(_ issue: EvaluationIssue, to list: inout [EvaluationIssue]) {
    guard list.count < Limits.issues else { return }
    let number = issue.kind.number
    for known in list where known.kind.number == number {
      let isSame =
        issue.kind.isOfInput
        ? known.kind == issue.kind
        : known.element == issue.element && known.expression == issue.expression
      if isSame { return }
    }
    list.append(issue)
  }
}

extension EvaluationIssueKind {
  /// Whether it is about a run-time input as such, wherever that is used.
  fileprivate var isOfInput: Bool {
    switch self {
    case .missingInput, .emptyInput: return true
    default: return false
    }
  }
}
