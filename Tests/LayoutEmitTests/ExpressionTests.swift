/// Random expressions as Swift, with what they are worth: `.ci/expressions.py` compiles and runs them.

import Foundation
import LayoutCore
import LayoutEmit
import LayoutTestSupport
import Testing

@Suite struct ExpressionTests {
  private static let count = 400

  /// An input, its type, and how a call passes it.
  private static let inputs: [(name: String, type: ParameterType, argument: String)] = [
    ("rows", .integer, "values.rows"), ("ratio", .number, "values.ratio"),
    ("other", .number, "values.other"), ("isWide", .boolean, "values.isWide"),
    ("style", .string, "\"wide\""), ("aspect", .numberFunction, "{ aspect($0) }"),
    ("isOdd", .booleanFunction, "{ $0 % 2 != 0 }"),
  ]

  /// What a handler is called with.
  private struct Values {
    var width: Double
    var index: Int
    var rows: Double
    var ratio: Double
    var other: Double
    var isWide: Bool

    /// As an element of an array in Swift.
    var swift: String {
      let other = other.isNaN ? ".nan" : other == .infinity ? ".infinity" : "\(other)"
      return "Values(width: \(width), index: \(index), rows: \(Int(rows)), ratio: \(ratio), "
        + "other: \(other), isWide: \(isWide))"
    }

    func scene() -> Scene {
      var scene = Scene(container: Extent(width: width, height: 568), scale: 2, sections: [])
      scene.inputs = [
        .number(rows), .number(ratio), .number(other), .number(isWide ? 1 : 0), .text("wide"),
        .values([0.75, 1.5, 0, -0.5]), .values([0, 1]),
      ]
      return scene
    }
  }

  private static let values = [
    Values(width: 320, index: 3, rows: 2, ratio: 0.75, other: -1.5, isWide: true),
    Values(width: 390.5, index: 0, rows: 0, ratio: 0, other: .nan, isWide: false),
    Values(width: 1024, index: 100_000, rows: -7, ratio: -0.0, other: .infinity, isWide: true),
  ]

  /// A layout with a section for each of some expressions, whose handler computes a number for a cell's
  /// opacity and a whole number for its z-index. The file of calls holds what the evaluator gives.
  @Test func evaluatorAndSwiftAreGivenTheSame() throws {
    var writer = ModelWriter("Expressions")
    for input in Self.inputs { writer.parameter(input.name, input.type) }
    var expressions: [(number: ExpressionID, whole: ExpressionID)] = []
    for seed in 0..<Self.count {
      var random = RandomTerm(seed: UInt64(seed))
      let number = writer.id(random.number(1 + seed % 4))
      let whole = writer.id(random.whole(seed % 4))
      expressions.append((number, whole))
      let handler = ScrollHandler(
        id: ElementID(rawValue: 8),
        statements: [.set(.alpha, .expression(number)), .set(.zIndex, .expression(whole))])
      writer.section("e\(seed)", row()) { $0.visibleItemsInvalidationHandler = handler }
    }
    let file = emitSwift([writer.model], from: "expressions.layout")
    #expect(file.issues == [[]])
    let functions = file.text.components(separatedBy: "static func e").dropFirst()
    #expect(functions.count == Self.count)
    let calls = self.calls(functions, expressions, writer.model)
    guard let folder = ProcessInfo.processInfo.environment["LAYOUT_EXPRESSIONS"] else { return }
    let url = URL(fileURLWithPath: folder)
    try Data(file.text.utf8).write(to: url.appendingPathComponent("Expressions.swift"))
    try Data(calls.utf8).write(to: url.appendingPathComponent("Calls.swift"))
  }

  /// A call of each section's function, and what is to come out of it for each set of values.
  private func calls(
    _ functions: ArraySlice<String>, _ expressions: [(number: ExpressionID, whole: ExpressionID)],
    _ model: LayoutModel
  ) -> String {
    let values = Self.values.map { $0.swift }.joined(separator: ", ")
    var text = """
      import LayoutObjects

      let allValues = [\(values)]

      func aspect(_ index: Int) -> CGFloat {
        let position = index % 4
        return [0.75, 1.5, 0, -0.5][position < 0 ? position + 4 : position]
      }

      @MainActor func checkAll(_ check: Check) {

      """
    for (index, (function, (number, whole))) in zip(functions, expressions).enumerated() {
      let signature = function.components(separatedBy: ") -> NSCollectionLayoutSection")[0]
      let arguments = Self.inputs.filter { signature.contains($0.name + ":") }
        .map { $0.name + ": " + $0.argument }.joined(separator: ", ")
      let expected = Self.values.map { values -> String in
        let scene = values.scene()
        let number = evaluate(number, of: model, in: scene, index: values.index).value
        let whole = evaluate(whole, of: model, in: scene, index: values.index).value
        let bits = number.isNaN ? Double.nan.bitPattern : number.bitPattern
        return "(\(bits), \(whole.isNaN ? 0 : Int(min(max(whole, -1e15), 1e15))))"
      }
      text += "  check(\"e\(index)\", [\(expected.joined(separator: ", "))]) { values in\n"
      text += "    ExpressionsLayout.e\(index)Section(\(arguments))\n  }\n"
    }
    return text + "}\n"
  }
}
