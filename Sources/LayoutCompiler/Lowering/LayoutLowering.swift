/// Layouts: inputs, attributes, boundary items and sections.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

/// The most sections of one layout.
let sectionLimit = 200_000

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

/// The state of lowering one layout.
struct LayoutLowering {
  let declaration: LayoutDeclaration
  var base: Lowering
  private var model: LayoutModel
  var boundaryItems: [Child<BoundaryItem>] = []
  private var sectionNames = SectionNames()
  private var soundness = LayoutSoundness()
  /// How often bodies of `repeat` were lowered: there may be no section in them to count.
  var repetitions = 0
  /// Whether what is lowered is checked only: a condition leaves it out.
  var isLeftOut: Bool { leftOutBy != nil }
  /// What leaves it out.
  var leftOutBy: (cause: Place, reason: LeftOutReason)?
  /// Whether an input decides if what is lowered is there.
  var isUndecided = false

  init(_ declaration: LayoutDeclaration, names: Names, reports: Reports) {
    self.declaration = declaration
    base = Lowering(names: names, reports: reports)
    let id = base.newElement(declaration.range)
    model = LayoutModel(
      id: id, name: declaration.name, documentation: declaration.documentation)
  }

  mutating func lower() -> CompiledLayout {
    let errorsBefore = base.reports.errorCount
    base.place = .constant
    base.declare(declaration.parameters)
    model.sections.reserveCapacity(min(declaration.children.count, sectionLimit))
    let hasSoundParameters = !declaration.parameters.contains { $0.node.hasError }
    let hasSoundAttributes = lowerAttributes()
    soundness.isHeadSound =
      hasSoundParameters && hasSoundAttributes && base.reports.errorCount == errorsBefore
    lower(declaration.children)
    checkWhole()
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
    return CompiledLayout(model: model, origin: base.origin, soundness: soundness)
  }

  /// What can only be said of all boundary items, and of all sections.
  private mutating func checkWhole() {
    let items = boundaryItems
    let sections = model.sections
    let (_, areItemsSound) = base.noticing { $0.checkKinds(items) }
    if !areItemsSound { soundness.areBoundaryItemsSound = false }
    model.boundarySupplementaryItems = items
    let (_, isRestSound) = base.noticing { $0.checkRest(sections) }
    if !isRestSound { soundness.distrust(sections.indices.filter { sections[$0].isRest }) }
  }

  /// Gives whether nothing is wrong with them.
  private mutating func lowerAttributes() -> Bool {
    let attributes = base.attributes(
      declaration.operands, of: .layout, for: model.id, keyword: declaration.range)
    model.scrollDirection =
      known(.scroll, attributes) { ScrollDirection(rawValue: $0) } ?? .vertical
    base.scrollDirection = model.scrollDirection
    model.interSectionSpacing = base.number(.spacing, in: attributes) ?? .zero
    model.contentInsetsReference =
      known(.insetsReference, attributes) { ContentInsetsReference(rawValue: $0) } ?? .automatic
    return !attributes.hasError
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

  mutating func lower(_ nodes: [SyntaxNode]) {
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
      let (member, isSound) = base.noticing { $0.member(element, in: Self.context) }
      guard !isLeftOut else { return }
      if !isSound || element.node.hasError { soundness.areBoundaryItemsSound = false }
      if let item = member?.boundary { boundaryItems.append(.element(item)) }
      return
    }
    guard model.sections.count < sectionLimit else {
      base.report(.repeatTooLarge(base.at(element.keywordRange), limit: sectionLimit))
      return
    }
    if isUndecided { base.report(.undecidedSections(base.at(element.keywordRange))) }
    base.place = .section
    let index = model.sections.count
    let (section, isSound) = base.noticing { $0.section(element, index: index) }
    base.place = .constant
    guard let section else { return }
    append(section, isSound: isSound && !isUndecided && !element.node.hasError)
  }

  private mutating func append(_ section: Section, isSound: Bool) {
    let place = base.place(of: section.id)
    if let (cause, reason) = leftOutBy {
      base.origin.leftOut.append(
        LeftOutSection(place: place, name: section.name, cause: cause, reason: reason))
      return
    }
    if let first = sectionNames.insert(section.name, at: place, index: model.sections.count) {
      base.report(.duplicateName(place, name: section.name, what: "section", first: first))
      soundness.distrust([model.sections.count])
    }
    if !isSound { soundness.distrust([model.sections.count]) }
    model.sections.append(section)
  }

  /// A definition used beside sections: one whose body is a section is a section made from it.
  private mutating func lower(_ call: CallSyntax) {
    if base.givesOneSection(call) {
      base.refuseOperands(of: call)
      if isUndecided { base.report(.undecidedSections(base.at(call.range))) }
      base.place = .section
      let index = model.sections.count
      let (section, isSound) = base.noticing { $0.section(madeBy: call, index: index) }
      base.place = .constant
      if let section { append(section, isSound: isSound && !isUndecided && !call.node.hasError) }
      return
    }
    base.refuseOperands(of: call)
    guard let piece = base.enterPiece(call, allowed: Self.context.allowed) else { return }
    lower(piece.children)
    base.leave(piece)
  }
}
