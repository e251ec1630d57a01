/// Finds the files that layouts import among those that the page has.

import LayoutCompiler
import LayoutDiagnostics

/// The files of a request, and which of them were read.
struct RequestedFiles {
  private let files: [RequestedFile]
  /// By position in `files`: where each leads, without `.` and `..`.
  private let locations: [[ArraySlice<UInt8>]]
  private var ids: [FileID?]
  /// The files that were read; their identities are those of the compilation.
  private(set) var sources = SourceMap()

  init(_ files: [RequestedFile]) {
    self.files = files
    locations = files.map { location(of: $0.path, in: []) }
    ids = files.map { _ in nil }
  }

  /// What stands at `path`, as written in `importer`; in none: as the page calls it.
  mutating func read(_ path: String, from importer: FileID?) -> ImportedSource {
    var folder: [ArraySlice<UInt8>] = []
    if let importer, let position = ids.firstIndex(of: importer) {
      folder = Array(locations[position].dropLast())
    }
    let wanted = location(of: path, in: folder)
    guard let position = locations.firstIndex(of: wanted) else {
      return .unreadable(reason: "No such file or directory")
    }
    let file = files[position]
    let id = ids[position] ?? sources.add(path: file.path, bytes: file.bytes)
    ids[position] = id
    return .file(id, file.bytes)
  }
}

/// The folders of a path and its file, from the root for a path that starts there, else from where `folder`
/// counts from. What leads out of that stays.
private func location(
  of path: String, in folder: [ArraySlice<UInt8>]
) -> [ArraySlice<UInt8>] {
  let slash = UInt8(ascii: "/")
  let bytes = Array(path.utf8)
  var parts = bytes.first == slash ? [[]] : folder
  for part in bytes.split(separator: slash) {
    if part.elementsEqual(".".utf8) { continue }
    if part.elementsEqual("..".utf8), let last = parts.last, !last.elementsEqual("..".utf8) {
      if !last.isEmpty { parts.removeLast() }
    } else {
      parts.append(part)
    }
  }
  return parts
}
