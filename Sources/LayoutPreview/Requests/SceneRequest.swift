/// What the page asks to be solved.

import LayoutJSON

/// `{"layout": 0, "scene": {…}, "visible": true, "guides": true, "diagnostics": true}`.
struct SceneRequest {
  /// Position among the layouts that were last given.
  var layout: Int
  /// The text of the scene.
  var scene: [UInt8]
  /// Whether only what meets the visible rectangle is asked for.
  var isVisibleOnly: Bool
  var asksForGuides: Bool
  var asksForDiagnostics: Bool
  /// The element that is to be explained.
  var element: JSONValue?

  /// None where `bytes` are something else.
  init?(_ bytes: [UInt8]) {
    guard let request = try? readJSON(bytes), let scene = request.member("scene"),
      let layout = request.member("layout")?.index
    else { return nil }
    self.layout = layout
    self.scene = Array(bytes[scene.range.start..<scene.range.end])
    isVisibleOnly = request.has("visible")
    asksForGuides = request.has("guides")
    asksForDiagnostics = request.has("diagnostics")
    element = request.member("element")
  }
}
