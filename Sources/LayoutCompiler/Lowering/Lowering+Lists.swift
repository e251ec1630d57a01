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
  mutating func list(_ attributes: Attributes, _ members: [Child<Member>]) -> ListSection {
    let position = attributes.appearance.flatMap {
      PropertyEnumeration.listAppearance.position(of: $0.text)
    }
    let appearance = position.flatMap { ListAppearance(rawValue: $0) } ?? .plain
    var list = ListSection(appearance: .always(appearance))
    list.contentInsets = insets(.insets, in: attributes)
    list.headerMode =
      enumeration(.headerMode, in: attributes) { ListSupplementaryMode(rawValue: $0) }
      ?? .always(mode(of: BoundaryItem.headerKind, members))
    list.footerMode =
      enumeration(.footerMode, in: attributes) { ListSupplementaryMode(rawValue: $0) }
      ?? .always(mode(of: BoundaryItem.footerKind, members))
    list.headerTopPadding = length(.headerTopPadding, in: attributes)
    list.showsSeparators = boolean(.separators, in: attributes) ?? .always(true)
    list.rowHeight = length(.rowHeight, in: attributes)
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
          value: constant.text))
    }
    return scalar
  }

  private func mode(of kind: String, _ members: [Child<Member>]) -> ListSupplementaryMode {
    let items = project(members) { member in
      member.boundary.flatMap { $0.elementKind == kind ? $0 : nil }
    }
    return items.isEmpty ? .none : .supplementary
  }
}
