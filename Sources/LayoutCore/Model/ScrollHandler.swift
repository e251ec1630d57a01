/// What `onScroll` does to a visible cell (`visibleItemsInvalidationHandler`).

/// Statements carried out for each visible cell, in order.
package struct ScrollHandler: Equatable, Sendable {
  package var id: ElementID
  package var statements: [ScrollStatement]
  /// The name of a closure of the app that does it all; then there are no statements.
  package var name: String?

  package init(id: ElementID, statements: [ScrollStatement], name: String? = nil) {
    self.id = id
    self.statements = statements
    self.name = name
  }
}

/// One statement of `onScroll`.
package indirect enum ScrollStatement: Equatable, Sendable {
  /// `let name = value`, for the statements that follow.
  case local(LocalID, ExpressionID)
  case set(ScrollProperty, Scalar)
  case setPoint(ScrollPointProperty, ScalarPoint)
  case conditional(ExpressionID, then: [ScrollStatement], otherwise: [ScrollStatement])
}

/// A property of a visible cell with one value.
package enum ScrollProperty: UInt8, CaseIterable, Sendable {
  /// 1 is full size.
  case scale
  /// 0 transparent … 1 opaque.
  case alpha
  /// Radians, clockwise.
  case rotate
  case zIndex
  /// A Boolean.
  case hidden
}

/// A property of a visible cell with a horizontal and a vertical value, in points.
package enum ScrollPointProperty: UInt8, CaseIterable, Sendable {
  case translate
  /// In content coordinates.
  case center
}
