/// What is left of a file with errors is as safe to solve as a whole one.

import LayoutCompiler
import LayoutCore
import LayoutJSON
import LayoutPreview
import LayoutSyntax
import LayoutTestSupport
import Testing

@Suite struct SoundPartPropertyTests {
  /// Tokens are taken out one by one, of all files alike; what no error touches has finite frames, and the
  /// same as in the whole where the sections don't depend on each other.
  @Test func everySoundPartCanBeSolved() throws {
    var solvedCount = 0
    var partialCount = 0
    var position = 0
    for path in TokenEditTests.samples {
      let source = try Repository.bytes(path)
      let tokens = lex(source).tokens
      for index in tokens.indices {
        position += 1
        guard position % 11 == 0, index < tokens.count - 1 else { continue }
        let text = Array(
          source[..<Int(tokens[index].start)] + source[Int(tokens[index].end)...])
        let compilation = CompiledText(text, at: path).compilation
        guard let sound = compilation.soundPart else { continue }
        if compilation.hasErrors { partialCount += 1 }
        #expect(!sound.hasErrors)
        for (position, model) in sound.models.enumerated() {
          for description in scenes(of: sound, position, model) {
            var description = description.withSampleInputs(for: model)
            description.leaveOutProviders(unknownTo: model)
            let scene = try description.scene(for: model)
            expectFinite(solve(model, in: scene), "\(path) without the token \(index)")
            solvedCount += 1
          }
        }
      }
    }
    #expect(solvedCount > 500)
    #expect(partialCount > 100)
  }

  private func scenes(
    of compilation: Compilation, _ index: Int, _ model: LayoutModel
  ) -> [SceneDescription] {
    var plain = SceneDescription()
    plain.container = Extent(width: 393, height: 852)
    plain.items = .same(5)
    var scenes = [plain]
    for preview in compilation.previews where preview.layout == index {
      var description = SceneDescription(preview)
      description.container = description.container ?? plain.container
      scenes.append(description)
    }
    return scenes
  }

  private func expectFinite(_ solved: SolvedLayout, _ title: String) {
    var isFinite = true
    solved.forEachElement { element in
      let frame = element.frame
      if !(frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite) {
        isFinite = false
      }
    }
    #expect(isFinite, "\(title)")
  }
}
