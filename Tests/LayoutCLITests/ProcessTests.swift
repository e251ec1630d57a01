/// How the process ends when a signal arrives.

import Foundation
import Testing

@testable import LayoutCLI

@Suite struct ProcessTests {
  @Test func anInterruptRemovesTheTemporaryFile() async throws {
    await #expect(processExitsWith: .exitCode(130)) {
      Signals.installInterrupts()
      let path = NSTemporaryDirectory() + "layoutc-interrupted"
      try Platform.close(try Platform.create(path))
      Signals.setTemporaryFile(path)
      // To the process: the threads that tests run on hold signals back.
      kill(getpid(), SIGINT)
      sleep(10)
    }
    #expect(!FileManager.default.fileExists(atPath: NSTemporaryDirectory() + "layoutc-interrupted"))
  }

  /// The page is written, then the file beside it anew as a layout changes, and that is gone in the end.
  @Test func aWatchEndsWhenItIsInterrupted() async throws {
    let folder = Watched.folder
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try writeFile(Watched.layout, Array("section < group horizontal 44 < item 10 > >".utf8))
    await #expect(processExitsWith: .exitCode(130)) {
      Thread.detachNewThread {
        Watched.waitForSideFile { $0.contains("item 10") }
        try? writeFile(Watched.layout, Array("section < group horizontal 44 < item 20 > >".utf8))
        Watched.waitForSideFile { $0.contains("item 20") }
        kill(getpid(), SIGTERM)
      }
      runProcess(["preview", Watched.layout, "--watch", "-o", Watched.page])
    }
    let page = String(decoding: try readFile(Watched.page), as: UTF8.self)
    #expect(page.contains("item 20"))
    #expect(!FileManager.default.fileExists(atPath: Watched.sideFile))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
  }

  @Test func aTrapIsOurFault() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      Signals.installFaults(printing: faultReport(["check", "x.layout"]))
      let empty: [Int] = []
      _ = empty[CommandLine.arguments.count]
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("error[L0900]") && text.contains("layoutc check x.layout"))
  }

  @Test func anExhaustedStackIsOurFault() async throws {
    await #expect(processExitsWith: .exitCode(70)) {
      Signals.installFaults(printing: faultReport([]))
      _ = deepen(0)
    }
  }

  @Test func aReaderThatHasGoneIsNoError() async throws {
    await #expect(processExitsWith: .exitCode(42)) {
      Signals.installInterrupts()
      if writeToClosedPipe()?.isBrokenPipe == true { Platform.exit(42) }
    }
  }
}

/// The files of a watch; of each checkout in a folder of its own.
private enum Watched {
  static let folder =
    NSTemporaryDirectory() + "layoutc-watch"
    + #filePath.split(separator: "/").dropLast(3).map { "-" + $0 }.joined()
  static let layout = folder + "/a.layout"
  static let page = folder + "/page.html"
  static let sideFile = page + ".js"

  /// Waits until the side file is as it should be; a minute at most, whatever the machine does meanwhile.
  static func waitForSideFile(_ isRight: (String) -> Bool) {
    for _ in 0..<1200 {
      let text = (try? readFile(sideFile)).map { String(decoding: $0, as: UTF8.self) }
      if let text, isRight(text) { return }
      Platform.sleep(milliseconds: 50)
    }
    // The test fails by its exit code.
    Platform.exit(1)
  }
}

/// What `write` says when nobody reads.
private func writeToClosedPipe() -> SystemError? {
  var ends: [Int32] = [0, 0]
  _ = unsafe pipe(&ends)
  do throws(SystemError) {
    try Platform.close(ends[0])
    try Platform.writeAll([1], to: ends[1])
    return nil
  } catch {
    return error
  }
}

/// Ends far below where the stack does.
private func deepen(_ depth: Int) -> Int {
  if depth == Int.max { return 0 }
  let below = [deepen(depth + 1), depth]
  return below[depth & 1]
}
