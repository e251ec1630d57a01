/// A page for tests: writes requests and reads answers.

import LayoutJSON
import LayoutPreview
import Testing

/// A session, and the requests that a page makes.
struct Page {
  var session = PreviewSession()

  mutating func compile(_ text: String) throws -> JSONValue {
    try compile(files: [("test.layout", text)])
  }

  /// Compiles the first of the files.
  mutating func compile(files: [(path: String, text: String)]) throws -> JSONValue {
    var writer = JSONWriter(style: .compact)
    writer.beginObject()
    writer.key("files")
    writer.beginArray()
    for file in files {
      writer.beginObject()
      writer.key("path")
      writer.string(file.path)
      writer.key("text")
      writer.string(file.text)
      writer.endObject()
    }
    writer.endArray()
    writer.key("main")
    writer.string(files[0].path)
    writer.endObject()
    let answer = session.compile(writer.bytes)
    return try readJSON(#require(answer))
  }

  /// Explains an element of the first layout.
  mutating func explain(_ scene: String, _ element: String) throws -> JSONValue {
    let request = #"{"layout": 0, "scene": "# + scene + #", "element": "# + element + "}"
    let answer = session.explain(Array(request.utf8))
    return try readJSON(#require(answer))
  }

  /// Solves the first layout; `options` are more members of the request.
  mutating func solve(_ scene: String, _ options: String) throws -> JSONValue {
    let request = #"{"layout": 0, "scene": "# + scene + options + "}"
    let answer = session.solve(Array(request.utf8))
    return try readJSON(#require(answer))
  }
}

extension JSONValue {
  func member(_ name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }

  var array: [JSONValue]? {
    if case .array(let elements) = content { return elements }
    return nil
  }

  var string: String? {
    if case .string(let text) = content { return text }
    return nil
  }

  var number: Double? {
    if case .number(let number) = content { return number }
    return nil
  }

  var flag: Bool? {
    if case .boolean(let flag) = content { return flag }
    return nil
  }

  // MARK: - Parts of answers

  var layouts: [JSONValue] { member("layouts")?.array ?? [] }

  var sectionNames: [String?] {
    layouts.flatMap { $0.member("sections")?.array ?? [] }.map { $0.member("name")?.string }
  }

  /// Whether the layouts are partial, and whether they are stale.
  var flags: [Bool?] { [member("partial")?.flag, member("stale")?.flag] }

  var diagnosticCodes: [String?]? {
    member("diagnostics")?.array?.map { $0.member("code")?.string }
  }
}
