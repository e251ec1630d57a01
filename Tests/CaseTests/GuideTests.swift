/// Holds guides against the frames that they lie behind, in samples and records.

import LayoutCLI
import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON
import LayoutPreview
import LayoutSyntax
import LayoutTestSupport
import Testing

@Suite struct GuideTests {
  private static let everything = Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  @Test(arguments: SampledScene.paths) func aPartIsThatOfTheWhole(path: String) throws {
    for sampled in try SampledScene.all(of: path) {
      let solved = solve(sampled.model, in: sampled.scene, tellsGuides: true)
      let whole = solved.guides(in: Self.everything)
      for rect in [
        Rect(origin: sampled.scene.offset, extent: sampled.scene.container),
        Rect(x: 100, y: 333.5, width: 50, height: 50), Rect(x: -40, y: 900, width: 3000, height: 1),
      ] {
        let part = solved.guides(in: rect)
        #expect(part == whole.filter { $0.frame.intersects(rect) }, "\(sampled.name), \(rect)")
      }
    }
  }

  @Test(arguments: SampledScene.paths) func solvingWithThemGivesTheSameFrames(
    path: String
  ) throws {
    for sampled in try SampledScene.all(of: path) {
      let told = solve(sampled.model, in: sampled.scene, tellsGuides: true)
      let plain = solve(sampled.model, in: sampled.scene)
      #expect(told.allElements == plain.allElements, "\(sampled.name)")
      #expect(plain.guides(in: Self.everything).allSatisfy { $0.kind == .section })
    }
  }

  @Test(arguments: SampledScene.paths) func rightToLeftIsTheMirrorImage(path: String) throws {
    for sampled in try SampledScene.all(of: path) {
      guard sampled.model.scrollDirection == .vertical else { continue }
      var scene = sampled.scene
      scene.isRightToLeft = false
      let leftToRight = solve(sampled.model, in: scene, tellsGuides: true)
      scene.isRightToLeft = true
      let rightToLeft = solve(sampled.model, in: scene, tellsGuides: true)
      let width = scene.container.width
      guard leftToRight.contentSize.width == width else { continue }
      let left = leftToRight.guides(in: Self.everything)
      let right = rightToLeft.guides(in: Self.everything)
      #expect(left.count == right.count, "\(sampled.name)")
      for guide in left {
        let mirrored = Rect(
          x: width - guide.frame.x - guide.frame.width, y: guide.frame.y,
          width: guide.frame.width, height: guide.frame.height)
        #expect(
          right.contains {
            $0.kind == guide.kind && $0.source == guide.source && $0.depth == guide.depth
              && $0.frame.isNear(mirrored)
          }, "\(sampled.name): \(guide)")
      }
    }
  }

  /// Cells that are larger than their group, or stand in one that is cut short, are named here.
  @Test(arguments: SampledScene.paths) func cellsLieInTheirGroups(path: String) throws {
    guard !Self.larger.contains(where: { path.contains($0) }) else { return }
    for sampled in try SampledScene.all(of: path) {
      let solved = solve(sampled.model, in: sampled.scene, tellsGuides: true)
      let groups = solved.guides(in: Self.everything).filter { $0.kind == .group }
      solved.forEachElement { cell in
        guard cell.category == .cell, let section = cell.section,
          !solved.sections[section].isApproximate
        else { return }
        let own = groups.filter { $0.section == section && $0.depth == 0 }
        #expect(
          own.contains { $0.frame.holds(cell.frame) },
          "\(sampled.name): \(section).\(cell.item) \(cell.frame)")
      }
      for inner in groups where inner.depth > 0 {
        #expect(
          groups.contains {
            $0.section == inner.section && $0.depth == inner.depth - 1
              && $0.frame.holds(inner.frame)
          }, "\(sampled.name): \(inner)")
      }
    }
  }

  private static let larger = [
    "mac27-031-item-taller", "mac27-047-item-edge-spacing", "custom-group", "mac27-sized-08-row",
  ]

  @Test(arguments: SampledScene.paths) func whatIsKeptFreeHoldsNoCell(path: String) throws {
    guard !Self.covering.contains(where: { path.contains($0) }) else { return }
    for sampled in try SampledScene.all(of: path) {
      let solved = solve(sampled.model, in: sampled.scene, tellsGuides: true)
      let bands = solved.guides(in: Self.everything).filter {
        $0.kind == .inset || $0.kind == .spacing
      }
      solved.forEachElement { cell in
        guard cell.category == .cell else { return }
        for band in bands
        where band.frame.widened(by: -1 / sampled.scene.scale).intersects(cell.frame) {
          Issue.record("\(sampled.name): \(cell.item) \(cell.frame) covers \(band)")
          return
        }
      }
    }
  }

  /// The first group of a section that is full: its cells and what is kept free in it cover all of it once.
  @Test(arguments: [
    "Tests/Cases/reasons/row.layout", "Tests/Cases/reasons/nested.layout",
    "Tests/Cases/reasons/pieces.layout", "samples/gallery/grid.layout",
    "samples/gallery/inset-grid.layout", "samples/gallery/two-columns.layout",
    "samples/gallery/nested-groups.layout", "samples/patterns/mosaic.layout",
  ])
  func aGroupIsTiled(path: String) throws {
    for sampled in try SampledScene.all(of: path) {
      let solved = solve(sampled.model, in: sampled.scene, tellsGuides: true)
      let guides = solved.guides(in: Self.everything)
      let group = try #require(guides.first { $0.kind == .group && $0.depth == 0 })
      var covered = 0.0
      for guide in guides where guide.kind == .inset || guide.kind == .spacing {
        guard group.frame.holds(guide.frame), guide.section == 0 else { continue }
        covered += guide.frame.width * guide.frame.height
      }
      for cell in solved.allElements where cell.category == .cell && cell.section == 0 {
        guard group.frame.holds(cell.frame) else { continue }
        covered += cell.frame.width * cell.frame.height
      }
      // Lengths that are cut leave up to a pixel for each subitem.
      let whole = group.frame.width * group.frame.height
      let slack = 2 * (group.frame.width + group.frame.height)
      #expect(covered > whole - slack && covered < whole + slack, "\(sampled.name)")
    }
  }

  @Test(arguments: ReasonTests.cases) func reads(path: String) throws {
    let compiled = try CompiledText(file: path)
    let preview = try #require(compiled.compilation.previews.first, "\(compiled.rendered)")
    let model = compiled.compilation.models[0]
    let scene = try SceneDescription(preview).scene(for: model)
    var text = ""
    for guide in solve(model, in: scene, tellsGuides: true).guides(in: Self.everything) {
      let numbers = [guide.frame.x, guide.frame.y, guide.frame.width, guide.frame.height].map {
        ($0 * 100).rounded() / 100
      }
      let place = compiled.compilation.place(of: guide.source, inLayout: 0)
      let start = compiled.sources.position(of: Int(place.range.start), in: place.file)
      text +=
        "\(guide.section.map { "\($0) " } ?? "  ")\(guide.kind) "
        + (guide.kind == .group ? "\(guide.depth) " : "")
        + "\(start.line):\(start.column)  \(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])\n"
    }
    let name = path.dropFirst("Tests/Cases/".count).dropLast(".layout".count) + "-guides.txt"
    let difference = goldenDifference(text, String(name))
    #expect(difference == nil, "\(difference ?? "")")
  }

  private static let covering = ["mac27-047-item-edge-spacing", "mac27-061-custom-group"]
}

extension Rect {
  fileprivate func widened(by distance: Double) -> Rect {
    Rect(
      x: x - distance, y: y - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }

  /// Whether the other lies in it, but for a pixel.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.x > x - 0.51 && other.y > y - 0.51 && other.end(.horizontal) < end(.horizontal) + 0.51
      && other.end(.vertical) < end(.vertical) + 0.51
  }

  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}
