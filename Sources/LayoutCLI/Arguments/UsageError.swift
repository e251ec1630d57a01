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
  case noFiles(CommandName)
  case unexpectedOperand(String, command: CommandName)
  case standardInputTwice(CommandName)
  case outputIsInput(String, command: CommandName)
  case tooManyCells(limit: Int)
  /// Several sources, and no folder to put them in.
  case severalSources(Int)
}

/// What the value of an option looks like.
enum ValueShape: Equatable, Sendable {
  case oneOf([String])
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
}
