/// Elements that stand in others, and whether they may.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// An element as a member of its parent; none where it doesn't belong there.
  mutating func member(_ syntax: ElementSyntax, in parent: ParentContext) -> Member? {
    guard let name = elementName(syntax, in: parent) else { return nil }
    guard parent.allowed.contains(name) else {
      guard parent.element != .list || name == .section || name == .list else {
        report(.unsupportedInList(at(syntax.keywordRange), element: syntax.keyword.text))
        return nil
      }
      report(
        misplaced: .childNotAllowed(
          at(syntax.keywordRange), child: syntax.keyword.text, parent: parent.description,
          allowed: parent.allowed.map { $0.rawValue }))
      return nil
    }
    guard isShallowEnough(at: syntax.keywordRange) else { return nil }
    expansion.depth += 1
    defer { expansion.depth -= 1 }
    switch name {
    case .item: return item(syntax, in: parent).map { .item($0) }
    case .group: return group(syntax, in: parent).map { .group($0) }
    case .badge: return badge(syntax).map { .badge($0) }
    case .header, .footer, .boundary: return boundary(syntax, as: name).map { .boundary($0) }
    case .background: return background(syntax).map { .background($0) }
    case .frame: return frame(syntax).map { .frame($0) }
    case .onScroll: return scrollHandler(syntax).map { .scrollHandler($0) }
    case .layout, .section, .list, .preview: return nil
    }
  }

  /// The element that a keyword names, or a report that there is none.
  mutating func elementName(
    _ syntax: ElementSyntax, in parent: ParentContext
  ) -> ElementName? {
    if let name = syntax.element.name { return name }
    let keyword = syntax.keyword
    guard !names.mayBeDeclared(keyword.text, in: unit), !isBrokenConstant(keyword) else {
      reports.countAgain()
      return nil
    }
    if case .piece? = names.visible[unit][keyword.text] {
      let end = Int(keyword.range.end)
      report(
        .definitionWithoutParentheses(
          at(keyword.range), end: at(ByteRange(start: end, end: end)), name: keyword.text))
      return nil
    }
    let allowed = parent.allowed.map { $0.rawValue }
    if !keyword.isQuoted, let word = ForeignWords.element(keyword.text),
      word.isCertain || suggestion(for: keyword.text, among: allowed) == nil
    {
      report(.foreignWord(at(keyword.range), name: keyword.text, word))
      return nil
    }
    report(
      .unknownElement(
        at(keyword.range), name: keyword.text,
        suggestion: suggestion(for: keyword.text, among: allowed), allowed: allowed))
    return nil
  }

  /// Reports brackets after an element that has no children.
  mutating func refuseBody(_ syntax: ElementSyntax) {
    guard let body = syntax.body, !body.children.isEmpty, !syntax.node.hasError else { return }
    report(
      .bodyNotAllowed(
        at(body.range), element: syntax.keyword.text, removal: at(body.node.removal)))
  }
}

extension ElementKeyword {
  /// The element of the property table; none for a word that is no element.
  var name: ElementName? {
    switch self {
    case .section: return .section
    case .list: return .list
    case .group: return .group
    case .item: return .item
    case .header: return .header
    case .footer: return .footer
    case .boundary: return .boundary
    case .badge: return .badge
    case .background: return .background
    case .frame: return .frame
    case .onScroll: return .onScroll
    case .unknown: return nil
    }
  }
}
