/// overlapping-boundaries: boundary items of one edge lie on each other.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// How many items of one edge are compared with each other.
  private static var comparedItems: Int { 8 }

  /// Warns of headers, footers and other boundary items of one edge that share area: UIKit doesn't stack
  /// them (R21). Those in front of each other by their `zIndex` are meant to.
  func checkOverlappingBoundaries(_ reports: inout Reports) {
    var edges: [BoundaryEdge: [BoundaryItem]] = [:]
    for fact in boundaryItems where !fact.isConditional {
      guard let side = fact.item.knownSide(model.scrollDirection.axis), side != 0,
        let extends = fact.item.extendsBoundary.only
      else { continue }
      let edge = BoundaryEdge(section: fact.section, side: side, extends: extends)
      let known = edges[edge, default: []]
      for first in known {
        guard let overlap = overlap(first, fact.item, edge) else { continue }
        report(fact.item, over: first, edge, overlap, &reports)
        break
      }
      if known.count < Self.comparedItems { edges[edge] = known + [fact.item] }
    }
  }

  private struct BoundaryEdge: Hashable {
    var section: Int?
    var side: Int
    var extends: Bool
  }

  /// Where items share area.
  private enum Overlap {
    case everywhere
    case at(WidthRanges)
  }

  /// The widths at which two items of an edge share area; none where they never do, or nobody knows.
  private func overlap(
    _ first: BoundaryItem, _ second: BoundaryItem, _ edge: BoundaryEdge
  ) -> Overlap? {
    guard first.zIndex == second.zIndex, meetAlongScroll(first, second, edge) else { return nil }
    let cross = model.scrollDirection.axis.crossed
    guard let firstSide = first.knownSide(cross), let secondSide = second.knownSide(cross),
      let firstOffset = first.offset.known(cross), let secondOffset = second.offset.known(cross)
    else { return nil }
    if firstSide == secondSide, firstOffset == secondOffset { return .everywhere }
    guard let inset = followedInset(edge.section, cross), let firstSize = first.size[cross].only,
      let secondSize = second.size[cross].only
    else { return nil }
    func overlaps(_ width: Int) -> Bool {
      let room = max(0, Double(width) - inset)
      guard let firstLength = firstSize.knownLength(along: cross, of: room),
        let secondLength = secondSize.knownLength(along: cross, of: room)
      else { return false }
      let firstStart = (room - firstLength) * Double(firstSide + 1) / 2 + firstOffset
      let secondStart = (room - secondLength) * Double(secondSide + 1) / 2 + secondOffset
      return firstStart + firstLength > secondStart + 0.5
        && secondStart + secondLength > firstStart + 0.5
    }
    guard deviceCatalogue.contains(where: { overlaps($0.width) }) else { return nil }
    // Two comparisons of straight lines: what holds at both ends holds between them.
    if overlaps(WidthRanges.all.lowerBound), overlaps(WidthRanges.all.upperBound) {
      return .everywhere
    }
    // Lengths of sideways layouts are heights, for which there is no list of devices.
    return cross == .vertical ? nil : .at(WidthRanges(overlaps))
  }

  private func meetAlongScroll(
    _ first: BoundaryItem, _ second: BoundaryItem, _ edge: BoundaryEdge
  ) -> Bool {
    let axis = model.scrollDirection.axis
    guard let firstOffset = first.offset.known(axis), let secondOffset = second.offset.known(axis)
    else { return false }
    if firstOffset == secondOffset { return true }
    guard let firstLength = first.size[axis].only?.knownPoints,
      let secondLength = second.size[axis].only?.knownPoints
    else { return false }
    // Outside the low edge, or inside the high one, an item ends at the edge, else it begins there.
    let endsThere = (edge.side < 0) == edge.extends
    let firstStart = firstOffset - (endsThere ? firstLength : 0)
    let secondStart = secondOffset - (endsThere ? secondLength : 0)
    return firstStart + firstLength > secondStart && secondStart + secondLength > firstStart
  }

  /// What boundary items of a section follow of its insets.
  private func followedInset(_ section: Int?, _ cross: Axis) -> Double? {
    guard let section, let content = sections[section].content else { return 0 }
    switch content.supplementariesFollowContentInsets.only {
    case true: return content.contentInsets.knownSum(cross)
    case false: return 0
    case nil: return nil
    }
  }

  private func report(
    _ item: BoundaryItem, over first: BoundaryItem, _ edge: BoundaryEdge, _ overlap: Overlap,
    _ reports: inout Reports
  ) {
    var below: String?
    var ranges: [WidthRange] = []
    var device: String?
    if case .at(let widths) = overlap {
      guard let narrowest = NamedDevices.narrowest(where: { widths.contains($0) }) else { return }
      device = narrowest.name
      below = widths.below.map { String($0) }
      ranges = WidthRange.ranges(widths.ranges, tried: WidthRanges.all)
    }
    let axis = model.scrollDirection.axis
    let isAlone =
      item.offset == .zero && edge.extends
      && origin.attribute(.offset, of: item.id) == nil
    var offset: (Place, String)?
    if isAlone, let length = first.size[axis].only?.knownPoints, first.offset == .zero {
      let distance = (Double(edge.side) * length).text
      let pair = axis == .vertical ? "(0, " + distance + ")" : "(" + distance + ", 0)"
      offset = (origin.end(of: item.id), " offset: " + pair)
    }
    reports.report(
      .overlappingBoundaries(
        origin.place(of: item.id), first: origin.place(of: first.id), below: below,
        widths: ranges, device: device, offset: offset))
  }
}
