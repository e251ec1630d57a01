/// From source to frames: nothing may trap or hang, the tree must hold every byte, and what compiles
/// must come back from its JSON.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON
import LayoutSyntax

func fuzzSource(_ source: [UInt8]) {
  precondition(parse(source).tree.text == source, "the tree lost bytes")
  var map = SourceMap()
  let file = map.add(path: "fuzz.layout", bytes: source)
  let compilation = compile(source, file: file, defaultLayoutName: "Fuzz")
  for diagnostic in compilation.diagnostics { render(diagnostic, map) }
  let told = compilation.told()
  _ = NarratedRenderer(sources: map, style: Style()).render(told.kept)
  _ = GitHubRenderer(sources: map).render(told.kept)
  let lines = JSONRenderer(sources: map, style: Style()).render(told.kept)
  for line in lines.utf8.split(separator: 0x0A) {
    precondition((try? readJSON(Array(line))) != nil, "a diagnostic is no JSON")
  }
  let log = SARIFRenderer(sources: map, toolVersion: "0").render(told.kept, ignored: told.ignored)
  precondition((try? readJSON(Array(log.utf8))) != nil, "a log is no JSON")
  if let sound = compilation.soundPart {
    for (index, model) in sound.models.enumerated() {
      for issue in solveEverywhere(model) {
        render(sound.diagnostic(for: issue, inLayout: index), map)
      }
    }
  }
  for model in compilation.models {
    let program = writeProgram([model])
    guard let copy = try? readProgram(program) else {
      preconditionFailure("the program can't be read back")
    }
    precondition(writeProgram(copy) == program, "the program changed")
  }
}

private func render(_ diagnostic: Diagnostic, _ map: SourceMap) {
  _ = HumanRenderer(sources: map, style: Style(color: true, unicode: true)).render(diagnostic)
}
