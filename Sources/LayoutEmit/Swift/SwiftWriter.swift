/// Lines of Swift, broken where they are too long.

/// Writes lines with their indentation.
struct SwiftWriter {
  private static let columns = 100

  private(set) var text = ""
  private(set) var indentation: Int

  init(indentation: Int = 0) {
    self.indentation = indentation
  }

  /// The lines of another writer, which has its own indentation.
  mutating func append(_ other: SwiftWriter) { text += other.text }

  /// A line of its own, broken at its operators where it is too long; an empty one has no indentation.
  mutating func line(_ line: String = "") {
    guard !line.isEmpty, !fits(line), !line.hasPrefix("//") else { return write(line) }
    var pieces = SwiftLinePieces(line, splitsBranches: false)
    indentation += 1
    if !pieces.rest.allSatisfy({ fits($0) }) {
      pieces = SwiftLinePieces(line, splitsBranches: true)
    }
    indentation -= 1
    write(pieces.head)
    indentation += 1
    for piece in pieces.rest { write(piece) }
    indentation -= 1
  }

  private mutating func write(_ line: String) {
    if !line.isEmpty { text += String(repeating: " ", count: 2 * indentation) + line }
    text += "\n"
  }

  /// What follows stands further in.
  mutating func indent() { indentation += 1 }

  mutating func outdent() { indentation -= 1 }

  /// `prefix`, the code, `suffix`; broken into lines where it is too long for one.
  mutating func code(_ prefix: String, _ code: SwiftCode, _ suffix: String = "") {
    let whole = prefix + code.line + suffix
    guard !fits(whole) else { return write(whole) }
    switch code {
    case .text: line(whole)
    case .call(let name, let arguments):
      // What opens a block closes its parentheses on a line of its own.
      let opensBlock = suffix.utf8.contains(UInt8(ascii: "{"))
      write(prefix + name + "(")
      indentation += 1
      self.arguments(arguments, opensBlock ? "" : ")" + suffix)
      indentation -= 1
      if opensBlock { write(")" + suffix) }
    case .array(let elements):
      write(prefix + "[")
      indentation += 1
      let all = SwiftCode.joined(elements.map { $0.line })
      if fits(all) {
        write(all)
      } else {
        for element in elements { self.code("", element, ",") }
      }
      indentation -= 1
      write("]" + suffix)
    case .sum(let operands):
      for (index, operand) in operands.enumerated() {
        let end = index == operands.count - 1 ? suffix : ""
        if index == 1 { indentation += 1 }
        self.code(index == 0 ? prefix : "+ ", operand, end)
      }
      indentation -= operands.count > 1 ? 1 : 0
    case .ternary(let condition, let then, let otherwise):
      // What an `=` stands before begins a line of its own.
      let isAssigned = prefix.hasSuffix("= ")
      if isAssigned { write(String(prefix.dropLast())) }
      indentation += isAssigned ? 1 : 0
      line((isAssigned ? "" : prefix) + condition)
      indentation += isAssigned ? 0 : 1
      self.code("? ", then)
      self.code(": ", otherwise, suffix)
      indentation -= 1
    }
  }

  private mutating func arguments(_ arguments: [SwiftArgument], _ suffix: String) {
    let all = SwiftCode.joined(arguments.map { $0.line }) + suffix
    guard !fits(all) else { return write(all) }
    for (index, argument) in arguments.enumerated() {
      code(argument.prefix, argument.value, index == arguments.count - 1 ? suffix : ",")
    }
  }

  /// `///` lines; nothing for an empty text.
  mutating func documentation(_ text: String) {
    guard !text.isEmpty else { return }
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      write(part.isEmpty ? "///" : "/// " + part)
    }
  }

  /// Ends a function with a value: `return name`, or, where `name` was declared last and never touched,
  /// `return` in the place of its declaration.
  mutating func returnValue(_ name: String) {
    let margin = String(repeating: " ", count: 2 * indentation)
    let declaration = margin + "let " + name + " = "
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    // What begins further in, or closes brackets, belongs to what stands before.
    let last = lines.lastIndex { line in
      !line.hasPrefix(margin + "  ")
        && ![")", "]", "}"].contains { line.hasPrefix(margin + $0) }
    }
    guard let last, lines[last].hasPrefix(declaration) else { return write("return " + name) }
    let rest = lines[last].dropFirst(declaration.count)
    lines[last] = Substring(margin + "return " + rest)
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Leaves out the `return` of a function that does nothing else.
  mutating func dropOnlyReturn() {
    let margin = String(repeating: " ", count: 2 * indentation)
    guard text.hasPrefix(margin + "return ") else { return }
    text = margin + text.dropFirst(margin.utf8.count + "return ".utf8.count)
  }

  /// Whether the line need not be broken.
  func fits(_ line: String) -> Bool {
    2 * indentation + line.unicodeScalars.count <= Self.columns
  }
}

/// A long line in pieces: what stands before an `=`, then what each operator begins; where that isn't
/// enough, what each branch of a choice begins.
private struct SwiftLinePieces {
  private(set) var head = ""
  private(set) var rest: [String] = []

  init(_ line: String, splitsBranches: Bool) {
    var pieces: [String] = [""]
    var state = State()
    var wasAssigned = false
    var isTernary = false
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let isLogical = word == "&&" || word == "||"
      let isChoice = word == "?" && !isTernary
      let isBranch = splitsBranches && isTernary && word == ":"
      if state.isOutside, isLogical || isChoice || isBranch {
        pieces.append(String(word))
        isTernary = isTernary || isChoice
      } else if pieces[pieces.count - 1].isEmpty {
        pieces[pieces.count - 1] = String(word)
      } else {
        pieces[pieces.count - 1] += " " + word
      }
      state.read(word)
      if state.isOutside, word == "=", !wasAssigned {
        wasAssigned = true
        pieces.append("")
      }
    }
    head = pieces[0]
    rest = pieces.dropFirst().filter { !$0.isEmpty }
  }

  /// Where in a line one is.
  private struct State {
    private var depth = 0
    private var isInText = false

    var isOutside: Bool { depth == 0 && !isInText }

    mutating func read(_ word: Substring) {
      var isEscaped = false
      for byte in word.utf8 {
        if byte == UInt8(ascii: "\""), !isEscaped { isInText.toggle() }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        guard !isInText else { continue }
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
        if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
      }
    }
  }
}
