/// Groups: rows, columns and custom arrangements.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  mutating func group(_ syntax: ElementSyntax, in parent: ParentContext) -> Group? {
    let id = newElement(syntax.headRange)
    let attributes = attributes(syntax.operands, of: .group, keyword: syntax.keyword.range)
    guard let axis = syntax.axis else { return nil }
    if axis.text == "waterfall" {
      report(.notYetEvaluated(at(axis.range), construct: "waterfall"))
      return nil
    }
    if let provider = attributes[.provider] {
      report(.notYetEvaluated(at(provider.range), construct: "provider"))
      return nil
    }
    refuse([.columns, .rowSpacing], in: attributes, because: "waterfall")
    var group = Group(
      id: id, arrangement: .custom(frames: []), size: size(attributes, bare: parent.bareSide))
    group.contentInsets = insets(.insets, in: attributes) ?? .zero
    group.edgeSpacing = edges(.edges, in: attributes) ?? .none
    if axis.text == "custom" {
      refuse([.spacing, .count], in: attributes, because: "horizontal and vertical")
      arrangeCustom(&group, syntax, attributes)
    } else {
      arrangeLine(axis.text == "horizontal" ? .horizontal : .vertical, &group, syntax, attributes)
    }
    return group
  }

  /// Reports attributes that only groups of another kind have.
  private mutating func refuse(
    _ names: [PropertyName], in attributes: Attributes, because kinds: String
  ) {
    for name in names {
      guard let attribute = attributes[name] else { continue }
      let allowed = PropertyTable.rows(of: .group).map { $0.name }.filter { !names.contains($0) }
      report(
        .attributeNotAllowed(
          at(attribute.range), name: name.text, element: "group",
          allowedOn: [kinds + " groups"], allowed: allowed.map { $0.text }))
    }
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
      report(.groupWithoutItems(at(syntax.headRange)))
    } else if group.count != nil, least != 1 || most != 1 {
      report(.countNeedsOneChild(at(syntax.headRange), found: most))
    }
  }

  private mutating func arrangeCustom(
    _ group: inout Group, _ syntax: ElementSyntax, _ attributes: Attributes
  ) {
    let outerPlace = place
    place = .customFrame
    let context = ParentContext(
      element: .group, bareSide: .both, allowed: [.frame, .badge], description: "group custom")
    let errorCount = reports.errorCount
    let members = children(syntax.body, in: context)
    place = outerPlace
    let frames = project(members) { $0.frame }
    group.arrangement = .custom(frames: frames)
    group.supplementaryItems = project(members) { $0.badge }
    guard !syntax.node.hasError, reports.errorCount == errorCount else { return }
    if occurrences(frames).most == 0 { report(.groupWithoutItems(at(syntax.headRange))) }
  }
}
