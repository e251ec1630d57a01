/// One diagnostic of every factory of the checks of self-sizing.

import LayoutDiagnostics
import LayoutSyntax

private let place = Place(FileID(0), ByteRange(start: 15, end: 19))
private let group = Place(FileID(0), ByteRange(start: 4, end: 9))
private let fix = Fix("write it otherwise", .maybe, at: place, replacement: "x")

let selfSizingDiagnostics: [Diagnostic] = [
  .fractionOfEstimate(
    place, side: "height", isWritten: true, count: 1, group: group, estimate: "80", fix: fix),
  .fractionOfEstimate(
    place, side: "width", isWritten: false, count: 3, group: group, estimate: nil, fix: nil),
  .ignoredInsets(
    place, sides: ["top", "bottom"], isAll: true, side: "the height is", estimate: group, fix: fix),
  .ignoredInsets(
    place, sides: ["leading", "trailing"], isAll: false, side: "the width is", estimate: group,
    fix: nil),
  .sidewaysSelfSizing(place, side: "height", scroll: group, item: place, fix: fix),
  .sidewaysSelfSizing(place, side: "height", scroll: group, item: group, fix: nil),
  .tinyEstimate(place, estimate: "1", count: "800"),
  .bothAxesEstimated(place, group: group, fix: fix),
  .bothAxesEstimated(place, group: group, fix: nil),
  .countBlocksSelfSizing(
    place, arrangement: "column", side: "height", share: "66.67", estimate: group, fix: fix),
  .countBlocksSelfSizing(
    place, arrangement: "row", side: "width", share: nil, estimate: group, fix: nil),
  .raggedRow(place, side: "height", arrangement: "row", fix: fix),
  .raggedRow(place, side: "width", arrangement: "column", fix: nil),
  .handlerWithEstimates(place, item: group, isInSection: true),
  .handlerWithEstimates(place, item: group, isInSection: false),
]
