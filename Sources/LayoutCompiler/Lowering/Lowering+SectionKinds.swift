/// Endless sections, and the section that serves the rest.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// A flag that is known when compiling.
  mutating func constantFlag(_ flag: WrittenAttribute, in attributes: Attributes) -> Bool {
    guard let choice = boolean(flag.name, in: attributes) else { return false }
    if let value = settled(choice) { return value }
    report(
      .typeMismatch(
        at(flag.expression?.range ?? flag.range), expected: PropertyType.flag.description,
        found: "one that is not known when compiling"))
    return false
  }

  /// An endless section recentres between pages.
  mutating func checkInfinite(
    _ behavior: Choice<OrthogonalScrollingBehavior>, _ attributes: Attributes
  ) {
    let hasPages = agreement(behavior) { value in
      value == .paging || value == .groupPaging || value == .groupPagingCentered
    }
    let scroll = attributes[.scroll]
    guard hasPages != true, let place = (attributes[.infinite] ?? scroll)?.range else { return }
    report(.infiniteNeedsPaging(at(place), scroll: scroll.map { at($0.range) }))
  }

  /// Among several sections one may serve the rest.
  mutating func checkRest(_ sections: [Section]) {
    var first: Place?
    for section in sections where section.isRest {
      let written = restFlags[section.id]
      let flag = written?.place ?? place(of: section.id)
      if sections.count == 1 { report(.restOfOne(flag, removal: written?.removal)) }
      if let first {
        report(.severalRests(flag, first: first, removal: written?.removal))
      }
      first = first ?? flag
    }
  }
}
