/// Headers, footers, other boundary items and backgrounds as Swift.

import LayoutCore

extension SwiftEmitter {
  /// The boundary items as an array; none where there are none.
  mutating func boundaryItems(_ children: [Child<BoundaryItem>]) -> SwiftCode? {
    guard !children.isEmpty else { return nil }
    return array(
      children, of: "NSCollectionLayoutBoundarySupplementaryItem", named: "boundaryItems"
    ) { $0.declare($1) }
  }

  /// Declares a boundary item and gives its name.
  mutating func declare(_ item: BoundaryItem) -> String {
    let alignment = word(item.alignment, as: "NSRectAlignment") { $0.swift }.text
    var arguments = [
      SwiftArgument("layoutSize", size(item.size)),
      SwiftArgument("elementKind", .text(elementKind(item.elementKind))),
      SwiftArgument("alignment", .text(alignment)),
    ]
    if item.offset != .zero {
      arguments.append(SwiftArgument("absoluteOffset", point(item.offset)))
    }
    let name = scope.unique(variable(for: item))
    writer.code(
      "let " + name + " = ", .call("NSCollectionLayoutBoundarySupplementaryItem", arguments))
    if !expressions.isLiteralZero(item.contentInsets) {
      writer.code(name + ".contentInsets = ", insets(item.contentInsets))
    }
    if expressions.settled(item.extendsBoundary) != .always(true) {
      writer.line(name + ".extendsBoundary = " + flag(item.extendsBoundary).text)
    }
    if expressions.settled(item.pinToVisibleBounds) != .always(false) {
      writer.line(name + ".pinToVisibleBounds = " + flag(item.pinToVisibleBounds).text)
    }
    if let zIndex = item.zIndex {
      writer.line(name + ".zIndex = " + expressions.integer(zIndex).text)
    }
    return name
  }

  private mutating func variable(for item: BoundaryItem) -> String {
    let kind = expressions.settled(item.elementKind).someLiteral
    switch kind {
    case BoundaryItem.headerKind: return "header"
    case BoundaryItem.footerKind: return "footer"
    case "":
      let alignment = expressions.settled(item.alignment)
      return alignment == .always(.top)
        ? "header" : alignment == .always(.bottom) ? "footer" : "boundaryItem"
    default:
      let words = SwiftNames.words(of: kind)
      return words.isEmpty ? "boundaryItem" : words + "View"
    }
  }

  /// An element kind, which conditions and inputs may decide.
  mutating func elementKind(_ kind: Choice<TextValue>) -> String {
    text(kind) { emitter, text in emitter.elementKind(text) }
  }

  /// UIKit's and AppKit's kinds of section headers have different texts: the platform's is used.
  private mutating func elementKind(_ kind: TextValue) -> String {
    switch kind.literal {
    case BoundaryItem.headerKind:
      needsHeaderKind = true
      return options.platform == .both
        ? expressions.noted("headerKind") : collectionView + ".elementKindSectionHeader"
    case BoundaryItem.footerKind:
      needsFooterKind = true
      return options.platform == .both
        ? expressions.noted("footerKind") : collectionView + ".elementKindSectionFooter"
    default: return expressions.text(kind)
    }
  }

  private var collectionView: String {
    options.platform == .appkit ? "NSCollectionView" : "UICollectionView"
  }

  /// The backgrounds as an array; none where there are none.
  mutating func decorationItems(_ children: [Child<DecorationItem>]) -> SwiftCode? {
    guard !children.isEmpty else { return nil }
    return array(children, of: "NSCollectionLayoutDecorationItem", named: "backgrounds") {
      $0.declare($1)
    }
  }

  /// Declares a background and gives its name.
  mutating func declare(_ item: DecorationItem) -> String {
    let name = scope.unique("background")
    writer.code(
      "let " + name + " = NSCollectionLayoutDecorationItem.background",
      .call(
        "",
        [SwiftArgument("elementKind", .text(elementKind(item.elementKind)))]))
    if !expressions.isLiteralZero(item.contentInsets) {
      writer.code(name + ".contentInsets = ", insets(item.contentInsets))
    }
    if let zIndex = item.zIndex {
      writer.line(name + ".zIndex = " + expressions.integer(zIndex).text)
    }
    return name
  }
}

extension Choice<TextValue> {
  /// A text that it may be, for the names of variables; empty where every text is an input or, of a choice
  /// that is settled, a parameter of a piece.
  var someLiteral: String {
    switch self {
    case .always(let text): return text.literal ?? ""
    case .argument: return ""
    case .conditional(_, let then, let otherwise):
      return then.someLiteral.isEmpty ? otherwise.someLiteral : then.someLiteral
    }
  }

  /// Every text that it may be.
  var texts: [TextValue] {
    switch self {
    case .always(let text): return [text]
    case .argument(_, let content): return content.texts
    case .conditional(_, let then, let otherwise): return then.texts + otherwise.texts
    }
  }
}
