/// Quotients that were rounded to a few digits, as 0.33 for a third.

import LayoutCore

/// A fraction in lowest terms whose decimals don't end.
struct Quotient: Equatable {
  var numerator: Int
  var denominator: Int

  var value: Double { Double(numerator) / Double(denominator) }

  /// As it is written in a layout.
  var text: String { "\(numerator)/\(denominator)" }

  /// The quotient that was rounded to a number, up or down, to two digits or more; none where it wasn't.
  init?(rounded number: Double) {
    guard number > 0, number < 1, let digits = Self.decimals(of: number), digits >= 2 else {
      return nil
    }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = (number * scale).rounded()
    for denominator in [3, 6, 7, 9, 11, 12] {
      let numerator = Int((number * Double(denominator)).rounded())
      guard numerator > 0, Self.haveNoDivisor(numerator, denominator) else { continue }
      let exact = Double(numerator) / Double(denominator) * scale
      if abs(exact - whole) > 1e-6, exact.rounded() == whole || exact.rounded(.down) == whole {
        self.numerator = numerator
        self.denominator = denominator
        return
      }
    }
    return nil
  }

  /// How many digits stand behind the point of a number as a person writes it; none above nine.
  private static func decimals(of number: Double) -> Int? {
    var scaled = number
    for digits in 0...9 {
      if abs(scaled - scaled.rounded()) < 1e-7 * max(1, scaled) / 10 { return digits }
      scaled *= 10
    }
    return nil
  }

  private static func haveNoDivisor(_ first: Int, _ second: Int) -> Bool {
    var (a, b) = (first, second)
    while b != 0 { (a, b) = (b, a % b) }
    return a == 1
  }
}

/// A row that would be full with the quotients that its fractions were rounded from.
struct RoundedRow {
  /// As written.
  let fractions: [Double]
  /// Beside each fraction what it was rounded from; none where it wasn't rounded.
  let quotients: [Quotient?]
  /// The quotients, and the fractions that weren't rounded.
  private let exact: [Double]
  /// How many subitems a full row holds, and how many it would hold.
  let fits: Int
  let wanted: Int

  /// None where the row would not be full with them either.
  init?(_ row: RowFractions) {
    fractions = row.fractions
    quotients = row.fractions.map { Quotient(rounded: $0) }
    guard quotients.contains(where: { $0 != nil }) else { return nil }
    var exact: [Double] = []
    for (index, fraction) in fractions.enumerated() {
      exact.append(quotients[index]?.value ?? fraction)
    }
    self.exact = exact
    let full = RowFractions(exact)
    guard full.isFull, full.count >= row.count else { return nil }
    fits = row.count
    wanted = full.count
  }

  /// Whether the row leaves a pixel or more that it wouldn't with the quotients, whose lengths are cut down
  /// to whole pixels as well (R0).
  func losesPixels(in example: ExampleRow) -> Bool {
    let row = example.row
    let scale = Double(example.device.scale)
    let gaps = row.gap * Double(max(wanted - 1, 0))
    var left = row.inner[row.axis] - gaps
    let container = left
    for index in 0..<wanted {
      left -= (exact[index % exact.count] * container * scale + 1e-4).rounded(.down) / scale
    }
    return (row.free - left) * scale >= 0.99
  }
}

/// The only number in a text.
struct NumberInText {
  /// A percentage as a fraction of 1.
  var value: Double
  var isPercent: Bool
  /// In bytes, with the sign of a percentage.
  var range: Range<Int>

  /// None where there is no number, or more than one.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var found: Range<Int>?
    var index = 0
    while index < bytes.count {
      guard bytes[index].isDigit else {
        // Digits of a name are no number.
        let isName = bytes[index].isLetter
        index += 1
        while isName, index < bytes.count, bytes[index].isLetter || bytes[index].isDigit {
          index += 1
        }
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isDigit || bytes[index] == UInt8(ascii: ".") {
        index += 1
      }
      guard found == nil else { return nil }
      found = start..<index
    }
    guard let found, let value = Double(String(decoding: bytes[found], as: UTF8.self)) else {
      return nil
    }
    isPercent = found.upperBound < bytes.count && bytes[found.upperBound] == UInt8(ascii: "%")
    self.value = isPercent ? value / 100 : value
    range = isPercent ? found.lowerBound..<found.upperBound + 1 : found
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLetter: Bool {
    self == UInt8(ascii: "_") || self >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
