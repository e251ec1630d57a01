/// The whole way from bytes to frames, for libFuzzer: nothing may trap, hang, or give a NaN, and what
/// is printed back must be the same bytes.

import LayoutCompiler
import LayoutCore
import LayoutDiagnostics
import LayoutJSON
import LayoutSyntax

/// libFuzzer's entry, for a program with a `main` of its own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// Where the package manager lets an executable begin.
@_cdecl("Fuzz_main")
public func begin(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  var count = count
  var arguments = unsafe arguments
  return unsafe runFuzzer(&count, &arguments) { unsafe fuzz($0, $1) }
}

/// Called by libFuzzer with one input after the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  precondition(parse(source).tree.text == source, "the tree lost bytes")
  var map = SourceMap()
  let file = map.add(path: "fuzz.layout", bytes: source)
  let compilation = compile(source, file: file, defaultLayoutName: "Fuzz")
  for diagnostic in compilation.diagnostics {
    _ = HumanRenderer(sources: map, style: Style(color: true, unicode: true)).render(diagnostic)
  }
  for (index, model) in compilation.models.enumerated() {
    for width in [0.0, 1, 320, 1366] {
      let sections = model.sections.indices.map { SceneSection(modelIndex: $0, itemCount: 7) }
      let scene = Scene(
        container: Extent(width: width, height: 480), scale: 3,
        uikit: width == 320 ? .uikit14 : .uikit17, isRightToLeft: width == 1366,
        sections: Array(sections.prefix(50)))
      check(solve(model, in: scene), compilation, index)
    }
    let program = writeProgram([model])
    do throws(ProgramError) {
      let again = try readProgram(program)
      precondition(writeProgram(again) == program, "the program changed")
    } catch {
      preconditionFailure("the program can't be read back")
    }
  }
  return 0
}

private func check(_ solved: SolvedLayout, _ compilation: Compilation, _ index: Int) {
  for issue in solved.issues { _ = compilation.diagnostic(for: issue, inLayout: index) }
  var left = 10_000
  solved.forEachElement { element in
    guard left > 0 else { return }
    left -= 1
    let frame = element.frame
    precondition(
      frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite,
      "a frame is not finite")
  }
}
