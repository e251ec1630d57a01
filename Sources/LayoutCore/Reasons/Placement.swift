/// How an element came to its frame, in numbers: what each side was resolved from, and what stands before it.

/// How an element came to its frame.
package struct Placement: Equatable, Sendable {
  /// The elements that it stands in and itself, from the section inwards.
  package var path: [ElementID]
  package var horizontal: AxisPlacement
  package var vertical: AxisPlacement
  /// Device pixels in a point.
  package var scale: Double
  /// From right to left: the width in which the frame was mirrored, in points.
  package var mirrorWidth: Double?
  /// Whether the metrics behind the frame are private to UIKit.
  package var isApproximate: Bool
  /// The axis along which its parent places it; none of badges and backgrounds.
  package var row: Axis?

  /// What holds along an axis.
  package subscript(axis: Axis) -> AxisPlacement { axis == .horizontal ? horizontal : vertical }
}

/// A place and a length along an axis, before mirroring.
package struct AxisPlacement: Equatable, Sendable {
  package var length: LengthStory
  /// What adds up to the place, from the outside inwards; parts of 0 points are left out.
  package var terms: [PlacementTerm]
  /// Where a pinned view was moved; none: it stands where it belongs.
  package var pin: Pin?
  /// The place before it went to the nearest pixel, in points.
  package var unrounded: Double
  /// The place as it is given out from left to right, in points.
  package var origin: Double

  /// Whether the terms add up to the place, so that they may be told.
  package var isTold: Bool {
    if pin != nil { return true }
    var sum = 0.0
    for term in terms { sum += term.value }
    return (sum - unrounded).magnitude < 1e-6 * max(1, unrounded.magnitude)
  }
}

/// Where a pinned view was moved.
package enum Pin: UInt8, Equatable, Sendable {
  /// To where the visible part begins, or ends.
  case visibleEdge
  /// As far as the section lets it.
  case sectionEdge
}

/// What a length comes from.
package enum LengthCause: Equatable, Sendable {
  case absolute
  case fraction(Fraction)
  /// R9: an equal part of a row with a count.
  case share(Share)
  /// R15: a column of a waterfall.
  case column(Share)
  /// Nothing was measured.
  case estimate
  case measured
  /// The largest that was measured among siblings.
  case uniform
  /// What a frame of a custom group says.
  case frame
  /// What a closure of the app gives.
  case provided
  /// The whole group, as nobody knows what a closure gives.
  case group
  /// A background: the section's length, or the view's.
  case section
}

/// What a fraction is a fraction of.
package struct Fraction: Equatable, Sendable {
  package var value: Double
  package var host: FractionHost
  /// Which side of the host.
  package var side: Axis
  /// The inside of the host, in points.
  package var room: Double
  /// What is taken off before: so many gaps of so many points (R8).
  package var gapCount: Int
  package var gap: Double
}

/// Whose side a fraction is taken of.
package enum FractionHost: UInt8, Equatable, Sendable {
  case group
  /// The cell that a badge is attached to.
  case cell
  /// What the section's group is resolved in.
  case section
  case layout
  case column
  /// The whole view.
  case view
}

/// An equal part of what gaps leave.
package struct Share: Equatable, Sendable {
  package var count: Int
  /// Points, gaps included.
  package var room: Double
  package var gap: Double
}

/// How a side came to its length.
package struct LengthStory: Equatable, Sendable {
  package var cause: LengthCause
  /// Before it was cut to whole pixels; points.
  package var uncut: Double
  /// Before insets; points.
  package var outer: Double
  /// Content insets of the element itself, at the low and the high side; points.
  package var insets: (low: Double, high: Double)
  /// As it is given out, in points.
  package var value: Double

  /// Whether all parts are the same.
  package static func == (a: LengthStory, b: LengthStory) -> Bool {
    a.cause == b.cause && a.uncut == b.uncut && a.outer == b.outer && a.insets == b.insets
      && a.value == b.value
  }
}

/// What a part of a place is.
package enum TermKind: UInt8, Equatable, Sendable {
  /// Sections before it and what stands between, the layout's headers included.
  case sections
  case headers
  /// Above the header of a list.
  case padding
  /// What the content insets reference takes off the view.
  case reference
  case sectionInset
  case groups
  /// Fixed edge spacing, or the least of flexible.
  case edge
  case groupInset
  case subitems
  /// What flexible spacing before it takes of the room that is left.
  case flexible
  case itemInset
  /// Where a frame of a custom group says.
  case frame
  /// Columns of a waterfall before it.
  case columns
  /// What stands above it in its column.
  case column
  /// Where the content of a section begins behind its headers, and where it ends.
  case contentStart
  case contentEnd
  /// The view's own length.
  case ownLength
  /// What alignment makes of the room beside it.
  case alignment
  case offset
  /// From a corner to the anchored point.
  case anchor
  /// From the own anchored point back to the corner.
  case ownAnchor
}

/// A part of a place.
package struct PlacementTerm: Equatable, Sendable {
  package var kind: TermKind
  /// Points.
  package var value: Double
  /// The element whose attribute it is.
  package var source: ElementID
  /// How many stand before it.
  package var count = 0
  /// How long each of them is and the gap behind it, in points, where that is the same for all.
  package var each: (length: Double, gap: Double)?
  /// Whether the gap is flexible.
  package var isGapFlexible = false

  /// Whether all parts are the same.
  package static func == (a: PlacementTerm, b: PlacementTerm) -> Bool {
    a.kind == b.kind && a.value == b.value && a.source == b.source && a.count == b.count
      && a.each?.length == b.each?.length && a.each?.gap == b.each?.gap
      && a.isGapFlexible == b.isGapFlexible
  }

  init(
    _ kind: TermKind, _ value: Double, _ source: ElementID, count: Int = 0,
    each: (length: Double, gap: Double)? = nil, isGapFlexible: Bool = false
  ) {
    self.kind = kind
    self.value = value
    self.source = source
    self.count = count
    self.each = each
    self.isGapFlexible = isGapFlexible
  }
}
