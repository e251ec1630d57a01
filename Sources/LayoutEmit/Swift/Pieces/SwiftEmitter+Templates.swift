/// Sections that pieces give, with what is written beside them.

import LayoutCore

extension SwiftEmitter {
  /// The position of the function that makes a section; none where what is written beside it can't be added
  /// to what the function gives.
  func call(_ section: Section, _ template: SectionTemplate) -> Int? {
    guard let position = pieces.call(template.use),
      section.boundarySupplementaryItems.starts(with: template.boundarySupplementaryItems)
    else { return nil }
    switch (section.content, template.content) {
    case (.compositional(let content), .compositional(let base)):
      let isAddition =
        content.group == base.group && content.decorationItems.starts(with: base.decorationItems)
        && content.isInfinite == base.isInfinite
      let moves =
        content.contentInsets != base.contentInsets
        || content.contentInsetsReference != base.contentInsetsReference
        || content.orthogonalScrollingBehavior != base.orthogonalScrollingBehavior
      return isAddition && !(moves && content.group.holdsWaterfall) ? position : nil
    case (.list(var list), .list(let base)):
      list.contentInsets = base.contentInsets
      return list == base ? position : nil
    case (.compositional, .list), (.list, .compositional): return nil
    }
  }

  /// Statements that make a section by a function, and set what is written beside it.
  mutating func write(_ section: Section, madeBy template: SectionTemplate, _ position: Int) {
    writer.code("let section = ", call(template.use, position))
    let start = template.boundarySupplementaryItems.count
    add(
      boundaryItems(Array(section.boundarySupplementaryItems.dropFirst(start))),
      to: "boundarySupplementaryItems")
    switch (section.content, template.content) {
    case (.compositional(let content), .compositional(let base)):
      writeProperties(of: content, over: base)
      add(
        decorationItems(Array(content.decorationItems.dropFirst(base.decorationItems.count))),
        to: "decorationItems")
      if content.visibleItemsInvalidationHandler != base.visibleItemsInvalidationHandler
        || scrollAxis(of: content) != scrollAxis(of: base)
        || restsCentered(content) != restsCentered(base)
      {
        writeHandler(of: content)
      }
    case (.list(let list), .list(let base)):
      if let insets = list.contentInsets, list.contentInsets != base.contentInsets {
        writer.code("section.contentInsets = ", self.insets(insets))
      }
    case (.compositional, .list), (.list, .compositional): break
    }
  }

  private mutating func add(_ elements: SwiftCode?, to property: String) {
    guard let elements else { return }
    if case .array(let all) = elements, all.count == 1 {
      writer.code("section." + property + ".append(", all[0], ")")
    } else {
      writer.code("section." + property + " += ", elements)
    }
  }
}

extension [Child<Group>] {
  /// Whether a waterfall is among the groups: its columns are computed from the section's insets.
  fileprivate var holdsWaterfall: Bool {
    var found = false
    forEachElement { group in
      group.forEachGroup { if case .waterfall = $0.arrangement { found = true } }
    }
    return found
  }
}
