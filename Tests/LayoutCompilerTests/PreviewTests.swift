/// `preview`: what it gives, and what is wrong with it.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct PreviewTests {
  static let layout = """
    section hero < group custom 100 provider: "tiles" >
    section feed rest < group horizontal 44 < item > >

    """

  /// Attributes of a preview of a layout with two sections.
  static let rows: [DiagnosticTableTests.Row] = [
    .init(.unknownDevice, "device: «iPhome16»"),
    .init(.unknownDevice, "device: «Newton»"),
    .init(.typeMismatch, "device: «\"iPhone16\"»"),
    .init(.unknownPreviewLayout, "layout: «Shop»"),
    .init(.outOfRange, "size: «(0, 852)»"),
    .init(.wrongArgumentCount, "size: «(1, 2, 3)»"),
    .init(.typeMismatch, "size: «393»"),
    .init(.outOfRange, "scale: «0»"),
    .init(.notAvailableHere, "scale: «container.width»"),
    .init(.outOfRange, "uikit: «15»"),
    .init(.notAWholeNumber, "uikit: «14.5»"),
    .init(.outOfRange, "safeArea: «(top: -1)»"),
    .init(.foreignWord, "safeArea: («left»: 1)"),
    .init(.outOfRange, "items: «-1»"),
    .init(.notAWholeNumber, "items: (2, «2.5»)"),
    .init(.unknownPreviewSection, "items: (hero: 2, «fed»: 3)"),
    .init(.unknownLabel, "items: (hero: 2, «3»)"),
    .init(.duplicateAttribute, "items: (hero: 2, «hero»: 3)"),
    .init(.typeMismatch, "items: «true»"),
    .init(.unknownPreviewSection, "sections: (hero, «news»)"),
    .init(.unknownPreviewSection, "scroll: («news»: 40)"),
    .init(.typeMismatch, "scroll: «40»"),
    .init(.typeMismatch, "scroll: (feed: «true»)"),
    .init(.outOfRange, "offset: «(0, 1e9)»"),
    .init(.unknownPreviewInput, "inputs: («columns»: 3)"),
    .init(.typeMismatch, "inputs: «3»"),
    .init(.unknownLabel, "providers: («tile»: (0, 0, 1, 1))"),
    .init(.wrongArgumentCount, "providers: (tiles: «(0, 0, 1)»)"),
    .init(.typeMismatch, "providers: (tiles: «3»)"),
    .init(.outOfRange, "measured: (cells: (31, «-1»))"),
    .init(.typeMismatch, "measured: «3»"),
    .init(.unknownValue, "idiom: «fone»"),
    .init(.unknownValue, "horizontalSizeClass: «narrow»"),
    .init(.unknownValue, "contentSizeCategory: «huge»"),
    .init(.unknownValue, "layoutDirection: «rtl»"),
    .init(.duplicateAttribute, "rtl «layoutDirection: rightToLeft»"),
    .init(.unknownAttribute, "«colour»: 3"),
    .init(.unknownFlag, "«upright»"),
    .init(.duplicateAttribute, "items: 3 «items»: 4"),
    .init(.typeMismatch, "«44»"),
  ]

  @Test(arguments: rows) func saysWhatIsWrong(row: DiagnosticTableTests.Row) {
    expect([row.code], in: Self.layout + "preview \"Phone\" " + row.text)
  }

  static let files: [DiagnosticTableTests.Row] = [
    .init(.previewNeedsLayout, "preview «\"Phone\"» device: iPhone16"),
    .init(
      .previewNeedsLayout,
      """
      layout A < section < header 20 > > layout B < section < header 20 > >
      preview «"Phone"» device: iPhone16
      """),
    .init(
      .duplicateName,
      "section < header 20 > preview \"Phone\" rtl preview «\"Phone\"» device: iPadMini"),
    .init(
      .missingInput,
      """
      layout A(columns: Int, wide: Bool = true) < section < header 20 > >
      preview «"P"» inputs: (wide: false)
      """),
    .init(
      .missingSection,
      "section a < header 20 > section b < header 20 > preview \"Phone\" items: «(1, 2, 3)»"),
  ]

  @Test(arguments: files) func saysWhatIsWrongWithTheFile(row: DiagnosticTableTests.Row) {
    expect([row.code], in: row.text)
  }

  /// A section that only seems missing, because of another mistake, is not asked for.
  @Test func saysNothingOfWhatOnlySeemsMissing() {
    let text = "section a < group horizontal 44 < item foo: 3 > > preview \"P\" items: (b: 3)"
    #expect(CompiledText(text).compilation.diagnostics.map { $0.code } == [.unknownAttribute])
  }

  private func expect(_ codes: [DiagnosticCode], in text: String) {
    let marked = MarkedText(text)
    let compiled = CompiledText(marked.source)
    let found = compiled.compilation.diagnostics
    #expect(found.map { $0.code } == codes, "\(text)\n\(compiled.rendered)")
    #expect(found.map { $0.primary.range } == marked.ranges, "\(text)\n\(compiled.rendered)")
  }

  @Test func givesWhatIsWritten() throws {
    let text =
      Self.layout + """
        let wide = 500
        let hero = 3
        preview "All" size: (wide, 800.5) scale: 2 uikit: 14 safeArea: (top: 20, bottom: 34)
          layoutMargins: (20, 16) rtl horizontalSizeClass: regular verticalSizeClass: compact
          idiom: pad contentSizeCategory: accessibilityLarge items: (hero: 4, feed: 2 * 3)
          sections: (hero, feed, feed) offset: (x: 0, y: -20) scroll: (feed: 40)
          providers: (tiles: ((0, 0, 50, 100), (50, 0, 50, 100)))
          measured: (cells: (31, (40, 69)), header: 28, title: (100, 20))
        """
    let compiled = CompiledText(text)
    let preview = try #require(compiled.compilation.previews.first, "\(compiled.rendered)")
    var expected = Preview(name: "All", layout: 0)
    expected.size = Extent(width: 500, height: 800.5)
    expected.scale = 2
    expected.uikit = .uikit14
    expected.safeArea = EdgeDistances(top: 20, bottom: 34)
    expected.layoutMargins = EdgeDistances(top: 20, leading: 16, bottom: 20, trailing: 16)
    expected.isRightToLeft = true
    expected.traits.horizontalSizeClass = 2
    expected.traits.verticalSizeClass = 1
    expected.traits.idiom = 2
    expected.traits.contentSizeCategory = 9
    expected.items = .named([
      PreviewCount(section: "hero", count: 4), PreviewCount(section: "feed", count: 6),
    ])
    expected.sections = ["hero", "feed", "feed"]
    expected.offset = Position(x: 0, y: -20)
    expected.scroll = [PreviewScroll(section: "feed", offset: 40)]
    expected.providers = [
      ProvidedFrames(
        provider: "tiles",
        frames: [
          Rect(x: 0, y: 0, width: 50, height: 100), Rect(x: 50, y: 0, width: 50, height: 100),
        ])
    ]
    expected.measuredCells = [
      MeasuredCell(section: nil, item: 0, size: MeasuredSize(single: 31)),
      MeasuredCell(section: nil, item: 1, size: MeasuredSize(width: 40, height: 69)),
    ]
    expected.measuredSupplementaries = [
      MeasuredSupplementary(elementKind: BoundaryItem.headerKind, size: MeasuredSize(single: 28)),
      MeasuredSupplementary(elementKind: "title", size: MeasuredSize(width: 100, height: 20)),
    ]
    #expect(preview == expected)
  }

  /// A parameter's type and the value that is given, with what that is; none where it is refused.
  static let inputs: [(String, String, InputValue?)] = [
    ("Int", "3", .number(3)), ("Int", "2 + 2", .number(4)), ("Int", "2.5", nil),
    ("Int", "true", nil), ("Number", "0.5", .number(0.5)), ("Number", "\"a\"", nil),
    ("Bool", "true", .number(1)), ("Bool", "(1 > 2)", .number(0)), ("Bool", "1", nil),
    ("String", "\"wide\"", .text("wide")), ("String", "wide", nil),
    ("(Int) -> Number", "(1.5, 0.75)", .values([1.5, 0.75])),
    ("(Int) -> Number", "1.5", .values([1.5])), ("(Int) -> Number", "(1.5, true)", nil),
    ("(Int) -> Bool", "(true, false)", .values([1, 0])), ("(Int) -> Bool", "(1, 0)", nil),
  ]

  @Test(arguments: inputs)
  func takesInputs(type: String, text: String, value: InputValue?) {
    let source = """
      layout A(value: \(type)) < section < header 20 > >
      preview "P" inputs: (value: \(text))
      """
    let compiled = CompiledText(source)
    #expect(compiled.compilation.previews.first?.inputs.first?.value == value, "\(source)")
    #expect(
      compiled.compilation.diagnostics.count == (value == nil ? 1 : 0), "\(compiled.rendered)")
  }

  /// Names of devices mean rows, whatever the case; of several layouts one is named.
  @Test(arguments: [
    ("device: iPhone16", "iPhone16"), ("device: iphone15pro", "iPhone16"),
    ("device: iPadMiniLandscape", "iPadMiniLandscape"), ("device: AppleTV4K", "AppleTV4K"),
  ])
  func findsDevices(text: String, name: String) {
    let source = "section < header 20 > preview \"P\" " + text
    #expect(CompiledText(source).compilation.previews.first?.device?.name == name)
  }

  @Test(arguments: [
    ("items: 3", PreviewItems.same(3)), ("items: (3, 4)", .each([3, 4])), ("items: (3)", .same(3)),
    ("items: (hero: 3)", .named([PreviewCount(section: "hero", count: 3)])),
  ])
  func counts(text: String, items: PreviewItems) {
    let source = Self.layout + "preview \"P\" " + text
    #expect(CompiledText(source).compilation.previews.first?.items == items)
  }

  @Test func namesOneOfSeveralLayouts() {
    let text = """
      layout A < section < header 20 > > layout B < section x < header 20 > >
      preview "P" layout: B items: (x: 3)
      """
    #expect(CompiledText(text).compilation.previews.map { $0.layout } == [1])
  }
}
