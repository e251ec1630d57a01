/// Reads the values of options: numbers, lists, pairs. None stands for what can't be read.

import LayoutCore
import LayoutJSON

/// Points; more is a mistake rather than a screen.
private let largestLength = 1_000_000.0

/// A finite decimal number, `12`, `-3.5`, `1e3`.
func parseNumber(_ text: Substring) -> Double? {
  let isPlain = text.utf8.allSatisfy {
    switch $0 {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      return true
    default: return false
    }
  }
  guard isPlain, let number = Double(text), number.isFinite else { return nil }
  return number
}

/// A length or coordinate in points within ±1,000,000.
func parseLength(_ text: Substring) -> Double? {
  guard let number = parseNumber(text), number.magnitude <= largestLength else { return nil }
  return number
}

/// A whole number from 0 to `most`.
func parseCount(_ text: Substring, atMost most: Int) -> Int? {
  guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
    let count = Int(text), count <= most
  else { return nil }
  return count
}

/// `393x852`.
func parseExtent(_ text: String) -> Extent? {
  let parts = split(text, at: "x")
  guard parts.count == 2, let width = parseLength(parts[0]), let height = parseLength(parts[1]),
    width > 0, height > 0
  else { return nil }
  return Extent(width: width, height: height)
}

/// `3`.
func parseScale(_ text: String) -> Double? {
  guard let scale = parseNumber(text[...]), scale > 0, scale <= 16 else { return nil }
  return scale
}

/// `0,120`.
func parsePosition(_ text: String) -> Position? {
  let parts = split(text, at: ",")
  guard parts.count == 2, let x = parseLength(parts[0]), let y = parseLength(parts[1]) else {
    return nil
  }
  return Position(x: x, y: y)
}

/// `59,0,34,0`.
func parseEdges(_ text: String) -> EdgeDistances? {
  var lengths: [Double] = []
  for part in split(text, at: ",") {
    guard let length = parseLength(part), length >= 0 else { return nil }
    lengths.append(length)
  }
  guard lengths.count == 4 else { return nil }
  return EdgeDistances(
    top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
}

/// A key and its value.
private struct Pair<Value> {
  var key: String
  var value: Value
}

/// `12`, `5,8` or `feed=12,hero=3`.
func parseItemCounts(_ text: String) -> ItemCounts? {
  let most = 1_000_000_000
  if text.utf8.contains(UInt8(ascii: "=")) {
    let pairs = parsePairs(text) { parseCount($0, atMost: most) }
    return pairs.map { pairs in
      .selected(pairs.map { SectionCount(section: sectionReference($0.key), count: $0.value) })
    }
  }
  var counts: [Int] = []
  for part in split(text, at: ",") {
    guard let count = parseCount(part, atMost: most) else { return nil }
    counts.append(count)
  }
  return counts.count == 1 ? .same(counts[0]) : .each(counts)
}

/// `hero,feed,feed`.
func parseNames(_ text: String) -> [String]? {
  let names = split(text, at: ",").map { String($0) }
  return names.contains("") ? nil : names
}

/// `0=40,feed=12`.
func parseScrollOffsets(_ text: String) -> [SectionScroll]? {
  let pairs = parsePairs(text) { parseLength($0) }
  return pairs.map { pairs in
    pairs.map { SectionScroll(section: sectionReference($0.key), offset: $0.value) }
  }
}

/// A section by its index, or by its name.
func sectionReference(_ text: String) -> SectionReference {
  if let index = parseCount(text[...], atMost: 1_000_000) {
    return SectionReference(.index(index))
  }
  return SectionReference(.name(text))
}

private func parsePairs<Value>(
  _ text: String, _ parse: (Substring) -> Value?
) -> [Pair<Value>]? {
  var pairs: [Pair<Value>] = []
  for part in split(text, at: ",") {
    let sides = split(String(part), at: "=")
    guard sides.count == 2, !sides[0].isEmpty, let value = parse(sides[1]) else { return nil }
    pairs.append(Pair(key: String(sides[0]), value: value))
  }
  return pairs
}

/// Empty parts stay, so that they are found out.
private func split(_ text: String, at separator: Character) -> [Substring] {
  text.split(separator: separator, omittingEmptySubsequences: false)
}
