/// What stands behind the frames: sections, groups, and what insets and spacing keep free.

/// What a guide shows.
package enum GuideKind: UInt8, CaseIterable, Sendable {
  case section
  case group
  /// What content insets keep free, at one side.
  case inset
  /// A gap between groups, subitems or sections, or edge spacing at one side.
  case spacing
}

/// The frame of a section or group, or a band that is kept free.
package struct Guide: Equatable, Sendable {
  package var kind: GuideKind
  /// In content coordinates as frames have them, the section's own scrolling not applied; points.
  package var frame: Rect
  /// The section of the data; none: of the layout.
  package var section: Int?
  /// The element whose frame it is, or whose attribute keeps it free.
  package var source: ElementID
  /// Of groups: how many groups it stands in; else 0.
  package var depth: Int

  package init(kind: GuideKind, frame: Rect, section: Int?, source: ElementID, depth: Int = 0) {
    self.kind = kind
    self.frame = frame
    self.section = section
    self.source = source
    self.depth = depth
  }
}
