/// What is wrong with ignore comments.

import LayoutDiagnostics
import LayoutSyntax

/// Judges the comments of a file one by one.
struct IgnoreFaults {
  let file: FileID
  let tree: SyntaxTree
  private(set) var diagnostics: [Diagnostic] = []
  private let unusedDefinitions: UnusedDefinitions

  init(file: FileID, tree: SyntaxTree) {
    self.file = file
    self.tree = tree
    unusedDefinitions = UnusedDefinitions(in: tree)
  }

  /// `isUsed` tells whether the comment's name at a position silences anything.
  mutating func add(_ comment: IgnoreComment, isUsed: (Int) -> Bool) {
    guard let last = comment.names.last else {
      diagnostics.append(
        .emptyIgnore(place(comment.range), deletion: place(comment.deletion(in: tree.source))))
      return
    }
    for index in comment.names.indices { addName(index, of: comment) }
    if comment.reason.utf8.isEmpty {
      let end = Int(last.range.end)
      diagnostics.append(
        .ignoreWithoutReason(place(comment.range), end: place(ByteRange(start: end, end: end))))
    }
    addUnused(comment, isUsed)
  }

  // MARK: -

  private func place(_ range: ByteRange) -> Place { Place(file, range) }

  private mutating func addName(_ index: Int, of comment: IgnoreComment) {
    let name = comment.names[index]
    if name.isUnknown {
      diagnostics.append(
        .unknownIgnore(place(name.range), name: name.text, suggestion: name.suggestion))
    } else if name.code?.isAlwaysError == true {
      diagnostics.append(
        .ignoredError(
          place(name.range), name: name.text,
          deletion: place(comment.deletion(ofName: index, in: tree.source)),
          deletesComment: comment.names.count == 1))
    }
  }

  private mutating func addUnused(_ comment: IgnoreComment, _ isUsed: (Int) -> Bool) {
    let unused = comment.names.indices.filter { index in
      let name = comment.names[index]
      guard !name.isUnknown, let code = name.code else { return false }
      return !isUsed(index) && code.isDecidedByChecks
    }
    let target = comment.scope == .following ? comment.target : nil
    let start = target?.start ?? comment.range.start
    if unused.isEmpty || unusedDefinitions.contain(start) { return }
    if unused.count == comment.names.count {
      diagnostics.append(
        .unusedIgnore(
          place(comment.range), names: comment.names.map { $0.text }, scope: comment.scope,
          deletion: place(comment.deletion(in: tree.source)), deletesComment: true))
      return
    }
    for index in unused {
      let name = comment.names[index]
      diagnostics.append(
        .unusedIgnore(
          place(name.range), names: [name.text], scope: comment.scope,
          deletion: place(comment.deletion(ofName: index, in: tree.source)),
          deletesComment: false))
    }
  }
}
