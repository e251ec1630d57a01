/// Compiles the text of a `.layout` file: the one place that calls the compiler.

import LayoutCompiler
import LayoutDiagnostics
import LayoutObjects

/// The layouts of a text.
///
/// - Parameters:
///   - path: What diagnostics name the text by; a layout that the text doesn't name is named after its
///     last part.
///   - url: Where the text was read, which imports are relative to; none: it imports nothing.
func compileSource(
  _ bytes: [UInt8], path: String, url: URL?
) throws(LayoutLibraryError) -> LoadedLayouts {
  var reader = ImportReader()
  let file = reader.add(bytes, path: path, url: url)
  let files = SourceFiles(bytes, file: file) { reader.read($0, from: $1) }
  let compilation = compile(files, defaultLayoutName: layoutName(forFile: path))
  let sources = reader.sources
  let diagnostics = compilation.toldOfCompiling.map { LayoutDiagnostic($0, in: sources) }
  if compilation.hasErrors { throw .invalid(diagnostics: diagnostics) }
  return LoadedLayouts(
    models: compilation.models, diagnostics: diagnostics, origin: .source(compilation, sources))
}
