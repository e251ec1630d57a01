/// Names in expressions: constants, locals, and what the environment gives.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// The value of a name or a dotted member.
  mutating func path(_ names: [NameToken], at range: ByteRange) -> Value {
    guard let base = names.first else { return .invalid }
    if names.count == 1 { return name(base) }
    if let path = EnvironmentMembers.meaning(ofForeign: names.map { $0.text }) {
      report(
        .foreignWord(
          at(range), name: names.map { $0.text }.joined(separator: "."),
          ForeignWord(swift: path)))
      return .invalid
    }
    let member = names[1]
    guard names.count == 2 else {
      report(
        .unknownMember(
          at(names[2].range), base: base.text + "." + member.text, member: names[2].text,
          suggestion: nil, allowed: []))
      return .invalid
    }
    guard let allowed = EnvironmentMembers.members(of: base.text) else {
      reportUnknownBase(base)
      return .invalid
    }
    guard let input = EnvironmentMembers.input(base.text, member.text) else {
      report(
        .unknownMember(
          at(member.range), base: base.text, member: member.text,
          suggestion: suggestion(for: member.text, among: allowed), allowed: allowed))
      return .invalid
    }
    return self.input(input, named: base.text + "." + member.text, at: range)
  }

  /// The value of a single name.
  private mutating func name(_ token: NameToken) -> Value {
    if !token.isQuoted, expectedEnumeration?.position(of: token.text) != nil {
      return .name(token)
    }
    for entry in scope.reversed() where entry.name == token.text {
      switch entry.meaning {
      case .value(let value):
        guard isAvailable(dependencies(of: value), named: token.text, at: token.range)
        else { return .invalid }
        return value
      case .parameter(let parameter): return input(parameter, named: token)
      case .unknown:
        reports.countAgain()
        return .invalid
      case .local(let local, let uses):
        guard isAvailable(uses, named: token.text, at: token.range) else { return .invalid }
        guard let id = add(.local(local), at: token.range) else { return .invalid }
        return .scalar(TypedScalar(.expression(id), locals[Int(local.rawValue)].type))
      }
    }
    switch names.visible[unit][token.text] {
    case .constant(let index): return constantValue(at: index, usedAt: token)
    case .piece:
      report(
        .typeMismatch(
          at(token.range), expected: "a value", found: "the definition `" + token.text + "`"))
      return .invalid
    case nil: break
    }
    if token.isQuoted {
      reportUnknown(token)
      return .invalid
    }
    switch token.text {
    case "true": return .scalar(TypedScalar(.constant(1), .boolean))
    case "false": return .scalar(TypedScalar(.constant(0), .boolean))
    case "pi": return .scalar(TypedScalar(.constant(.pi), .number))
    default: break
    }
    if let input = EnvironmentMembers.single(token.text) {
      return self.input(input, named: token.text, at: token.range)
    }
    return .name(token)
  }

  /// A run-time input.
  private mutating func input(_ parameter: ParameterID, named token: NameToken) -> Value {
    let type = parameters[Int(parameter.rawValue)].type
    guard !type.isFunction else {
      report(.functionWithoutIndex(at(token.range), name: token.text))
      return .invalid
    }
    guard let valueType = type.valueType else { return .textParameter(parameter) }
    guard let id = add(.parameter(parameter), at: token.range) else { return .invalid }
    return .scalar(TypedScalar(.expression(id), valueType))
  }

  /// What the environment gives, where the place has it.
  private mutating func input(
    _ input: EnvironmentInput, named name: String, at range: ByteRange
  ) -> Value {
    let known: Bool
    switch input {
    case _ where place == .definition: known = true
    case .columnWidth: known = place == .waterfallItem
    case .index:
      known =
        place == .customFrame || place == .waterfallItem || place == .scrollHandler
        || place == .inputFunction
    case .count: known = place == .customFrame
    case .frameX, .frameY, .frameWidth, .frameHeight, .frameMidX, .frameMidY, .frameMinX,
      .frameMinY, .frameMaxX, .frameMaxY, .offsetX, .offsetY, .distance:
      known = place == .scrollHandler
    default: known = !place.isConstant
    }
    guard known else {
      guard !names.mayBeDeclared(name, in: unit) else {
        reports.countAgain()
        return .invalid
      }
      report(
        .notAvailableHere(
          at(range), name: name, where: place.description,
          availableIn: EnvironmentMembers.places(of: input)))
      return .invalid
    }
    guard let id = add(.input(input), at: range) else { return .invalid }
    return .scalar(TypedScalar(.expression(id), input.type))
  }

  /// Whether the place gives what a constant uses; reports where it doesn't.
  mutating func isAvailable(
    _ uses: Dependencies, named name: String, at range: ByteRange
  ) -> Bool {
    guard place.isConstant, !uses.subtracting(.argument).isEmpty else { return true }
    report(
      .notAvailableHere(
        at(range), name: name, where: place.description,
        availableIn: EnvironmentMembers.places(of: .containerWidth)))
    return false
  }

  /// Says that nothing has the name, unless it may come from an import.
  mutating func reportUnknown(_ token: NameToken) {
    guard !names.mayBeDeclared(token.text, in: unit) else { return reports.countAgain() }
    let maySuggest = reports.maySuggest(among: scope.count + names.visible[unit].count)
    let nearest = maySuggest ? suggestions(for: token.text, among: visibleNames) : []
    if nearest.isEmpty, let word = ForeignWords.value(token.text) {
      return report(.foreignWord(at(token.range), name: token.text, word))
    }
    // Where nothing is near, the declaration is what is missing: that is one mistake.
    guard !nearest.isEmpty || reports.isNew(token.text) else { return reports.countAgain() }
    report(.unknownName(at(token.range), name: token.text, nearest: nearest))
  }

  private mutating func reportUnknownBase(_ base: NameToken) {
    guard !names.mayBeDeclared(base.text, in: unit) else { return reports.countAgain() }
    report(
      .unknownName(
        at(base.range), name: base.text,
        nearest: suggestions(for: base.text, among: EnvironmentMembers.bases)))
  }

  /// Every name that an expression could use here.
  private var visibleNames: [String] {
    scope.map { $0.name } + declaredNames { if case .constant = $0 { true } else { false } }
      + EnvironmentMembers.singles + ["true", "false", "pi"]
  }

  /// The names declared for this file that pass a test, in the order of the alphabet.
  func declaredNames(_ isMeant: (DeclaredName) -> Bool) -> [String] {
    names.visible[unit].filter { isMeant($0.value) }.keys.sorted()
  }
}

extension PlaceKind {
  /// How diagnostics call the place.
  var description: String {
    switch self {
    case .constant: return "a layout, outside its sections"
    case .section: return "a section"
    case .customFrame: return "a custom group"
    case .waterfallItem: return "the item of a waterfall"
    case .scrollHandler: return "`onScroll`"
    case .inputFunction, .inputDefault: return "the default of an input"
    case .definition: return "a definition"
    case .preview: return "a preview"
    }
  }

  /// Whether the environment is not known there.
  var isConstant: Bool {
    switch self {
    case .constant, .inputFunction, .inputDefault, .preview: return true
    case .section, .customFrame, .waterfallItem, .scrollHandler, .definition: return false
    }
  }
}
