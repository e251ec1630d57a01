/// Tests the layout program: its text, the way there and back, and hostile input.

import LayoutCore
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct ProgramTests {
  @Test func textIsWhatTheFormatSays() throws {
    var pool = ExpressionPool()
    let width = pool.append(.input(.containerWidth))
    let limit = pool.append(.integer(800))
    let isWide = pool.append(.binary(.greater, width, limit))
    let three = pool.append(.integer(3))
    let two = pool.append(.integer(2))
    let columns = pool.append(.conditional(isWide, then: three, otherwise: two))
    let one = pool.append(.integer(1))
    let local = pool.append(.local(LocalID(rawValue: 0)))
    let share = pool.append(.binary(.divide, one, local))
    let sizeClass = pool.append(.input(.horizontalSizeClass))
    let compact = pool.append(.name(.sizeClass, 1))
    let isCompact = pool.append(.binary(.equal, sizeClass, compact))
    let least = pool.append(.call2(.max, share, local))
    let id = ElementID.none
    let item = Item(
      id: id,
      size: Size(
        width: .always(Dimension(.fractionalWidth, .expression(share))), height: Size.fill.height))
    let group = Group(
      id: id,
      arrangement: .line(
        .horizontal,
        subitems: [
          .conditional(isCompact, then: [.element(.item(Item(id: id)))], otherwise: []),
          .repetition(count: .constant(2), variable: nil, [.element(.item(item))]),
        ]), interItemSpacing: .always(Spacing(isFlexible: true, value: .constant(8))))
    var content = CompositionalSection(group: [.element(group)])
    content.contentInsets.top = .constant(2.5)
    content.visibleItemsInvalidationHandler = ScrollHandler(
      id: id, statements: [.set(.scale, .expression(least)), .set(.hidden, .constant(0))])
    let model = LayoutModel(
      id: id, name: "Feed", documentation: "The feed.",
      sections: [Section(id: id, name: "main", content: .compositional(content))],
      expressions: pool,
      locals: [Local(name: "columns", type: .integer, definition: columns)])
    let text = #"""
      {
        "format": 1,
        "layouts": [
          {
            "name": "Feed",
            "documentation": "The feed.",
            "locals": [
              {"name": "columns", "type": "integer", "value": {"if": {"op": "greater", "left": {"input": "container.width"}, "right": 800}, "then": 3, "else": 2}}
            ],
            "sections": [
              {
                "name": "main",
                "group": [
                  {
                    "type": "horizontal",
                    "interItemSpacing": {"flexible": 8},
                    "subitems": [
                      {
                        "if": {"op": "equal", "left": {"input": "traits.horizontalSizeClass"}, "right": {"value": "compact", "of": "sizeClass"}},
                        "then": [
                          {
                            "type": "item"
                          }
                        ]
                      },
                      {
                        "repeat": 2,
                        "children": [
                          {
                            "type": "item",
                            "layoutSize": {"widthDimension": {"fractionalWidth": {"op": "divide", "left": 1, "right": {"local": 0}}}}
                          }
                        ]
                      }
                    ]
                  }
                ],
                "contentInsets": {"top": 2.5},
                "visibleItemsInvalidationHandler": [
                  {"set": "scale", "value": {"call": "max", "arguments": [{"op": "divide", "left": 1, "right": {"local": 0}}, {"local": 0}]}},
                  {"set": "hidden", "value": false}
                ]
              }
            ]
          }
        ]
      }

      """#
    #expect(String(decoding: writeProgram([model]), as: UTF8.self) == text)
    #expect(writeProgram(try readProgram(Array(text.utf8))) == Array(text.utf8))
  }

  @Test func randomModelsComeBackEqual() throws {
    for seed in 0..<20 as Range<UInt64> {
      let models = [randomModel(seed: seed), randomModel(seed: seed + 1000)]
      for style in [JSONStyle.pretty, .compact] {
        let bytes = writeProgram(models, style: style)
        let read = try readProgram(bytes)
        guard read == models, writeProgram(read, style: style) == bytes else {
          Issue.record("seed \(seed) came back changed")
          return
        }
      }
    }
  }

  @Test(arguments: [
    ("[]", DocumentErrorKind.expected(.object), 0, 2, ""),
    (#"{"layouts": []}"#, .missingKey("format"), 0, 15, ""),
    (#"{"format": 2, "shapes": 0}"#, .newerFormat(found: 2, supported: 1), 11, 12, "format"),
    (
      #"{"format": 1, "layouts": [], "x": 0}"#, .unknownKey(known: ["format", "layouts"]), 29, 32,
      "x"
    ),
    (#"{"format": 1, "layouts": [{}]}"#, .missingKey("name"), 26, 28, "layouts[0]"),
    (#"{"format": 1,"#, .text(.expected(.name)), 13, 13, ""),
  ])
  func faultsHaveTheirPlace(
    _ text: String, _ kind: DocumentErrorKind, _ start: Int, _ end: Int, _ path: String
  ) {
    #expect(throws: DocumentError(kind, at: JSONRange(start: start, end: end), path: path)) {
      try readProgram(Array(text.utf8))
    }
  }

  /// Each value stands for `?` in a layout that has two locals.
  @Test func expressionsAreChecked() {
    let table: [(String, DocumentErrorKind, String)] = [
      (#"{"local": 2}"#, .expected(.wholeNumber(least: 0, most: 1)), ".local"),
      (#"{"local": 0.5}"#, .expected(.wholeNumber(least: 0, most: 1)), ".local"),
      (#"{"local": 1}"#, .expected(.numericExpression), ""),
      (#"true"#, .expected(.numericExpression), ""),
      (#"null"#, .expected(.object), ""),
      (#"{"input": "container.depth"}"#, .expected(.oneOf(inputNames)), ".input"),
      (#"{"call": "clamp", "arguments": [1, 2]}"#, .expected(.array(count: 3)), ".arguments"),
      (#"{"op": "add", "left": 1}"#, .missingKey("right"), ""),
      (#"{"op": "add", "left": true, "right": 1}"#, .expected(.numericExpression), ".left"),
      (
        #"{"op": "negate", "operand": {"op": "less", "left": 1, "right": 2}}"#,
        .expected(.numericExpression), ".operand"
      ),
      (#"{"if": 1, "then": 1, "else": 2}"#, .expected(.booleanExpression), ".if"),
      (#"{"if": true, "then": 1, "else": false}"#, .expected(.numericExpression), ".else"),
      (
        #"{"if": {"op": "less", "left": {"input": "traits.idiom"}, "right": 1}, "then": 1, "else": 2}"#,
        .expected(.numericExpression), ".if.left"
      ),
      (
        #"{"value": "tablet", "of": "sizeClass"}"#,
        .expected(.oneOf(["unspecified", "compact", "regular"])), ".value"
      ),
    ]
    for (value, kind, path) in table {
      let text = """
        {"format": 1, "layouts": [{"name": "L", "locals": [{"name": "a", "type": "number"}, \
        {"name": "b", "type": "boolean"}], "interSectionSpacing": \(value), "sections": []}]}
        """
      do {
        _ = try readProgram(Array(text.utf8))
        Issue.record("accepted \(value)")
      } catch {
        #expect(error.kind == kind, "\(value)")
        #expect(error.path == "layouts[0].interSectionSpacing" + path)
      }
    }
  }

  @Test func circularLocalsAreRefused() {
    func read(_ first: String, _ second: String) throws(DocumentError) -> [LayoutModel] {
      try readProgram(
        Array(
          """
          {"format": 1, "layouts": [{"name": "L", "sections": [], "locals": [{"name": "a", \
          "type": "number", "value": \(first)}, {"name": "b", "type": "number", "value": \(second)}]}]}
          """.utf8))
    }
    let other = #"{"op": "add", "left": {"local": 1}, "right": {"local": 1}}"#
    #expect(throws: Never.self) { try read(other, "1") }
    for (first, second) in [(#"{"local": 0}"#, "1"), (other, #"{"local": 0}"#)] {
      do {
        _ = try read(first, second)
        Issue.record("accepted \(first) and \(second)")
      } catch {
        #expect(error.kind == .circularLocal(name: "a"))
      }
    }
  }

  @Test func depthIsBoundedBothWays() {
    var pool = ExpressionPool()
    var sum = pool.append(.input(.index))
    let one = pool.append(.integer(1))
    var shallow = sum
    for depth in 0..<100_000 {
      sum = pool.append(.binary(.add, sum, one))
      if depth == 900 { shallow = sum }
    }
    var model = LayoutModel(
      id: .none, name: "Deep", interSectionSpacing: .expression(shallow), expressions: pool)
    #expect(throws: Never.self) { try readProgram(writeProgram([model])) }
    model.interSectionSpacing = .expression(sum)
    do {
      _ = try readProgram(writeProgram([model]))
      Issue.record("accepted an expression 100,000 levels deep")
    } catch {
      #expect(error.kind == .text(.nestingTooDeep(limit: 2048)))
    }
  }

  /// What may nest, innermost last.
  @Test(arguments: [
    (#"{"type": "vertical", "subitems": ["#, "]}"), (#"{"if": true, "then": ["#, "]}"),
    (#"{"if": true, "then": [], "else": ["#, "]}"), (#"{"repeat": 2, "children": ["#, "]}"),
  ])
  func nestingOfElementsIsBounded(_ opening: String, _ closing: String) throws {
    func read(_ depth: Int) throws(DocumentError) -> [LayoutModel] {
      let text = [
        #"{"format": 1, "layouts": [{"name": "L", "sections": [{"name": "s", "group": ["#,
        String(repeating: opening, count: depth), String(repeating: closing, count: depth),
        "]}]}]}",
      ].joined()
      return try readProgram(Array(text.utf8))
    }
    let deepest = try read(255)
    #expect(try readProgram(writeProgram(deepest)) == deepest)
    do {
      _ = try read(256)
      Issue.record("accepted elements 257 levels deep")
    } catch {
      #expect(error.kind == .elementsTooDeep(limit: 256))
    }
  }

  @Test func nestingOfStatementsAndChoicesIsBounded() throws {
    func read(_ key: String, _ value: String, _ depth: Int) throws(DocumentError) -> LayoutModel? {
      let opening = key == "orthogonalScrollingBehavior" ? "" : "["
      let closing = opening.isEmpty ? "" : "]"
      let text = [
        #"{"format": 1, "layouts": [{"name": "L", "sections": [{"name": "s", ""#, key, #"": "#,
        String(repeating: opening + #"{"if": true, "then": "#, count: depth), value,
        String(
          repeating: (opening.isEmpty ? #", "else": "paging""# : "") + "}" + closing, count: depth),
        "}]}]}",
      ].joined()
      return try readProgram(Array(text.utf8)).first
    }
    #expect(throws: Never.self) { try read("visibleItemsInvalidationHandler", "[]", 255) }
    #expect(throws: DocumentError.self) { try read("visibleItemsInvalidationHandler", "[]", 256) }
    let model = try #require(try read("orthogonalScrollingBehavior", #""none""#, 1500))
    let again = try readProgram(writeProgram([model], style: .compact))
    #expect(writeProgram(again) == writeProgram([model]))
  }

  @Test func damagedProgramsNeverTrap() {
    var random = SeededGenerator(seed: 1)
    var refused = 0
    for seed in 0..<10 as Range<UInt64> {
      let bytes = writeProgram([randomModel(seed: seed)], style: .compact)
      for _ in 0..<20 {
        var damaged = bytes
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
        case 1: damaged.remove(at: place)
        default: damaged.removeSubrange(place..<min(place + 40, bytes.count))
        }
        do {
          let read = try readProgram(damaged)
          #expect(try readProgram(writeProgram(read)) == read)
        } catch {
          refused += 1
        }
      }
    }
    #expect(refused > 100)
  }

  private var inputNames: [String] {
    [
      "container.width", "container.height", "container.effectiveWidth",
      "container.effectiveHeight", "traits.horizontalSizeClass", "traits.verticalSizeClass",
      "traits.idiom", "traits.layoutDirection", "traits.displayScale",
      "traits.contentSizeCategory", "sectionIndex", "index", "count", "columnWidth", "frame.x",
      "frame.y", "frame.width", "frame.height", "frame.midX", "frame.midY", "frame.minX",
      "frame.minY", "frame.maxX", "frame.maxY", "offset.x", "offset.y", "distance",
    ]
  }
}
