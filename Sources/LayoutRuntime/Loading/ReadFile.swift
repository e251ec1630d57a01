/// Reads files: the one place that touches them.

import LayoutObjects

/// The layouts of a `.layout` file or a layout program; their contents say which it is.
func loadLayouts(contentsOf url: URL) throws(LayoutLibraryError) -> LoadedLayouts {
  let bytes: [UInt8]
  do throws(ReadingError) {
    bytes = try readFile(url)
  } catch {
    throw .unreadable(path: shownPath(of: url), reason: error.reason)
  }
  return isProgram(bytes)
    ? try readLayouts(ofProgram: bytes, path: shownPath(of: url))
    : try compileSource(bytes, path: shownPath(of: url), url: url)
}

/// Why a file can't be read.
struct ReadingError: Error {
  /// In the system's words.
  var reason: String
}

/// The bytes of a file.
func readFile(_ url: URL) throws(ReadingError) -> [UInt8] {
  do {
    return [UInt8](try Data(contentsOf: url))
  } catch {
    // Foundation says which file it was, what it is made of says why.
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    throw ReadingError(reason: (underlying ?? error).localizedDescription)
  }
}

/// How messages call a file.
func shownPath(of url: URL) -> String { url.isFileURL ? url.path : url.absoluteString }
