/// One diagnostic of every factory, for tests of wording.

import LayoutCore
import LayoutDiagnostics
import LayoutJSON
import LayoutSyntax

private let source = "section feed < item.wide €\n  group = 12px\n>"
private let file = FileID(0)
private let first = Place(file, ByteRange(start: 8, end: 12))
private let place = Place(file, ByteRange(start: 15, end: 19))

private let inputs: [InputSignature] = [
  Parameter(name: "columns", type: .integer), Parameter(name: "ratio", type: .numberFunction),
  Parameter(name: "title", type: .string),
].map { $0.signature }

/// The source that all places are in.
let wordingSources: SourceMap = {
  var sources = SourceMap()
  _ = sources.add(path: "feed.layout", bytes: Array(source.utf8))
  return sources
}()

/// The diagnostic of a syntax issue at the place of a token of `source`.
func syntaxDiagnostic(_ kind: SyntaxIssueKind, at token: String = "item") -> Diagnostic {
  var range = ByteRange(start: source.utf8.count, end: source.utf8.count)
  let bytes = Array(source.utf8)
  let wanted = Array(token.utf8)
  for start in bytes.indices.reversed() where bytes[start...].starts(with: wanted) {
    range = ByteRange(start: start, end: start + wanted.count)
  }
  return Diagnostic(
    SyntaxIssue(kind, at: range, related: first.range), file: file, source: bytes)
}

let inputAndSyntaxDiagnostics: [Diagnostic] = [
  .unreadableFile(path: "feed.layout", reason: "No such file or directory"),
  syntaxDiagnostic(.notUTF8, at: "€"),
  syntaxDiagnostic(.fileTooLarge(limit: 1_000_000)),
  syntaxDiagnostic(.nestingTooDeep(limit: 256)),
  syntaxDiagnostic(.unexpectedCharacters, at: "€"),
  syntaxDiagnostic(.unterminatedString),
  syntaxDiagnostic(.unterminatedComment),
  syntaxDiagnostic(.unknownEscape),
  syntaxDiagnostic(.numberOutOfRange, at: "12"),
  syntaxDiagnostic(.unknownUnit, at: "px"),
  syntaxDiagnostic(.expected(.openAngle, context: .section)),
  syntaxDiagnostic(.missingCloser(.angle)),
  syntaxDiagnostic(.missingCloser(.parenthesis), at: "€\n"),
  syntaxDiagnostic(.extraCloser(.angle), at: ">"),
  syntaxDiagnostic(.extraCloser(.parenthesis), at: ">"),
  syntaxDiagnostic(.wrongBracket, at: "<"),
  syntaxDiagnostic(.missingAxis, at: "group"),
  syntaxDiagnostic(.missingAxis, at: "="),
  syntaxDiagnostic(.missingAxis, at: "wide"),
  syntaxDiagnostic(.separator, at: "="),
  syntaxDiagnostic(.equalsInsteadOfColon, at: "="),
  syntaxDiagnostic(.dotBeforeName, at: "."),
  syntaxDiagnostic(.comparisonOutsideParentheses, at: "="),
]

let nameDiagnostics: [Diagnostic] = [
  .unknownElement(place, name: "itme", suggestion: "item", allowed: ["item", "group"]),
  .unknownElement(place, name: "cell", suggestion: nil, allowed: ["item", "group"]),
  .unknownAttribute(
    place, name: "insetss", element: "item", suggestion: "insets", allowed: ["insets"]),
  .unknownAttribute(
    place, name: "wight", element: "item", suggestion: nil, allowed: ["width", "height", "edges"]),
  .unknownFlag(
    place, name: "pined", element: "header", suggestion: nil, allowed: ["pinned", "pined2"]),
  .attributeNotAllowed(
    place, name: "spacing", element: "item", allowedOn: ["layout", "section", "group"],
    allowed: ["width", "height", "insets"]),
  .longName(place, name: "contentInsets", short: "insets"),
  .unknownFunction(place, name: "sqr", suggestion: "sqrt"),
  .unknownName(place, name: "gap", nearest: []),
  .unknownName(place, name: "gapp", nearest: ["gap", "gaps"]),
  .unknownMember(
    place, base: "container", member: "depth", suggestion: nil, allowed: ["width", "height"]),
  .unknownValue(
    place, found: "pages", type: "a scrolling behaviour", suggestion: nil,
    allowed: ["none", "continuous", "paging"]),
  .valueInTwoWords(place, first: "readable", second: "content", joined: "readableContent"),
  .duplicateName(place, name: "gap", what: "constant", first: first),
  .duplicateAttribute(place, name: "spacing", first: first),
  .cyclicConstants(place, names: ["a", "b", "c"]),
  .cyclicConstants(place, names: ["a"]),
  .notAvailableHere(place, name: "distance", where: "a section", availableIn: "`onScroll`"),
  .constantsTooDeep(place, limit: 100),
]

let pieceDiagnostics: [Diagnostic] = [
  .unreadableImport(place, path: "Shared.layout", reason: "no such file"),
  .circularImport(place, path: "Cards.layout", files: 2),
  .circularImport(place, path: "feed.layout", files: 1),
  .importedTwice(place, name: "gutter", first: first),
  .circularDefinitions(place, names: ["card", "shelf"]),
  .circularDefinitions(place, names: ["card"]),
  .expansionTooLarge(place, name: "card", limit: 1_000_000),
  .expansionTooDeep(place, limit: 256),
  .expressionTooLarge(place, limit: 100_000),
  .missingArgument(place, of: "card", name: "share", parameters: ["share", "inset"]),
  .attributesOnUse(place, name: "card"),
  .notOneSection(place, name: "card"),
  .valueAsFlag(place, name: "share", element: "item"),
  .functionWithoutIndex(place, name: "ratio"),
  .notAFunction(place, name: "columns"),
  .missingParameterType(place, name: "columns", types: ["Int", "Number"]),
  .unknownParameterType(place, found: "Int32", suggestion: "Int", types: ["Int", "Number"]),
  .undecidedSections(place),
]

let typeDiagnostics: [Diagnostic] = [
  .wrongArgumentCount(place, function: "sqrt", expected: "1 argument", found: 2),
  .unknownLabel(place, label: "left", of: "insets", allowed: ["top", "leading"]),
  .unknownLabel(place, label: "trailling", of: "insets", allowed: ["leading", "trailing"]),
  .unknownLabel(place, label: "", of: "insets", allowed: ["top", "leading"]),
  .typeMismatch(place, expected: "a number", found: "a string"),
  .severalValues(place, name: "insets", count: 4, sides: ["1", "2", "3", "4"]),
  .mixedBranches(place, first: "a number", second: "a string"),
  .notAWholeNumber(place, value: "2.5", what: "`count`"),
  .outOfRange(place, what: "`alpha`", value: "2", allowed: "from 0 to 1"),
]

let structureDiagnostics: [Diagnostic] = [
  .sectionWithoutGroup(place, body: place),
  .sectionWithoutGroup(place),
  .severalGroups(place, first: first),
  .groupWithoutItems(place, body: place),
  .childNotAllowed(place, child: "item", parent: "section", allowed: ["group", "header"]),
  .bodyNotAllowed(place, element: "header", removal: place),
  .countNeedsOneChild(place, found: 2, count: first),
  .missingAttribute(place, name: "height", element: "frame"),
  .missingAttribute(place, name: "columns", element: "group waterfall", value: "2"),
  .aspectWithBothSizes(place, removal: place),
  .aspectNeedsKnownSize(place),
  .sizeGivenTwice(place, side: "width", first: first, removal: place),
  .ambiguousDimension(place, reason: "a boundary at a corner lies along no axis"),
  .duplicateElementKind(place, kind: "title", first: first),
  .emptyLayout(place),
  .severalElements(place, element: "onScroll", first: first),
  .topLevelElement(place, element: "item", container: "section"),
  .topLevelElement(place, element: "section", container: "layout"),
  .attributeOutsideBody(place, name: "scale", element: "onScroll"),
  .repeatTooLarge(place, limit: 10_000),
]

let geometryDiagnostics: [Diagnostic] = [
  .nonPositiveDimension(place, value: "0"),
  .negativeValue(place, what: "the spacing", value: "-8", minus: place),
  .divisionByZero(place),
  .notFinite(place),
  .divisionByZeroAtEvaluation(place, section: "feed", divisor: place),
  .divisionByZeroAtEvaluation(place, section: nil, divisor: nil),
  .notFiniteAtEvaluation(place, section: "feed"),
  .negativeDimensionAtEvaluation(place, value: "-4", section: "feed", expression: place),
  .negativeDimensionAtEvaluation(place, value: "-4", section: nil, expression: nil),
  .countTooSmall(place, value: "0", least: 1, expression: place),
  .countTooSmall(place, value: "0", least: 1, expression: nil),
  .tooManyChildren(place, limit: 100_000),
  .notExactlyOneGroup(place, found: 0),
  .notExactlyOneGroup(place, found: 2),
  .emptyGroupAtEvaluation(place),
  .missingSection(place, index: 3, available: 3),
  .missingSection(place, index: 1, available: 1),
  .noRoomForGroup(place, axis: "horizontal", room: "-20"),
  .firstItemDoesNotFit(place, axis: "vertical", needed: "120", room: "100"),
  .needsNewerSystem(place, feature: "list", system: "iOS", needed: "14", target: "13"),
  .notInAppKit(place, feature: "list", leavesUIKit: true),
  .notInAppKit(place, feature: "list", leavesUIKit: false),
  .sameSwiftType(place, name: "FeedLayout", first: place),
  .invalidJSON(place, expected: "`,` or `}`"),
  .sceneValue(place, path: "container.width", expected: "a number above 0"),
  .sceneValue(place, path: "", expected: "an object"),
  .sceneValue(place, path: "layouts[0].name", expected: "a string", form: .program),
  .unknownSceneSection(place, name: "fed", known: ["hero", "feed"]),
  .unknownSceneSection(place, name: "news", known: ["hero", "feed"]),
  .unknownSceneInput(place, name: "colums", known: inputs),
  .unknownSceneInput(.none, name: "colums", known: inputs),
  .unknownSceneInput(place, name: "news", known: []),
  .sceneInput(place, input: inputs[0], path: "inputs.columns", expected: "a whole number"),
  .unknownSceneProvider(place, name: "mosiac", known: ["mosaic"]),
]

let dataDiagnostics: [Diagnostic] = [
  .waterfallInGroup(place),
  .waterfallNeedsOneItem(place, least: 0, most: 0),
  .waterfallNeedsOneItem(place, least: 2, most: 2),
  .waterfallNeedsOneItem(place, least: 0, most: 1),
  .waterfallHasNoHeight(place, found: "`height`", removal: place),
  .waterfallHasNoHeight(place, found: "a dimension", removal: place),
  .waterfallItemHeight(place),
  .estimatedWaterfall(place, height: place),
  .estimatedWaterfall(place, height: nil),
  .misplacedEach(place, in: "a `section`"),
  .frameBesideEach(place, each: first),
  .closureAndBody(
    place, attribute: "handler", does: "changes the cells", attributePlace: first,
    removals: (place, first)),
  .infiniteNeedsPaging(place, scroll: nil),
  .infiniteNeedsPaging(place, scroll: first),
  .severalRests(place, first: first, removal: place),
  .severalRests(place, first: place, removal: nil),
  .restOfOne(place, removal: place),
  .missingInput(place, name: "ratio", type: "(Int) -> Number", example: "[1.5,0.75]"),
  .missingInput(place, name: "columns", type: "Int", example: "3"),
  .missingPreviewInput(
    place, name: "ratio", type: "(Int) -> Number", example: "(1.5, 0.75)", inputs: nil),
  .missingPreviewInput(
    place, name: "columns", type: "Int", example: "3", inputs: "columns: 3, wide: true"),
  .emptyInput(place, name: "ratio"),
  .unknownProvider(place, name: "tiles"),
  .unknownHandler(place, name: "fade"),
  .unknownDevice(place, name: "iPhome16", suggestion: "iPhone16"),
  .unknownDevice(place, name: "Newton", suggestion: nil),
  .unknownPreviewSection(
    place, name: "news", layout: "Feed", suggestion: nil, allowed: ["hero", "feed"]),
  .unknownPreviewLayout(place, name: "News", suggestion: nil, allowed: ["Feed", "Shop"]),
  .previewNeedsLayout(place, layouts: ["Feed", "Shop"]),
  .previewNeedsLayout(place, layouts: ["Feed", "Shop", "News", "Wall"]),
  .previewNeedsLayout(place, layouts: []),
  .unknownPreviewInput(
    place, name: "colums", layout: "Feed", suggestion: "columns", allowed: ["columns"]),
  .needsNewerSystem(
    place, feature: "bounce", system: "iOS", needed: "17", target: "15", requirement: first,
    replacement: "", requirements: [Edit(first, replacement: "iOS 17")]),
  .needsNewerSystem(
    place, feature: "uniform", system: "iOS", needed: "17", target: "15", requirement: first,
    replacement: "with `estimated` each of the row has its own size",
    requirements: [Edit(first, replacement: "iOS 17")], older: "estimated"),
  .unknownPlatform(place, name: "watchOS", suggestion: nil, allowed: ["iOS", "tvOS", "macOS"]),
  .oddVersion(
    place, system: "iOS", found: "12", reason: "compositional layouts exist since iOS 13",
    version: "13"),
  .requiredTwice(place, system: "iOS", first: first, removal: place),
]

let allDiagnostics: [Diagnostic] =
  inputAndSyntaxDiagnostics + habitDiagnostics + nameDiagnostics + pieceDiagnostics
  + typeDiagnostics
  + structureDiagnostics + geometryDiagnostics + dataDiagnostics + selfSizingDiagnostics
  + ignoreDiagnostics
  + rowDiagnostics
  + refusalDiagnostics
  + sectionDiagnostics
