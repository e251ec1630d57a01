/// The names of a layout's sections, to find those given twice.

import LayoutDiagnostics

/// The names so far. Those of sections without one, `section0`, `section1`, …, are known by their number
/// alone, so that a layout of many such sections needs no table of them.
struct SectionNames {
  /// Where sections stand, by names that aren't those of their own number.
  private var places: [String: Place] = [:]
  /// By index: where a section stands that has the name of its number.
  private var numbered: [Place?] = []

  /// Takes the name of the next section; where it was given already, the place of that.
  mutating func insert(_ name: String, at place: Place, index: Int) -> Place? {
    let number = Self.number(of: name)
    var first = places.isEmpty ? nil : places[name]
    if first == nil, let number, number < numbered.count { first = numbered[number] }
    while numbered.count < index { numbered.append(nil) }
    let isOwnNumber = number == index
    numbered.append(isOwnNumber ? place : nil)
    if !isOwnNumber || first != nil { places[name] = place }
    return first
  }

  /// The number in a name such as `section12`.
  private static func number(of name: String) -> Int? {
    let word = name.utf8.prefix(7)
    let digits = name.utf8.dropFirst(7)
    guard word.elementsEqual("section".utf8), (1...9).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    // `section07` is another name.
    return digits.count > 1 && digits.first == UInt8(ascii: "0") ? nil : number
  }
}
