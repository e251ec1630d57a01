/// Sections as functions.

import LayoutCore

/// A section's function, printed.
struct SwiftSectionFunction {
  var name: String
  /// The arguments that a call passes, such as `at: index, in: environment`.
  var needs: SwiftNeeds
  var text: SwiftWriter
}

extension SwiftEmitter {
  /// The function that makes a section. Printed apart, since its parameters and constants follow from
  /// what its body uses.
  mutating func function(for section: Section, named name: String) -> SwiftSectionFunction {
    let outer = writer
    writer = SwiftWriter(indentation: outer.indentation + 1)
    scope = SwiftScope(["environment", "sectionIndex", "section"] + expressions.names.reserved)
    expressions.beginFunction()
    switch section.content {
    case .compositional(let content): writeBody(section, content)
    case .list(let list): writeList(section, list)
    }
    writer.returnValue("section")
    let body = writer

    writer = SwiftWriter(indentation: outer.indentation + 1)
    declareDefinitions()
    let definitions = writer
    let needs = expressions.needs
    if needs.traits { requireUIKit("traitCollection", section.id) }

    writer = SwiftWriter(indentation: outer.indentation)
    writer.documentation(section.documentation)
    writer.code(
      options.access.prefix + "static func ", .call(name, parameters(needs)),
      " -> NSCollectionLayoutSection {")
    writer.append(definitions)
    writer.append(body)
    writer.line("}")
    let text = writer
    writer = outer
    return SwiftSectionFunction(name: name, needs: needs, text: text)
  }

  private func parameters(_ needs: SwiftNeeds) -> [SwiftArgument] {
    var parameters: [SwiftArgument] = []
    if needs.sectionIndex { parameters.append(SwiftArgument("at sectionIndex", .text("Int"))) }
    if needs.environment {
      parameters.append(
        SwiftArgument("in environment", .text("any NSCollectionLayoutEnvironment")))
    }
    return parameters
  }

  /// The `let`s of the file that the section uses, in an order in which each has what it needs.
  private mutating func declareDefinitions() {
    var declared: Set<LocalID> = []
    while let next = expressions.needs.definitions.subtracting(declared)
      .min(by: { $0.rawValue < $1.rawValue })
    {
      declareDefinition(next, &declared)
    }
  }

  private mutating func declareDefinition(_ local: LocalID, _ declared: inout Set<LocalID>) {
    guard declared.insert(local).inserted,
      let definition = model.locals[Int(local.rawValue)].definition
    else { return }
    let text = expressions.any(definition).text
    for needed in model.definitions(usedBy: definition) { declareDefinition(needed, &declared) }
    let name = expressions.names.definitions[local] ?? model.locals[Int(local.rawValue)].name
    writer.line("let " + name + " = " + text)
  }

  /// Says that AppKit lacks something that can't be left out there.
  mutating func requireUIKit(_ feature: String, _ element: ElementID) {
    needsUIKit = true
    let issue = SwiftIssue(.notInAppKit(feature: feature), at: element)
    if options.platform != .uikit, !issues.contains(issue) { issues.append(issue) }
  }

  // MARK: - Compositional sections

  private mutating func writeBody(_ section: Section, _ content: CompositionalSection) {
    declareGroup(content.group)
    writer.line("let section = NSCollectionLayoutSection(group: group)")
    if content.contentInsets != .zero {
      writer.code("section.contentInsets = ", insets(content.contentInsets))
    }
    if content.interGroupSpacing.constant != 0 {
      writer.line(
        "section.interGroupSpacing = " + expressions.number(content.interGroupSpacing).text)
    }
    if content.orthogonalScrollingBehavior != .always(.none) {
      writer.line(
        "section.orthogonalScrollingBehavior = "
          + choice(content.orthogonalScrollingBehavior) { $1.swift }.text)
    }
    if content.supplementariesFollowContentInsets != .always(true) {
      writer.line(
        "section.supplementariesFollowContentInsets = "
          + flag(content.supplementariesFollowContentInsets).text)
    }
    writeReferences(content)
    writeScrollingProperties(content)
    if let items = boundaryItems(section.boundarySupplementaryItems) {
      writer.code("section.boundarySupplementaryItems = ", items)
    }
    if let backgrounds = decorationItems(content.decorationItems) {
      writer.code("section.decorationItems = ", backgrounds)
    }
    if let handler = content.visibleItemsInvalidationHandler { write(handler, of: content) }
  }

  private mutating func declareGroup(_ children: [Child<Group>]) {
    guard !children.isEmpty else {
      writer.line("// A section needs a group; this one has boundary items only.")
      let size = SwiftCode.call(
        "NSCollectionLayoutSize", ("widthDimension", .text(".absolute(1)")),
        ("heightDimension", .text(".absolute(1)")))
      writer.code("let size = ", size)
      writer.code(
        "let group = NSCollectionLayoutGroup",
        .call(
          ".horizontal", ("layoutSize", .text("size")),
          ("subitems", .text("[NSCollectionLayoutItem(layoutSize: size)]"))))
      return
    }
    if children.count == 1, case .element(let group) = children[0] {
      _ = declare(group, named: "group")
      return
    }
    writer.line("let " + scope.unique("group") + ": NSCollectionLayoutGroup")
    assignGroup(children)
  }

  private mutating func assignGroup(_ children: [Child<Group>]) {
    for child in children {
      switch child {
      case .element(let group): _ = declare(group, named: "group", assigning: true)
      case .conditional(let condition, let then, let otherwise):
        branch(condition, then, otherwise) { $0.assignGroup($1) }
      case .repetition(_, _, let body): assignGroup(body)
      case .local(let local, let value): declareLocal(local, value)
      }
    }
  }

  private mutating func writeReferences(_ content: CompositionalSection) {
    if content.contentInsetsReference != .always(.automatic) {
      let value = choice(content.contentInsetsReference) { $1.swift }.text
      onlyUIKit {
        $0.since(iOS: SystemVersion(14)) {
          $0.writer.line("section.contentInsetsReference = " + value)
        }
      }
    }
    if content.supplementaryContentInsetsReference != .always(.automatic) {
      let value = choice(content.supplementaryContentInsetsReference) { $1.swift }.text
      onlyUIKit {
        $0.since(iOS: SystemVersion(16)) {
          $0.writer.line("section.supplementaryContentInsetsReference = " + value)
        }
      }
    }
  }

  private mutating func writeScrollingProperties(_ content: CompositionalSection) {
    guard
      content.orthogonalBounce != .always(.automatic)
        || content.orthogonalDeceleration != .always(.automatic)
    else { return }
    let bounce = choice(content.orthogonalBounce) { $1.swift }.text
    let deceleration = choice(content.orthogonalDeceleration) { $1.swift }.text
    onlyUIKit {
      $0.since(iOS: SystemVersion(17)) { emitter in
        if content.orthogonalBounce != .always(.automatic) {
          emitter.writer.line("section.orthogonalScrollingProperties.bounce = " + bounce)
        }
        if content.orthogonalDeceleration != .always(.automatic) {
          emitter.writer.line(
            "section.orthogonalScrollingProperties.decelerationRate = " + deceleration)
        }
      }
    }
  }
}

extension LayoutModel {
  /// The `let`s of the file that an expression uses directly.
  fileprivate func definitions(usedBy id: ExpressionID) -> [LocalID] {
    switch expressions[id] {
    case .local(let local): return locals[Int(local.rawValue)].definition == nil ? [] : [local]
    case .number, .integer, .boolean, .name, .input, .constant: return []
    case .folded(_, let operand), .unary(_, let operand), .call1(_, let operand):
      return definitions(usedBy: operand)
    case .binary(_, let left, let right), .call2(_, let left, let right):
      return definitions(usedBy: left) + definitions(usedBy: right)
    case .conditional(let first, let second, let third),
      .call3(_, let first, let second, let third):
      return definitions(usedBy: first) + definitions(usedBy: second) + definitions(usedBy: third)
    }
  }
}
