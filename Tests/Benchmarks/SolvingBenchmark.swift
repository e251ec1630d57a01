/// Frames of a three-column grid, next to writing the same number of bytes; and the visible part.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics

private let grid = """
  section main spacing: 4 <
      group horizontal height: fractionalWidth(0.33) spacing: 4 < item fractional(1/3) >
  >
  """

func benchmarkSolving() {
  var map = SourceMap()
  let bytes = Array(grid.utf8)
  let file = map.add(path: "grid.layout", bytes: bytes)
  guard let model = compile(bytes, file: file, defaultLayoutName: "Grid").models.first else {
    print("the grid does not compile")
    return
  }
  for count in [1_000, 100_000, 10_000_000] {
    let scene = Scene(
      container: Extent(width: 393, height: 852), scale: 3,
      sections: [SceneSection(modelIndex: 0, itemCount: count)])
    writeFrames(model, scene, count)
    queryVisible(model, scene, count)
  }
}

private func writeFrames(_ model: LayoutModel, _ scene: Scene, _ count: Int) {
  let buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: 4 * count)
  defer { unsafe buffer.deallocate() }
  unsafe buffer.initialize(repeating: 0)
  let times = max(1, 1_000_000 / count)
  let solving = shortest(times: times) {
    unsafe solve(model, in: scene).writeCellFrames(into: buffer)
    return unsafe Int(buffer[4 * count - 1])
  }
  let writing = shortest(times: times) {
    for index in 0..<4 * count { unsafe buffer[index] = Double(index) }
    return unsafe Int(buffer[count])
  }
  row(
    "solve, write \(count) frames", "\(short(solving * 1e9 / Double(count))) ns a frame",
    "<= 10 ns", "write as many bytes: \(short(writing * 1e9 / Double(count))) ns",
    solving / writing)
}

private func queryVisible(_ model: LayoutModel, _ scene: Scene, _ count: Int) {
  let solved = solve(model, in: scene)
  let rect = Rect(x: 0, y: solved.contentSize.height / 2, width: 393, height: 852)
  var met = 0
  let query = shortest(times: 1_000) {
    met = 0
    solved.forEachElement(in: rect) { _ in met += 1 }
    return met
  }
  let solving = shortest(times: 1_000) { solve(model, in: scene).sections.count }
  row(
    "visible part of \(count)", "\(short(query * 1e6)) us for \(met) cells", "the same",
    "solve: \(short(solving * 1e6)) us", query / solving)
}
