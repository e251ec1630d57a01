/// Sorts operands by the property table and reports those that don't belong to the element.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// The operands of an element; remembers where those of `id` stand.
  mutating func attributes(
    _ operands: [OperandSyntax], of element: ElementName, for id: ElementID, keyword: ByteRange
  ) -> Attributes {
    let attributes = attributes(operands, of: element, keyword: keyword)
    origin.record(attributes, of: id, in: reports.file)
    return attributes
  }

  /// The operands of what is no element of the model.
  mutating func attributes(
    _ operands: [OperandSyntax], of element: ElementName, keyword: ByteRange
  ) -> Attributes {
    var attributes = Attributes(element: element, keyword: keyword)
    var skipped = 0
    var followsWrong = false
    for (position, operand) in operands.enumerated() {
      if skipped > 0 {
        skipped -= 1
        continue
      }
      let errorCount = reports.errorCount
      switch operand.form {
      case .attribute(let name, let expression):
        let following = position + 1 < operands.count ? operands[position + 1] : nil
        if let joined = joinedName(expression, following, name, of: element) {
          attributes.append(joined)
          skipped = 1
        } else {
          add(name, expression, operand, to: &attributes)
          skipped = reportValues(behind: position, in: operands, of: element)
          if skipped > 0 { attributes.hasError = true }
        }
      case .flag(let name):
        let isFollowed =
          position + 1 < operands.count
          && belongs(operands[position + 1], to: name, of: element)
        add(
          flag: name, operand, isFollowed: isFollowed, followsWrong: followsWrong,
          to: &attributes)
        // `insets 8`, `itm 20`: what follows a wrong word belongs to it.
        if reports.errorCount > errorCount, isFollowed { skipped = 1 }
      case .dimension(let expression): add(dimension: expression, operand, to: &attributes)
      }
      if operand.hasError { attributes.hasError = true }
      followsWrong = reports.errorCount > errorCount
    }
    return attributes
  }

  /// Whether an operand is the value of the attribute before it, which lacks its `:`.
  private func belongs(
    _ operand: OperandSyntax, to name: NameToken, of element: ElementName
  ) -> Bool {
    switch operand.form {
    case .dimension: return true
    case .flag(let flag):
      let isAttribute =
        PropertyName(name.text).map { PropertyTable.has($0, element) } ?? false
      let isFlag =
        PropertyName(flag.text).map { PropertyTable.has($0, element) } ?? false
      return isAttribute && !isFlag
    case .attribute: return false
    }
  }

  private mutating func add(
    _ name: NameToken, _ expression: ExpressionSyntax?, _ operand: OperandSyntax,
    to attributes: inout Attributes
  ) {
    guard let property = propertyName(name, of: attributes.element) else {
      attributes.hasError = true
      return
    }
    if let first = attributes[property] {
      reportAgain(name, first, &attributes)
      return
    }
    attributes.append(
      WrittenAttribute(
        name: property, expression: expression, range: operand.range,
        removal: operand.node.removal, hasError: operand.hasError))
  }

  private mutating func add(
    flag name: NameToken, _ operand: OperandSyntax, isFollowed: Bool, followsWrong: Bool,
    to attributes: inout Attributes
  ) {
    let element = attributes.element
    if !name.isQuoted, let propertyName = PropertyName(name.text),
      let type = PropertyTable.type(of: propertyName, on: element)
    {
      add(flag: propertyName, type, name, operand, isFollowed: isFollowed, to: &attributes)
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
    // Words that follow a wrong one belong to it.
    attributes.hasError = true
    guard !followsWrong else { return reports.countAgain() }
    if element.takesBareDimension, isValue(name) {
      report(.valueAsFlag(at(name.range), name: name.text, element: element.rawValue))
      return
    }
    if element.takesBareDimension, let word = ForeignWords.value(name.text) {
      report(.foreignWord(at(name.range), name: name.text, word))
      return
    }
    let flags = PropertyTable.rows(of: element).filter { $0.type == .flag }
      .map { $0.name.text }
    if let word = ForeignWords.flag(name.text),
      flags.contains(where: { $0.utf8.elementsEqual(word.replacement.utf8) })
    {
      report(.foreignWord(at(name.range), name: name.text, word))
      return
    }
    if element == .header || element == .footer || element == .boundary,
      suggestion(for: name.text, among: flags) == nil
    {
      report(.kindAsFlag(at(name.range), name: name.text, element: element.rawValue))
      return
    }
    let enumeration = element == .list ? PropertyEnumeration.listAppearance.names : []
    report(
      .unknownFlag(
        at(name.range), name: name.text, element: element.rawValue,
        suggestion: suggestion(for: name.text, among: flags + enumeration),
        allowed: flags + enumeration))
  }

  /// Reports an attribute that is given twice. Where another is, or where one is not known, a whole element
  /// may have lost its keyword: that is one mistake.
  private mutating func reportAgain(
    _ name: NameToken, _ first: WrittenAttribute, _ attributes: inout Attributes
  ) {
    if attributes.hasError {
      reports.countAgain()
    } else {
      report(.duplicateAttribute(at(name.range), name: name.text, first: at(first.range)))
    }
    attributes.hasError = true
  }

  /// Whether the name stands for a value here.
  private func isValue(_ name: NameToken) -> Bool {
    if scope.contains(where: { $0.name == name.text }) { return true }
    if case .constant? = names.visible[unit][name.text] { return true }
    return false
  }

  private mutating func add(
    flag property: PropertyName, _ type: PropertyType, _ name: NameToken,
    _ operand: OperandSyntax, isFollowed: Bool, to attributes: inout Attributes
  ) {
    guard type == .flag else {
      attributes.hasError = true
      report(
        .typeMismatch(
          at(name.range), expected: "`" + name.text + ":` and " + type.description,
          found: "`" + name.text + "` alone",
          colon: isFollowed
            ? at(ByteRange(start: Int(name.range.end), end: Int(name.range.end))) : nil
        ))
      return
    }
    if let first = attributes[property] {
      reportAgain(name, first, &attributes)
      return
    }
    attributes.append(
      WrittenAttribute(
        name: property, expression: nil, range: operand.range,
        removal: operand.node.removal, hasError: operand.hasError))
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
      if !attributes.hasError { reportPair(first, expression) }
      attributes.hasError = true
      return
    }
    attributes.bareDimension = expression
  }

  /// The attribute of a written name, or a report of what is wrong with it.
  private mutating func propertyName(_ name: NameToken, of element: ElementName) -> PropertyName? {
    let propertyName = PropertyName(name.text)
    if let propertyName, PropertyTable.has(propertyName, element) { return propertyName }
    let allowed = PropertyTable.rows(of: element).map { $0.name.text }
    if let short = PropertyTable.shortName(forApple: name.text, of: element) {
      report(.longName(at(name.range), name: name.text, short: short.text))
    } else if element == .list, let propertyName,
      let property = PropertyTable.property(propertyName, of: .section)
    {
      report(
        .unsupportedInList(at(name.range), name: name.text, appleName: property.appleName))
    } else if let propertyName, !PropertyTable.elements(with: propertyName).isEmpty {
      report(
        .attributeNotAllowed(
          at(name.range), name: name.text, element: element.rawValue,
          allowedOn: PropertyTable.elements(with: propertyName).map { $0.rawValue },
          allowed: allowed))
    } else if let word = ForeignWords.attribute(
      name.text, has: { word in allowed.contains { $0.utf8.elementsEqual(word.utf8) } })
    {
      report(.foreignWord(at(name.range), name: name.text, word))
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
      case .enumeration(let enumeration)? = PropertyTable.type(of: propertyName, on: element),
      enumeration.position(of: names[0].text) == nil
    else { return nil }
    let joined = names[0].text + second.text.capitalizedFirst
    guard enumeration.position(of: joined) != nil else { return nil }
    let range = ByteRange(start: Int(expression.range.start), end: Int(following.range.end))
    report(
      .valueInTwoWords(
        at(range), first: names[0].text, second: second.text, joined: joined))
    let whole = ByteRange(start: Int(name.range.start), end: Int(following.range.end))
    return WrittenAttribute(
      name: propertyName, expression: expression, range: whole, removal: whole,
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
