/// group-cannot-fit and children-exceed-parent: rows and columns that don't hold all that is written in
/// them.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of rows that hold only the first of their items on some device (L0412), and refuses groups of
  /// which the fractions add to more than 1 (L0466). Rows of items of such fractions are another check's.
  ///
  /// - Parameter told: groups of which it was said that an item is longer than they are.
  func checkGroupsThatCannotFit(
    _ forecast: Forecast, told: Set<ElementID>, _ reports: inout Reports
  ) {
    for id in forecast.groups(where: { $0.isCutShort }) where !told.contains(id) {
      guard let fact = groups.first(where: { $0.group.id == id }), let axis = fact.axis,
        let row = fact.row,
        !row.contains(where: { $0.size[axis].variants.contains { $0.isMeasured } })
      else { continue }
      let holds: (SolvedTrial) -> Bool = { $0.rows(of: id).contains { $0.isCutShort } }
      guard
        let reach = forecast.reach(where: { $0.rows(of: id).contains { $0.shortCount != nil } }),
        let example = forecast.example(where: holds),
        reach.isEverywhere || example.device != nil || example.width >= Self.narrowestScreen,
        let solved = example.rows(of: id).first(where: { $0.isCutShort }),
        solved.subitems.count == row.count
      else { continue }
      let isOfOneKind = row.allSatisfy { $0.withoutIdentity == row[0].withoutIdentity }
      if row.allSatisfy({ $0.size[axis].isShare(along: axis) }) {
        guard reach.isEverywhere, row.contains(where: { $0.isGroup }), !isRounded(fact) else {
          continue
        }
        reports.reportOnce(exceeding(fact, row, axis, solved, isOfOneKind: isOfOneKind))
      } else if !isOfOneKind || !fact.repeats {
        let empty = forecast.widths { $0.rows(of: id).contains { $0.shortCount == 0 } }
        reports.reportOnce(
          cannotFit(
            fact, row, axis, reach, example, solved, isOfOneKind: isOfOneKind,
            emptyBelow: axis == .horizontal ? empty.below : nil))
      }
    }
  }

  /// Whether the fractions are rounded quotients: rounded-third tells of these.
  private func isRounded(_ fact: GroupFact) -> Bool {
    guard let (_, fractions) = fractions(ofRow: fact) else { return false }
    return RoundedRow(fractions) != nil
  }

  /// The narrowest screen there is, in points.
  private static var narrowestScreen: Int { 320 }

  private func exceeding(
    _ fact: GroupFact, _ row: [Subitem], _ axis: Axis, _ solved: SolvedRow, isOfOneKind: Bool
  ) -> Diagnostic {
    var sum = 0.0
    var parts: [Label] = []
    for subitem in row {
      let share = subitem.size[axis].only?.value.constant ?? 0
      sum += share
      let place = place(ofSide: axis, of: subitem.id, bare: axis)
      parts.removeAll { $0.place == place }
      let isFirst = sum == share
      parts.append(
        Label(place, isFirst ? share.shortText : "\(share.shortText), \(sum.shortText) together"))
    }
    return .childrenExceedParent(
      origin.place(of: fact.group.id), sum: sum.shortText,
      side: axis == .horizontal ? "width" : "height", held: solved.count, written: row.count,
      parts: parts,
      isLost: !isOfOneKind)
  }

  private func cannotFit(
    _ fact: GroupFact, _ row: [Subitem], _ axis: Axis, _ reach: Reach, _ example: SolvedTrial,
    _ solved: SolvedRow, isOfOneKind: Bool, emptyBelow: Int?
  ) -> Diagnostic {
    let room =
      "\(solved.inner[axis].shortText) pt \(axis == .horizontal ? "wide" : "tall") \(example.words)"
    return .groupCannotFit(
      origin.place(of: fact.group.id), reach, held: solved.count, written: row.count,
      isRow: axis == .horizontal, room: room, parts: parts(row, axis, solved),
      isLost: !isOfOneKind, emptyBelow: emptyBelow,
      fixes: isOfOneKind ? sharing(row, axis) : [])
  }

  /// What the first, and the first that doesn't fit, take; all between where there are few.
  private func parts(_ row: [Subitem], _ axis: Axis, _ solved: SolvedRow) -> [Label] {
    var sum = 0.0
    var labels: [Label] = []
    for (index, subitem) in solved.subitems.enumerated() {
      guard index <= solved.count else { break }
      let length = subitem.extent[axis] + subitem.edges
      sum += length + (index > 0 ? solved.gap : 0)
      guard index == 0 || index == solved.count || solved.count < 4 else { continue }
      let gaps = index < 2 || solved.count < 4 ? 1 : index
      var text = "\(length.shortText) pt"
      if index > 0 {
        if solved.gap > 0, gaps == 1 {
          text += ", plus \(solved.gap.shortText) pt spacing = \(sum.shortText) pt"
        } else {
          text += ", \(sum.shortText) pt with all before it"
        }
      }
      let place = place(ofSide: axis, of: row[index].id, bare: axis)
      if !labels.contains(where: { $0.place == place }) { labels.append(Label(place, text)) }
    }
    return labels
  }

  /// Equal points become equal shares.
  private func sharing(_ row: [Subitem], _ axis: Axis) -> [Fix] {
    var edits: [Edit] = []
    let share =
      row.count.isMultiple(of: 3) || row.count > 5 ? "1/\(row.count)" : (1 / Double(row.count)).text
    for subitem in row {
      let place = place(ofSide: axis, of: subitem.id, bare: axis)
      guard let text = writtenText(at: place), text.isPlainLength,
        !edits.contains(where: { $0.range == place.range })
      else { return [] }
      edits.append(Edit(place, replacement: "fractional(\(share))"))
    }
    return [
      Fix(title: "divide the width instead of fixing it", applicability: .maybe, edits: edits)
    ]
  }
}

extension SolvedRow {
  /// Whether it holds some of its subitems, not all.
  fileprivate var isCutShort: Bool { (shortCount ?? 0) > 0 }
}

extension Choice<Dimension> {
  /// Whether it is a constant share of the container's side along an axis.
  fileprivate func isShare(along axis: Axis) -> Bool {
    guard let only else { return false }
    return only.kind == (axis == .horizontal ? .fractionalWidth : .fractionalHeight)
      && only.value.constant != nil
  }
}

extension Subitem {
  fileprivate var isGroup: Bool {
    if case .group = self { return true }
    return false
  }
}

extension GroupFact {
  /// Whether a `repeat` or a definition stands among its subitems.
  fileprivate var repeats: Bool {
    subitems.contains {
      if case .repetition = $0 { return true }
      return false
    }
  }
}

extension String {
  /// Whether it is a number of points: `160`, `160pt`, `absolute(160)`.
  fileprivate var isPlainLength: Bool {
    var text = self[...]
    if text.hasPrefix("absolute("), text.hasSuffix(")") { text = text.dropFirst(9).dropLast() }
    if text.hasSuffix("pt") { text = text.dropLast(2) }
    return !text.isEmpty
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
          || $0 == UInt8(ascii: "_")
      }
  }
}
