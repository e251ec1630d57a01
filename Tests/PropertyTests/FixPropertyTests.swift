/// What must hold whatever is wrong with a file: applying all fixes ends, brings no new error, and
/// nothing is left that could still be applied.

import LayoutCompiler
import LayoutDiagnostics
import LayoutSyntax
import LayoutTestSupport
import Testing

@Suite struct FixPropertyTests {
  /// Every file of the cases, by folder, so that what fails is named.
  static let files =
    Repository.files(below: "Tests/Cases", suffix: ".layout")
    + Repository.files(below: "samples", suffix: ".layout")

  @Test(arguments: files) func everyFileIsFixedToTheEnd(path: String) throws {
    try expectToEnd(try Repository.bytes(path), path)
  }

  static let samples = Repository.files(below: "samples", suffix: ".layout")

  /// With one to four tokens taken out, doubled or exchanged, the same in every run.
  @Test(arguments: samples) func damagedFilesAreFixedToTheEnd(path: String) throws {
    let source = try Repository.bytes(path)
    let tokens = lex(source).tokens.map { $0.range }.filter { !$0.isEmpty }
    var generator = SeededGenerator(seed: UInt64(source.count))
    for round in 0..<40 {
      var damaged = source
      var places = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        tokens[Int.random(in: tokens.indices, using: &generator)]
      }
      places.sort { $0.start > $1.start }
      for place in places {
        let range = Int(place.start)..<Int(place.end)
        guard range.upperBound <= damaged.count else { continue }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: damaged.insert(contentsOf: source[range] + [0x20], at: range.lowerBound)
        case 1:
          let other = tokens[Int.random(in: tokens.indices, using: &generator)]
          damaged.replaceSubrange(range, with: source[Int(other.start)..<Int(other.end)])
        default: damaged.removeSubrange(range)
        }
      }
      try expectToEnd(damaged, "\(path), round \(round)")
    }
  }

  /// The damage gives something to mend.
  @Test func damageIsOftenMended() throws {
    var mended = 0
    for path in Self.samples {
      let source = try Repository.bytes(path)
      for token in lex(source).tokens.prefix(12) where !token.range.isEmpty {
        let text = Array(source[..<Int(token.start)] + source[Int(token.end)...])
        let fixed = fix(text, FixSelection(includesMaybe: true))
        if !fixed.applied.isEmpty { mended += 1 }
      }
    }
    #expect(mended > Self.samples.count, "\(mended) of \(Self.samples.count) files")
  }

  // MARK: -

  private func expectToEnd(_ source: [UInt8], _ name: String) throws {
    // Most of the texts come back several times.
    var known: [[UInt8]: [Diagnostic]] = [:]
    func findings(_ source: [UInt8]) -> [Diagnostic] {
      if let found = known[source] { return found }
      let found = self.findings(source)
      known[source] = found
      return found
    }
    func fix(_ source: [UInt8], _ selection: FixSelection) -> FixedSource {
      applyFixes(to: source, of: FileID(0), selection) { findings($0) }
    }
    for selection in [FixSelection(), FixSelection(includesMaybe: true)] {
      let fixed = fix(source, selection)
      let text = String(decoding: fixed.bytes, as: UTF8.self)
      let isDone = !fixed.isUnfinished
      #expect(isDone, "\(name) is not done in eight rounds:\n\(text)")
      #expect(
        fixed.bytes.count <= 2 * source.count + 1000,
        "\(name) grows from \(source.count) bytes to \(fixed.bytes.count)")
      let before = findings(source)
      let after = findings(fixed.bytes)
      let error = firstNewError(in: after, since: before)
      #expect(error == nil, "\(name): \(error?.code.description ?? "") is new in\n\(text)")
      // Once more changes nothing, but what an earlier refusal kept from being tried.
      guard fixed.refused.isEmpty else { continue }
      let again = fix(fixed.bytes, selection).bytes == fixed.bytes
      #expect(again, "\(name) is not done:\n\(text)")
    }
  }

  private func fix(_ source: [UInt8], _ selection: FixSelection) -> FixedSource {
    applyFixes(to: source, of: FileID(0), selection) { findings($0) }
  }

  private func findings(_ source: [UInt8]) -> [Diagnostic] {
    CompiledText(source).compilation.diagnostics
  }
}
