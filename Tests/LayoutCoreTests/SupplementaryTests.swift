/// Badges of items and groups (R16–R19, R38).

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct SupplementaryTests {
  /// Record 154 and, for the group, 150.
  @Test func anchorsAndOffsets() {
    func offset(_ x: Double, _ y: Double, fractional: Bool) -> AnchorOffset {
      AnchorOffset(isFractional: fractional, value: point(x, y))
    }
    let model = layout(
      group(
        .horizontal, .ofWidth(1), 200,
        badges: [badge("group", 40, 20, at: .topLeading, item: .bottomLeading)],
        [
          item(
            insets: insets(top: 2, leading: 3, bottom: 4, trailing: 5),
            badges: [
              badge("one", 40, 20, at: .topTrailing, offset: offset(7, 9, fractional: false)),
              badge("two", 40, 20, at: .topTrailing, offset: offset(0.5, 0.25, fractional: true)),
              badge(
                "three", 40, 20, at: .topTrailing, item: .bottomLeading,
                itemOffset: offset(0.5, 0.25, fractional: true)),
              badge(
                "four", 40, 20, at: .topTrailing, item: .bottomLeading,
                itemOffset: offset(3, 4, fractional: false)),
              badge("five", .ofWidth(0.5), .ofHeight(0.25), at: .topTrailing),
              badge("six", .estimated(33), .estimated(17), at: .bottom, zIndex: 5),
            ])
        ]), insets: insets(all: 50))
    let solved = solve(model, in: scene(model, items: [1]))
    let expected: [String: [Double]] = [
      "one": [232, 61, 40, 20], "two": [245, 57, 40, 20], "three": [285, 37, 40, 20],
      "four": [268, 36, 40, 20], "five": [159, 52, 106, 48.5], "six": [142.5, 229, 33, 17],
      "group": [50, 30, 40, 20],
    ]
    let badges = solved.elements(.supplementary)
    #expect(badges.count == expected.count)
    for badge in badges { #expect(badge.frame.numbers == expected[badge.elementKind]) }
    #expect(badges.map { $0.zIndex } == [1, 1, 1, 1, 1, 5, 1])
  }

  /// R38: a count for each kind and section; record 156 for the frames.
  @Test func indicesCountPerKindAndSection() {
    let model = layout(
      group(
        .horizontal, .ofWidth(1), 60, badges: [badge("group", .ofWidth(1), 4, at: .bottom)],
        [item(.ofWidth(0.5), badges: [badge("item", 10, 10, at: .top)])]))
    let solved = solve(model, in: scene(model, items: [5, 3]))
    let groups = solved.elements(.supplementary).filter { $0.elementKind == "group" }
    #expect(
      groups.map { [$0.section ?? -1, $0.item] } == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]])
    #expect(groups.map { $0.frame.y } == [56, 116, 176, 236, 296])
    let items = solved.elements(.supplementary).filter { $0.elementKind == "item" }
    #expect(items.map { $0.item } == [0, 1, 2, 3, 4, 0, 1, 2])
    #expect(items.map { $0.frame.x } == [75, 235, 75, 235, 75, 75, 235, 75])
  }
}
