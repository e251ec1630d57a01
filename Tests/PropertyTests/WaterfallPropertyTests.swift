/// Waterfalls and groups of all items, made up at random: the columns are those of a plain loop, and
/// what holds for every layout holds for them.

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct WaterfallPropertyTests {
  static let seeds = Array(UInt64(1)...80)

  @Test(arguments: seeds) func columnsAreThoseOfAPlainLoop(seed: UInt64) {
    let random = RandomWaterfall(seed: seed)
    let solved = solve(random.model, in: random.scene())
    #expect(solved.issues == [], "seed \(seed)")
    #expect(solved.cells == random.frames(), "seed \(seed)")
  }

  @Test(arguments: seeds) func oneMoreItemMovesNoneBeforeIt(seed: UInt64) {
    let random = RandomWaterfall(seed: seed)
    for count in [0, 1, 5, 30] {
      let fewer = solve(random.model, in: random.scene(items: count)).cells
      let more = solve(random.model, in: random.scene(items: count + 1)).cells
      #expect(fewer.count == count && Array(more.prefix(count)) == fewer, "seed \(seed)")
    }
  }

  @Test(arguments: seeds) func rightToLeftIsTheMirrorImage(seed: UInt64) {
    let random = RandomWaterfall(seed: seed)
    var scene = random.scene()
    scene.isRightToLeft = true
    let mirrored = random.frames().map { frame in
      [scene.container.width - frame[0] - frame[2], frame[1], frame[2], frame[3]]
    }
    #expect(solve(random.model, in: scene).cells == mirrored, "seed \(seed)")
  }

  @Test(arguments: seeds) func aPartIsThatOfTheWhole(seed: UInt64) {
    let random = RandomWaterfall(seed: seed)
    let solved = solve(random.model, in: random.scene(items: 400))
    var all: [FrameElement] = []
    solved.forEachElement { all.append($0) }
    #expect(all.count == 400)
    for step in 0..<12 {
      let rect = Rect(x: Double(step * 20), y: Double(step * 613), width: 70, height: 300)
      var met: [FrameElement] = []
      solved.forEachElement(in: rect) { met.append($0) }
      #expect(met == all.filter { $0.frame.intersects(rect) }, "seed \(seed)")
    }
    for element in all {
      #expect(solved.cellFrame(section: 0, item: element.item) == element.frame, "seed \(seed)")
    }
  }
}

extension SolvedLayout {
  fileprivate var cells: [[Double]] {
    var cells: [[Double]] = []
    forEachElement { cells.append([$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height]) }
    return cells
  }
}

/// A waterfall with reasonable numbers, in a reasonable scene.
private struct RandomWaterfall {
  let width: Double
  let scale: Double
  let uikit: UIKitGeneration
  let items: Int
  let columns: Int
  let spacing: Double
  let rowSpacing: Double
  let insets: EdgeDistances
  let sectionInsets: EdgeDistances
  let itemInsets: EdgeDistances
  let ratios: [Double]
  let kind: DimensionKind

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func length(_ limit: Int) -> Double { Double(Int.random(in: 0...limit, using: &random)) / 2 }
    func distances() -> EdgeDistances {
      EdgeDistances(top: length(20), leading: length(20), bottom: length(20), trailing: length(20))
    }
    width = Double(Int.random(in: 200...900, using: &random))
    scale = [1, 2, 3][Int.random(in: 0..<3, using: &random)]
    uikit = Int.random(in: 0..<5, using: &random) == 0 ? .uikit14 : .uikit17
    items = Int.random(in: 0...90, using: &random)
    columns = Int.random(in: 1...6, using: &random)
    spacing = length(30)
    rowSpacing = length(30)
    insets = distances()
    sectionInsets = distances()
    itemInsets = distances()
    ratios = (0..<13).map { _ in 0.3 + Double.random(in: 0...2, using: &random) }
    kind = [.absolute, .fractionalWidth, .fractionalHeight][Int.random(in: 0..<3, using: &random)]
  }

  /// A height is `width / ratio(index) + index`, the column divided by the ratio, or a twentieth of the
  /// view divided by it.
  var model: LayoutModel {
    var pool = ExpressionPool()
    let index = pool.append(.input(.index))
    let ratio = pool.append(.apply(ParameterID(rawValue: 0), index))
    let height: ExpressionID
    switch kind {
    case .absolute:
      let picture = pool.append(
        .binary(.divide, pool.append(.input(.columnWidth)), ratio))
      height = pool.append(.binary(.add, picture, index))
    case .fractionalWidth:
      height = pool.append(.binary(.divide, pool.append(.integer(1)), ratio))
    default:
      height = pool.append(.binary(.divide, pool.append(.number(0.05)), ratio))
    }
    var item = Item(id: ElementID(rawValue: 3), contentInsets: Self.scalars(itemInsets))
    item.size.height = .always(Dimension(kind, .expression(height)))
    let group = Group(
      id: ElementID(rawValue: 2),
      arrangement: .waterfall(
        Waterfall(
          columns: .constant(Double(columns)), spacing: .constant(spacing),
          rowSpacing: .constant(rowSpacing), item: [.element(item)])),
      contentInsets: Self.scalars(insets))
    var model = layout(
      expressions: pool, [section(group, insets: Self.scalars(sectionInsets))])
    model.parameters = [Parameter(name: "ratio", type: .numberFunction)]
    return model
  }

  private static func scalars(_ distances: EdgeDistances) -> Insets {
    LayoutTestSupport.insets(
      top: distances.top, leading: distances.leading, bottom: distances.bottom,
      trailing: distances.trailing)
  }

  func scene(items count: Int? = nil) -> Scene {
    var scene = LayoutTestSupport.scene(
      model, items: [count ?? items], width: width, scale: scale, uikit: uikit)
    scene.inputs = [.values(ratios)]
    return scene
  }

  // MARK: - The plain loop

  private func cut(_ value: Double) -> Double {
    uikit == .uikit14 ? value : (value * scale + 1e-4).rounded(.down) / scale
  }

  private func nearest(_ value: Double) -> Double { (value * scale).rounded() / scale }

  func frames() -> [[Double]] {
    let outer = cut(width - (sectionInsets.leading + sectionInsets.trailing))
    let inner = outer - (insets.leading + insets.trailing)
    let column = max(cut((inner - spacing * Double(columns - 1)) / Double(columns)), 0)
    var heights = [Double](repeating: 0, count: columns)
    return (0..<items).map { index in
      let ratio = ratios[index % ratios.count]
      let height: Double
      switch kind {
      case .absolute: height = column / ratio + Double(index)
      case .fractionalWidth: height = cut(1 / ratio * column)
      default: height = cut(0.05 / ratio * 480)
      }
      var shortest = 0
      for other in 1..<columns + 1 where other < columns && heights[other] < heights[shortest] {
        shortest = other
      }
      let x = insets.leading + Double(shortest) * (column + spacing) + itemInsets.leading
      let y = insets.top + heights[shortest] + itemInsets.top
      heights[shortest] += height + rowSpacing
      let size = [
        abs(column - (itemInsets.leading + itemInsets.trailing)),
        abs(height - (itemInsets.top + itemInsets.bottom)),
      ]
      return [nearest(x + sectionInsets.leading), nearest(y + sectionInsets.top)]
        + (uikit == .uikit14 ? size.map { nearest($0) } : size)
    }
  }
}
