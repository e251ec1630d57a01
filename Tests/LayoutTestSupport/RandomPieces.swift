/// Random files that are mostly definitions, from a seed: every kind of argument, definitions within
/// definitions, sections made from them.

/// A file with one layout whose inputs all have defaults.
package struct RandomPieces {
  private let seed: UInt64

  package init(seed: UInt64) {
    self.seed = seed
  }

  /// The file's text.
  ///
  /// - Parameter layout: The name of the layout.
  package func text(layout: String = "Random") -> String {
    var printer = RandomPiecesPrinter(generator: SeededGenerator(seed: seed))
    return printer.file(layout: layout)
  }
}

/// What an argument is.
private enum ArgumentKind: CaseIterable {
  case length
  case share
  case count
  case dimension
  case spacing
  case insets
  case edges
  case flag
  case kind
  case place
  case behavior
}

/// Where a definition may be used.
private enum PiecePlace {
  case group
  case section
  case header
  case template
}

/// A definition that was written.
private struct Definition {
  var name: String
  var place: PiecePlace
  var parameters: [(name: String, kind: ArgumentKind)]
  /// How many of them have a default, from the last.
  var defaults: Int
}

private struct RandomPiecesPrinter {
  var generator: SeededGenerator
  private var definitions: [Definition] = []
  /// The parameters that are seen here.
  private var seen: [(name: String, kind: ArgumentKind)] = []
  private var isInDefinition = true
  private var kindCount = 0

  init(generator: SeededGenerator) {
    self.generator = generator
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func number(_ range: ClosedRange<Int>) -> String {
    String(Int.random(in: range, using: &generator))
  }

  private mutating func pick(_ words: [String]) -> String {
    words[Int.random(in: 0..<words.count, using: &generator)]
  }

  // MARK: - Values

  /// A value of a kind: a parameter that is seen, where there is one, or something new.
  private mutating func value(_ kind: ArgumentKind) -> String {
    let names = seen.filter { $0.kind == kind }.map { $0.name }
    if !names.isEmpty, chance(70) { return pick(names) }
    switch kind {
    case .length:
      return pick([
        number(10...90), "gap", "(gap * \(number(2...9)))", "(container.width / \(number(4...9)))",
        isInDefinition ? number(10...90) : "size", "(10 + \(value(.count)) * 7)",
      ])
    case .share: return pick(["0.5", "0.25", "1/3", "(1 / \(value(.count)))", "third"])
    case .count: return pick([number(1...4), "columns", isInDefinition ? "2" : "count"])
    case .dimension:
      return pick([
        value(.length), "fractional(\(value(.share)))", "25%", "fractionalWidth(0.2)",
        "if (\(value(.flag))) 40 else fractional(0.5)",
      ])
    case .spacing: return pick([number(1...9), "gap", "fixed(2.5)", "flexible(3)"])
    case .insets:
      return pick([number(1...4), "gap", "(1, 2)", "(top: 1, trailing: gap)", "(horizontal: 3)"])
    case .edges:
      return pick([number(1...4), "fixed(2)", "(leading: 2, top: 1)", "(bottom: flexible(3))"])
    case .flag:
      return pick(["true", "false", "container.width > 500", isInDefinition ? "true" : "wide"])
    case .kind:
      kindCount += 1
      let literal = "\"k\(kindCount)\""
      return chance(80) || isInDefinition
        ? literal : "if (container.width > 500) \(literal) else style"
    case .place: return pick(["top", "bottomTrailing", "leading"])
    case .behavior: return pick(["none", "continuous", "paging", "groupPagingCentered"])
    }
  }

  /// A value as an operand.
  private mutating func operand(_ kind: ArgumentKind) -> String { "(" + value(kind) + ")" }

  // MARK: - Uses

  private mutating func use(in place: PiecePlace) -> String? {
    let possible = definitions.filter { $0.place == place }
    guard !possible.isEmpty else { return nil }
    return use(possible[Int.random(in: 0..<possible.count, using: &generator)])
  }

  private mutating func use(_ definition: Definition) -> String {
    let given =
      definition.parameters.count - Int.random(in: 0...definition.defaults, using: &generator)
    var arguments: [String] = []
    for (name, kind) in definition.parameters.prefix(given) {
      let value = self.value(kind)
      arguments.append(arguments.count > 1 || chance(20) ? name + ": " + value : value)
      // What follows a label needs one as well.
    }
    return definition.name + "(" + arguments.joined(separator: ", ") + ")"
  }

  // MARK: - Elements

  private mutating func badge() -> String {
    guard chance(30) else { return "" }
    let badge =
      "badge \"b\" width: \(value(.length)) height: 9 at: \(value(.place)) zIndex: \(value(.count))"
    return chance(40) ? " < if (\(value(.flag))) < \(badge) > >" : " < \(badge) >"
  }

  private mutating func item() -> String {
    var text = "item width: \(value(.dimension)) height: \(value(.dimension))"
    if chance(40) { text += " insets: \(value(.insets))" }
    if chance(20) { text += " edges: \(value(.edges))" }
    return text + badge()
  }

  private mutating func child(depth: Int) -> String {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4: return use(in: .group) ?? item()
    case 4 where depth < 2: return group(depth: depth + 1)
    case 5: return "if (\(value(.flag))) < \(child(depth: 2)) > else < \(item()) >"
    case 6: return "repeat \(value(.count)) < \(child(depth: 2)) >"
    case 7: return "repeat \(value(.count)) as i < item width: \(operand(.length)) + i height: 9 >"
    default: return item()
    }
  }

  private mutating func group(depth: Int) -> String {
    let axis = pick(["horizontal", "vertical"])
    var head = "group \(axis) width: \(value(.dimension)) height: \(value(.dimension))"
    if chance(40) { head += " spacing: \(value(.spacing))" }
    if chance(25) { head += " insets: \(value(.insets))" }
    if chance(25) { return head + " count: \(value(.count)) < \(item()) >" }
    var children = [item()]
    for _ in 0..<Int.random(in: 0...2, using: &generator) { children.append(child(depth: depth)) }
    return head + " < \(children.joined(separator: " ")) >"
  }

  /// A group that fills a section.
  private mutating func wholeGroup() -> String {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      return "group custom height: \(value(.length)) < frame x: \(value(.length)) y: gap "
        + "width: container.width / 4 height: \(operand(.length)) / 2 >"
    case 1:
      return "group waterfall columns: \(value(.count)) spacing: gap < item height: width * "
        + "\(operand(.share)) + \(operand(.length)) >"
    case 2, 3: return use(in: .section) ?? group(depth: 0)
    default: return group(depth: 0)
    }
  }

  // MARK: - Definitions

  private mutating func parameters() -> (text: String, defaults: Int) {
    seen = []
    let count = Int.random(in: 0...4, using: &generator)
    let defaults = Int.random(in: 0...count, using: &generator)
    var parts: [String] = []
    for index in 0..<count {
      let kind = ArgumentKind.allCases[
        Int.random(in: 0..<ArgumentKind.allCases.count, using: &generator)]
      let name = "a\(index)"
      parts.append(index < count - defaults ? name : name + " = " + value(kind))
      seen.append((name, kind))
    }
    return (parts.joined(separator: ", "), defaults)
  }

  private mutating func define(_ index: Int) -> String {
    let name = "piece\(index)"
    let (parameters, defaults) = parameters()
    let head = "define \(name)(\(parameters)) <\n"
    let place: PiecePlace
    var body = chance(25) ? "    let half = \(operand(.length)) / 2\n" : ""
    let hasLocal = !body.isEmpty
    let all = seen
    if hasLocal { seen.append(("half", .length)) }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0..<4:
      place = .group
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        body +=
          "    " + (chance(50) ? item() : chance(50) ? group(depth: 1) : child(depth: 1)) + "\n"
      }
    case 4:
      place = .section
      body += "    " + wholeGroup() + "\n"
    case 5:
      place = .header
      kindCount += 1
      seen.append(("kind", .kind))
      body +=
        "    header height: \(value(.length)) kind: kind align: \(value(.place)) pinned: "
        + "(\(value(.flag)))\n"
      definitions.append(
        Definition(
          name: name, place: .header, parameters: [("kind", .kind)] + all, defaults: defaults))
      let separator = parameters.isEmpty ? "" : ", "
      return "define \(name)(kind\(separator)\(parameters)) <\n\(body)>\n"
    default:
      place = .template
      body +=
        "    section scroll: \(value(.behavior)) insets: \(value(.insets)) spacing: \(number(0...5)) <\n"
      if let header = use(in: .header), chance(60) { body += "        \(header)\n" }
      body += "        group horizontal width: \(value(.dimension)) height: \(value(.dimension)) "
      body += "< \(child(depth: 1)) >\n"
      if chance(30) { body += "        onScroll < alpha: \(operand(.share)) * distance >\n" }
      body += "    >\n"
    }
    definitions.append(Definition(name: name, place: place, parameters: all, defaults: defaults))
    return head + body + ">\n"
  }

  private mutating func section(_ index: Int) -> String {
    if chance(45), let template = use(in: .template) {
      var text = "    section s\(index) = \(template)"
      if chance(25) { text += " insets: \(value(.insets))" }
      if chance(15) { text += " scroll: \(value(.behavior))" }
      if chance(15) { text += " spacing: \(number(0...9))" }
      return text + "\n"
    }
    var text = "    section s\(index) insets: \(value(.insets)) <\n"
    if let header = use(in: .header), chance(60) { text += "        \(header)\n" }
    return text + "        \(wholeGroup())\n    >\n"
  }

  mutating func file(layout: String) -> String {
    var text = """
      let gap = \(number(1...5))
      let third = 1 / 3
      let columns = if (container.width > 600) \(number(3...5)) else \(number(1...3))

      """
    for index in 0..<Int.random(in: 3...9, using: &generator) { text += define(index) }
    seen = []
    isInDefinition = false
    text += """
      layout \(layout)(
          size: Number = \(number(20...60)), count: Int = \(number(1...4)), wide: Bool = true,
          style: String = "calm"
      ) <

      """
    for index in 0..<Int.random(in: 2...6, using: &generator) { text += section(index) }
    return text + ">\n"
  }
}
