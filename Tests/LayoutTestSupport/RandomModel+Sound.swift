/// Numbers and structures for `RandomModel`: any at all, or in sound models those that make sense.

import LayoutCore

extension ModelMaker {
  var isSound: Bool { parts.contains(.sound) }

  /// From 1 to 60.
  mutating func soundScalar() -> Scalar {
    guard isOne(in: 4) else { return .constant(Double(1 + roll(40))) }
    let value = numeric(depth: 2)
    let low = expressions.append(.integer(1))
    let high = expressions.append(.integer(60))
    return .expression(expressions.append(.call3(.clamp, value, low, high)))
  }

  mutating func dimension() -> Dimension {
    let kind = pick(DimensionKind.allCases)
    guard isSound, kind == .fractionalWidth || kind == .fractionalHeight else {
      return Dimension(kind, scalar())
    }
    return Dimension(kind, .constant(pick([0.2, 0.25, 1 / 3.0, 0.5, 1])))
  }

  /// The item of a waterfall: in sound models with a height that is known.
  mutating func tile() -> Item {
    guard isSound else { return item() }
    let height = choice { maker -> Dimension in
      let kind: DimensionKind = maker.pick([.absolute, .fractionalWidth])
      return Dimension(
        kind, kind == .absolute ? maker.scalar() : .constant(maker.pick([0.5, 0.75, 1.5])))
    }
    return Item(
      id: nextElement(), size: Size(width: Size.fill.width, height: height),
      contentInsets: insets())
  }

  /// How often something is repeated, or how many columns there are.
  mutating func count() -> Scalar { isSound ? .constant(Double(1 + roll(3))) : scalar() }

  /// Children of which, in sound models, there is one whatever the conditions.
  mutating func onlyChild<Element>(
    _ make: (inout ModelMaker) -> Element
  ) -> [Child<Element>] {
    guard isSound else { return children(make) }
    let result: [Child<Element>]
    if isOne(in: 5) {
      let condition = boolean(depth: 2)
      let then = make(&self)
      result = [.conditional(condition, then: [.element(then)], otherwise: [.element(make(&self))])]
    } else {
      result = [.element(make(&self))]
    }
    return isOne(ofPieces: 5) ? [.use(nextUse(), result)] : result
  }
}
