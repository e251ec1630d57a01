/// One file shows one input at every stage: diagnostics, program, frames.

import LayoutCLI
import LayoutCompiler
import LayoutCore
import LayoutEmit
import LayoutJSON
import LayoutPreview
import LayoutSyntax
import LayoutTestSupport
import Testing

@testable import LayoutCLI

@Suite struct LanguageCaseTests {
  static let paths = Repository.files(below: "Tests/Cases/language", suffix: ".layout")

  @Test(arguments: paths) func givesWhatIsRecordedAtEveryStage(path: String) throws {
    let source = try Repository.bytes(path)
    let compiled = try CompiledText(file: path)
    var text = "== source\n" + String(decoding: source, as: UTF8.self)
    text += "\n== tree\n" + tree(of: source)
    text += "\n== diagnostics\n" + compiled.rendered
    let models = compiled.compilation.models
    if !models.isEmpty {
      let program = writeProgram(models)
      text += "\n== program\n" + String(decoding: program, as: UTF8.self)
      #expect(try writeProgram(readProgram(program)) == program)
    }
    for (index, model) in models.enumerated() {
      for (title, scene) in try scenes(of: model, at: index, compiled.compilation) {
        let solved = solve(model, in: scene)
        let issues = solved.issues.map {
          compiled.compilation.diagnostic(for: $0, inLayout: index)
        }
        text += "\n== frames\(title)\n" + compiled.render(issues)
        let document = FramesDocument(solved, layout: model.name, container: scene.container)
        text += String(decoding: writeTable(document), as: UTF8.self)
        expectSameFromProgram(models, index, scene, document)
      }
    }
    if !models.isEmpty {
      let name = String(path.split(separator: "/").last ?? "")
      text += "\n== swift\n" + emitSwift(models, from: name).text
    }
    let expected = String(path.dropLast(".layout".count).dropFirst("Tests/Cases/".count)) + ".txt"
    let difference = goldenDifference(text, expected)
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// Five items in each section of 320 × 480 points, or the scenes of the file's previews.
  private func scenes(
    of model: LayoutModel, at index: Int, _ compilation: Compilation
  ) throws -> [(title: String, scene: Scene)] {
    let previews = compilation.previews.filter { $0.layout == index }
    guard previews.isEmpty else {
      return try previews.map { preview in
        let description = SceneDescription(preview).withSampleInputs(for: model)
        return (" of the preview " + preview.name, try description.scene(for: model))
      }
    }
    var description = SceneDescription()
    description.container = Extent(width: 320, height: 480)
    description.items = .same(5)
    return [("", try description.withSampleInputs(for: model).scene(for: model))]
  }

  /// Every node but those of expressions, with the text of those that hold no other.
  private func tree(of source: [UInt8]) -> String {
    var text = ""
    func append(_ node: SyntaxNode, _ depth: Int) {
      let children = node.children.filter { !$0.kind.isExpression || $0.kind == .arguments }
      text += String(repeating: "  ", count: depth) + String(describing: node.kind.name)
      if children.isEmpty {
        let range = Int(node.range.start)..<Int(node.range.end)
        let words = String(decoding: source[range], as: UTF8.self)
          .split(whereSeparator: { $0.isWhitespace })
        text += " " + words.joined(separator: " ")
      }
      text += "\n"
      for child in children { append(child, depth + 1) }
    }
    append(parse(source).tree.root, 0)
    return text
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
