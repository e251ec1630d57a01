/// The `layout:ignore` comments of all files of a run, and which of them were of use.

import LayoutCompiler
import LayoutDiagnostics

/// A comment in a file that several others import is of use if it is for one of them.
struct RunIgnores {
  private var files: [FileID: FileIgnores] = [:]
  private var used: [FileID: Set<IgnoreUse>] = [:]
  /// The files whose comments are judged, in the order read, but for those with errors.
  private var checked: [FileID] = []
  private var wrong: Set<FileID> = []

  /// Makes the files of a compilation known; the first of them is judged if `isChecked`.
  mutating func add(_ compilation: Compilation, isChecked: Bool) {
    for file in compilation.ignores where files[file.file] == nil { files[file.file] = file }
    if isChecked { checked.append(compilation.file) }
  }

  /// Why a diagnostic is not to be told, empty if the comment says nothing; none if it is to be told.
  mutating func reason(for diagnostic: Diagnostic) -> String? {
    if diagnostic.severity == .error { wrong.insert(diagnostic.primary.file) }
    guard let file = files[diagnostic.primary.file], let use = file.use(for: diagnostic) else {
      return nil
    }
    used[file.file, default: []].insert(use)
    return file.reason(of: use)
  }

  /// What is wrong with the comments of the files judged, each once.
  mutating func takeFaults() -> [Diagnostic] {
    let judged = checked.filter { !wrong.contains($0) }
    checked = []
    return judged.flatMap { files[$0]?.faults(used: used[$0] ?? []) ?? [] }
  }
}
