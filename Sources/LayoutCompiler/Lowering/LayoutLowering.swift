/// Layouts: attributes, boundary items and sections; conditions and repetitions around sections are
/// decided here, since a layout's sections don't depend on the environment.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

/// The most sections of one layout.
private let sectionLimit = 200_000

/// Lowers one layout of a file.
func lower(
  _ declaration: LayoutDeclaration, _ constants: Constants, _ reports: inout Reports
) -> CompiledLayout {
  var lowering = LayoutLowering(declaration, constants: constants, reports: reports)
  let layout = lowering.lower()
  reports = lowering.base.reports
  return layout
}

private struct LayoutLowering {
  let declaration: LayoutDeclaration
  var base: Lowering
  private var model: LayoutModel
  private var boundaryItems: [Child<BoundaryItem>] = []
  private var sectionNames: [String: ByteRange] = [:]
  /// How often bodies of `repeat` were lowered: there may be no section in them to count.
  private var repetitions = 0
  /// Whether what is lowered is checked only: a condition leaves it out.
  private var isLeftOut = false

  init(_ declaration: LayoutDeclaration, constants: Constants, reports: Reports) {
    self.declaration = declaration
    base = Lowering(constants: constants, reports: reports)
    let id = base.newElement(declaration.range)
    model = LayoutModel(
      id: id, name: declaration.name, documentation: declaration.documentation)
    for name in declaration.parameters {
      base.scope.append(ScopeEntry(name: name, meaning: .parameter))
    }
  }

  mutating func lower() -> CompiledLayout {
    base.place = .constant
    let attributes = base.attributes(
      declaration.operands, of: .layout, keyword: declaration.range)
    let direction = base.enumeration(.scroll, in: attributes) { ScrollDirection(rawValue: $0) }
    if case .always(let value)? = direction { model.scrollDirection = value }
    base.scrollDirection = model.scrollDirection
    model.interSectionSpacing = base.number(.spacing, in: attributes) ?? .zero
    let reference = base.enumeration(.insetsReference, in: attributes) {
      ContentInsetsReference(rawValue: $0)
    }
    if case .always(let value)? = reference { model.contentInsetsReference = value }
    lower(declaration.children)
    base.checkKinds(boundaryItems)
    model.boundarySupplementaryItems = boundaryItems
    if model.sections.isEmpty, !declaration.hasError,
      !base.reports.holdsErrors
    {
      base.report(.emptyLayout(base.at(declaration.range)))
    }
    model.expressions = base.pool
    model.locals = base.locals
    model.constants = base.namedConstants
    return CompiledLayout(model: model, origin: base.origin)
  }

  private mutating func lower(_ nodes: [SyntaxNode]) {
    let outerCount = base.scope.count
    for node in nodes { lower(node) }
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
      base.reportCall(call, in: Self.context)
    } else if let assignment = AssignmentSyntax(node), !node.hasError, let name = assignment.name {
      base.report(
        .childNotAllowed(
          base.at(assignment.range), child: name.text + ":", parent: Self.context.description,
          allowed: Self.context.allowed.map { $0.rawValue }))
    } else if let each = EachSyntax(node) {
      base.report(.notYetEvaluated(base.at(each.range), construct: "each"))
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
    base.place = .section
    let section = base.section(element, index: model.sections.count)
    base.place = .constant
    guard let section, !isLeftOut else { return }
    checkName(section, element)
    model.sections.append(section)
  }

  private mutating func checkName(_ section: Section, _ element: ElementSyntax) {
    let range = base.range(of: section.id)
    if let first = sectionNames[section.name] {
      base.report(
        .duplicateName(
          base.at(range), name: section.name, what: "section", first: base.at(first)))
    }
    sectionNames[section.name] = range
  }

  private mutating func lower(_ syntax: IfSyntax) {
    var choice: Bool?
    if let condition = syntax.condition,
      let decision = base.boolean(base.value(of: condition), at: condition.range),
      let constant = decision.scalar.constant
    {
      choice = constant != 0
    }
    let outer = isLeftOut
    isLeftOut = outer || choice != true
    lower(syntax.body?.children ?? [])
    isLeftOut = outer || choice != false
    if let next = syntax.elseIf {
      lower(next)
    } else {
      lower(syntax.elseBody?.children ?? [])
    }
    isLeftOut = outer
  }

  private mutating func lower(_ syntax: RepeatSyntax) {
    var count = 0.0
    if let expression = syntax.count, let scalar = base.repetitionCount(expression),
      let constant = scalar.constant
    {
      count = constant
    }
    let outer = isLeftOut
    isLeftOut = outer || count == 0
    defer { isLeftOut = outer }
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
