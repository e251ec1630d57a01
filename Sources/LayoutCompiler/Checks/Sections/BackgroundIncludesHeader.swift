/// background-includes-header: a background lies behind headers and footers as well.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of backgrounds that lie behind a header or a footer of their section (R39), unless they are
  /// inset by its length or, where that is measured, by anything.
  func checkBackgroundsOfHeaders(_ reports: inout Reports) {
    guard !backgrounds.isEmpty else { return }
    let headers = headersBySection()
    for fact in backgrounds {
      let axis = model.scrollDirection.axis
      guard let sides = fact.item.contentInsets.knownSides(axis),
        let found = headers[fact.section]
      else { continue }
      let behind = found.filter { header in
        let inset = header.side < 0 ? sides.low : sides.high
        return header.length.map { inset < $0 } ?? (inset == 0)
      }
      guard let first = behind.first else { continue }
      reports.report(
        .backgroundIncludesHeader(
          origin.place(of: fact.item.id), header: origin.place(of: first.id),
          isFooter: first.side > 0, length: first.length?.points,
          insets: fix(fact.item, behind, axis)))
    }
  }

  private struct EdgeHeader {
    var id: ElementID
    var side: Int
    /// How far it reaches from the content, offset included (R21); none where it is measured or depends
    /// on the view.
    var length: Double?
  }

  /// What makes sections longer at their ends, whatever a condition says.
  private func headersBySection() -> [Int: [EdgeHeader]] {
    let axis = model.scrollDirection.axis
    var headers: [Int: [EdgeHeader]] = [:]
    for fact in boundaryItems where !fact.isConditional {
      guard let section = fact.section, let side = fact.item.knownSide(axis), side != 0,
        fact.item.extendsBoundary.only == true
      else { continue }
      var length: Double?
      if let points = fact.item.size[axis].only?.knownPoints,
        let offset = fact.item.offset.known(axis)
      {
        length = points + Double(side) * offset
      }
      headers[section, default: []].append(
        EdgeHeader(id: fact.item.id, side: side, length: length))
    }
    return headers
  }

  /// The insets that leave the headers out: where to write them, and what; none where a length is not
  /// known.
  private func fix(
    _ background: DecorationItem, _ headers: [EdgeHeader], _ axis: Axis
  ) -> (Place, String)? {
    guard let along = background.contentInsets.knownSides(axis),
      let across = background.contentInsets.knownSides(axis.crossed),
      headers.allSatisfy({ $0.length != nil })
    else { return nil }
    let low = headers.filter { $0.side < 0 }.compactMap { $0.length }.max() ?? along.low
    let high = headers.filter { $0.side > 0 }.compactMap { $0.length }.max() ?? along.high
    let vertical = axis == .vertical ? (low, high) : across
    let horizontal = axis == .vertical ? across : (low, high)
    let values = [
      ("top", vertical.0), ("leading", horizontal.0), ("bottom", vertical.1),
      ("trailing", horizontal.1),
    ]
    var text = ""
    for (name, value) in values where value != 0 {
      text += (text.isEmpty ? "" : ", ") + name + ": " + value.text
    }
    text = "(" + text + ")"
    if let written = origin.attribute(.insets, of: background.id) {
      return written.value.map { ($0, text) }
    }
    return (origin.end(of: background.id), " insets: " + text)
  }
}
