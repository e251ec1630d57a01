/// One diagnostic of every factory of the checks of sections, structure, names and platforms.

import LayoutDiagnostics
import LayoutSyntax

private let first = Place(FileID(0), ByteRange(start: 8, end: 12))
private let place = Place(FileID(0), ByteRange(start: 15, end: 19))
private let removal = Removal([place], keepsMeaning: true)

let sectionDiagnostics: [Diagnostic] = [
  .fractionOfViewport(
    place, fraction: "0.4",
    examples: [("340.7", "852", "iPhone16"), ("157", "393", "iPhone16Landscape")]),
  .fractionOfViewport(
    place, fraction: "1",
    examples: [("852", "852", "iPhone16"), ("393", "393", "iPhone16Landscape")]),
  .headerInset(
    place, insets: first, side: "wide", points: "361", whole: "393", device: "iPhone16"),
  .backgroundIncludesHeader(
    place, header: first, isFooter: false, length: "44", insets: (place, " insets: (top: 44)")),
  .backgroundIncludesHeader(
    place, header: first, isFooter: true, length: nil, insets: nil),
  .pinnedGlobalWithSideways(place, section: "stories", scroll: first),
  .overlappingBoundaries(
    place, first: first, below: nil, widths: [], device: nil,
    offset: (place, " offset: (0, -44)")),
  .overlappingBoundaries(
    place, first: first, below: "400", widths: [WidthRange(below: 400)], device: "iPhoneSE1",
    offset: nil),
  .overlappingBoundaries(
    place, first: first, below: nil,
    widths: [WidthRange(below: 400), WidthRange(from: 500, below: 600)], device: "iPhoneSE1",
    offset: nil),
  .pagingWiderThanView(
    place, scroll: first, length: "320", room: "300", device: "iPhoneSE1", below: nil,
    isStep: false, hasInsets: true),
  .pagingWiderThanView(
    place, scroll: first, length: "350", room: "320", device: "iPhoneSE1", below: 350,
    isStep: true, hasInsets: false),
  .pagingWiderThanView(
    place, scroll: first, length: "844", room: "804", device: nil, below: nil, isStep: true,
    hasInsets: true),
  .centeredFirstStop(
    place, group: first, length: "314.4", start: "39.3", inset: "0", device: "iPhone16"),
  .emptySectionSpacing(place, spacing: "20", twice: "40"),
  .unsupportedInList(place, name: "spacing", appleName: "interGroupSpacing"),
  .unsupportedInList(place, element: "group"),
  .unsupportedInList(place, element: "background"),
  .physicalOffset(place, points: "10", isRight: true),
  .physicalOffset(place, points: "10", isRight: false),
  .physicalFrame(place),
  .screenNotContainer(place, name: "screenWidth", instead: "container.width"),

  .unusedLet(place, what: "constant", name: "gap", fix: removal),
  .unusedLet(place, what: "variable", name: "i", fix: nil),
  .unusedDefine(place, name: "card", fix: removal),
  .unusedParameter(place, what: "parameter", name: "gap", owner: "card", fix: removal),
  .unusedParameter(place, what: "input", name: "columns", owner: "Feed", fix: nil),
  .unusedImport(place, path: "Shared.layout", fix: removal),
  .shadowedName(place, name: "gap", what: "constant", hidden: first),
  .shadowedWord(place, name: "pi"),
  .shadowedValue(
    place, name: "index", what: "constant", giver: "`onScroll`", declaration: first),

  .redundantGroup(place, edits: [Edit(place, replacement: "item")]),
  .redundantGroup(place, edits: []),
  .repeatedLiteral(
    [place, place, place, first], text: "16", role: "an inset", name: "margin",
    declaration: "let margin = 16\n\n", insertion: first),
  .unreachableSection(place, name: "stories", cause: first, reason: .alwaysFalse),
  .unreachableSection(place, name: "stories", cause: first, reason: .alwaysTrue),
  .unreachableSection(place, name: "stories", cause: first, reason: .neverRepeated),

  .notInAppKit(place, feature: "list", consequence: .layoutIsUIKitOnly, requirement: first),
  .notInAppKit(place, feature: "bounce", consequence: .leftOut, requirement: first),
  .notInAppKit(place, feature: "uniform", consequence: .estimated, requirement: first),
  .deprecated(
    place, name: "supplementariesFollowInsets", replacement: "supplementaryInsetsReference",
    system: "iOS", since: "16", requirement: first, removal: nil),
  .deprecated(
    place, name: "supplementariesFollowInsets", replacement: "supplementaryInsetsReference",
    system: "iOS", since: "16", requirement: first, removal: place),
]
