/// screen-not-container: an input that the app has to keep up to date by itself.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of inputs named like the orientation, or the size of the screen or a window: they are no part
  /// of the environment, so that nothing asks for sections anew when they change.
  func checkScreenInputs(_ reports: inout Reports) {
    for (parameter, place) in zip(model.parameters, origin.parameters) {
      let name = Array(parameter.name.lowercased().utf8)
      func names(_ word: String) -> Bool { Self.holds(name, word) }
      let isSize = names("width") || names("height") || names("size") || names("bounds")
      let isOfScreen = names("screen") || names("window") || names("device")
      let isSizeOfScreen = isSize && isOfScreen
      guard isSizeOfScreen || names("orientation") || names("landscape") || names("portrait")
      else { continue }
      reports.report(
        .screenNotContainer(
          place, name: parameter.name,
          instead: isSizeOfScreen
            ? names("height") ? "container.height" : "container.width"
            : "container.width > container.height"))
    }
  }

  private static func holds(_ text: [UInt8], _ word: String) -> Bool {
    let word = Array(word.utf8)
    guard text.count >= word.count else { return false }
    return (0...text.count - word.count).contains { text[$0...].starts(with: word) }
  }
}
