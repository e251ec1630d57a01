/// Reads the JSON file of a scene.

import LayoutDiagnostics
import LayoutJSON

/// A scene file that was read, and what the report knows it by.
struct SceneFile {
  var description: SceneDescription
  var id: FileID
  var byteCount: Int
}

extension Session {
  /// The scene of the file at `path`; none without a path, or where it can't be used, which goes to
  /// the report.
  mutating func readSceneFile(_ path: String?) -> SceneFile? {
    guard let path else { return nil }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try system.readFile(path)
    } catch {
      report.addUnreadable(path, reason: error.words)
      return nil
    }
    let id = report.addSource(path, bytes)
    do throws(DocumentError) {
      return SceneFile(description: try readScene(bytes), id: id, byteCount: bytes.count)
    } catch {
      report.addUnusable(Diagnostic(error, file: id, bytes: bytes.count))
      return nil
    }
  }
}
