/// The operands of one element, sorted by what they are.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

/// An attribute as written.
struct WrittenAttribute {
  var name: PropertyName
  /// None for a flag without a value.
  var expression: ExpressionSyntax?
  var range: ByteRange
  /// What to take out to be rid of it.
  var removal: ByteRange
  /// Whether the value has a syntax error and is to be taken as not written, without more words.
  var hasError: Bool
  /// The name that is meant where it was written as two words.
  var joinedName: String?
}

/// The operands of an element.
struct Attributes {
  var element: ElementName
  /// The keyword, for what can't be said of any operand.
  var keyword: ByteRange
  private(set) var written: [WrittenAttribute] = []
  var bareDimension: ExpressionSyntax?
  /// The element's name, of sections and lists.
  var name: NameToken?
  /// The appearance of a list.
  var appearance: NameToken?
  /// Whether an operand has a syntax error, so that something may only seem to be missing.
  var hasError = false

  /// A bit for each name that is written: most names that are asked for aren't.
  private var names: UInt64 = 0

  init(element: ElementName, keyword: ByteRange) {
    self.element = element
    self.keyword = keyword
  }

  mutating func append(_ attribute: WrittenAttribute) {
    written.append(attribute)
    names |= 1 << UInt64(attribute.name.position)
  }

  /// Takes an attribute away that was reported.
  mutating func remove(_ name: PropertyName) {
    written.removeAll { $0.name == name }
    names &= ~(1 << UInt64(name.position))
  }

  /// The attribute of a name, if written.
  subscript(name: PropertyName) -> WrittenAttribute? {
    guard names & 1 << UInt64(name.position) != 0 else { return nil }
    for index in written.indices where written[index].name == name { return written[index] }
    return nil
  }

  /// What the property table says of a written attribute.
  func type(of name: PropertyName) -> PropertyType? {
    PropertyTable.type(of: name, on: element)
  }
}
