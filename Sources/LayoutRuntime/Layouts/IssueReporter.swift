/// Tells an app what goes wrong while a layout is at work.

import LayoutCore
import LayoutObjects

/// Passes issues of one layout on, each once: sections are made again and again.
@MainActor final class IssueReporter {
  private let loaded: LoadedLayouts
  private let layout: Int
  private let tell: (LayoutDiagnostic) -> Void
  private var known: [EvaluationIssue] = []

  /// More different issues of one layout are not told.
  private static let limit = 100

  /// - Parameters:
  ///   - layout: Its position in the models of `loaded`.
  ///   - tell: Called for each issue; none: it goes to the log.
  init(
    _ loaded: LoadedLayouts, layout: Int, tell: (@MainActor (LayoutDiagnostic) -> Void)?
  ) {
    self.loaded = loaded
    self.layout = layout
    self.tell = tell ?? { log($0) }
  }

  func report(_ issues: [EvaluationIssue]) {
    for issue in issues where known.count < Self.limit && !known.contains(issue) {
      known.append(issue)
      tell(loaded.diagnostic(for: issue, inLayout: layout))
    }
  }
}

/// One line in the log of the process; Xcode shows it in the console.
private func log(_ diagnostic: LayoutDiagnostic) {
  // A format of its own: percent signs of the message would ask for arguments.
  NSLog(diagnostic.description.replacingOccurrences(of: "%", with: "%%"))
}
