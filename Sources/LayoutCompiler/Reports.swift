/// Collects diagnostics while compiling.

import LayoutDiagnostics
import LayoutSyntax

/// What was found so far in the files of a compilation.
struct Reports {
  /// The file whose text is being looked at.
  var file: FileID
  private var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// How many errors were reported, those said before counted again: it grows wherever there is one.
  private(set) var errorCount = 0
  /// How many more names may be compared to find a suggestion, so that a file of thousands of unknown
  /// names costs no more than its length.
  private var comparisonsLeft = 200_000

  init(file: FileID) {
    self.file = file
  }

  /// Adds a diagnostic, once: what is looked at twice (in each layout, in each repetition) is said
  /// once.
  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errorCount += 1 }
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Counts an error that was reported elsewhere: what stands here is not known because of it.
  mutating func countAgain() { errorCount += 1 }

  /// Whether an error was found.
  var holdsErrors: Bool { errorCount > 0 }

  /// Whether `count` more names may be compared for a suggestion.
  mutating func maySuggest(among count: Int) -> Bool {
    comparisonsLeft -= count
    return comparisonsLeft >= 0
  }

  /// A place in the file that is being looked at.
  func place(_ range: ByteRange) -> Place { Place(file, range) }

  /// By position, then by code.
  func sorted() -> [Diagnostic] { diagnostics.inOrder() }
}
