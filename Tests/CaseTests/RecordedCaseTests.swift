/// Frames equal to UIKit's, to the pixel, as recorded from the real engine.

import LayoutCompiler
import LayoutCore
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct RecordedCaseTests {
  @Test func thereAreRecords() {
    #expect(RecordedCase.names.count == 183)
  }

  @Test(arguments: RecordedCase.names) func framesAreUIKits(name: String) throws {
    let record = try RecordedCase(name)
    let compiled = CompiledText(record.source, path: name + ".layout")
    #expect(compiled.rendered == "")
    let model = try #require(compiled.compilation.models.first)
    let solved = LayoutCore.solve(model, in: try record.scene.scene(for: model))
    #expect(solved.issues == [])
    let elements = solved.allElements
    var byKey: [ElementKey: FrameElement] = [:]
    for element in elements { byKey[ElementKey(element)] = element }
    #expect(byKey.count == elements.count, "no two elements have one index path")

    for expected in record.elements {
      guard let element = byKey[expected.key] else {
        Issue.record("missing \(expected.key)")
        continue
      }
      let frame = element.frame
      let found = [frame.x, frame.y, frame.width, frame.height]
      #expect(
        isNear(expected, found, record.tolerance),
        "\(expected.key): UIKit \(expected.frame), got \(found)")
      if let zIndex = expected.zIndex { #expect(element.zIndex == zIndex, "\(expected.key)") }
    }
    if record.isComplete {
      let known = Set(record.elements.map { $0.key })
      #expect(byKey.keys.filter { !known.contains($0) } == [])
    }
    if let size = record.contentSize {
      #expect(abs(solved.contentSize.width - size.width) <= record.tolerance)
      #expect(abs(solved.contentSize.height - size.height) <= record.tolerance)
    }
  }

  @Test(arguments: RecordedCase.names) func orthogonalSectionsRestWhereUIKitsDo(
    name: String
  ) throws {
    let record = try RecordedCase(name)
    for rest in record.orthogonalRest {
      let solved = try solve(record, scrolledTo: rest.proposed)
      for (section, offset) in rest.rests {
        let found = solved.sections[section].scroll?.offset ?? .nan
        #expect(
          abs(found - offset) <= record.tolerance,
          "section \(section) asked for \(rest.proposed): UIKit \(offset), got \(found)")
      }
    }
  }

  @Test(arguments: RecordedCase.names) func visibleItemsAreShownAsByUIKit(name: String) throws {
    let record = try RecordedCase(name)
    for shot in record.onScreen {
      let cells = try solve(record, scrolledTo: shot.offset).allElements
      for (item, expected) in shot.cells {
        let state = try #require(cells.first { $0.item == item }?.onScreen)
        let found = [state.frame.x, state.frame.y, state.frame.width, state.frame.height]
        #expect(
          zip(found, expected.frame).allSatisfy { abs($0 - $1) <= 0.011 },
          "item \(item) at \(shot.offset): UIKit \(expected.frame), got \(found)")
        #expect(abs(state.alpha - expected.alpha) <= 1e-3)
      }
    }
  }

  private func solve(_ record: RecordedCase, scrolledTo offset: Double) throws -> SolvedLayout {
    let compiled = CompiledText(record.source)
    let model = try #require(compiled.compilation.models.first)
    var scene = try record.scene.scene(for: model)
    for index in scene.sections.indices { scene.sections[index].proposedScroll = offset }
    return LayoutCore.solve(model, in: scene)
  }

  /// Edges that the screen cut off are not known.
  private func isNear(
    _ expected: RecordedCase.Element, _ found: [Double], _ tolerance: Double
  ) -> Bool {
    guard !expected.clipped.isEmpty else {
      return zip(expected.frame, found).allSatisfy { abs($0 - $1) <= tolerance }
    }
    func edges(_ frame: [Double]) -> [String: Double] {
      [
        "left": frame[0], "top": frame[1], "right": frame[0] + frame[2],
        "bottom": frame[1] + frame[3],
      ]
    }
    let real = edges(expected.frame)
    let got = edges(found)
    return real.allSatisfy { name, value in
      expected.clipped.contains(name) || abs(value - (got[name] ?? .infinity)) <= tolerance * 2
    }
  }
}
