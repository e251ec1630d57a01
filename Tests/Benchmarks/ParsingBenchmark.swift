/// Lexing and parsing, next to reading the same bytes from memory and summing them.

import LayoutSyntax

/// A file of about `bytes` bytes made of ordinary sections.
func ordinarySource(bytes: Int) -> [UInt8] {
  var text = ""
  var index = 0
  while text.utf8.count < bytes {
    text += """
      /// Section number \(index).
      section feed\(index) scroll: groupPaging insets: (horizontal: 16, vertical: 8) spacing: 12 <
          header estimated(44) pinned
          group horizontal width: fractional(0.9) height: fractionalWidth(0.55) spacing: 8 <
              item fractional(0.7) insets: (top: 1, leading: 2, bottom: 3, trailing: 4)
              group vertical fractional(0.3) count: 2 < item insets: 10 >  // a column
          >
      >

      """
    index += 1
  }
  return Array(text.utf8)
}

func benchmarkParsing() {
  let source = ordinarySource(bytes: 1_000_000)
  let megabytes = Double(source.count) / 1e6
  let summing = shortest {
    var sum = 0
    for byte in source { sum &+= Int(byte) }
    return sum
  }
  let lexing = shortest { lex(source).tokens.count }
  let parsing = shortest { parse(source).tree.nodes.count }
  let reference = "sum the bytes: \(short(megabytes / summing)) MB/s"
  row("lex 1 MB", "\(short(megabytes / lexing)) MB/s", "", reference, lexing / summing)
  row(
    "lex and parse 1 MB", "\(short(megabytes / parsing)) MB/s", ">= 100 MB/s", reference,
    parsing / summing)
}
