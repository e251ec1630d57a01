/// Values as what an attribute takes: numbers, strings, names, choices between them.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// Applies `leaf` to every value to choose from; none where one of them is wrong.
  mutating func choice<Result: Equatable & Sendable>(
    _ value: Value, _ leaf: (inout Lowering, Value) -> Result?
  ) -> Choice<Result>? {
    if case .argument(let argument, let content) = value {
      return choice(content, leaf).map { .argument(argument, $0) }
    }
    guard case .conditional(let condition, let then, let otherwise, _) = value else {
      return leaf(&self, value).map { .always($0) }
    }
    let thenChoice = choice(then, leaf)
    let otherwiseChoice = choice(otherwise, leaf)
    guard let thenChoice, let otherwiseChoice else { return nil }
    return .conditional(condition, then: thenChoice, otherwise: otherwiseChoice)
  }

  /// Joins the scalars of every value to choose from into one scalar.
  mutating func scalarChoice(
    _ value: Value, at range: ByteRange, _ leaf: (inout Lowering, Value) -> Scalar?
  ) -> Scalar? {
    guard case .conditional(let condition, let then, let otherwise, _) = value.bare else {
      return leaf(&self, value.bare)
    }
    let thenScalar = scalarChoice(then, at: range, leaf)
    let otherwiseScalar = scalarChoice(otherwise, at: range, leaf)
    guard let thenScalar, let otherwiseScalar else { return nil }
    return scalarJoin(condition, thenScalar, otherwiseScalar, at: range)
  }

  mutating func scalarJoin(
    _ condition: ExpressionID, _ then: Scalar, _ otherwise: Scalar, at range: ByteRange
  ) -> Scalar? {
    if then == otherwise { return then }
    guard let thenID = expression(TypedScalar(then, .number), at: range),
      let otherwiseID = expression(TypedScalar(otherwise, .number), at: range),
      let id = add(.conditional(condition, then: thenID, otherwise: otherwiseID), at: range)
    else { return nil }
    if let known = knownValue(of: condition), let value = (known != 0 ? then : otherwise).constant {
      return .folded(value, id)
    }
    return .expression(id)
  }

  /// The value of an attribute, its range, and whether there is one to look at.
  private mutating func written(_ attribute: WrittenAttribute?) -> (Value, ByteRange)? {
    guard let attribute, !attribute.hasError, let expression = attribute.expression else {
      return nil
    }
    return (value(of: expression), expression.range)
  }

  /// An attribute that is a number.
  mutating func number(_ name: PropertyName, in attributes: Attributes) -> Scalar? {
    guard let (value, range) = written(attributes[name]) else { return nil }
    return numeric(value, at: range)?.scalar
  }

  /// An attribute that is a whole number, at least `least` where that is given.
  mutating func integer(_ name: PropertyName, in attributes: Attributes) -> Scalar? {
    guard let (value, range) = written(attributes[name]),
      let scalar = numeric(value, at: range),
      case .integer(let least)? = attributes.type(of: name)
    else { return nil }
    return wholeNumber(scalar, least: least, what: "`" + name.text + ":`", at: range)
  }

  /// The scalar, if it is a whole number in the range; else a report.
  mutating func wholeNumber(
    _ scalar: TypedScalar, least: Int?, what: String, at range: ByteRange
  ) -> Scalar? {
    guard let constant = scalar.scalar.constant else {
      guard scalar.type == .integer else {
        report(
          .typeMismatch(
            at(range), expected: PropertyType.integer(least: nil).description,
            found: "a number"))
        return nil
      }
      return scalar.scalar
    }
    guard constant == constant.rounded(.towardZero), abs(constant) <= 1_000_000_000 else {
      report(.notAWholeNumber(at(range), value: constant.text, what: what))
      return nil
    }
    if let least, constant < Double(least) {
      report(
        .outOfRange(
          at(range), what: what, value: constant.text, allowed: String(least) + " or more"))
      return nil
    }
    return scalar.scalar
  }

  /// An attribute that is a Boolean; a flag without a value is true.
  mutating func boolean(_ name: PropertyName, in attributes: Attributes) -> Choice<Bool>? {
    guard let attribute = attributes[name], !attribute.hasError else { return nil }
    guard attribute.expression != nil else { return .always(true) }
    guard let (value, range) = written(attribute),
      let scalar = boolean(value, at: range)
    else { return nil }
    switch scalar.scalar {
    case .folded(_, let id) where dependsOnArgument(scalar.scalar), .expression(let id):
      return .conditional(id, then: .always(true), otherwise: .always(false))
    case .constant(let constant), .folded(let constant, _): return .always(constant != 0)
    }
  }

  /// An attribute that is a text known when compiling.
  mutating func string(_ name: PropertyName, in attributes: Attributes) -> String? {
    guard let (value, range) = written(attributes[name]) else { return nil }
    switch value.bare {
    case .string(let text): return text
    case .conditional(_, .string, .string, _), .textParameter:
      report(
        .typeMismatch(
          at(range), expected: PropertyType.string.description,
          found: "one that is not known when compiling"))
    default: reportMismatch(value, expected: PropertyType.string.description, at: range)
    }
    return nil
  }

  /// An attribute that is a text.
  mutating func text(_ name: PropertyName, in attributes: Attributes) -> Choice<TextValue>? {
    guard let (value, range) = written(attributes[name]) else { return nil }
    return choice(value) { lowering, leaf in
      switch leaf {
      case .string(let text): return .literal(text)
      case .textParameter(let parameter): return .parameter(parameter)
      default:
        lowering.reportMismatch(leaf, expected: PropertyType.string.description, at: range)
        return nil
      }
    }
  }

  /// An attribute that is a value of an enumeration, made from its position.
  mutating func enumeration<Result: Equatable & Sendable>(
    _ name: PropertyName, in attributes: Attributes, _ make: (UInt8) -> Result?
  ) -> Choice<Result>? {
    guard let attribute = attributes[name], !attribute.hasError,
      case .enumeration(let enumeration)? = attributes.type(of: name),
      let expression = attribute.expression
    else { return nil }
    if let joined = attribute.joinedName, let position = enumeration.position(of: joined) {
      return make(position).map { .always($0) }
    }
    expectedEnumeration = enumeration
    let value = self.value(of: expression)
    expectedEnumeration = nil
    return choice(value) { lowering, leaf in
      lowering.position(leaf, in: enumeration, at: expression.range).flatMap(make)
    }
  }

  private mutating func position(
    _ value: Value, in enumeration: PropertyEnumeration, at range: ByteRange
  ) -> UInt8? {
    guard case .name(let token) = value else {
      reportMismatch(value, expected: enumeration.description, at: range)
      return nil
    }
    if let position = enumeration.position(of: token.text) { return position }
    if enumeration == .orthogonalScrollingBehavior, let word = ForeignWords.scrolling(token.text) {
      report(.foreignWord(at(token.range), name: token.text, word))
      return nil
    }
    report(
      .unknownValue(
        at(token.range), found: token.text, type: enumeration.description,
        suggestion: suggestion(for: token.text, among: enumeration.names),
        allowed: enumeration.names))
    return nil
  }
}

extension Double {
  /// The number as a person writes it: whole numbers without a fraction.
  var text: String {
    if self == rounded(.towardZero), abs(self) < 1e15 { return String(Int64(self)) }
    return description
  }
}
