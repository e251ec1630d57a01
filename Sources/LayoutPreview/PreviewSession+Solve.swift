/// Solves one of the layouts that are shown.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON

/// More cells than this aren't written out: the text would fill the memory.
private let mostCells = 1_000_000

/// A layout in a scene that fits it.
struct SolvedScene {
  var model: LayoutModel
  var scene: Scene
  var solved: SolvedLayout
}

extension PreviewSession {
  /// Solves a layout in the scene of a request and answers with its frames; with none where the scene
  /// doesn't fit the layout, or has more cells than can be written out.
  package func solve(_ request: [UInt8]) -> [UInt8]? {
    guard let request = SceneRequest(request) else { return nil }
    var diagnostics: [Diagnostic] = []
    let result = solve(request, &diagnostics)
    var writer = JSONWriter(style: .compact)
    writer.beginObject()
    writer.key("frames")
    let view = result.map { Rect(origin: $0.scene.offset, extent: $0.scene.container) }
    if let result, request.isVisibleOnly || result.solved.cellCount <= mostCells {
      writer.document(
        writeFrames(
          result.solved, layout: result.model.name, container: result.scene.container,
          visible: request.isVisibleOnly ? view : nil))
    } else {
      writer.null()
    }
    if request.asksForGuides, let result, let view {
      writer.guides(
        result.solved.guides(
          in: request.isVisibleOnly ? view : Rect(origin: .zero, extent: result.solved.contentSize))
      )
    }
    if request.asksForDiagnostics, let shown {
      writer.diagnostics(diagnostics, in: shown.sources)
    }
    writer.endObject()
    return writer.takeBytes()
  }

  /// The layout of a request in its scene; what doesn't fit, and what the solver finds, goes to
  /// `diagnostics`.
  func solve(_ request: SceneRequest, _ diagnostics: inout [Diagnostic]) -> SolvedScene? {
    guard let shown else { return nil }
    let compilation = shown.compilation
    let models = compilation.models
    guard models.indices.contains(request.layout) else { return nil }
    let model = models[request.layout]
    do throws(DocumentError) {
      var description = try readScene(request.scene).onDefaultDevice()
      description.leaveOutInputs(ofOthersThan: model, among: models)
      if shown.isPartial { description.leaveOutProviders(unknownTo: model) }
      let missing = description.missingInputs(of: model)
      guard missing.isEmpty else {
        diagnostics = missing.map {
          compilation.diagnostic(forMissing: $0, inLayout: request.layout)
        }
        return nil
      }
      let scene = try description.scene(for: model)
      let solved = LayoutCore.solve(model, in: scene, tellsGuides: request.asksForGuides)
      diagnostics = compilation.told(of: solved.issues, inLayout: request.layout)
      return SolvedScene(model: model, scene: scene, solved: solved)
    } catch {
      diagnostics = [Diagnostic(error, file: .none, bytes: request.scene.count)]
      return nil
    }
  }
}
