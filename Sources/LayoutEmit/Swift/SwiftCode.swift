/// Swift as a small tree that knows how to break its lines, as `swift format` would.

/// An expression of generated Swift.
indirect enum SwiftCode {
  case text(String)
  /// `name(label: value, …)`; an empty label is none.
  case call(String, [SwiftArgument])
  case array([SwiftCode])

  /// A call with labelled arguments.
  static func call(_ name: String, _ arguments: (String, SwiftCode)...) -> SwiftCode {
    .call(name, arguments.map { SwiftArgument($0.0, $0.1) })
  }

  /// All in one line.
  var line: String {
    switch self {
    case .text(let text): return text
    case .call(let name, let arguments):
      return name + "(" + SwiftCode.joined(arguments.map { $0.line }) + ")"
    case .array(let elements): return "[" + SwiftCode.joined(elements.map { $0.line }) + "]"
    }
  }

  fileprivate static func joined(_ parts: [String]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() { text += (index > 0 ? ", " : "") + part }
    return text
  }
}

/// An argument of a call.
struct SwiftArgument {
  /// Empty for none.
  var label: String
  var value: SwiftCode

  init(_ label: String, _ value: SwiftCode) {
    self.label = label
    self.value = value
  }

  fileprivate var prefix: String { label.isEmpty ? "" : label + ": " }

  fileprivate var line: String { prefix + value.line }
}

/// Lines of Swift with their indentation.
struct SwiftWriter {
  private static let columns = 100

  private(set) var text = ""
  private(set) var indentation: Int

  init(indentation: Int = 0) {
    self.indentation = indentation
  }

  /// The lines of another writer, which has its own indentation.
  mutating func append(_ other: SwiftWriter) { text += other.text }

  /// A line of its own; an empty one has no indentation.
  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: " ", count: 2 * indentation) + line }
    text += "\n"
  }

  /// What follows stands further in.
  mutating func indent() { indentation += 1 }

  mutating func outdent() { indentation -= 1 }

  /// `prefix`, the code, `suffix`; broken into lines where it is too long for one.
  mutating func code(_ prefix: String, _ code: SwiftCode, _ suffix: String = "") {
    let whole = prefix + code.line + suffix
    guard !fits(whole) else { return line(whole) }
    switch code {
    case .text: line(whole)
    case .call(let name, let arguments):
      line(prefix + name + "(")
      // What opens a block closes its parentheses on a line of its own.
      let opensBlock = suffix.utf8.last == UInt8(ascii: "{")
      indentation += 1
      if opensBlock {
        line(SwiftCode.joined(arguments.map { $0.line }))
        indentation -= 1
        return line(")" + suffix)
      }
      let all = SwiftCode.joined(arguments.map { $0.line }) + ")" + suffix
      if fits(all) {
        line(all)
      } else {
        for (index, argument) in arguments.enumerated() {
          let isLast = index == arguments.count - 1
          self.code(argument.prefix, argument.value, isLast ? ")" + suffix : ",")
        }
      }
      indentation -= 1
    case .array(let elements):
      line(prefix + "[")
      indentation += 1
      let all = SwiftCode.joined(elements.map { $0.line })
      if fits(all) {
        line(all)
      } else {
        for element in elements { self.code("", element, ",") }
      }
      indentation -= 1
      line("]" + suffix)
    }
  }

  /// `///` lines; nothing for an empty text.
  mutating func documentation(_ text: String) {
    guard !text.isEmpty else { return }
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      line(part.isEmpty ? "///" : "/// " + part)
    }
  }

  private func fits(_ line: String) -> Bool {
    2 * indentation + line.unicodeScalars.count <= Self.columns
  }
}
