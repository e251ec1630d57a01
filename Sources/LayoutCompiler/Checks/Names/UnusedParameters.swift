/// What is to be taken out with a parameter that nothing uses: itself, and what is given for it.

import LayoutDiagnostics
import LayoutSyntax

extension Compilation {
  /// The deletion of a parameter and of every argument for it; none where a preview gives a value for it.
  func parameterFix(_ index: Int, _ names: FileNames, _ file: SourceUnit) -> Removal? {
    let declaration = names.declarations[index]
    let parameters = declaration.siblings
    guard parameters.count <= Self.mostParameters else { return nil }
    var ranges = removal(declaration.node, from: parameters)
    if declaration.kind == .input {
      guard !names.previewInputs.contains(declaration.name.text) else { return nil }
      return Removal(ranges.map { Place(file.file, $0) }, keepsMeaning: false)
    }
    guard let definition = declaration.definition,
      let position = parameters.firstIndex(where: { $0.range == declaration.node.range })
    else { return nil }
    let calls = names.calls[definition] ?? []
    guard calls.count <= Self.mostCalls else { return nil }
    let parameterNames = parameters.map { ParameterSyntax($0)?.name?.text ?? "" }
    for call in calls {
      guard let argument = argument(at: position, of: call, parameterNames) else { continue }
      ranges += removal(argument.node, from: call.arguments.map { $0.node })
    }
    return Removal(ranges.map { Place(file.file, $0) }, keepsMeaning: true)
  }

  /// What a fix looks at.
  private static var mostParameters: Int { 50 }
  private static var mostCalls: Int { 500 }

  /// The argument of a call for the parameter at `position`; see `Lowering.bind`.
  private func argument(
    at position: Int, of call: CallSyntax, _ parameters: [String]
  ) -> ArgumentSyntax? {
    var given: [Int: ArgumentSyntax] = [:]
    var next = 0
    for argument in call.arguments {
      if let label = argument.label {
        if let found = parameters.firstIndex(of: label.text) { given[found] = argument }
      } else {
        while given[next] != nil { next += 1 }
        given[next] = argument
      }
    }
    return given[position]
  }

  /// The bytes of one of a list between commas, with one comma.
  private func removal(_ node: SyntaxNode, from list: [SyntaxNode]) -> [ByteRange] {
    guard let position = list.firstIndex(where: { $0.range == node.range }) else { return [] }
    var range = node.range
    if position + 1 < list.count {
      range.end = list[position + 1].range.start
    } else if position > 0 {
      range.start = list[position - 1].range.end
    }
    return [range]
  }
}
