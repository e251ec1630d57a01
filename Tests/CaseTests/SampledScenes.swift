/// Layouts in scenes to try what must hold of all frames: every sample at several widths, and every record
/// of UIKit in its own scene.

import LayoutCompiler
import LayoutCore
import LayoutJSON
import LayoutTestSupport

/// A layout in a scene.
struct SampledScene {
  var name: String
  var compiled: CompiledText
  var layout: Int
  var scene: Scene

  var model: LayoutModel { compiled.compilation.models[layout] }

  /// The layouts of a file of the repository: of a sample at three widths, of a record in its scene.
  static func all(of path: String) throws -> [SampledScene] {
    let compiled = try CompiledText(file: path)
    if path.hasPrefix("Tests/Cases/uikit/") {
      let name = String(path.dropFirst("Tests/Cases/uikit/".count).dropLast(".layout".count))
      let model = compiled.compilation.models[0]
      let scene = try RecordedCase(name).scene.withSampleInputs(for: model).scene(for: model)
      return [SampledScene(name: path, compiled: compiled, layout: 0, scene: scene)]
    }
    var scenes: [SampledScene] = []
    for (layout, model) in compiled.compilation.models.enumerated() {
      for width in [320.0, 393, 1024] {
        var description = SceneDescription().withSampleInputs(for: model)
        description.container = Extent(width: width, height: 852)
        description.scale = width == 1024 ? 2 : 3
        description.safeArea = EdgeDistances(top: 59, leading: 12, bottom: 34, trailing: 12)
        description.offset = Position(x: 0, y: 110)
        scenes.append(
          SampledScene(
            name: "\(path) at \(Int(width))", compiled: compiled, layout: layout,
            scene: try description.scene(for: model)))
      }
    }
    return scenes
  }

  static let paths =
    Repository.files(below: "samples", suffix: ".layout")
    + Repository.files(below: "Tests/Cases/uikit", suffix: ".layout")
}
