/// Generated Swift of layouts built by hand.

import LayoutCore
import LayoutEmit
import LayoutTestSupport
import Testing

@Suite struct SwiftTests {
  @Test(arguments: SwiftCase.all)
  func readsAsRecorded(swiftCase: SwiftCase) {
    let file = emitSwift([swiftCase.model], from: swiftCase.golden + ".layout")
    #expect(goldenDifference(file.text, "swift/" + swiftCase.golden + ".swift.txt") == nil)
    #expect(file.issues == [[]])
  }

  /// What is written otherwise for one platform only.
  @Test(arguments: [SwiftPlatform.uikit, .appkit])
  func readsAsRecordedForOnePlatform(platform: SwiftPlatform) {
    let options = SwiftOptions(platform: platform)
    let models = [SwiftCase.waterfall.model, SwiftCase.infinite.model]
    let file = emitSwift(models, from: "app.layout", options: options)
    let golden = platform == .uikit ? "app-uikit" : "app-appkit"
    #expect(goldenDifference(file.text, "swift/" + golden + ".swift.txt") == nil)
    #expect(file.issues == [[], []])
  }

  /// A default of a public function sees nothing private.
  @Test func defaultsAreValues() {
    var writer = ModelWriter("Defaults")
    writer.model.constants = [
      NamedConstant(name: "gap", documentation: "", type: .integer, value: 8, definition: nil)
    ]
    let gap = Term.constant(0, 8)
    writer.parameter("a", .number, .value(.folded(16, writer.id(gap * 2))))
    writer.parameter("b", .integer, .value(.folded(8, writer.id(gap))))
    writer.parameter("f", .numberFunction, .value(writer.scalar(gap * .index / 3)))
    writer.section("main", row())
    let text = emitSwift([writer.model], from: "t.layout", options: SwiftOptions(access: .public))
      .text
    #expect(text.contains("    a: CGFloat = 16,\n    b: Int = 8,\n"), "\(text)")
    #expect(
      text.contains(
        "f: @escaping @MainActor (Int) -> CGFloat = { index in CGFloat(8 * index) / 3 }"),
      "\(text)")
    #expect(!text.contains("static let gap"))
  }

  /// What is declared within a section is called otherwise than what its function calls.
  @Test func localsLeaveMembersAlone() {
    var writer = ModelWriter("Locals")
    writer.model.locals = [Local(name: "max", type: .number)]
    let value = writer.id(.width / 2)
    var row = row()
    row.size.height = writer.dimension(.absolute, .call(.max, [.local(0), 10]))
    writer.section("main", row) { content in
      content.group = [.local(LocalID(rawValue: 0), value)] + content.group
    }
    let text = emitSwift([writer.model], from: "t.layout").text
    #expect(
      text.contains("    let max2 = environment.container.contentSize.width / 2\n"), "\(text)")
    #expect(text.contains(".absolute(max(max2, 10))"), "\(text)")
  }

  /// Lines are broken outside of texts only, and texts stay as they are.
  @Test func textsAreKeptWhole() {
    var writer = ModelWriter("Texts")
    let text = "two  spaces ? and a colon : \\ in \"quotes\" && more that is too long for a line"
    writer.parameter("style", .string)
    let isWide = writer.id(
      .sameText(.parameter(ParameterID(rawValue: 0)), .literal(text)))
    var row = row()
    row.size.height = .conditional(
      isWide, then: .always(Dimension(.absolute, .constant(1))),
      otherwise: .always(Dimension(.estimated, .constant(2))))
    writer.section("main", row)
    let swift = emitSwift([writer.model], from: "t.layout").text
    #expect(
      swift.contains(
        "style == \"two  spaces ? and a colon : \\\\ in \\\"quotes\\\" && more"), "\(swift)")
  }
}
