/// Values that a condition chooses: every type of value may depend on the environment.

import LayoutCompiler
import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct ConditionalValueTests {
  /// Attributes of an item in a row 44 points tall, and its frame where the condition holds and
  /// where it doesn't.
  static let items: [(String, Rect, Rect)] = [
    (
      "width: if (container.width > 300) 50% else 40", Rect(x: 0, y: 0, width: 160, height: 44),
      Rect(x: 0, y: 0, width: 40, height: 44)
    ),
    (
      "40 insets: if (container.width > 300) 4 else (2, 3)",
      Rect(x: 4, y: 4, width: 32, height: 36), Rect(x: 3, y: 2, width: 34, height: 40)
    ),
    (
      "40 edges: if (container.width > 300) (leading: 4) else (top: 1)",
      Rect(x: 4, y: 0, width: 40, height: 44), Rect(x: 0, y: 1, width: 40, height: 44)
    ),
    (
      "40 edges: if (container.width > 300) (leading: flexible(4)) else 5",
      Rect(x: 5.5, y: 0, width: 40, height: 44), Rect(x: 5, y: 5, width: 40, height: 44)
    ),
    (
      "40 aspect: if (container.width > 300) 2 else 4",
      Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: 0, y: 0, width: 40, height: 10)
    ),
  ]

  @Test(arguments: items) func ofItems(attributes: String, then: Rect, otherwise: Rect) throws {
    let text = "section < group horizontal 44 < item \(attributes) > >"
    #expect(try elements(text, width: 320).first?.frame == then)
    #expect(try elements(text, width: 300).first?.frame == otherwise)
  }

  @Test func ofBadgesAndHeaders() throws {
    let text = """
      section < group horizontal 44 < item 40 < badge "b" 10 at: topTrailing
        offset: if (container.width > 300) fractional(0.5, -0.5) else fractional(1, 2)
        itemOffset: if (container.width > 300) (1, -1) else (3, 4) > >
        header 20 offset: if (container.width > 300) (3, 4) else (1, 2) >
      """
    let found = try elements(text, width: 320).map { $0.frame }
    #expect(
      found == [
        Rect(x: 3, y: 0, width: 320, height: 20), Rect(x: 0, y: 16, width: 40, height: 44),
        Rect(x: 36, y: 10, width: 10, height: 10),
      ])
    let narrow = try elements(text, width: 300).map { $0.frame }
    #expect(
      narrow == [
        Rect(x: 1, y: 0, width: 300, height: 20), Rect(x: 0, y: 18, width: 40, height: 44),
        Rect(x: 43, y: 42, width: 10, height: 10),
      ])
  }

  /// A name compared with a value of the environment is that enumeration's, whatever constants there
  /// are.
  @Test(arguments: [
    "traits.idiom == phone", "phone == traits.idiom", "idiom == phone", "phone == idiom",
    "traits.idiom != pad",
  ])
  func comparesNames(condition: String) throws {
    let text = """
      let phone = 5
      let pad = 6
      let idiom = traits.idiom
      section < group horizontal 44 < item width: if (\(condition)) 1 else 2 > >
      """
    #expect(try elements(text, width: 320).first?.frame.width == 1)
  }

  private func elements(_ text: String, width: Double) throws -> [FrameElement] {
    let compiled = CompiledText(text)
    let model = try #require(compiled.compilation.models.first, "\(compiled.rendered)")
    var scene = Scene(
      container: Extent(width: width, height: 480), scale: 2,
      sections: [SceneSection(modelIndex: 0, itemCount: 1)])
    scene.traits.idiom = 1
    return solve(model, in: scene).allElements
  }
}
