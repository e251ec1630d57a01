/// Layouts: inputs, attributes, boundary items and sections. Which sections there are is decided here:
/// conditions and repetitions around them are constant.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

/// The most sections of one layout.
private let sectionLimit = 200_000

/// Lowers one layout of a file.
///
/// - Parameter usedPieces: The definitions that layouts use, by their position in the names.
func lower(
  _ declaration: LayoutDeclaration, _ names: Names, _ usedPieces: inout Set<Int>,
  _ reports: inout Reports
) -> CompiledLayout {
  var lowering = LayoutLowering(declaration, names: names, reports: reports)
  let layout = lowering.lower()
  usedPieces.formUnion(lowering.base.expansion.usedPieces)
  reports = lowering.base.reports
  return layout
}

private struct LayoutLowering {
  let declaration: LayoutDeclaration
  var base: Lowering
  private var model: LayoutModel
  private var boundaryItems: [Child<BoundaryItem>] = []
  private var sectionNames: [String: Place] = [:]
  /// How often bodies of `repeat` were lowered: there may be no section in them to count.
  private var repetitions = 0
  /// Whether what is lowered is checked only: a condition leaves it out.
  private var isLeftOut: Bool { leftOutBy != nil }
  /// What leaves it out.
  private var leftOutBy: (cause: Place, reason: LeftOutReason)?
  /// Whether an input decides if what is lowered is there.
  private var isUndecided = false

  init(_ declaration: LayoutDeclaration, names: Names, reports: Reports) {
    self.declaration = declaration
    base = Lowering(names: names, reports: reports)
    let id = base.newElement(declaration.range)
    model = LayoutModel(
      id: id, name: declaration.name, documentation: declaration.documentation)
  }

  mutating func lower() -> CompiledLayout {
    base.place = .constant
    base.declare(declaration.parameters)
    lowerAttributes()
    lower(declaration.children)
    base.checkKinds(boundaryItems)
    model.boundarySupplementaryItems = boundaryItems
    base.checkRest(model.sections)
    if model.sections.isEmpty, !declaration.hasError,
      !base.reports.holdsErrors
    {
      base.report(.emptyLayout(base.at(declaration.range)))
    }
    model.expressions = base.pool
    model.locals = base.locals
    model.parameters = base.parameters
    model.constants = base.namedConstants
    model.pieces = base.expansion.pieces
    model.uses = base.expansion.uses
    model.arguments = base.expansion.arguments
    return CompiledLayout(model: model, origin: base.origin)
  }

  private mutating func lowerAttributes() {
    let attributes = base.attributes(
      declaration.operands, of: .layout, for: model.id, keyword: declaration.range)
    model.scrollDirection =
      known(.scroll, attributes) { ScrollDirection(rawValue: $0) } ?? .vertical
    base.scrollDirection = model.scrollDirection
    model.interSectionSpacing = base.number(.spacing, in: attributes) ?? .zero
    model.contentInsetsReference =
      known(.insetsReference, attributes) { ContentInsetsReference(rawValue: $0) } ?? .automatic
  }

  /// An attribute of the layout that no input may decide.
  private mutating func known<Value: Equatable & Sendable>(
    _ name: PropertyName, _ attributes: Attributes, _ make: (UInt8) -> Value?
  ) -> Value? {
    guard let choice = base.enumeration(name, in: attributes, make) else { return nil }
    if let value = base.settled(choice) { return value }
    if let range = attributes[name]?.expression?.range {
      base.report(
        .typeMismatch(
          base.at(range), expected: attributes.type(of: name)?.description ?? "a name",
          found: "one that is not known when compiling"))
    }
    return nil
  }

  private mutating func lower(_ nodes: [SyntaxNode]) {
    let outerCount = base.scope.count
    var wasAssignment = false
    for node in nodes {
      let isAssignment = node.kind == .assignment
      if !isAssignment || !wasAssignment { lower(node) }
      wasAssignment = isAssignment
    }
    base.scope.removeLast(base.scope.count - outerCount)
  }

  private mutating func lower(_ node: SyntaxNode) {
    if let element = ElementSyntax(node) {
      lower(element)
    } else if let syntax = IfSyntax(node) {
      lower(syntax)
    } else if let syntax = RepeatSyntax(node) {
      lower(syntax)
    } else if let syntax = LetSyntax(node) {
      base.place = .section
      _ = base.declare(syntax)
      base.place = .constant
    } else if let call = CallSyntax(node) {
      lower(call)
    } else if let assignment = AssignmentSyntax(node), !node.hasError, let name = assignment.name {
      base.report(
        .childNotAllowed(
          base.at(assignment.range), child: name.text + ":", parent: Self.context.description,
          allowed: Self.context.allowed.map { $0.rawValue }))
    } else if let each = EachSyntax(node) {
      _ = base.each(each, in: Self.context)
    }
  }

  private static let context = ParentContext(
    element: .layout, bareSide: .side(.vertical), allowed: ElementName.layout.children,
    description: "layout")

  private mutating func lower(_ element: ElementSyntax) {
    guard element.element == .section || element.element == .list else {
      if let member = base.member(element, in: Self.context), let item = member.boundary,
        !isLeftOut
      {
        boundaryItems.append(.element(item))
      }
      return
    }
    guard model.sections.count < sectionLimit else {
      base.report(.repeatTooLarge(base.at(element.keyword.range), limit: sectionLimit))
      return
    }
    if isUndecided { base.report(.undecidedSections(base.at(element.keyword.range))) }
    base.place = .section
    let section = base.section(element, index: model.sections.count)
    base.place = .constant
    guard let section else { return }
    append(section)
  }

  private mutating func append(_ section: Section) {
    let place = base.place(of: section.id)
    if let (cause, reason) = leftOutBy {
      base.origin.leftOut.append(
        LeftOutSection(place: place, name: section.name, cause: cause, reason: reason))
      return
    }
    if let first = sectionNames[section.name] {
      base.report(.duplicateName(place, name: section.name, what: "section", first: first))
    }
    sectionNames[section.name] = place
    model.sections.append(section)
  }

  /// A definition used beside sections: one whose body is a section is a section made from it.
  private mutating func lower(_ call: CallSyntax) {
    if base.givesOneSection(call) {
      base.refuseOperands(of: call)
      if isUndecided { base.report(.undecidedSections(base.at(call.range))) }
      base.place = .section
      let section = base.section(madeBy: call, index: model.sections.count)
      base.place = .constant
      if let section { append(section) }
      return
    }
    base.refuseOperands(of: call)
    guard let piece = base.enterPiece(call, allowed: Self.context.allowed) else { return }
    lower(piece.children)
    base.leave(piece)
  }

  private mutating func lower(_ syntax: IfSyntax) {
    var choice: Bool?
    var undecided: ExpressionID?
    if let condition = syntax.condition,
      let decision = base.boolean(base.value(of: condition), at: condition.range)
    {
      if let constant = decision.scalar.constant {
        choice = constant != 0
      } else {
        undecided = base.expression(decision, at: condition.range)
      }
    }
    let outerItems = boundaryItems
    let outer = (leftOutBy, isUndecided)
    let cause = base.at(syntax.condition?.range ?? syntax.range)
    boundaryItems = []
    isUndecided = outer.1 || undecided != nil
    leftOutBy = outer.0 ?? (choice != true && undecided == nil ? (cause, .alwaysFalse) : nil)
    lower(syntax.body?.children ?? [])
    let then = boundaryItems
    boundaryItems = []
    leftOutBy = outer.0 ?? (choice != false && undecided == nil ? (cause, .alwaysTrue) : nil)
    if let next = syntax.elseIf {
      lower(next)
    } else {
      lower(syntax.elseBody?.children ?? [])
    }
    (leftOutBy, isUndecided) = outer
    if let undecided, !then.isEmpty || !boundaryItems.isEmpty {
      boundaryItems = outerItems + [.conditional(undecided, then: then, otherwise: boundaryItems)]
    } else {
      boundaryItems = outerItems + then + boundaryItems
    }
  }

  private mutating func lower(_ syntax: RepeatSyntax) {
    var count = 0.0
    if let expression = syntax.count, let scalar = base.repetitionCount(expression) {
      if let constant = scalar.constant {
        count = constant
      } else {
        base.report(.undecidedSections(base.at(expression.range)))
      }
    }
    let outer = leftOutBy
    if count == 0 {
      leftOutBy = outer ?? (base.at(syntax.count?.range ?? syntax.range), .neverRepeated)
    }
    defer { leftOutBy = outer }
    for position in 0..<(isLeftOut ? 1 : Int(count)) {
      repetitions += 1
      guard repetitions <= sectionLimit else {
        if repetitions == sectionLimit + 1 {
          base.report(.repeatTooLarge(base.at(syntax.node.range), limit: sectionLimit))
        }
        return
      }
      if let name = syntax.variable {
        let value = Value.scalar(TypedScalar(.constant(Double(position)), .integer))
        base.scope.append(ScopeEntry(name: name.text, meaning: .value(value)))
      }
      lower(syntax.body?.children ?? [])
      if syntax.variable != nil { base.scope.removeLast() }
    }
  }
}
