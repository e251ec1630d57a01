/// rounded-third, fraction-sum and unused-room: rows whose fractions don't add up to 1.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension CheckedLayout {
  /// Looks at the fractions of every row without a count: whether a quotient was rounded, whether a subitem
  /// is never shown because they add up to more than 1, and what a full row leaves.
  func checkFractions(_ forecast: Forecast, _ reports: inout Reports) {
    for fact in groups {
      guard let (row, fractions) = fractions(ofRow: fact), fractions.count > 0,
        !fractions.isFull || fractions.count < row.count, let axis = fact.axis
      else { continue }
      let example = forecast.exampleRow(of: fact.group.id)
      if let rounded = RoundedRow(fractions) {
        report(rounded, of: fact, row, along: axis, example, &reports)
      } else if fractions.count < row.count {
        reportSum(fractions, of: fact, row, along: axis, forecast, &reports)
      } else {
        reportRoom(fractions, of: fact, along: axis, example, &reports)
      }
    }
  }

  /// The points that a full row leaves on the example device; none where they are no pixel.
  private func gap(_ example: ExampleRow?, of fact: GroupFact) -> DevicePoints? {
    guard let example, fact.leavesRoomAtEnd, example.row.free * Double(example.device.scale) >= 0.99
    else { return nil }
    return DevicePoints(
      points: example.row.free.shortText, device: example.device.name, width: example.device.width)
  }

  // MARK: - Rounded quotients

  private func report(
    _ rounded: RoundedRow, of fact: GroupFact, _ row: [Subitem], along axis: Axis,
    _ example: ExampleRow?, _ reports: inout Reports
  ) {
    let gap = gap(example, of: fact)
    let isShort = rounded.fits < rounded.wanted
    // Else there is nothing to see: the room goes into the gaps, or the quotient leaves as much.
    guard isShort || (fact.leavesRoomAtEnd && (example.map { rounded.losesPixels(in: $0) } ?? true))
    else { return }
    var places: [Place] = []
    var edits: [Edit]? = isShared(origin.place(of: fact.group.id)) ? nil : []
    for (index, quotient) in rounded.quotients.enumerated() {
      guard let quotient else { continue }
      let place = place(ofSide: axis, of: row[index].id, bare: axis)
      guard !places.contains(place) else { continue }
      places.append(place)
      edits = edits.flatMap { edits in
        literal(rounded.fractions[index], in: place, quotient).map { edits + [$0] }
      }
    }
    guard let first = rounded.quotients.firstIndex(where: { $0 != nil }),
      let quotient = rounded.quotients[first]
    else { return }
    if let cross = crossEdit(fact, rounded.fractions[first], quotient, along: axis) {
      edits?.append(cross)
    }
    reports.reportOnce(
      .roundedThird(
        places[0], others: Array(places.dropFirst().prefix(3)),
        literal: rounded.fractions[first].text, exact: quotient.text, arrangement: axis.arrangement,
        fits: rounded.fits, wanted: rounded.wanted, gap: gap,
        fix: edits.map {
          Fix(title: "write the quotient", applicability: .maybe, edits: $0)
        }))
  }

  /// Replaces the only number at a place, where it is the fraction.
  private func literal(_ fraction: Double, in place: Place, _ quotient: Quotient) -> Edit? {
    guard !isShared(place), let text = writtenText(at: place),
      let found = NumberInText(text), abs(found.value - fraction) < 1e-12
    else { return nil }
    let start = Int(place.range.start)
    return Edit(
      Place(
        place.file,
        ByteRange(start: start + found.range.lowerBound, end: start + found.range.upperBound)),
      replacement: found.isPercent ? "fractional(\(quotient.text))" : quotient.text)
  }

  /// A group as thick as its items are long was meant to hold squares.
  private func crossEdit(
    _ fact: GroupFact, _ fraction: Double, _ quotient: Quotient, along axis: Axis
  ) -> Edit? {
    guard let cross = fact.group.size[axis.crossed].only, cross.value.constant == fraction,
      cross.kind == (axis == .horizontal ? .fractionalWidth : .fractionalHeight),
      let place = writtenPlace(ofSide: axis.crossed, of: fact.group.id, bare: nil)
    else { return nil }
    return literal(fraction, in: place, quotient)
  }

  // MARK: - Sums

  private func reportSum(
    _ fractions: RowFractions, of fact: GroupFact, _ row: [Subitem], along axis: Axis,
    _ forecast: Forecast, _ reports: inout Reports
  ) {
    // Of groups among them children-exceed-parent tells; what looks alike shows the same without the last.
    let isOfItems = row.allSatisfy {
      if case .item = $0 { return true }
      return false
    }
    guard isOfItems, row.contains(where: { !$0.looks(like: row[0]) }),
      forecast.isUnknown
        ? fractions.sum > 1.02 : forecast.alwaysHolds(fractions.count, of: fact.group.id)
    else { return }
    let count = fractions.count
    let left = max(1 - fractions.used, 0)
    let place = place(ofSide: axis, of: row[count].id, bare: axis)
    var fix: Fix?
    if count + 1 == row.count, left.shortText != "0", !isShared(place),
      let edit = edit(
        side: axis, of: row[count].id, bare: axis, to: "fractional(\(left.shortText))")
    {
      fix = Fix(
        title: "give it the \(left.shortText) that is left", applicability: .maybe, edits: [edit])
    }
    reports.reportOnce(
      .fractionSum(
        place, arrangement: axis.arrangement, group: origin.place(of: fact.group.id),
        sum: fractions.sum.shortText, position: count + 1, count: row.count, left: left.shortText,
        fix: fix))
  }

  private func reportRoom(
    _ fractions: RowFractions, of fact: GroupFact, along axis: Axis, _ example: ExampleRow?,
    _ reports: inout Reports
  ) {
    guard fractions.used >= 0.9 - 1e-9, let gap = gap(example, of: fact) else { return }
    reports.reportOnce(
      .unusedRoom(
        origin.place(of: fact.group.id), arrangement: axis.arrangement,
        sum: fractions.used.shortText, count: fractions.count, gap: gap))
  }
}

extension Axis {
  /// What stands along it.
  var arrangement: String { self == .horizontal ? "row" : "column" }
}
