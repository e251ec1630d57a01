/// What must hold for the frames of every layout: symmetry, stability, and that all ways to ask give
/// the same answer. Layouts are random, from seeds that are printed when something fails.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct FramePropertyTests {
  static let seeds = Array(UInt64(1)...60)

  @Test(arguments: seeds) func swappingTheAxesSwapsTheFrames(seed: UInt64) throws {
    let layout = RandomLayout(seed: seed)
    let upright = try solved(layout.text(), width: 375, height: 667, items: 11)
    let lying = try solved(layout.text(transposed: true), width: 667, height: 375, items: 11)
    let swapped = lying.map { element in
      var element = element
      let frame = element.frame
      element.frame = Rect(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
      return element
    }
    expectSame(upright, swapped, "seed \(seed)\n\(layout.text())")
  }

  @Test(arguments: seeds) func rightToLeftIsTheMirrorImage(seed: UInt64) throws {
    let text = RandomLayout(seed: seed).text()
    guard text.contains("scroll: vertical") else { return }
    let leftToRight = try solved(text, width: 375, height: 667, items: 11)
    let rightToLeft = try solved(text, width: 375, height: 667, items: 11, isRightToLeft: true)
    let mirrored = leftToRight.map { element in
      var element = element
      element.frame.x = 375 - element.frame.x - element.frame.width
      return element
    }
    expectSame(rightToLeft, mirrored, "seed \(seed)\n\(text)", slack: 1 / 3 + 1e-6)
  }

  @Test(arguments: seeds) func oneMoreItemMovesNoneBeforeIt(seed: UInt64) throws {
    let text = RandomLayout(seed: seed).text()
    for count in [0, 1, 2, 3, 7, 12] {
      let fewer = try cells(of: text, items: count)
      let more = try cells(of: text, items: count + 1)
      let kept = more.filter { $0.item < count && $0.section == 0 }
      expectSame(
        kept, fewer.filter { $0.section == 0 }, "seed \(seed), \(count) items\n\(text)")
    }
  }

  @Test(arguments: seeds) func aFrameByIndexIsThatOfTheWholeList(seed: UInt64) throws {
    let text = RandomLayout(seed: seed, withEstimates: true).text()
    let layout = try solve(text, width: 375, height: 667, items: 13, measured: true)
    var count = 0
    layout.forEachElement { element in
      guard element.category == .cell, let section = element.section else { return }
      count += 1
      #expect(
        layout.cellFrame(section: section, item: element.item) == element.frame, "seed \(seed)")
    }
    #expect(count == layout.cellCount, "seed \(seed)")
    #expect(layout.cellFrame(section: 0, item: 13) == nil)
    #expect(layout.cellFrame(section: 99, item: 0) == nil)
    #expect(layout.cellFrame(section: 0, item: -1) == nil)
  }

  @Test(arguments: seeds) func theVisiblePartIsThatOfTheWholeList(seed: UInt64) throws {
    let text = RandomLayout(seed: seed, withEstimates: true).text()
    let layout = try solve(text, width: 375, height: 667, items: 40, measured: true)
    for rect in [
      Rect(x: 0, y: 0, width: 375, height: 667), Rect(x: 100, y: 333.5, width: 50, height: 50),
      Rect(x: -500, y: 900, width: 3000, height: 1),
    ] {
      var expected: [FrameElement] = []
      layout.forEachElement { if $0.frame.intersects(rect) { expected.append($0) } }
      var found: [FrameElement] = []
      layout.forEachElement(in: rect) { found.append($0) }
      expectSame(found, expected, "seed \(seed), \(rect)\n\(text)")
    }
  }

  // MARK: - Helpers

  private func solve(
    _ text: String, width: Double, height: Double, items: Int, isRightToLeft: Bool = false,
    measured: Bool = false
  ) throws -> SolvedLayout {
    let bytes = Array(text.utf8)
    var map = SourceMap()
    let file = map.add(path: "random.layout", bytes: bytes)
    let compilation = compile(bytes, file: file, defaultLayoutName: "Random")
    let model = try #require(
      compilation.models.first, "\(compilation.diagnostics.map { $0.message })\n\(text)")
    let measuredCells = [0, 3, 4, 9].map {
      MeasuredCell(section: nil, item: $0, size: MeasuredSize(single: Double(20 + $0 * 7)))
    }
    return LayoutCore.solve(
      model,
      in: Scene(
        container: Extent(width: width, height: height), scale: 3, isRightToLeft: isRightToLeft,
        sections: model.sections.indices.map { SceneSection(modelIndex: $0, itemCount: items) },
        measuredCells: measured ? measuredCells : []))
  }

  private func solved(
    _ text: String, width: Double, height: Double, items: Int, isRightToLeft: Bool = false
  ) throws -> [FrameElement] {
    var elements: [FrameElement] = []
    try solve(
      text, width: width, height: height, items: items, isRightToLeft: isRightToLeft
    ).forEachElement { elements.append($0) }
    return elements
  }

  private func cells(of text: String, items: Int) throws -> [FrameElement] {
    try solved(text, width: 375, height: 667, items: items).filter { $0.category == .cell }
  }

  private func expectSame(
    _ left: [FrameElement], _ right: [FrameElement], _ context: String, slack: Double = 1e-6
  ) {
    let first = left.sorted(by: Self.precedes)
    let second = right.sorted(by: Self.precedes)
    #expect(first.count == second.count, "\(context)")
    for (a, b) in zip(first, second) {
      let isSame =
        a.category == b.category && a.elementKind == b.elementKind && a.section == b.section
        && a.item == b.item && abs(a.frame.x - b.frame.x) <= slack
        && abs(a.frame.y - b.frame.y) <= slack && abs(a.frame.width - b.frame.width) <= slack
        && abs(a.frame.height - b.frame.height) <= slack && a.zIndex == b.zIndex
      guard !isSame else { continue }
      Issue.record("\(a)\n\(b)\n\(context)")
      return
    }
  }

  private static func precedes(_ a: FrameElement, _ b: FrameElement) -> Bool {
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    if a.elementKind != b.elementKind { return a.elementKind < b.elementKind }
    if a.section != b.section { return (a.section ?? -1) < (b.section ?? -1) }
    return a.item < b.item
  }
}
