/// What people read when a command line is wrong.

import LayoutDiagnostics
import LayoutJSON

extension UsageError {
  /// The command whose use is to be shown; none for the whole tool.
  var command: CommandName? {
    switch self {
    case .noCommand, .optionBeforeCommand, .unknownCommand, .fileBeforeCommand: return nil
    case .unknownOption(_, let command, _), .foreignOption(_, let command),
      .missingValue(_, let command), .unexpectedValue(_, _, let command),
      .invalidValue(_, _, _, let command), .unknownName(_, _, _, let command),
      .unknownInput(_, _, let command), .wrongInput(_, _, _, let command), .noFiles(let command),
      .noCodes(let command), .unknownCode(_, _, let command),
      .unexpectedOperand(_, let command), .standardInputTwice(let command),
      .outputIsInput(_, let command), .unknownDiagnostic(_, _, let command),
      .loweredError(_, _, let command), .mixedOutput(_, let command), .nothingToWrite(let command):
      return command
    case .tooManyCells: return .frames
    case .watchWithoutOutput, .watchedStandardInput, .watchedDocument: return .preview
    case .severalSources: return .swift
    case .mixedFix: return .fix
    }
  }

  /// One line: what is wrong, and what was expected.
  var message: String {
    switch self {
    case .noCommand:
      return "a command is missing"
    case .optionBeforeCommand(let word):
      return "`\(word)` stands before the command; options follow it"
    case .unknownCommand(let word, let suggestions):
      return "unknown command `\(word)`" + hint(suggestions)
    case .fileBeforeCommand(let word):
      return "`\(word)` is no command; did you mean `layoutc check \(word)`?"
    case .unknownOption(let word, _, let suggestions):
      return "unknown option `\(word)`" + hint(suggestions)
    case .foreignOption(let option, let command):
      return "`\(row(of: option).long)` is no option of `\(row(of: command).word)`; it belongs to "
        + words(of: commandTable.filter { $0.options.contains(option) }.map { $0.word })
    case .missingValue(let option, _):
      let row = row(of: option)
      return "`\(row.long)` needs a value: \(row.long) \(row.placeholder ?? "")"
    case .unexpectedValue(let option, let value, _):
      return "`\(row(of: option).long)` takes no value, found `\(value)`"
    case .invalidValue(let option, let value, let expected, _):
      return "`\(row(of: option).long)` cannot be `\(value)`; expected \(expected.words)"
    case .unknownName(let option, let value, let names, _):
      return unknownName(option, value, names)
    case .unknownInput(let name, let known, _):
      return unknownInput(name, known)
    case .wrongInput(let input, let value, let fault, _):
      let place = fault.element.map { " at index \($0)" } ?? ""
      return "the input `\(input.name): \(input.type)` cannot be `\(value)`; expected "
        + fault.expected.words + place
    case .noFiles(let command):
      return "`\(row(of: command).word)` needs a file, a folder or `-`"
    case .noCodes(let command):
      return "`\(row(of: command).word)` needs a code or a name, or `--list`"
    case .unknownCode(let word, let suggestions, _):
      return "there is no diagnostic `\(word)`"
        + (suggestions.isEmpty
          ? "; `layoutc explain --list` lists those there are" : hint(suggestions))
    case .unexpectedOperand(let word, let command):
      return "`\(row(of: command).word)` takes no files, found `\(word)`"
    case .standardInputTwice:
      return "standard input (`-`) can be read only once"
    case .outputIsInput(let path, _):
      return "`\(path)` is read and would be overwritten"
    case .unknownDiagnostic(let name, let suggestions, _):
      return "there is no diagnostic `\(name)`"
        + (suggestions.isEmpty
          ? "; `layoutc explain --list` lists those there are" : hint(suggestions))
    case .loweredError(let name, let level, _):
      return
        "`\(name)` is an error and cannot be `\(level)`: nothing is made of a layout with errors"
    case .mixedOutput(let form, _):
      return
        "the result and `--diagnostics \(form)` would mix on standard output: `--output` must name"
        + " a file for the result"
    case .nothingToWrite(let command):
      return "`\(row(of: command).word)` has nothing for `--output` without `--diagnostics json` or"
        + " `sarif`"
    case .mixedFix:
      return "what `fix` prints and a document of diagnostics would mix on standard output"
    case .watchWithoutOutput:
      return "`--watch` needs `--output`: an open page is refreshed from a file beside it"
    case .watchedStandardInput:
      return "standard input (`-`) is read once and can't be watched"
    case .watchedDocument:
      return "`--watch` prints diagnostics for people: a document of them would never end"
    case .severalSources(let count):
      return "\(count) files make as many sources: `--output` must name a folder for them"
    case .tooManyCells(let limit):
      return "these are more than \(limit) cells; `--visible` prints those on the screen"
    }
  }

  private func hint(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean \(words(of: names, joinedBy: "or"))?"
  }

  private func known(_ names: [String]) -> String {
    names.isEmpty ? "" : "; there is \(words(of: names))"
  }

  private func unknownInput(_ name: String, _ known: [InputSignature]) -> String {
    if known.isEmpty { return "there is no input `\(name)`; the layout has none" }
    let declarations = words(of: known.map { "\($0.name): \($0.type)" })
    return "there is no input `\(name)` among \(declarations)"
      + hint(suggestions(for: name, among: known.map { $0.name }))
  }

  private func unknownName(_ option: OptionName, _ value: String, _ names: [String]) -> String {
    let near = suggestions(for: value, among: names)
    switch option {
    case .device where near.isEmpty:
      return "there is no device `\(value)`; `layoutc devices` lists those there are"
    case .device: return "there is no device `\(value)`" + hint(near)
    case .layout:
      return "there is no layout `\(value)`" + (near.isEmpty ? known(names) : hint(near))
    case .preview:
      return "there is no preview `\(value)`"
        + (near.isEmpty ? names.isEmpty ? "" : known(names) : hint(near))
    default:
      return "there is no section `\(value)`" + (near.isEmpty ? known(names) : hint(near))
    }
  }
}

extension ValueShape {
  /// What stands after "expected".
  var words: String {
    switch self {
    case .oneOf(let names):
      return LayoutCLI.words(of: names, joinedBy: "or")
    case .severity:
      return "a name or code and `error`, `warning`, `note` or `ignore`, such as unused-let=ignore"
        + "; for all warnings there is `--warnings-as-errors`"
    case .count(let most):
      return "a whole number from 0 to \(most)"
    case .extent:
      return "width and height in points above 0, such as 393x852"
    case .scale:
      return "a number above 0 and at most 16"
    case .position:
      return "two numbers in points, such as 0,120"
    case .edges:
      return "four numbers in points, not negative: top,leading,bottom,trailing"
    case .itemCounts:
      return "a count (12), a count for each section (5,8) or counts by name (feed=12,hero=3)"
    case .sectionNames:
      return "names of sections, such as hero,feed,feed"
    case .identifierPart:
      return "letters, digits and `_`, not beginning with a digit"
    case .systems:
      return "systems and versions, such as iOS15,tvOS15,macOS12"
    case .guides:
      return "`insets`, `spacing` and `groups`, separated by commas"
    case .input:
      return "the name of a parameter and a value, such as columns=3"
    case .scrollOffsets:
      return "offsets in points by index or name of a section, such as 0=40,feed=12"
    }
  }
}

/// `a`, `b` and `c`; the first eight of them when there are more.
private func words(of names: [String], joinedBy conjunction: String = "and") -> String {
  var quoted = names.prefix(8).map { "`\($0)`" }
  if names.count > 8 { quoted.append("\(names.count - 8) more") }
  guard let last = quoted.popLast() else { return "" }
  return quoted.isEmpty ? last : "\(quoted.joined(separator: ", ")) \(conjunction) \(last)"
}
