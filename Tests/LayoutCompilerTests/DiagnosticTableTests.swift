/// What the compiler reports, and where: one row for every kind of diagnostic that it makes.

import LayoutCompiler
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct DiagnosticTableTests {
  /// A text, its one diagnostic's place marked, and the diagnostic's code.
  struct Row: Sendable {
    var text: String
    var code: DiagnosticCode

    init(_ code: DiagnosticCode, _ text: String) {
      self.code = code
      self.text = text
    }

    /// What stands between the parentheses of a layout.
    static func input(_ code: DiagnosticCode, _ text: String) -> Row {
      Row(code, "layout A(\(text)) < section < header 20 > >")
    }

    /// What stands in a section's row.
    static func row(_ code: DiagnosticCode, _ text: String) -> Row {
      Row(code, "section < group horizontal 44 < \(text) > >")
    }

    /// What stands in a section beside its group.
    static func section(_ code: DiagnosticCode, _ text: String) -> Row {
      Row(code, "section < group horizontal 44 < item 40 > \(text) >")
    }
  }

  static let pieces: [Row] = [
    Row(.circularDefinitions, "define a() < item 4 «a»() > section < header 20 >"),
    Row(
      .circularDefinitions,
      "define a() < group horizontal < b() > > define b() < «a»() > section < header 20 >"),
    .row(.unknownElement, "«card»(0.5)"),
    Row(.missingArgument, "define c(s) < item (s) > section < group horizontal 9 < «c»() > >"),
    Row(
      .wrongArgumentCount,
      "define c(s) < item (s) > section < group horizontal 9 < c(1, «2») > >"),
    Row(
      .unknownLabel,
      "define c(s) < item (s) > section < group horizontal 9 < c(1, «t»: 2) > >"),
    Row(
      .duplicateAttribute,
      "define c(s) < item (s) > section < group horizontal 9 < c(1, «s»: 2) > >"),
    Row(.duplicateName, "define c(s, «s») < item (s) > section < header 20 >"),
    Row(.duplicateName, "let c = 1 define «c»() < item > section < header 20 >"),
    Row(
      .attributesOnUse,
      "define c() < item > section < group horizontal 9 < c() «insets: 4» > >"),
    Row(.notOneSection, "define c() < item > section a = «c»()"),
    Row(
      .notOneSection, "define c() < section < header 9 > section < header 9 > > section a = «c»()"),
    Row(
      .typeMismatch,
      "define c(s: Number) < item (s) > section < group horizontal 9 < c(«25%») > >"),
    Row(
      .typeMismatch,
      "define c(s: String) < item > section < group horizontal 9 < c(«2») > >"),
    Row(.unknownName, "define c(s) < item > section < group horizontal 9 < c(«nope») > >"),
    Row(.unknownName, "define c(s = «nope») < item > section < header 20 >"),
    Row(
      .unknownName,
      "define c() < item width: «columns» > layout A(columns: Int) < section < "
        + "group horizontal 9 < c() > > >"),
    Row(.unknownAttribute, "define c(s) < item «inset»: s > section < header 20 >"),
    Row(.unknownFlag, "define c(s) < item «s» > section < header 20 >"),
    Row(.typeMismatch, "define c() < item > section spacing: «c» < header 20 >"),
    Row(.typeMismatch, "define c() < item > section spacing: «c»() < header 20 >"),
    Row(
      .nonPositiveDimension,
      "define c(s) < item width: «s» > section < group horizontal 9 < c(0) > >"),
    Row(.childNotAllowed, "define c() < «header» 9 > section < group horizontal 9 < c() > >"),
    Row(.unreadableImport, "import «\"Shared.layout\"» section < group horizontal 9 < c(pad) > >"),
  ]

  static let inputs: [Row] = [
    .input(.missingParameterType, "«a»"),
    .input(.unknownParameterType, "a: «Float»"),
    .input(.unknownParameterType, "a: «(String) -> Number»"),
    .input(.duplicateName, "a: Int, «a»: Int"),
    .input(.typeMismatch, "a: Bool = «1»"),
    .input(.notAWholeNumber, "a: Int = «1.5»"),
    .input(.typeMismatch, "a: String = «1»"),
    .input(.notAvailableHere, "a: Number = «container.width»"),
    .input(.notAvailableHere, "a: Number = «index»"),
    Row(
      .functionWithoutIndex, "layout A(f: (Int) -> Number) < section spacing: «f» < header 9 > >"),
    Row(.notAFunction, "layout A(f: Number) < section spacing: «f»(0) < header 9 > >"),
    Row(
      .wrongArgumentCount,
      "layout A(f: (Int) -> Number) < section spacing: «f()» < header 9 > >"),
    Row(
      .typeMismatch,
      "layout A(f: (Int) -> Number) < section spacing: «f(0.5 * container.width)» < header 9 > >"),
    Row(.typeMismatch, "layout A(s: String) < section spacing: «s» < header 9 > >"),
    Row(.typeMismatch, "layout A(s: String) < if («s») < header 9 > section < header 9 > >"),
    Row(.typeMismatch, "layout A(s: String) < if (s == «2») < header 9 > section < header 9 > >"),
    Row(.undecidedSections, "layout A(b: Bool) < if (b) < «section» < header 9 > > >"),
    Row(.undecidedSections, "layout A(n: Int) < repeat «n» < section < header 9 > > >"),
    Row(
      .typeMismatch,
      "layout A(b: Bool) scroll: «if (b) horizontal else vertical» < section < header 9 > >"),
  ]

  static let names: [Row] = [
    .row(.unknownAttribute, "item «foo»: 3"),
    .row(.attributeNotAllowed, "item «count»: 2"),
    .row(.longName, "item «widthDimension»: 3"),
    .row(.unknownFlag, "item «wide»"),
    .row(.unexpectedToken, "item «wide» + 2 insets: 3"),
    .row(.unexpectedToken, "item «if» (container.width > 300) 50% else fractional(1) insets: 3"),
    Row(
      .unexpectedToken,
      "section < group horizontal «if» ((sectionIndex + 1) * 2 > 3) 88 else 44 < item 40 > >"),
    .row(.duplicateAttribute, "item width: 3 «width»: 4"),
    .row(.duplicateAttribute, "item insets: (top: 1, «vertical»: 2)"),
    .row(.unknownName, "item width: «nope»"),
    .row(.unknownName, "item width: «nope».width"),
    .row(.unknownMember, "item width: container.«depth»"),
    .row(.unknownMember, "item width: container.width.«x»"),
    .row(.unknownFunction, "item width: «twice»(3)"),
    .row(.unknownLabel, "item insets: («side»: 3)"),
    .row(.unknownLabel, "item width: min(«a»: 1, 2)"),
    .row(.unknownElement, "«itm» 20"),
    .row(.unknownFlag, "item 20 «itm» 20"),
    .row(.unknownElement, "item 20 «flexible»(3)"),
    .row(.wrongArgumentCount, "item width: «min(3)»"),
    .row(.wrongArgumentCount, "item «fractional()»"),
    .row(.wrongArgumentCount, "item insets: «(1, 2, 3)»"),
    .row(.notAvailableHere, "item width: «index»"),
    .row(.notAvailableHere, "item width: «frame.width»"),
    Row(.notAvailableHere, "layout A spacing: «container.width» < section < header 20 > >"),
    Row(
      .notAvailableHere,
      "layout A < let w = container.width header height: «w» section < header 20 > >"),
    Row(
      .notAvailableHere,
      """
      layout A < let w = (sectionIndex > 2) section < header 20 > if («w») < section < header 20 > > >
      """),
    Row(
      .notAvailableHere,
      "section < group custom 50 < frame width: 9 height: 9 badge \"b\" 9 offset: («index», 0) > >"),
    Row(.duplicateName, "section a < header 20 > «section a» < header 20 >"),
    Row(.duplicateName, "repeat 2 < «section a» < header 20 > >"),
    Row(.duplicateName, "let a = 1 let «a» = 2 section < header 20 >"),
    Row(.cyclicConstants, "let «a» = b let b = a section < header 20 >"),
  ]

  static let types: [Row] = [
    .row(.typeMismatch, "item width: «true»"),
    .row(.typeMismatch, "item width: 1 + «\"a\"»"),
    .row(.typeMismatch, "item insets: (top: 1, «2»)"),
    .row(.typeMismatch, "item «insets» 8"),
    .section(.typeMismatch, "header 20 offset: «5»"),
    .section(
      .typeMismatch, "background \"b\" class: «if (sectionIndex > 0) \"A\" else \"B\"»"),
    Row(.typeMismatch, "section «44» < header 20 >"),
    .row(.mixedBranches, "item width: «if (sectionIndex > 0) 1 else true»"),
    .row(
      .mixedBranches,
      "item < badge \"b\" 9 offset: «if (sectionIndex > 0) (1, 2) else fractional(1, 2)» >"),
    Row(.notAWholeNumber, "section < group horizontal 44 count: «2.5» < item > >"),
    Row(.outOfRange, "section < group horizontal 44 count: «0» < item > >"),
    Row(.unknownValue, "section scroll: «pagin» < group horizontal 44 < item 40 > >"),
    .row(.unknownValue, "if (traits.idiom == «iphone») < item 20 > item 20"),
    .section(.unknownValue, "boundary «middle» 20 kind: \"a\""),
    Row(.valueInTwoWords, "layout A insetsReference: «safe area» < section < header 20 > >"),
    .row(.divisionByZero, "item width: «1 / 0»"),
    .row(.divisionByZero, "item width: «mod(1, 0)»"),
    .row(.notFinite, "item width: «sqrt(-1)»"),
    Row(.negativeValue, "section < group custom 44 < frame width: «-1» height: 3 > >"),
    Row(.negativeValue, "list plain rowHeight: «-1»"),
    Row(.negativeValue, "list plain headerTopPadding: «-1»"),
    Row(.nonPositiveDimension, "list plain rowHeight: «0»"),
    Row(.mixedBranches, "let a = «if (sectionIndex > 0) \"a\" else (1, 2)» section < header 20 >"),
    .row(.nonPositiveDimension, "item «0»"),
    .row(.nonPositiveDimension, "item aspect: «0»"),
  ]

  static let structure: [Row] = [
    Row(.sectionWithoutGroup, "«section» < >"),
    Row(.sectionWithoutGroup, "«section» < if (1 > 2) < group horizontal < item > > >"),
    Row(.severalGroups, "section < group horizontal < item > «group vertical» < item > >"),
    Row(.notExactlyOneGroup, "section < repeat 2 < «group horizontal» < item > > >"),
    Row(.groupWithoutItems, "section < group horizontal «< >» >"),
    Row(.groupWithoutItems, "section < «group custom» < > >"),
    Row(.childNotAllowed, "section < header 20 «item» 20 >"),
    .section(.childNotAllowed, "onScroll < «item» 20 >"),
    .section(.attributeNotAllowed, "onScroll «scale: 2» < >"),
    .section(.bodyNotAllowed, "header 20 «< item >»"),
    Row(.countNeedsOneChild, "section < «group horizontal 44 count: 2» < item item > >"),
    Row(.emptyLayout, "layout «A» < >"),
    Row(.topLevelElement, "section < header 20 > «item» 20"),
    Row(.topLevelElement, "layout A < section < header 20 > > «section» < header 20 >"),
    Row(
      .topLevelElement, "layout A < section < header 20 > > «repeat 2 < section < header 20 > >»"),
    .section(.severalElements, "onScroll < > «onScroll» < >"),
    Row(.repeatTooLarge, "section < group horizontal < repeat «10001» < item > > >"),
    .section(.duplicateElementKind, "header 20 «header 20»"),
    .section(.missingAttribute, "«boundary» top 20"),
    Row(.aspectWithBothSizes, "section < group horizontal 44 width: 3 «aspect: 2» < item > >"),
    .row(.aspectNeedsKnownSize, "item width: estimated(3) «aspect: 2»"),
    .row(.sizeGivenTwice, "item «40» width: 30"),
    Row(
      .ambiguousDimension,
      """
      section scroll: if (sectionIndex > 0) paging else none < group horizontal «44» < item > >
      """),
  ]

  @Test(arguments: names + pieces + inputs + types + structure)
  func saysOneThingAtThePlace(row: Row)
    throws
  {
    let marked = MarkedText(row.text)
    let compiled = CompiledText(marked.source)
    let found = compiled.compilation.diagnostics
    #expect(found.map { $0.code } == [row.code], "\(row.text)\n\(compiled.rendered)")
    #expect(found.map { $0.primary.range } == marked.ranges, "\(row.text)\n\(compiled.rendered)")
  }

  /// What is left out by a constant condition is checked all the same.
  @Test func checksWhatAConditionLeavesOut() {
    let text = """
      if (1 > 2) < section a < header foo: 20 > > else < section a < header 20 > >
      repeat 0 < section a < header bar: 20 > >
      """
    let compiled = CompiledText(text)
    #expect(
      compiled.compilation.diagnostics.map { $0.code } == [.unknownAttribute, .unknownAttribute],
      "\(compiled.rendered)")
  }

  /// Repetitions of nothing come to an end.
  @Test func repeatsNothingOnlySoOften() {
    let text = "repeat 10000 < repeat 10000 < repeat 10000 < let x = 1 > > >"
    #expect(CompiledText(text).compilation.diagnostics.map { $0.code } == [.repeatTooLarge])
  }

  /// Names are compared for suggestions only so often: else thousands of unknown names among thousands
  /// of constants would take minutes.
  @Test func suggestsForTheFirstOfThousands() throws {
    let text = (0..<1000).map { "let a\($0) = b\($0)\n" }.joined() + "section < header 20 >"
    let found = CompiledText(text).compilation.diagnostics
    #expect(found.count == 1000)
    #expect(found.first?.fixes.map { $0.title } == ["did you mean `a0`?"])
    #expect(found.last?.fixes.isEmpty == true)
  }
}
