/// What typed views read off a tree.

import LayoutSyntax
import LayoutTestSupport
import Testing

@Suite struct ViewTests {
  @Test func declarationsSayWhatIsWritten() throws {
    let file = file(
      """
      import "a\\u{41}\\n\\"b"
      requires iOS 15, macOS 12.5
      /// Not this.

      /// Two
      ///  lines.
      layout Feed(a: Bool = true, b: (Int) -> Number) spacing: 8 < >
      preview "Phone" device: iPhone16 // no
      define `card`(share) < item > /// nor this
      let a = 5pt
      """)
    let children = file.children
    #expect(children.count == 6)
    #expect(ImportSyntax(children[0])?.path?.value == "aA\n\"b")
    let requirements = try #require(RequiresSyntax(children[1])).requirements
    #expect(requirements.map(\.platform?.text) == ["iOS", "macOS"])
    #expect(requirements.map(\.version?.value) == [15, 12.5])
    let layout = try #require(LayoutDeclarationSyntax(children[2]))
    #expect(layout.name?.text == "Feed")
    #expect(layout.documentation == "Two\n lines.")
    #expect(layout.parameters.map(\.name?.text) == ["a", "b"])
    #expect(layout.parameters.map(\.type?.name?.text) == ["Bool", "Number"])
    #expect(layout.parameters.map(\.type?.argument?.text) == [nil, "Int"])
    #expect(layout.parameters.map { $0.defaultValue.map(describe) } == ["true", nil])
    #expect(layout.parametersRange.map { file.node.tree.string($0) }?.hasPrefix("(a: Bool") == true)
    #expect(layout.operands.map(describe) == ["spacing: 8"])
    #expect(layout.body?.children.isEmpty == true)
    let preview = try #require(PreviewSyntax(children[3]))
    #expect(preview.name?.value == "Phone")
    #expect(preview.operands.map(describe) == ["device: iPhone16"])
    let define = try #require(DefineSyntax(children[4]))
    #expect(define.name?.text == "card")
    #expect(define.name?.isQuoted == true)
    #expect(define.body?.children.count == 1)
    let constant = try #require(LetSyntax(children[5]))
    #expect(constant.name?.text == "a")
    #expect(constant.value.map(describe) == "5pt")
    #expect(constant.documentation.isEmpty)
  }

  @Test func elementsSayWhatIsWritten() throws {
    let file = file(
      """
      section hot = shelf(1, b: 2) rest < >
      sectoin a
      group vertical 0.5 insets: 8 < >
      boundary leading 40
      badge "new" (2)
      """)
    let elements = file.children.compactMap(ElementSyntax.init)
    #expect(elements.map(\.element) == [.section, .unknown, .group, .boundary, .badge])
    #expect(elements.map(\.keyword.text) == ["section", "sectoin", "group", "boundary", "badge"])
    #expect(elements.map(\.axis?.text) == [nil, nil, "vertical", nil, nil])
    #expect(elements.map(\.edge?.text) == [nil, nil, nil, "leading", nil])
    #expect(elements.map(\.elementKind?.value) == [nil, nil, nil, nil, "new"])
    #expect(
      elements.map { $0.operands.map(describe) } == [
        ["hot", "rest"], ["a"], ["[0.5]", "insets: 8"], ["[40]"], ["[(2)]"],
      ])
    #expect(
      elements.map { file.node.tree.string($0.headRange) } == [
        "section hot = shelf(1, b: 2) rest", "sectoin a", "group vertical 0.5 insets: 8",
        "boundary leading 40", "badge \"new\" (2)",
      ])
    let template = try #require(elements[0].template)
    #expect(template.name?.text == "shelf")
    #expect(template.arguments.map(\.label?.text) == [nil, "b"])
    #expect(elements[0].body != nil && elements[3].body == nil)
  }

  @Test func childrenSayWhatIsWritten() throws {
    let children = file(
      """
      if (a) < item > else if (b) < > else < item item >
      if (a) else < item >
      repeat 3 as i < item >
      repeat n < >
      each < frame >
      scale: 2
      card(0.5) insets: 8
      """
    ).children
    let first = try #require(IfSyntax(children[0]))
    #expect(first.condition.map(describe) == "a")
    #expect(first.body?.children.count == 1)
    #expect(first.elseBody == nil)
    #expect(first.elseIf?.condition.map(describe) == "b")
    #expect(first.elseIf?.body?.children.isEmpty == true)
    #expect(first.elseIf?.elseBody?.children.count == 2)
    let second = try #require(IfSyntax(children[1]))
    #expect(second.body == nil && second.elseBody?.children.count == 1)
    let loops = children.compactMap(RepeatSyntax.init)
    #expect(loops.map { $0.count.map(describe) } == ["3", "n"])
    #expect(loops.map(\.variable?.text) == ["i", nil])
    #expect(loops.map(\.body?.children.count) == [1, 0])
    #expect(EachSyntax(children[4])?.body?.children.count == 1)
    let call = try #require(CallSyntax(children[6]))
    #expect(call.name?.text == "card" && call.operands.map(describe) == ["insets: 8"])
    #expect(AssignmentSyntax(children[5])?.value.map(describe) == "2")
  }

  @Test(arguments: [
    ("50%", "50%"), ("1_000", "1000"), ("1.5e1", "15.0"), ("8pt", "8pt"), ("\"a\\tb\"", "'a\tb'"),
    ("`item`.width", "item.width"), ("min(a, b: 2)", "min(a, b: 2)"), ("(1, c: -2)", "(1, c: -2)"),
    ("1 - 2 + 3 * 4", "{1 - 2 + {3 * 4}}"), ("(a <= 1 || !b)", "({{a <= 1} || !b})"),
    ("if (a) 1 else 2", "if a 1 2"), ("1 +", "?"), ("if (a) 1", "?"), ("a.", "?"),
  ])
  func expressionsSayWhatIsWritten(_ text: String, _ expected: String) throws {
    let value = try #require(LetSyntax(file("let x = " + text).children[0])?.value)
    #expect(describe(value) == expected)
  }

  private func file(_ text: String) -> FileSyntax { FileSyntax(parse(Array(text.utf8)).tree) }
}

private func describe(_ operand: OperandSyntax) -> String {
  switch operand.form {
  case .attribute(let name, let value): return name.text + ": " + (value.map(describe) ?? "?")
  case .flag(let name): return name.text
  case .dimension(let value): return "[" + describe(value) + "]"
  }
}

private func describe(_ argument: ArgumentSyntax) -> String {
  (argument.label.map { $0.text + ": " } ?? "") + (argument.value.map(describe) ?? "?")
}

private func describe(_ value: ExpressionSyntax) -> String {
  switch value.form {
  case .number(let number):
    let units: [NumberUnit: String] = [.none: "", .percent: "%", .points: "pt", .unknown: "?"]
    let isWhole = number.isInteger || number.unit != .none
    return (isWhole ? "\(Int(number.value))" : "\(number.value)") + (units[number.unit] ?? "")
  case .string(let string): return "'" + string.value + "'"
  case .path(let names): return names.map(\.text).joined(separator: ".")
  case .call(let name, let arguments):
    return name.text + "(" + arguments.map(describe).joined(separator: ", ") + ")"
  case .tuple(let arguments): return "(" + arguments.map(describe).joined(separator: ", ") + ")"
  case .prefix(let sign, let operand): return (sign == .not ? "!" : "-") + describe(operand)
  case .chain(let operands, let operators):
    let signs: [InfixOperator: String] = [
      .add: "+", .subtract: "-", .multiply: "*", .lessOrEqual: "<=", .or: "||",
    ]
    let rest = zip(operators, operands.dropFirst()).map {
      " " + (signs[$0.kind] ?? "?") + " " + describe($1)
    }
    return "{" + describe(operands[0]) + rest.joined() + "}"
  case .conditional(let condition, let then, let otherwise):
    return "if " + [condition, then, otherwise].map(describe).joined(separator: " ")
  case .error: return "?"
  }
}
