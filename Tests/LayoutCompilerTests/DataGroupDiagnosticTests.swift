/// What the compiler reports of waterfalls, custom groups, closures, endless sections and `rest`, and
/// where.

import LayoutCompiler
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct DataGroupDiagnosticTests {
  typealias Row = DiagnosticTableTests.Row

  static let dataGroups: [Row] = [
    Row(
      .waterfallInGroup, "section < group vertical < «group waterfall columns: 2» < item 9 > > >"),
    .waterfall(.waterfallNeedsOneItem, "«group waterfall columns: 2» < >"),
    .waterfall(.waterfallNeedsOneItem, "«group waterfall columns: 2» < item 40 item 50 >"),
    .waterfall(
      .waterfallNeedsOneItem,
      "«group waterfall columns: 2» < if (container.width > 300) < item 40 > >"),
    .waterfall(.waterfallHasNoHeight, "group waterfall columns: 2 «height: 300» < item 40 >"),
    .waterfall(.waterfallHasNoHeight, "group waterfall columns: 2 «aspect: 2» < item 40 >"),
    .waterfall(.waterfallHasNoHeight, "group waterfall «400» columns: 2 < item 40 >"),
    .waterfall(.waterfallHasNoHeight, "group waterfall columns: 2 «estimated(4)» < item 40 >"),
    .waterfall(.attributeNotAllowed, "group waterfall columns: 2 «edges: 2» < item 40 >"),
    .waterfall(.attributeNotAllowed, "group waterfall columns: 2 «count: 2» < item 40 >"),
    .waterfall(.attributeNotAllowed, "group waterfall columns: 2 < item 40 «width: 3» >"),
    .waterfall(.attributeNotAllowed, "group waterfall columns: 2 < item 40 «edges: 3» >"),
    .waterfall(.childNotAllowed, "group waterfall columns: 2 < item 40 < «badge» \"b\" 9 > >"),
    .waterfall(
      .childNotAllowed, "group waterfall columns: 2 < item 40 «group» horizontal < item > >"),
    .waterfall(.missingAttribute, "«group waterfall» < item 40 >"),
    .waterfall(.outOfRange, "group waterfall columns: «0» < item 40 >"),
    .waterfall(.typeMismatch, "group waterfall columns: 2 spacing: «flexible(4)» < item 40 >"),
    .waterfall(.typeMismatch, "group waterfall columns: 2 rowSpacing: «\"a\"» < item 40 >"),
    .waterfall(.waterfallItemHeight, "group waterfall columns: 2 < «item» >"),
    .waterfall(.aspectWithBothSizes, "group waterfall columns: 2 < item 40 «aspect: 2» >"),
    .waterfall(.estimatedWaterfall, "group waterfall columns: 2 < item height: «estimated(40)» >"),
    .waterfall(
      .estimatedWaterfall,
      "group waterfall columns: 2 < item height: «if (container.width > 300) 40 else uniform(40)» >"
    ),
    .waterfall(.notAvailableHere, "group waterfall columns: «index» < item 40 >"),
    .waterfall(.notAvailableHere, "group waterfall columns: 2 < item height: «count» >"),
    .row(.notAvailableHere, "item height: «width»"),
    Row(
      .notAvailableHere,
      """
      define tile(h) < if («h > 20») < item height: h > else < item 20 > >
      section < group waterfall columns: 2 < tile(index) > >
      """),
    .row(.misplacedEach, "item 20 «each» < item 20 >"),
    Row(.misplacedEach, "section < header 20 > «each» < section < header 20 > >"),
    .custom(.misplacedEach, "frame width: 1 height: 1 if (container.width > 2) < «each» < > >"),
    .custom(
      .misplacedEach, "repeat 2 < «each» < frame width: 1 height: 1 > > frame width: 1 height: 1"),
    .custom(
      .misplacedEach, "each < «each» < frame width: 1 height: 1 > frame width: 1 height: 1 >"),
    .custom(.frameBesideEach, "«frame width: 1 height: 1» each < frame width: 1 height: 1 >"),
    .custom(
      .severalElements, "each < frame width: 1 height: 1 > «each» < frame width: 1 height: 1 >"),
    .custom(.groupWithoutItems, "«each» < >"),
    .custom(.childNotAllowed, "each < «item» 20 frame width: 1 height: 1 >"),
    .waterfall(.closureAndBody, "group custom 44 provider: \"a\" «< frame width: 1 height: 1 >»"),
    .waterfall(.typeMismatch, "group custom 44 provider: «\"\"»"),
    .waterfall(.attributeNotAllowed, "group vertical 44 «provider: \"a\"» < item 20 >"),
    .section(.closureAndBody, "onScroll handler: \"a\" «< alpha: 1 >»"),
    .section(.typeMismatch, "onScroll handler: «5»"),
    .section(.attributeNotAllowed, "onScroll handler: \"a\" «alpha: 1»"),
    Row(.infiniteNeedsPaging, "section «infinite» < group horizontal 44 < item > >"),
    Row(
      .infiniteNeedsPaging,
      "section «infinite» scroll: continuous < group horizontal 44 < item > >"),
    Row(
      .infiniteNeedsPaging,
      """
      section scroll: if (sectionIndex > 0) paging else continuous «infinite: true» <
      group horizontal 44 < item > >
      """),
    Row(
      .typeMismatch,
      "section scroll: paging infinite: «(sectionIndex > 0)» < group horizontal 44 < item > >"),
    Row(.unknownValue, "section scroll: «pagin» infinite < group horizontal 44 < item > >"),
    Row(.unknownFlag, "list contacts plain «infinite»"),
    Row(.restOfOne, "section «rest» < header 20 >"),
    Row(.severalRests, "section a rest < header 20 > section b < header 20 > list c «rest» plain"),
    Row(.typeMismatch, "section a rest: «2» < header 20 >"),
  ]

  @Test(arguments: dataGroups) func saysOneThingAtThePlace(row: Row) {
    let marked = MarkedText(row.text)
    let compiled = CompiledText(marked.source)
    let found = compiled.compilation.diagnostics
    #expect(found.map { $0.code } == [row.code], "\(row.text)\n\(compiled.rendered)")
    #expect(found.map { $0.primary.range } == marked.ranges, "\(row.text)\n\(compiled.rendered)")
  }
}

extension DiagnosticTableTests.Row {
  /// What stands in a section alone.
  static func waterfall(_ code: DiagnosticCode, _ text: String) -> Self {
    Self(code, "section < \(text) >")
  }

  /// What stands in a custom group.
  static func custom(_ code: DiagnosticCode, _ text: String) -> Self {
    Self(code, "section < group custom 44 < \(text) > >")
  }
}
