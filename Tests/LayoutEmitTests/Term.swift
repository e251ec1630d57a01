/// Expressions in tests, written as in Swift, and models that hold them.

import LayoutCore

/// An expression that isn't in a pool yet.
indirect enum Term: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  case number(Double)
  case integer(Int32)
  case boolean(Bool)
  case name(EnvironmentEnumeration, UInt8)
  case input(EnvironmentInput)
  case local(UInt32)
  case constant(UInt32, Double)
  case folded(Double, Term)
  case parameter(UInt32)
  case apply(UInt32, Term)
  case sameText(TextValue, TextValue)
  case unary(UnaryOperator, Term)
  case binary(BinaryOperator, Term, Term)
  case choose(Term, Term, Term)
  case call(Function, [Term])

  init(integerLiteral value: Int32) { self = .integer(value) }
  init(floatLiteral value: Double) { self = .number(value) }

  static let index = Term.input(.index)
  static let count = Term.input(.count)
  static let width = Term.input(.containerWidth)
  static let effectiveWidth = Term.input(.containerEffectiveWidth)
  static let columnWidth = Term.input(.columnWidth)

  static func + (left: Term, right: Term) -> Term { .binary(.add, left, right) }
  static func - (left: Term, right: Term) -> Term { .binary(.subtract, left, right) }
  static func * (left: Term, right: Term) -> Term { .binary(.multiply, left, right) }
  static func / (left: Term, right: Term) -> Term { .binary(.divide, left, right) }
  static func % (left: Term, right: Term) -> Term { .call(.mod, [left, right]) }
  static func == (left: Term, right: Term) -> Term { .binary(.equal, left, right) }
  static func > (left: Term, right: Term) -> Term { .binary(.greater, left, right) }
  static prefix func - (operand: Term) -> Term { .unary(.negate, operand) }

  /// Adds the expression to a pool.
  func added(to pool: inout ExpressionPool) -> ExpressionID {
    switch self {
    case .number(let value): return pool.append(.number(value))
    case .integer(let value): return pool.append(.integer(value))
    case .boolean(let value): return pool.append(.boolean(value))
    case .name(let enumeration, let position): return pool.append(.name(enumeration, position))
    case .input(let input): return pool.append(.input(input))
    case .local(let local): return pool.append(.local(LocalID(rawValue: local)))
    case .constant(let constant, let value):
      return pool.append(.constant(ConstantID(rawValue: constant), value))
    case .folded(let value, let written):
      return pool.append(.folded(value, written.added(to: &pool)))
    case .parameter(let parameter):
      return pool.append(.parameter(ParameterID(rawValue: parameter)))
    case .apply(let parameter, let index):
      return pool.append(.apply(ParameterID(rawValue: parameter), index.added(to: &pool)))
    case .sameText(let left, let right): return pool.append(.sameText(left, right))
    case .unary(let operation, let operand):
      return pool.append(.unary(operation, operand.added(to: &pool)))
    case .binary(let operation, let left, let right):
      let first = left.added(to: &pool)
      return pool.append(.binary(operation, first, right.added(to: &pool)))
    case .choose(let condition, let then, let otherwise):
      let first = condition.added(to: &pool)
      let second = then.added(to: &pool)
      return pool.append(
        .conditional(first, then: second, otherwise: otherwise.added(to: &pool)))
    case .call(let function, let arguments):
      var ids: [ExpressionID] = []
      for argument in arguments { ids.append(argument.added(to: &pool)) }
      switch ids.count {
      case 1: return pool.append(.call1(function, ids[0]))
      case 2: return pool.append(.call2(function, ids[0], ids[1]))
      default: return pool.append(.call3(function, ids[0], ids[1], ids[2]))
      }
    }
  }
}

/// A layout that is being written down: collects expressions, inputs and sections.
struct ModelWriter {
  var model: LayoutModel

  init(_ name: String, documentation: String = "") {
    model = LayoutModel(id: ElementID(rawValue: 0), name: name, documentation: documentation)
  }

  /// An expression of the layout.
  mutating func id(_ term: Term) -> ExpressionID { term.added(to: &model.expressions) }

  /// A number that is computed.
  mutating func scalar(_ term: Term) -> Scalar { .expression(id(term)) }

  /// A dimension that is computed.
  mutating func dimension(_ kind: DimensionKind, _ term: Term) -> Choice<Dimension> {
    .always(Dimension(kind, scalar(term)))
  }

  /// A parameter; `value` is its default.
  mutating func parameter(
    _ name: String, _ type: ParameterType, _ value: ParameterDefault? = nil
  ) {
    model.parameters.append(Parameter(name: name, type: type, defaultValue: value))
  }

  /// A `let` of the file.
  mutating func definition(_ name: String, _ type: ValueType, _ term: Term) -> Term {
    let definition = id(term)
    model.locals.append(Local(name: name, type: type, definition: definition))
    return .local(UInt32(model.locals.count - 1))
  }

  /// A section of one group.
  mutating func section(
    _ name: String, _ group: Group, documentation: String = "",
    _ change: (inout CompositionalSection) -> Void = { _ in }
  ) {
    var content = CompositionalSection(group: [.element(group)])
    change(&content)
    add(name, .compositional(content), documentation: documentation)
  }

  /// A section.
  mutating func add(_ name: String, _ content: SectionContent, documentation: String = "") {
    let id = ElementID(rawValue: UInt32(10 + model.sections.count))
    model.sections.append(
      Section(id: id, name: name, documentation: documentation, content: content))
  }
}

/// A group that fills its section, or of a height in points.
func group(_ arrangement: GroupArrangement, height: Double? = nil, insets: Insets = .zero) -> Group
{
  let fill = Size.fill
  let size = Size(
    width: fill.width,
    height: height.map { .always(Dimension(.absolute, .constant($0))) } ?? fill.height)
  return Group(
    id: ElementID(rawValue: 2), arrangement: arrangement, size: size, contentInsets: insets)
}

/// A row of one item.
func row(height: Double = 44) -> Group {
  group(
    .line(.horizontal, subitems: [.element(.item(Item(id: ElementID(rawValue: 3))))]),
    height: height)
}
