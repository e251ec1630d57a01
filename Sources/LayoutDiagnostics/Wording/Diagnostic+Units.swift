/// Words for L0104: numbers with a unit that there isn't.

import LayoutSyntax

extension Diagnostic {
  /// L0104, at the unit alone; L0318 for `100x50`.
  static func unknownUnit(_ place: Place, _ found: FoundToken, source: [UInt8]) -> Diagnostic {
    let end = Int(place.range.start)
    var start = end
    while start > 0, isDigit(source[start - 1]) { start -= 1 }
    let number = String(decoding: source[start..<end], as: UTF8.self)
    let whole = Place(place.file, ByteRange(start: start, end: Int(place.range.end)))
    let unit = found.text
    if unit.utf8.first == UInt8(ascii: "x"), unit.utf8.count > 1,
      unit.utf8.dropFirst().allSatisfy(isDigit)
    {
      return pairAsSize(whole, width: number, height: String(unit.dropFirst()))
    }
    var diagnostic = Diagnostic(
      .unknownUnit, "expected a number or a length in points, found the unit \(found.description)",
      at: Label(place, "there is no such unit"),
      notes: ["every length is in points: `44` and `44pt` are the same"])
    diagnostic.fixes = [fix(for: unit, number, whole, place)]
    return diagnostic
  }

  private static func fix(
    for unit: String, _ number: String, _ whole: Place, _ place: Place
  ) -> Fix {
    let value = Double(number) ?? 0
    switch unit {
    case "rem", "em":
      return Fix(
        "write it in points, 16 to the \(unit)", .maybe, at: whole, replacement: text(value * 16))
    case "vw":
      return Fix(
        "write it as a fraction", .maybe, at: whole,
        replacement: "fractionalWidth(\(text(value / 100)))")
    case "vh":
      return Fix(
        "write it as a fraction", .maybe, at: whole,
        replacement: "fractionalHeight(\(text(value / 100)))")
    case "px", "dp", "sp", "dip", "pts", "points", "point":
      return Fix("write the number of points alone", .always, at: place, replacement: "")
    default: return Fix("write the number of points alone", .maybe, at: place, replacement: "")
    }
  }

  /// Without a fraction where there is none.
  private static func text(_ value: Double) -> String {
    let rounded = value.rounded()
    return rounded == value && abs(value) < 1e9 ? "\(Int(rounded))" : "\(value)"
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
  }
}
