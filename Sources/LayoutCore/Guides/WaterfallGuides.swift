/// Gathers the guides of a waterfall: the insets of its items, and the gaps in and between columns.

/// The guides of a waterfall under construction.
struct WaterfallGuides {
  private let group: ElementID
  private let item: ElementID
  /// The last slot of each column.
  private var slots: [Rect?]
  private(set) var guides: [TemplateGuide] = []

  /// - Parameter columns: how many are begun at most.
  init(group: ElementID, item: ElementID, columns: Int) {
    self.group = group
    self.item = item
    slots = [Rect?](repeating: nil, count: columns)
  }

  /// The next item.
  mutating func add(slot: Rect, cell: Rect, column: Int) {
    if let above = slots[column] {
      guides.append(
        TemplateGuide(
          kind: .spacing, shape: .gap(.vertical), source: group, outer: above, inner: slot))
    }
    if slot != cell {
      guides.append(
        TemplateGuide(kind: .inset, shape: .bands, source: item, outer: slot, inner: cell))
    }
    slots[column] = slot
  }

  /// All guides, with the gaps between columns that go from `top` down to `bottom`.
  func finished(top: Double, bottom: Double) -> [TemplateGuide] {
    var all: [TemplateGuide] = []
    var previous: Rect?
    for case var column? in slots {
      column.y = top
      column.height = bottom - top
      if let previous {
        all.append(
          TemplateGuide(
            kind: .spacing, shape: .gap(.horizontal), source: group, outer: previous,
            inner: column))
      }
      previous = column
    }
    return all + guides
  }
}
