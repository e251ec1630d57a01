/// Tests that the program has nothing of `define`s: only what their uses give.

import LayoutCore
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct DefineTests {
  private let argument = ArgumentID(rawValue: 0)
  private let use = UseID(rawValue: 0)

  private func text(_ models: LayoutModel...) -> String {
    String(decoding: writeProgram(models), as: UTF8.self)
  }

  /// A model that uses a piece with one argument.
  private func using(_ model: LayoutModel) -> LayoutModel {
    var model = model
    model.pieces = [Piece(name: "card", documentation: "", parameters: ["share"])]
    model.uses = [PieceUse(piece: PieceID(rawValue: 0))]
    model.arguments = [Argument(use: use, parameter: 0)]
    return model
  }

  /// A condition, and what `if` it `3 else 7` is written as; none: as a tree.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var written: String?
    var condition: @Sendable (inout ExpressionPool) -> ExpressionID

    init(
      _ name: String, _ written: String?,
      _ condition: @escaping @Sendable (inout ExpressionPool) -> ExpressionID
    ) {
      testDescription = name
      self.written = written
      self.condition = condition
    }
  }

  private static func argument(
    _ node: Expression, _ pool: inout ExpressionPool
  ) -> ExpressionID {
    let content = pool.append(node)
    return pool.append(.argument(ArgumentID(rawValue: 0), content))
  }

  private static func wide(_ pool: inout ExpressionPool) -> ExpressionID {
    let width = pool.append(.input(.containerWidth))
    let limit = pool.append(.integer(600))
    return pool.append(.binary(.greater, width, limit))
  }

  @Test(arguments: [
    Case("a true argument", "3") { argument(.boolean(true), &$0) },
    Case("a false argument", "7") { argument(.boolean(false), &$0) },
    Case("not", "3") { pool in
      let operand = argument(.boolean(false), &pool)
      return pool.append(.unary(.not, operand))
    },
    Case("2 > 1", "3") { pool in
      let left = argument(.integer(2), &pool)
      let right = pool.append(.number(1))
      return pool.append(.binary(.greater, left, right))
    },
    Case("-mod(7, 2) + clamp(5, 0, 1) == 0", "3") { pool in
      let seven = argument(.integer(7), &pool)
      let two = pool.append(.integer(2))
      let rest = pool.append(.call2(.mod, seven, two))
      let negative = pool.append(.unary(.negate, rest))
      let zero = pool.append(.integer(0))
      let one = pool.append(.folded(1, two))
      let bounded = pool.append(.call3(.clamp, seven, zero, one))
      let sum = pool.append(.binary(.add, negative, bounded))
      return pool.append(.binary(.equal, sum, zero))
    },
    Case("a name", "7") { pool in
      let left = argument(.name(.sizeClass, 1), &pool)
      let right = pool.append(.name(.sizeClass, 2))
      return pool.append(.binary(.equal, left, right))
    },
    Case("a text", "3") { $0.append(.sameText(.literal("a"), .literal("a"))) },
    Case("an input of text", nil) {
      $0.append(.sameText(.literal("a"), .parameter(ParameterID(rawValue: 0))))
    },
    Case("false && wide", "7") { pool in
      let left = argument(.boolean(false), &pool)
      let right = wide(&pool)
      return pool.append(.binary(.and, left, right))
    },
    Case("true || wide", "3") { pool in
      let left = argument(.boolean(true), &pool)
      let right = wide(&pool)
      return pool.append(.binary(.or, left, right))
    },
    Case("true && wide", nil) { pool in
      let left = argument(.boolean(true), &pool)
      let right = wide(&pool)
      return pool.append(.binary(.and, left, right))
    },
    Case("wide && false", nil) { pool in
      let left = wide(&pool)
      let right = argument(.boolean(false), &pool)
      return pool.append(.binary(.and, left, right))
    },
    Case("an argument of the environment", nil) { pool in
      let content = wide(&pool)
      return pool.append(.argument(ArgumentID(rawValue: 0), content))
    },
    Case("if (true) false else wide", "7") { pool in
      let condition = argument(.boolean(true), &pool)
      let then = pool.append(.boolean(false))
      let otherwise = wide(&pool)
      return pool.append(.conditional(condition, then: then, otherwise: otherwise))
    },
    Case("1 / 0 > 1", nil) { pool in
      let one = pool.append(.integer(1))
      let zero = argument(.integer(0), &pool)
      let quotient = pool.append(.binary(.divide, one, zero))
      return pool.append(.binary(.greater, quotient, one))
    },
    Case("mod(1, 0) > 1", nil) { pool in
      let one = pool.append(.integer(1))
      let zero = argument(.integer(0), &pool)
      let rest = pool.append(.call2(.mod, one, zero))
      return pool.append(.binary(.greater, rest, one))
    },
    Case("sqrt(-1) > 1", nil) { pool in
      let one = argument(.integer(-1), &pool)
      let root = pool.append(.call1(.sqrt, one))
      return pool.append(.binary(.greater, root, one))
    },
  ])
  func knownConditionsAreTheirBranch(_ expected: Case) throws {
    var pool = ExpressionPool()
    let condition = expected.condition(&pool)
    let then = pool.append(.integer(3))
    let otherwise = pool.append(.integer(7))
    let choice = pool.append(.conditional(condition, then: then, otherwise: otherwise))
    let model = using(
      LayoutModel(
        id: .none, name: "L", interSectionSpacing: .expression(choice), expressions: pool,
        parameters: [Parameter(name: "style", type: .string)]))
    let written = text(model).split(separator: "\n").first { $0.contains("interSection") }
    let value = written?.split(separator: ":", maxSplits: 1).last?.dropFirst().dropLast() ?? ""
    #expect(expected.written ?? String(value) == value)
    #expect(expected.written != nil || value.hasPrefix(#"{"if": "#), "\(value)")
    #expect(try text(readProgram(Array(text(model).utf8))[0]) == text(model))
  }

  @Test func conditionsOfOthersStay() {
    var pool = ExpressionPool()
    let condition = pool.append(.boolean(true))
    let then = pool.append(.integer(3))
    let choice = pool.append(.conditional(condition, then: then, otherwise: then))
    let model = LayoutModel(
      id: .none, name: "L", interSectionSpacing: .expression(choice), expressions: pool)
    #expect(text(model).contains(#"{"if": true, "then": 3, "else": 3}"#))
  }

  /// The same layout with a piece, and written out.
  @Test func usesLeaveNoTrace() throws {
    var pool = ExpressionPool()
    let yes = Self.argument(.boolean(true), &pool)
    let no = Self.argument(.boolean(false), &pool)
    let one = Self.argument(.number(1), &pool)
    let zero = Self.argument(.integer(0), &pool)
    let wide = Self.wide(&pool)

    let fills = Choice.argument(
      argument, .always(Dimension(.fractionalWidth, .folded(1, one))))
    let tall = Choice.conditional(
      no, then: .always(Dimension(.absolute, .constant(3))), otherwise: Size.fill.height)
    let filling = Item(
      id: .none, size: Size(width: fills, height: tall),
      contentInsets: Insets(
        top: .folded(0, zero), leading: .expression(zero), bottom: .zero, trailing: .zero),
      supplementaryItems: [
        .use(use, []), .conditional(no, then: [.element(badge("b", at: .top))], otherwise: []),
      ])
    let pieces: [Child<Subitem>] = [
      .use(
        use,
        [
          .conditional(yes, then: [.element(.item(filling))], otherwise: []),
          .conditional(no, then: [.element(.item(filling))], otherwise: [item(20)]),
          .use(use, [.conditional(wide, then: [item(30)], otherwise: [.use(use, [])])]),
        ])
    ]
    let plain: [Child<Subitem>] = [
      item(), item(20), .conditional(wide, then: [item(30)], otherwise: []),
    ]

    func model(_ subitems: [Child<Subitem>], _ content: CompositionalSection) -> LayoutModel {
      var content = content
      content.group = [.element(group(.horizontal, .ofWidth(1), .ofHeight(1), subitems))]
      return layout(
        expressions: pool, [Section(id: .none, name: "s", content: .compositional(content))])
    }
    var driven = CompositionalSection(
      interGroupSpacing: .folded(0, zero),
      orthogonalScrollingBehavior: .argument(argument, .always(.paging)),
      orthogonalBounce: .argument(argument, .always(.automatic)),
      orthogonalDeceleration: .conditional(
        yes, then: .always(.automatic), otherwise: .always(.fast)),
      supplementariesFollowContentInsets: .argument(argument, .always(true)))
    driven.visibleItemsInvalidationHandler = ScrollHandler(
      id: .none,
      statements: [
        .conditional(yes, then: [.set(.alpha, .constant(0.5))], otherwise: []),
        .conditional(
          wide, then: [.set(.hidden, .expression(no))],
          otherwise: [.conditional(no, then: [.set(.alpha, .zero)], otherwise: [])]),
      ])
    var written = CompositionalSection(orthogonalScrollingBehavior: .always(.paging))
    written.visibleItemsInvalidationHandler = ScrollHandler(
      id: .none,
      statements: [
        .set(.alpha, .constant(0.5)),
        .conditional(wide, then: [.set(.hidden, .zero)], otherwise: []),
      ])

    let used = text(using(model(pieces, driven)))
    #expect(used == text(model(plain, written)))
    #expect(try text(readProgram(Array(used.utf8))[0]) == used)
  }

  @Test func constantsKeepTheirType() throws {
    var pool = ExpressionPool()
    let isBig = pool.append(.constant(ConstantID(rawValue: 0), 1))
    let size = pool.append(.constant(ConstantID(rawValue: 1), 2))
    let not = pool.append(.unary(.not, isBig))
    let folded = pool.append(.folded(0, not))
    let sizeClass = pool.append(.input(.horizontalSizeClass))
    let isSize = pool.append(.binary(.equal, sizeClass, size))
    let either = pool.append(.binary(.or, isSize, folded))
    let both = pool.append(.binary(.and, isBig, either))
    let four = pool.append(.constant(ConstantID(rawValue: 2), 4))
    let choice = pool.append(.conditional(both, then: four, otherwise: four))
    func constant(_ name: String, _ type: ValueType) -> NamedConstant {
      NamedConstant(name: name, documentation: "", type: type, value: 0, definition: nil)
    }
    let model = LayoutModel(
      id: .none, name: "L", interSectionSpacing: .expression(choice), expressions: pool,
      constants: [
        constant("isBig", .boolean), constant("size", .name(.sizeClass)),
        constant("four", .integer),
      ])
    #expect(
      text(model).contains(
        #"""
        {"if": {"op": "and", "left": true, "right": {"op": "or", "left": {"op": "equal", "left": \#
        {"input": "traits.horizontalSizeClass"}, "right": {"value": "regular", "of": "sizeClass"}}, \#
        "right": false}}, "then": 4, "else": 4}
        """#))
    #expect(try text(readProgram(Array(text(model).utf8))[0]) == text(model))
  }
}
