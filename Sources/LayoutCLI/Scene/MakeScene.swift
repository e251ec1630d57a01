/// Puts a scene together: device, then scene file, then options.

import LayoutCore
import LayoutJSON

extension SceneOptions {
  /// What the scene is described by before a layout is known. A scene without size is the default
  /// device; one with a size has only what is said.
  ///
  /// - Parameter file: the content of the scene file, none without one.
  func description(over file: SceneDescription?) -> SceneDescription {
    let written = file ?? SceneDescription()
    if let device { return written.merging(describe(device)) }
    guard written.container == nil, container == nil,
      let device = LayoutCLI.device(named: defaultDeviceName)
    else { return written }
    return describe(device).merging(written)
  }

  private func describe(_ device: Device) -> SceneDescription {
    var description = SceneDescription()
    description.container = device.container
    description.scale = Double(device.scale)
    description.safeArea = device.safeArea
    description.layoutMargins = device.layoutMargins
    description.traits = device.traits
    return description
  }

  /// Finds names that none of `models` has a section for.
  func checkNames(in models: [LayoutModel]) throws(UsageError) {
    var known: [String] = []
    for model in models {
      for section in model.sections where !known.contains(section.name) {
        known.append(section.name)
      }
    }
    try check(sections ?? [], of: .sections, known)
    if case .byName(let pairs) = items { try check(pairs.map { $0.key }, of: .items, known) }
    let keys = (scroll ?? []).map { $0.key }.filter { parseIndex($0) == nil }
    try check(keys, of: .scroll, known)
  }

  private func check(
    _ names: [String], of option: OptionName, _ known: [String]
  ) throws(UsageError) {
    for name in names where !known.contains(name) {
      throw .unknownName(option, value: name, of: known, command: .frames)
    }
  }

  /// Makes `scene` what the options say. Names of sections that `model` lacks are for other layouts.
  func apply(to scene: inout Scene, for model: LayoutModel) throws(UsageError) {
    scene.container = container ?? scene.container
    scene.scale = scale ?? scene.scale
    scene.safeArea = safeArea ?? scene.safeArea
    scene.uikit = uikit ?? scene.uikit
    scene.offset = offset ?? scene.offset
    scene.isRightToLeft = isRightToLeft || scene.isRightToLeft
    if let sections { serve(sections, in: &scene, model) }
    if let items { try count(items, in: &scene, model) }
    for pair in scroll ?? [] { try self.scroll(pair, in: &scene, model) }
  }

  /// New sections of the data have as many items as others that the same section serves.
  private func serve(_ names: [String], in scene: inout Scene, _ model: LayoutModel) {
    let old = scene.sections
    scene.sections = []
    for name in names {
      guard let index = model.sections.firstIndex(where: { $0.name == name }) else { continue }
      let like = old.first { $0.modelIndex == index } ?? old.first
      scene.sections.append(SceneSection(modelIndex: index, itemCount: like?.itemCount ?? 0))
    }
  }

  private func count(
    _ counts: ItemCounts, in scene: inout Scene, _ model: LayoutModel
  ) throws(UsageError) {
    switch counts {
    case .everywhere(let count):
      for index in scene.sections.indices { scene.sections[index].itemCount = count }
    case .byIndex(let counts):
      // A layout with one section serves as many sections of data as there are.
      while model.sections.count == 1, scene.sections.count < counts.count {
        scene.sections.append(SceneSection(modelIndex: 0, itemCount: 0))
      }
      guard counts.count <= scene.sections.count else {
        throw .tooManyValues(
          .items, given: counts.count, sections: scene.sections.count, layout: model.name)
      }
      for (index, count) in counts.enumerated() { scene.sections[index].itemCount = count }
    case .byName(let pairs):
      for pair in pairs {
        for index in indices(served: pair.key, in: scene, model) {
          scene.sections[index].itemCount = pair.value
        }
      }
    }
  }

  private func scroll(
    _ pair: Pair<Double>, in scene: inout Scene, _ model: LayoutModel
  ) throws(UsageError) {
    guard let index = parseIndex(pair.key) else {
      for index in indices(served: pair.key, in: scene, model) {
        scene.sections[index].proposedScroll = pair.value
      }
      return
    }
    guard index < scene.sections.count else {
      throw .noSection(
        .scroll, index: index, sections: scene.sections.count, layout: model.name)
    }
    scene.sections[index].proposedScroll = pair.value
  }

  private func parseIndex(_ key: String) -> Int? { parseCount(key[...], atMost: Int.max) }

  /// The sections of the data that the section of this name serves.
  private func indices(served name: String, in scene: Scene, _ model: LayoutModel) -> [Int] {
    scene.sections.indices.filter {
      let index = scene.sections[$0].modelIndex
      return model.sections.indices.contains(index) && model.sections[index].name == name
    }
  }
}
