/// `layoutc preview --watch`: the page anew on each change, and a file beside it by which an open page is
/// refreshed.

import LayoutEmit

/// Writes the page, then waits for changes until the process is interrupted.
func watchPreview(_ invocation: Invocation, in system: System) throws(UsageError) -> Outcome {
  guard let path = invocation.value(of: .output), path != "-" else { throw .watchWithoutOutput }
  if invocation.operands.contains("-") { throw .watchedStandardInput }
  if try Session(invocation, in: system).report.isDocument { throw .watchedDocument }
  var watch = PreviewWatch(invocation: invocation, system: system, path: path)
  let first = try watch.build()
  guard first.status != .usage else { return first }
  system.watching.tell(first.standardError + Array("watching for changes, control-C ends\n".utf8))
  watch.wait()
  return Outcome(status: .interrupted)
}

/// A page that is kept up to date.
private struct PreviewWatch {
  private let invocation: Invocation
  private let system: System
  /// Where the page goes.
  private let path: String
  private var seen = SeenFiles()
  /// What was last written; empty where something was told since.
  private var page: [UInt8] = []

  init(invocation: Invocation, system: System, path: String) {
    self.invocation = invocation
    self.system = system
    self.path = path
  }

  /// Where the texts go that refresh an open page.
  private var sidePath: String { path + ".js" }

  /// Reads and compiles everything, writes the page and what refreshes it, and gives what is to be told:
  /// nothing where all is as it was.
  mutating func build() throws(UsageError) -> Outcome {
    let start = system.watching.milliseconds()
    let (built, seen) = SeenFiles.noting(in: system) { system in
      Result { () throws(UsageError) -> (report: Report, page: BuiltPage?) in
        var session = try Session(invocation, in: system)
        let page = try session.buildPage(watch: pageName(sidePath))
        return (report: session.report, page: page)
      }
    }
    self.seen = seen
    let (report, page) = try built.get()
    guard let page else { return Outcome(status: .usage, standardError: report.rendered()) }
    if page.bytes == self.page { return Outcome(status: report.status) }
    system.watching.removeOnExit(sidePath)
    let results = [
      (path: path, bytes: page.bytes),
      (path: sidePath, bytes: writePreviewUpdate(page.files, stamp: start)),
    ]
    var outcome = deliver(results, in: system, report.rendered(), [])
    guard outcome.status == .success else { return outcome }
    self.page = page.bytes
    let time = max(0, system.watching.milliseconds() - start)
    outcome.standardError += Array("\(path): written in \(time) ms\(report.counts)\n".utf8)
    outcome.status = report.status
    return outcome
  }

  /// Builds anew whenever something changes.
  mutating func wait() {
    while system.watching.pause() {
      guard seen.haveChanged(in: system) else { continue }
      var outcome: Outcome
      do throws(UsageError) {
        outcome = try build()
      } catch {
        outcome = Outcome(
          status: .usage, standardError: Array("layoutc: error: \(error.message)\n".utf8))
      }
      if outcome.status == .usage {
        // Editors take a file away for a moment when they save it.
        guard system.watching.pause() else { return }
        if seen.haveChanged(in: system) { continue }
        page = []
        outcome.standardError += Array("\(path): left as it was until this is mended\n".utf8)
      }
      system.watching.tell(outcome.standardError)
    }
  }
}
