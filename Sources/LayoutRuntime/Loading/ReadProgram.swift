/// Reads layout programs: the JSON that `layoutc json` writes.

import LayoutDiagnostics
import LayoutJSON

/// The layouts of a program.
///
/// - Parameter path: What diagnostics name the program by; none where it came from no file.
func readLayouts(
  ofProgram file: [UInt8], path: String?
) throws(LayoutLibraryError) -> LoadedLayouts {
  let bytes = [UInt8](withoutMark(file))
  do throws(ProgramError) {
    return LoadedLayouts(
      models: try readProgram(bytes), diagnostics: [], origin: .program(path: path))
  } catch {
    if case .newerFormat(let found, let supported) = error.kind {
      throw .newerFormat(found: found, supported: supported)
    }
    var sources = SourceMap()
    let file = sources.add(path: path ?? "layout program", bytes: bytes)
    let diagnostic = Diagnostic(error, file: file, bytes: bytes.count, form: .program)
    throw .invalid(diagnostics: [LayoutDiagnostic(diagnostic, in: sources)])
  }
}

/// Whether a text is a layout program rather than the source of layouts, which can't begin with a brace.
func isProgram(_ bytes: [UInt8]) -> Bool {
  let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
  return withoutMark(bytes).first { !blanks.contains($0) } == UInt8(ascii: "{")
}

/// The bytes after a byte-order mark.
private func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
  let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  return bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
}
