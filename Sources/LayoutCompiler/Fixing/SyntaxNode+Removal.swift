/// What to take out with a node, so that the rest of its line looks as if it had never been there.

import LayoutSyntax

extension SyntaxNode {
  /// The node, with the blanks before it where something else separates what stands on both sides.
  var removal: ByteRange {
    let source = tree.source
    var start = min(Int(range.start), source.count)
    let end = min(max(start, Int(range.end)), source.count)
    let isSeparated: Bool
    if end == source.count {
      isSeparated = true
    } else {
      switch source[end] {
      case UInt8(ascii: " "), 0x09...0x0D, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ")"),
        UInt8(ascii: ","):
        isSeparated = true
      default: isSeparated = false
      }
    }
    while isSeparated, start > 0,
      source[start - 1] == UInt8(ascii: " ") || source[start - 1] == 0x09
    {
      start -= 1
    }
    return ByteRange(start: start, end: end)
  }
}

extension ElementSyntax {
  /// Where its children would stand: the brackets if there is nothing between them, else behind its
  /// head; none where something is between them.
  var emptyBody: ByteRange? {
    guard let body else { return ByteRange(start: Int(headRange.end), end: Int(headRange.end)) }
    let text = node.tree.source[Int(body.range.start)..<Int(body.range.end)]
    for byte in text.dropFirst().dropLast() where byte != UInt8(ascii: " ") {
      if !(0x09...0x0D).contains(byte) { return nil }
    }
    return text.first == UInt8(ascii: "<") && text.last == UInt8(ascii: ">") ? body.range : nil
  }
}

extension ExpressionSyntax {
  /// The minus sign of a negative number that is written as such.
  var minusSign: ByteRange? {
    guard case .prefix(_, let operand) = form, case .number = operand.form,
      node.tree.source[Int(range.start)] == UInt8(ascii: "-")
    else { return nil }
    return ByteRange(start: Int(range.start), end: Int(operand.range.start))
  }
}
