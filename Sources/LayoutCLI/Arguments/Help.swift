/// Help, rendered from the tables of commands and options.

/// What `layoutc --help` prints.
func renderHelp() -> String {
  var text = """
    layoutc \(version): a small language for compositional collection-view layouts

    Usage: layoutc COMMAND [OPTION]... [FILE]...

    Commands:

    """
  let rows = commandTable.map { ($0.word, $0.summary) } + [("help", "print help of a command")]
  text += renderTable(rows)
  text += """

    FILE is a `.layout` file, a folder (all `.layout` files below it) or `-` (standard input).

    """
  text += renderExitStatuses()
  text += "\n`layoutc help COMMAND` or `layoutc COMMAND --help` tells more.\n"
  return text
}

/// What `layoutc COMMAND --help` prints.
func renderHelp(of command: CommandName) -> String {
  let row = row(of: command)
  var text = "layoutc \(row.word): \(row.summary)\n\n\(renderUsage(of: command))"
  if row.operands == .files {
    text +=
      "\nFILE is a `.layout` file, a folder (all `.layout` files below it) or `-` (standard"
      + " input).\n"
  }
  for note in row.notes { text += wrap(note, indentedBy: 0) }
  for group in OptionGroup.allCases {
    let options = optionTable.filter {
      $0.group == group && (group == .general || row.options.contains($0.name))
    }
    if options.isEmpty { continue }
    text += "\n\(group.rawValue):\n"
    text += renderTable(options.map { (signature(of: $0, in: row), $0.help) })
  }
  text += "\nExamples:\n"
  for example in row.examples { text += "  layoutc \(example)\n" }
  return text
}

/// The line that shows how a command is used.
func renderUsage(of command: CommandName?) -> String {
  guard let command else { return "Usage: layoutc COMMAND [OPTION]... [FILE]...\n" }
  let row = row(of: command)
  let operands: String
  switch row.operands {
  case .files: operands = " FILE..."
  case .codes: operands = " [CODE]..."
  case .none: operands = ""
  }
  return "Usage: layoutc \(row.word) [OPTION]...\(operands)\n"
}

private func renderExitStatuses() -> String {
  "\nExit status:\n"
    + renderTable(ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) })
}

/// `-o, --output PATH`, with the formats of the command where it has some.
private func signature(of option: OptionRow, in command: CommandRow) -> String {
  let short = option.short.map { "\($0), " } ?? ""
  guard let placeholder = option.placeholder else { return short + option.long }
  let value = option.name == .format ? command.formats.joined(separator: "|") : placeholder
  return "\(short)\(option.long) \(value)"
}

/// Two columns; the second wraps, and begins on its own line where the first is long.
private func renderTable(_ rows: [(String, String)]) -> String {
  let widest = 25
  let width = min(widest, rows.map { $0.0.utf8.count }.max() ?? 0)
  var text = ""
  for (left, right) in rows {
    let lines = wrap(right, indentedBy: width + 4)
    if left.utf8.count > width {
      text += "  \(left)\n\(lines)"
    } else {
      text += "  \(left)" + lines.dropFirst(2 + left.utf8.count)
    }
  }
  return text
}

/// Breaks a paragraph into lines of at most 90 columns.
func wrap(_ paragraph: String, indentedBy indent: Int) -> String {
  let margin = String(repeating: " ", count: indent)
  var text = ""
  var line = margin
  for word in paragraph.split(separator: " ") {
    if line.utf8.count + 1 + word.utf8.count > 90, line.utf8.count > indent {
      text += line + "\n"
      line = margin
    }
    if line.utf8.count > indent { line += " " }
    line += word
  }
  return text + line + "\n"
}
