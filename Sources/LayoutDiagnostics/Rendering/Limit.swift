/// How many diagnostics a person is shown.

/// Warnings and notes that are shown where errors are limited, too: nobody reads more.
private let mostOthers = 1_000

extension [Diagnostic] {
  /// The diagnostics in order up to the last of `maximumErrors` errors and what stands between, and how many
  /// are left out; of warnings and notes those after a thousand, unless errors have no limit.
  ///
  /// - Complexity: O(*n* log *n*).
  func inOrder(maximumErrors: Int) -> (shown: [Diagnostic], hidden: Int) {
    let ordered = inOrder()
    if maximumErrors == .max { return (ordered, 0) }
    var shown: [Diagnostic] = []
    var errors = 0
    for diagnostic in ordered {
      if diagnostic.severity == .error {
        errors += 1
        if errors > maximumErrors { break }
      } else if shown.count - errors >= mostOthers {
        continue
      }
      shown.append(diagnostic)
    }
    return (shown, ordered.count - shown.count)
  }
}
