/// `let`s: of the file, computed at first use, and between children, where they stand.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// The value of the `let` of the file at `index`.
  ///
  /// - Parameter use: Where it is used; none when every `let` is computed to be checked.
  mutating func constantValue(at index: Int, usedAt use: NameToken?) -> Value {
    if let value = constantValues[index] { return available(value, usedAt: use) }
    let declaration = names.constants[index]
    let syntax = declaration.syntax
    guard let name = syntax.name else { return .invalid }
    guard !resolving.contains(index) else {
      reportCycle(through: index)
      return .invalid
    }
    resolving.append(index)
    let outerScope = scope
    let outerPlace = place
    let outerExpectation = expectedEnumeration
    scope = []
    place = .section
    expectedEnumeration = nil
    let outerUnit = unit
    enter(declaration.unit)
    var value = self.value(of: syntax.value)
    scope = outerScope
    place = outerPlace
    expectedEnumeration = outerExpectation
    resolving.removeLast()

    if case .name(let token) = value, !isAnyEnumerationValue(token.text) {
      reportUnknown(token)
      value = .invalid
    }
    value = named(
      name, syntax.documentation, value, position: index,
      at: syntax.value?.range ?? syntax.range)
    enter(outerUnit)
    constantValues[index] = value
    return available(value, usedAt: use)
  }

  /// Goes on in another file: names and places are that file's.
  mutating func enter(_ unit: Int) {
    self.unit = unit
    reports.file = names.files[unit]
  }

  /// `let` between children: a name for what follows it. Gives the local to set where it stands, if
  /// its value depends on the place.
  mutating func declare(_ syntax: LetSyntax) -> (LocalID, ExpressionID)? {
    guard let token = syntax.name else { return nil }
    let range = syntax.value?.range ?? syntax.range
    let value = self.value(of: syntax.value)
    guard case .scalar(let scalar) = value, case .expression(let id) = scalar.scalar else {
      scope.append(ScopeEntry(name: token.text, meaning: .value(value)))
      return nil
    }
    let uses = dependencies[Int(id.rawValue)]
    guard !uses.isDisjoint(with: .positional) else {
      scope.append(
        ScopeEntry(
          name: token.text, meaning: .value(named(token, syntax.documentation, value, at: range))))
      return nil
    }
    // Around the item of a waterfall nothing is computed cell by cell, but in the item it is.
    if place == .section, uses.contains(.customGroup) {
      scope.append(ScopeEntry(name: token.text, meaning: .value(value)))
      return nil
    }
    let local = newLocal(token.text, scalar.type, definition: nil)
    scope.append(ScopeEntry(name: token.text, meaning: .local(local, uses)))
    return (local, id)
  }

  /// A new entry in the table of locals.
  mutating func newLocal(
    _ name: String, _ type: ValueType, definition: ExpressionID?
  ) -> LocalID {
    locals.append(Local(name: name, type: type, definition: definition))
    return LocalID(rawValue: UInt32(locals.count - 1))
  }

  /// A scalar gets a name: a constant for people to read, or, where it depends on the environment, a
  /// local, so that it is computed once for each section however often it is used.
  private mutating func named(
    _ name: NameToken, _ documentation: String, _ value: Value, position: Int = 0,
    at range: ByteRange
  ) -> Value {
    guard case .scalar(let scalar) = value else { return value }
    switch scalar.scalar {
    case .expression(let id):
      let local = newLocal(name.text, scalar.type, definition: id)
      guard let use = add(.local(local), at: range) else { return .invalid }
      return .scalar(TypedScalar(.expression(use), scalar.type))
    case .constant(let constant), .folded(let constant, _):
      guard scalar.type.isNumeric else { return value }
      var definition: ExpressionID?
      if case .folded(_, let id) = scalar.scalar { definition = id }
      namedConstants.append(
        NamedConstant(
          name: name.text, documentation: documentation, type: scalar.type, value: constant,
          definition: definition, position: position))
      let id = ConstantID(rawValue: UInt32(namedConstants.count - 1))
      guard let use = add(.constant(id, constant), at: range) else { return .invalid }
      return .scalar(TypedScalar(.folded(constant, use), scalar.type))
    }
  }

  private mutating func available(_ value: Value, usedAt use: NameToken?) -> Value {
    guard let use else { return value }
    return isAvailable(dependencies(of: value), named: use.text, at: use.range) ? value : .invalid
  }

  private mutating func reportCycle(through index: Int) {
    let start = resolving.firstIndex(of: index) ?? 0
    let names = resolving[start...].compactMap { position in
      self.names.constants[position].syntax.name?.text
    }
    report(.cyclicConstants(self.names.place(of: .constant(index)), names: names))
  }

  func isAnyEnumerationValue(_ name: String) -> Bool {
    PropertyEnumeration.allCases.contains { $0.names.contains(name) }
      || EnvironmentEnumeration.allCases.contains { $0.names.contains(name) }
  }
}

extension Lowering {
  /// What a value depends on.
  func dependencies(of value: Value) -> Dependencies {
    switch value {
    case .scalar(let scalar): return dependencies(of: scalar.scalar)
    case .dimension(_, let scalar), .spacing(_, let scalar): return dependencies(of: scalar)
    case .fractionalPair(let pair):
      return dependencies(of: pair.x).union(dependencies(of: pair.y))
    case .tuple(let elements):
      return elements.reduce(into: []) { $0.formUnion(dependencies(of: $1.value)) }
    case .conditional(let condition, let then, let otherwise, _):
      return dependencies[Int(condition.rawValue)].union(dependencies(of: then))
        .union(dependencies(of: otherwise)).subtracting(.argument)
    case .argument(_, let content): return dependencies(of: content)
    case .string, .textParameter, .name, .invalid: return []
    }
  }

  private func dependencies(of scalar: Scalar) -> Dependencies {
    guard case .expression(let id) = scalar else { return [] }
    return dependencies[Int(id.rawValue)].subtracting(.argument)
  }
}

extension Scalar {
  /// Whether it is known when compiling.
  var isConstant: Bool { constant != nil }

  /// Whether it is a constant that was written with a name.
  var isNamed: Bool {
    if case .folded = self { return true }
    return false
  }
}
