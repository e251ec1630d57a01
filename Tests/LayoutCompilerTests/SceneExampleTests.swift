/// The catalogue's examples of scenes are true: the failing one yields exactly its code, the mended one
/// nothing.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct SceneExampleTests {
  static let examples: [DiagnosticCode] = DiagnosticCode.allCases.filter {
    $0.descriptor.exampleKind == .scene
  }

  @Test(arguments: examples) func failsAndIsMended(code: DiagnosticCode) throws {
    #expect(try fault(of: code.descriptor.failingExample) == code)
    #expect(try fault(of: code.descriptor.mendedExample) == nil)
  }

  @Test func thereAreExamples() {
    #expect(Self.examples.count == 6)
  }

  /// The code for the first fault of a scene of the layout that `ExampleKind.scene` shows.
  private func fault(of scene: String) throws -> DiagnosticCode? {
    let compilation = CompiledText(
      DiagnosticDescriptor.sceneExampleLayout, path: "feed.layout"
    ).compilation
    #expect(compilation.diagnostics.isEmpty)
    let model = try #require(compilation.models.first)
    do throws(DocumentError) {
      _ = try readScene(Array(scene.utf8)).scene(for: model)
    } catch {
      return Diagnostic(error, file: FileID(0), bytes: scene.utf8.count).code
    }
    return nil
  }
}
