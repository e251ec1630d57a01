/// Finds and reads the files that layouts import.

import LayoutCompiler
import LayoutDiagnostics

/// The files of a run by their path from the root, so that each is read and shown once.
struct ImportReader {
  private var files: [String: (id: FileID, bytes: [UInt8])] = [:]
  private var paths: [FileID: String] = [:]
  /// All files that there are something of, in the order in which they were read.
  private(set) var read: [(path: String, bytes: [UInt8])] = []

  /// Takes a file that was read. `path` may count from the working directory.
  mutating func add(
    _ path: String, _ id: FileID, _ bytes: [UInt8], workingDirectory: String
  ) {
    let absolute = normalizedPath(absolutePath(path, from: workingDirectory))
    files[absolute] = (id, bytes)
    paths[id] = absolute
    read.append((absolute, bytes))
  }

  /// What the file at `path` is known by, if it was read before.
  func id(of path: String, workingDirectory: String) -> FileID? {
    files[normalizedPath(absolutePath(path, from: workingDirectory))]?.id
  }

  /// What stands at `path`, as written in `importer`.
  mutating func read(
    _ path: String, from importer: FileID, in system: System, _ report: inout Report
  ) -> ImportedSource {
    let folder = paths[importer].map { parentFolder(of: $0) } ?? system.workingDirectory
    let absolute = normalizedPath(absolutePath(path, from: folder))
    if let known = files[absolute] { return .file(known.id, known.bytes) }
    let shown = relativePath(absolute, to: system.workingDirectory)
    do throws(SystemError) {
      let bytes = try system.readFile(shown)
      let id = report.addSource(shown, bytes)
      files[absolute] = (id, bytes)
      paths[id] = absolute
      read.append((absolute, bytes))
      return .file(id, bytes)
    } catch {
      return .unreadable(reason: error.words)
    }
  }
}
