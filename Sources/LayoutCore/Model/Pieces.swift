/// How `define`s were used: for generated Swift, which keeps them as functions. Not part of the layout
/// program.

/// Position of a piece in its layout's table.
package struct PieceID: Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// Position of a use in its layout's table.
package struct UseID: Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// Position of an argument in its layout's table.
package struct ArgumentID: Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// A `define` that the layout uses.
package struct Piece: Equatable, Sendable {
  package var name: String
  /// The text of the `///` comment before it; empty if none.
  package var documentation: String
  /// The names of its parameters, in order.
  package var parameters: [String]

  package init(name: String, documentation: String, parameters: [String]) {
    self.name = name
    self.documentation = documentation
    self.parameters = parameters
  }
}

/// A place where a piece stands. Its elements are in `Child.use` or in a `SectionTemplate`.
package struct PieceUse: Equatable, Sendable {
  package var piece: PieceID
  /// Positions of the parameters that it leaves at their defaults.
  package var defaults: [Int]

  package init(piece: PieceID, defaults: [Int] = []) {
    self.piece = piece
    self.defaults = defaults
  }
}

/// What a use gives for a parameter of its piece. Values made of it stand in `Expression.argument` and
/// `Choice.argument`, beside what they are at this use.
package struct Argument: Equatable, Sendable {
  package var use: UseID
  /// Position in the parameters of the piece.
  package var parameter: Int
  /// Which part of a value of several: `top` of insets, say.
  package var member: String?

  package init(use: UseID, parameter: Int, member: String? = nil) {
    self.use = use
    self.parameter = parameter
    self.member = member
  }
}

/// The section that a use of a piece gives, before the attributes that are written beside it win.
package struct SectionTemplate: Equatable, Sendable {
  package var use: UseID
  package var content: SectionContent
  package var boundarySupplementaryItems: [Child<BoundaryItem>]

  package init(
    use: UseID, content: SectionContent, boundarySupplementaryItems: [Child<BoundaryItem>]
  ) {
    self.use = use
    self.content = content
    self.boundarySupplementaryItems = boundarySupplementaryItems
  }
}
