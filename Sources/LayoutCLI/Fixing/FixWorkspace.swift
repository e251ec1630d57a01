/// The files of a `fix` run: what each says now, and what is found in it.

import LayoutCompiler
import LayoutDiagnostics

/// A file that was named on the command line.
struct FixRoot {
  var id: FileID
  /// As the user named it.
  var path: String
  var isStandardInput: Bool
  var original: [UInt8]
  /// The files that it imports, directly or not, and itself.
  fileprivate(set) var reads: Set<FileID> = []
  /// Whether it had errors as it was read, so that no check looked at it.
  fileprivate(set) var hadErrors = false
}

/// Compiles files that change between two compilations.
struct FixWorkspace {
  private let system: System
  private(set) var roots: [FixRoot] = []
  /// By `FileID`.
  private var texts: [[UInt8]] = []
  /// By `FileID`; absolute.
  private var paths: [String] = []
  private var ids: [String: FileID] = [:]

  /// The sources among `inputs`; what can't be read is left out, and a file that is named twice counts
  /// once.
  init(_ inputs: [Input], in system: System) {
    self.system = system
    for input in inputs {
      guard case .source(let bytes) = input.content else { continue }
      let path = normalized(input.path)
      guard input.isStandardInput || ids[path] == nil else { continue }
      let id = add(path, bytes)
      roots.append(
        FixRoot(
          id: id, path: input.path, isStandardInput: input.isStandardInput, original: bytes))
    }
    // Who reads whom.
    for position in roots.indices {
      roots[position].hadErrors = compile(position).found.contains { $0.severity == .error }
    }
  }

  /// What a file says now.
  func text(of file: FileID) -> [UInt8] { texts[Int(file.rawValue)] }

  /// What is found in `file`, and in those of the roots that import it, when it says `bytes`; said once.
  mutating func findings(in file: FileID, saying bytes: [UInt8]) -> [Diagnostic] {
    texts[Int(file.rawValue)] = bytes
    var told: [Diagnostic] = []
    var seen = DistinctDiagnostics()
    // A comment may be of use for one root only.
    var ignores = RunIgnores()
    for position in roots.indices where roots[position].reads.contains(file) {
      let (compilation, found, isComplete) = compile(position)
      ignores.add(compilation, isChecked: compilation.file == file && isComplete)
      for diagnostic in found where seen.insert(diagnostic) {
        if ignores.reason(for: diagnostic) == nil { told.append(diagnostic) }
      }
    }
    return told + ignores.takeFaults()
  }

  /// The system with the files as they are now.
  func overlaid() -> System {
    var files: [String: [UInt8]] = [:]
    var overlay = system
    for root in roots {
      if root.isStandardInput {
        overlay.readStandardInput = { [text = text(of: root.id)] in text }
      } else {
        files[normalized(root.path)] = text(of: root.id)
      }
    }
    let workingDirectory = system.workingDirectory
    overlay.readFile = { [files, system] path throws(SystemError) in
      let known = files[normalizedPath(absolutePath(path, from: workingDirectory))]
      if let known { return known }
      return try system.readFile(path)
    }
    return overlay
  }

  // MARK: -

  private func normalized(_ path: String) -> String {
    normalizedPath(absolutePath(path, from: system.workingDirectory))
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) -> FileID {
    let id = FileID(UInt32(clamping: texts.count))
    texts.append(bytes)
    paths.append(path)
    ids[path] = id
    return id
  }

  /// A root as it is now, with all that compiling and checking find, and whether every check looked at
  /// everything.
  private mutating func compile(
    _ position: Int
  ) -> (compilation: Compilation, found: [Diagnostic], isComplete: Bool) {
    let root = roots[position]
    var reads: Set<FileID> = [root.id]
    let sources = SourceFiles(text(of: root.id), file: root.id) { path, importer in
      let source = load(path, from: importer)
      if case .file(let id, _) = source { reads.insert(id) }
      return source
    }
    roots[position].reads = reads
    let name = layoutName(forFile: root.path == standardInputName ? "" : root.path)
    let compilation = LayoutCompiler.compile(sources, defaultLayoutName: name)
    let (findings, isComplete) = compilation.checked()
    var found = compilation.diagnostics + findings
    if root.hadErrors, !compilation.hasErrors {
      // What checks find once the errors are gone was there before, and is no new error.
      for index in found.indices { found[index].severity = .note }
    }
    return (compilation, found, isComplete)
  }

  private mutating func load(_ path: String, from importer: FileID) -> ImportedSource {
    let absolute = normalizedPath(
      absolutePath(path, from: parentFolder(of: paths[Int(importer.rawValue)])))
    if let id = ids[absolute] { return .file(id, text(of: id)) }
    do throws(SystemError) {
      let bytes = try system.readFile(relativePath(absolute, to: system.workingDirectory))
      return .file(add(absolute, bytes), bytes)
    } catch {
      return .unreadable(reason: error.words)
    }
  }
}
