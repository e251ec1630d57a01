/// What values an expression can have, as far as its text says: decides where whole numbers are safe.

import LayoutCore

/// Bounds of a number.
struct SwiftRange {
  var low: Double
  var high: Double
  /// Whether it can be no number, as zero divided by zero is.
  var mayBeNaN = false
  /// Whether it can be the zero that is below zero, which whole numbers lack.
  var mayBeNegativeZero = false

  init(_ low: Double, _ high: Double) {
    self.low = low
    self.high = high
  }

  init(_ value: Double) {
    low = value
    high = value
    mayBeNaN = value.isNaN
    mayBeNegativeZero = value == 0 && value.sign == .minus
    if value.isNaN { self = .any }
  }

  /// Nothing is known.
  static var any: SwiftRange {
    var range = SwiftRange(-.infinity, .infinity)
    range.mayBeNaN = true
    range.mayBeNegativeZero = true
    return range
  }

  /// Of counts and indices, and of lengths that UIKit gives.
  static let count = SwiftRange(0, 1e9)
  /// Of coordinates.
  static let coordinate = SwiftRange(-1e9, 1e9)
  /// Of the whole numbers that apps pass.
  static let parameter = SwiftRange(-2_147_483_648, 2_147_483_647)

  /// Whether an `Int` holds every value, and arithmetic with it is exact.
  var isSafeInteger: Bool { !mayBeNaN && low >= -1e15 && high <= 1e15 }

  var containsZero: Bool { low <= 0 && high >= 0 }

  /// Values of either.
  func union(_ other: SwiftRange) -> SwiftRange {
    var range = SwiftRange(Swift.min(low, other.low), Swift.max(high, other.high))
    range.mayBeNaN = mayBeNaN || other.mayBeNaN
    range.mayBeNegativeZero = mayBeNegativeZero || other.mayBeNegativeZero
    return range
  }

  // MARK: - Arithmetic

  var negated: SwiftRange {
    var range = SwiftRange(-high, -low)
    range.mayBeNaN = mayBeNaN
    range.mayBeNegativeZero = containsZero
    return range
  }

  static func + (left: SwiftRange, right: SwiftRange) -> SwiftRange {
    var range = spanning([left.low + right.low, left.high + right.high])
    range.mayBeNaN = range.mayBeNaN || left.mayBeNaN || right.mayBeNaN
    range.mayBeNaN =
      range.mayBeNaN || (left.high == .infinity && right.low == -.infinity)
      || (left.low == -.infinity && right.high == .infinity)
    range.mayBeNegativeZero = left.mayBeNegativeZero && right.mayBeNegativeZero
    return range
  }

  static func - (left: SwiftRange, right: SwiftRange) -> SwiftRange {
    var range = left + right.negated
    range.mayBeNegativeZero = left.mayBeNegativeZero
    return range
  }

  static func * (left: SwiftRange, right: SwiftRange) -> SwiftRange {
    var range = spanning([
      left.low * right.low, left.low * right.high, left.high * right.low, left.high * right.high,
    ])
    range.mayBeNaN = range.mayBeNaN || left.mayBeNaN || right.mayBeNaN
    range.mayBeNegativeZero =
      left.mayBeNegativeZero || right.mayBeNegativeZero || (left.containsZero && right.low < 0)
      || (right.containsZero && left.low < 0)
    return range
  }

  static func / (left: SwiftRange, right: SwiftRange) -> SwiftRange {
    guard !right.containsZero else { return .any }
    var range = spanning([
      left.low / right.low, left.low / right.high, left.high / right.low, left.high / right.high,
    ])
    range.mayBeNaN = range.mayBeNaN || left.mayBeNaN || right.mayBeNaN
    range.mayBeNegativeZero = left.mayBeNegativeZero || left.low < 0 || right.low < 0
    return range
  }

  /// The least range round some values; anything where one is no number.
  private static func spanning(_ values: [Double]) -> SwiftRange {
    var range = SwiftRange(.infinity, -.infinity)
    for value in values {
      if value.isNaN { return .any }
      range.low = Swift.min(range.low, value)
      range.high = Swift.max(range.high, value)
    }
    return range
  }

  // MARK: - Functions

  /// Of two where the first is no number, the first; where the second is, the first as well.
  static func min(_ left: SwiftRange, _ right: SwiftRange) -> SwiftRange {
    var range = left.union(right)
    range.mayBeNaN = left.mayBeNaN
    range.high = right.mayBeNaN ? left.high : Swift.min(left.high, right.high)
    return range
  }

  static func max(_ left: SwiftRange, _ right: SwiftRange) -> SwiftRange {
    var range = left.union(right)
    range.mayBeNaN = left.mayBeNaN
    range.low = right.mayBeNaN ? left.low : Swift.max(left.low, right.low)
    return range
  }

  /// The remainder, with the sign of the dividend.
  static func remainder(_ left: SwiftRange, _ right: SwiftRange) -> SwiftRange {
    guard !left.mayBeNaN, !right.mayBeNaN, !right.containsZero, left.low > -.infinity,
      left.high < .infinity
    else { return .any }
    let most = Swift.min(
      Swift.max(left.low.magnitude, left.high.magnitude),
      Swift.max(right.low.magnitude, right.high.magnitude))
    var range = SwiftRange(left.low < 0 ? -most : 0, left.high > 0 ? most : 0)
    range.mayBeNegativeZero = left.low < 0 || left.mayBeNegativeZero
    return range
  }

  /// The range of a function of one argument.
  func applying(_ function: Function) -> SwiftRange {
    var range = self
    switch function {
    case .floor: (range.low, range.high) = (low.rounded(.down), high.rounded(.down))
    case .ceil:
      (range.low, range.high) = (low.rounded(.up), high.rounded(.up))
      range.mayBeNegativeZero = mayBeNegativeZero || low < 0
    case .round:
      (range.low, range.high) = (low.rounded(), high.rounded())
      range.mayBeNegativeZero = mayBeNegativeZero || low < 0
    case .sqrt:
      guard low >= 0 else { return .any }
      (range.low, range.high) = (low.squareRoot(), high.squareRoot())
    case .sin, .cos:
      range.mayBeNaN = mayBeNaN || low == -.infinity || high == .infinity
      (range.low, range.high) = (-1, 1)
      range.mayBeNegativeZero = true
    default:
      range.low = containsZero ? 0 : Swift.min(low.magnitude, high.magnitude)
      range.high = Swift.max(low.magnitude, high.magnitude)
      range.mayBeNegativeZero = false
    }
    return range
  }
}
