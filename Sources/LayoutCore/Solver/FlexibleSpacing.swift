/// Shares what is left of a row among flexible spacers (R13, R14, R36).

/// R13: what each of `count` flexible spacers gets of `free` points; nothing of a row that is too
/// full.
func flexibleShare(of free: Double, among count: Double) -> Double {
  count > 0 ? max(free, 0) / count : 0
}

/// R14, R36: where something of length `extent` begins across an axis in `room` points: after its low
/// edge spacing; flexible edges share what is left, which may be negative.
func offsetAcross(extent: Double, edges: ResolvedEdges, _ axis: Axis, room: Double) -> Double {
  let low = edges.low(axis)
  guard low.isFlexible else { return low.value }
  let left = room - extent - edges.least(axis)
  return low.value + left / Double(edges.flexibleCount(axis))
}
