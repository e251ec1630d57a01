/// Random layouts, told: what is said of an element is what its frame has, and guides are those of the
/// whole.

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct PlacementPropertyTests {
  /// Those whose sections don't read what others set, as no written layout does.
  static let seeds = Array(
    (UInt64(1)...600).filter { seed in
      model(seed: seed).locals.allSatisfy { $0.definition != nil }
    }.prefix(150))

  private static func model(seed: UInt64) -> LayoutModel {
    randomModel(seed: seed, parts: [.sound, .data, .inputs])
  }

  @Test(arguments: seeds) func placementsAreThoseOfTheFrames(seed: UInt64) {
    let model = Self.model(seed: seed)
    let scene = scene(for: model, seed: seed)
    let solved = solve(model, in: scene)
    for (index, element) in solved.allElements.prefix(400).enumerated() where index % 7 == 0 {
      guard let placement = solved.placement(of: element, model, in: scene) else {
        Issue.record("seed \(seed): nothing of \(element)")
        return
      }
      for axis in [Axis.horizontal, .vertical] {
        let told = placement[axis]
        #expect(told.length.value == element.frame.extent[axis], "seed \(seed): \(element)")
        #expect(told.isTold, "seed \(seed): \(told) of \(element)")
        guard axis == .vertical || placement.mirrorWidth == nil else { continue }
        #expect(told.origin == element.frame.origin[axis], "seed \(seed): \(element)")
      }
    }
  }

  @Test(arguments: seeds) func aPartOfTheGuidesIsThatOfTheWhole(seed: UInt64) {
    let model = Self.model(seed: seed)
    let scene = scene(for: model, seed: seed)
    let solved = solve(model, in: scene, tellsGuides: true)
    let whole = solved.guides(in: Rect(x: -1e8, y: -1e8, width: 4e8, height: 4e8))
    for rect in [
      Rect(origin: .zero, extent: scene.container), Rect(x: 100, y: 333.5, width: 50, height: 50),
      Rect(x: -500, y: 900, width: 3000, height: 1),
    ] {
      #expect(
        solved.guides(in: rect) == whole.filter { $0.frame.intersects(rect) }, "seed \(seed)")
    }
  }

  private func scene(for model: LayoutModel, seed: UInt64) -> Scene {
    Scene(
      container: Extent(width: 375, height: 667), scale: 3,
      uikit: seed % 5 == 0 ? .uikit14 : .uikit17,
      safeArea: EdgeDistances(top: 44, leading: 10, bottom: 34, trailing: 10),
      offset: Position(x: 0, y: Double(seed % 3) * 100), isRightToLeft: seed % 4 == 0,
      sections: model.sections.indices.map { SceneSection(modelIndex: $0, itemCount: 11) },
      measuredCells: [0, 3, 4, 9].map {
        MeasuredCell(section: nil, item: $0, size: MeasuredSize(single: Double(20 + $0 * 7)))
      }, inputs: randomInputs(for: model, seed: seed))
  }
}
