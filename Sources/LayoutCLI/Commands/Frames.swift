/// `layoutc frames`: where everything goes in a scene.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutEmit
import LayoutJSON

/// More cells than this aren't printed: the text would fill the memory.
private let mostCells = 1_000_000

/// A layout with its frames.
private struct SolvedScene {
  var name: String
  var scene: Scene
  var solved: SolvedLayout
}

/// Solves every layout in the scene and prints all frames.
func runFrames(_ invocation: Invocation, in system: System) throws(UsageError) -> Outcome {
  var session = try Session(invocation, in: system)
  let format = try invocation.format()
  let options = try SceneOptions(invocation)
  let sceneFile = session.readSceneFile(options.file)
  let files = session.compileInputs()
  guard session.report.status == .success else { return session.finish() }
  let layouts = try session.selectScenes(of: files)
  let models = files.flatMap { $0.compilation.models }
  var results: [SolvedScene] = []
  for layout in layouts {
    var file = sceneFile?.description
    file?.leaveOutInputs(ofOthersThan: layout.model, among: models)
    let description = try options.description(
      over: file, preview: layout.preview, for: layout.model, among: layouts.map { $0.model })
    let compilation = files[layout.file].compilation
    if let result = session.solve(layout, of: compilation, in: description, sceneFile) {
      results.append(result)
    }
  }
  guard session.report.status == .success else { return session.finish() }
  let isVisibleOnly = invocation.has(.visible)
  if !isVisibleOnly, results.contains(where: { $0.solved.cellCount > mostCells }) {
    throw .tooManyCells(limit: mostCells)
  }
  return session.finish(write(results, as: format, onlyVisible: isVisibleOnly))
}

extension Session {
  /// The frames of a layout; none where the scene doesn't fit it, which goes to the report.
  fileprivate mutating func solve(
    _ layout: SelectedLayout, of compilation: Compilation, in description: SceneDescription,
    _ sceneFile: SceneFile?
  ) -> SolvedScene? {
    let missing = description.missingInputs(of: layout.model)
    guard missing.isEmpty else {
      report.add(missing.map { compilation.missing($0, in: layout) })
      return nil
    }
    do throws(DocumentError) {
      let scene = try description.scene(for: layout.model)
      let solved = LayoutCore.solve(layout.model, in: scene)
      report.add(solved.issues.map { compilation.diagnostic(for: $0, inLayout: layout.index) })
      return SolvedScene(name: layout.model.name, scene: scene, solved: solved)
    } catch {
      report.addUnusable(
        Diagnostic(error, file: sceneFile?.id ?? .none, bytes: sceneFile?.byteCount ?? 0))
      return nil
    }
  }
}

extension Compilation {
  /// A diagnostic for an input of `layout` that has no value.
  fileprivate func missing(_ input: ParameterID, in layout: SelectedLayout) -> Diagnostic {
    let signature = layout.model.parameters[Int(input.rawValue)].signature
    return .missingInput(
      place(ofParameter: input, inLayout: layout.index), name: signature.name,
      type: signature.type, example: signature.example)
  }
}

private func write(_ results: [SolvedScene], as format: String, onlyVisible: Bool) -> [UInt8] {
  let documents = results.map { result in
    FramesDocument(
      result.solved, layout: result.name, container: result.scene.container,
      visible: onlyVisible
        ? Rect(origin: result.scene.offset, extent: result.scene.container) : nil)
  }
  switch format {
  case "json": return documents.count == 1 ? writeFrames(documents[0]) : writeFrames(documents)
  case "csv": return writeCSV(documents)
  default: return joinText(documents.map { writeTable($0) })
  }
}
