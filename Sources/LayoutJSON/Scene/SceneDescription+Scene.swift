/// Completes a description with defaults and turns names into indices.

package import LayoutCore

extension SceneDescription {
  /// How many items a section has when nobody says.
  package static let defaultItemCount = 12

  /// The scene in which `model` is evaluated. Only the container has no default.
  ///
  /// There are as many sections of the data as `items` counts, else as `sections` names, else as
  /// the layout has. A layout with one section serves them all; otherwise section i of the data is
  /// served by section i of the layout, whether there is one or not.
  ///
  /// - Complexity: O(sections of the data × sections named).
  package func scene(for model: LayoutModel) throws(DocumentError) -> Scene {
    guard let container else {
      throw DocumentError(.missingKey("container"), at: nil, path: "")
    }
    let safeArea = safeArea ?? .zero
    var rest = Position.zero
    let axis = model.scrollDirection.axis
    if safeArea.low(axis) > 0 { rest[axis] = -safeArea.low(axis) }
    return Scene(
      container: container, scale: scale ?? 2, uikit: uikit ?? .uikit17, safeArea: safeArea,
      layoutMargins: layoutMargins ?? .zero, offset: offset ?? rest,
      isRightToLeft: isRightToLeft ?? false, traits: completeTraits(container),
      sections: try dataSections(of: model), measuredCells: measured?.cells ?? [],
      measuredSupplementaries: measured?.supplementaries ?? [])
  }

  /// Size classes follow the container: compact below 600 points across, below 480 down.
  private func completeTraits(_ container: Extent) -> Traits {
    let compact: UInt8 = 1
    let regular: UInt8 = 2
    return Traits(
      horizontalSizeClass: traits.horizontalSizeClass
        ?? (container.width < 600 ? compact : regular),
      verticalSizeClass: traits.verticalSizeClass ?? (container.height < 480 ? compact : regular),
      idiom: traits.idiom ?? 0, contentSizeCategory: traits.contentSizeCategory ?? 0)
  }

  private func dataSections(of model: LayoutModel) throws(DocumentError) -> [SceneSection] {
    var served: [Int] = []
    for (position, section) in (sections ?? []).enumerated() {
      switch section.selector {
      case .index(let index): served.append(index)
      case .name(let name):
        served.append(try model.index(of: name, at: section.range, path: "sections[\(position)]"))
      }
    }
    let count: Int
    if case .each(let counts) = items {
      count = counts.count
    } else {
      count = sections == nil ? model.sections.count : served.count
    }
    var result: [SceneSection] = []
    result.reserveCapacity(count)
    for index in 0..<count {
      let written = index < served.count ? served[index] : index
      result.append(
        SceneSection(
          modelIndex: model.sections.count == 1 ? 0 : written,
          itemCount: SceneDescription.defaultItemCount))
    }
    try countItems(of: &result, model)
    for scroll in scroll ?? [] {
      // A section that the data doesn't have scrolls nowhere: one `scroll` may serve many scenes.
      if case .index(let index) = scroll.section.selector, index >= count { continue }
      let chosen = try select(scroll.section, in: result, model, key: "scroll")
      for index in chosen { result[index].proposedScroll = scroll.offset }
    }
    return result
  }

  private func countItems(
    of result: inout [SceneSection], _ model: LayoutModel
  ) throws(DocumentError) {
    switch items {
    case nil: break
    case .same(let count):
      for index in result.indices { result[index].itemCount = count }
    case .each(let counts):
      for index in result.indices { result[index].itemCount = counts[index] }
    case .selected(let counts):
      for selected in counts {
        let chosen = try select(selected.section, in: result, model, key: "items")
        for index in chosen { result[index].itemCount = selected.count }
      }
    }
  }

  /// The sections of the data that `section` means.
  private func select(
    _ section: SectionReference, in data: [SceneSection], _ model: LayoutModel, key: String
  ) throws(DocumentError) -> [Int] {
    switch section.selector {
    case .index(let index):
      guard index < data.count else {
        throw DocumentError(
          .expected(.wholeNumber(least: 0, most: max(data.count - 1, 0))), at: section.range,
          path: key + ".\(index)")
      }
      return [index]
    case .name(let name):
      let served = try model.index(of: name, at: section.range, path: key + "." + name)
      return data.indices.filter { data[$0].modelIndex == served }
    }
  }
}

extension LayoutModel {
  /// The position of the section of that name.
  fileprivate func index(
    of name: String, at range: JSONRange?, path: String
  ) throws(DocumentError) -> Int {
    if let index = sections.firstIndex(where: { sameText($0.name, name) }) { return index }
    var names: [String] = []
    for section in sections { names.append(section.name) }
    throw DocumentError(.expected(.oneOf(names)), at: range, path: path)
  }
}
