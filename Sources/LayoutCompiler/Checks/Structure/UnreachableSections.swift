/// unreachable-section: a section that is never there.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Compilation {
  /// Warns of sections of the file that a constant condition leaves out, wherever they are used.
  func checkUnreachableSections(_ reports: inout Reports) {
    guard let file = files.units.first?.file else { return }
    var reachable: Set<Place> = []
    for layout in layouts {
      reachable.formUnion(layout.model.sections.map { layout.origin.place(of: $0.id) })
    }
    for layout in layouts {
      for section in layout.origin.leftOut where section.place.file == file {
        guard !reachable.contains(section.place) else { continue }
        reports.report(
          .unreachableSection(
            section.place, name: section.name, cause: section.cause, reason: section.reason))
      }
    }
  }
}
