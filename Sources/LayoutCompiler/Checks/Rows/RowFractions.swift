/// Rows whose subitems are all constant fractions of them: how many fit, and what is left.

import LayoutCore

/// The fractions of a row, and what a full one takes (R8, R10): the gaps change neither.
struct RowFractions {
  /// Of the subitems as written.
  let fractions: [Double]
  /// How many subitems a full row holds; they repeat in cycles.
  let count: Int
  /// The sum of the fractions of a full row.
  let used: Double

  /// How far a row may exceed its room and still count as fitting, as a fraction of it.
  private static let slack = 1e-6
  /// More than any row is filled with.
  private static let countLimit = 10_000

  init(_ fractions: [Double]) {
    self.fractions = fractions
    var count = 0
    var used = 0.0
    while !fractions.isEmpty, count < Self.countLimit {
      let next = used + fractions[count % fractions.count]
      guard next <= 1 + Self.slack else { break }
      used = next
      count += 1
    }
    self.count = count
    self.used = used
  }

  /// The sum of all fractions, each once.
  var sum: Double { fractions.reduce(0) { $0 + $1 } }

  /// Whether a full row leaves nothing.
  var isFull: Bool { abs(1 - used) <= Self.slack }
}

extension CheckedLayout {
  /// The fractions of a row without a count of which nothing is measured and whose subitems have no edges
  /// along it, with the subitems; none of other rows.
  func fractions(ofRow fact: GroupFact) -> (row: [Subitem], fractions: RowFractions)? {
    guard let axis = fact.axis, fact.group.count == nil,
      !fact.group.size[axis].variants.contains(where: { $0.isMeasured }), let row = fact.row,
      let fractions = Self.fractions(of: row, along: axis)
    else { return nil }
    return (row, RowFractions(fractions))
  }

  /// Whether a full row surely holds two of its subitems or more, `item` being one.
  func holdsSeveral(_ fact: GroupFact, of item: Item, along axis: Axis) -> Bool {
    if let count = fact.group.count { return (count.constant ?? 0) >= 2 }
    if fact.group.size[axis].isAlwaysMeasured { return (fact.row?.count ?? 0) >= 2 }
    if let (_, fractions) = fractions(ofRow: fact) { return fractions.count >= 2 }
    return false
  }

  private static func fractions(of row: [Subitem], along axis: Axis) -> [Double]? {
    var fractions: [Double] = []
    for subitem in row {
      guard let fraction = subitem.size[axis].fraction(along: axis), fraction > 0,
        subitem.edgeSpacing.sides(axis).allSatisfy({ $0.only?.isNothing == true })
      else { return nil }
      fractions.append(fraction)
    }
    return fractions.isEmpty ? nil : fractions
  }
}

extension GroupFact {
  /// Whether what a row leaves surely stays at its end.
  var leavesRoomAtEnd: Bool {
    guard let spacing = group.interItemSpacing else { return true }
    return spacing.variants.allSatisfy { !$0.isFlexible }
  }
}

extension Spacing {
  /// Whether it takes no room.
  var isNothing: Bool { !isFlexible && value.constant == 0 }
}
