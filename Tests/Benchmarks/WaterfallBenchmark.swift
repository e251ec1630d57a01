/// Frames of a waterfall, next to a plain loop that fills the same columns; and the visible part.

import LayoutCore

/// Two columns; the height of each item is `width / aspectRatio(index) + 60`.
private func pictures() -> LayoutModel {
  var model = LayoutModel(id: ElementID(rawValue: 0), name: "Pictures")
  let ratio = model.expressions.append(
    .apply(ParameterID(rawValue: 0), model.expressions.append(.input(.index))))
  let width = model.expressions.append(.input(.columnWidth))
  let picture = model.expressions.append(.binary(.divide, width, ratio))
  let caption = model.expressions.append(.integer(60))
  let height = model.expressions.append(.binary(.add, picture, caption))
  var item = Item(id: ElementID(rawValue: 3))
  item.size.height = .always(Dimension(.absolute, .expression(height)))
  let waterfall = Waterfall(
    columns: .constant(2), spacing: .constant(8), rowSpacing: .constant(8),
    item: [.element(item)])
  let group = Group(id: ElementID(rawValue: 2), arrangement: .waterfall(waterfall))
  model.sections = [
    Section(
      id: ElementID(rawValue: 1), name: "main",
      content: .compositional(CompositionalSection(group: [.element(group)])))
  ]
  model.parameters = [Parameter(name: "aspectRatio", type: .numberFunction)]
  return model
}

func benchmarkWaterfalls() {
  let model = pictures()
  let ratios = (0..<97).map { 0.5 + Double($0 * 31 % 97) / 64 }
  for count in [1_000, 100_000] {
    let scene = Scene(
      container: Extent(width: 393, height: 852), scale: 3,
      sections: [SceneSection(modelIndex: 0, itemCount: count)], inputs: [.values(ratios)])
    solvePictures(model, scene, ratios, count)
    queryPictures(model, scene, count)
  }
}

private func solvePictures(
  _ model: LayoutModel, _ scene: Scene, _ ratios: [Double], _ count: Int
) {
  let times = max(1, 100_000 / count)
  let solving = shortest(times: times) { Int(solve(model, in: scene).contentSize.height) }
  let filling = shortest(times: times) {
    var heights = [0.0, 0.0]
    var frames: [Rect] = []
    for index in 0..<count {
      let column = heights[1] < heights[0] ? 1 : 0
      let height = 192.5 / ratios[index % ratios.count] + 60
      frames.append(
        Rect(x: Double(column) * 200.5, y: heights[column], width: 192.5, height: height))
      heights[column] += height + 8
    }
    return Int(frames[count - 1].y)
  }
  row(
    "waterfall of \(count)", "\(short(solving * 1e9 / Double(count))) ns a frame", "<= 500 ns",
    "a plain loop: \(short(filling * 1e9 / Double(count))) ns", solving / filling)
}

private func queryPictures(_ model: LayoutModel, _ scene: Scene, _ count: Int) {
  let solved = solve(model, in: scene)
  let rect = Rect(x: 0, y: solved.contentSize.height / 2, width: 393, height: 852)
  var met = 0
  let query = shortest(times: 1_000) {
    met = 0
    solved.forEachElement(in: rect) { _ in met += 1 }
    return met
  }
  let whole = shortest(times: max(1, 100_000 / count)) {
    var found = 0
    solved.forEachElement { found += $0.frame.intersects(rect) ? 1 : 0 }
    return found
  }
  row(
    "visible part of it", "\(short(query * 1e6)) us for \(met) cells", "the same",
    "all cells: \(short(whole * 1e6)) us", query / whole)
}
