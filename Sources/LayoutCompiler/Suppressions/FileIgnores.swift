/// The `layout:ignore` comments of a file: what they silence, and what is wrong with them.

package import LayoutDiagnostics
import LayoutSyntax

/// A name of an ignore comment that silences a diagnostic.
package struct IgnoreUse: Hashable, Sendable {
  /// Positions in the file's comments, and in the comment's names.
  let comment: Int
  let name: Int
}

/// The ignores of one file.
package struct FileIgnores: Sendable {
  /// Whose comments they are.
  package let file: FileID
  private let tree: SyntaxTree
  private let comments: [IgnoreComment]
  private let index: IgnoreIndex

  /// After so many faults no more comments are judged.
  private static let mostFaults = 1_000

  init(of unit: SourceUnit) {
    file = unit.file
    tree = unit.parsed.tree
    var comments: [IgnoreComment] = []
    var reader = IgnoredNameReader()
    for comment in lineComments(of: tree, beginningWith: IgnoreComment.marker) {
      if let ignore = IgnoreComment(comment, in: tree, &reader) { comments.append(ignore) }
    }
    self.comments = comments
    index = IgnoreIndex(comments)
  }

  /// Whether there are any.
  package var isEmpty: Bool { comments.isEmpty }

  /// What silences a diagnostic, the innermost where there are several; none for an error, and for what
  /// is to be told.
  ///
  /// - Complexity: O(log names + comments in each other).
  package func use(for diagnostic: Diagnostic) -> IgnoreUse? {
    guard diagnostic.severity != .error, diagnostic.primary.file == file else { return nil }
    return index.find(diagnostic.code, at: diagnostic.primary.range.start).map {
      IgnoreUse(comment: $0.comment, name: $0.name)
    }
  }

  /// What the comment gives as the reason; empty for none.
  package func reason(of use: IgnoreUse) -> String { comments[use.comment].reason }

  /// What is wrong with the comments: names of nothing and of errors, missing reasons, and names that are
  /// not in `used`. To be asked only where all checks have run.
  ///
  /// - Complexity: O(tokens + names).
  package func faults(used: Set<IgnoreUse>) -> [Diagnostic] {
    var faults = IgnoreFaults(file: file, tree: tree)
    for (index, comment) in comments.enumerated()
    where faults.diagnostics.count < Self.mostFaults {
      faults.add(comment) { used.contains(IgnoreUse(comment: index, name: $0)) }
    }
    return faults.diagnostics.inOrder()
  }
}
