/// Compiling a file of 5,000 lines with 500 definitions, next to parsing it.

import LayoutCompiler
import LayoutDiagnostics
import LayoutSyntax

/// 500 definitions of eight lines, and sections of seven that use three of them each.
private func definitionSource() -> [UInt8] {
  var lines: [String] = []
  for index in 0..<500 {
    lines += [
      "/// Piece \(index).",
      "define card\(index)(share, inset = \(index % 7)) <",
      "    item fractional(share / \(1 + index % 4)) insets: inset <",
      "        badge \"new\" 20 at: topTrailing",
      "    >",
      "    if (share > 0.5) < item fractional(0.1) >",
      "    item \(20 + index) edges: (top: flexible(\(index % 5)))",
      ">",
    ]
  }
  var section = 0
  while lines.count < 4_993 {
    lines += [
      "section s\(section) spacing: \(section % 9) scroll: continuous <",
      "    header \(20 + section % 30) pinned",
      "    group horizontal height: fractionalWidth(0.5) <",
    ]
    for use in 0..<3 {
      lines.append("        card\((section * 3 + use) % 500)(0.\(1 + use), \(use))")
    }
    lines += ["    >", ">"]
    section += 1
  }
  return Array((lines.joined(separator: "\n") + "\n").utf8)
}

func benchmarkCompiling() {
  let source = definitionSource()
  var map = SourceMap()
  let file = map.add(path: "pieces.layout", bytes: source)
  let lines = map.lineCount(of: file)
  let parsing = shortest { parse(source).tree.nodes.count }
  let compiling = shortest {
    compile(source, file: file, defaultLayoutName: "Pieces").diagnostics.count
  }
  row(
    "check \(lines) lines, 500 definitions", "\(short(compiling * 1e3)) ms", "<= 50 ms",
    "parse: \(short(parsing * 1e3)) ms", compiling / parsing)
}
