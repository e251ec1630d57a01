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

  private mutating func declare(_ item: BoundaryItem) -> String {
    let alignment = choice(item.alignment) { _, value in value.swift }.text
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
    if item.contentInsets != .zero {
      writer.code(name + ".contentInsets = ", insets(item.contentInsets))
    }
    if item.extendsBoundary != .always(true) {
      writer.line(name + ".extendsBoundary = " + flag(item.extendsBoundary).text)
    }
    if item.pinToVisibleBounds != .always(false) {
      writer.line(name + ".pinToVisibleBounds = " + flag(item.pinToVisibleBounds).text)
    }
    if let zIndex = item.zIndex {
      writer.line(name + ".zIndex = " + expressions.integer(zIndex).text)
    }
    return name
  }

  private func variable(for item: BoundaryItem) -> String {
    switch item.elementKind {
    case BoundaryItem.headerKind: return "header"
    case BoundaryItem.footerKind: return "footer"
    default:
      let words = SwiftNames.words(of: item.elementKind)
      return words.isEmpty ? "boundaryItem" : words + "View"
    }
  }

  /// UIKit's and AppKit's kinds of section headers have different texts: the platform's is used.
  private mutating func elementKind(_ kind: String) -> String {
    switch kind {
    case BoundaryItem.headerKind:
      needsHeaderKind = true
      return options.platform == .both ? "headerKind" : collectionView + ".elementKindSectionHeader"
    case BoundaryItem.footerKind:
      needsFooterKind = true
      return options.platform == .both ? "footerKind" : collectionView + ".elementKindSectionFooter"
    default: return SwiftNames.literal(kind)
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

  private mutating func declare(_ item: DecorationItem) -> String {
    let name = scope.unique("background")
    writer.code(
      "let " + name + " = NSCollectionLayoutDecorationItem.background",
      .call("", [SwiftArgument("elementKind", .text(SwiftNames.literal(item.elementKind)))]))
    if item.contentInsets != .zero {
      writer.code(name + ".contentInsets = ", insets(item.contentInsets))
    }
    if let zIndex = item.zIndex {
      writer.line(name + ".zIndex = " + expressions.integer(zIndex).text)
    }
    return name
  }
}
