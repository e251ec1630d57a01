/// Functions of a generated type: printed apart from their bodies, since their parameters and constants
/// follow from what the bodies use.

import LayoutCore

/// Where a function is called from.
enum SwiftCallPlace {
  /// From the provider of sections; `index`, `environment`, `numberOfItems` and `carousel` are in scope.
  case provider(restingAt: String)
  /// From a function that has what is passed on.
  case inFunction

  fileprivate var itemCount: String {
    switch self {
    case .provider: return "numberOfItems(index)"
    case .inFunction: return "itemCount"
    }
  }

  fileprivate var recenter: String {
    switch self {
    case .provider(let position):
      return "{ carousel.scroll(to: $0, of: index, at: " + position + ") }"
    case .inFunction: return "recenter"
    }
  }

  fileprivate var sectionIndex: String {
    switch self {
    case .provider: return "index"
    case .inFunction: return "sectionIndex"
    }
  }
}

/// A function, printed.
struct SwiftFunction {
  var name: String
  /// What a call passes.
  var needs: SwiftNeeds
  var text: SwiftWriter
}

extension SwiftEmitter {
  /// Prints a function from its body, which is printed twice: the first time finds out what it uses.
  ///
  /// - Parameters:
  ///   - documentation: its comment, of several lines where they are separated by line feeds.
  ///   - access: a modifier with a space behind it.
  ///   - piece: the parameters that the function has because it is one of a piece.
  ///   - body: prints the statements, the last of them with `return`.
  mutating func function(
    named name: String, documentation: String, access: String, returning type: String,
    of piece: SwiftPieceSignature? = nil, _ body: (inout SwiftEmitter) -> Void
  ) -> SwiftFunction {
    let outer = writer
    let before = self
    writer = SwiftWriter(indentation: outer.indentation + 1)
    begin(piece)
    body(&self)
    // Now it is known what is used, and what is asked for again and again: that gets a name.
    let used = needsWithDefinitions
    let uses = EnvironmentInput.allCases.filter { (used.inputUses[$0] ?? 0) > 1 }
    self = before
    writer = SwiftWriter(indentation: outer.indentation + 1)
    begin(piece, reserving: used.names, naming: uses)
    body(&self)
    var statements = writer

    writer = SwiftWriter(indentation: outer.indentation + 1)
    declareDefinitions()
    let definitions = writer
    let needs = expressions.needs

    writer = SwiftWriter(indentation: outer.indentation)
    writer.documentation(documentation)
    if uses.isEmpty, definitions.text.isEmpty { statements.dropOnlyReturn() }
    let parameters = (piece?.arguments ?? []) + self.parameters(needs)
    writer.code(
      access + "static func ", .call(name, parameters), " -> " + type + " {")
    writer.indent()
    for input in uses { writer.line(naming(of: input, expressions.inputNames[input])) }
    writer.outdent()
    writer.append(definitions)
    writer.append(statements)
    writer.line("}")
    let text = writer
    writer = outer
    expressions.beginFunction()
    return SwiftFunction(name: name, needs: needs, text: text)
  }

  private mutating func begin(
    _ piece: SwiftPieceSignature?, reserving names: Set<String>? = nil,
    naming inputs: [EnvironmentInput] = []
  ) {
    begin(piece?.frame, reserving: names)
    for parameter in piece?.parameters ?? [] { scope.take(SwiftNames.bare(parameter.input.name)) }
    for input in inputs { expressions.inputNames[input] = scope.unique(input.shortName) }
  }

  /// Begins a function.
  ///
  /// - Parameter names: the members of the type that it uses, by their names; none where that isn't known
  ///   yet.
  mutating func begin(_ frame: SwiftPieceFrame?, reserving names: Set<String>? = nil) {
    scope = SwiftScope(SwiftEmitter.functionNames + SwiftMemberNames.globals)
    for name in names ?? Set(expressions.names.reserved) { scope.take(name) }
    for function in pieces.functions where names == nil && !function.name.isEmpty {
      scope.take(SwiftNames.bare(function.name))
    }
    expressions.beginFunction(frame)
  }

  /// What functions call their parameters and results.
  static let functionNames = [
    "configuration", "environment", "itemCount", "recenter", "section", "sectionIndex",
  ]

  /// What the function needs, for its definitions as well.
  private var needsWithDefinitions: SwiftNeeds {
    var emitter = self
    emitter.declareDefinitions()
    return emitter.expressions.needs
  }

  /// `let name = environment.…`.
  func naming(of input: EnvironmentInput, _ name: String?) -> String {
    "let " + (name ?? input.shortName) + " = " + input.swift
  }

  // MARK: - Parameters and arguments

  /// The parameters of a function that needs all that.
  private func parameters(_ needs: SwiftNeeds) -> [SwiftArgument] {
    let names = expressions.names
    var parameters: [SwiftArgument] = []
    for (index, input) in names.parameters.enumerated() where needs.usesParameter(index) {
      parameters.append(SwiftArgument(input.declared, .text(model.parameters[index].type.swift)))
    }
    for (index, closure) in names.closures.enumerated() where needs.closures.contains(index) {
      parameters.append(SwiftArgument(closure.input.declared, .text(closure.kind.swift)))
    }
    if needs.itemCount { parameters.append(SwiftArgument("itemCount", .text("Int"))) }
    if needs.recenter {
      parameters.append(SwiftArgument("recenter", .text("@escaping @MainActor (Int) -> Void")))
    }
    if needs.sectionIndex { parameters.append(SwiftArgument("at sectionIndex", .text("Int"))) }
    if needs.environment {
      parameters.append(
        SwiftArgument("in environment", .text("any NSCollectionLayoutEnvironment")))
    }
    return parameters
  }

  /// What a call of the function passes.
  func arguments(_ needs: SwiftNeeds, _ place: SwiftCallPlace) -> [SwiftArgument] {
    let names = expressions.names
    var arguments: [SwiftArgument] = []
    for (index, input) in names.parameters.enumerated() where needs.usesParameter(index) {
      arguments.append(SwiftArgument(input.label, .text(input.name)))
    }
    for (index, closure) in names.closures.enumerated() where needs.closures.contains(index) {
      arguments.append(SwiftArgument(closure.input.label, .text(closure.input.name)))
    }
    if needs.itemCount { arguments.append(SwiftArgument("itemCount", .text(place.itemCount))) }
    if needs.recenter { arguments.append(SwiftArgument("recenter", .text(place.recenter))) }
    if needs.sectionIndex { arguments.append(SwiftArgument("at", .text(place.sectionIndex))) }
    if needs.environment { arguments.append(SwiftArgument("in", .text("environment"))) }
    return arguments
  }

  // MARK: - Definitions

  /// The `let`s of the file that the function uses, in an order in which each has what it needs.
  mutating func declareDefinitions() {
    var declared: Set<LocalID> = []
    while let next = expressions.needs.definitions.subtracting(declared)
      .min(by: { $0.rawValue < $1.rawValue })
    {
      declareDefinition(next, &declared)
    }
  }

  private mutating func declareDefinition(_ local: LocalID, _ declared: inout Set<LocalID>) {
    guard declared.insert(local).inserted,
      let definition = model.locals[Int(local.rawValue)].definition
    else { return }
    let name = expressions.localName(local)
    // Two of a piece may be the same.
    guard !declared.contains(where: { $0 != local && expressions.definitionNames[$0] == name })
    else { return }
    for needed in expressions.definitions(usedBy: definition) {
      declareDefinition(needed, &declared)
    }
    declare(name, definition)
  }
}

extension SwiftNeeds {
  fileprivate func usesParameter(_ index: Int) -> Bool {
    parameters.contains(ParameterID(rawValue: UInt32(index)))
  }
}

extension ParameterType {
  /// The type in Swift.
  var swift: String {
    switch self {
    case .integer: return "Int"
    case .number: return "CGFloat"
    case .boolean: return "Bool"
    case .string: return "String"
    case .numberFunction: return "@escaping @MainActor (Int) -> CGFloat"
    case .booleanFunction: return "@escaping @MainActor (Int) -> Bool"
    }
  }
}

extension SwiftClosure.Kind {
  /// The type in Swift.
  var swift: String {
    switch self {
    case .provider: return "@escaping NSCollectionLayoutGroupCustomItemProvider"
    case .handler: return "@escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler"
    }
  }
}
