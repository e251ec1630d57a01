/// Builds groups that hold all items of a section, and the inputs that they need.

import LayoutCore
import LayoutTestSupport

/// The input `aspectRatio: (Int) -> Number` of these tests.
let aspectRatio = ParameterID(rawValue: 0)

/// A waterfall.
func waterfall(
  columns: Double, spacing: Double = 0, rowSpacing: Double? = nil, width: Side = .ofWidth(1),
  insets: Insets = .zero, edges: EdgeSpacing = .none, badges: [SupplementaryItem] = [],
  _ item: Child<Item>...
) -> Group {
  Group(
    id: ElementID(rawValue: 2),
    arrangement: .waterfall(
      Waterfall(
        columns: .constant(columns), spacing: .constant(spacing),
        rowSpacing: .constant(rowSpacing ?? spacing), item: item)),
    size: size(width), contentInsets: insets, edgeSpacing: edges,
    supplementaryItems: badges.map { .element($0) })
}

/// The item of a waterfall.
func tile(_ height: Side, insets: Insets = .zero) -> Child<Item> {
  .element(Item(id: ElementID(rawValue: 1), size: size(.ofWidth(1), height), contentInsets: insets))
}

/// Frames that are gone through until every item has one.
func each(
  _ width: Side = .ofWidth(1), _ height: Side = .ofHeight(1), _ frames: [Child<CustomFrame>]
) -> Group {
  Group(
    id: ElementID(rawValue: 2), arrangement: .each(frames: frames), size: size(width, height))
}

/// A group whose frames a closure of the app gives.
func provider(
  _ name: String, _ width: Side = .ofWidth(1), _ height: Side = .ofHeight(1)
) -> Group {
  Group(id: ElementID(rawValue: 2), arrangement: .provider(name), size: size(width, height))
}

/// The tutorials' layout of pictures with their captions below: `width / aspectRatio(index) + 60`.
///
/// - Parameter fallback: `aspectRatio` where nobody gives it.
func pictures(
  columns: Double = 2, spacing: Double = 7, rowSpacing: Double? = nil, insets: Insets = .zero,
  sectionInsets: Insets = .zero, item: Insets = .zero, edges: EdgeSpacing = .none,
  scroll: ScrollDirection = .vertical, orthogonal: OrthogonalScrollingBehavior = .none,
  backgrounds: [DecorationItem] = [], fallback: ParameterDefault? = nil
) -> LayoutModel {
  var pool = ExpressionPool()
  let ratio = pool.append(.apply(aspectRatio, pool.append(.input(.index))))
  let picture = pool.append(.binary(.divide, pool.append(.input(.columnWidth)), ratio))
  let height = pool.append(.binary(.add, picture, pool.append(.integer(60))))
  var model = layout(
    scroll: scroll, expressions: pool,
    [
      section(
        waterfall(
          columns: columns, spacing: spacing, rowSpacing: rowSpacing, insets: insets,
          edges: edges, tile(.computed(.absolute, height), insets: item)),
        insets: sectionInsets, scroll: orthogonal, backgrounds: backgrounds)
    ])
  model.parameters = [
    Parameter(name: "aspectRatio", type: .numberFunction, defaultValue: fallback)
  ]
  return model
}

extension Scene {
  /// The same scene with inputs.
  func with(inputs: InputValue?...) -> Scene {
    var scene = self
    scene.inputs = inputs
    return scene
  }
}

extension SolvedLayout {
  /// The frames of all cells.
  var cells: [[Double]] { elements(.cell).map { $0.frame.numbers } }
}
