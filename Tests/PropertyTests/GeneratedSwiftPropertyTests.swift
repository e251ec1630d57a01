/// What must hold for the Swift of every file with definitions; `.ci/generated.py` compiles and runs it.

import Foundation
import LayoutCompiler
import LayoutEmit
import LayoutTestSupport
import Testing

@Suite struct GeneratedSwiftPropertyTests {
  @Test(arguments: 0..<8) func functionsAreCalledAgainAndAgain(block: Int) throws {
    var functionCount = 0
    for seed in UInt64(block * 20)..<UInt64(block * 20 + 20) {
      let text = RandomPieces(seed: seed).text()
      let compiled = CompiledText(text)
      #expect(compiled.rendered == "", "seed \(seed)\n\(text)")
      let swift = emitSwift(compiled.compilation.models, from: "test.layout")
      #expect(
        emitSwift(compiled.compilation.models, from: "test.layout") == swift, "seed \(seed)")
      for word in ["if true", "if false", "true ?", "false ?", "argument0", "parameter0_"] {
        #expect(!swift.text.contains(word), "seed \(seed): \(word) in\n\(swift.text)")
      }
      let names = swift.text.split(separator: "\n").compactMap { line -> Substring? in
        guard line.hasPrefix("  private static func piece") else { return nil }
        return line.dropFirst("  private static func ".count).prefix { $0 != "(" }
      }
      functionCount += names.count
      for name in Set(names) {
        let declared = names.filter { $0 == name }.count
        let mentioned =
          swift.text.components(separatedBy: " " + name + "(").count - 1
          + swift.text.components(separatedBy: "(" + name + "(").count - 1
          + swift.text.components(separatedBy: "[" + name + "(").count - 1
        #expect(mentioned >= 3 * declared, "seed \(seed): \(name) in\n\(swift.text)")
      }
    }
    #expect(functionCount > 10)
  }

  /// Writes random files into the folder that the environment names, for `.ci/generated.py`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LAYOUT_PROGRAMS"] != nil))
  func writesPrograms() throws {
    let path = ProcessInfo.processInfo.environment["LAYOUT_PROGRAMS"] ?? ""
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for seed in UInt64(0)..<150 {
      let pieces = RandomPieces(seed: seed).text(layout: "Pieces\(seed)")
      try Data(pieces.utf8).write(to: folder.appendingPathComponent("pieces\(seed).layout"))
      let program = RandomProgram(seed: seed).text()
        .replacingOccurrences(of: "layout Random(", with: "layout Program\(seed)(")
      try Data(program.utf8).write(to: folder.appendingPathComponent("program\(seed).layout"))
    }
  }
}
