/// One file shows one input at every stage: diagnostics, program, frames.

import LayoutCompiler
import LayoutCore
import LayoutEmit
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct LanguageCaseTests {
  static let paths = Repository.files(below: "Tests/Cases/language", suffix: ".layout")

  @Test(arguments: paths) func givesWhatIsRecordedAtEveryStage(path: String) throws {
    let source = try Repository.bytes(path)
    let name = String(path.split(separator: "/").last ?? "")
    let compiled = CompiledText(source, path: name)
    var text = "== source\n" + String(decoding: source, as: UTF8.self)
    text += "\n== diagnostics\n" + compiled.rendered
    let models = compiled.compilation.models
    if !models.isEmpty {
      let program = writeProgram(models)
      text += "\n== program\n" + String(decoding: program, as: UTF8.self)
      #expect(try writeProgram(readProgram(program)) == program)
    }
    for (index, model) in models.enumerated() {
      var description = SceneDescription()
      description.container = Extent(width: 320, height: 480)
      description.items = .same(5)
      let scene = try description.scene(for: model)
      let solved = solve(model, in: scene)
      let issues = solved.issues.map { compiled.compilation.diagnostic(for: $0, inLayout: index) }
      text += "\n== frames\n" + compiled.render(issues)
      let document = FramesDocument(solved, layout: model.name, container: scene.container)
      text += String(decoding: writeTable(document), as: UTF8.self)
      expectSameFromProgram(models, index, scene, document)
    }
    let expected = String(path.dropLast(".layout".count).dropFirst("Tests/Cases/".count)) + ".txt"
    let difference = goldenDifference(text, expected)
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// The program read back gives the same frames.
  private func expectSameFromProgram(
    _ models: [LayoutModel], _ index: Int, _ scene: Scene, _ document: FramesDocument
  ) {
    guard let model = (try? readProgram(writeProgram(models)))?[index] else {
      Issue.record("the program can't be read back")
      return
    }
    let again = FramesDocument(
      solve(model, in: scene), layout: model.name, container: scene.container)
    #expect(writeFrames(again) == writeFrames(document))
  }
}
