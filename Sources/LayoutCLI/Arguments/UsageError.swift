/// What can be wrong with a command line, without words.

import LayoutJSON

/// A command line that can't be run.
enum UsageError: Error, Equatable, Sendable {
  case noCommand
  case optionBeforeCommand(String)
  case unknownCommand(String, suggestions: [String])
  /// A file where a command was expected.
  case fileBeforeCommand(String)
  case unknownOption(String, command: CommandName, suggestions: [String])
  /// An option of other commands.
  case foreignOption(OptionName, command: CommandName)
  case missingValue(OptionName, command: CommandName)
  case unexpectedValue(OptionName, value: String, command: CommandName)
  case invalidValue(OptionName, value: String, expected: ValueShape, command: CommandName)
  case unknownName(OptionName, value: String, of: [String], command: CommandName)
  /// `--input` with a name that no layout has a parameter of.
  case unknownInput(String, known: [InputSignature], command: CommandName)
  /// `--input` with a value of another type than its parameter's.
  case wrongInput(InputSignature, value: String, WrongInput, command: CommandName)
  /// `-W` with a name that no diagnostic has.
  case unknownDiagnostic(String, suggestions: [String], command: CommandName)
  /// `-W` that would make less of an error.
  case loweredError(String, level: String, command: CommandName)
  /// A result and a document of diagnostics, both on standard output.
  case mixedOutput(form: String, command: CommandName)
  /// `--output` where only diagnostics for people are printed.
  case nothingToWrite(CommandName)
  /// A fixed text, or what would change, and a document of diagnostics.
  case mixedFix
  case noFiles(CommandName)
  case noCodes(CommandName)
  case unknownCode(String, suggestions: [String], command: CommandName)
  case unexpectedOperand(String, command: CommandName)
  case standardInputTwice(CommandName)
  case outputIsInput(String, command: CommandName)
  case tooManyCells(limit: Int)
  /// `--watch` without a file that it could keep up to date.
  case watchWithoutOutput
  /// `--watch` of `-`.
  case watchedStandardInput
  /// `--watch`, and a document of diagnostics that would never end.
  case watchedDocument
  /// Several sources, and no folder to put them in.
  case severalSources(Int)
}

/// What the value of an option looks like.
enum ValueShape: Equatable, Sendable {
  case oneOf([String])
  case severity
  case count(atMost: Int)
  case extent
  case scale
  case position
  case edges
  case itemCounts
  case sectionNames
  case scrollOffsets
  case input
  case identifierPart
  case systems
  case guides
}
