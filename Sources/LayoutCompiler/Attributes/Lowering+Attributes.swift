/// Sorts operands by the property table and reports those that don't belong to the element.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// The operands of an element.
  mutating func attributes(
    _ operands: [OperandSyntax], of element: ElementName, keyword: ByteRange
  ) -> Attributes {
    var attributes = Attributes(element: element, keyword: keyword)
    var skipsNext = false
    for (position, operand) in operands.enumerated() {
      if skipsNext {
        skipsNext = false
        continue
      }
      switch operand.form {
      case .attribute(let name, let expression):
        let following = position + 1 < operands.count ? operands[position + 1] : nil
        if let joined = joinedName(expression, following, name, of: element) {
          attributes.append(joined)
          skipsNext = true
        } else {
          add(name, expression, operand, to: &attributes)
        }
      case .flag(let name):
        let errorCount = reports.errorCount
        add(flag: name, operand, to: &attributes)
        // `insets 8`, `itm 20`: what follows a wrong word belongs to it.
        if reports.errorCount > errorCount, position + 1 < operands.count,
          case .dimension = operands[position + 1].form
        {
          skipsNext = true
        }
      case .dimension(let expression): add(dimension: expression, operand, to: &attributes)
      }
      if operand.hasError { attributes.hasError = true }
    }
    return attributes
  }

  private mutating func add(
    _ name: NameToken, _ expression: ExpressionSyntax?, _ operand: OperandSyntax,
    to attributes: inout Attributes
  ) {
    guard let property = property(name, of: attributes.element) else {
      attributes.hasError = true
      return
    }
    if let first = attributes[property.name] {
      report(
        .duplicateAttribute(at(name.range), name: name.text, first: at(first.range)))
      return
    }
    attributes.append(
      WrittenAttribute(
        name: property.name, expression: expression, range: operand.range,
        hasError: operand.hasError))
  }

  private mutating func add(
    flag name: NameToken, _ operand: OperandSyntax, to attributes: inout Attributes
  ) {
    let element = attributes.element
    if !name.isQuoted, let propertyName = PropertyName(name.text),
      let property = PropertyTable.property(propertyName, of: element)
    {
      add(flag: property, name, operand, to: &attributes)
      return
    }
    if element == .list, attributes.appearance == nil, !name.isQuoted,
      PropertyEnumeration.listAppearance.position(of: name.text) != nil
    {
      attributes.appearance = name
      return
    }
    if element == .section || element == .list, attributes.name == nil {
      attributes.name = name
      return
    }
    attributes.hasError = true
    if element.takesBareDimension, isValue(name) {
      report(.valueAsFlag(at(name.range), name: name.text, element: element.rawValue))
      return
    }
    let flags = PropertyTable.rows(of: element).filter { $0.type == .flag }
      .map { $0.name.text }
    let enumeration = element == .list ? PropertyEnumeration.listAppearance.names : []
    report(
      .unknownFlag(
        at(name.range), name: name.text, element: element.rawValue,
        suggestion: suggestion(for: name.text, among: flags + enumeration),
        allowed: flags + enumeration))
  }

  /// Whether the name stands for a value here.
  private func isValue(_ name: NameToken) -> Bool {
    if scope.contains(where: { $0.name == name.text }) { return true }
    if case .constant? = names.visible[unit][name.text] { return true }
    return false
  }

  private mutating func add(
    flag property: Property, _ name: NameToken, _ operand: OperandSyntax,
    to attributes: inout Attributes
  ) {
    guard property.type == .flag else {
      attributes.hasError = true
      report(
        .typeMismatch(
          at(name.range), expected: "`" + name.text + ":` and " + property.type.description,
          found: "`" + name.text + "` alone"))
      return
    }
    if let first = attributes[property.name] {
      report(
        .duplicateAttribute(at(name.range), name: name.text, first: at(first.range)))
      return
    }
    attributes.append(
      WrittenAttribute(
        name: property.name, expression: nil, range: operand.range, hasError: operand.hasError))
  }

  private mutating func add(
    dimension expression: ExpressionSyntax, _ operand: OperandSyntax,
    to attributes: inout Attributes
  ) {
    guard attributes.element.takesBareDimension else {
      attributes.hasError = true
      guard !operand.hasError else { return }
      report(
        .typeMismatch(
          at(operand.range),
          expected: "an attribute or a flag of `" + attributes.element.rawValue + "`",
          found: "a value alone"))
      return
    }
    if let first = attributes.bareDimension {
      attributes.hasError = true
      report(.sizeGivenTwice(at(operand.range), side: "size", first: at(first.range)))
      return
    }
    attributes.bareDimension = expression
  }

  /// The row of a written name, or a report of what is wrong with it.
  private mutating func property(_ name: NameToken, of element: ElementName) -> Property? {
    let propertyName = PropertyName(name.text)
    if let propertyName, let property = PropertyTable.property(propertyName, of: element) {
      return property
    }
    let allowed = PropertyTable.rows(of: element).map { $0.name.text }
    if let short = PropertyTable.shortName(forApple: name.text, of: element) {
      report(.longName(at(name.range), name: name.text, short: short.text))
    } else if let propertyName, !PropertyTable.elements(with: propertyName).isEmpty {
      report(
        .attributeNotAllowed(
          at(name.range), name: name.text, element: element.rawValue,
          allowedOn: PropertyTable.elements(with: propertyName).map { $0.rawValue },
          allowed: allowed))
    } else {
      report(
        .unknownAttribute(
          at(name.range), name: name.text, element: element.rawValue,
          suggestion: suggestion(for: name.text, among: allowed), allowed: allowed))
    }
    return nil
  }

  /// `readable content` where `readableContent` is meant: the attribute with the joined name.
  private mutating func joinedName(
    _ expression: ExpressionSyntax?, _ following: OperandSyntax?, _ name: NameToken,
    of element: ElementName
  ) -> WrittenAttribute? {
    guard let expression, case .path(let names) = expression.form, names.count == 1,
      let following, case .flag(let second) = following.form,
      let propertyName = PropertyName(name.text),
      let property = PropertyTable.property(propertyName, of: element),
      case .enumeration(let enumeration) = property.type,
      enumeration.position(of: names[0].text) == nil
    else { return nil }
    let joined = names[0].text + second.text.capitalizedFirst
    guard enumeration.position(of: joined) != nil else { return nil }
    let range = ByteRange(start: Int(expression.range.start), end: Int(following.range.end))
    report(
      .valueInTwoWords(
        at(range), first: names[0].text, second: second.text, joined: joined))
    return WrittenAttribute(
      name: property.name, expression: expression,
      range: ByteRange(start: Int(name.range.start), end: Int(following.range.end)),
      hasError: false, joinedName: joined)
  }
}

extension String {
  /// The text with an upper-case first letter.
  fileprivate var capitalizedFirst: String {
    guard let first = unicodeScalars.first else { return self }
    return first.properties.uppercaseMapping + String(unicodeScalars.dropFirst())
  }
}
