/// Completes a description with defaults and turns names into indices.

package import LayoutCore

extension SceneDescription {
  /// How many items a section has when nobody says.
  package static let defaultItemCount = 12

  /// The scene in which `model` is evaluated. Only the container has no default.
  ///
  /// There are as many sections of the data as `items` counts, else as `sections` names, else as
  /// the layout has; of a layout with a `rest` section also as many as `items` has an index for. A
  /// layout with one section serves them all; otherwise section i of the data is served by section i of
  /// the layout, past the last by the `rest` section, or by none.
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
      measuredSupplementaries: measured?.supplementaries ?? [], inputs: try values(for: model),
      providers: try frames(for: model))
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
    let rest = model.sections.firstIndex { $0.isRest }
    let count: Int
    if case .each(let counts) = items {
      count = counts.count
    } else if sections != nil {
      count = served.count
    } else {
      count = max(model.sections.count, rest == nil ? 0 : countedSections)
    }
    var result: [SceneSection] = []
    result.reserveCapacity(count)
    for index in 0..<count {
      var written = index < served.count ? served[index] : index
      if index >= served.count, index >= model.sections.count, let rest { written = rest }
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

  /// One more than the highest index that `items` counts, within the limit.
  private var countedSections: Int {
    var count = 0
    guard case .selected(let counts) = items else { return count }
    for selected in counts {
      if case .index(let index) = selected.section.selector, index < SceneLimits.dataSections {
        count = max(count, index + 1)
      }
    }
    return count
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
        let grows = sections == nil && model.sections.contains { $0.isRest }
        let most = grows ? SceneLimits.dataSections - 1 : max(data.count - 1, 0)
        throw DocumentError(
          .expected(.wholeNumber(least: 0, most: most)), at: section.range,
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
    throw DocumentError(
      .scene(.unknownSection(name: name, known: sections.map { $0.name })), at: range, path: path)
  }
}
