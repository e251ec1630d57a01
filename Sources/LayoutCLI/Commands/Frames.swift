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
  let description: SceneDescription
  do throws(SceneFileError) {
    description = options.description(over: try readSceneFile(options.file, in: system))
  } catch {
    return error.outcome
  }
  let files = session.compileInputs()
  guard session.report.status == .success else { return session.finish() }
  let layouts = try session.selectLayouts(of: files)
  try options.checkNames(in: layouts.map { $0.model })
  var results: [SolvedScene] = []
  for layout in layouts {
    var scene: Scene
    do throws(SceneProblem) {
      scene = try description.scene(for: layout.model)
    } catch {
      return SceneFileError(path: options.file, words: error.message).outcome
    }
    try options.apply(to: &scene, for: layout.model)
    let solved = solve(layout.model, in: scene)
    let file = files[layout.file]
    session.report.add(
      solved.issues.map { file.compilation.diagnostic(for: $0, inLayout: layout.index) },
      in: file.id)
    results.append(SolvedScene(name: layout.model.name, scene: scene, solved: solved))
  }
  guard session.report.status == .success else { return session.finish() }
  let isVisibleOnly = invocation.has(.visible)
  if !isVisibleOnly, results.contains(where: { $0.solved.cellCount > mostCells }) {
    throw .tooManyCells(limit: mostCells)
  }
  return session.finish(write(results, as: format, onlyVisible: isVisibleOnly))
}

private func write(_ results: [SolvedScene], as format: String, onlyVisible: Bool) -> [UInt8] {
  func visible(_ scene: Scene) -> Rect? {
    onlyVisible ? Rect(origin: scene.offset, extent: scene.container) : nil
  }
  switch format {
  case "json":
    return joinJSON(
      results.map {
        writeFrames($0.solved, layout: $0.name, scene: $0.scene, visible: visible($0.scene))
      })
  case "csv":
    return joinText(results.map { writeCSV($0.solved, visible: visible($0.scene)) })
  default:
    return joinText(
      results.map {
        writeTable($0.solved, layout: $0.name, scene: $0.scene, visible: visible($0.scene))
      })
  }
}
