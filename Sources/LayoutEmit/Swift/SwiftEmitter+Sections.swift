/// Sections as functions.

import LayoutCore

extension SwiftEmitter {
  /// The function that makes a section.
  mutating func function(for section: Section, named name: String) -> SwiftFunction {
    let function = function(
      named: name, documentation: documentation(of: section), access: options.access.prefix,
      returning: "NSCollectionLayoutSection"
    ) { emitter in
      emitter.enter(section)
      if let template = section.template, let position = emitter.call(section, template) {
        emitter.write(section, madeBy: template, position)
      } else {
        emitter.write(section.content, section.boundarySupplementaryItems)
      }
      emitter.enter(nil)
      emitter.writer.returnValue("section")
    }
    if function.needs.traits { requireUIKit("traitCollection", section.id) }
    if case .list = section.content {
      requireUIKit("list", section.id)
      requireLists(section.id)
    }
    return function
  }

  /// Statements that make a section as a piece gives it.
  mutating func write(_ template: SectionTemplate) {
    write(template.content, template.boundarySupplementaryItems)
  }

  private mutating func write(
    _ content: SectionContent, _ boundaryItems: [Child<BoundaryItem>]
  ) {
    switch content {
    case .compositional(let content):
      declareGroup(content.group)
      writer.line("let section = NSCollectionLayoutSection(group: group)")
      writeProperties(of: content, over: CompositionalSection())
      if let items = self.boundaryItems(boundaryItems) {
        writer.code("section.boundarySupplementaryItems = ", items)
      }
      if let backgrounds = decorationItems(content.decorationItems) {
        writer.code("section.decorationItems = ", backgrounds)
      }
      writeHandler(of: content)
    case .list(let list):
      writeList(list)
      if let items = self.boundaryItems(boundaryItems) {
        writer.code("section.boundarySupplementaryItems = ", items)
      }
    }
  }

  /// Says that AppKit lacks something that can't be left out there.
  mutating func requireUIKit(_ feature: String, _ element: ElementID) {
    needsUIKit = true
    let issue = SwiftIssue(.notInAppKit(feature: feature), at: element)
    if options.platform != .uikit, !issues.contains(issue) { issues.append(issue) }
  }

  // MARK: - Compositional sections

  /// Sets what differs from another section.
  mutating func writeProperties(
    of content: CompositionalSection, over base: CompositionalSection
  ) {
    let isNew = base == CompositionalSection()
    if content.contentInsets != base.contentInsets,
      !isNew || !expressions.isLiteralZero(content.contentInsets)
    {
      writer.code("section.contentInsets = ", insets(content.contentInsets))
    }
    if content.interGroupSpacing != base.interGroupSpacing,
      !isNew || !expressions.isLiteralZero(content.interGroupSpacing)
    {
      writer.line(
        "section.interGroupSpacing = " + expressions.number(content.interGroupSpacing).text)
    }
    if differs(content, base, { $0.orthogonalScrollingBehavior }) {
      writer.line(
        "section.orthogonalScrollingBehavior = "
          + scrolling(content.orthogonalScrollingBehavior))
    }
    if differs(content, base, { $0.supplementariesFollowContentInsets }) {
      writer.line(
        "section.supplementariesFollowContentInsets = "
          + flag(content.supplementariesFollowContentInsets).text)
    }
    writeReferences(content, base)
    writeScrollingProperties(content, base)
  }

  /// Whether two sections differ in a property.
  private mutating func differs<Value>(
    _ content: CompositionalSection, _ base: CompositionalSection,
    _ property: (CompositionalSection) -> Choice<Value>
  ) -> Bool {
    expressions.settled(property(content)) != expressions.settled(property(base))
  }

  /// How a section scrolls across the layout.
  private mutating func scrolling(_ behavior: Choice<OrthogonalScrollingBehavior>) -> String {
    let type: String
    switch options.platform {
    case .uikit: type = "UICollectionLayoutSectionOrthogonalScrollingBehavior"
    case .appkit: type = "NSCollectionLayoutSectionOrthogonalScrollingBehavior"
    case .both:
      type =
        needsUIKit
        ? "UICollectionLayoutSectionOrthogonalScrollingBehavior" : "OrthogonalScrollingBehavior"
    }
    if case .argument = expressions.settled(behavior) { needsBehavior = true }
    return word(behavior, as: type) { $0.swift }.text
  }

  private mutating func declareGroup(_ children: [Child<Group>]) {
    let children = settled(children)
    guard !children.isEmpty else {
      writer.line("// A section needs a group; this one has boundary items only.")
      let code = SwiftCode.call(
        "NSCollectionLayoutSize", ("widthDimension", .text(".absolute(1)")),
        ("heightDimension", .text(".absolute(1)")))
      let size = scope.unique("size")
      writer.code("let " + size + " = ", code)
      writer.code(
        "let group = NSCollectionLayoutGroup",
        .call(
          ".horizontal", ("layoutSize", .text(size)),
          ("subitems", .text("[NSCollectionLayoutItem(layoutSize: " + size + ")]"))))
      return
    }
    if children.isOneWithLocals { return assignGroup(children, isDeclared: false) }
    writer.line("let " + scope.unique("group") + ": NSCollectionLayoutGroup")
    assignGroup(children, isDeclared: true)
  }

  /// Makes the group.
  ///
  /// - Parameter isDeclared: Whether the variable is declared already.
  private mutating func assignGroup(_ children: [Child<Group>], isDeclared: Bool) {
    for child in children {
      switch child {
      case .element(let group): _ = declare(group, named: "group", assigning: isDeclared)
      case .conditional(let condition, let then, let otherwise):
        branch(condition, then, otherwise) { $0.assignGroup($1, isDeclared: isDeclared) }
      case .use(let use, _):
        guard let position = pieces.call(use) else { continue }
        let name = begin(SwiftDeclaration(name: "group", isDeclared: isDeclared))
        writer.code((isDeclared ? "" : "let ") + name + " = ", call(use, position))
      case .repetition(_, _, let body): assignGroup(body, isDeclared: isDeclared)
      case .local(let local, let value): declareLocal(local, value)
      }
    }
  }

  private mutating func writeReferences(
    _ content: CompositionalSection, _ base: CompositionalSection
  ) {
    // AppKit has no such type.
    let type = options.platform == .uikit ? "UIContentInsetsReference" : nil
    if differs(content, base, { $0.contentInsetsReference }) {
      let value = word(content.contentInsetsReference, as: type) { $0.swift }.text
      onlyUIKit {
        $0.since(iOS: SystemVersion(14)) {
          $0.writer.line("section.contentInsetsReference = " + value)
        }
      }
    }
    if differs(content, base, { $0.supplementaryContentInsetsReference }) {
      let value = word(content.supplementaryContentInsetsReference, as: type) { $0.swift }.text
      onlyUIKit {
        $0.since(iOS: SystemVersion(16)) {
          $0.writer.line("section.supplementaryContentInsetsReference = " + value)
        }
      }
    }
  }

  private mutating func writeScrollingProperties(
    _ content: CompositionalSection, _ base: CompositionalSection
  ) {
    let hasBounce = differs(content, base) { $0.orthogonalBounce }
    let hasDeceleration = differs(content, base) { $0.orthogonalDeceleration }
    guard hasBounce || hasDeceleration else { return }
    let bounce = choice(content.orthogonalBounce) { $1.swift }.text
    let deceleration = choice(content.orthogonalDeceleration) { $1.swift }.text
    onlyUIKit {
      $0.since(iOS: SystemVersion(17)) { emitter in
        if hasBounce {
          emitter.writer.line("section.orthogonalScrollingProperties.bounce = " + bounce)
        }
        if hasDeceleration {
          emitter.writer.line(
            "section.orthogonalScrollingProperties.decelerationRate = " + deceleration)
        }
      }
    }
  }
}

extension [Child<Group>] {
  /// Whether there is one group whatever the environment, and `let`s before it.
  fileprivate var isOneWithLocals: Bool {
    var count = 0
    for child in self {
      switch child {
      case .element, .use: count += 1
      case .local: continue
      case .conditional, .repetition: return false
      }
    }
    return count == 1
  }
}
