/// One diagnostic of every factory for what people write who come from another language.

import LayoutDiagnostics
import LayoutSyntax

private let place = Place(FileID(0), ByteRange(start: 15, end: 19))
private let inner = Place(FileID(0), ByteRange(start: 16, end: 19))
private let end = Place(FileID(0), ByteRange(start: 19, end: 19))

let habitDiagnostics: [Diagnostic] =
  [
    syntaxDiagnostic(.foreignComment),
    syntaxDiagnostic(.wrongQuotes),
    syntaxDiagnostic(.escapedSign),
    syntaxDiagnostic(.surplus),
    syntaxDiagnostic(.namelessAttribute, at: "="),
    syntaxDiagnostic(.hyphenatedName),
    syntaxDiagnostic(.typedConstant),
    syntaxDiagnostic(.attributesInParentheses),
    syntaxDiagnostic(.childrenAsAttribute),
    syntaxDiagnostic(.markup, at: "<"),
    syntaxDiagnostic(.leadingPoint, at: "."),
    syntaxDiagnostic(.quotedName),
    syntaxDiagnostic(.unneededWord),
    syntaxDiagnostic(.elementAsValue),
    .foreignType(place, name: "UIEdgeInsets"),
    .foreignWord(place, name: "window.width", ForeignWord(swift: "container.width")),
    .pairAsSize(place, width: "100", height: "50"),
    .percentInFraction(place, inner: inner, function: "fractional", text: "50%"),
    .decimalComma(place, function: "fractional", whole: "0", fraction: "5"),
    .definitionWithoutParentheses(place, end: end, name: "card"),
    .kindAsFlag(place, name: "title", element: "header"),
    .duplicateArgument(place, name: "gap", what: "argument", first: inner),
  ]
  + ForeignKeyword.allCases.map { syntaxDiagnostic(.foreignKeyword($0)) }
  + ForeignOperator.allCases.map { syntaxDiagnostic(.foreignOperator($0)) }
  + ["NSCollectionLayoutItem", "row", "column", "grid", "cell"].compactMap { word in
    ForeignWords.element(word).map { .foreignWord(place, name: word, $0) }
  }
  + ["gap", "padding", "margin", "direction", "justify"].compactMap { word in
    ForeignWords.attribute(word) { _ in true }.map { .foreignWord(place, name: word, $0) }
  }
  + ["auto", "fill", "screen"].compactMap { word in
    ForeignWords.value(word).map { .foreignWord(place, name: word, $0) }
  }
