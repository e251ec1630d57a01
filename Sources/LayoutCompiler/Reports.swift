/// Collects diagnostics while compiling.

import LayoutDiagnostics
import LayoutSyntax

/// What was found so far in the files of a compilation.
struct Reports {
  /// The file whose text is being looked at.
  var file: FileID
  private var diagnostics = DistinctDiagnostics()
  private var places: Set<PlacedCode> = []
  /// How many errors were reported, those said before counted again: it grows wherever there is one.
  private(set) var errorCount = 0
  private var unknownNames: Set<UnknownName> = []
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
    diagnostics.insert(diagnostic)
  }

  /// Adds a diagnostic, unless one of its code was said of the same place: definitions stand once for each
  /// use.
  mutating func reportOnce(_ diagnostic: Diagnostic) {
    guard places.insert(PlacedCode(code: diagnostic.code, place: diagnostic.primary.place)).inserted
    else { return }
    report(diagnostic)
  }

  /// Counts an error that was reported elsewhere: what stands here is not known because of it.
  mutating func countAgain() { errorCount += 1 }

  /// Whether it is the first time that the file's `name`, which stands for nothing, is asked about, or its
  /// uses, written `name()`.
  mutating func isNew(_ name: String) -> Bool {
    unknownNames.insert(UnknownName(file: file, name: name)).inserted
  }

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
  func sorted() -> [Diagnostic] { diagnostics.all.inOrder() }
}

/// What was said where.
private struct PlacedCode: Hashable {
  var code: DiagnosticCode
  var place: Place
}

/// A name that stands for nothing.
private struct UnknownName: Hashable {
  var file: FileID
  var name: String
}
