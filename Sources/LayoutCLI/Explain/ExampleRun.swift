/// Runs the examples of the catalogue, so that explanations show what is really said.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON

extension DiagnosticDescriptor {
  /// What the tool says to the failing example, without colour; none where it is told in words.
  ///
  /// - Complexity: that of compiling and solving some lines.
  func said(unicode: Bool) -> String? {
    let found: (diagnostics: [Diagnostic], sources: SourceMap)
    switch exampleKind {
    case .layout: found = foundInLayout()
    case .scene: found = foundInScene()
    case .illustration: return nil
    }
    // The code alone is explained; no command is worth naming for a file that isn't there.
    let style = Style(color: false, unicode: unicode, fixCommand: nil, explainCommand: nil)
    let renderer = HumanRenderer(sources: found.sources, style: style)
    let own = found.diagnostics.filter { $0.code == code }.inOrder()
    return own.isEmpty ? nil : own.map { renderer.render($0) }.joined(separator: "\n")
  }

  /// What compiling and checking the example find, and solving it in its scene.
  private func foundInLayout() -> (diagnostics: [Diagnostic], sources: SourceMap) {
    let bytes = Array(failingExample.utf8)
    var sources = SourceMap()
    let file = sources.add(path: "example.layout", bytes: bytes)
    let compilation = compile(
      bytes, file: file, defaultLayoutName: layoutName(forFile: "example.layout"))
    var found = compilation.told().kept
    for (index, model) in compilation.models.enumerated() {
      do throws(DocumentError) {
        let issues = solve(model, in: try exampleScene().scene(for: model)).issues
        found += issues.map { compilation.diagnostic(for: $0, inLayout: index) }
      } catch {
        found.append(Diagnostic(error, file: .none, bytes: 0))
      }
    }
    return (found, sources)
  }

  /// What reading the example as a scene finds.
  private func foundInScene() -> (diagnostics: [Diagnostic], sources: SourceMap) {
    let bytes = Array(failingExample.utf8)
    var sources = SourceMap()
    let file = sources.add(path: "scene.json", bytes: bytes)
    let layout = Array(Self.sceneExampleLayout.utf8)
    let model = compile(layout, file: .none, defaultLayoutName: "Feed").models.first
    do throws(DocumentError) {
      let scene = try readScene(bytes)
      if let model { _ = try scene.scene(for: model) }
      return ([], sources)
    } catch {
      return ([Diagnostic(error, file: file, bytes: bytes.count)], sources)
    }
  }

  /// The scene in which the example shows its fault: any, unless it has one of its own.
  private func exampleScene() throws(DocumentError) -> SceneDescription {
    if let scene { return try readScene(Array(scene.utf8)) }
    var description = SceneDescription()
    description.container = Extent(width: 390, height: 844)
    description.items = .same(5)
    return description
  }
}
