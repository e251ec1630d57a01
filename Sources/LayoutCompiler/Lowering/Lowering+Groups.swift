/// Groups: rows and columns here, what else there is in files of their own.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  mutating func group(_ syntax: ElementSyntax, in parent: ParentContext) -> Group? {
    let id = newElement(syntax.headRange)
    let attributes = attributes(
      syntax.operands, of: .group, for: id, keyword: syntax.keywordRange)
    guard let axis = syntax.axis, let kind = GroupKind(rawValue: axis.text) else { return nil }
    refuseForeignAttributes(attributes, of: kind)
    if kind == .waterfall { return waterfall(id, syntax, attributes, in: parent) }
    var group = Group(
      id: id, arrangement: .custom(frames: []), size: size(attributes, bare: parent.bareSide))
    group.contentInsets = insets(.insets, in: attributes) ?? .zero
    group.edgeSpacing = edges(.edges, in: attributes) ?? .none
    switch kind {
    case .horizontal: arrangeLine(.horizontal, &group, syntax, attributes)
    case .vertical: arrangeLine(.vertical, &group, syntax, attributes)
    case .custom, .waterfall: arrangeCustom(&group, syntax, attributes)
    }
    return group
  }

  private mutating func arrangeLine(
    _ axis: Axis, _ group: inout Group, _ syntax: ElementSyntax, _ attributes: Attributes
  ) {
    group.interItemSpacing = spacing(.spacing, in: attributes)
    group.count = integer(.count, in: attributes)
    let context = ParentContext(
      element: .group, bareSide: .side(axis), allowed: ElementName.group.children,
      description: axis == .horizontal ? "group horizontal" : "group vertical")
    let errorCount = reports.errorCount
    let members = children(syntax.body, in: context)
    let subitems = project(members) { $0.subitem }
    group.arrangement = .line(axis, subitems: subitems)
    group.supplementaryItems = project(members) { $0.badge }
    // What is wrong with a child may make it only seem missing.
    guard !syntax.node.hasError, reports.errorCount == errorCount else { return }
    let (least, most) = occurrences(subitems)
    if most == 0 {
      report(
        .groupWithoutItems(
          at(syntax.body?.range ?? syntax.headRange), body: syntax.emptyBody.map { at($0) }))
    } else if group.count != nil, least != 1 || most != 1 {
      report(
        .countNeedsOneChild(
          at(syntax.headRange), found: most, count: attributes[.count].map { at($0.removal) }))
    }
  }
}
