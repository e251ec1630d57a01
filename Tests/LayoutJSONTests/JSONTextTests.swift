/// Tests the reader and the writer of JSON text.

import LayoutJSON
import Testing

@Suite struct JSONTextTests {
  @Test func numbersPrintInTheirShortestForm() throws {
    let table: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (12, "12"), (-7, "-7"), (0.5, "0.5"), (-0.25, "-0.25"),
      (-0.75, "-0.75"), (1000.25, "1000.25"), (320.0 / 3, "106.66666666666667"), (1e-5, "1e-05"),
      (0.1, "0.1"), (1e15, "1000000000000000"), (9_007_199_254_740_992, "9007199254740992"),
      (1e20, "1e+20"), (.leastNonzeroMagnitude, "5e-324"), (.infinity, "null"), (.nan, "null"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    ]
    for (value, text) in table {
      var bytes: [UInt8] = []
      appendNumber(value, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == text)
      if value.isFinite { #expect(try readJSON(bytes).content == .number(value + 0)) }
    }
    var random = RandomBits(state: 7)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      var bytes: [UInt8] = []
      appendNumber(value, to: &bytes)
      guard try readJSON(bytes).content == .number(value) else {
        Issue.record("\(value) came back changed")
        return
      }
    }
  }

  @Test func writerLaysOutContainers() {
    func write(_ style: JSONStyle) -> String {
      var json = JSONWriter(style: style)
      json.beginObject()
      json.key("a\"\\\n\u{1F}é")
      json.beginArray(.inline)
      json.number(1)
      json.beginObject()
      json.key("b")
      json.null()
      json.endObject()
      json.endArray()
      json.key("c")
      json.beginArray()
      json.endArray()
      json.key("d")
      json.beginArray()
      json.boolean(true)
      json.integer(-3)
      json.endArray()
      json.endObject()
      return String(decoding: json.bytes, as: UTF8.self)
    }
    #expect(
      write(.compact)
        == #"{"a\"\\\n\u001fé":[1,{"b":null}],"c":[],"d":[true,-3]}"#)
    #expect(
      write(.pretty) == #"""
        {
          "a\"\\\n\u001fé": [1, {"b": null}],
          "c": [],
          "d": [
            true,
            -3
          ]
        }
        """#)
  }

  @Test func readerKeepsPlaces() throws {
    let value = try readJSON(Array(#" {"k" : [true, "\ud83d\ude00\n\/é"], "n":-1.5e1} "#.utf8))
    guard case .object(let members) = value.content,
      case .array(let elements) = members[0].value.content
    else {
      Issue.record("not the object that was written")
      return
    }
    #expect(value.range == JSONRange(start: 1, end: 49))
    #expect(members[0].nameRange == JSONRange(start: 2, end: 5))
    #expect(elements[0] == JSONValue(.boolean(true), at: JSONRange(start: 9, end: 13)))
    #expect(elements[1].content == .string("😀\n/é"))
    #expect(members[1].value == JSONValue(.number(-15), at: JSONRange(start: 42, end: 48)))
  }

  @Test func readerNamesTheFirstFault() {
    let table: [(String, JSONErrorKind, Int)] = [
      ("", .expected(.value), 0), ("[1,]", .expected(.value), 3), ("{,}", .expected(.name), 1),
      ("{\"a\" 1}", .expected(.colon), 5), ("[1 2]", .expected(.commaOrBracket), 3),
      ("{\"a\":1]", .expected(.commaOrBrace), 6), ("01", .expected(.endOfText), 1),
      ("-", .expected(.digit), 1), ("1.", .expected(.digit), 2), ("1e+", .expected(.digit), 3),
      (".5", .expected(.value), 0), ("\"a", .expected(.closingQuote), 2),
      ("\"\\u12g4\"", .expected(.hexadecimalDigit), 5), ("\"\\x\"", .unknownEscape, 1),
      ("\"\\ud800\"", .loneSurrogate, 1), ("\"\\ud800\\u0041\"", .loneSurrogate, 1),
      ("\"\\udc00\"", .loneSurrogate, 1), ("\"\t\"", .controlCharacter, 1),
      ("1e999", .numberOutOfRange, 0), ("nul", .expected(.value), 0),
      ("[] x", .expected(.endOfText), 3),
      (#"{"a": 1, "\u0061": 2}"#, .duplicateName, 9), ("[[[[", .nestingTooDeep(limit: 3), 3),
    ]
    for (text, kind, offset) in table {
      #expect(throws: JSONError(kind, at: offset), "\(text)") {
        try readJSON(Array(text.utf8), depthLimit: 3)
      }
    }
    for bytes: [UInt8] in [
      [0x22, 0x80, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82],
    ] {
      #expect(throws: JSONError(.notUTF8, at: 1)) { try readJSON(bytes) }
    }
    var wide = "{"
    for index in 0..<50 { wide += "\"k\(index)\":0," }
    #expect(throws: JSONError(.duplicateName, at: wide.utf8.count)) {
      try readJSON(Array((wide + "\"k3\":1}").utf8))
    }
    #expect(throws: JSONError(.nestingTooDeep(limit: 256), at: 256)) {
      try readJSON([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000))
    }
  }
}

/// Numbers of every magnitude.
private struct RandomBits {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
