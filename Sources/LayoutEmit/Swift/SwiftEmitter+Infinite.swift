/// Sections without an end: their items are shown in three copies, and scrolling goes back to the middle
/// one where nobody sees it.

import LayoutCore

extension SwiftEmitter {
  /// The comment of a section's function: what the layout says of it, and what the data has to do.
  func documentation(of section: Section) -> String {
    guard case .compositional(let content) = section.content, content.isInfinite else {
      return section.documentation
    }
    let said = section.documentation.isEmpty ? "" : section.documentation + "\n\n"
    return said + """
      Scrolls without an end: the data source gives three times `itemCount` items and shows
      `originalIndex(for:numberOfItems:)` of them.

      - Parameter recenter: Called with an item to scroll to without animation: it looks the same as
        the one that has come to rest, with copies on both sides.
      """
  }

  /// Whether some section has no end.
  var hasInfiniteSection: Bool {
    model.sections.contains { section in
      guard case .compositional(let content) = section.content else { return false }
      return content.isInfinite
    }
  }

  /// Where UIKit puts the item that an infinite section is scrolled to.
  func restingPosition(of section: Section) -> String {
    guard case .compositional(let content) = section.content, content.isInfinite else { return "" }
    let isSideways = scrollAxis(of: content) == .horizontal
    if restsCentered(content) {
      return isSideways ? ".centeredHorizontally" : ".centeredVertically"
    }
    return isSideways ? ".left" : ".top"
  }

  /// Whether groups of a section come to rest in the middle, by whichever condition.
  func restsCentered(_ content: CompositionalSection) -> Bool {
    expressions.atUse(content.orthogonalScrollingBehavior).isCentered
  }

  /// Statements of the handler of an infinite section; `items`, `offset` and `environment` are in scope.
  ///
  /// - Parameter inputNames: what the handler calls values of its environment.
  mutating func writeRecentering(
    of content: CompositionalSection, _ inputNames: [EnvironmentInput: String] = [:]
  ) {
    expressions.needs.itemCount = true
    expressions.needs.recenter = true
    needsCarousel = true
    let isSideways = scrollAxis(of: content) == .horizontal
    let (coordinate, length) = isSideways ? ("x", "width") : ("y", "height")
    var rest = "offset." + coordinate
    var edge = "$0.center." + coordinate
    if restsCentered(content) {
      let input: EnvironmentInput = isSideways ? .containerWidth : .containerHeight
      rest += " + " + (inputNames[input] ?? input.swift) + " / 2"
    } else {
      edge += " - $0.bounds." + length + " / 2"
      if let inset = leadingInset(of: content, isSideways ? .horizontal : .vertical) {
        rest += " + " + inset
      }
    }
    writer.line("// What has come to rest in an outer copy is shown by the middle one instead.")
    writer.line("let rest = " + rest)
    writer.line("let resting = items.first {")
    writer.line(
      "  $0.representedElementCategory == .cell && abs(" + edge + " - rest) < 1")
    writer.line("}")
    block("if itemCount > 0, let item = resting?.indexPath.item, item / itemCount != 1 {") {
      $0.writer.line("recenter(itemCount + item % itemCount)")
    }
  }

  /// How far the first cell of a group is from the group's start, where nothing decides but constants.
  private func leadingInset(of content: CompositionalSection, _ axis: Axis) -> String? {
    guard case .element(let group)? = content.group.first, content.group.count == 1 else {
      return nil
    }
    var inset = 0.0
    var next: Group? = group
    while let group = next {
      inset += group.contentInsets.low(axis)
      next = nil
      guard case .line(_, let subitems) = group.arrangement,
        case .element(let first)? = subitems.first
      else { break }
      switch first {
      case .item(let item): inset += item.contentInsets.low(axis)
      case .group(let inner): next = inner
      }
    }
    return inset == 0 ? nil : SwiftNames.literal(inset)
  }

  // MARK: - Helpers

  /// What maps index paths of infinite sections, and what scrolls them.
  mutating func writeCarousel() {
    writer.line()
    writer.documentation("The item of the data that an item of a section without an end shows.")
    writer.documentation("")
    writer.line(options.access.prefix + "static func originalIndex(")
    writer.line("  for indexPath: IndexPath, numberOfItems: Int")
    block(") -> Int {") {
      $0.writer.line("numberOfItems > 0 ? indexPath.item % numberOfItems : indexPath.item")
    }
    writer.line()
    writer.documentation("Scrolls sections without an end where nobody sees it.")
    writer.line("@MainActor")
    block("private final class Carousel {") { emitter in
      emitter.writer.line("weak var layout: " + emitter.layoutType + "?")
      emitter.writer.line()
      let position = emitter.collectionViewType + ".ScrollPosition"
      emitter.block(
        "func scroll(to item: Int, of section: Int, at position: " + position + ") {"
      ) { $0.writeScrolling() }
    }
  }

  private mutating func writeScrolling() {
    writer.line("// The handler is called while the view lays out its cells.")
    block("Task {") { emitter in
      emitter.writer.line("guard let view = layout?.collectionView,")
      emitter.writer.line(
        "  section < view.numberOfSections, item < view.numberOfItems(inSection: section)")
      emitter.writer.line("else { return }")
      emitter.writer.line("let indexPath = IndexPath(item: item, section: section)")
      let uikit = "view.scrollToItem(at: indexPath, at: position, animated: false)"
      let appkit = "view.scrollToItems(at: [indexPath], scrollPosition: position)"
      switch emitter.options.platform {
      case .uikit: emitter.writer.line(uikit)
      case .appkit: emitter.writer.line(appkit)
      case .both where emitter.needsUIKit: emitter.writer.line(uikit)
      case .both:
        emitter.writer.line("#if canImport(UIKit) || !canImport(AppKit)")
        emitter.indented { $0.writer.line(uikit) }
        emitter.writer.line("#else")
        emitter.indented { $0.writer.line(appkit) }
        emitter.writer.line("#endif")
      }
    }
  }
}

extension Insets {
  /// The inset at the low side of an axis where it is constant, else 0.
  fileprivate func low(_ axis: Axis) -> Double {
    (axis == .horizontal ? leading : top).constant ?? 0
  }
}

extension Choice<OrthogonalScrollingBehavior> {
  /// Whether groups come to rest in the middle, by whichever condition.
  fileprivate var isCentered: Bool {
    switch self {
    case .always(let behavior): return behavior == .groupPagingCentered
    case .argument(_, let content): return content.isCentered
    case .conditional(_, let then, let otherwise): return then.isCentered || otherwise.isCentered
    }
  }
}
