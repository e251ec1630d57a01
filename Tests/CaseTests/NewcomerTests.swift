/// Mistakes of people who have never seen the language: what they are told, and what the fixes make.

import LayoutCompiler
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct NewcomerTests {
  static let paths = Repository.files(below: "Tests/Cases/newcomers", suffix: ".layout")

  @Test func thereAreMoreThanForty() {
    #expect(Self.paths.count >= 100)
  }

  @Test(arguments: paths) func theMessageIsEnough(path: String) throws {
    let source = try Repository.bytes(path)
    let name = String(path.split(separator: "/").last ?? "")
    let compiled = CompiledText(source, path: name)
    let diagnostics = compiled.compilation.diagnostics
    var text = compiled.rendered
    if diagnostics.contains(where: { !$0.fixes.isEmpty }) {
      let (fixed, again) = CompiledText.fixed(source, path: name)
      text += "---- fixed\n" + String(decoding: fixed, as: UTF8.self)
      #expect(again.rendered == "", "\(name): what the fixes make is right")
    }
    let expected = "newcomers/" + name.dropLast(".layout".count) + ".txt"
    let difference = goldenDifference(text, expected)
    #expect(difference == nil, "\(difference ?? "")")

    let reason = String(decoding: source.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let codes = Set(diagnostics.map { $0.code })
    #expect(codes.count == (reason.contains("(two mistakes)") ? 2 : 1), "\(name)")
    #expect(diagnostics.allSatisfy { $0.severity == .error })
  }
}
