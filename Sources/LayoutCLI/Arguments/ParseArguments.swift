/// Splits a command line into a command, its options and its operands, by the tables.

import LayoutDiagnostics

/// A command with what was written for it. Values are not looked into yet.
struct Invocation: Equatable, Sendable {
  var command: CommandName
  var options: [WrittenOption]
  /// Files, folders and `-`.
  var operands: [String]

  /// An option as written.
  struct WrittenOption: Equatable, Sendable {
    var name: OptionName
    /// Empty for an option without a value.
    var value: String
  }

  /// The value of an option, the last one where it is written several times.
  ///
  /// - Complexity: O(options written).
  func value(of option: OptionName) -> String? {
    options.last { $0.name == option }?.value
  }

  /// The values of an option that may be written several times, in that order.
  ///
  /// - Complexity: O(options written).
  func values(of option: OptionName) -> [String] {
    options.filter { $0.name == option }.map { $0.value }
  }

  /// Whether an option is written.
  ///
  /// - Complexity: O(options written).
  func has(_ option: OptionName) -> Bool { value(of: option) != nil }
}

/// What a command line asks for.
enum Request: Equatable, Sendable {
  /// Of one command, or of the whole tool.
  case help(CommandName?)
  case version
  case run(Invocation)
}

/// Reads `arguments`, the program's name not among them.
func parseArguments(_ arguments: [String]) throws(UsageError) -> Request {
  guard let first = arguments.first else { throw .noCommand }
  switch first {
  case "--help", "-h": return .help(nil)
  case "--version": return .version
  case "help":
    guard let topic = arguments.dropFirst().first, topic != "--help", topic != "-h" else {
      return .help(nil)
    }
    return .help(try parseCommand(topic))
  default: break
  }
  let command = try parseCommand(first)
  let rest = Array(arguments.dropFirst())
  let optionWords = rest.prefix { $0 != "--" }
  if optionWords.contains(where: { $0 == "--help" || $0 == "-h" }) { return .help(command) }
  if optionWords.contains("--version") { return .version }
  return .run(try parseInvocation(of: command, rest))
}

private func parseCommand(_ word: String) throws(UsageError) -> CommandName {
  if let row = commandTable.first(where: { $0.word == word }) { return row.name }
  if word.hasPrefix("-"), word != "-" { throw .optionBeforeCommand(word) }
  if word == "-" || word.utf8.contains(UInt8(ascii: ".")) || word.utf8.contains(UInt8(ascii: "/")) {
    throw .fileBeforeCommand(word)
  }
  let words = commandTable.map { $0.word } + ["help"]
  throw .unknownCommand(word, suggestions: suggestions(for: word, among: words))
}

private func parseInvocation(
  of command: CommandName, _ arguments: [String]
) throws(UsageError) -> Invocation {
  var invocation = Invocation(command: command, options: [], operands: [])
  var index = 0
  while index < arguments.count {
    let word = arguments[index]
    index += 1
    if word == "--" {
      for operand in arguments[index...] { try add(operand, to: &invocation) }
      break
    }
    guard word.hasPrefix("-"), word != "-" else {
      try add(word, to: &invocation)
      continue
    }
    let (name, attached) = splitOption(word)
    let row = try findOption(name, command)
    if row.placeholder == nil {
      if let attached {
        throw .unexpectedValue(row.name, value: attached, command: command)
      }
      invocation.options.append(Invocation.WrittenOption(name: row.name, value: ""))
      continue
    }
    var value = attached
    // A value may begin with a minus, but hardly with two.
    if value == nil, index < arguments.count, !arguments[index].hasPrefix("--") {
      value = arguments[index]
      index += 1
    }
    guard let value, !value.isEmpty else { throw .missingValue(row.name, command: command) }
    invocation.options.append(Invocation.WrittenOption(name: row.name, value: value))
  }
  if invocation.operands.isEmpty {
    switch row(of: command).operands {
    case .files: throw .noFiles(command)
    case .codes where !invocation.has(.list): throw .noCodes(command)
    case .codes, .none: break
    }
  }
  return invocation
}

private func add(_ operand: String, to invocation: inout Invocation) throws(UsageError) {
  guard row(of: invocation.command).operands != .none else {
    throw .unexpectedOperand(operand, command: invocation.command)
  }
  if operand == "-", invocation.operands.contains("-") {
    throw .standardInputTwice(invocation.command)
  }
  if !invocation.operands.contains(operand) { invocation.operands.append(operand) }
}

/// `--name=value` or `-Wvalue` in its two parts.
private func splitOption(_ word: String) -> (name: String, value: String?) {
  if word.hasPrefix("-W"), word.utf8.count > 2 { return ("-W", String(word.dropFirst(2))) }
  guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (word, nil) }
  return (String(word[..<equals]), String(word[word.utf8.index(after: equals)...]))
}

private func findOption(_ word: String, _ command: CommandName) throws(UsageError) -> OptionRow {
  let own = row(of: command).options
  guard let found = optionTable.first(where: { $0.long == word || $0.short == word }) else {
    let names = own.map { row(of: $0).long } + ["--help", "--version"]
    throw .unknownOption(
      word, command: command, suggestions: suggestions(for: word, among: names))
  }
  guard own.contains(found.name) else { throw .foreignOption(found.name, command: command) }
  return found
}
