/// The operands of one element, sorted by what they are.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

/// An attribute as written.
struct WrittenAttribute {
  var property: Property
  /// None for a flag without a value.
  var expression: ExpressionSyntax?
  var range: ByteRange
  /// Whether the value has a syntax error and is to be taken as not written, without more words.
  var hasError: Bool
  /// The name that is meant where it was written as two words.
  var joinedName: String? = nil
}

/// The operands of an element.
struct Attributes {
  var element: ElementName
  /// The keyword, for what can't be said of any operand.
  var keyword: ByteRange
  var written: [WrittenAttribute] = []
  var bareDimension: ExpressionSyntax?
  /// The element's name, of sections and lists.
  var name: NameToken?
  /// The appearance of a list.
  var appearance: NameToken?
  /// Whether an operand has a syntax error, so that something may only seem to be missing.
  var hasError = false

  /// The attribute of a name, if written.
  subscript(name: PropertyName) -> WrittenAttribute? {
    for attribute in written where attribute.property.name == name { return attribute }
    return nil
  }
}
