/// Holds reasons against the frames that they explain, and shows some of them.

import Foundation
import LayoutCLI
import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON
import LayoutPreview
import LayoutSyntax
import LayoutTestSupport
import Testing

@Suite struct ReasonTests {
  /// Every side of every element has a reason, and what its sentence ends with is the side.
  @Test(arguments: SampledScene.paths) func everySideIsExplained(path: String) throws {
    for sampled in try SampledScene.all(of: path) {
      for isRightToLeft in [sampled.scene.isRightToLeft, true] {
        var sampled = sampled
        sampled.scene.isRightToLeft = isRightToLeft
        check(sampled)
      }
    }
  }

  private func check(_ sampled: SampledScene) {
    let solved = solve(sampled.model, in: sampled.scene)
    var failures = 0
    let elements = solved.allElements
    // Explaining one solves its section again.
    let step = max(elements.count / 40, 1)
    for (index, element) in elements.enumerated() where index % step == 0 && failures < 3 {
      let explanation = sampled.compiled.compilation.explain(
        element, inLayout: sampled.layout, scene: sampled.scene, solved: solved)
      #expect(explanation.path.last?.place != nil, "\(sampled.name)")
      for side in FrameSide.allCases {
        let frame = explanation.frame
        let value = [frame[0], frame[1], frame[2], frame[3]][Int(side.rawValue)]
        let reason = explanation.reasons.first { $0.side == side }
        let isRight =
          reason?.value == value
          && reason.flatMap({ Self.lastNumber(of: $0.text) }).map {
            abs($0 - value) < 0.0051
          } == true
        guard !isRight else { continue }
        failures += 1
        Issue.record(
          "\(sampled.name): \(side.name) \(value) of \(element), says \(reason?.text ?? "nothing")")
      }
    }
  }

  /// The number that a sentence ends with, what stands in parentheses and the scale aside.
  private static func lastNumber(of text: String) -> Double? {
    var last: Double?
    var number = ""
    var depth = 0
    for character in text + " " {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, character.isNumber || ".-−".contains(character) {
        number.append(character == "−" ? "-" : character)
        continue
      }
      if character != "x", let value = Double(number) { last = value }
      number = ""
    }
    return last
  }

  // MARK: - Shown

  static let cases = Repository.files(below: "Tests/Cases/reasons", suffix: ".layout")

  @Test(arguments: cases) func reads(path: String) throws {
    let compiled = try CompiledText(file: path)
    let preview = try #require(compiled.compilation.previews.first, "\(compiled.rendered)")
    let model = compiled.compilation.models[0]
    let scene = try SceneDescription(preview).scene(for: model)
    let solved = solve(model, in: scene)
    var text = ""
    for element in solved.allElements {
      let explanation = compiled.compilation.explain(
        element, inLayout: 0, scene: scene, solved: solved)
      text += Self.shown(explanation, compiled.sources)
    }
    let name = path.dropFirst("Tests/Cases/".count).dropLast("layout".count) + "txt"
    let difference = goldenDifference(text, String(name))
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func writesJSON() throws {
    let compiled = try CompiledText(file: "Tests/Cases/reasons/row.layout")
    let preview = try #require(compiled.compilation.previews.first)
    let model = compiled.compilation.models[0]
    let scene = try SceneDescription(preview).scene(for: model)
    let solved = solve(model, in: scene)
    let explanation = compiled.compilation.explain(
      solved.allElements[3], inLayout: 0, scene: scene, solved: solved)
    let file = try #require(explanation.path.first?.place.file)
    let json = writeExplanation(explanation, sources: compiled.sources, main: file)
    let difference = goldenDifference(
      String(decoding: json, as: UTF8.self) + "\n", "reasons/row.json")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func namesFilesThatAreImported() throws {
    let sampled = try #require(SampledScene.all(of: "samples/patterns/storefront.layout").first)
    let solved = solve(sampled.model, in: sampled.scene)
    let cell = try #require(
      solved.allElements.first { $0.category == .cell && $0.section == 1 })
    let explanation = sampled.compiled.compilation.explain(
      cell, inLayout: 0, scene: sampled.scene, solved: solved)
    let main = sampled.compiled.compilation.place(ofLayout: 0).file
    let json = String(
      decoding: writeExplanation(explanation, sources: sampled.compiled.sources, main: main),
      as: UTF8.self)
    #expect(json.contains(#"{"element":"section","name":"shortcuts","line":"#), "\(json)")
    #expect(json.contains(#""attribute":"count","file":"pieces.layout","line":"#), "\(json)")
  }

  @Test func tellsNothingOfWhatIsNotThere() throws {
    let compiled = try CompiledText(file: "Tests/Cases/reasons/row.layout")
    let model = compiled.compilation.models[0]
    var description = SceneDescription()
    description.container = Extent(width: 300, height: 300)
    let scene = try description.scene(for: model)
    let solved = solve(model, in: scene)
    for (category, section, item) in [
      (ElementCategory.cell, 0, 99), (.cell, 7, 0), (.cell, 0, -1), (.supplementary, 0, 0),
      (.decoration, 0, 0),
    ] {
      let element = FrameElement(
        category: category, section: section, item: item, frame: .zero, zIndex: 0, source: .none)
      let explanation = compiled.compilation.explain(
        element, inLayout: 0, scene: scene, solved: solved)
      #expect(explanation.reasons.isEmpty && explanation.path.isEmpty)
    }
    let first = solved.allElements[0]
    let other = compiled.compilation.explain(first, inLayout: 9, scene: scene, solved: solved)
    #expect(other.reasons.isEmpty)
  }

  private static func shown(_ explanation: Explanation, _ sources: SourceMap) -> String {
    let numbers = explanation.frame.map { ($0 * 100).rounded() / 100 }
    let kind = explanation.elementKind.map { " \($0)" } ?? ""
    var text =
      "\(explanation.kind)\(kind) \(explanation.section.map { "\($0)." } ?? "")\(explanation.item)"
      + "  \(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])\n"
    text += "  " + explanation.path.map { $0.keyword }.joined(separator: " > ") + "\n"
    for reason in explanation.reasons {
      text += "  \(reason.side.name): \(reason.text)"
      if let rule = reason.rule { text += "  [\(rule)]" }
      if let attribute = reason.attribute { text += "  \(attribute)" }
      if let place = reason.place {
        let start = sources.position(of: Int(place.range.start), in: place.file)
        text += " \(start.line):\(start.column)"
      }
      text += "\n"
    }
    return text + "\n"
  }
}
