/// What the page asks to be compiled.

import LayoutJSON

/// A file as the page has it.
struct RequestedFile {
  var path: String
  var bytes: [UInt8]
}

/// `{"files": [{"path": "feed.layout", "text": "…"}], "main": "feed.layout"}`.
struct CompileRequest {
  var files: [RequestedFile] = []
  /// The one of `files` that is compiled.
  var main: RequestedFile
  /// Whether only errors are asked for: the checks take longer than all else.
  var leavesOutChecks: Bool

  /// None where `bytes` are something else.
  init?(_ bytes: [UInt8]) {
    guard let request = try? readJSON(bytes), let elements = request.member("files")?.elements,
      let name = request.member("main")?.text
    else { return nil }
    for element in elements {
      guard let path = element.member("path")?.text, let text = element.member("text")?.text else {
        return nil
      }
      files.append(RequestedFile(path: path, bytes: Array(text.utf8)))
    }
    guard let main = files.first(where: { sameText($0.path, name) }) else { return nil }
    self.main = main
    leavesOutChecks = request.member("checks")?.content == .boolean(false)
  }
}
