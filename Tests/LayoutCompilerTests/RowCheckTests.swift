/// The checks of the arithmetic of rows: where they speak up, what they say and mend, and where they stay
/// silent.

import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct RowCheckTests {
  static let sizes: [CheckRow] = [
    CheckRow(
      .ignoredSize,
      "section < group horizontal 120 count: 3 < item «fractional(0.5)» insets: 4 > >",
      says: "this width has no effect: the count gives each item an even share of the row",
      fixed: "section < group horizontal 120 count: 3 < item insets: 4 > >"),
    CheckRow(
      .ignoredSize,
      "section < group vertical 120 count: 2 < group horizontal «height: 50%» < item 80 > > >",
      says: "this height has no effect: the count gives each item an even share of the column",
      fixed: "section < group vertical 120 count: 2 < group horizontal < item 80 > > >"),
    CheckRow(
      .ignoredSize,
      "section < group horizontal 120 count: 3 < item «width: estimated(80)» insets: 4 > >",
      says: "this width has no effect: the count gives each item an even share of the row",
      fixed: "section < group horizontal 120 count: 3 < item insets: 4 > >"),
    CheckRow(
      .ignoredSize,
      "define cell(w) < item «width: w» > section < group horizontal 120 count: 3 < cell(80) > > "
        + "section < group horizontal 120 < cell(80) > >",
      says: "this width has no effect: the count gives each item an even share of the row"),
    CheckRow(
      .ignoredSize,
      silent: "section < group horizontal 120 count: 3 < item height: 80 > >"),
    CheckRow(.ignoredSize, silent: "section < group horizontal 120 < item fractional(0.5) > >"),
    // The height is computed from it.
    CheckRow(
      .ignoredSize,
      silent: "section < group horizontal 120 count: 3 < item width: 80 aspect: 2 > >"),
  ]

  static let gaps: [CheckRow] = [
    CheckRow(
      .halfGap, "section < group horizontal 120 count: 3 < item insets: «5» > >",
      says: "these insets give 5 pt at the edges and 10 pt between cells",
      fixed: "section insets: 5 < group horizontal 120 count: 3 < item insets: 5 > >"),
    CheckRow(
      .halfGap,
      "section feed < group horizontal 120 < item fractional(1/3) insets: «(horizontal: 2.5)» > >",
      says: "these insets give 2.5 pt at the edges and 5 pt between cells",
      fixed: "section feed insets: (horizontal: 2.5) < group horizontal 120 < "
        + "item fractional(1/3) insets: (horizontal: 2.5) > >"),
    CheckRow(
      .halfGap,
      silent: "section insets: 5 < group horizontal 120 count: 3 < item insets: 5 > >"),
    CheckRow(
      .halfGap,
      silent: "section < group horizontal 120 count: 3 insets: 5 < item insets: 5 > >"),
    CheckRow(.halfGap, silent: "section < group horizontal 120 count: 1 < item insets: 5 > >"),
    CheckRow(
      .halfGap, silent: "section < group horizontal 120 count: 3 < item insets: (vertical: 5) > >"),
    CheckRow(
      .halfGap,
      silent: "section < group horizontal 120 count: 3 < item insets: (trailing: 5) > >"),
    CheckRow(
      .halfGap,
      silent: "section < group horizontal 120 count: 3 spacing: 5 < item insets: 5 > >"),
    CheckRow(
      .halfGap,
      silent: "section scroll: paging < group horizontal width: 300 height: 120 count: 3 < "
        + "item insets: 5 > >"),
  ]

  static let patterns: [CheckRow] = [
    CheckRow(
      .patternRepeats,
      "section < «group horizontal 240» < item fractional(2/3) "
        + "group vertical fractional(1/3) count: 2 < item > > >",
      says: "this pattern repeats every 3 cells, the last one may be cut short"),
    CheckRow(
      .patternRepeats,
      "section < group vertical count: 2 < «group horizontal» < item 100 item 50 > > >",
      says: "this pattern repeats every 8 cells, the last one may be cut short"),
    CheckRow(
      .patternRepeats,
      silent: "section < group horizontal 240 < repeat 2 < group vertical fractional(0.5) count: 2 "
        + "< item > > > >"),
    CheckRow(.patternRepeats, silent: "section < group horizontal 240 < item fractional(0.3) > >"),
  ]

  static let quotients: [CheckRow] = [
    CheckRow(
      .roundedThird, "section < group horizontal 120 < item «fractional(0.33)» insets: 4 > >",
      says: "`0.33` is not `1/3`: this row leaves 4 pt empty on iPhone14, 390 pt wide",
      fixed: "section < group horizontal 120 < item fractional(1/3) insets: 4 > >"),
    CheckRow(
      .roundedThird, "section < group horizontal height: fractionalWidth(0.33) < item «33%» > >",
      says: "`0.33` is not `1/3`: this row leaves 4 pt empty on iPhone14, 390 pt wide",
      fixed: "section < group horizontal height: fractionalWidth(1/3) < item fractional(1/3) > >"),
    CheckRow(
      .roundedThird, "section < group horizontal 120 < item «fractional(0.17)» > >",
      says: "`0.17` is not `1/6`: this row holds 5 of 6 and leaves 60 pt empty on iPhone14, "
        + "390 pt wide",
      fixed: "section < group horizontal 120 < item fractional(1/6) > >"),
    CheckRow(
      .roundedThird,
      "section insets: 15 < group horizontal 120 spacing: 10 < repeat 2 < item «fractional(0.16)» "
        + "item fractional(0.33) > > >",
      says: "`0.16` is not `1/6`: this row leaves 7.33 pt empty on iPhone14, 390 pt wide",
      fixed: "section insets: 15 < group horizontal 120 spacing: 10 < repeat 2 < "
        + "item fractional(1/6) item fractional(1/3) > > >"),
    CheckRow(
      .roundedThird, "section < group vertical 90 < item «fractional(0.14)» > >",
      says: "`0.14` is not `1/7`: this column leaves 3.67 pt empty on iPhone14, 390 pt wide",
      fixed: "section < group vertical 90 < item fractional(1/7) > >"),
    CheckRow(
      .roundedThird,
      "let third = 0.33 section < group horizontal 120 < item «fractional(third)» > >",
      says: "`0.33` is not `1/3`: this row leaves 4 pt empty on iPhone14, 390 pt wide"),
    CheckRow(
      .roundedThird,
      "layout A(tall: Int) < section < group horizontal (tall) < item «fractional(0.33)» > > >",
      says: "`0.33` is not `1/3`: this row is not filled",
      fixed: "layout A(tall: Int) < section < group horizontal (tall) < item fractional(1/3) > > >"
    ),
    CheckRow(
      .roundedThird, silent: "section < group horizontal 120 spacing: 8 < item fractional(1/3) > >"),
    // These fill the row.
    CheckRow(
      .roundedThird,
      silent: "section < group horizontal 120 < item fractional(0.33) item fractional(0.67) > >"),
    CheckRow(
      .roundedThird,
      silent: "section < group horizontal 120 < item fractional(0.333333333) > >"),
    CheckRow(
      .roundedThird, silent: "section < group horizontal 120 count: 3 < item fractional(0.33) > >"),
    CheckRow(
      .roundedThird,
      silent: "section < group horizontal 120 spacing: flexible(4) < item fractional(0.33) > >"),
    CheckRow(
      .roundedThird,
      silent: "section < group horizontal 120 < item fractional(0.33) edges: (trailing: 1) > >"),
    // No third was meant.
    CheckRow(.roundedThird, silent: "section < group horizontal 120 < item fractional(0.3) > >"),
    CheckRow(.roundedThird, silent: "section < group horizontal 120 < item fractional(0.15) > >"),
    CheckRow(.roundedThird, silent: "section < group horizontal 120 < item fractional(0.35) > >"),
    CheckRow(
      .roundedThird,
      silent: "section scroll: paging < group horizontal width: fractional(0.33) height: 90 < item "
        + "> >"),
  ]

  static let sums: [CheckRow] = [
    CheckRow(
      .fractionSum,
      "section < group horizontal 90 < item fractional(0.7) item «fractional(0.5)» > >",
      says: "the fractions of this row add up to 1.2: its last subitem is never shown",
      fixed: "section < group horizontal 90 < item fractional(0.7) item fractional(0.3) > >"),
    CheckRow(
      .fractionSum,
      "section < group vertical 90 spacing: 4 < item fractional(0.5) item fractional(0.5) "
        + "item «50%» item 25% > >",
      says: "the fractions of this column add up to 1.75: its last 2 subitems are never shown"),
    CheckRow(
      .fractionSum,
      silent: "section < group horizontal 90 < item fractional(0.7) item fractional(0.3) > >"),
    // The same picture without the last.
    CheckRow(
      .fractionSum, silent: "section < group horizontal 90 < repeat 4 < item fractional(0.3) > > >"),
    CheckRow(
      .fractionSum,
      silent: "section < group horizontal width: estimated(90) height: 90 < "
        + "item fractional(0.7) item fractional(0.5) > >"),
    // Whole pixels make it fit on some devices.
    CheckRow(
      .fractionSum,
      silent: "section < group horizontal 90 < item fractional(0.5001) item fractional(0.5) > >"),
    CheckRow(
      .unusedRoom, "section < «group horizontal 90» < item fractional(0.45) > >",
      says: "this row leaves 39.33 pt empty at its end on iPhone14, 390 pt wide"),
    CheckRow(
      .unusedRoom, silent: "section < group horizontal 90 < item fractional(0.5) > >"),
    CheckRow(.unusedRoom, silent: "section < group horizontal 90 < item fractional(0.4) > >"),
    CheckRow(
      .unusedRoom,
      silent: "section < group horizontal 90 spacing: flexible(0) < item fractional(0.45) > >"),
    CheckRow(.unusedRoom, silent: "section < group horizontal 90 < item fractional(0.33) > >"),
  ]

  static let pixels: [CheckRow] = [
    CheckRow(
      .pixelRounding, "section < «group horizontal 120 count: 4» < item > >",
      says: "whole pixels fill 374 of the 375 pt of this row on iPhoneSE, 375 pt wide"),
    CheckRow(
      .pixelRounding, "section < «group horizontal 120» < item fractional(0.5) > >",
      says: "whole pixels fill 374.67 of the 375 pt of this row on iPhone11Pro, 375 pt wide"),
    CheckRow(.pixelRounding, silent: "section < group horizontal 120 < item > >"),
    CheckRow(.pixelRounding, silent: "section < group horizontal 120 < item 80 > >"),
    CheckRow(
      .pixelRounding,
      silent: "section < group horizontal 120 spacing: flexible(0) count: 4 < item > >"),
    CheckRow(.pixelRounding, silent: "section < group horizontal 120 < item fractional(0.3) > >"),
  ]

  static let flexible: [CheckRow] = [
    CheckRow(
      .flexibleWithoutRoom,
      "section < group horizontal 44 count: 3 spacing: «flexible(8)» < item > >",
      says: "this flexible spacing has nothing to grow into: the count shares out all of the row",
      fixed: "section < group horizontal 44 count: 3 spacing: 8 < item > >"),
    CheckRow(
      .flexibleWithoutRoom,
      "section < group horizontal 44 spacing: «flexible(0)» < item fractional(0.5) > >",
      says: "this flexible spacing has nothing to grow into: the subitems fill the row",
      fixed: "section < group horizontal 44 < item fractional(0.5) > >"),
    CheckRow(
      .flexibleWithoutRoom,
      "section < group vertical estimated(90) spacing: «flexible(4)» < item 40 item 20 > >",
      says: "this flexible spacing has nothing to grow into: the column is estimated and becomes "
        + "as long as its subitems",
      fixed: "section < group vertical estimated(90) spacing: 4 < item 40 item 20 > >"),
    CheckRow(
      .flexibleWithoutRoom,
      "section < group horizontal 44 spacing: «flexible(8)» < item width: (container.effectiveWidth - 8) / 2 "
        + "> >",
      says:
        "this flexible spacing has nothing to grow into: the subitems fill the row at any width",
      fixed:
        "section < group horizontal 44 spacing: 8 < item width: (container.effectiveWidth - 8) / 2 > >"
    ),
    CheckRow(
      .flexibleWithoutRoom,
      "section < group horizontal 44 edges: «(leading: flexible(0))» < item > >",
      says: "this flexible spacing has nothing to grow into: the width already fills the container",
      fixed: "section < group horizontal 44 < item > >"),
    CheckRow(
      .flexibleWithoutRoom,
      "section < group horizontal 44 < item 80 edges: «(top: flexible(4), bottom: flexible(4))» > >",
      says: "this flexible spacing has nothing to grow into: the height already fills the container"
    ),
    CheckRow(
      .flexibleWithoutRoom,
      silent: "section < group horizontal 44 spacing: flexible(8) < repeat 3 < item 80 > > >"),
    CheckRow(
      .flexibleWithoutRoom,
      silent: "section < group horizontal 44 spacing: flexible(8) < item fractional(0.3) > >"),
    CheckRow(
      .flexibleWithoutRoom,
      silent: "section < group horizontal 44 spacing: flexible(8) < item width: estimated(80) > >"),
    CheckRow(
      .flexibleWithoutRoom,
      silent: "section < group horizontal width: 200 height: 44 edges: (leading: flexible(0)) "
        + "< item > >"),
    CheckRow(
      .flexibleWithoutRoom,
      silent: "section < group horizontal 44 < item 80 height: 20 edges: (top: flexible(0)) > >"),
  ]

  @Test(arguments: sizes + gaps + patterns + quotients + sums + pixels + flexible)
  func says(row: CheckRow) {
    #expect(row.faults.isEmpty, "\(row.text)")
  }
}
