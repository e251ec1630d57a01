/// A model, the objects made from it, and the model made from those give the same frames.

import Foundation
import LayoutCompiler
import LayoutCore
import LayoutJSON
import LayoutObjects
import LayoutTestSupport
import Testing

@MainActor @Suite struct RoundTripTests {
  nonisolated static let samples = Repository.files(below: "samples", suffix: ".layout")
  nonisolated static let corpus = Repository.files(below: "Tests/Cases/corpus", suffix: ".layout")
  nonisolated static let records = Repository.files(below: "Tests/Cases/uikit", suffix: ".layout")
  nonisolated static let language = [
    "adapts", "carousel", "custom-group", "horizontal", "lists", "mosaic", "museum",
    "supplementaries", "windows",
  ].map { "Tests/Cases/language/\($0).layout" }
  nonisolated static let widths = [320.0, 390, 1024]

  @Test func thereAreLayouts() {
    #expect(Self.samples.count == 35 && Self.corpus.count == 110 && Self.records.count == 183)
  }

  @Test(arguments: samples + corpus + records + language) func framesAreTheModels(path: String)
    throws
  {
    for model in try models(path) {
      for width in Self.widths {
        var description = SceneDescription()
        description.container = Extent(width: width, height: 844)
        description.safeArea = EdgeDistances(top: 54, leading: 7, bottom: 34, trailing: 3)
        description.layoutMargins = EdgeDistances(leading: 20, trailing: 20)
        description = description.withSampleInputs(for: model)
        expectSameFrames(model, in: try description.scene(for: model), "at \(width)")
        description.isRightToLeft = true
        expectSameFrames(model, in: try description.scene(for: model), "mirrored at \(width)")
      }
    }
  }

  @Test(arguments: records) func framesAreTheModelsInRecordedScenes(path: String) throws {
    let record = try JSONSerialization.jsonObject(
      with: Data(Repository.bytes(path.dropLast(".layout".count) + ".json")))
    let scene = (record as? [String: Any])?["scene"]
    let description = try readScene(
      [UInt8](JSONSerialization.data(withJSONObject: #require(scene))))
    for model in try models(path) {
      var scene = try description.scene(for: model)
      expectSameFrames(model, in: scene, "as recorded")
      for index in scene.sections.indices { scene.sections[index].proposedScroll = 130 }
      expectSameFrames(model, in: scene, "scrolled")
    }
  }

  @Test(arguments: UInt64(1)...60) func framesOfRandomLayoutsAreTheModels(seed: UInt64) throws {
    let text = RandomLayout(seed: seed, withEstimates: true).text()
    for model in CompiledText(text).compilation.models {
      var description = SceneDescription()
      description.container = Extent(width: 375, height: 667)
      description.items = .same(11)
      description.measured = MeasuredDescription(cells: [
        MeasuredCell(section: nil, item: 2, size: MeasuredSize(single: 61)),
        MeasuredCell(section: 0, item: 7, size: MeasuredSize(width: 90, height: 33)),
      ])
      expectSameFrames(model, in: try description.scene(for: model), "seed \(seed)\n\(text)")
    }
  }

  private func models(_ path: String) throws -> [LayoutModel] {
    let compiled = try CompiledText(file: path)
    #expect(!compiled.compilation.hasErrors)
    return compiled.compilation.models.map { $0.withoutRowHeights }
  }

  private func expectSameFrames(_ model: LayoutModel, in scene: Scene, _ where: String) {
    var inputs = ObjectInputs(
      servingSection: { scene.sections[$0].modelIndex },
      itemCount: { scene.sections[$0].itemCount })
    inputs.bindings = scene.inputs.map { $0.map { InputBinding($0) } }
    let layout = ModelToObjects(model, inputs: inputs)
      .layout(in: SectionEnvironment(of: model, in: scene))
    let differences = differences(
      solve(model, in: scene), layout.frames(in: scene.asData(of: model)))
    #expect(differences.isEmpty, "\(`where`): \(differences.joined(separator: "\n"))")
  }
}
