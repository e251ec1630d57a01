/// What commands that compile have in common: reading, compiling, reporting, writing.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics

/// A file that was compiled.
struct CompiledFile {
  /// What the report knows it by.
  var id: FileID
  /// As the user named it.
  var path: String
  var compilation: Compilation
}

/// A layout, and where it comes from.
struct SelectedLayout {
  /// Position in the session's files.
  var file: Int
  /// Position in the file's models.
  var index: Int
  var model: LayoutModel
  /// The preview in which it is shown; none unless one is asked for.
  var preview: Preview?
}

/// The run of one command over its inputs.
struct Session {
  let invocation: Invocation
  let system: System
  var report: Report
  /// The files that were read, imports among them.
  private(set) var imports = ImportReader()

  init(_ invocation: Invocation, in system: System) throws(UsageError) {
    self.invocation = invocation
    self.system = system
    report = Report(
      try ReportSettings(invocation, in: system), workingDirectory: system.workingDirectory)
    try refuseToOverwriteInput(invocation, in: system)
  }

  /// Reads and compiles every input; what is wrong goes to the report, with what the checks find if
  /// `isChecked`.
  mutating func compileInputs(isChecked: Bool = false) -> [CompiledFile] {
    var files: [CompiledFile] = []
    for input in readInputs(invocation, in: system) {
      switch input.content {
      case .unreadable(let reason):
        report.addUnreadable(input.path, reason: reason)
      case .source(let bytes):
        // One that another file imports was read already.
        let known = imports.id(of: input.path, workingDirectory: system.workingDirectory)
        let file = known ?? report.addSource(input.path, bytes)
        if known == nil {
          imports.add(input.path, file, bytes, workingDirectory: system.workingDirectory)
        }
        let sources = SourceFiles(bytes, file: file) { path, importer in
          imports.read(path, from: importer, in: system, &report)
        }
        let compilation = compile(
          sources,
          defaultLayoutName: layoutName(
            forFile: input.path == standardInputName ? "" : input.path))
        let (findings, isComplete) = isChecked ? compilation.checked() : ([], false)
        report.addIgnores(of: compilation, isChecked: isComplete)
        report.add(compilation.diagnostics + findings)
        files.append(CompiledFile(id: file, path: input.path, compilation: compilation))
      }
    }
    report.addIgnoreFaults()
    return files
  }

  /// The layouts of `files`, or only those of the name that `--layout` gives.
  func selectLayouts(of files: [CompiledFile]) throws(UsageError) -> [SelectedLayout] {
    var all: [SelectedLayout] = []
    for (position, file) in files.enumerated() {
      for (index, model) in file.compilation.models.enumerated() {
        all.append(SelectedLayout(file: position, index: index, model: model))
      }
    }
    guard let name = invocation.value(of: .layout) else { return all }
    let selected = all.filter { $0.model.name == name }
    if selected.isEmpty {
      throw .unknownName(
        .layout, value: name, of: all.map { $0.model.name }, command: invocation.command)
    }
    return selected
  }

  /// The end of the run: the report, and the result unless something is wrong.
  func finish(_ result: [UInt8] = []) -> Outcome {
    guard report.status == .success else {
      return Outcome(
        status: report.status, standardOutput: report.document(), standardError: report.rendered())
    }
    return deliver(result, invocation, in: system, report.rendered(), report.document())
  }

  /// The end of a run whose result is what the report says: `-o` is for that, errors or not.
  func finishReport() -> Outcome {
    var outcome = deliver(report.document(), invocation, in: system, report.rendered())
    if outcome.status == .success { outcome.status = report.status }
    return outcome
  }
}

/// Writes a result to `-o`, or hands it to standard output.
///
/// - Parameters:
///   - messages: For standard error.
///   - document: For standard output, where the result isn't.
func deliver(
  _ result: [UInt8], _ invocation: Invocation, in system: System, _ messages: [UInt8] = [],
  _ document: [UInt8] = []
) -> Outcome {
  guard let path = invocation.value(of: .output), path != "-" else {
    return Outcome(status: .success, standardOutput: result, standardError: messages)
  }
  return deliver([(path: path, bytes: result)], in: system, messages, document)
}

/// Writes results to files.
///
/// - Parameters:
///   - messages: For standard error.
///   - document: For standard output.
func deliver(
  _ results: [(path: String, bytes: [UInt8])], in system: System, _ messages: [UInt8],
  _ document: [UInt8]
) -> Outcome {
  for result in results {
    do throws(SystemError) {
      try system.writeFile(result.path, result.bytes)
    } catch {
      let text = "layoutc: error: cannot write `\(result.path)`: \(error.words)\n"
      return Outcome(
        status: .usage, standardOutput: document, standardError: messages + Array(text.utf8))
    }
  }
  return Outcome(status: .success, standardOutput: document, standardError: messages)
}

private func refuseToOverwriteInput(
  _ invocation: Invocation, in system: System
) throws(UsageError) {
  guard let path = invocation.value(of: .output), path != "-" else { return }
  let output = absolutePath(path, from: system.workingDirectory)
  for operand in invocation.operands
  where absolutePath(operand, from: system.workingDirectory) == output {
    throw .outputIsInput(path, command: invocation.command)
  }
}
