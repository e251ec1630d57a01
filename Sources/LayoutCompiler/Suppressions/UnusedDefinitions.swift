/// Which definitions a file uses itself.

import LayoutDiagnostics
import LayoutSyntax

/// The definitions of a file whose name stands nowhere else in it: what they hold is not looked at when the
/// file is compiled.
struct UnusedDefinitions {
  /// In the order written.
  private var ranges: [ByteRange] = []

  /// - Complexity: O(tokens).
  init(in tree: SyntaxTree) {
    var names: [String: Int] = [:]
    var definitions: [(range: ByteRange, name: String)] = []
    for node in FileSyntax(tree).children {
      guard let define = DefineSyntax(node) else { continue }
      let name = define.name?.text ?? ""
      definitions.append((define.range, name))
      names[name] = 0
    }
    if definitions.isEmpty { return }
    for token in tree.tokens where token.kind == .identifier || token.kind == .quotedIdentifier {
      let edge = token.kind == .quotedIdentifier ? 1 : 0
      let text = tree.source[Int(token.start)..<Int(token.end)].dropFirst(edge).dropLast(edge)
      names[String(decoding: text, as: UTF8.self)]? += 1
    }
    // Once for its own declaration.
    for definition in definitions where names[definition.name, default: 0] <= 1 {
      ranges.append(definition.range)
    }
  }

  /// Whether a byte is in one of them.
  ///
  /// - Complexity: O(log definitions).
  func contain(_ offset: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].start <= offset
  }
}
