/// Sections without an end go back to the middle of their three copies.

import LayoutCompiler
import LayoutCore
import LayoutObjects
import LayoutRuntime
import LayoutTestSupport
import Testing

@MainActor @Suite struct InfiniteTests {
  /// What an infinite section scrolls to when it has come to rest at an offset, as `item position`.
  private func scrolls(
    _ text: String, items: Int = 5, to offset: Double
  ) throws -> [String] {
    let model = try #require(CompiledText(text).compilation.models.first)
    var found: [String] = []
    var inputs = ObjectInputs(for: model)
    inputs.itemCount = { _ in items }
    inputs.scroll = { indexPath, position in
      let side =
        position == .left ? "left" : position == .centeredHorizontally ? "centre" : "elsewhere"
      found.append("\(indexPath.section).\(indexPath.item) \(side)")
    }
    let scene = Scene(
      container: Extent(width: 300, height: 400), scale: 2,
      sections: [SceneSection(modelIndex: 0, itemCount: 3 * items, proposedScroll: offset)])
    _ = ModelToObjects(model, inputs: inputs)
      .layout(in: SectionEnvironment(of: model, in: scene)).frames(in: scene)
    return found
  }

  nonisolated static let pages =
    "section infinite scroll: paging < group horizontal height: 50 < item > >"
  nonisolated static let cards = """
    section infinite scroll: groupPagingCentered <
        group horizontal width: 200 height: 50 < item > onScroll < scale: 0.5 >
    >
    """
  nonisolated static let inset = """
    section infinite scroll: groupPaging <
        group horizontal width: 200 height: 50 insets: 10 < item insets: 5 >
    >
    """

  nonisolated static let rests: [(text: String, offset: Double, scrolls: [String])] = [
    // Five pages of 300 points a copy: the middle one begins at 1500.
    (pages, 0.0, ["0.5 left"]), (pages, 1200, ["0.9 left"]), (pages, 1500, []),
    (pages, 2700, []), (pages, 3000, ["0.5 left"]), (pages, 4200, ["0.9 left"]),
    // Five cards of 200 points: the middle copy begins at 1000, its first card rests at 950.
    (cards, 750, ["0.9 centre"]), (cards, 950, []), (cards, 1750, []),
    (cards, 1950, ["0.5 centre"]),
    (inset, 800, ["0.9 left"]), (inset, 1000, []), (inset, 2000, ["0.5 left"]),
  ]

  @Test(arguments: rests)
  func outerCopiesAreLeft(text: String, offset: Double, scrolls: [String]) throws {
    #expect(try self.scrolls(text, to: offset) == scrolls)
  }

  @Test func withoutItemsNothingScrolls() throws {
    #expect(try scrolls(Self.pages, items: 0, to: 0) == [])
  }

  @Test func itsStatementsAreCarriedOutAsWell() throws {
    let layout = try library(Self.cards).layout(named: "Test", numberOfItems: { _ in 2 })
    let frames = layout.frames(
      in: LayoutScene(size: CGSize(width: 300, height: 400), numberOfItems: [6]))
    #expect(frames.elements.count == 6)
    // The first card rests in the middle, at half its size.
    #expect(
      frames.elements[0].appearance?.frame == CGRect(x: 100, y: 12.5, width: 100, height: 25))
  }

  @Test(arguments: [(0, 5, 0), (4, 5, 4), (5, 5, 0), (14, 5, 4), (3, 0, 3), (3, 1, 0)])
  func originalIndicesAreThoseOfTheData(item: Int, count: Int, original: Int) {
    let indexPath = IndexPath(item: item, section: 2)
    #expect(LayoutLibrary.originalIndex(for: indexPath, numberOfItems: count) == original)
  }
}
