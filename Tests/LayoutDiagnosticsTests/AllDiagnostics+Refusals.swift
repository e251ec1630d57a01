/// One diagnostic of every factory of the forecast and of what UIKit refuses.

import LayoutDiagnostics
import LayoutSyntax

private let first = Place(FileID(0), ByteRange(start: 8, end: 12))
private let place = Place(FileID(0), ByteRange(start: 15, end: 19))
private let fix = Fix("keep it at 1 or above", .maybe, at: place, replacement: "max(1, item)")

private func reach(_ ranges: ClosedRange<Int>..., everywhere: Bool = false) -> Reach {
  Reach(
    ranges: ranges, tried: 32...1400, isEverywhere: everywhere,
    device: (ranges.last?.upperBound ?? 1000) < 320
      ? nil : ReachedDevice(name: "iPhoneSE1", width: 320, height: 568))
}

let refusalDiagnostics: [Diagnostic] = [
  .noRoom(
    place, reach(32...80), isSure: true, axis: "horizontal", room: "0",
    view: "in a view 80 pt wide"),
  .noRoom(
    place, reach(32...1400, everywhere: true), isSure: true, axis: "vertical", room: "-4",
    view: "on iPhoneSE1"),
  .unfittableItem(
    place, item: first, reach(32...349), isSure: true, axis: "horizontal", needed: "350",
    room: "320", view: "on iPhoneSE1", isOfSafeArea: false),
  .unfittableItem(
    place, item: place, reach(), isSure: true, axis: "horizontal", needed: "812", room: "712",
    view: "on iPhone13miniLandscape", isOfSafeArea: true),
  .divisionByZero(place, divisor: first, reach(32...32), isSure: true, fixes: [fix]),
  .divisionByZero(place, divisor: nil, reach(600...1400), isSure: false, fixes: []),
  .notFinite(place, reach(100...100, 200...299), isSure: true),
  .nonPositiveDimension(
    place, value: "-80", reach(32...400), isSure: true, view: "on iPhoneSE1", fixes: [fix]),
  .negativeLength(
    place, value: "-80", reach(32...400), isSure: true, view: "on iPhoneSE1", fixes: [fix]),
  .countTooSmall(
    place, value: "0", isWhole: true, least: 1, reach(32...159), isSure: true,
    view: "in a view 159 pt wide", fixes: [fix]),
  .countTooSmall(
    place, value: "1.5", isWhole: false, least: 1, reach(32...40, 50...60, 70...80), isSure: true,
    view: "in a view 80 pt wide", fixes: []),
  .tooManyChildren(place, limit: 10_000, reach(500...1400), isSure: true),
  .notExactlyOneGroup(place, found: 0, reach(32...600), isSure: true),
  .notExactlyOneGroup(place, found: 2, reach(32...600), isSure: true),
  .emptyGroup(place, reach(32...600), isSure: true),
  .zeroWidth(place, what: "this divides by 0", value: "the divisor is 0", fixes: [fix]),
  .divisionByInput(place, name: "columns", declared: first, fixes: [fix]),
  .groupCannotFit(
    place, reach(32...335), held: 1, written: 2, isRow: true, room: "320 pt wide on iPhoneSE1",
    parts: [Label(first, "160 pt")], isLost: true, emptyBelow: 160, fixes: []),
  .groupCannotFit(
    place, reach(32...335), held: 1, written: 3, isRow: false, room: "320 pt tall on iPhoneSE1",
    parts: [], isLost: false, emptyBelow: nil, fixes: [fix]),
  .itemExceedsGroup(
    place, length: "120", group: first, room: "100", axis: "horizontal", isFirst: true,
    isSure: true),
  .itemExceedsGroup(
    place, length: "120", group: first, room: "100", axis: "vertical", isFirst: false,
    isSure: false),
  .itemSticksOut(
    place, length: "120", group: first, room: "100", axis: "vertical", excess: "20"),
  .childrenExceedParent(
    place, sum: "2", side: "width", held: 1, written: 2, parts: [Label(first, "1")], isLost: true),
  .childrenExceedParent(
    place, sum: "1.5", side: "height", held: 1, written: 2, parts: [], isLost: false),
  .unregisteredBackground(place, kind: "backdrop"),
  .infiniteBackground(place, section: first),
]
