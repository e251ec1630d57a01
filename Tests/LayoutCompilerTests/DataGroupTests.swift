/// Groups and sections of the data, made with definitions: what arguments may be, and what is taken over.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct DataGroupTests {
  /// Items of a waterfall of two columns in 200 points, and the heights of three cells.
  static let items: [(String, [Double])] = [
    ("item height: width + 10 * index", [100, 110, 120]),
    ("tall(10 * (index + 1))", [10, 20, 30]),
    ("named(index)", [5, 6, 7]),
    ("chosen(true)", [100, 100, 100]),
    ("chosen(false)", [25, 25, 25]),
    ("item aspect: index + 1", [100, 50, 33]),
  ]

  @Test(arguments: items) func heightsOfWaterfalls(item: String, heights: [Double]) throws {
    let text = """
      define tall(height) < item height: height >
      define named(place) < let height = place + 5 item height: height >
      define chosen(isSquare) < if (isSquare) < item height: width > else < item 25 > >
      section < group waterfall columns: 2 < \(item) > >
      """
    let elements = try solved(text, items: 3).allElements
    #expect(elements.map { $0.frame.height } == heights)
  }

  @Test func takesOverWhatADefinitionSays() throws {
    let text = """
      define shelf(height) <
          section rest infinite scroll: groupPaging < group horizontal width: 50% height: height < item > >
      >
      section hero < group horizontal 10 < item > >
      section shelves = shelf(40)
      section still = shelf(50) rest: false infinite: false scroll: none
      """
    let model = try model(text)
    #expect(model.sections.map { $0.isRest } == [false, true, false])
    let isInfinite = model.sections.map { section -> Bool in
      guard case .compositional(let content) = section.content else { return false }
      return content.isInfinite
    }
    #expect(isInfinite == [false, true, false])
  }

  @Test func holdsDefinitionsToTheirUse() {
    let text = """
      define shelf() < section a infinite scroll: paging < group horizontal 44 < item > > >
      section still = shelf() scroll: continuous
      """
    let compiled = CompiledText(text)
    #expect(
      compiled.compilation.diagnostics.map { $0.code } == [.infiniteNeedsPaging],
      "\(compiled.rendered)")
  }

  private func model(_ text: String) throws -> LayoutModel {
    let compiled = CompiledText(text)
    return try #require(compiled.compilation.models.first, "\(compiled.rendered)")
  }

  private func solved(_ text: String, items: Int) throws -> SolvedLayout {
    let scene = Scene(
      container: Extent(width: 200, height: 480), scale: 1,
      sections: [SceneSection(modelIndex: 0, itemCount: items)])
    return solve(try model(text), in: scene)
  }
}
