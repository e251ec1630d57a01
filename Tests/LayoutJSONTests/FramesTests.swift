/// Tests the frames format.

import LayoutCore
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct FramesTests {
  /// Every optional part is there once and missing once.
  private var museum: FramesDocument {
    FramesDocument(
      layout: "Museum", container: Extent(width: 320, height: 480),
      contentSize: Extent(width: 320, height: 1200),
      sections: [
        SectionFrame(
          index: 0, name: "animation", frame: Rect(x: 0, y: 0, width: 320, height: 96),
          scroll: OrthogonalScroll(proposed: 40, offset: 6, lowest: 0, highest: 6)),
        SectionFrame(
          index: 1, name: "rows", frame: Rect(x: 0, y: 96, width: 320, height: 320.0 / 3),
          isApproximate: true),
      ],
      elements: [
        FrameElement(
          category: .supplementary, elementKind: "top", section: nil, item: 0,
          frame: Rect(x: 0, y: -0.0, width: 320, height: 20), zIndex: 1_000_000_001, source: .none),
        FrameElement(
          category: .decoration, elementKind: "Backdrop", section: 0, item: 0,
          frame: Rect(x: 0, y: 0, width: 320, height: 96), zIndex: 0, source: .none),
        FrameElement(
          category: .cell, section: 0, item: 0,
          frame: Rect(x: 4, y: 23, width: 100.5, height: 50), zIndex: 0,
          onScreen: OnScreenState(
            frame: Rect(x: -2, y: 23, width: 100.5, height: 50), alpha: 0.5, scale: 0.8,
            rotation: 0, zIndex: 3, isHidden: true), source: .none),
        FrameElement(
          category: .cell, section: 1, item: 0,
          frame: Rect(x: 0, y: 96, width: 320, height: 44), zIndex: -1,
          onScreen: OnScreenState(
            frame: Rect(x: 0, y: 96, width: 320, height: 44), zIndex: -1), source: .none),
      ])
  }

  private let text = #"""
    {
      "layout": "Museum",
      "container": {"width": 320, "height": 480},
      "contentSize": {"width": 320, "height": 1200},
      "sections": [
        {"index": 0, "name": "animation", "frame": [0, 0, 320, 96], "scroll": {"proposed": 40, "offset": 6, "range": [0, 6]}},
        {"index": 1, "name": "rows", "frame": [0, 96, 320, 106.66666666666667], "approximate": true}
      ],
      "elements": [
        {"kind": "supplementary", "elementKind": "top", "section": null, "item": 0, "frame": [0, 0, 320, 20], "zIndex": 1000000001},
        {"kind": "decoration", "elementKind": "Backdrop", "section": 0, "item": 0, "frame": [0, 0, 320, 96], "zIndex": 0},
        {"kind": "cell", "section": 0, "item": 0, "frame": [4, 23, 100.5, 50], "zIndex": 0, "onScreen": {"frame": [-2, 23, 100.5, 50], "alpha": 0.5, "scale": 0.8, "rotation": 0, "zIndex": 3, "hidden": true}},
        {"kind": "cell", "section": 1, "item": 0, "frame": [0, 96, 320, 44], "zIndex": -1, "onScreen": {"frame": [0, 96, 320, 44], "alpha": 1, "scale": 1, "rotation": 0}}
      ]
    }

    """#

  @Test func textIsWhatTheFormatSays() throws {
    #expect(String(decoding: writeFrames(museum), as: UTF8.self) == text)
    #expect(try readFrames(Array(text.utf8)) == [museum])
    var empty = museum
    empty.sections = []
    empty.elements = []
    let several = writeFrames([museum, empty])
    #expect(try readFrames(several) == [museum, empty])
    #expect(writeFrames(try readFrames(several)) == several)
    let schema = try SchemaFile.frames.validator()
    #expect(schema.faults(in: try readJSON(several)) == [])
    #expect(schema.faults(in: try readJSON(Array(text.utf8))) == [])
  }

  @Test func textCanBeTakenInPieces() {
    var writer = FramesWriter()
    var bytes: [UInt8] = []
    writer.begin(
      layout: museum.layout, container: museum.container, contentSize: museum.contentSize,
      sections: museum.sections)
    for element in museum.elements {
      writer.element(element)
      #expect(writer.pendingCount > 0)
      bytes += writer.takeBytes()
      #expect(writer.pendingCount == 0)
    }
    writer.end()
    #expect(String(decoding: bytes + writer.finish(), as: UTF8.self) == text)
  }

  @Test func solvedLayoutsAreProjected() throws {
    let model = randomModel(seed: 3)
    let container = Extent(width: 320, height: 480)
    let solved = solve(
      model,
      in: Scene(
        container: container, scale: 2,
        sections: model.sections.indices.map { SceneSection(modelIndex: $0, itemCount: 4) }))
    let document = FramesDocument(solved, layout: "L", container: container)
    #expect(document.sections == solved.sections)
    #expect(document.contentSize == solved.contentSize)
    #expect(document.elements == solved.allElements)
    #expect(writeFrames(solved, layout: "L", container: container) == writeFrames(document))
  }

  @Test func faultsHaveTheirPlace() {
    let table: [(String, String, DocumentErrorKind, String)] = [
      (
        "\"cell\", \"section\": 1", "\"cel\", \"section\": 1",
        .expected(.oneOf(["cell", "supplementary", "decoration"])), "elements[3].kind"
      ),
      ("[0, 0, 320, 20]", "[0, 0, 320]", .expected(.array(count: 4)), "elements[0].frame"),
      (
        "\"rotation\": 0}", "\"angle\": 0}",
        .unknownKey(known: ["frame", "alpha", "scale", "rotation", "zIndex", "hidden"]),
        "elements[3].onScreen.angle"
      ),
      (
        "\"zIndex\": -1", "\"zIndex\": 0.5",
        .expected(.wholeNumber(least: -(1 << 53), most: 1 << 53)), "elements[3].zIndex"
      ),
      ("\"elementKind\": \"top\", ", "", .missingKey("elementKind"), "elements[0]"),
      ("\"layout\": \"Museum\",", "\"layout\": 1,", .expected(.string), "layout"),
    ]
    for (old, new, kind, path) in table {
      do {
        _ = try readFrames(Array(replacing(old, with: new, in: text).utf8))
        Issue.record("accepted \(new)")
      } catch {
        #expect(error.kind == kind)
        #expect(error.path == path)
      }
    }
  }
}
