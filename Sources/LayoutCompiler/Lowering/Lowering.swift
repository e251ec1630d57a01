/// The state of lowering one layout: expressions, locals, names in scope.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

/// How deep expressions may nest once constants are followed: what the evaluator can recurse into.
let expressionDepthLimit = 512

/// How many parts an expression may have once arguments are followed: definitions that pass `x + x` on
/// double it each time.
let expressionSizeLimit = 100_000

/// Turns the tree of one layout into its model. Extensions by topic hold the work.
struct Lowering {
  let names: Names
  var reports: Reports
  /// The file whose text is being lowered, as position in the files of the compilation.
  var unit = 0

  /// The expressions so far, and beside each where it stands, what it uses and how deep it is.
  var pool = ExpressionPool()
  var dependencies: [Dependencies] = []
  var depths: [UInt16] = []
  var sizes: [Int] = []
  var origin = LayoutOrigin()
  var locals: [Local] = []

  /// The run-time inputs, by `ParameterID`.
  var parameters: [Parameter] = []
  /// The pieces that are used, with what generated Swift needs to know of them.
  var expansion = Expansion()

  /// Innermost last.
  var scope: [ScopeEntry] = []
  var place: PlaceKind = .section
  /// Values in this layout of the `let`s of the file that it uses, by position.
  var constantValues: [Int: Value] = [:]
  /// Those of them that are known when compiling, by `ConstantID`.
  var namedConstants: [NamedConstant] = []
  /// The `let`s being computed, outermost first.
  var resolving: [Int] = []
  /// How often something was used that is wrong elsewhere: a value that isn't known, or a definition in
  /// which something couldn't be read.
  var doubts = 0
  /// How deep the expression being lowered is nested.
  var nesting = 0
  /// The enumeration whose names come before constants of the same name.
  var expectedEnumeration: PropertyEnumeration?
  /// Where sections were marked `rest`, and what to take out to be rid of that.
  var restFlags: [ElementID: (place: Place, removal: Place)] = [:]
  /// Whether it was said of the parent whose children are lowered that it can't hold one of them.
  var holdsMisplaced = false
  /// The axis along which the layout scrolls.
  var scrollDirection: ScrollDirection = .vertical

  init(names: Names, reports: Reports) {
    self.names = names
    self.reports = reports
  }

  mutating func report(_ diagnostic: Diagnostic) { reports.report(diagnostic) }

  /// Reports a child that its parent can't hold, the first of each parent: others are there for the same
  /// reason, be it that the parent isn't what was meant.
  mutating func report(misplaced diagnostic: Diagnostic) {
    if holdsMisplaced {
      reports.countAgain()
    } else {
      report(diagnostic)
    }
    holdsMisplaced = true
  }

  func at(_ range: ByteRange) -> Place { reports.place(range) }

  /// Names a new element of the model.
  mutating func newElement(_ range: ByteRange) -> ElementID {
    origin.elements.append(at(range))
    return ElementID(rawValue: UInt32(origin.elements.count - 1))
  }

  /// Adds an expression, unless that nests too deep to be evaluated safely.
  mutating func add(_ expression: Expression, at range: ByteRange) -> ExpressionID? {
    var uses: Dependencies = []
    var depth = 0
    var size = 1
    for operand in expression.operands {
      size += sizes[Int(operand.rawValue)]
      uses.formUnion(dependencies[Int(operand.rawValue)])
      depth = max(depth, Int(depths[Int(operand.rawValue)]))
    }
    switch expression {
    case .input(let input): uses = input.dependencies(at: place)
    case .argument: uses.formUnion(.argument)
    case .local(let local):
      let entry = locals[Int(local.rawValue)]
      if let definition = entry.definition {
        uses = dependencies[Int(definition.rawValue)]
        depth = Int(depths[Int(definition.rawValue)])
      } else {
        uses = .variable
      }
    default: break
    }
    guard depth < expressionDepthLimit else {
      report(.constantsTooDeep(at(range), limit: expressionDepthLimit))
      return nil
    }
    guard size <= expressionSizeLimit else {
      report(.expressionTooLarge(at(range), limit: expressionSizeLimit))
      return nil
    }
    dependencies.append(uses)
    sizes.append(size)
    depths.append(UInt16(depth + 1))
    origin.expressions.append(at(range))
    return pool.append(expression)
  }
}

extension Expression {
  /// The expressions that it is made of.
  var operands: [ExpressionID] {
    switch self {
    case .number, .integer, .boolean, .name, .input, .local, .constant, .parameter, .sameText:
      return []
    case .unary(_, let operand), .call1(_, let operand), .folded(_, let operand),
      .argument(_, let operand), .apply(_, let operand):
      return [operand]
    case .binary(_, let left, let right), .call2(_, let left, let right): return [left, right]
    case .conditional(let condition, let then, let otherwise):
      return [condition, then, otherwise]
    case .call3(_, let first, let second, let third): return [first, second, third]
    }
  }
}

extension EnvironmentInput {
  /// What an expression depends on that uses the input at a place of a kind.
  func dependencies(at place: PlaceKind) -> Dependencies {
    switch self {
    case .containerWidth, .containerHeight, .containerEffectiveWidth, .containerEffectiveHeight:
      return place == .customFrame ? [.environment, .customGroup] : .environment
    case .horizontalSizeClass, .verticalSizeClass, .idiom, .layoutDirection, .displayScale,
      .contentSizeCategory, .sectionIndex:
      return .environment
    case .columnWidth: return .customGroup
    case .index, .count:
      return place == .scrollHandler ? .visibleItem : .customGroup
    case .frameX, .frameY, .frameWidth, .frameHeight, .frameMidX, .frameMidY, .frameMinX,
      .frameMinY, .frameMaxX, .frameMaxY, .offsetX, .offsetY, .distance:
      return .visibleItem
    }
  }
}
