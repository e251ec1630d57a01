/// What can be shown of files with errors: the sections that no error touches.

import LayoutCore
import LayoutDiagnostics

extension Compilation {
  /// The layouts with the sections that no error touches, and the previews without errors; the whole where
  /// there is no error, none where no section is left.
  ///
  /// An error in a definition or in a constant touches what uses it. A layout whose own attributes or
  /// inputs have one isn't there, since all of its sections depend on them; of boundary items of the whole
  /// layout, one error leaves out all. Places of elements are those of the files, as in the whole.
  ///
  /// - Complexity: O(sections + previews).
  package var soundPart: Compilation? {
    guard hasErrors else { return self }
    var sound: [CompiledLayout] = []
    var kept: [KeptSections?] = []
    for layout in layouts {
      let sections = KeptSections(of: layout)
      kept.append(sections.positions.isEmpty ? nil : sections)
      guard !sections.positions.isEmpty else { continue }
      sound.append(layout.keeping(sections))
    }
    guard !sound.isEmpty else { return nil }
    var previews: [LoweredPreview] = []
    for lowered in loweredPreviews where lowered.isSound {
      guard let sections = kept[lowered.preview.layout] else { continue }
      var preview = lowered.preview.showing(sections)
      preview.layout = kept[..<preview.layout].count { $0 != nil }
      previews.append(LoweredPreview(preview: preview, isSound: true))
    }
    return Compilation(
      files: files, names: names, layouts: sound, usedPieces: usedPieces, previews: previews,
      requirements: requirements, diagnostics: diagnostics.filter { $0.severity != .error })
  }
}

/// The sections of a layout that no error touches.
private struct KeptSections {
  /// In order, as they are in the layout with errors.
  var positions: [Int] = []
  var names: Set<String> = []
  /// How many sections the layout with errors has.
  var outOf: Int

  init(of layout: CompiledLayout) {
    let sections = layout.model.sections
    outOf = sections.count
    guard layout.soundness.isHeadSound else { return }
    for (position, section) in sections.enumerated()
    where !layout.soundness.unsound.contains(position) {
      positions.append(position)
      names.insert(section.name)
    }
  }

  /// Whether a section of the data is still served, where sections serve those at their own position.
  func serves(_ position: Int) -> Bool {
    position >= outOf || outOf == 1 || positions.contains(position)
  }
}

extension CompiledLayout {
  fileprivate func keeping(_ sections: KeptSections) -> CompiledLayout {
    var layout = self
    layout.model.sections = sections.positions.map { model.sections[$0] }
    if !soundness.areBoundaryItemsSound { layout.model.boundarySupplementaryItems = [] }
    layout.soundness = LayoutSoundness()
    return layout
  }
}

extension Preview {
  /// The preview without what it says of other sections.
  fileprivate func showing(_ sections: KeptSections) -> Preview {
    var preview = self
    preview.scroll = scroll.filter { sections.names.contains($0.section) }
    preview.sections = self.sections?.filter { sections.names.contains($0) }
    switch items {
    case .each(let counts):
      var kept: [Int] = []
      for (position, count) in counts.enumerated() {
        let isServed: Bool
        if let names = self.sections, position < names.count {
          isServed = sections.names.contains(names[position])
        } else {
          isServed = sections.serves(position)
        }
        if isServed { kept.append(count) }
      }
      preview.items = .each(kept)
    case .named(let counts):
      preview.items = .named(counts.filter { sections.names.contains($0.section) })
    case .same, nil: break
    }
    return preview
  }
}
