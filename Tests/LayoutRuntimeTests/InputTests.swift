/// Inputs of every type, given as values, as lists and as closures.

import LayoutCompiler
import LayoutCore
import LayoutJSON
import LayoutObjects
import LayoutRuntime
import LayoutTestSupport
import Testing

@MainActor @Suite struct InputTests {
  /// Every type of parameter shows in a frame.
  static let text = """
    layout Test(
        columns: Int = 2, gap: Number = 0, wide: Bool = false, style: String = "small",
        ratio: (Int) -> Number = 1, tall: (Int) -> Bool = false
    ) <
        section <
            group custom height: 100 <
                each <
                    frame
                        x: index * 10 + gap
                        y: if (wide) 1 else 0
                        width: container.width / columns / ratio(index)
                        height: (if (tall(index)) 50 else 40) + (if (style == "big") 5 else 0)
                >
            >
        >
    >
    """

  @Test(
    arguments: [
      ([:], ["0.0 0.0 160.0 40.0", "10.0 0.0 160.0 40.0", "20.0 0.0 160.0 40.0"]),
      (["columns": 4], ["0.0 0.0 80.0 40.0", "10.0 0.0 80.0 40.0", "20.0 0.0 80.0 40.0"]),
      (["columns": .number(4)], ["0.0 0.0 80.0 40.0", "10.0 0.0 80.0 40.0", "20.0 0.0 80.0 40.0"]),
      (["gap": 3], ["3.0 0.0 160.0 40.0", "13.0 0.0 160.0 40.0", "23.0 0.0 160.0 40.0"]),
      (["gap": 0.5], ["0.5 0.0 160.0 40.0", "10.5 0.0 160.0 40.0", "20.5 0.0 160.0 40.0"]),
      (["wide": true], ["0.0 1.0 160.0 40.0", "10.0 1.0 160.0 40.0", "20.0 1.0 160.0 40.0"]),
      (["style": "big"], ["0.0 0.0 160.0 45.0", "10.0 0.0 160.0 45.0", "20.0 0.0 160.0 45.0"]),
      (["ratio": 2], ["0.0 0.0 80.0 40.0", "10.0 0.0 80.0 40.0", "20.0 0.0 80.0 40.0"]),
      (["ratio": [1, 2.5]], ["0.0 0.0 160.0 40.0", "10.0 0.0 64.0 40.0", "20.0 0.0 160.0 40.0"]),
      (
        ["ratio": .function { CGFloat($0 + 1) }, "columns": 1],
        ["0.0 0.0 320.0 40.0", "10.0 0.0 160.0 40.0", "20.0 0.0 106.66666666666667 40.0"]
      ),
      (["tall": true], ["0.0 0.0 160.0 50.0", "10.0 0.0 160.0 50.0", "20.0 0.0 160.0 50.0"]),
      (
        ["tall": [true, false]],
        ["0.0 0.0 160.0 50.0", "10.0 0.0 160.0 40.0", "20.0 0.0 160.0 50.0"]
      ),
      (
        ["tall": .condition { $0 > 1 }],
        ["0.0 0.0 160.0 40.0", "10.0 0.0 160.0 40.0", "20.0 0.0 160.0 50.0"]
      ),
    ] as [([String: LayoutInput], [String])])
  func inputsShowInFrames(inputs: [String: LayoutInput], frames: [String]) throws {
    for library in try [library(Self.text), program(Self.text)] {
      let layout = try library.layout(
        named: "Test", inputs: inputs, numberOfItems: { _ in 3 },
        onIssue: { Issue.record("\($0)") })
      #expect(cells(layout, items: [3]) == frames)
    }
  }

  @Test func closuresAreAskedWheneverASectionIsMade() throws {
    final class Model {
      var ratio: CGFloat = 1
    }
    let model = Model()
    let layout = try library(Self.text).layout(
      named: "Test", inputs: ["ratio": .function { _ in model.ratio }], numberOfItems: { _ in 1 })
    #expect(cells(layout, items: [1]) == ["0.0 0.0 160.0 40.0"])
    model.ratio = 4
    #expect(cells(layout, items: [1]) == ["0.0 0.0 40.0 40.0"])
  }

  @Test func whatAFunctionCantGiveIsTold() throws {
    for value in [CGFloat.nan, .infinity, 0] {
      var told: [String] = []
      let layout = try library(Self.text).layout(
        named: "Test", inputs: ["ratio": .function { _ in value }], numberOfItems: { _ in 1 },
        onIssue: { told.append($0.code) })
      let frames = cells(layout, items: [1])
      #expect(frames == ["0.0 0.0 0.0 40.0"])
      #expect(told.count == (value.isInfinite ? 0 : 1), "\(told)")
    }
  }

  private func program(_ text: String) throws -> LayoutLibrary {
    let models = CompiledText(text).compilation.models
    return try LayoutLibrary(json: Data(writeProgram(models)))
  }
}
