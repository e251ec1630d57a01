/// Collects diagnostics while compiling.

import LayoutDiagnostics
import LayoutSyntax

/// What was found so far in one file.
struct Reports {
  let file: FileID
  private var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  init(file: FileID) {
    self.file = file
  }

  /// Adds a diagnostic, once: what is looked at twice (in each layout, in each repetition) is said
  /// once.
  mutating func report(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Whether an error was found.
  var holdsErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether an error was found in a range.
  func holdsError(in range: ByteRange) -> Bool {
    diagnostics.contains {
      $0.severity == .error && $0.primary.range.start >= range.start
        && $0.primary.range.end <= range.end
    }
  }

  /// A place in the file.
  func place(_ range: ByteRange) -> Place { Place(file, range) }

  /// By position, then by code.
  func sorted() -> [Diagnostic] { diagnostics.inOrder() }
}
