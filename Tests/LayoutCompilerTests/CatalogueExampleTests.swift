/// The catalogue's examples are true: the failing one yields exactly its code, the mended one nothing.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct CatalogueExampleTests {
  static let examples: [DiagnosticCode] = DiagnosticCode.allCases.filter {
    $0.descriptor.exampleKind == .layout
  }

  @Test(arguments: examples) func failsAndIsMended(code: DiagnosticCode) throws {
    let entry = code.descriptor
    let failing = try codes(in: entry.failingExample, entry.scene, besides: code)
    #expect(failing == [code], "\(entry.failingExample)")
    let mended = try codes(in: entry.mendedExample, entry.scene, besides: code)
    #expect(mended.isEmpty, "\(entry.mendedExample)")
  }

  /// The codes of all that compiling, checking and solving find, each once: those that are told without
  /// asking, and `code`.
  private func codes(
    in text: String, _ scene: String?, besides code: DiagnosticCode
  ) throws -> Set<DiagnosticCode> {
    let compilation = CompiledText(text, path: "feed.layout").compilation
    var found: Set<DiagnosticCode> = []
    for diagnostic in compilation.told().kept
    where diagnostic.code == code || diagnostic.severity != .note {
      found.insert(diagnostic.code)
    }
    for (index, model) in compilation.models.enumerated() {
      var description = SceneDescription()
      description.container = Extent(width: 390, height: 844)
      description.items = .same(5)
      if let scene { description = try readScene(Array(scene.utf8)) }
      do throws(DocumentError) {
        for issue in solve(model, in: try description.scene(for: model)).issues {
          found.insert(compilation.diagnostic(for: issue, inLayout: index).code)
        }
      } catch {
        found.insert(Diagnostic(error, file: .none, bytes: 0).code)
      }
    }
    return found
  }
}
