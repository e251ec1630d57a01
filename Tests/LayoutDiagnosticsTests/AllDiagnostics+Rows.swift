/// One diagnostic of every factory of the checks of rows.

import LayoutDiagnostics
import LayoutSyntax

private let place = Place(FileID(0), ByteRange(start: 15, end: 19))
private let group = Place(FileID(0), ByteRange(start: 4, end: 9))
private let fix = Fix("write it otherwise", .maybe, at: place, replacement: "x")
private let gap = DevicePoints(points: "4", device: "iPhone14", width: 390)

let rowDiagnostics: [Diagnostic] = [
  .ignoredSize(
    place, side: "width", arrangement: "row", count: "3", at: group, isNamed: true, fix: fix),
  .ignoredSize(
    place, side: "height", arrangement: "column", count: nil, at: group, isNamed: false, fix: nil),
  .flexibleWithoutRoom(place, reason: "the subitems fill the row", isBetween: true, fix: fix),
  .flexibleWithoutRoom(
    place, reason: "the width already fills the container", isBetween: false, fix: nil),
  .roundedThird(
    place, others: [], literal: "0.33", exact: "1/3", arrangement: "row", fits: 3, wanted: 3,
    gap: gap, fix: fix),
  .roundedThird(
    place, others: [group], literal: "0.17", exact: "1/6", arrangement: "column", fits: 5,
    wanted: 6, gap: nil, fix: nil),
  .fractionSum(
    place, arrangement: "row", group: group, sum: "1.2", position: 3, count: 3, left: "0.3",
    fix: fix),
  .fractionSum(
    place, arrangement: "column", group: group, sum: "2", position: 2, count: 4, left: "0",
    fix: nil),
  .unusedRoom(place, arrangement: "row", sum: "0.9", count: 3, gap: gap),
  .patternRepeats(place, capacity: 3, width: "260", height: "240", device: "iPhone14"),
  .halfGap(place, edge: "5", between: "10", fix: fix),
  .pixelRounding(
    place, arrangement: "row", used: gap, room: "375", scale: 2, otherCount: 12),
  .pixelRounding(place, arrangement: "row", used: gap, room: "375", scale: 2, otherCount: 0),
]
