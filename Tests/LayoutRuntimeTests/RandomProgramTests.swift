/// Random files of the whole language give the same frames however they come to a layout: solved as
/// compiled, written as a program and read back, loaded as an app does.

import Foundation
import LayoutCompiler
import LayoutCore
import LayoutJSON
import LayoutObjects
import LayoutRuntime
import LayoutTestSupport
import Testing

@MainActor @Suite struct RandomProgramTests {
  @Test(arguments: UInt64(1)...240) func framesAreTheSameEveryWay(seed: UInt64) throws {
    let text = RandomProgram(seed: seed).text()
    let compiled = CompiledText(text)
    #expect(compiled.compilation.diagnostics.isEmpty, "seed \(seed)\n\(text)\(compiled.rendered)")
    let model = try #require(compiled.compilation.models.first)
    let program = writeProgram([model])
    let again = try #require(try readProgram(program).first)
    #expect(writeProgram([again]) == program, "seed \(seed)")
    let libraries = [
      try LayoutLibrary(source: text, named: "Random"), try LayoutLibrary(json: Data(program)),
    ]
    let count = 3 + Int(seed % 9)
    for (width, height) in [(320.0, 568.0), (744, 1133), (1366, 1024)] {
      var description = SceneDescription()
      description.container = Extent(width: width, height: height)
      description.scale = 3
      description.items = .same(count)
      description.isRightToLeft = seed % 3 == 0
      let scene = try description.scene(for: model)
      let solved = solve(model, in: scene)
      #expect(!solved.issues.contains { $0.kind.isError }, "seed \(seed)\n\(text)")
      #expect(solved.allElements.count >= count, "seed \(seed) at \(width)\n\(text)")
      let read = solve(again, in: scene)
      #expect(keys(read) == keys(solved), "seed \(seed) at \(width), read back\n\(text)")
      // Where UIKit would raise an exception, a library shows rows instead.
      guard solved.issues.isEmpty else { continue }
      for library in libraries {
        let layout = try library.layout(named: "Random", numberOfItems: { _ in count })
        let loaded = layout.frames(in: scene.asData(of: model))
        #expect(keys(loaded) == keys(solved), "seed \(seed) at \(width), loaded\n\(text)")
      }
    }
  }

  /// Most random files make sense on every screen, so that the comparison above compares something.
  @Test func mostFilesHaveNothingToComplainOf() throws {
    let sound = try (UInt64(1)...100).filter { seed in
      let compilation = CompiledText(RandomProgram(seed: seed).text()).compilation
      let model = try #require(compilation.models.first)
      var description = SceneDescription()
      description.container = Extent(width: 320, height: 568)
      description.items = .same(5)
      return solve(model, in: try description.scene(for: model)).issues.isEmpty
    }
    #expect(sound.count > 85, "\(sound.count)")
  }

  /// Writes files for `.ci/generated.py`, which compiles what they become in Swift.
  @Test(.enabled(if: programFolder != nil)) func writesFilesForGeneratedSwift() throws {
    let folder = URL(fileURLWithPath: try #require(Self.programFolder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for seed in UInt64(1)...200 {
      let text = RandomProgram(seed: seed).text()
        .replacingOccurrences(of: "layout Random(", with: "layout Random\(seed)(")
      let file = folder.appendingPathComponent("random-\(seed).layout")
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  nonisolated static var programFolder: String? {
    ProcessInfo.processInfo.environment["LAYOUT_WRITE_PROGRAMS"]
  }

  /// Everything of a frame but the element that it comes from.
  private func keys(_ solved: SolvedLayout) -> [String] {
    solved.allElements.map { element in
      let frame = element.frame
      return "\(element.category) \(element.elementKind) \(element.section ?? -1) \(element.item) "
        + "\(frame.x) \(frame.y) \(frame.width) \(frame.height) \(element.zIndex)"
    }.sorted()
  }
}
