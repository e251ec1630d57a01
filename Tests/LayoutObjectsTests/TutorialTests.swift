/// Layouts written by hand give the frames of the samples that say the same.

import LayoutCompiler
import LayoutCore
import LayoutJSON
import LayoutObjects
import LayoutTestSupport
import Testing

@MainActor @Suite struct TutorialTests {
  typealias Tutorial = @MainActor () -> UICollectionViewCompositionalLayout
  static let tutorials: [(sample: String, layout: Tutorial)] = [
    ("plain-list", TutorialLayouts.plainList), ("museum", TutorialLayouts.museum),
    ("home", TutorialLayouts.home), ("cards-and-rows", TutorialLayouts.cardsAndRows),
    ("paging-carousel", TutorialLayouts.pagingCarousel), ("pinterest", TutorialLayouts.pinterest),
    ("infinite-banner", TutorialLayouts.infiniteBanner),
  ]

  @Test(arguments: [320.0, 390, 1024]) func framesAreTheSamples(width: Double) throws {
    let files = Repository.files(below: "samples/tutorials", suffix: ".layout")
    #expect(files.count == Self.tutorials.count)
    for (sample, layout) in Self.tutorials {
      let path = "samples/tutorials/\(sample).layout"
      let compiled = CompiledText(try Repository.bytes(path), path: path)
      let model = try #require(compiled.compilation.models.first)
      var description = SceneDescription()
      description.container = Extent(width: width, height: 844)
      description.safeArea = EdgeDistances(top: 54, bottom: 34)
      description = description.withSampleInputs(for: model)
      for scroll in [0.0, 200] {
        var scene = try description.scene(for: model)
        for index in scene.sections.indices { scene.sections[index].proposedScroll = scroll }
        let differences = differences(
          solve(model, in: scene), layout().frames(in: scene.asData(of: model)))
        #expect(differences.isEmpty, "\(sample): \(differences.joined(separator: "\n"))")
      }
    }
  }
}
