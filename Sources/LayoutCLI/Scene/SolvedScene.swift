/// Solves layouts in the scene of the options: what commands that show frames have in common.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON
import LayoutPreview

/// A layout with its frames.
struct SolvedScene {
  var model: LayoutModel
  var scene: Scene
  var solved: SolvedLayout
  /// What it is shown on or in: the preview of the file, or the device.
  var title: String?
}

extension Session {
  /// Solves every selected layout in the scene of each of `options`, in that order; none where something
  /// is wrong, which goes to the report.
  mutating func solveScenes(
    of files: [CompiledFile], _ options: [SceneOptions], tellsGuides: Bool = false
  ) throws(UsageError) -> [SolvedScene] {
    guard let first = options.first else { return [] }
    let sceneFile = readSceneFile(first.file)
    guard report.status == .success else { return [] }
    let layouts = try selectScenes(of: files)
    let models = files.flatMap { $0.compilation.models }
    var results: [SolvedScene] = []
    for layout in layouts {
      var file = sceneFile?.description
      file?.leaveOutInputs(ofOthersThan: layout.model, among: models)
      for option in options {
        let description = try option.description(
          over: file, preview: layout.preview, for: layout.model,
          among: layouts.map { $0.model })
        let compilation = files[layout.file].compilation
        guard
          var result = solve(
            layout, of: compilation, in: description, sceneFile, tellsGuides: tellsGuides)
        else { continue }
        result.title = option.title(over: file, preview: layout.preview)
        results.append(result)
      }
    }
    return results
  }

  /// The frames of a layout; none where the scene doesn't fit it, which goes to the report.
  private mutating func solve(
    _ layout: SelectedLayout, of compilation: Compilation, in description: SceneDescription,
    _ sceneFile: SceneFile?, tellsGuides: Bool
  ) -> SolvedScene? {
    let missing = description.missingInputs(of: layout.model)
    guard missing.isEmpty else {
      report.add(missing.map { compilation.diagnostic(forMissing: $0, inLayout: layout.index) })
      return nil
    }
    do throws(DocumentError) {
      let scene = try description.scene(for: layout.model)
      let solved = LayoutCore.solve(layout.model, in: scene, tellsGuides: tellsGuides)
      report.add(solved.issues.map { compilation.diagnostic(for: $0, inLayout: layout.index) })
      return SolvedScene(model: layout.model, scene: scene, solved: solved)
    } catch {
      report.addUnusable(
        Diagnostic(error, file: sceneFile?.id ?? .none, bytes: sceneFile?.byteCount ?? 0))
      return nil
    }
  }
}
