/// The checks of self-sizing: where they speak up, what they say and mend, and where they stay silent.

import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct SelfSizingCheckTests {
  static let fractions: [CheckRow] = [
    CheckRow(
      .fractionOfEstimate, "section < group horizontal estimated(80) < «item» > >",
      says: "this item keeps the estimated height of the group and is never measured",
      fixed: "section < group horizontal estimated(80) < item height: estimated(80) > >"),
    CheckRow(
      .fractionOfEstimate,
      "section < group vertical estimated(80) < item «fractional(0.5)» insets: 4 item > >",
      says: "2 items of this group keep the estimated height of the group and are never measured",
      fixed: "section < group vertical estimated(80) < item estimated(80) insets: 4 "
        + "item height: estimated(80) > >"),
    CheckRow(
      .fractionOfEstimate,
      "section < group horizontal estimated(80) count: 3 < item height: «fractional(1)» > >",
      says: "this item keeps the estimated height of the group and is never measured",
      fixed: "section < group horizontal estimated(80) count: 3 < item height: estimated(80) > >"),
    CheckRow(
      .fractionOfEstimate,
      "section scroll: paging < group horizontal width: 200 height: estimated(80) < «item» > >",
      says: "this item keeps the estimated height of the group and is never measured",
      fixed: "section scroll: paging < group horizontal width: 200 height: 80 < item > >"),
    CheckRow(
      .fractionOfEstimate,
      "section < group vertical width: estimated(300) height: 90 < «item 50» > >",
      says: "this item keeps the estimated width of the group and is never measured",
      fixed: "section < group vertical width: fractional(1) height: 90 < item 50 > >"),
    // What a definition says may be right elsewhere.
    CheckRow(
      .fractionOfEstimate,
      "define row(h) < group horizontal height: h < «item» > > section < row(estimated(20)) > "
        + "section < row(20) >",
      says: "this item keeps the estimated height of the group and is never measured"),
    CheckRow(
      .fractionOfEstimate, silent: "section < group horizontal 80 < item > >"),
    CheckRow(
      .fractionOfEstimate,
      silent: "section < group horizontal estimated(80) < item height: estimated(80) > >"),
    CheckRow(
      .fractionOfEstimate, silent: "section < group horizontal estimated(80) < item height: 80 > >"),
    // A fraction of the width is known.
    CheckRow(
      .fractionOfEstimate,
      silent: "section < group horizontal estimated(80) < item height: fractionalWidth(0.5) > >"),
    // The count says more.
    CheckRow(
      .fractionOfEstimate, silent: "section < group vertical estimated(80) count: 2 < item > >"),
    CheckRow(
      .fractionOfEstimate,
      silent: "section < group horizontal height: if (container.width > 500) estimated(80) "
        + "else absolute(80) < item > >"),
  ]

  static let insets: [CheckRow] = [
    CheckRow(
      .ignoredInsets,
      "section < group vertical estimated(80) < item estimated(80) insets: «8» > >",
      says: "`top` and `bottom` of these insets have no effect: the height is estimated",
      fixed: "section < group vertical estimated(80) < item estimated(80) "
        + "insets: (horizontal: 8) > >"),
    CheckRow(
      .ignoredInsets,
      "section < group vertical estimated(80) < item estimated(80) insets: «(top: 8)» > >",
      says: "these insets have no effect: the height is estimated",
      fixed: "section < group vertical estimated(80) < item estimated(80) > >"),
    CheckRow(
      .ignoredInsets,
      "section < group vertical estimated(80) insets: «(top: 1, leading: 2, trailing: 3)» "
        + "< item estimated(80) > >",
      says: "`top` of these insets has no effect: the height is estimated",
      fixed: "section < group vertical estimated(80) insets: (leading: 2, trailing: 3) "
        + "< item estimated(80) > >"),
    CheckRow(
      .ignoredInsets,
      "section < header height: estimated(44)\n    // far\n    insets: «(vertical: 8)»\n"
        + "group vertical 80 < item 80 > >",
      says: "these insets have no effect: the height is estimated",
      fixed: "section < header height: estimated(44)\n    // far\ngroup vertical 80 < item 80 > >"),
    CheckRow(
      .ignoredInsets,
      "section < group horizontal estimated(32) < item estimated(80) height: estimated(32) "
        + "insets: «2» > >",
      says: "these insets have no effect: width and height are estimated",
      fixed: "section < group horizontal estimated(32) < item estimated(80) height: estimated(32) "
        + "> >"),
    CheckRow(
      .ignoredInsets,
      "let gap = 8 section < group vertical estimated(80) < item estimated(80) "
        + "insets: «(top: gap, leading: container.width / 20)» > >",
      says: "`top` of these insets has no effect: the height is estimated"),
    CheckRow(
      .ignoredInsets,
      silent: "section < group vertical estimated(80) < item estimated(80) insets: "
        + "(horizontal: 8) > >"),
    CheckRow(
      .ignoredInsets,
      silent: "section < group vertical estimated(80) < item estimated(80) edges: (top: 8) > >"),
    CheckRow(.ignoredInsets, silent: "section < group vertical 80 < item 80 insets: 8 > >"),
    CheckRow(
      .ignoredInsets,
      silent: "section insets: 8 < group vertical estimated(80) < item estimated(80) > >"),
    CheckRow(
      .ignoredInsets,
      silent: "section < group vertical estimated(80) < item height: if (container.width > 500) "
        + "estimated(80) else absolute(80) insets: 8 > >"),
  ]

  static let estimates: [CheckRow] = [
    CheckRow(
      .tinyEstimate,
      "section < group horizontal estimated(1) < item height: «estimated(1)» > >",
      says: "an estimate of 1 pt makes UIKit measure far more cells than the view shows"),
    CheckRow(
      .tinyEstimate,
      silent: "section < group horizontal estimated(44) < item height: estimated(44) > >"),
    CheckRow(
      .tinyEstimate,
      silent: "section < group horizontal 44 < item width: estimated(1) > >"),
    CheckRow(
      .bothAxesEstimated,
      "section < group horizontal width: estimated(90) height: estimated(40) < "
        + "«item width: estimated(90) height: estimated(40)» > >",
      says: "item and group are estimated on both axes, so that the layout may never come to rest",
      fixed: "section < group horizontal width: fractional(1) height: estimated(40) < "
        + "item width: estimated(90) height: estimated(40) > >"),
    CheckRow(
      .bothAxesEstimated,
      "section scroll: continuous < group horizontal width: estimated(90) height: estimated(40) < "
        + "«item width: estimated(90) height: estimated(40)» > >",
      says: "item and group are estimated on both axes, so that the layout may never come to rest",
      fixed: "section scroll: continuous < group horizontal width: estimated(90) height: 40 < "
        + "item width: estimated(90) height: estimated(40) > >"),
    CheckRow(
      .bothAxesEstimated,
      silent: "section < group horizontal height: estimated(40) < "
        + "item width: estimated(90) height: estimated(40) > >"),
    CheckRow(
      .bothAxesEstimated,
      silent: "section < group horizontal width: estimated(90) height: estimated(40) < "
        + "item width: estimated(90) height: 40 > >"),
  ]

  static let counts: [CheckRow] = [
    CheckRow(
      .countBlocksSelfSizing, "section < group vertical estimated(240) count: «3» < item > >",
      says: "this column shares out its estimated height, and no item of it is measured",
      fixed: "section < group vertical estimated(240) < repeat 3 < item height: estimated(80) > > >"
    ),
    CheckRow(
      .countBlocksSelfSizing,
      "section < group vertical estimated(240) count: «1» < item estimated(240) > >",
      says: "this column shares out its estimated height, and no item of it is measured",
      fixed: "section < group vertical estimated(240) < item estimated(240) > >"),
    CheckRow(
      .countBlocksSelfSizing,
      "section < group vertical estimated(240) count: «if (container.width > 500) 3 else 2» "
        + "< item > >",
      says: "this column shares out its estimated height, and no item of it is measured"),
    CheckRow(
      .countBlocksSelfSizing, silent: "section < group vertical 240 count: 3 < item > >"),
    CheckRow(
      .countBlocksSelfSizing,
      silent: "section < group horizontal estimated(80) count: 3 < item height: estimated(80) > >"),
    CheckRow(
      .countBlocksSelfSizing,
      silent: "section < group vertical estimated(240) < repeat 3 < item estimated(80) > > >"),
    CheckRow(
      .raggedRow,
      "section < group horizontal estimated(80) count: 2 < item height: «estimated(80)» > >",
      says: "the cells of this row may each have another height",
      fixed: "section < group horizontal estimated(80) count: 2 < item height: uniform(80) > >"),
    CheckRow(
      .raggedRow,
      "section < group horizontal estimated(80) < item fractional(0.5) height: «estimated(80)» > >"
        + " requires iOS 15",
      says: "the cells of this row may each have another height"),
    CheckRow(
      .raggedRow,
      "section < group horizontal estimated(80) < item fractional(0.5) height: «estimated(80)» > >"
        + " requires iOS 17, tvOS 17.1",
      says: "the cells of this row may each have another height",
      fixed: "section < group horizontal estimated(80) < item fractional(0.5) height: uniform(80) "
        + "> > requires iOS 17, tvOS 17.1"),
    CheckRow(
      .raggedRow,
      silent: "section < group horizontal estimated(80) < item height: estimated(80) > >"
    ),
    CheckRow(
      .raggedRow,
      silent: "section < group horizontal estimated(80) count: 2 < item height: uniform(80) > >"),
    CheckRow(
      .raggedRow,
      silent: "section < group vertical estimated(80) < repeat 2 < item estimated(40) > >"
        + " >"),
  ]

  static let scrolling: [CheckRow] = [
    CheckRow(
      .sidewaysSelfSizing,
      "section scroll: continuous < group horizontal width: 200 height: «estimated(120)» < "
        + "item height: estimated(120) > >",
      says: "the height of this section changes while it is scrolled sideways",
      fixed: "section scroll: continuous < group horizontal width: 200 height: 120 < item > >"),
    CheckRow(
      .sidewaysSelfSizing,
      "section scroll: continuous < group vertical width: 200 height: «estimated(120)» < "
        + "item estimated(60) item 60 > >",
      says: "the height of this section changes while it is scrolled sideways"),
    // Nothing of it is measured.
    CheckRow(
      .sidewaysSelfSizing,
      silent: "section scroll: continuous < group vertical width: 200 height: estimated(120) < "
        + "item 60 item 60 > >"),
    CheckRow(
      .sidewaysSelfSizing,
      silent: "section scroll: continuous < group vertical width: 200 height: estimated(120) "
        + "count: 2 < item estimated(60) > >"),
    CheckRow(
      .sidewaysSelfSizing,
      silent: "section scroll: continuous < group horizontal width: 200 height: 120 < "
        + "item height: estimated(120) > >"),
    CheckRow(
      .sidewaysSelfSizing,
      silent: "section < group horizontal estimated(120) < item height: estimated(120) > >"),
    CheckRow(
      .sidewaysSelfSizing,
      silent: "section scroll: continuous < group horizontal width: estimated(90) height: 40 < "
        + "item width: estimated(90) > >"),
    CheckRow(
      .handlerWithEstimates,
      "section scroll: paging < group horizontal 200 < item > «onScroll» < alpha: 0.5 > > "
        + "section < group vertical estimated(80) < item estimated(80) > >",
      says: "UIKit drops what this `onScroll` changes: the layout has estimated items"),
    CheckRow(
      .handlerWithEstimates,
      "section < group vertical estimated(80) < item estimated(80) > «onScroll handler: \"fade\"» >",
      says: "UIKit drops what this `onScroll` changes: the layout has estimated items"),
    CheckRow(
      .handlerWithEstimates,
      silent: "section < header estimated(20) group horizontal 80 < item > onScroll "
        + "< alpha: 0.5 > >"),
    CheckRow(
      .handlerWithEstimates,
      silent: "section < group vertical estimated(80) < item estimated(80) > >"),
  ]

  @Test(arguments: fractions + insets + estimates + counts + scrolling)
  func says(row: CheckRow) {
    #expect(row.faults.isEmpty, "\(row.text)")
  }
}
