/// The scene with every number made finite, and what follows from it for all sections.

/// What is the same for all sections of one solving.
struct SolveContext {
  /// The bounds, not negative.
  let container: Extent
  let grid: PixelGrid
  let generation: UIKitGeneration
  /// The axis along which the layout scrolls and sections follow each other.
  let scrollAxis: Axis
  let safeArea: EdgeDistances
  let layoutMargins: EdgeDistances
  let offset: Position
  let isRightToLeft: Bool
  let traits: Traits
  /// What `automatic` of a section stands for.
  let layoutReference: ContentInsetsReference
  let measuredSupplementaries: [MeasuredSupplementary]
  let providers: [ProvidedFrames]

  init(_ model: LayoutModel, _ scene: Scene) {
    container = Extent(
      width: boundedLength(scene.container.width), height: boundedLength(scene.container.height))
    grid = PixelGrid(scale: scene.scale, generation: scene.uikit)
    generation = scene.uikit
    scrollAxis = model.scrollDirection.axis
    safeArea = Self.boundedInsets(scene.safeArea)
    layoutMargins = Self.boundedInsets(scene.layoutMargins)
    offset = Position(
      x: bounded(scene.offset.x), y: bounded(scene.offset.y))
    isRightToLeft = scene.isRightToLeft
    traits = scene.traits
    layoutReference =
      model.contentInsetsReference == .automatic ? .safeArea : model.contentInsetsReference
    measuredSupplementaries = scene.measuredSupplementaries
    providers = scene.providers
  }

  /// What a supplementary of this kind asked for; the last measurement counts.
  ///
  /// - Complexity: O(measured kinds).
  func measuredSize(ofKind kind: String) -> MeasuredSize? {
    var found: MeasuredSize?
    for measured in measuredSupplementaries where sameBytes(measured.elementKind, kind) {
      found = measured.size
    }
    return found
  }

  /// What a closure of the app gives, as far as it is known; of several the last counts.
  ///
  /// - Complexity: O(providers).
  func frames(ofProvider name: String) -> [Rect]? {
    providers.last { sameBytes($0.provider, name) }?.frames
  }

  /// The environment of a section whose reference takes `insets` off the container.
  func inputs(sectionIndex: Int, insets: EdgeDistances) -> [Double] {
    var inputs = [Double](repeating: 0, count: EnvironmentInput.allCases.count)
    func set(_ input: EnvironmentInput, _ value: Double) { inputs[Int(input.rawValue)] = value }
    set(.containerWidth, container.width)
    set(.containerHeight, container.height)
    set(.containerEffectiveWidth, max(container.width - insets.both(.horizontal), 0))
    set(.containerEffectiveHeight, max(container.height - insets.both(.vertical), 0))
    set(.horizontalSizeClass, Double(traits.horizontalSizeClass))
    set(.verticalSizeClass, Double(traits.verticalSizeClass))
    set(.idiom, Double(traits.idiom))
    set(.layoutDirection, isRightToLeft ? 1 : 0)
    set(.displayScale, grid.scale)
    set(.contentSizeCategory, Double(traits.contentSizeCategory))
    set(.sectionIndex, Double(sectionIndex))
    return inputs
  }

  private static func boundedInsets(_ insets: EdgeDistances) -> EdgeDistances {
    EdgeDistances(
      top: bounded(insets.top), leading: bounded(insets.leading),
      bottom: bounded(insets.bottom), trailing: bounded(insets.trailing))
  }
}
