/// What UIKit refuses or shows as nothing: where checks say so and at which widths, and where they don't.

import LayoutCompiler
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct RefusalCheckTests {
  /// A text with the place of its one finding marked, and what is said of it.
  struct Row: Sendable {
    var code: DiagnosticCode
    var severity: Severity
    var message: String
    var text: String

    init(_ code: DiagnosticCode, _ severity: Severity, _ message: String, _ text: String) {
      self.code = code
      self.severity = severity
      self.message = message
      self.text = text
    }

    /// A warning.
    init(_ code: DiagnosticCode, _ message: String, _ text: String) {
      self.init(code, .warning, message, text)
    }
  }

  static let room: [Row] = [
    Row(
      .noRoomForGroup, "insets and spacing leave no room for this group below 81 pt",
      """
      section insets: 16 <
          «group horizontal 80 spacing: 16» < repeat 4 < item fractional(0.25) > >
      >
      """),
    Row(
      .noRoomForGroup, "insets and spacing leave no room for this group below 81 pt",
      "section insets: 16 < «group horizontal 80 count: 4 spacing: 16» < item > >"),
    Row(
      .noRoomForGroup, .note, "insets and spacing leave no room for this group below 33 pt",
      "section insets: 16 < «group horizontal 80» < item > >"),
    Row(
      .noRoomForGroup, .error, "insets and spacing leave no room for this group at any width",
      "section < «group horizontal 40 insets: 20» < item > >"),
    Row(
      .noRoomForGroup, "insets and spacing leave no room for this group below 401 pt",
      """
      section < group horizontal 80 < group vertical fractional(0.5) < item 40 >
      «group vertical fractional(0.5) insets: (horizontal: 100)» < item 40 > > >
      """),
    Row(
      .noRoomForGroup, "insets and spacing leave no room for this group on iPhoneSELandscape",
      """
      section insets: (vertical: 200) scroll: continuous < «group vertical width: 80» < item > >
      """),
    Row(
      .unfittableItem,
      "this group is too small for its first item below 350 pt, and stays empty",
      "section < «group horizontal 80» < item 350 > >"),
    Row(
      .unfittableItem,
      "this group is too small for its first item on iPhone13miniLandscape, and stays empty",
      "section < «group horizontal 80» < item absolute(max(1, container.width)) > >"),
    Row(
      .unfittableItem, .error,
      "this group is too small for its first item at any width, and stays empty",
      "section < «group horizontal 44 width: 100» < item 96 edges: (leading: 8) > >"),
    Row(
      .itemExceedsGroup, .error, "this is 120 pt wide, longer than the 100 pt of its group",
      "section < group horizontal 44 width: 100 < item «120» > >"),
    Row(
      .itemExceedsGroup, .error, "this is 120 pt wide, longer than the 100 pt of its group",
      "section < group horizontal 44 width: 100 < item 40 item «120» > >"),
    Row(
      .itemExceedsGroup, "this is 60 pt tall and sticks out of its group by 16 pt",
      "section < group horizontal 44 < item fractional(0.5) height: «60» > >"),
  ]

  static let rows: [Row] = [
    Row(
      .groupCannotFit, "this row holds only 1 of its 2 items below 336 pt",
      "section < «group horizontal 80 spacing: 16» < item absolute(160) item absolute(160) > >"),
    Row(
      .groupCannotFit, "this row holds only 1 of its 2 items below 400 pt",
      "section < «group horizontal 80» < item 100 item 300 > >"),
    Row(
      .groupCannotFit, "this row holds only 2 of its 3 items at any width",
      "section < «group horizontal 80 width: 100» < item 40 item 50 item 60 > >"),
    Row(
      .groupCannotFit, "this column holds only 1 of its 2 items on iPhoneSELandscape",
      "section < «group vertical fractional(1)» < item 300 item 100 > >"),
    Row(
      .childrenExceedParent, .error,
      "what stands in this group needs 2 of its width, and there is 1",
      """
      section < «group horizontal 80» <
          item fractional(1) group vertical fractional(1) < item 40 >
      > >
      """),
    Row(
      .childrenExceedParent, "what stands in this group needs 1.5 of its width, and there is 1",
      """
      section < «group horizontal 80» < repeat 2 < group vertical fractional(0.75) < item 40 > > > >
      """),
  ]

  static let values: [Row] = [
    Row(
      .nonPositiveDimension, "this size comes to 0 or less below 401 pt",
      "section < group horizontal 44 < item absolute(«container.effectiveWidth - 400») > >"),
    Row(
      .negativeValue, "this length comes to less than 0 below 350 pt",
      "section < group custom 44 < frame width: «container.width - 350» height: 40 > >"),
    Row(
      .countTooSmall, "this count comes to less than 1 below 400 pt",
      "section < group horizontal 44 count: «floor(container.width / 400)» < item > >"),
    Row(
      .emptyGroup, "this group has no items below 601 pt",
      "section < «group horizontal 44» < if (container.width > 600) < item > > >"),
    Row(
      .notExactlyOneGroup, "this section has no group from 600 pt on, UIKit takes exactly one",
      "«section a» < if (container.width < 600) < group horizontal 44 < item > > >"),
    Row(
      .divisionByZero, "this divides by 0 on iPhone14",
      "section < group horizontal 44 < item height: absolute(4 / «abs(container.width - 390)») > >"),
    Row(
      .divisionByZero, "this divides by 0 below 500 pt",
      "section < group horizontal 44 < item absolute(40 / «floor(container.width / 500)») > >"),
    Row(
      .zeroWidth, "this is below 0 in a view that has no width yet",
      "section < group horizontal 44 < item absolute(«container.effectiveWidth - 32») > >"),
    Row(
      .zeroWidth, "this divides by 0 in a view that has no width yet",
      "section < group horizontal height: absolute(9000 / «container.width») < item > >"),
    Row(
      .zeroWidth, "this count is below 1 in a view that has no width yet",
      "section < group horizontal 44 count: «floor(container.width / 40)» < item > >"),
    Row(
      .divisionByZero, "this divides by the input `columns`, which may be 0",
      """
      layout A(columns: Int) < section < group horizontal 44 <
          item absolute(container.effectiveWidth / «columns») > > >
      """),
    Row(
      .duplicateElementKind, "two supplementary views here have the kind `dot`",
      """
      section < group horizontal 44 <
          item < badge "dot" 8 at: top «badge "dot" 8 at: bottom» > > >
      """),
    Row(
      .unregisteredBackground, .note,
      "no class is given for the background `card`: the app must register one",
      "section < group horizontal 44 < item > «background \"card\"» >"),
    Row(
      .infiniteBackground, .error, "this background stands in a section without an end",
      "section < group horizontal 1e12 < item > «background \"card\" class: \"Card\"» >"),
  ]

  @Test(arguments: room + rows + values) func saysOneThingAtThePlace(row: Row) {
    let marked = MarkedText(row.text)
    let compiled = CompiledText(marked.source)
    let found = compiled.compilation.findings().filter {
      $0.code == row.code || $0.severity != .note
    }
    let all = compiled.rendered + compiled.render(found)
    #expect(found.map { $0.code } == [row.code], "\(row.text)\n\(all)")
    #expect(found.map { $0.severity } == [row.severity], "\(all)")
    #expect(found.map { $0.message } == [row.message], "\(all)")
    #expect(found.map { $0.primary.range } == marked.ranges, "\(all)")
  }

  /// What looks like a fault and is none.
  static let sound: [String] = [
    // Gaps and insets that shrink with the view.
    """
    let gap = min(16, container.width / 20)
    section insets: gap < group horizontal 80 count: 4 spacing: gap < item > >
    """,
    // Exact thirds with spacing fit: the gaps are taken off first.
    "section < group horizontal 80 spacing: 10 < repeat 3 < item fractional(1 / 3) > > >",
    "section < group horizontal 80 < item fractional(0.4) group vertical fractional(0.6) < item 40 > > >",
    // As many of one kind as fit.
    "section < group horizontal 80 spacing: 8 < repeat 8 < item 80 > > >",
    // What isn't measured yet.
    "section < group horizontal 80 < item estimated(200) item estimated(300) > >",
    "section < group horizontal estimated(44) < item height: estimated(60) > >",
    // A count replaces the length.
    "section < group horizontal 44 width: 100 count: 2 < item 120 > >",
    // Fits every device, if not every view.
    "section < group horizontal 80 < item 120 item 180 > >",
    "section < group horizontal 80 < item absolute(min(350, container.effectiveWidth)) > >",
    // Values kept in bounds, by themselves or by a condition.
    "section < group horizontal 44 < item absolute(max(1, container.effectiveWidth - 32)) > >",
    "section < group horizontal 44 < item absolute(container.effectiveWidth / 2) > >",
    "section < group horizontal 44 count: max(1, floor(container.width / 400)) < item > >",
    """
    layout A(columns: Int) < section < group horizontal 44 <
        item absolute(max(1, container.effectiveWidth / max(1, columns))) > > >
    """,
    """
    layout A(columns: Int) < section < group horizontal 44 <
        item absolute(if (columns > 0) container.effectiveWidth / columns else 44) > > >
    """,
    // Badges of one kind on two items, and two kinds on one.
    """
    section < group horizontal 44 <
        item fractional(0.5) < badge "dot" 8 at: top > item fractional(0.5) < badge "dot" 8 at: top badge "new" 8 at: bottom > > >
    """,
    // The class is given elsewhere.
    """
    section a < group horizontal 44 < item > background "card" >
    section b < group horizontal 44 < item > background "card" class: "Card" >
    """,
    // A list has no groups of its own.
    "list a plain",
    // What nobody can foretell: an input without a value.
    "layout A(width: Number) < section < group horizontal 44 < item absolute(width) > > >",
  ]

  @Test(arguments: sound) func saysNothing(text: String) {
    let compiled = CompiledText(text)
    let found = compiled.compilation.findings().filter { Self.codes.contains($0.code) }
    #expect(found.isEmpty, "\(text)\n\(compiled.rendered)\(compiled.render(found))")
    #expect(!compiled.compilation.hasErrors, "\(compiled.rendered)")
  }

  private static let codes: Set<DiagnosticCode> = Set((room + rows + values).map { $0.code })

  /// What a preview gives for an input is foretold, as a warning even where it holds everywhere.
  @Test func takesInputsOfPreviews() {
    let text = """
      layout A(width: Number) < section < group horizontal 44 width: 100 < item absolute(width) > > >
      preview "Wide" inputs: (width: 120)
      """
    let found = CompiledText(text).compilation.findings()
    #expect(found.map { $0.code } == [.itemExceedsGroup])
    #expect(found.map { $0.severity } == [.warning])
  }

  /// A definition that is used twice is one place.
  @Test func saysOnceWhatIsUsedTwice() {
    let text = """
      define row(inset) < group horizontal 80 count: 4 spacing: 16 insets: inset < item > >
      section a < row(0) > section b < row(24) >
      """
    let compiled = CompiledText(text)
    let found = compiled.compilation.findings().filter { $0.severity != .note }
    #expect(found.map { $0.code } == [.noRoomForGroup], "\(compiled.render(found))")
  }
}
