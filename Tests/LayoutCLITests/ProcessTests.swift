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
