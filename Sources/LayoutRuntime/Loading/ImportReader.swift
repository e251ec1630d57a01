/// Finds and reads the files that a layout file imports.

import LayoutCompiler
import LayoutDiagnostics
import LayoutObjects

/// The files of one loading by where they are, so that each is read and shown once.
struct ImportReader {
  private(set) var sources = SourceMap()
  private var files: [URL: (id: FileID, bytes: [UInt8])] = [:]
  private var places: [FileID: URL] = [:]

  /// Takes a text that is there already.
  ///
  /// - Parameter url: Where it was read; none: it imports nothing.
  mutating func add(_ bytes: [UInt8], path: String, url: URL?) -> FileID {
    let id = sources.add(path: path, bytes: bytes)
    if let url {
      files[url.standardized] = (id, bytes)
      places[id] = url.standardized
    }
    return id
  }

  /// What stands at `path`, as written in `importer`.
  mutating func read(_ path: String, from importer: FileID) -> ImportedSource {
    guard let place = places[importer] else {
      return .unreadable(reason: "only files import others, and this text comes from none")
    }
    let url = target(of: path, from: place)
    if let known = files[url] { return .file(known.id, known.bytes) }
    do throws(ReadingError) {
      let bytes = try readFile(url)
      return .file(add(bytes, path: shownPath(of: url), url: url), bytes)
    } catch {
      return .unreadable(reason: error.reason)
    }
  }

  private func target(of path: String, from importer: URL) -> URL {
    if importer.isFileURL, path.hasPrefix("/") { return URL(fileURLWithPath: path).standardized }
    return importer.deletingLastPathComponent().appendingPathComponent(path).standardized
  }
}
