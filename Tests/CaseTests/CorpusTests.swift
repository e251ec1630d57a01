/// Layouts that people wrote in public projects compile and evaluate.

import LayoutCompiler
import LayoutCore
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct CorpusTests {
  static let paths = Repository.files(below: "Tests/Cases/corpus", suffix: ".layout")

  @Test func thereIsACorpus() {
    #expect(Self.paths.count == 110)
  }

  @Test(arguments: paths) func compilesAndEvaluatesAtFourWidths(path: String) throws {
    let compiled = CompiledText(try Repository.bytes(path), path: path)
    #expect(!compiled.compilation.hasErrors, "\(compiled.rendered)")
    let model = try #require(compiled.compilation.models.first)
    for width in [320.0, 390, 744, 1366] {
      var description = SceneDescription()
      description.container = Extent(width: width, height: 844)
      let solved = solve(model, in: try description.scene(for: model))
      #expect(!solved.issues.contains { $0.kind.isError }, "\(solved.issues) at \(width)")
      let cells = solved.allElements.filter { $0.category == .cell }
      let isLaidOut = cells.count == 12 * model.sections.count
      #expect(isLaidOut || !solved.issues.isEmpty, "\(cells.count) cells at \(width)")
    }
  }
}
