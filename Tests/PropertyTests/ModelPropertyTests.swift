/// What must hold for frames of every model, whatever its numbers: they are finite, all ways to ask give
/// the same, and how `define`s were used changes nothing.

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct ModelPropertyTests {
  /// Every other model has numbers that make sense.
  private static func parts(_ seed: UInt64, with parts: RandomParts) -> RandomParts {
    seed % 2 == 0 ? parts : parts.union(.sound)
  }

  private static func scene(_ model: LayoutModel, seed: UInt64) -> Scene {
    var scene = Scene(
      container: Extent(width: 375, height: 667), scale: 3,
      uikit: seed % 5 == 0 ? .uikit14 : .uikit17, isRightToLeft: seed % 3 == 0,
      sections: model.sections.indices.map { SceneSection(modelIndex: $0, itemCount: 7) })
    scene.inputs = randomInputs(for: model, seed: seed)
    scene.providers = [
      ProvidedFrames(
        provider: "cell", frames: [Rect(x: 1e300, y: -3, width: -1, height: .nan), .zero]),
      ProvidedFrames(provider: "h", frames: []),
    ]
    return scene
  }

  @Test(arguments: 0..<8) func framesAreFiniteAndAgree(block: Int) {
    var shown = 0
    for seed in UInt64(block * 50)..<UInt64(block * 50 + 50) {
      let model = randomModel(seed: seed, parts: Self.parts(seed, with: .all))
      let solved = solve(model, in: Self.scene(model, seed: seed))
      var all: [FrameElement] = []
      solved.forEachElement { all.append($0) }
      if solved.issues.contains(where: { $0.kind.isError }) { #expect(all.isEmpty) }
      shown += all.isEmpty ? 0 : 1
      for element in all {
        let frame = element.frame
        #expect(
          [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite },
          "seed \(seed)")
        if element.category == .cell, let section = element.section {
          #expect(
            solved.cellFrame(section: section, item: element.item) == frame, "seed \(seed)")
        }
      }
      let rect = Rect(x: 100, y: 50, width: 100, height: 300)
      var met: [FrameElement] = []
      solved.forEachElement(in: rect) { met.append($0) }
      #expect(met == all.filter { $0.frame.intersects(rect) }, "seed \(seed)")
    }
    #expect(shown > 15, "few models have frames: \(shown)")
  }

  @Test(arguments: 0..<8) func piecesChangeNothing(block: Int) {
    for seed in UInt64(block * 50)..<UInt64(block * 50 + 50) {
      let model = randomModel(seed: seed, parts: Self.parts(seed, with: .all))
      let plain = randomModel(seed: seed, parts: Self.parts(seed, with: [.inputs, .data]))
      let scene = Self.scene(model, seed: seed)
      let kept = solve(model, in: scene)
      let expanded = solve(plain, in: scene)
      #expect(kept.issues.map { $0.kind } == expanded.issues.map { $0.kind }, "seed \(seed)")
      #expect(kept.contentSize == expanded.contentSize, "seed \(seed)")
      var frames: [[FrameElement]] = [[], []]
      kept.forEachElement { frames[0].append($0) }
      expanded.forEachElement { frames[1].append($0) }
      #expect(frames[0] == frames[1], "seed \(seed)")
    }
  }
}
