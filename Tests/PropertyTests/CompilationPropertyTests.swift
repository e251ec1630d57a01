/// What must hold for every program: folding computes what the evaluator computes, the program as JSON
/// is the same program, and a missing token is no catastrophe.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON
import LayoutSyntax
import LayoutTestSupport
import Testing

@Suite struct CompilationPropertyTests {
  @Test(arguments: 0..<10) func foldingIsEvaluation(block: Int) throws {
    for seed in UInt64(block * 30)..<UInt64(block * 30 + 30) {
      let expression = RandomExpression(seed: seed)
      let constant = try outcome(of: expression.text(dependent: false))
      let dependent = try outcome(of: expression.text(dependent: true))
      // A fault in what isn't chosen or not reached shows only where all is folded.
      guard let value = constant.value else { continue }
      #expect(
        dependent.value == value,
        """
        seed \(seed): \(expression.text(dependent: false))
        \(constant.rendered)\(dependent.rendered)
        """)
    }
  }

  /// Most of the random expressions have a value, so that the comparison above compares something.
  @Test func mostExpressionsHaveAValue() throws {
    let values = try (0..<UInt64(100)).filter { seed in
      try outcome(of: RandomExpression(seed: seed).text(dependent: false)).value != nil
    }
    #expect(values.count > 50, "\(values.count)")
  }

  @Test(arguments: UInt64(1)...60) func theProgramReadBackGivesTheSameFrames(seed: UInt64) throws {
    let text = RandomLayout(seed: seed, withEstimates: true).text()
    let model = try #require(CompiledText(text).compilation.models.first, "\(text)")
    let program = writeProgram([model])
    let again = try #require(try readProgram(program).first)
    #expect(writeProgram([again]) == program, "seed \(seed)\n\(text)")
    for isRightToLeft in [false, true] {
      var scene = Scene(
        container: Extent(width: 375, height: 667), scale: 3,
        sections: model.sections.indices.map { SceneSection(modelIndex: $0, itemCount: 11) })
      scene.isRightToLeft = isRightToLeft
      let frames = solve(model, in: scene).allElements.map { $0.frame }
      let framesAgain = solve(again, in: scene).allElements.map { $0.frame }
      #expect(frames == framesAgain, "seed \(seed)\n\(text)")
    }
  }

  static let samples =
    Repository.files(below: "samples", suffix: ".layout")
    + Repository.files(below: "Tests/Cases/language", suffix: ".layout")

  @Test(arguments: samples) func withoutOneTokenItSaysSomethingOrCompiles(path: String) throws {
    let source = try Repository.bytes(path)
    // Of a file that others import there may be no layout, whatever is left out.
    let hasLayout = !CompiledText(source).compilation.models.isEmpty
    for (index, token) in lex(source).tokens.enumerated()
    where !token.range.isEmpty && index % 5 == 0 {
      let text = Array(source[..<Int(token.start)] + source[Int(token.end)...])
      let compilation = CompiledText(text).compilation
      #expect(
        !hasLayout || !compilation.models.isEmpty || compilation.hasErrors,
        "\(path) without the token at \(token.start)")
    }
  }

  // MARK: - Helpers

  /// The value of an expression, none where it has a fault; and what was said of it.
  private func outcome(of text: String) throws -> (value: Double?, rendered: String) {
    let source =
      "section < group custom 44 < frame x: clamp(\(text), 0 - 1e6, 1e6) width: 1 height: 1 > >"
    let compiled = CompiledText(source)
    guard let model = compiled.compilation.models.first else { return (nil, compiled.rendered) }
    // Pixels so small that rounding the origin changes nothing that matters.
    let scene = Scene(
      container: Extent(width: 320, height: 480), scale: 64,
      sections: [SceneSection(modelIndex: 0, itemCount: 1)])
    let solved = solve(model, in: scene)
    let issues = solved.issues.map { compiled.compilation.diagnostic(for: $0, inLayout: 0) }
    return (solved.allElements.first?.frame.x, compiled.render(issues))
  }
}
