/// Reasons of places.

import LayoutCore
import LayoutDiagnostics

extension ReasonWords {
  func place(_ axis: Axis) -> Reason? {
    let placed = placement[axis]
    guard placed.isTold else { return nil }
    let length = element.frame.extent[axis]
    var value = placed.origin
    var words = PlaceWords()
    if let pin = placed.pin {
      words = .pinned(value.shortText, isHeld: pin == .sectionEdge)
    } else {
      for term in placed.terms { add(term, axis, to: &words) }
      words.equals(placed.unrounded.shortText)
      if (placed.origin - placed.unrounded).magnitude > 1e-6 {
        words.rounded(to: placed.origin.shortText, scale: scale)
      }
    }
    if axis == .horizontal, let width = placement.mirrorWidth {
      value = width - placed.origin - length
      words.mirrored(
        in: width.shortText, place: placed.origin.shortText, length: length.shortText,
        gives: value.shortText)
    }
    guard value == element.frame.origin[axis] else { return nil }
    let main = placed.pin == nil ? main(placed.terms) : nil
    let decides =
      placed.pin == nil ? main.map { attribute($0, axis) } : written(.pinned, of: element.source)
    return Reason(
      side: axis.placeSide, value: value, text: words.text,
      rule: placed.pin == nil ? main.map { rule($0, axis) } ?? nil : "R25",
      attribute: decides?.name?.text, place: decides?.place)
  }

  /// The part that says most of why an element is at a place: what arranges it, else the innermost.
  private func main(_ terms: [PlacementTerm]) -> PlacementTerm? {
    let own = terms.filter { $0.source == element.source }
    let terms = element.category == .supplementary && !own.isEmpty ? own : terms
    return terms.last { $0.kind.arranges } ?? terms.last
  }

  private func add(_ term: PlacementTerm, _ axis: Axis, to words: inout PlaceWords) {
    if let each = term.each, term.count > 0,
      ((each.length + each.gap) * Double(term.count) - term.value).magnitude < 1e-6
    {
      words.add(
        term.count, repeated(term), length: each.length.shortText, gap: each.gap.shortText)
      return
    }
    words.add(term.value.magnitude.shortText, isNegative: term.value < 0, part(term, axis))
  }

  private func repeated(_ term: PlacementTerm) -> RepeatedPart {
    switch term.kind {
    case .groups: return .group
    case .columns: return .column
    default: return term.isGapFlexible ? .flexibleSubitem : .subitem
    }
  }

  private func part(_ term: PlacementTerm, _ axis: Axis) -> PlacePart {
    switch term.kind {
    case .sections: return axis == .vertical ? .aboveSection : .beforeSection
    case .headers: return .headers
    case .padding: return .headerTopPadding
    case .reference: return .reference
    case .sectionInset: return .sectionInsets
    case .groups: return .groups
    case .edge: return .edges
    case .groupInset: return .groupInsets
    case .subitems: return .subitems
    case .flexible: return .flexible
    case .itemInset:
      let isItem = element.category == .cell || term.source != element.source
      return isItem ? .itemInsets : .ownInsets
    case .frame: return .customFrame
    case .columns: return .columns
    case .column: return .column
    case .contentStart: return .contentStart
    case .contentEnd: return .contentEnd
    case .ownLength: return axis == .horizontal ? .ownWidth : .ownHeight
    case .alignment: return .alignment
    case .offset: return .offset
    case .anchor: return .anchor
    case .ownAnchor: return .ownAnchor
    }
  }

  /// The attribute that a part comes from.
  private func attribute(_ term: PlacementTerm, _ axis: Axis) -> DecidingAttribute {
    switch term.kind {
    case .sectionInset, .groupInset, .itemInset: return written(.insets, of: term.source)
    case .groups, .subitems, .columns: return written(.spacing, of: term.source)
    case .column: return written(.rowSpacing, of: term.source)
    case .edge, .flexible: return written(.edges, of: term.source)
    case .padding: return written(.headerTopPadding, of: term.source)
    case .reference: return written(.insetsReference, of: term.source)
    case .frame: return written(axis == .horizontal ? .x : .y, of: term.source)
    case .offset: return written(.offset, of: term.source)
    case .alignment: return written(.align, of: term.source)
    case .anchor: return written(.at, of: term.source)
    case .ownAnchor: return written(written(.itemAt, of: term.source).name ?? .at, of: term.source)
    case .sections, .headers, .contentStart, .contentEnd, .ownLength: return .none
    }
  }

  private func rule(_ term: PlacementTerm, _ axis: Axis) -> String? {
    switch term.kind {
    case .sections: return "R51"
    case .headers, .padding: return "R35"
    case .reference: return "R50"
    case .sectionInset: return axis == scrollAxis ? "R35" : "R36"
    case .groups: return "R33"
    case .edge, .flexible: return term.source == placement.path.dropFirst().first ? "R36" : "R13"
    case .groupInset: return "R6"
    case .subitems: return term.isGapFlexible ? "R13" : "R10"
    case .itemInset:
      if element.category == .decoration { return "R39" }
      return element.category == .cell ? "R5" : nil
    case .frame: return "R7"
    case .columns, .column: return "R15"
    case .contentStart, .contentEnd, .ownLength: return "R21"
    case .alignment: return axis == scrollAxis ? "R22" : "R23"
    case .offset: return placement.row != nil ? "R23" : "R19"
    case .anchor, .ownAnchor: return "R19"
    }
  }
}

extension TermKind {
  /// Whether it is what a parent makes of an element's place, not a distance beside it.
  fileprivate var arranges: Bool {
    switch self {
    case .groups, .subitems, .columns, .column, .frame, .anchor, .contentStart, .contentEnd,
      .alignment:
      return true
    default: return false
    }
  }
}
