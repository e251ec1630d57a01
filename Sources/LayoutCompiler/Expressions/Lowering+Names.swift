/// Names in expressions: constants, locals, and what the environment gives.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// The value of a name or a dotted member.
  mutating func path(_ names: [NameToken], at range: ByteRange) -> Value {
    guard let base = names.first else { return .invalid }
    if names.count == 1 { return name(base) }
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
        guard value.isConstant || isAvailable(.environment, named: token.text, at: token.range)
        else { return .invalid }
        return value
      case .parameter: return .invalid
      case .local(let local, let uses):
        guard isAvailable(uses, named: token.text, at: token.range) else { return .invalid }
        guard let id = add(.local(local), at: token.range) else { return .invalid }
        return .scalar(TypedScalar(.expression(id), locals[Int(local.rawValue)].type))
      }
    }
    if let index = constants.indices[token.text] {
      return constantValue(at: index, usedAt: token)
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

  /// What the environment gives, where the place has it.
  private mutating func input(
    _ input: EnvironmentInput, named name: String, at range: ByteRange
  ) -> Value {
    let known: Bool
    switch input {
    case .index: known = place == .customFrame || place == .scrollHandler
    case .count: known = place == .customFrame
    case .frameX, .frameY, .frameWidth, .frameHeight, .frameMidX, .frameMidY, .frameMinX,
      .frameMinY, .frameMaxX, .frameMaxY, .offsetX, .offsetY, .distance:
      known = place == .scrollHandler
    default: known = place != .constant
    }
    guard known else {
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
    guard place == .constant, !uses.isEmpty else { return true }
    report(
      .notAvailableHere(
        at(range), name: name, where: place.description,
        availableIn: EnvironmentMembers.places(of: .containerWidth)))
    return false
  }

  /// Says that nothing has the name, unless it may come from an import.
  mutating func reportUnknown(_ token: NameToken) {
    guard !constants.hasImports, !constants.defines.contains(token.text) else { return }
    let maySuggest = reports.maySuggest(among: scope.count + constants.count)
    report(
      .unknownName(
        at(token.range), name: token.text,
        suggestion: maySuggest ? suggestion(for: token.text, among: visibleNames) : nil))
  }

  private mutating func reportUnknownBase(_ base: NameToken) {
    guard !constants.hasImports else { return }
    report(
      .unknownName(
        at(base.range), name: base.text,
        suggestion: suggestion(
          for: base.text, among: EnvironmentMembers.bases)))
  }

  /// Every name that an expression could use here.
  private var visibleNames: [String] {
    scope.map { $0.name } + constants.names + EnvironmentMembers.singles
      + ["true", "false", "pi"]
  }
}

extension PlaceKind {
  /// How diagnostics call the place.
  var description: String {
    switch self {
    case .constant: return "a layout, outside its sections"
    case .section: return "a section"
    case .customFrame: return "a custom group"
    case .scrollHandler: return "`onScroll`"
    }
  }
}
