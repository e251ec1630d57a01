/// Compiles and solves texts for tests.

package import LayoutCompiler
package import LayoutCore
package import LayoutDiagnostics
import LayoutJSON

/// A text, compiled, with what renders its diagnostics.
package struct CompiledText {
  package var compilation: Compilation
  package var sources: SourceMap

  package init(_ source: [UInt8], path: String = "test.layout") {
    sources = SourceMap()
    let file = sources.add(path: path, bytes: source)
    compilation = compile(source, file: file, defaultLayoutName: layoutName(forFile: path))
  }

  package init(_ text: String, path: String = "test.layout") {
    self.init(Array(text.utf8), path: path)
  }

  /// The diagnostics as a person reads them, without colour.
  package var rendered: String { render(compilation.diagnostics) }

  /// Diagnostics as a person reads them, without colour.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let style = Style(color: false, unicode: true, fixCommand: nil, explainCommand: nil)
    return HumanRenderer(sources: sources, style: style).render(diagnostics)
  }
}

extension SolvedLayout {
  /// All elements in the order in which they are given.
  package var allElements: [FrameElement] {
    var elements: [FrameElement] = []
    forEachElement { elements.append($0) }
    return elements
  }
}
