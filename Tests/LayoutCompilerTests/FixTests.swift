/// Fixes keep their promise: what each of them mends is mended, and nothing else is broken.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct FixTests {
  @Test(arguments: CatalogueExampleTests.examples)
  func mendTheExamples(code: DiagnosticCode) {
    let entry = code.descriptor
    expectNoFaults(entry.failingExample) { found(in: $0, entry.scene) }
  }

  /// All of them together, checks and solver included: an end is reached, and nothing new is wrong.
  @Test(arguments: CatalogueExampleTests.examples)
  func mendTogether(code: DiagnosticCode) {
    let entry = code.descriptor
    let text = Array(entry.failingExample.utf8)
    let fixed = applyFixes(to: text, of: FileID(0), FixSelection(includesMaybe: true)) {
      found(in: $0, entry.scene)
    }
    let isDone = !fixed.isUnfinished && fixed.refused.isEmpty
    #expect(isDone, "\(fixed.refused.map { $0.code }) refused in\n\(entry.failingExample)")
    let before = found(in: text, entry.scene)
    let error = firstNewError(in: found(in: fixed.bytes, entry.scene), since: before)
    #expect(error == nil, "\(error?.message ?? "")\n\(entry.failingExample)")
  }

  @Test(arguments: SceneExampleTests.examples)
  func mendTheScenes(code: DiagnosticCode) {
    expectNoFaults(code.descriptor.failingExample) { foundInScene($0) }
  }

  static let rows: [DiagnosticTableTests.Row] =
    DiagnosticTableTests.names + DiagnosticTableTests.pieces + DiagnosticTableTests.inputs
    + DiagnosticTableTests.types + DiagnosticTableTests.structure
    + DataGroupDiagnosticTests.dataGroups + RequirementTests.rows
    + PreviewTests.rows.map { row in
      .init(row.code, PreviewTests.layout + "preview \"Phone\" " + row.text)
    } + PreviewTests.files

  @Test(arguments: rows) func mendTheTables(row: DiagnosticTableTests.Row) {
    let text = String(decoding: MarkedText(row.text).source, as: UTF8.self)
    expectNoFaults(text) { CompiledText($0).compilation.diagnostics }
  }

  @Test(arguments: Repository.files(below: "Tests/Cases/newcomers", suffix: ".layout"))
  func mendTheMistakesOfNewcomers(path: String) throws {
    expectNoFaults(try Repository.text(path)) { CompiledText($0).compilation.diagnostics }
  }

  /// Layouts that have a fault in a view of 390 points, or with a count of 0.
  static let faultyWhenSolved: [(DiagnosticCode, String, String)] = [
    (
      .divisionByZero, "item absolute(100 / floor(container.width / 500))",
      "item absolute(100 / max(1, floor(container.width / 500)))"
    ),
    (
      .divisionByZero, "item absolute(10 + mod(9, (container.width - 390) * 2))",
      "item absolute(10 + mod(9, max(1, (container.width - 390) * 2)))"
    ),
    (
      .negativeValue, "item (container.width - 400)", "item (max(1, container.width - 400))"
    ),
    (
      .negativeValue, "item width: container.width - 400 height: 40",
      "item width: max(1, container.width - 400) height: 40"
    ),
    (
      .negativeValue, "item fractional(if (container.width > 380) container.width - 400 else 1)",
      "item fractional(max(1, if (container.width > 380) container.width - 400 else 1))"
    ),
    (
      .countTooSmall, "item 40 repeat (floor(container.width / 390) - 2) < item 40 >",
      "item 40 repeat (max(0, floor(container.width / 390) - 2)) < item 40 >"
    ),
  ]

  @Test(arguments: faultyWhenSolved.indices) func mendWhatShowsWhenSolved(index: Int) throws {
    let (code, row, mended) = Self.faultyWhenSolved[index]
    func section(_ row: String) -> String { "section < group horizontal 44 < \(row) > >" }
    let bytes = Array(section(row).utf8)
    let found = foundWhenSolved(CompiledText(bytes).compilation, nil)
    #expect(found.map { $0.code } == [code])
    let fix = try #require(found.first?.fixes.first)
    var edits = EditList(file: FileID(0), length: bytes.count)
    let isTaken = edits.add(fix)
    #expect(isTaken)
    #expect(String(decoding: edits.applied(to: bytes), as: UTF8.self) == section(mended))
    expectNoFaults(section(row)) { foundWhenSolved(CompiledText($0).compilation, nil) }
  }

  /// What the examples' fixes can be, so that no loop above runs over nothing.
  @Test func thereAreFixesToTry() throws {
    let codes = CatalogueExampleTests.examples.filter { code in
      !found(in: Array(code.descriptor.failingExample.utf8), code.descriptor.scene)
        .flatMap { $0.fixes }.isEmpty
    }
    #expect(codes.count > 35, "\(codes.count)")
  }

  // MARK: -

  private func expectNoFaults(_ text: String, findings: ([UInt8]) -> [Diagnostic]) {
    let faults = faultsOfFixes(in: Array(text.utf8), findings: findings)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))\nfor\n\(text)")
  }

  /// What compiling, checking and solving find.
  private func found(in text: [UInt8], _ scene: String?) -> [Diagnostic] {
    let compilation = CompiledText(text, path: "feed.layout").compilation
    return compilation.told().kept + foundWhenSolved(compilation, scene)
  }

  /// What solving finds, in a scene as JSON or in a usual one.
  private func foundWhenSolved(_ compilation: Compilation, _ scene: String?) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (index, model) in compilation.models.enumerated() {
      do throws(DocumentError) {
        var description = SceneDescription()
        description.container = Extent(width: 390, height: 844)
        description.items = .same(5)
        if let scene { description = try readScene(Array(scene.utf8)) }
        let issues = solve(model, in: try description.scene(for: model)).issues
        found += issues.map { compilation.diagnostic(for: $0, inLayout: index) }
      } catch {
        found.append(Diagnostic(error, file: .none, bytes: 0))
      }
    }
    return found
  }

  /// What reading a text as a scene finds.
  private func foundInScene(_ text: [UInt8]) -> [Diagnostic] {
    let layout = CompiledText(DiagnosticDescriptor.sceneExampleLayout, path: "feed.layout")
    guard let model = layout.compilation.models.first else { return [] }
    do throws(DocumentError) {
      _ = try readScene(text).scene(for: model)
      return []
    } catch {
      return [Diagnostic(error, file: FileID(0), bytes: text.count)]
    }
  }
}
