/// What a section is told of the view before it exists.

/// The values that expressions of a section can ask for (`NSCollectionLayoutEnvironment`).
package struct SectionEnvironment: Equatable, Sendable {
  /// The collection view's bounds, in points.
  package var container: Extent
  /// What the layout's content insets reference takes off the container; points.
  package var contentInsets: EdgeDistances
  /// Device pixels in a point, above 0.
  package var displayScale: Double
  package var isRightToLeft: Bool
  package var traits: Traits

  package init(
    container: Extent, contentInsets: EdgeDistances = .zero, displayScale: Double = 1,
    isRightToLeft: Bool = false, traits: Traits = Traits()
  ) {
    self.container = container
    self.contentInsets = contentInsets
    self.displayScale = displayScale
    self.isRightToLeft = isRightToLeft
    self.traits = traits
  }

  /// What sections of `model` are told in `scene`.
  package init(of model: LayoutModel, in scene: Scene) {
    let context = SolveContext(model, scene)
    self.init(
      container: context.container, contentInsets: context.referenceInsets(.automatic),
      displayScale: context.grid.scale, isRightToLeft: scene.isRightToLeft, traits: scene.traits)
  }
}
