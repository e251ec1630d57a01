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
    let pieces = SwiftLinePieces(line)
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
    let last = lines.lastIndex { !$0.hasPrefix(margin + "  ") }
    guard let last, lines[last].hasPrefix(declaration) else { return write("return " + name) }
    let rest = lines[last].dropFirst(declaration.count)
    lines[last] = Substring(margin + "return " + rest)
    text = lines.joined(separator: "\n") + "\n"
  }

  private func fits(_ line: String) -> Bool {
    2 * indentation + line.unicodeScalars.count <= Self.columns
  }
}

/// A long line in pieces: what stands before an `=`, then what each operator begins.
private struct SwiftLinePieces {
  private(set) var head = ""
  private(set) var rest: [String] = []

  init(_ line: String) {
    var pieces: [String] = [""]
    var depth = 0
    var wasAssigned = false
    var isTernary = false
    for word in line.split(separator: " ") {
      if depth == 0, word == "&&" || word == "||" || (word == "?" && !isTernary) {
        pieces.append(String(word))
        isTernary = isTernary || word == "?"
      } else if pieces[pieces.count - 1].isEmpty {
        pieces[pieces.count - 1] = String(word)
      } else {
        pieces[pieces.count - 1] += " " + word
      }
      for byte in word.utf8 {
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
        if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
      }
      if depth == 0, word == "=", !wasAssigned {
        wasAssigned = true
        pieces.append("")
      }
    }
    head = pieces[0]
    rest = pieces.dropFirst().filter { !$0.isEmpty }
  }
}
