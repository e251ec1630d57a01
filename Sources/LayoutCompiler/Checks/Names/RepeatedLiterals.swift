/// repeated-literal: the same length written again and again for the same purpose.

import LayoutDiagnostics
import LayoutSyntax

extension Compilation {
  /// Notes lengths that the file writes four times or more for one purpose: a `let` would say once what
  /// they are.
  func checkRepeatedLiterals(_ names: FileNames, _ reports: inout Reports) {
    guard let file = files.units.first else { return }
    var collector = LiteralCollector(source: file.source)
    collector.visit(file.parsed.tree.root)
    var used: Set<String>?
    for literal in collector.literals.filter({ $0.ranges.count >= 4 }).prefix(Self.mostNotes) {
      let taken = used ?? words(of: file, names)
      let name = freeName(literal.role.suggestedName, taken)
      used = taken.union([name])
      let first = collector.declaration(of: literal.ranges[0])
      let start = Deletion.start(of: first, in: file.source)
      let isAlone = start < Int(first.start) || Self.beginsLine(start, file.source)
      let declaration = "let " + name + " = " + literal.text + (isAlone ? "\n\n" : " ")
      let insertion = Place(file.file, ByteRange(start: start, end: start))
      reports.report(
        .repeatedLiteral(
          literal.ranges.map { Place(file.file, $0) }, text: literal.text,
          role: literal.role.words, name: name, declaration: declaration, insertion: insertion))
    }
  }

  /// How many lengths of a file are noted.
  private static var mostNotes: Int { 20 }

  private static func beginsLine(_ offset: Int, _ source: [UInt8]) -> Bool {
    offset == 0 || source[offset - 1] == 0x0A
  }

  /// A name that is no word of the file.
  private func freeName(_ name: String, _ taken: Set<String>) -> String {
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains(name + String(number)) { number += 1 }
    return name + String(number)
  }

  /// The words of the file, and what it imports.
  private func words(of file: SourceUnit, _ names: FileNames) -> Set<String> {
    let tree = file.parsed.tree
    var words = Set(names.declarations.map { $0.name.text })
    for token in tree.tokens where token.kind == .identifier {
      words.insert(tree.string(token.range))
    }
    return words
  }
}

/// What a length is for.
private enum LiteralRole: UInt8 {
  case insets
  case spacing
  case edges
  case width
  case height

  init?(_ name: PropertyName) {
    switch name {
    case .insets: self = .insets
    case .spacing, .rowSpacing: self = .spacing
    case .edges: self = .edges
    case .width: self = .width
    case .height: self = .height
    default: return nil
    }
  }

  /// As in "`16` stands here four times as …".
  var words: String {
    switch self {
    case .insets: return "an inset"
    case .spacing: return "a spacing"
    case .edges: return "an edge spacing"
    case .width: return "a width"
    case .height: return "a height"
    }
  }

  var suggestedName: String {
    switch self {
    case .insets: return "margin"
    case .spacing: return "gap"
    case .edges: return "edge"
    case .width: return "commonWidth"
    case .height: return "commonHeight"
    }
  }
}

/// A length with the places where it is written for one purpose.
private struct RepeatedLiteral {
  var role: LiteralRole
  var text: String
  var ranges: [ByteRange]
}

private struct LiteralCollector {
  private struct Key: Hashable {
    var role: LiteralRole
    var value: UInt64
  }

  let source: [UInt8]
  private(set) var literals: [RepeatedLiteral] = []
  private var positions: [Key: Int] = [:]
  /// The declarations of the file, in order.
  private var declarations: [ByteRange] = []

  init(source: [UInt8]) {
    self.source = source
  }

  mutating func visit(_ file: SyntaxNode) {
    for node in file.children {
      declarations.append(node.range)
      if node.kind != .preview { visitElement(node) }
    }
  }

  /// The declaration that a place lies in.
  func declaration(of range: ByteRange) -> ByteRange {
    declarations.last { $0.start <= range.start } ?? range
  }

  private mutating func visitElement(_ node: SyntaxNode) {
    if let operand = OperandSyntax(node) {
      if case .attribute(let name, let value?) = operand.form,
        let role = PropertyName(name.text).flatMap({ LiteralRole($0) })
      {
        visitValue(value, role)
      }
      return
    }
    for child in node.children where !child.kind.isExpression { visitElement(child) }
  }

  private mutating func visitValue(_ value: ExpressionSyntax, _ role: LiteralRole) {
    switch value.form {
    case .number(let number): add(number, role)
    case .tuple(let arguments):
      for argument in arguments { argument.value.map { visitValue($0, role) } }
    case .call(let function, let arguments)
    where ["absolute", "estimated", "fixed", "flexible"].contains(function.text):
      for argument in arguments { argument.value.map { visitValue($0, role) } }
    case .conditional(_, let then, let otherwise):
      visitValue(then, role)
      visitValue(otherwise, role)
    default: break
    }
  }

  private mutating func add(_ number: NumberToken, _ role: LiteralRole) {
    guard number.unit == .none || number.unit == .points, number.value > 1 else { return }
    let key = Key(role: role, value: number.value.bitPattern)
    guard let position = positions[key] else {
      positions[key] = literals.count
      let range = Int(number.range.start)..<Int(number.range.end)
      literals.append(
        RepeatedLiteral(
          role: role, text: String(decoding: source[range], as: UTF8.self),
          ranges: [number.range]))
      return
    }
    literals[position].ranges.append(number.range)
  }
}
