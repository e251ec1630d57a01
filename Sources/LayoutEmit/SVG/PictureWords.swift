/// What a picture says in words: captions, notes below it, and its description for those who don't
/// see it.

import LayoutCore

/// More sections than this aren't described one by one.
private let mostDescribed = 12

extension PicturePanel {
  /// What stands above the screen.
  ///
  /// - Parameter namesLayout: whether the layout's name is needed to tell panels apart.
  func captions(namesLayout: Bool) -> (title: String, detail: String) {
    let size = pictureExtent(picture.scene.container)
    let layout = picture.model.name
    var details: [String] = []
    var title = layout
    if let name = picture.title {
      details.append(namesLayout ? name : layout)
      if !namesLayout { title = name }
    }
    details.append(size)
    if picture.scene.isRightToLeft { details.append("right to left") }
    if picture.scene.uikit == .uikit14 { details.append("iOS 14") }
    return (title, details.joined(separator: " · "))
  }

  /// What the picture leaves out, if anything.
  var omission: String? {
    let total = picture.solved.cellCount
    guard cellCount < total else { return nil }
    let content = pictureExtent(picture.solved.contentSize)
    return "\(grouped(cellCount)) of \(grouped(total)) cells are drawn; the content is \(content)"
  }

  /// The scene in a sentence or two.
  var description: String {
    let scene = picture.scene
    var text = picture.model.name
    if let title = picture.title { text += " on " + title }
    text += ", " + pictureExtent(scene.container) + " points"
    if scene.isRightToLeft { text += ", right to left" }
    let sections = picture.solved.sections
    if sections.isEmpty { return text + ", without sections." }
    text += sections.count == 1 ? ". 1 section: " : ". \(grouped(sections.count)) sections: "
    let described = sections.prefix(mostDescribed).map { section in
      let count = picture.solved.cellCount(ofSection: section.index)
      var words = section.name + " with " + (count == 1 ? "1 cell" : grouped(count) + " cells")
      if section.scroll != nil {
        words +=
          picture.model.scrollDirection == .vertical
          ? ", which scrolls sideways" : ", which scrolls down"
      }
      return words
    }
    text += described.joined(separator: "; ")
    if sections.count > mostDescribed {
      text += "; and \(grouped(sections.count - mostDescribed)) more"
    }
    return text + "."
  }
}

/// The lines below a picture.
func notes(on panels: [PicturePanel], _ options: PictureOptions) -> [String] {
  var notes: [String] = []
  let isAlone = panels.count == 1
  for panel in panels {
    guard let omission = panel.omission else { continue }
    let name = panel.picture.title ?? panel.picture.model.name
    notes.append((isAlone ? "" : name + ": ") + omission)
  }
  if panels.contains(where: { $0.showsEstimates }) {
    notes.append("estimated sizes (~) are drawn as they are before anything is measured")
  }
  if panels.contains(where: { $0.picture.solved.sections.contains { $0.isApproximate } }) {
    notes.append("≈ is approximate: UIKit keeps the metrics of such sections to itself")
  }
  return notes
}

/// What the colours of guides mean.
func legend(_ options: PictureOptions) -> [(role: StyleRole, text: String)] {
  var entries: [(role: StyleRole, text: String)] = []
  if options.guides.contains(.inset) { entries.append((.inset, "insets")) }
  if options.guides.contains(.spacing) { entries.append((.spacing, "spacing")) }
  if options.guides.contains(.group) { entries.append((.group, "groups")) }
  return entries
}
