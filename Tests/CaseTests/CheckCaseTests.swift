/// What `layoutc check --verbose` says of files that a check is there for.

import LayoutCompiler
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct CheckCaseTests {
  static let paths = Repository.files(below: "Tests/Cases/checks", suffix: ".layout")

  @Test(arguments: paths) func saysWhatIsRecorded(path: String) throws {
    let compiled = try CompiledText(file: path)
    let found = compiled.compilation.diagnostics + compiled.compilation.findings()
    let expected = String(path.dropLast(".layout".count).dropFirst("Tests/Cases/".count)) + ".txt"
    let difference = goldenDifference(compiled.render(found.inOrder()), expected)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
