/// The run-time inputs that a layout declares.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// Declares the parameters of a layout: from here on they are names.
  mutating func declare(_ parameters: [ParameterSyntax]) {
    var first: [String: ByteRange] = [:]
    for syntax in parameters {
      guard let name = syntax.name else { continue }
      guard !syntax.node.hasError else {
        scope.append(ScopeEntry(name: name.text, meaning: .unknown))
        continue
      }
      if let range = first[name.text] {
        report(
          .duplicateName(
            at(name.range), name: name.text, what: "parameter", first: at(range)))
        continue
      }
      first[name.text] = name.range
      guard let type = inputType(of: syntax, name) else {
        scope.append(ScopeEntry(name: name.text, meaning: .unknown))
        continue
      }
      var parameter = Parameter(name: name.text, type: type)
      if let value = syntax.defaultValue {
        parameter.defaultValue = inputDefault(value, type, named: name.text)
      }
      origin.parameters.append(at(name.range))
      self.parameters.append(parameter)
      let id = ParameterID(rawValue: UInt32(self.parameters.count - 1))
      scope.append(ScopeEntry(name: name.text, meaning: .parameter(id)))
    }
  }

  /// The type that a parameter states; a layout's must state one.
  private mutating func inputType(of syntax: ParameterSyntax, _ name: NameToken) -> ParameterType? {
    guard let type = syntax.type, let result = type.name else {
      report(.missingParameterType(at(name.range), name: name.text, types: ParameterType.names))
      return nil
    }
    var text = result.text
    if let argument = type.argument { text = "(" + argument.text + ") -> " + text }
    for (candidate, known) in zip(ParameterType.allCases, ParameterType.names) where known == text {
      return candidate
    }
    report(
      .unknownParameterType(
        at(type.range), found: text, suggestion: suggestion(for: text, among: ParameterType.names),
        types: ParameterType.names))
    return nil
  }

  /// What an input is where nobody gives it: constant, but that functions may use `index`.
  private mutating func inputDefault(
    _ syntax: ExpressionSyntax, _ type: ParameterType, named name: String
  ) -> ParameterDefault? {
    let outerScope = scope
    let outerPlace = place
    scope = []
    place = type.isFunction ? .inputFunction : .inputDefault
    let value = self.value(of: syntax)
    scope = outerScope
    place = outerPlace
    if type == .string {
      guard case .string(let text) = value else {
        reportMismatch(value, expected: PropertyType.string.description, at: syntax.range)
        return nil
      }
      return .text(text)
    }
    if type == .boolean || type == .booleanFunction {
      return boolean(value, at: syntax.range).map { .value($0.scalar) }
    }
    guard let scalar = numeric(value, at: syntax.range) else { return nil }
    guard type == .integer else { return .value(scalar.scalar) }
    return wholeNumber(scalar, least: nil, what: "`" + name + "`", at: syntax.range)
      .map { .value($0) }
  }
}

extension ParameterType {
  /// The types as the language writes them, in the order of the cases.
  package static let names = [
    "Int", "Number", "Bool", "String", "(Int) -> Number", "(Int) -> Bool",
  ]
}
