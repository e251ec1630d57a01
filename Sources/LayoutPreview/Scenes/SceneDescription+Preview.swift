/// Devices and previews as descriptions of scenes.

package import LayoutCompiler
import LayoutCore
package import LayoutJSON

extension SceneDescription {
  /// What a device gives a scene.
  package init(_ device: Device) {
    self.init()
    container = device.container
    scale = Double(device.scale)
    safeArea = device.safeArea
    layoutMargins = device.layoutMargins
    traits = TraitsDescription(
      horizontalSizeClass: device.traits.horizontalSizeClass,
      verticalSizeClass: device.traits.verticalSizeClass, idiom: device.traits.idiom)
  }

  /// What a preview states, over the device that it names.
  package init(_ preview: Preview) {
    self.init()
    if let device = preview.device { self.init(device) }
    container = preview.size ?? container
    scale = preview.scale ?? scale
    uikit = preview.uikit
    safeArea = preview.safeArea ?? safeArea
    layoutMargins = preview.layoutMargins ?? layoutMargins
    isRightToLeft = preview.isRightToLeft
    offset = preview.offset
    traits.merge(
      TraitsDescription(
        horizontalSizeClass: preview.traits.horizontalSizeClass,
        verticalSizeClass: preview.traits.verticalSizeClass, idiom: preview.traits.idiom,
        contentSizeCategory: preview.traits.contentSizeCategory))
    items = preview.items.map { ItemCounts($0) }
    sections = preview.sections.map { names in names.map { SectionReference(.name($0)) } }
    if !preview.scroll.isEmpty {
      scroll = preview.scroll.map {
        SectionScroll(section: SectionReference(.name($0.section)), offset: $0.offset)
      }
    }
    if !preview.inputs.isEmpty {
      inputs = preview.inputs.map { InputDescription(name: $0.name, value: JSONValue($0)) }
    }
    if !preview.providers.isEmpty {
      providers = preview.providers.map { ProviderDescription($0) }
    }
    if !preview.measuredCells.isEmpty || !preview.measuredSupplementaries.isEmpty {
      measured = MeasuredDescription(
        cells: preview.measuredCells, supplementaries: preview.measuredSupplementaries)
    }
  }
}

extension JSONValue {
  /// The value of an input as a scene file has it.
  fileprivate init(_ input: PreviewInput) {
    let nowhere = JSONRange(start: 0, end: 0)
    func single(_ number: Double) -> JSONValue {
      JSONValue(input.isBoolean ? .boolean(number != 0) : .number(number), at: nowhere)
    }
    switch input.value {
    case .number(let number): self = single(number)
    case .text(let text): self.init(.string(text), at: nowhere)
    case .values(let values): self.init(.array(values.map { single($0) }), at: nowhere)
    }
  }
}

extension ItemCounts {
  fileprivate init(_ items: PreviewItems) {
    switch items {
    case .same(let count): self = .same(count)
    case .each(let counts): self = .each(counts)
    case .named(let counts):
      self = .selected(
        counts.map {
          SectionCount(section: SectionReference(.name($0.section)), count: $0.count)
        })
    }
  }
}
