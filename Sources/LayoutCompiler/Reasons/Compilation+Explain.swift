/// Explains why an element of a solved layout is where it is.

package import LayoutCore
package import LayoutDiagnostics
import LayoutSyntax

extension Compilation {
  /// Why an element is where it is; without reasons where the layout has no such element.
  ///
  /// - Parameters:
  ///   - layout: position in `models`.
  ///   - scene: what it was solved in.
  ///   - solved: the layout solved in that scene.
  /// - Complexity: that of solving one section.
  package func explain(
    _ element: FrameElement, inLayout layout: Int, scene: Scene, solved: SolvedLayout
  ) -> Explanation {
    let frame = element.frame
    var explanation = Explanation(
      kind: element.category.word,
      elementKind: element.category == .cell ? nil : element.elementKind,
      section: element.section, item: element.item,
      frame: [frame.x, frame.y, frame.width, frame.height], path: [], reasons: [])
    guard layouts.indices.contains(layout) else { return explanation }
    let compiled = layouts[layout]
    guard let placement = solved.placement(of: element, compiled.model, in: scene) else {
      return explanation
    }
    explanation.path = placement.path.map { explained($0, compiled) }
    let words = ReasonWords(
      element: element, placement: placement, origin: compiled.origin,
      isUIKit14: scene.uikit == .uikit14, scrollAxis: compiled.model.scrollDirection.axis)
    explanation.reasons = words.reasons
    return explanation
  }

  /// An element as it is written.
  private func explained(_ element: ElementID, _ layout: CompiledLayout) -> ExplainedElement {
    let place = layout.origin.place(of: element)
    if element == layout.model.id {
      return ExplainedElement(keyword: "layout", name: layout.model.name, place: place)
    }
    let section = layout.model.sections.first { $0.id == element }
    return ExplainedElement(keyword: keyword(at: place), name: section?.name, place: place)
  }

  /// The word that stands at a place.
  private func keyword(at place: Place) -> String {
    guard let source = files.units.first(where: { $0.file == place.file })?.source else {
      return ""
    }
    let end = min(Int(place.range.end), source.count)
    let start = min(Int(place.range.start), end)
    let word = source[start..<end].prefix {
      ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z"))
        || ($0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z"))
    }
    return String(decoding: word, as: UTF8.self)
  }
}

extension ElementCategory {
  /// As frames name it.
  fileprivate var word: String {
    switch self {
    case .cell: return "cell"
    case .supplementary: return "supplementary"
    case .decoration: return "decoration"
    }
  }
}
