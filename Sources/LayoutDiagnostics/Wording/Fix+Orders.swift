/// Fixes that several diagnostics offer: taking something out, filling brackets, bounding a value.

import LayoutSyntax

extension Place {
  /// The place just before it, where something can be inserted.
  var start: Place { Place(file, ByteRange(start: Int(range.start), end: Int(range.start))) }

  /// The place just behind it.
  var end: Place { Place(file, ByteRange(start: Int(range.end), end: Int(range.end))) }
}

extension Fix {
  /// Takes a place out; `what` as "this dimension".
  static func removing(
    _ place: Place, _ what: String, _ applicability: Applicability = .maybe
  ) -> Fix {
    Fix("remove \(what)", applicability, at: place, replacement: "")
  }

  /// Puts the first child between brackets; an empty place has no brackets yet.
  static func filling(_ body: Place, _ title: String, _ child: String) -> Fix {
    let text = "< " + child + " >"
    return Fix(title, .maybe, at: body, replacement: body.range.isEmpty ? " " + text : text)
  }

  /// Puts an expression between the parentheses of `max(1, …)`; `order` as "keep it above 0".
  static func keeping(_ expression: Place, atLeast least: Int, _ order: String) -> Fix {
    Fix(
      title: "\(order) with `max(\(least), …)`", applicability: .maybe,
      edits: [
        Edit(expression.start, replacement: "max(\(least), "),
        Edit(expression.end, replacement: ")"),
      ])
  }
}
