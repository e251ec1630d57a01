/// Puts a scene together: device, then preview, then scene file, then options.

import LayoutCompiler
import LayoutCore
import LayoutJSON
import LayoutPreview

extension SceneOptions {
  /// What the scene is described by, for a layout among `models`. A scene without size is the default
  /// device; one with a size has only what is said.
  ///
  /// - Parameters:
  ///   - file: The content of the scene file, none without one.
  ///   - preview: What the layout file says, where a preview is asked for.
  ///   - model: The layout; sections that only other layouts of `models` have are left out.
  func description(
    over file: SceneDescription?, preview: Preview? = nil, for model: LayoutModel,
    among models: [LayoutModel]
  ) throws(UsageError) -> SceneDescription {
    var written = preview.map { SceneDescription($0) } ?? SceneDescription()
    if let file { written.merge(file) }
    var description = base(written)
    description.merge(try overrides(for: model, among: models))
    return description
  }

  /// What the scene is called: by its preview, by its device; none for a view of a size.
  func title(over file: SceneDescription?, preview: Preview?) -> String? {
    if let device { return device.spokenName }
    if let preview {
      guard preview.size == nil, let device = preview.device else { return preview.name }
      return preview.name + " · " + device.spokenName
    }
    guard container == nil, file?.container == nil else { return nil }
    return LayoutCompiler.device(named: defaultDeviceName)?.spokenName
  }

  private func base(_ written: SceneDescription) -> SceneDescription {
    if let device { return written.overridden(by: SceneDescription(device)) }
    return container == nil ? written.onDefaultDevice() : written
  }

  private func overrides(
    for model: LayoutModel, among models: [LayoutModel]
  ) throws(UsageError) -> SceneDescription {
    var overrides = SceneDescription()
    overrides.container = container
    overrides.scale = scale
    overrides.safeArea = safeArea
    overrides.uikit = uikit
    overrides.offset = offset
    overrides.isRightToLeft = isRightToLeft ? true : nil
    if let sections {
      overrides.sections = try known(
        sections.map { SectionReference(.name($0)) }, { $0 }, .sections, model, models)
    }
    if let scroll {
      overrides.scroll = try known(scroll, { $0.section }, .scroll, model, models)
    }
    overrides.inputs = try inputs(for: model, among: models)
    overrides.items = items
    if case .selected(let counts) = items {
      overrides.items = .selected(
        try known(counts, { $0.section }, .items, model, models))
    }
    return overrides
  }

  /// The elements whose section `model` has; one that none of `models` has is an error.
  private func known<Element>(
    _ elements: [Element], _ reference: (Element) -> SectionReference, _ option: OptionName,
    _ model: LayoutModel, _ models: [LayoutModel]
  ) throws(UsageError) -> [Element] {
    var result: [Element] = []
    for element in elements {
      guard case .name(let name) = reference(element).selector else {
        result.append(element)
        continue
      }
      if model.sections.contains(where: { $0.name == name }) {
        result.append(element)
      } else if !models.contains(where: { $0.sections.contains { $0.name == name } }) {
        let names = models.flatMap { $0.sections.map { $0.name } }
        throw .unknownName(option, value: name, of: names, command: command)
      }
    }
    return result
  }
}

extension SceneDescription {
  fileprivate func overridden(by other: SceneDescription) -> SceneDescription {
    var result = self
    result.merge(other)
    return result
  }
}
