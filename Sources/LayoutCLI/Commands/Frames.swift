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
  let layouts = try session.selectLayouts(of: files)
  var results: [SolvedScene] = []
  for layout in layouts {
    let description = try options.description(
      over: sceneFile?.description, for: layout.model, among: layouts.map { $0.model })
    do throws(DocumentError) {
      let scene = try description.scene(for: layout.model)
      let solved = solve(layout.model, in: scene)
      session.report.add(
        solved.issues.map {
          files[layout.file].compilation.diagnostic(for: $0, inLayout: layout.index)
        })
      results.append(SolvedScene(name: layout.model.name, scene: scene, solved: solved))
    } catch {
      session.report.addUnusable(
        Diagnostic(error, file: sceneFile?.id ?? .none, bytes: sceneFile?.byteCount ?? 0))
    }
  }
  guard session.report.status == .success else { return session.finish() }
  let isVisibleOnly = invocation.has(.visible)
  if !isVisibleOnly, results.contains(where: { $0.solved.cellCount > mostCells }) {
    throw .tooManyCells(limit: mostCells)
  }
  return session.finish(write(results, as: format, onlyVisible: isVisibleOnly))
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
