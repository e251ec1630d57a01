/// Functions of pieces as they are printed: names, parameters and their defaults.

import LayoutCore

/// What a function has because it is one of a piece.
struct SwiftPieceSignature {
  var frame: SwiftPieceFrame
  var parameters: [SwiftPieceParameter]

  /// The parameters as they are declared.
  var arguments: [SwiftArgument] {
    parameters.map { parameter in
      let value = parameter.defaultValue.map { " = " + $0 } ?? ""
      return SwiftArgument(parameter.input.declared, .text(parameter.type + value))
    }
  }
}

extension SwiftEmitter {
  /// Prints the functions that are called more than once.
  mutating func printPieces() {
    var names = SwiftPieceNames(SwiftScope(expressions.names.takenFromPieces))
    let counts = pieces.written.reduce(into: [PieceID: Int]()) {
      $0[pieces.functions[$1].piece, default: 0] += 1
    }
    for position in pieces.written {
      let function = pieces.functions[position]
      let integers = expressions.knownRanges.integers(of: function.piece)
      let probes = function.uses.map {
        probe(SwiftPieceFrame($0, wholes: function.wholes, integers: integers))
      }
      guard let first = probes.first else { continue }
      pieces.functions[position].shape = first.shape
      for probe in probes {
        pieces.functions[position].contents[probe.frame.use] = probe.frame.contents
      }
      // Among several functions of one name it must be clear which one is called.
      let parameters = self.parameters(
        of: position, first, hasDefaults: counts[function.piece] == 1)
      pieces.functions[position].parameters = parameters
      let name = names.name(
        of: function.piece, model.pieces[Int(function.piece.rawValue)].name, parameters)
      print(position, named: name, first)
    }
  }

  private mutating func print(_ position: Int, named name: String, _ probe: SwiftProbe) {
    let function = pieces.functions[position]
    let parameters = function.parameters
    let frame = SwiftPieceFrame(
      probe.frame.use, wholes: function.wholes, integers: probe.frame.usedAsInteger,
      names: parameters.reduce(into: [:]) { $0[$1.facet] = $1.input.name })
    let printed = self.function(
      named: name, documentation: model.pieces[Int(function.piece.rawValue)].documentation,
      access: "private ", returning: resultType(of: function),
      of: SwiftPieceSignature(frame: frame, parameters: parameters)
    ) { _ = $0.writeBody(of: frame.use) }
    pieces.functions[position].name = name
    pieces.functions[position].needs = printed.needs
    pieces.functions[position].text = printed.text
  }

  private func resultType(of function: SwiftPieceFunction) -> String {
    if case .one(let type) = function.shape { return type }
    let body = function.uses.first.flatMap { pieces.uses.uses[$0]?.body }
    return "[" + (body?.elementType ?? "") + "]"
  }

  // MARK: - Parameters

  private mutating func parameters(
    of position: Int, _ probe: SwiftProbe, hasDefaults: Bool
  ) -> [SwiftPieceParameter] {
    let function = pieces.functions[position]
    let written = model.pieces[Int(function.piece.rawValue)].parameters
    var labels = SwiftScope(["at", "in", "itemCount", "recenter"])
    for (index, input) in expressions.names.parameters.enumerated()
    where probe.needs.parameters.contains(ParameterID(rawValue: UInt32(index))) {
      labels.take(SwiftNames.bare(input.label))
    }
    var names = SwiftScope(SwiftMemberNames.inFunctions + Array(probe.needs.names))
    if probe.needs.hasClosure { for name in SwiftMemberNames.inClosures { names.take(name) } }
    var parameters: [SwiftPieceParameter] = []
    for facet in probe.frame.sortedFacets {
      let label = SwiftNames.bare(labels.unique(written[facet.parameter]))
      var parameter = SwiftPieceParameter(
        facet: facet, label: SwiftNames.label(label), name: names.unique(label),
        isInteger: facet.kind == .number && probe.frame.usedAsInteger.contains(facet.parameter))
      if hasDefaults { parameter.defaultValue = defaultValue(of: parameter, function) }
      parameters.append(parameter)
    }
    return parameters
  }

  /// What a parameter is where uses leave it at the default of the piece; none where that is more than a
  /// constant.
  private mutating func defaultValue(
    of parameter: SwiftPieceParameter, _ function: SwiftPieceFunction
  ) -> String? {
    let position = parameter.facet.parameter
    var value: String?
    for use in function.uses
    where model.uses[Int(use.rawValue)].defaults.contains(position) {
      guard let content = function.contents[use]?[parameter.facet],
        model.isConstant(content, use, position)
      else { return nil }
      expressions.beginFunction()
      let printed = code(content, for: parameter).line
      guard value == nil || value == printed else { return nil }
      value = printed
    }
    return value
  }
}

/// Names of functions of pieces.
private struct SwiftPieceNames {
  private var scope: SwiftScope
  /// By piece: the name, and what the functions of this name take.
  private var taken: [PieceID: (name: String, signatures: [[String]])] = [:]

  init(_ scope: SwiftScope) {
    self.scope = scope
  }

  /// The piece's name; with a number where another function of the piece can't be told from this one by
  /// what it takes.
  mutating func name(
    of piece: PieceID, _ written: String, _ parameters: [SwiftPieceParameter]
  ) -> String {
    let signature = parameters.flatMap { [$0.input.label, $0.facet.distinction] }
    let base = SwiftNames.uncapitalized(written)
    guard let known = taken[piece] else {
      let name = scope.unique(base)
      taken[piece] = (name, [signature])
      return name
    }
    guard !known.signatures.contains(signature) else { return scope.unique(base) }
    taken[piece]?.signatures.append(signature)
    return known.name
  }
}

extension SwiftFacet {
  /// What tells overloads apart: literals of numbers, and bare names of values, fit several types.
  fileprivate var distinction: String {
    switch kind {
    case .number: return "number"
    case .word: return "word"
    default: return type
    }
  }
}

extension LayoutModel {
  /// Whether what a use gives for a parameter is made of literals and constants.
  fileprivate func isConstant(
    _ content: SwiftContent, _ use: UseID, _ position: Int
  ) -> Bool {
    func isConstant(_ scalar: Scalar) -> Bool {
      switch scalar {
      case .constant: return true
      case .folded(_, let id), .expression(let id): return isConstantTree(id, use, position)
      }
    }
    switch content {
    case .scalar(let id): return isConstantTree(id, use, position)
    case .dimension(.always(let dimension)): return isConstant(dimension.value)
    case .spacing(.always(let spacing)): return isConstant(spacing.value)
    case .insets(let insets):
      return [insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy(isConstant)
    case .point(let point): return isConstant(point.x) && isConstant(point.y)
    case .edges(let edges):
      return [edges.leading, edges.top, edges.trailing, edges.bottom].allSatisfy { side in
        guard let side else { return true }
        if case .always(let spacing) = side { return isConstant(spacing.value) }
        return false
      }
    case .text(.always(.literal)), .word(.always): return true
    case .dimension, .spacing, .text, .word: return false
    }
  }

  private func isConstantTree(_ id: ExpressionID, _ use: UseID, _ position: Int) -> Bool {
    switch expressions[id] {
    case .number, .integer, .boolean, .name, .constant: return true
    case .input, .local, .parameter, .apply, .sameText: return false
    case .argument(let argument, let content):
      let known = arguments[Int(argument.rawValue)]
      return known.use == use && known.parameter == position
        && isConstantTree(content, use, position)
    case .folded(_, let operand), .unary(_, let operand), .call1(_, let operand):
      return isConstantTree(operand, use, position)
    case .binary(_, let left, let right), .call2(_, let left, let right):
      return isConstantTree(left, use, position) && isConstantTree(right, use, position)
    case .conditional(let first, let second, let third),
      .call3(_, let first, let second, let third):
      return isConstantTree(first, use, position) && isConstantTree(second, use, position)
        && isConstantTree(third, use, position)
    }
  }
}
