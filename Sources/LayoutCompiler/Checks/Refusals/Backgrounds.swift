/// unregistered-background and infinite-background.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Notes kinds of backgrounds of which no element gives the class, each once.
  func checkBackgroundClasses(_ reports: inout Reports) {
    var known: Set<String> = []
    for fact in backgrounds where fact.item.viewClass != nil {
      if let kind = fact.item.elementKind.literal { known.insert(kind) }
    }
    for fact in backgrounds where fact.item.viewClass == nil {
      guard let kind = fact.item.elementKind.literal, known.insert(kind).inserted else { continue }
      reports.report(.unregisteredBackground(origin.place(of: fact.item.id), kind: kind))
    }
  }

  /// Refuses backgrounds of sections that are as long as numbers go.
  func checkInfiniteBackgrounds(_ forecast: Forecast, _ reports: inout Reports) {
    let endless = forecast.endlessSections
    for fact in backgrounds where endless.contains(fact.section) {
      reports.report(
        .infiniteBackground(
          origin.place(of: fact.item.id),
          section: origin.place(of: sections[fact.section].section.id)))
    }
  }
}

extension Forecast {
  /// A length that stands for no end: the solver takes what is longer as this.
  private static var endless: Double { 1e9 }

  /// The sections that are longer or wider than any view, in every view.
  fileprivate var endlessSections: Set<Int> {
    guard let first = trials.first(where: { !$0.isRefused }),
      let last = trials.last(where: { !$0.isRefused })
    else { return [] }
    var found: Set<Int> = []
    for section in first.layout.sections where section.frame.isEndless(Self.endless) {
      if last.layout.sections.contains(where: {
        $0.index == section.index && $0.frame.isEndless(Self.endless)
      }) {
        found.insert(section.index)
      }
    }
    return found
  }
}

extension Rect {
  fileprivate func isEndless(_ length: Double) -> Bool { width >= length || height >= length }
}
