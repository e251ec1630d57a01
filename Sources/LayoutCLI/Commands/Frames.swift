/// `layoutc frames`: where everything goes in a scene.

import LayoutCore
import LayoutEmit
import LayoutJSON

/// More cells than this aren't printed: the text would fill the memory.
private let mostCells = 1_000_000

/// Solves every layout in the scene and prints all frames.
func runFrames(_ invocation: Invocation, in system: System) throws(UsageError) -> Outcome {
  var session = try Session(invocation, in: system)
  let format = try invocation.format()
  let options = try SceneOptions(invocation)
  let files = session.compileInputs()
  guard session.report.status == .success else { return session.finish() }
  let results = try session.solveScenes(of: files, [options])
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
      result.solved, layout: result.model.name, container: result.scene.container,
      visible: onlyVisible
        ? Rect(origin: result.scene.offset, extent: result.scene.container) : nil)
  }
  switch format {
  case "json": return documents.count == 1 ? writeFrames(documents[0]) : writeFrames(documents)
  case "csv": return writeCSV(documents)
  default: return joinText(documents.map { writeTable($0) })
  }
}
