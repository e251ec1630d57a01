/// The preview page's side of the compiler: requests in, answers out, both as JSON text.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON

/// What is shown: the last text that gave layouts.
struct ShownFiles {
  var compilation: Compilation
  var sources: SourceMap
  /// Whether sections are left out because of errors: a scene may still speak of them.
  var isPartial: Bool
}

/// A page at work. No request stops it: what can't be read is answered by none.
package struct PreviewSession {
  private(set) var shown: ShownFiles?

  package init() {}

  /// Compiles the files of a request and answers with the diagnostics and the layouts.
  ///
  /// Where there are errors the layouts are the parts that no error touches, else those of the last
  /// text that gave some; `solve` works on what was last given.
  package mutating func compile(_ request: [UInt8]) -> [UInt8]? {
    guard let request = CompileRequest(request) else { return nil }
    var files = RequestedFiles(request.files)
    guard case .file(let main, let bytes) = files.read(request.main.path, from: nil) else {
      return nil
    }
    let compilation = LayoutCompiler.compile(
      SourceFiles(bytes, file: main) { files.read($0, from: $1) },
      defaultLayoutName: layoutName(forFile: request.main.path))
    let told = compilation.told(isChecked: !request.leavesOutChecks)
    let sound = compilation.soundPart
    if let sound {
      shown = ShownFiles(
        compilation: sound, sources: files.sources, isPartial: compilation.hasErrors)
    }
    return CompileAnswer(
      diagnostics: told.kept, sources: files.sources, isComplete: told.isComplete, shown: shown,
      isPartial: sound != nil && compilation.hasErrors, isStale: sound == nil && shown != nil
    ).text
  }

  /// The catalogue of devices.
  package func devices() -> [UInt8] { writeDevices(deviceCatalogue) }
}
