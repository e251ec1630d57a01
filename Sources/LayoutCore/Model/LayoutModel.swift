/// The hub of the project: a layout as values, with expressions where the environment decides.

/// A collection-view layout: what the text lowers to, and what frames, JSON, Swift and pictures are
/// projections of (`UICollectionViewCompositionalLayout` and its configuration).
package struct LayoutModel: Equatable, Sendable {
  package var id: ElementID
  package var name: String
  /// The text of the `///` comment before the layout, lines joined by line feeds; empty if none.
  package var documentation: String
  package var scrollDirection: ScrollDirection
  package var interSectionSpacing: Scalar
  package var contentInsetsReference: ContentInsetsReference
  /// Headers, footers and the like of the whole layout.
  package var boundarySupplementaryItems: [Child<BoundaryItem>]
  /// Numbered in the order written. A layout with one section serves every section of the data.
  package var sections: [Section]
  /// Every expression of this layout; operands stand before what uses them.
  package var expressions: ExpressionPool
  /// Every local of this layout, by `LocalID`.
  package var locals: [Local]
  /// The run-time inputs, by `ParameterID`.
  package var parameters: [Parameter]
  /// The named constants that this layout uses, by `ConstantID`.
  package var constants: [NamedConstant]
  /// The `define`s that this layout uses, by `PieceID`.
  package var pieces: [Piece]
  /// Where it uses them, by `UseID`.
  package var uses: [PieceUse]
  /// What it gives them, by `ArgumentID`.
  package var arguments: [Argument]

  package init(
    id: ElementID, name: String, documentation: String = "",
    scrollDirection: ScrollDirection = .vertical, interSectionSpacing: Scalar = .zero,
    contentInsetsReference: ContentInsetsReference = .automatic,
    boundarySupplementaryItems: [Child<BoundaryItem>] = [], sections: [Section] = [],
    expressions: ExpressionPool = ExpressionPool(), locals: [Local] = [],
    parameters: [Parameter] = [], constants: [NamedConstant] = [], pieces: [Piece] = [],
    uses: [PieceUse] = [], arguments: [Argument] = []
  ) {
    self.id = id
    self.name = name
    self.documentation = documentation
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.contentInsetsReference = contentInsetsReference
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.sections = sections
    self.expressions = expressions
    self.locals = locals
    self.parameters = parameters
    self.constants = constants
    self.pieces = pieces
    self.uses = uses
    self.arguments = arguments
  }
}
