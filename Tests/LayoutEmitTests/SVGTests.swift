/// Tests pictures: well-formed, the same every time, labels within their elements, colours that can be
/// read.

import Foundation
import LayoutCore
import Testing

@testable import LayoutEmit

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGTests {
  /// Rows of `perRow` cells, the header pinned, `count` cells.
  private func grid(
    count: Int, perRow: Int = 5, sideways: Bool = false, kind: String = BoundaryItem.headerKind
  ) -> LayoutModel {
    let share = Dimension(.fractionalWidth, .constant(1 / Double(perRow)))
    let full = Dimension(.fractionalWidth, .constant(1))
    let item = Item(
      id: ElementID(rawValue: 3),
      size: Size(width: .always(share), height: .always(Dimension(.absolute, .constant(60)))))
    let group = Group(
      id: ElementID(rawValue: 2),
      arrangement: .line(.horizontal, subitems: [.element(.item(item))]),
      size: Size(width: .always(full), height: .always(Dimension(.absolute, .constant(60)))))
    let header = BoundaryItem(
      id: ElementID(rawValue: 4), elementKind: .always(.literal(kind)),
      size: Size(width: .always(full), height: .always(Dimension(.estimated, .constant(44)))),
      alignment: .always(.top), pinToVisibleBounds: .always(true))
    var content = CompositionalSection(
      group: [.element(group)],
      decorationItems: [
        .element(
          DecorationItem(id: ElementID(rawValue: 5), elementKind: .always(.literal("back"))))
      ])
    if sideways { content.orthogonalScrollingBehavior = .always(.continuous) }
    return LayoutModel(
      id: ElementID(rawValue: 0), name: "Grid",
      sections: [
        Section(
          id: ElementID(rawValue: 1), name: "cells", content: .compositional(content),
          boundarySupplementaryItems: [.element(header)])
      ])
  }

  private func scene(_ count: Int, width: Double = 393, rtl: Bool = false) -> Scene {
    Scene(
      container: Extent(width: width, height: 852), scale: 3,
      safeArea: EdgeDistances(top: 59, bottom: 34), offset: Position(x: 0, y: -59),
      isRightToLeft: rtl, traits: Traits(idiom: 1),
      sections: [SceneSection(modelIndex: 0, itemCount: count)])
  }

  private func picture(
    _ model: LayoutModel, _ scene: Scene, _ options: PictureOptions = PictureOptions(),
    title: String? = nil
  ) -> String {
    let solved = solve(model, in: scene, tellsGuides: true)
    let picture = PictureScene(model: model, scene: scene, solved: solved, title: title)
    return String(decoding: writeSVG([picture], options), as: UTF8.self)
  }

  private func fault(_ text: String) -> String? {
    let parser = XMLParser(data: Data(text.utf8))
    return parser.parse() ? nil : "\(parser.lineNumber): \(String(describing: parser.parserError))"
  }

  @Test(arguments: [0, 1, 12, 400], [false, true]) func isWellFormed(count: Int, rtl: Bool) {
    for guides in [Set<GuideKind>(), [.inset, .spacing, .group]] {
      for sideways in [false, true] {
        let text = picture(
          grid(count: count, sideways: sideways), scene(count, rtl: rtl),
          PictureOptions(appearance: .automatic, guides: guides))
        #expect(fault(text) == nil)
        for word in ["<script", "href", "nan", "inf", "-0\""] { #expect(!text.contains(word)) }
        #expect(text.components(separatedBy: "http").count == 2)
      }
    }
  }

  @Test func wordsFromOutsideDoNoHarm() {
    let kind = "</title><script>&\"\u{1}\u{7}\u{FFFE}日本語のとても長い名前"
    let text = picture(
      grid(count: 3, kind: kind), scene(3), title: "A <device> & \u{1}\u{FFFF}\u{0}")
    #expect(fault(text) == nil)
    #expect(!text.contains("<script"))
    #expect(text.contains("Grid on A &lt;device&gt; &amp; \u{FFFD}\u{FFFD}\u{FFFD}</title>"))
  }

  @Test func theSameSceneGivesTheSameBytes() {
    let model = grid(count: 12)
    #expect(picture(model, scene(12)) == picture(model, scene(12)))
    #expect(identifier(picture(model, scene(12))) != identifier(picture(model, scene(13))))
  }

  @Test func appearancesShareNoNames() {
    let model = grid(count: 2)
    let texts = [PictureAppearance.automatic, .light, .dark].map {
      picture(model, scene(2), PictureOptions(appearance: $0))
    }
    #expect(Set(texts.map { identifier($0) }).count == 3)
    #expect(texts.map { $0.contains("prefers-color-scheme") } == [true, false, false])
    #expect(texts.map { $0.contains("class=\"lay-c0\"") } == [true, false, false])
    #expect(texts.map { $0.contains("class=\"layl-c0\"") } == [false, true, false])
    #expect(texts.map { $0.contains("class=\"layd-c0\"") } == [false, false, true])
  }

  @Test func drawsOnlyWhatIsNear() {
    let text = picture(grid(count: 10_000), scene(10_000))
    #expect(text.contains("100 of 10,000 cells are drawn; the content is 393 × 120044"))
    #expect(text.components(separatedBy: "<title>cell ").count == 101)
    #expect(text.utf8.count < 40_000)
  }

  @Test func thousandsOfTinyCellsStaySmall() {
    let text = picture(grid(count: 100_000, perRow: 350), scene(100_000))
    #expect(text.contains("of 100,000 cells are drawn"))
    #expect(text.components(separatedBy: "-c0\"").count <= 2 * mostElements + 2)
    #expect(!text.contains("<title>cell"))
    #expect(text.utf8.count < 250_000)
  }

  /// Layouts of many cells are searched in strips; what is found is the same.
  @Test(arguments: [false, true], [0.0, 1234, 7]) func manyCellsAreFoundAlike(
    sideways: Bool, offset: Double
  ) {
    let model = grid(count: 1, perRow: 3, sideways: sideways)
    func found(_ count: Int) -> [String] {
      var scene = scene(count)
      scene.offset.y = offset
      let picture = PictureScene(
        model: model, scene: scene, solved: solve(model, in: scene))
      let area = Rect(x: -100, y: offset - 50, width: 600, height: 900)
      let (elements, isCut) = picture.placedElements(in: area, ElementRoles(model))
      #expect(!isCut && elements.count >= (sideways && offset > 1000 ? 0 : 4))
      return elements.filter { $0.element.category != .decoration }.map {
        "\($0.element.category) \($0.element.item) \($0.frame.x) \($0.frame.y) \($0.zIndex)"
      }
    }
    #expect(found(19_000) == found(30_000))
  }

  @Test func saysWhatItShows() {
    let text = picture(grid(count: 7, sideways: true), scene(7), title: "Phone")
    #expect(
      text.contains(
        "Grid on Phone, 393 × 852 points. 1 section: cells with 7 cells, which scrolls sideways."))
    #expect(text.contains("<title>cell 0, 6: "))
    #expect(text.contains("<title>header 0, 0: 0, 0, 393 × 44</title>"))
    #expect(text.contains("393 × ~44"))
    #expect(text.contains("estimated sizes (~)"))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.004, "0"), (166.333333, "166.33"), (0.5, "0.5"), (0.05, "0.05"),
    (-2.25, "-2.25"), (1e15, "1000000000000"), (.nan, "0"), (1.999, "2"),
  ])
  func numbersAreShort(value: Double, text: String) {
    #expect(decimal(value) == text)
  }

  /// WCAG 2: 4.5 for text.
  @Test(arguments: [Palette.light, Palette.dark].indices) func textCanBeRead(index: Int) {
    let palette = [Palette.light, .dark][index]
    for hue in palette.hues + [palette.neutral] {
      #expect(contrast(hue.text, hue.fill) >= 4.5)
      #expect(contrast(hue.text, palette.canvas) >= 4.5)
      #expect(contrast(hue.text, palette.screen) >= 4.5)
      #expect(contrast(hue.stroke, palette.screen) >= 3)
    }
    #expect(contrast(palette.muted, palette.canvas) >= 4.5)
    #expect(contrast(palette.ink, palette.canvas) >= 7)
  }

  /// Whatever the size of a cell, its label stays within.
  @Test func labelsStayInTheirElements() {
    let roles = ElementRoles(grid(count: 1))
    for width in stride(from: 1.0, through: 140, by: 3) {
      for height in stride(from: 1.0, through: 60, by: 3) {
        for (category, kind) in [
          (ElementCategory.cell, ""), (.supplementary, "a-rather-long-kind"),
        ] {
          let element = FrameElement(
            category: category, elementKind: kind, section: 0, item: 12_345,
            frame: Rect(x: 0, y: 0, width: 166.33, height: 100.25), zIndex: 0, source: .none)
          let area = Rect(x: 0, y: 0, width: width, height: height)
          guard let label = ElementLabel(element, roles, in: area, showsEstimates: true) else {
            continue
          }
          #expect(textWidth(label.text) * label.size <= width)
          let lines = label.size + (label.extent == nil ? 0 : 13)
          #expect(lines <= height)
          if let extent = label.extent { #expect(textWidth(extent) * 10 <= width) }
        }
      }
    }
  }

  // MARK: -

  private func identifier(_ text: String) -> Substring {
    text.components(separatedBy: "id=\"")[1].prefix { $0 != "\"" }
  }

  private func contrast(_ first: String, _ second: String) -> Double {
    let bright = max(luminance(first), luminance(second))
    let dark = min(luminance(first), luminance(second))
    return (bright + 0.05) / (dark + 0.05)
  }

  private func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
