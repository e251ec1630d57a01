/// L00xx: what can be wrong with a file before a word of it is read.

extension DiagnosticDescriptor {
  static let unreadableFile = DiagnosticDescriptor(
    .unreadableFile, name: "unreadable-file", category: .input,
    title: "a file cannot be read",
    explanation: """
      The file is missing, is a folder where a file is needed, or may not be read by this user. \
      The reason is the operating system's.

      Paths are relative to the working directory. In a build, that is the directory of the \
      package, not of the file that names the path.
      """,
    exampleKind: .illustration,
    failing: "layoutc check fed.layout",
    mended: "layoutc check feed.layout")

  static let notUTF8 = DiagnosticDescriptor(
    .notUTF8, name: "not-utf8", category: .input,
    title: "a file is not UTF-8",
    explanation: """
      Layout files are UTF-8, with or without a byte-order mark. The place is the first byte that \
      is not; text saved as Latin-1 or UTF-16 is the usual reason.

      The rest of the file is still read, so that other faults show in the same run.
      """,
    exampleKind: .illustration,
    failing: "// Caf\u{FFFD}, saved as Latin-1: the last letter is the single byte E9.",
    mended: "// Café, saved as UTF-8: the last letter is the two bytes C3 A9.")

  static let fileTooLarge = DiagnosticDescriptor(
    .fileTooLarge, name: "file-too-large", category: .input,
    title: "a file is larger than the compiler reads",
    explanation: """
      A layout that people write has some hundred lines. A file past the limit is most likely \
      something else: a binary, or the output of a program. Places in files are numbers of 32 \
      bits, hence a limit at all.

      A generated layout can use `repeat` where it repeats children, or be divided into files.
      """,
    exampleKind: .illustration,
    failing: "A file of several hundred megabytes.",
    mended: "The same layout, with `repeat` in the place of children written out one by one.")

  static let nestingTooDeep = DiagnosticDescriptor(
    .nestingTooDeep, name: "nesting-too-deep", category: .input,
    title: "elements or expressions are nested too deep",
    explanation: """
      Groups in groups, or parentheses in parentheses, go deeper than the compiler follows. The \
      limit keeps a damaged or hostile file from exhausting the stack; no view shows groups \
      nested that deep.
      """,
    exampleKind: .illustration,
    failing:
      "section < group vertical < group horizontal < group vertical < … 257 levels … > > > >",
    mended: "section < group vertical < group horizontal < item > > >")
}
