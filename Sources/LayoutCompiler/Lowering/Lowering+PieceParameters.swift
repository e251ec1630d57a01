/// The parameters of definitions: which argument is for which, and of what type.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// The parameters of a piece, each name once; a name given twice is reported.
  mutating func parameters(of declaration: PieceDeclaration) -> [ParameterSyntax] {
    var first: [String: ByteRange] = [:]
    var result: [ParameterSyntax] = []
    for parameter in declaration.syntax.parameters {
      guard let name = parameter.name else { continue }
      if let range = first[name.text] {
        let file = names.files[declaration.unit]
        report(
          .duplicateName(
            Place(file, name.range), name: name.text, what: "parameter",
            first: Place(file, range)))
      } else {
        first[name.text] = name.range
        result.append(parameter)
      }
    }
    return result
  }

  /// What each parameter stands for in the body of the piece.
  mutating func bind(
    _ call: CallSyntax, to declaration: PieceDeclaration, _ use: UseID
  ) -> [ScopeEntry] {
    let parameters = parameters(of: declaration)
    guard !call.node.hasError, !declaration.syntax.hasBrokenHead else {
      // Which argument is for which is in doubt.
      return parameters.compactMap { $0.name }.map { ScopeEntry(name: $0.text, meaning: .unknown) }
    }
    let errorCount = reports.errorCount
    let given = arguments(of: call, for: parameters, declaration)
    // A label with a slip makes its argument only seem missing.
    let isComplete = reports.errorCount == errorCount
    var entries: [ScopeEntry] = []
    for (position, parameter) in parameters.enumerated() {
      guard let name = parameter.name else { continue }
      var value = Value.invalid
      var place = at(call.range)
      if let argument = given[position] {
        place = at(argument.value?.range ?? argument.range)
        value = self.value(of: argument.value)
        if case .name(let token) = value, !isAnyEnumerationValue(token.text) {
          reportUnknown(token)
          value = .invalid
        }
      } else if let standard = parameter.defaultValue {
        (value, place) = defaultValue(standard, declaration, entries)
        expansion.leaveDefault(use, parameter: position)
      } else if isComplete {
        report(
          .missingArgument(
            at(call.name?.range ?? call.range), of: declaration.name.text,
            name: name.text, parameters: parameters.compactMap { $0.name?.text }))
      }
      value = checked(value, as: parameter.type, named: name.text, at: place)
      let meaning: ScopeEntry.Meaning
      if case .invalid = value {
        meaning = .unknown
      } else {
        meaning = .value(argument(value, use, position, at: place.range))
      }
      entries.append(ScopeEntry(name: name.text, meaning: meaning))
    }
    return entries
  }

  /// The argument for each parameter; what belongs to none is reported.
  private mutating func arguments(
    of call: CallSyntax, for parameters: [ParameterSyntax], _ declaration: PieceDeclaration
  ) -> [Int: ArgumentSyntax] {
    var given: [Int: ArgumentSyntax] = [:]
    var next = 0
    for argument in call.arguments {
      if let label = argument.label {
        guard let position = parameters.firstIndex(where: { $0.name?.text == label.text }) else {
          report(
            .unknownLabel(
              at(label.range), label: label.text, of: "`" + declaration.name.text + "`",
              allowed: parameters.compactMap { $0.name?.text }))
          continue
        }
        if let first = given[position] {
          report(
            .duplicateArgument(
              at(label.range), name: label.text, what: "argument", first: at(first.range)))
        } else {
          given[position] = argument
        }
        continue
      }
      while given[next] != nil { next += 1 }
      guard next < parameters.count else {
        // Where a parameter was forgotten, every use has one argument too many.
        if reports.isNew(declaration.name.text + "()") {
          report(
            .wrongArgumentCount(
              at(argument.range), function: declaration.name.text,
              expected: Phrase.count(parameters.count, "argument"), found: call.arguments.count))
        } else {
          reports.countAgain()
        }
        break
      }
      given[next] = argument
    }
    return given
  }

  /// A default is read where the piece is declared; it may use the parameters before it.
  private mutating func defaultValue(
    _ expression: ExpressionSyntax, _ declaration: PieceDeclaration, _ entries: [ScopeEntry]
  ) -> (Value, Place) {
    let outerScope = scope
    let outerUnit = unit
    scope = entries
    enter(declaration.unit)
    var value = self.value(of: expression)
    if case .name(let token) = value, !isAnyEnumerationValue(token.text) {
      reportUnknown(token)
      value = .invalid
    }
    let place = at(expression.range)
    enter(outerUnit)
    scope = outerScope
    return (value, place)
  }

  /// The value, if it is of the type that the parameter states.
  private mutating func checked(
    _ value: Value, as type: TypeSyntax?, named name: String, at place: Place
  ) -> Value {
    guard let type, let typeName = type.name else { return value }
    guard type.argument == nil, let expected = PieceParameterType(typeName.text) else {
      return value
    }
    if case .invalid = value { return value }
    guard expected.accepts(value.bare) else {
      report(
        .typeMismatch(
          place, expected: expected.description + " for `" + name + "`", found: value.description))
      return .invalid
    }
    return value
  }
}

/// The types that parameters of definitions may state.
enum PieceParameterType: String, CaseIterable {
  case number = "Number"
  case integer = "Int"
  case boolean = "Bool"
  case string = "String"
  case dimension = "Dimension"
  case spacing = "Spacing"
  case insets = "Insets"
  case edges = "Edges"

  init?(_ name: String) { self.init(rawValue: name) }

  /// How diagnostics call a value of the type.
  var description: String {
    switch self {
    case .number: return "a number"
    case .integer: return "a whole number"
    case .boolean: return "a Boolean"
    case .string: return "a string"
    case .dimension: return "a dimension"
    case .spacing: return "a spacing"
    case .insets: return "insets"
    case .edges: return "edges"
    }
  }

  /// Whether a value is of the type; of a choice, whether all its values are.
  func accepts(_ value: Value) -> Bool {
    if case .conditional(_, let then, let otherwise, _) = value {
      return accepts(then.bare) && accepts(otherwise.bare)
    }
    switch (self, value) {
    case (.number, .scalar(let scalar)), (.dimension, .scalar(let scalar)),
      (.spacing, .scalar(let scalar)), (.insets, .scalar(let scalar)),
      (.edges, .scalar(let scalar)):
      return scalar.type.isNumeric
    case (.integer, .scalar(let scalar)): return scalar.type == .integer
    case (.boolean, .scalar(let scalar)): return scalar.type == .boolean
    case (.string, .string), (.string, .textParameter), (.dimension, .dimension),
      (.spacing, .spacing), (.insets, .tuple), (.edges, .tuple), (.edges, .spacing):
      return true
    default: return false
    }
  }
}
