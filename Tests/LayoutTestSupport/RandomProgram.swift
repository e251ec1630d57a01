/// Random files of the whole language, from a seed: inputs, definitions, conditions, repetitions,
/// waterfalls, groups of all items, carousels.

/// A file with one layout, `Random`, whose inputs all have defaults.
package struct RandomProgram {
  private let seed: UInt64

  package init(seed: UInt64) {
    self.seed = seed
  }

  /// The file's text.
  package func text() -> String {
    var printer = RandomProgramPrinter(generator: SeededGenerator(seed: seed))
    return printer.file()
  }
}

/// A definition that was written, and what its parameters take.
private struct WrittenPiece {
  enum Parameter {
    case length
    case share
    case dimension
    case flag
    case insets
    case kind
  }

  var name: String
  var parameters: [Parameter]
  /// How many of them have a default.
  var defaults: Int
}

struct RandomProgramPrinter {
  var generator: SeededGenerator
  /// Names of whole numbers that are seen here, each between 1 and 5.
  private var numbers: [String] = []
  private var seesInputs = false
  private var items: [WrittenPiece] = []
  private var shelves: [WrittenPiece] = []
  private var headerCount = 0

  init(generator: SeededGenerator) {
    self.generator = generator
  }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  mutating func number(_ range: ClosedRange<Int>) -> String {
    String(Int.random(in: range, using: &generator))
  }

  mutating func pick(_ words: [String]) -> String {
    words[Int.random(in: 0..<words.count, using: &generator)]
  }

  // MARK: - Expressions

  /// A number between 1 and 5, as an expression.
  private mutating func small() -> String {
    guard !numbers.isEmpty, chance(70) else { return number(1...5) }
    let name = pick(numbers)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return "clamp(\(name) + 1, 1, 5)"
    case 1: return "min(\(name), \(number(1...5)))"
    case 2: return "max(1, abs(\(name) - \(number(1...3))))"
    case 3: return "(if (\(condition())) \(name) else \(number(1...5)))"
    case 4: return "(1 + mod(\(name), \(number(1...4))))"
    default: return name
    }
  }

  private mutating func length(_ range: ClosedRange<Int>) -> String {
    if seesInputs, chance(15) { return "(\(number(range)) + factor * \(number(1...3)))" }
    return chance(40) ? "(\(number(range)) + \(small()) * \(number(1...9)))" : number(range)
  }

  private mutating func condition() -> String {
    let width = "container.width \(pick(["<", ">=", ">"])) \(pick(["360", "500", "900"]))"
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: return "traits.horizontalSizeClass == \(pick(["compact", "regular"]))"
    case 1: return "wide"
    case 2: return "style \(pick(["==", "!="])) \"\(pick(["calm", "loud"]))\""
    case 3: return "mod(sectionIndex, 2) == \(number(0...1))"
    case 4: return "isLarge(\(number(0...5))) && \(width)"
    case 5: return "!(\(width)) || wide"
    default: return width
    }
  }

  private mutating func side(_ name: String) -> String {
    if chance(35) { return "\(name): \(length(12...90))" }
    if chance(20) {
      return "\(name): if (\(condition())) fractional(0.5) else \(number(20...90))"
    }
    return "\(name): fractional(" + pick(["0.2", "0.25", "1/3", "0.5", "1 / (1 + \(small()))"])
      + ")"
  }

  private mutating func insets() -> String {
    guard chance(35) else { return "" }
    return chance(50)
      ? " insets: \(length(0...4))"
      : " insets: (top: \(number(0...5)), horizontal: \(length(0...3)))"
  }

  // MARK: - Definitions

  private mutating func define(_ index: Int) -> String {
    let name = "piece\(index)"
    let outer = numbers
    numbers = []
    defer { numbers = outer }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      items.append(WrittenPiece(name: name, parameters: [.share, .insets], defaults: 1))
      return
        "define \(name)(share, inset = \(number(0...4))) < item fractional(share) insets: inset >"
    case 1:
      items.append(WrittenPiece(name: name, parameters: [.dimension, .flag], defaults: 1))
      return """
        define \(name)(size: Dimension, twice = \(pick(["true", "false"]))) <
            item width: size height: fractional(0.5)
            if (twice) < item width: size height: \(number(10...60)) >
        >
        """
    case 2 where !items.isEmpty:
      let inner = use(items[Int.random(in: 0..<items.count, using: &generator)])
      items.append(WrittenPiece(name: name, parameters: [.length], defaults: 0))
      return """
        define \(name)(height) <
            group vertical width: fractional(0.5) < \(inner) repeat 2 as i < item height: height + i > >
        >
        """
    default:
      shelves.append(
        WrittenPiece(name: name, parameters: [.dimension, .length, .flag, .kind], defaults: 2))
      return """
        define \(name)(width, height, titled = \(pick(["true", "false"])), kind = "title") <
            section scroll: \(pick(["continuous", "groupPaging", "none"])) spacing: \(number(0...9)) <
                if (titled) < header 20 kind: kind >
                group horizontal width: width height: height < item fractional(\(pick(["0.5", "1"]))) >
            >
        >
        """
    }
  }

  private mutating func use(_ piece: WrittenPiece) -> String {
    var arguments: [String] = []
    let given = piece.parameters.count - Int.random(in: 0...piece.defaults, using: &generator)
    for parameter in piece.parameters.prefix(given) {
      switch parameter {
      case .length: arguments.append(length(20...80))
      case .share: arguments.append(pick(["0.5", "0.25", "1/3", "1 / \(small())"]))
      case .dimension: arguments.append(pick([length(30...90), "fractional(0.5)", "25%"]))
      case .flag: arguments.append(pick(["true", "false"]))
      case .insets:
        arguments.append(pick([number(0...4), "(1, 2)", "(leading: 3, top: \(small()))"]))
      case .kind: arguments.append(pick(["\"title\"", "\"caption\"", "style"]))
      }
    }
    return "\(piece.name)(\(arguments.joined(separator: ", ")))"
  }

  // MARK: - Elements

  private mutating func child(_ side: String, depth: Int) -> String {
    if !items.isEmpty, chance(30) {
      return use(items[Int.random(in: 0..<items.count, using: &generator)])
    }
    if chance(15) { return "if (\(condition())) < \(child(side, depth: 3)) > else < item 20 >" }
    if chance(15) {
      return "repeat \(small()) as i < item \(side): \(number(9...30)) + i * \(number(1...9)) >"
    }
    if depth < 2, chance(25) {
      return group(depth: depth + 1, size: self.side(side), vertical: side == "width")
    }
    return "item \(self.side(side))\(insets())"
  }

  private mutating func group(depth: Int, size: String, vertical: Bool) -> String {
    let head = "group \(vertical ? "vertical" : "horizontal") \(size)\(insets())"
    let spacing = chance(40) ? " spacing: \(length(0...6))" : ""
    if chance(20) { return "\(head)\(spacing) count: \(small()) < item >" }
    var children = ["item \(side(vertical ? "height" : "width"))"]
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      children.append(child(vertical ? "height" : "width", depth: depth))
    }
    return "\(head)\(spacing) < \(children.joined(separator: " ")) >"
  }

  private mutating func header() -> String {
    guard chance(40) else { return "" }
    headerCount += 1
    let header = "header \(length(10...40)) kind: \(pick(["style", "\"h\(headerCount)\""]))"
    return chance(40) ? "if (\(condition())) < \(header) > " : header + " "
  }

  private mutating func section(_ index: Int) -> String {
    let head = "section s\(index)"
    if !shelves.isEmpty, chance(30) {
      let shelf = shelves[Int.random(in: 0..<shelves.count, using: &generator)]
      return "    \(head) = \(use(shelf))\(chance(40) ? " insets: \(number(0...9))" : "")"
    }
    let attributes = "\(insets()) spacing: \(number(0...8))"
    let local = chance(30)
    let inner = local ? "let local\(index) = \(number(1...5)) " : ""
    if local { numbers.append("local\(index)") }
    defer { if local { numbers.removeLast() } }
    let content: String
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      content = """
        group waterfall columns: \(small()) spacing: \(number(0...8)) rowSpacing: \(length(0...5)) <
                    item height: width / (0.5 + ratio(index) / 2) + \(number(0...20))\(insets())
                >
        """
    case 1:
      content = """
        group custom height: \(number(60...200)) < each < frame x: mod(index, \(number(1...4))) * 20 \
        y: floor(index / \(number(1...4))) * 30 width: container.width / 4 \
        height: if (isLarge(index)) 28 else \(small()) * 3 > >
        """
    case 2:
      let paging = pick(["paging", "groupPaging", "groupPagingCentered"])
      let size = "width: fractional(0.8) height: \(length(40...90))"
      return "    \(head) infinite scroll: \(paging) < \(inner)group horizontal \(size) < item > >"
    default:
      content = group(depth: 0, size: "height: \(length(60...160))", vertical: chance(40))
    }
    return "    \(head)\(attributes) < \(inner)\(header())\(content) >"
  }

  mutating func file() -> String {
    var text = ""
    numbers = ["gap", "columns"]
    for index in 0..<Int.random(in: 0...4, using: &generator) { text += define(index) + "\n" }
    text += """
      let gap = \(number(1...5))
      let columns = if (container.width > 600) \(number(3...5)) else \(number(1...3))
      layout Random(
          count: Int = \(number(1...5)), factor: Number = \(pick(["1", "2.5", "4"])),
          wide: Bool = \(pick(["true", "false"])), style: String = "\(pick(["calm", "loud"]))",
          ratio: (Int) -> Number = 0.5 + 0.25 * mod(index, \(number(2...4))),
          isLarge: (Int) -> Bool = (mod(index, 3) == \(number(0...2)))
      ) spacing: factor <

      """
    numbers.append("count")
    seesInputs = true
    let sections = Int.random(in: 1...4, using: &generator)
    for index in 0..<sections { text += section(index) + "\n" }
    return text + ">\n"
  }
}
