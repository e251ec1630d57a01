/// Tests the scene format, merging, and how names become indices.

import LayoutCore
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct SceneTests {
  /// A layout with sections of these names, of which one may serve all past the last.
  private func model(
    _ names: String..., scroll: ScrollDirection = .vertical, rest: String? = nil
  ) -> LayoutModel {
    LayoutModel(
      id: .none, name: "L", scrollDirection: scroll,
      sections: names.map {
        Section(
          id: .none, name: $0, content: .compositional(CompositionalSection()),
          isRest: $0 == rest)
      })
  }

  /// Parameters of every type, and a group of frames that a closure gives.
  private var driven: LayoutModel {
    var driven = model("hero", "feed")
    driven.parameters = [
      Parameter(name: "columns", type: .integer),
      Parameter(name: "aspectRatio", type: .numberFunction),
      Parameter(name: "title", type: .string),
      Parameter(name: "gap", type: .number, defaultValue: .value(.constant(2))),
      Parameter(name: "wide", type: .boolean),
      Parameter(name: "isBig", type: .booleanFunction),
    ]
    driven.sections[1].content = .compositional(
      CompositionalSection(
        group: [.element(Group(id: .none, arrangement: .provider("mosaic")))]))
    return driven
  }

  private func read(_ text: String) throws -> SceneDescription {
    try readScene(Array(text.utf8))
  }

  private let full = #"""
    {
      "container": {"width": 320, "height": 480},
      "scale": 2.5,
      "uikit": 14,
      "safeArea": {"top": 54, "leading": 0, "bottom": 34, "trailing": 0},
      "layoutMargins": {"top": 0, "leading": 21, "bottom": 0, "trailing": 21},
      "offset": {"x": 0, "y": 120},
      "scroll": {"0": 40, "feed": -1.5},
      "layoutDirection": "rtl",
      "traits": {"horizontalSizeClass": "compact", "verticalSizeClass": "regular", "idiom": "phone", "contentSizeCategory": "accessibilityLarge"},
      "items": {"feed": 8, "0": 5},
      "sections": ["hero", "feed", 1],
      "inputs": {"columns": 3, "aspectRatio": [1.5, 0.75, 1], "title": "x", "wide": true, "isBig": [true, false]},
      "providers": {
        "mosaic": [[0, -1.5, 50, 100], [50, 0, 270, 0]]
      },
      "measured": {
        "cells": {"0": 31, "2/1": {"width": 10, "height": 69}},
        "header": 28,
        "badge": {"height": 12}
      }
    }

    """#

  @Test func everythingComesBack() throws {
    let scene = try read(full)
    #expect(String(decoding: writeScene(scene), as: UTF8.self) == full)
    #expect(try SchemaFile.scene.validator().faults(in: readJSON(Array(full.utf8))) == [])
    let solved = try scene.scene(for: driven)
    #expect(
      solved
        == Scene(
          container: Extent(width: 320, height: 480), scale: 2.5, uikit: .uikit14,
          safeArea: EdgeDistances(top: 54, bottom: 34),
          layoutMargins: EdgeDistances(leading: 21, trailing: 21),
          offset: Position(x: 0, y: 120), isRightToLeft: true,
          traits: Traits(
            horizontalSizeClass: 1, verticalSizeClass: 2, idiom: 1, contentSizeCategory: 9),
          sections: [
            SceneSection(modelIndex: 0, itemCount: 5, proposedScroll: 40),
            SceneSection(modelIndex: 1, itemCount: 8, proposedScroll: -1.5),
            SceneSection(modelIndex: 1, itemCount: 8, proposedScroll: -1.5),
          ],
          measuredCells: [
            MeasuredCell(section: nil, item: 0, size: MeasuredSize(single: 31)),
            MeasuredCell(section: 2, item: 1, size: MeasuredSize(width: 10, height: 69)),
          ],
          measuredSupplementaries: [
            MeasuredSupplementary(
              elementKind: BoundaryItem.headerKind, size: MeasuredSize(single: 28)),
            MeasuredSupplementary(
              elementKind: "badge", size: MeasuredSize(width: nil, height: 12)),
          ],
          inputs: [
            .number(3), .values([1.5, 0.75, 1]), .text("x"), nil, .number(1), .values([1, 0]),
          ],
          providers: [
            ProvidedFrames(
              provider: "mosaic",
              frames: [
                Rect(x: 0, y: -1.5, width: 50, height: 100),
                Rect(x: 50, y: 0, width: 270, height: 0),
              ])
          ]))
  }

  @Test func defaultsFollowContainerAndLayout() throws {
    let phone = try read(
      #"{"container": {"width": 599, "height": 480}, "safeArea": {"top": 54, "leading": 7}}"#)
    let down = try phone.scene(for: model("a", "b"))
    #expect(down.scale == 2)
    #expect(down.uikit == .uikit17)
    #expect(down.offset == Position(x: 0, y: -54))
    #expect(down.traits == Traits(horizontalSizeClass: 1, verticalSizeClass: 2))
    #expect(down.sections.map { [$0.modelIndex, $0.itemCount] } == [[0, 12], [1, 12]])
    #expect(
      try phone.scene(for: model("a", scroll: .horizontal)).offset == Position(x: -7, y: 0))
    let wide = try read(#"{"container": {"width": 600, "height": 479.5}}"#)
    #expect(
      try wide.scene(for: model("a")).traits
        == Traits(horizontalSizeClass: 2, verticalSizeClass: 1))
    #expect(try wide.scene(for: model("a")).offset.y == 0)
  }

  @Test func dataSectionsFindTheirLayout() throws {
    /// Model sections, scene, expected model index and item count of each section of the data.
    let table: [(LayoutModel, String, [[Int]])] = [
      (model("a"), #""items": [5, 8, 0]"#, [[0, 5], [0, 8], [0, 0]]),
      (model("a", "b"), #""items": [5, 8, 1]"#, [[0, 5], [1, 8], [2, 1]]),
      (model("a", "b"), #""items": 3"#, [[0, 3], [1, 3]]),
      (model("a", "b"), #""items": {"b": 3}"#, [[0, 12], [1, 3]]),
      (
        model("a", "b"), #""sections": ["b", "a", "b"], "items": {"b": 3, "2": 4}"#,
        [[1, 3], [0, 12], [1, 4]]
      ),
      (model("a", "b"), #""sections": ["b", "a", "b"], "items": [7, 6]"#, [[1, 7], [0, 6]]),
      (model("a", "b"), #""sections": [7]"#, [[7, 12]]),
      (model("a"), #""scroll": {"5": 10}"#, [[0, 12]]),
      (model("a", "b"), #""items": []"#, []),
      (
        model("a", "b", rest: "b"), #""items": [3, 4, 5, 6]"#, [[0, 3], [1, 4], [1, 5], [1, 6]]
      ),
      (
        model("a", "b", rest: "a"), #""items": [3, 4, 5, 6]"#, [[0, 3], [1, 4], [0, 5], [0, 6]]
      ),
      (model("a", "b", rest: "b"), #""items": {"b": 3}"#, [[0, 12], [1, 3]]),
      (model("a", "b", rest: "b"), #""items": 3"#, [[0, 3], [1, 3]]),
      (model("a", "b", rest: "b"), #""scale": 2"#, [[0, 12], [1, 12]]),
      (
        model("a", "b", rest: "b"), #""items": {"3": 4, "b": 5, "2": 6}"#,
        [[0, 12], [1, 5], [1, 6], [1, 5]]
      ),
      (model("a", rest: "a"), #""items": {"2": 4}"#, [[0, 12], [0, 12], [0, 4]]),
      (
        model("a", "b", rest: "b"), #""sections": ["a", "a"], "items": [1, 2, 3]"#,
        [[0, 1], [0, 2], [1, 3]]
      ),
      (model("a", "b", rest: "b"), #""sections": ["a"], "items": {"a": 2}"#, [[0, 2]]),
      (model("a", "b", rest: "b"), #""sections": [2]"#, [[2, 12]]),
    ]
    for (model, text, expected) in table {
      let scene = try read(#"{"container": {"width": 1, "height": 1}, \#(text)}"#)
      #expect(
        try scene.scene(for: model).sections.map { [$0.modelIndex, $0.itemCount] } == expected)
    }
  }

  @Test func overridesWin() throws {
    var scene = try read(full)
    scene.merge(
      try read(#"{"scale": 1, "traits": {"idiom": "pad"}, "items": [1], "sections": ["feed"]}"#))
    let solved = try scene.scene(for: driven)
    #expect(solved.scale == 1)
    #expect(solved.container.width == 320)
    #expect(solved.traits.idiom == 2)
    #expect(solved.traits.horizontalSizeClass == 1)
    #expect(solved.sections.map { $0.itemCount } == [1])
    #expect(solved.sections.map { $0.modelIndex } == [1])
  }

  @Test func faultsOfTheTextHaveTheirPlace() throws {
    let length = DocumentExpectation.number(least: 0, most: 1e6)
    let table: [(String, DocumentErrorKind, Int, Int, String)] = [
      (
        #"{"items": [1, -1]}"#, .expected(.wholeNumber(least: 0, most: 1 << 31)), 14, 16, "items[1]"
      ),
      (#"{"items": 1.5}"#, .expected(.wholeNumber(least: 0, most: 1 << 31)), 10, 13, "items"),
      (#"{"container": {"width": -1, "height": 1}}"#, .expected(length), 24, 26, "container.width"),
      (#"{"container": {"width": 1}}"#, .missingKey("height"), 14, 26, "container"),
      (#"{"scale": 0}"#, .expected(.numberAbove(0, most: 100)), 10, 11, "scale"),
      (#"{"uikit": 15}"#, .expected(.oneOf(["14", "17"])), 10, 12, "uikit"),
      (
        #"{"layoutDirection": "up"}"#, .expected(.oneOf(["ltr", "rtl"])), 20, 24, "layoutDirection"
      ),
      (
        #"{"traits": {"idiom": "x"}}"#, .expected(.oneOf(EnvironmentEnumeration.idiom.names)), 21,
        24, "traits.idiom"
      ),
      (#"{"inputs": {"a": null}}"#, .expected(.inputValue), 17, 21, "inputs.a"),
      (#"{"inputs": {"a": ["x"]}}"#, .expected(.inputValue), 17, 22, "inputs.a"),
      (#"{"inputs": {"a": {}}}"#, .expected(.inputValue), 17, 19, "inputs.a"),
      (#"{"inputs": []}"#, .expected(.object), 11, 13, "inputs"),
      (#"{"providers": {"a": []}}"#, .expected(.frames), 20, 22, "providers.a"),
      (#"{"providers": {"a": 3}}"#, .expected(.frames), 20, 21, "providers.a"),
      (
        #"{"providers": {"a": [[1, 2, 3]]}}"#, .expected(.array(count: 4)), 21, 30,
        "providers.a[0]"
      ),
      (#"{"sections": [null]}"#, .expected(.section), 14, 18, "sections[0]"),
      (
        #"{"measured": {"cells": {"1/2/3": 4}}}"#, .expected(.itemPath), 24, 31,
        "measured.cells.1/2/3"
      ),
      (#"{"measured": {"header": "x"}}"#, .expected(length), 24, 27, "measured.header"),
      (
        #"{"scroll": {"0": "x"}}"#, .expected(.number(least: -1e12, most: 1e12)), 17, 20, "scroll.0"
      ),
      (
        #"{"safeArea": {"left": 0}}"#,
        .unknownKey(known: ["top", "leading", "bottom", "trailing"]), 14, 20, "safeArea.left"
      ),
    ]
    for (text, kind, start, end, path) in table {
      #expect(throws: DocumentError(kind, at: JSONRange(start: start, end: end), path: path)) {
        try read(text)
      }
    }
    let schema = try SchemaFile.scene.validator()
    for (text, _, _, _, path) in table where path != "measured.cells.1/2/3" {
      #expect(!schema.faults(in: try readJSON(Array(text.utf8))).isEmpty, "\(text)")
    }
  }

  @Test func unknownSectionsAreNamed() throws {
    let unknown = DocumentErrorKind.scene(.unknownSection(name: "x", known: ["a", "b"]))
    let table: [(String, DocumentErrorKind, Int, Int, String)] = [
      (#""sections": ["a", "x"]"#, unknown, 59, 62, "sections[1]"),
      (#""items": {"x": 1}"#, unknown, 51, 54, "items.x"),
      (#""items": {"2": 1}"#, .expected(.wholeNumber(least: 0, most: 1)), 51, 54, "items.2"),
      (#""scroll": {"x": 1}"#, unknown, 52, 55, "scroll.x"),
    ]
    for (text, kind, start, end, path) in table {
      let scene = try read(#"{"container": {"width": 1, "height": 1}, \#(text)}"#)
      let error = DocumentError(kind, at: JSONRange(start: start, end: end), path: path)
      #expect(throws: error) { try scene.scene(for: model("a", "b")) }
    }
    let far = try read(#"{"container": {"width": 1, "height": 1}, "items": {"10000": 1}}"#)
    let limit = DocumentErrorKind.expected(.wholeNumber(least: 0, most: 9999))
    #expect(
      throws: DocumentError(limit, at: JSONRange(start: 51, end: 58), path: "items.10000")
    ) { try far.scene(for: model("a", "b", rest: "b")) }
    #expect(throws: DocumentError(.missingKey("container"), at: nil, path: "")) {
      try SceneDescription().scene(for: model("a"))
    }
  }
}
