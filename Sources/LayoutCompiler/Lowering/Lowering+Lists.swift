/// List sections.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// The headers and footers that stand in a list.
  mutating func listMembers(_ syntax: ElementSyntax) -> [Child<Member>] {
    let context = ParentContext(
      element: .list, bareSide: .side(.vertical), allowed: ElementName.list.children,
      description: "list")
    return children(syntax.body, in: context)
  }

  /// The configuration of a list; a header or footer written in it is one of supplementary mode.
  ///
  /// - Parameter known: A list that a definition gives, which what is written is added to.
  mutating func list(
    _ attributes: Attributes, _ members: [Child<Member>], over known: ListSection? = nil
  ) -> ListSection {
    let position = attributes.appearance.flatMap {
      PropertyEnumeration.listAppearance.position(of: $0.text)
    }
    var list = known ?? ListSection(appearance: .always(.plain))
    if let appearance = position.flatMap({ ListAppearance(rawValue: $0) }) {
      list.appearance = .always(appearance)
    }
    if let insets = insets(.insets, in: attributes) { list.contentInsets = insets }
    if let mode = mode(.headerMode, BoundaryItem.headerKind, attributes, members) {
      list.headerMode = mode
    }
    if let mode = mode(.footerMode, BoundaryItem.footerKind, attributes, members) {
      list.footerMode = mode
    }
    if let padding = length(.headerTopPadding, in: attributes) { list.headerTopPadding = padding }
    if let shows = boolean(.separators, in: attributes) { list.showsSeparators = shows }
    if let height = length(.rowHeight, in: attributes) { list.rowHeight = height }
    if let height = list.rowHeight, height == .zero, let attribute = attributes[.rowHeight] {
      report(
        .nonPositiveDimension(at(attribute.expression?.range ?? attribute.range), value: "0"))
    }
    return list
  }

  /// An attribute that is a length of 0 or more.
  private mutating func length(_ name: PropertyName, in attributes: Attributes) -> Scalar? {
    let scalar = number(name, in: attributes)
    if let constant = scalar?.constant, constant < 0, let attribute = attributes[name] {
      report(
        .negativeValue(
          at(attribute.expression?.range ?? attribute.range), what: "`" + name.text + ":`",
          value: constant.text,
          minus: attribute.expression?.minusSign.map { at($0) }))
    }
    return scalar
  }

  /// Where a header or footer comes from: as written, or from the one that stands in the list.
  private mutating func mode(
    _ name: PropertyName, _ kind: String, _ attributes: Attributes, _ members: [Child<Member>]
  ) -> Choice<ListSupplementaryMode>? {
    if let written = enumeration(name, in: attributes, { ListSupplementaryMode(rawValue: $0) }) {
      return written
    }
    let items = project(members) { member in
      member.boundary.flatMap { $0.elementKind.literal == kind ? $0 : nil }
    }
    return items.isEmpty ? nil : .always(.supplementary)
  }
}
