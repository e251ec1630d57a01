/// What comes from the view: insets references, right to left (R50).

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct EnvironmentTests {
  static let margins = EdgeDistances(top: 10, leading: 20, bottom: 30, trailing: 40)

  /// Records 162–181, and the limit of readable content.
  @Test(arguments: [
    (ContentInsetsReference.none, 320.0, [0.0, 20, 160, 40], [0.0, 0, 320, 20]),
    (.automatic, 320, [7, 20, 152.5, 40], [7, 0, 305, 20]),
    (.safeArea, 320, [7, 20, 152.5, 40], [7, 0, 305, 20]),
    (.layoutMargins, 320, [20, 20, 130, 40], [20, 0, 260, 20]),
    (.readableContent, 320, [20, 20, 130, 40], [20, 0, 260, 20]),
    (.readableContent, 832, [70, 20, 336, 40], [70, 0, 672, 20]),
  ])
  func insetsReference(_ row: (ContentInsetsReference, Double, [Double], [Double])) {
    let model = layout([
      section(
        group(.horizontal, .ofWidth(1), 40, [item(.ofWidth(0.5))]), reference: row.0,
        boundaries: [boundary("h", .top, .ofWidth(1), 20)])
    ])
    let solved = solve(
      model,
      in: scene(
        model, items: [2], width: row.1,
        safeArea: EdgeDistances(top: 50, leading: 7, trailing: 8), layoutMargins: Self.margins))
    #expect(solved.elements.map { $0.frame.numbers }.prefix(2) == [row.3, row.2])
  }

  /// Everything in one layout is the mirror image of left to right, and every way to ask agrees.
  @Test(arguments: [ScrollDirection.vertical, .horizontal], [UIKitGeneration.uikit14, .uikit17])
  func rightToLeftIsTheMirrorImage(_ direction: ScrollDirection, _ uikit: UIKitGeneration) {
    let nested = group(
      .horizontal, 250, 90, spacing: 3, insets: uneven,
      [item(.ofWidth(1.0 / 3), badges: [badge("b", 9, 9, at: .topTrailing)]), item(50, 20)])
    let model = layout(
      scroll: direction, spacing: 5, boundaries: [boundary("l", .topLeading, 70, 20)],
      [
        section(
          nested, insets: uneven,
          boundaries: [boundary("h", .topLeading, 50, 20, offset: point(3, 2))],
          backgrounds: [background("bg", insets: uneven)]),
        section(custom(100, 60, [frame(5, 6, 30, 20)]), insets: uneven, spacing: 4),
      ])
    func solved(_ isRightToLeft: Bool) -> SolvedLayout {
      solve(
        model,
        in: scene(model, items: [7, 3], scale: 3, uikit: uikit, isRightToLeft: isRightToLeft))
    }
    let left = solved(false)
    let right = solved(true)
    let width = max(left.contentSize.width, 320)
    #expect(left.elements.count == 18)
    for (a, b) in zip(left.elements, right.elements) {
      #expect(b.frame.x == width - a.frame.x - a.frame.width)
      #expect([b.frame.y, b.frame.width, b.frame.height] == Array(a.frame.numbers.dropFirst()))
    }
    let buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: 4 * right.cellCount)
    defer { unsafe buffer.deallocate() }
    unsafe right.writeCellFrames(into: buffer)
    #expect(
      unsafe Array(buffer) == right.elements(.cell).flatMap { $0.frame.numbers })
  }

  /// An orthogonal section begins at the right edge of the container.
  @Test func orthogonalSectionsBeginAtTheRight() {
    let model = layout([
      section(group(.horizontal, 200, 50, [item()]), insets: uneven, scroll: .continuous)
    ])
    let solved = solve(model, in: scene(model, items: [3], isRightToLeft: true))
    #expect(
      solved.elements.map { $0.frame.numbers } == [
        [116, 3, 200, 50], [-84, 3, 200, 50], [-284, 3, 200, 50],
      ])
  }
}
