/// Random expressions, from a seed.

import LayoutCore
import LayoutTestSupport

/// Makes up expressions of what a handler of a section can see.
struct RandomTerm {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &generator) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[roll(elements.count)]
  }

  // MARK: - Numbers

  /// A number.
  mutating func number(_ depth: Int) -> Term {
    guard depth > 0 else { return leaf() }
    let next = depth - 1
    switch roll(14) {
    case 0: return leaf()
    case 1: return whole(depth)
    case 2...5:
      let sign: BinaryOperator = pick([.add, .subtract, .multiply, .divide])
      let left = number(next)
      return .binary(sign, left, number(next))
    case 6: return -number(next)
    case 7: return .call(pick([.abs, .floor, .ceil, .round, .sqrt, .sin, .cos]), [number(next)])
    case 8, 9:
      let function: Function = pick([.min, .max, .mod])
      let first = number(next)
      return .call(function, [first, number(next)])
    case 10:
      let value = number(next)
      let low = number(next)
      return .call(.clamp, [value, low, number(next)])
    default:
      let condition = truth(next)
      let then = number(next)
      return .choose(condition, then, number(next))
    }
  }

  private mutating func leaf() -> Term {
    switch roll(5) {
    case 0:
      return .number(
        pick([0, 0.5, 0.1, 1.5, 2.5, -1, 1e3, 3.141592653589793, 1e300, 1e-300, -0.0]))
    case 1: return .input(pick([.containerWidth, .containerHeight, .containerEffectiveWidth]))
    case 2: return .parameter(pick([1, 2]))
    case 3: return .apply(5, whole(1))
    default: return wholeLeaf()
    }
  }

  // MARK: - Whole numbers

  /// A whole number.
  mutating func whole(_ depth: Int) -> Term {
    guard depth > 0 else { return wholeLeaf() }
    let next = depth - 1
    switch roll(12) {
    case 0: return wholeLeaf()
    case 1...4:
      let sign: BinaryOperator = pick([.add, .subtract, .multiply])
      let left = whole(next)
      return .binary(sign, left, whole(next))
    case 5: return -whole(next)
    case 6: return .call(.abs, [whole(next)])
    case 7: return .call(pick([.floor, .ceil, .round]), [number(next)])
    case 8:
      let left = whole(next)
      return .call(.floor, [left / whole(next)])
    case 9, 10:
      let function: Function = pick([.min, .max, .mod, .mod])
      let first = whole(next)
      return .call(function, [first, whole(next)])
    default:
      let condition = truth(next)
      let then = whole(next)
      return .choose(condition, then, whole(next))
    }
  }

  private mutating func wholeLeaf() -> Term {
    switch roll(4) {
    case 0: return .index
    case 1: return .parameter(0)
    default: return .integer(pick([0, 1, 2, 3, 7, -1, 100, 1_000_000, 2_147_483_647]))
    }
  }

  // MARK: - Truth

  /// A Boolean.
  private mutating func truth(_ depth: Int) -> Term {
    guard depth > 0 else { return pick([.boolean(true), .boolean(false), .parameter(3)]) }
    let next = depth - 1
    switch roll(8) {
    case 0:
      let left = truth(next)
      return .binary(pick([.and, .or]), left, truth(next))
    case 1: return .unary(.not, truth(next))
    case 2: return .apply(6, whole(next))
    case 3:
      return .sameText(.parameter(ParameterID(rawValue: 4)), .literal(pick(["wide", "tall"])))
    case 4, 5:
      let left = whole(next)
      return .binary(comparison(), left, whole(next))
    default:
      let left = number(next)
      return .binary(comparison(), left, number(next))
    }
  }

  private mutating func comparison() -> BinaryOperator {
    pick([.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual])
  }
}
