/// empty-section-spacing: the space between sections counts for empty ones.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Notes the spacing of a layout of several sections: an empty section has no length, but spacing on
  /// both its sides (R30).
  func checkEmptySectionSpacing(_ reports: inout Reports) {
    guard sections.count > 1, let spacing = model.interSectionSpacing.constant, spacing > 0 else {
      return
    }
    reports.report(
      .emptySectionSpacing(
        origin.place(of: .spacing, of: model.id), spacing: spacing.points,
        twice: (2 * spacing).points))
  }
}
