/// What the command line states of the scene that a preview page opens with.

import LayoutCompiler
import LayoutCore
import LayoutJSON
import LayoutPreview

extension SceneOptions {
  /// The scene file and the options, without device and preview, which the page knows by name; none where
  /// nothing is stated.
  ///
  /// - Parameters:
  ///   - file: The content of the scene file, none without one.
  ///   - models: Every layout of the page.
  ///   - isKnown: Whether there are no others. What none of them has is an error then.
  func settings(
    over file: SceneDescription?, among models: [LayoutModel], isKnown: Bool
  ) throws(UsageError) -> SceneDescription? {
    var settings = file ?? SceneDescription()
    // The page puts the device under all that is stated, here it is over the file.
    if file != nil, let device { settings.merge(SceneDescription(device)) }
    var stated = SceneDescription()
    stated.container = container
    stated.scale = scale
    stated.safeArea = safeArea
    stated.uikit = uikit
    stated.offset = offset
    stated.scroll = scroll
    stated.isRightToLeft = isRightToLeft ? true : nil
    stated.items = items
    stated.sections = sections.map { names in names.map { SectionReference(.name($0)) } }
    for model in models where isKnown {
      // Finds names of sections that there are not.
      _ = try description(over: nil, for: model, among: models)
      for input in try inputs(for: model, among: models) {
        stated.merge(SceneDescription(input))
      }
    }
    if !isKnown {
      for input in inputs { stated.merge(SceneDescription(input.guessed)) }
    }
    settings.merge(stated)
    return settings == SceneDescription() ? nil : settings
  }
}

extension SceneDescription {
  fileprivate init(_ input: InputDescription) {
    self.init()
    inputs = [input]
  }
}

extension InputOption {
  /// The input of a layout that isn't known as long as there are errors: JSON, else a text.
  fileprivate var guessed: InputDescription {
    let value = try? readJSON(Array(text.utf8))
    return InputDescription(
      name: name,
      value: value ?? JSONValue(.string(text), at: JSONRange(start: 0, end: 0)))
  }
}
