/// Sections: one group, what stands around it, and lists.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// A section or a list.
  ///
  /// - Parameter index: Its position in the layout, for sections without a name.
  mutating func section(_ syntax: ElementSyntax, index: Int) -> Section? {
    if let template = syntax.template {
      if let name = template.name, !constants.defines.contains(name.text), !constants.hasImports {
        report(.notYetEvaluated(at(template.range), construct: "template"))
      }
      return nil
    }
    let id = newElement(syntax.headRange)
    let isList = syntax.element == .list
    let attributes = attributes(
      syntax.operands, of: isList ? .list : .section, keyword: syntax.keyword.range)
    for name in [PropertyName.infinite, .rest] {
      guard let flag = attributes[name] else { continue }
      report(.notYetEvaluated(at(flag.range), construct: name.text))
    }
    var section = Section(
      id: id, name: attributes.name?.text ?? "section" + String(index),
      documentation: syntax.documentation, content: .compositional(CompositionalSection()))
    let members: [Child<Member>]
    if isList {
      members = listMembers(syntax)
      section.content = .list(list(attributes, members))
    } else {
      let content: CompositionalSection
      (content, members) = compositional(syntax, attributes)
      section.content = .compositional(content)
    }
    section.boundarySupplementaryItems = project(members) { $0.boundary }
    checkKinds(section.boundarySupplementaryItems)
    return section
  }

  private mutating func compositional(
    _ syntax: ElementSyntax, _ attributes: Attributes
  ) -> (CompositionalSection, [Child<Member>]) {
    var section = CompositionalSection()
    section.contentInsets = insets(.insets, in: attributes) ?? .zero
    section.interGroupSpacing = sectionSpacing(attributes)
    section.orthogonalScrollingBehavior =
      enumeration(.scroll, in: attributes) { OrthogonalScrollingBehavior(rawValue: $0) }
      ?? .always(.none)
    section.orthogonalBounce =
      enumeration(.bounce, in: attributes) { OrthogonalBounce(rawValue: $0) }
      ?? .always(.automatic)
    section.orthogonalDeceleration =
      enumeration(.deceleration, in: attributes) { OrthogonalDeceleration(rawValue: $0) }
      ?? .always(.automatic)
    section.contentInsetsReference = reference(.insetsReference, in: attributes)
    section.supplementaryContentInsetsReference =
      reference(.supplementaryInsetsReference, in: attributes)
    section.supplementariesFollowContentInsets =
      boolean(.supplementariesFollowInsets, in: attributes) ?? .always(true)
    let context = ParentContext(
      element: .section, bareSide: groupSide(section.orthogonalScrollingBehavior),
      allowed: ElementName.section.children, description: "section")
    let errorCount = reports.errorCount
    let members = children(syntax.body, in: context)
    let isSound = reports.errorCount == errorCount
    section.group = project(members) { $0.group }
    section.decorationItems = project(members) { $0.background }
    section.visibleItemsInvalidationHandler = onlyHandler(members)
    checkGroup(section, members, syntax, isSound: isSound)
    return (section, members)
  }

  private mutating func sectionSpacing(_ attributes: Attributes) -> Scalar {
    guard let attribute = attributes[.spacing], !attribute.hasError,
      let expression = attribute.expression
    else { return .zero }
    return scalar(value(of: expression), at: expression.range) ?? .zero
  }

  private mutating func reference(
    _ name: PropertyName, in attributes: Attributes
  ) -> Choice<ContentInsetsReference> {
    enumeration(name, in: attributes) { ContentInsetsReference(rawValue: $0) }
      ?? .always(.automatic)
  }

  /// Groups follow each other along the scroll, or across it where the section scrolls by itself.
  private func groupSide(_ behavior: Choice<OrthogonalScrollingBehavior>) -> BareSide {
    guard let isOrthogonal = behavior.agreement({ $0 != .none }) else {
      return .ambiguous("whether the section scrolls sideways depends on a condition")
    }
    let axis = scrollDirection.axis
    return .side(isOrthogonal ? axis.crossed : axis)
  }

  /// A section has exactly one group, or boundary items instead. Where conditions decide, the
  /// environment tells whether that holds: only what never does is reported here. `isSound` unless
  /// something in it was reported, so that its group may only seem missing.
  private mutating func checkGroup(
    _ section: CompositionalSection, _ members: [Child<Member>], _ syntax: ElementSyntax,
    isSound: Bool
  ) {
    guard !syntax.node.hasError else { return }
    let (least, most) = occurrences(section.group)
    if least > 1 {
      let groups = elements(section.group).map { at(range(of: $0.id)) }
      if groups.count > 1 {
        report(.severalGroups(groups[1], first: groups[0]))
      } else {
        report(.notExactlyOneGroup(groups[0], found: least))
      }
    } else if most == 0, isSound, occurrences(project(members) { $0.boundary }).most == 0 {
      report(.sectionWithoutGroup(at(syntax.headRange)))
    }
  }

  private mutating func onlyHandler(_ members: [Child<Member>]) -> ScrollHandler? {
    var found: ScrollHandler?
    for child in members {
      switch child {
      case .element(.scrollHandler(let handler)):
        if let first = found {
          report(
            .severalElements(
              at(range(of: handler.id)), element: "onScroll", first: at(range(of: first.id))))
        } else {
          found = handler
        }
      case .conditional(_, let then, let otherwise):
        refuseHandlers(then)
        refuseHandlers(otherwise)
      case .repetition(_, _, let body): refuseHandlers(body)
      default: break
      }
    }
    return found
  }

  /// Conditions stand in `onScroll`, not around it.
  private mutating func refuseHandlers(_ members: [Child<Member>]) {
    for member in elements(members) {
      guard case .scrollHandler(let handler) = member else { continue }
      report(
        .childNotAllowed(
          at(range(of: handler.id)), child: "onScroll", parent: "if",
          allowed: ["group", "header", "footer", "boundary", "background"]))
    }
  }

  /// Every element among the children, whatever the conditions.
  private func elements<Element>(_ children: [Child<Element>]) -> [Element] {
    children.flatMap { child -> [Element] in
      switch child {
      case .element(let element): return [element]
      case .conditional(_, let then, let otherwise): return elements(then) + elements(otherwise)
      case .repetition(_, _, let body): return elements(body)
      case .local: return []
      }
    }
  }
}

extension Choice {
  /// What all values to choose from have in common; none where they differ.
  func agreement(_ property: (Value) -> Bool) -> Bool? {
    switch self {
    case .always(let value): return property(value)
    case .conditional(_, let then, let otherwise):
      guard let first = then.agreement(property), let second = otherwise.agreement(property)
      else { return nil }
      return first == second ? first : nil
    }
  }
}
