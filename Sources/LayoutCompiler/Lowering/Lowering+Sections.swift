/// Sections: one group, what stands around it, and lists.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

/// A section before it has its place in the layout.
struct SectionParts {
  var id: ElementID
  var name: NameToken?
  var documentation: String
  var content: SectionContent
  var boundarySupplementaryItems: [Child<BoundaryItem>]
  var isRest: Bool
  var template: SectionTemplate?
}

extension Lowering {
  /// A section or a list.
  ///
  /// - Parameter index: Its position in the layout, for sections without a name.
  mutating func section(_ syntax: ElementSyntax, index: Int) -> Section? {
    parts(of: syntax).map { section($0, index: index) }
  }

  /// The parts as a section of the layout.
  func section(_ parts: SectionParts, index: Int) -> Section {
    Section(
      id: parts.id, name: parts.name?.text ?? "section" + String(index),
      documentation: parts.documentation, content: parts.content,
      boundarySupplementaryItems: parts.boundarySupplementaryItems, isRest: parts.isRest,
      template: parts.template)
  }

  /// What a section is made of: written out, or a definition and what is written beside it.
  mutating func parts(of syntax: ElementSyntax) -> SectionParts? {
    let id = newElement(syntax.headRange)
    var made: SectionParts?
    var template: SectionTemplate?
    if let call = syntax.template {
      guard let (use, parts) = self.parts(madeBy: call) else { return nil }
      restFlags[id] = restFlags[parts.id]
      origin.record(id, madeFrom: parts.id)
      template = SectionTemplate(
        use: use, content: parts.content,
        boundarySupplementaryItems: parts.boundarySupplementaryItems)
      made = parts
    }
    var isList = syntax.element == .list
    if case .list? = made?.content { isList = true }
    let attributes = attributes(
      syntax.operands, of: isList ? .list : .section, for: id, keyword: syntax.keywordRange)
    var boundaryItems = made?.boundarySupplementaryItems ?? []
    let content: SectionContent
    let members: [Child<Member>]
    if isList {
      members = listMembers(syntax)
      if case .list(let known)? = made?.content {
        content = .list(list(attributes, members, over: known))
      } else {
        content = .list(list(attributes, members))
      }
    } else {
      var section = CompositionalSection()
      if case .compositional(let known)? = made?.content { section = known }
      fill(&section, attributes)
      members = fill(&section, boundaryItems, syntax, isMade: made != nil)
      content = .compositional(section)
    }
    var isRest = made?.isRest ?? false
    if let flag = attributes[.rest] {
      isRest = constantFlag(flag, in: attributes)
      restFlags[id] = (at(flag.range), at(flag.removal))
    }
    append(project(members) { $0.boundary }, to: &boundaryItems)
    checkKinds(boundaryItems)
    return SectionParts(
      id: id, name: attributes.name, documentation: syntax.documentation, content: content,
      boundarySupplementaryItems: boundaryItems, isRest: isRest, template: template)
  }

  /// Takes over the attributes that are written.
  private mutating func fill(_ section: inout CompositionalSection, _ attributes: Attributes) {
    if let insets = insets(.insets, in: attributes) { section.contentInsets = insets }
    if attributes[.spacing] != nil { section.interGroupSpacing = sectionSpacing(attributes) }
    let errorCount = reports.errorCount
    if let behavior = enumeration(
      .scroll, in: attributes, { OrthogonalScrollingBehavior(rawValue: $0) })
    {
      section.orthogonalScrollingBehavior = behavior
    }
    let isScrollKnown = reports.errorCount == errorCount
    if let bounce = enumeration(.bounce, in: attributes, { OrthogonalBounce(rawValue: $0) }) {
      section.orthogonalBounce = bounce
    }
    if let deceleration = enumeration(
      .deceleration, in: attributes, { OrthogonalDeceleration(rawValue: $0) })
    {
      section.orthogonalDeceleration = deceleration
    }
    if let reference = reference(.insetsReference, in: attributes) {
      section.contentInsetsReference = reference
    }
    if let reference = reference(.supplementaryInsetsReference, in: attributes) {
      section.supplementaryContentInsetsReference = reference
    }
    if let follows = boolean(.supplementariesFollowInsets, in: attributes) {
      section.supplementariesFollowContentInsets = follows
    }
    if let flag = attributes[.infinite] {
      section.isInfinite = constantFlag(flag, in: attributes)
    }
    if section.isInfinite, isScrollKnown, !attributes.hasError {
      checkInfinite(section.orthogonalScrollingBehavior, attributes)
    }
  }

  /// Adds what stands between the brackets; gives all of it.
  private mutating func fill(
    _ section: inout CompositionalSection, _ boundaryItems: [Child<BoundaryItem>],
    _ syntax: ElementSyntax, isMade: Bool
  ) -> [Child<Member>] {
    let context = ParentContext(
      element: .section, bareSide: groupSide(section.orthogonalScrollingBehavior),
      allowed: ElementName.section.children, description: "section")
    let errorCount = reports.errorCount
    let members = children(syntax.body, in: context)
    let isSound = reports.errorCount == errorCount
    append(project(members) { $0.group }, to: &section.group)
    append(project(members) { $0.background }, to: &section.decorationItems)
    if let handler = onlyHandler(members) { section.visibleItemsInvalidationHandler = handler }
    checkGroup(section, members, boundaryItems, syntax, isSound: isSound && !isMade)
    return members
  }

  /// Most sections come from no definition: what is written is all there is.
  private func append<Element>(_ written: [Child<Element>], to children: inout [Child<Element>]) {
    if children.isEmpty { children = written } else { children += written }
  }

  private mutating func sectionSpacing(_ attributes: Attributes) -> Scalar {
    guard let attribute = attributes[.spacing], !attribute.hasError,
      let expression = attribute.expression
    else { return .zero }
    return scalar(value(of: expression), at: expression.range) ?? .zero
  }

  private mutating func reference(
    _ name: PropertyName, in attributes: Attributes
  ) -> Choice<ContentInsetsReference>? {
    enumeration(name, in: attributes) { ContentInsetsReference(rawValue: $0) }
  }

  /// Groups follow each other along the scroll, or across it where the section scrolls by itself.
  private func groupSide(_ behavior: Choice<OrthogonalScrollingBehavior>) -> BareSide {
    guard let isOrthogonal = agreement(behavior, { $0 != .none }) else {
      return .ambiguous("whether the section scrolls sideways depends on a condition")
    }
    let axis = scrollDirection.axis
    return .side(isOrthogonal ? axis.crossed : axis)
  }

  /// A section has exactly one group, or boundary items instead. Where conditions decide, the
  /// environment tells whether that holds: only what never does is reported here. `isSound` unless
  /// something in it was reported, so that its group may only seem missing.
  private mutating func checkGroup(
    _ section: CompositionalSection, _ members: [Child<Member>],
    _ boundaryItems: [Child<BoundaryItem>], _ syntax: ElementSyntax, isSound: Bool
  ) {
    guard !syntax.node.hasError else { return }
    let (least, most) = occurrences(section.group)
    if least > 1 {
      let groups = allElements(section.group).map { place(of: $0.id) }
      if groups.count > 1 {
        report(.severalGroups(groups[1], first: groups[0]))
      } else {
        report(.notExactlyOneGroup(groups[0], found: least))
      }
    } else if most == 0, isSound,
      occurrences(boundaryItems + project(members) { $0.boundary }).most == 0
    {
      let body = syntax.template == nil ? syntax.emptyBody : nil
      report(.sectionWithoutGroup(at(syntax.headRange), body: body.map { at($0) }))
    }
  }

  private mutating func onlyHandler(_ members: [Child<Member>]) -> ScrollHandler? {
    var handlers: [ScrollHandler] = []
    collectHandlers(members, &handlers)
    for handler in handlers.dropFirst() {
      report(
        .severalElements(
          place(of: handler.id), element: "onScroll", first: place(of: handlers[0].id)))
    }
    return handlers.first
  }

  private mutating func collectHandlers(
    _ members: [Child<Member>], _ handlers: inout [ScrollHandler]
  ) {
    for child in members {
      switch child {
      case .element(.scrollHandler(let handler)): handlers.append(handler)
      case .use(_, let body): collectHandlers(body, &handlers)
      case .conditional(let condition, let then, let otherwise):
        if let known = knownValue(of: condition) {
          collectHandlers(known != 0 ? then : otherwise, &handlers)
        } else {
          refuseHandlers(then)
          refuseHandlers(otherwise)
        }
      case .repetition(_, _, let body): refuseHandlers(body)
      case .element, .local: break
      }
    }
  }

  /// Conditions stand in `onScroll`, not around it.
  private mutating func refuseHandlers(_ members: [Child<Member>]) {
    for member in allElements(members) {
      guard case .scrollHandler(let handler) = member else { continue }
      report(
        .childNotAllowed(
          place(of: handler.id), child: "onScroll", parent: "if",
          allowed: ["group", "header", "footer", "boundary", "background"]))
    }
  }
}
