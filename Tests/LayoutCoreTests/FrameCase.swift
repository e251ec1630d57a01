/// A row of the tables in these tests: a layout, a scene and the frames that come out.

import LayoutCore
import LayoutTestSupport
import Testing

/// A layout in a scene, with what it must give. Names that begin with a number are records of UIKit
/// (`mac27-NNN`, macOS 27, two pixels a point).
struct FrameCase: CustomTestStringConvertible {
  var name: String
  var model: LayoutModel
  var scene: Scene
  var category: ElementCategory
  /// x, y, width, height of the first elements of the category, in order.
  var frames: [[Double]]
  var contentSize: [Double]?

  init(
    _ name: String, _ model: LayoutModel, items: [Int], category: ElementCategory = .cell,
    _ frames: [[Double]], contentSize: [Double]? = nil
  ) {
    self.init(
      name, model, LayoutTestSupport.scene(model, items: items), category: category, frames,
      contentSize: contentSize)
  }

  init(
    _ name: String, _ model: LayoutModel, _ scene: Scene, category: ElementCategory = .cell,
    _ frames: [[Double]], contentSize: [Double]? = nil
  ) {
    self.name = name
    self.model = model
    self.scene = scene
    self.category = category
    self.frames = frames
    self.contentSize = contentSize
  }

  var testDescription: String { name }

  /// Solves and compares.
  func check() {
    let solved = solve(model, in: scene)
    let found = solved.elements(category).map { $0.frame.numbers }
    #expect(Array(found.prefix(frames.count)) == frames)
    #expect(solved.issues == [])
    if let contentSize {
      #expect([solved.contentSize.width, solved.contentSize.height] == contentSize)
    }
  }
}

extension Rect {
  /// x, y, width, height.
  var numbers: [Double] { [x, y, width, height] }
}

extension SolvedLayout {
  /// Every element, in order.
  var elements: [FrameElement] {
    var elements: [FrameElement] = []
    forEachElement { elements.append($0) }
    return elements
  }

  /// The elements of a category, in order.
  func elements(_ category: ElementCategory) -> [FrameElement] {
    elements.filter { $0.category == category }
  }
}

/// A layout of one section with one group.
func layout(
  _ group: Group, insets: Insets = .zero, spacing: Double = 0, scroll: ScrollDirection = .vertical
) -> LayoutModel {
  layout(scroll: scroll, [section(group, insets: insets, spacing: spacing)])
}

/// The insets that most records have: 3, 4, 5, 6.
let uneven = insets(top: 3, leading: 4, bottom: 5, trailing: 6)
