/// Which uses of pieces share a function: those whose bodies are printed alike.

import LayoutCore

/// What is found out about a layout before it is printed.
struct SwiftPlan {
  var pieces: SwiftPieces
  var knownRanges: SwiftKnownRanges
}

/// What printing the body of a use found out.
struct SwiftProbe {
  var text: String
  var shape: SwiftShape
  var frame: SwiftPieceFrame
  var calls: [Int]
  var needs: SwiftNeeds
}

extension SwiftEmitter {
  /// Finds out which functions the pieces of a layout become.
  ///
  /// - Complexity: O(elements + expressions printed): the body of each use is printed a few times.
  static func plan(_ model: LayoutModel, _ options: SwiftOptions) -> SwiftPlan {
    let uses = SwiftUses(model)
    var plan = SwiftPlan(pieces: SwiftPieces(uses), knownRanges: SwiftKnownRanges(uses))
    guard !model.uses.isEmpty else { return plan }
    let plain = SwiftEmitter(model, options, earlierUse: ConstantUse(), plan)
    var expressions = plain.expressions
    plan.knownRanges.noteArguments(&expressions)
    var emitter = SwiftEmitter(model, options, earlierUse: ConstantUse(), plan)
    for piece in uses.order { emitter.plan(piece) }
    var roots = emitter
    roots.writeLayout()
    emitter.pieces.countCalls(in: roots.calls)
    plan.pieces = emitter.pieces
    return plan
  }

  /// Prints the body of a use, apart.
  func probe(_ frame: SwiftPieceFrame) -> SwiftProbe {
    var emitter = self
    emitter.calls = []
    emitter.writer = SwiftWriter()
    emitter.begin(frame)
    let shape = emitter.writeBody(of: frame.use)
    emitter.declareDefinitions()
    return SwiftProbe(
      text: emitter.writer.text, shape: shape, frame: emitter.expressions.frame ?? frame,
      calls: emitter.calls, needs: emitter.expressions.needs)
  }

  /// Sorts the uses of a piece by the function that they call.
  private mutating func plan(_ piece: PieceID) {
    let integers = expressions.knownRanges.integers(of: piece)
    let uses = pieces.uses.uses(of: piece)
    let amounts = uses.map { probe(SwiftPieceFrame($0, integers: integers)) }
    let mixed = amounts.mixedParameters
    guard !mixed.isEmpty else {
      for group in amounts.alike { add(group, of: piece) }
      return
    }
    let wholes = uses.map { probe(SwiftPieceFrame($0, wholes: mixed, integers: integers)) }
    for group in wholes.filter({ !$0.frame.isDivided }).alike {
      // What is written in one form in these uses is an amount.
      let mixedHere = group.mixedParameters
      let again = group.map {
        probe(SwiftPieceFrame($0.frame.use, wholes: mixedHere, integers: integers))
      }
      add(again.alike.count == 1 ? again : group, of: piece)
    }
    for group in zip(amounts, wholes).filter({ $1.frame.isDivided }).map({ $0.0 }).alike {
      add(group, of: piece)
    }
  }

  private mutating func add(_ probes: [SwiftProbe], of piece: PieceID) {
    guard let first = probes.first else { return }
    var function = SwiftPieceFunction(
      piece: piece, uses: probes.map { $0.frame.use }, wholes: first.frame.wholes,
      shape: first.shape)
    // Exactly one group fills a section.
    guard function.canReturn(to: pieces.uses.uses[first.frame.use]?.body) else { return }
    function.calls = first.calls
    function.needs = first.needs
    function.parameters = first.frame.sortedFacets.enumerated().map { number, facet in
      SwiftPieceParameter(
        facet: facet, label: "argument" + String(number), name: "",
        isInteger: first.frame.isInteger(facet))
    }
    for probe in probes { function.contents[probe.frame.use] = probe.frame.contents }
    pieces.functions.append(function)
    for probe in probes { pieces.positions[probe.frame.use] = pieces.functions.count - 1 }
  }
}

extension [SwiftProbe] {
  /// The probes with equal texts, in the order of the first of each.
  fileprivate var alike: [[SwiftProbe]] {
    var groups: [[SwiftProbe]] = []
    var positions: [String: Int] = [:]
    for probe in self {
      if let position = positions[probe.text] {
        groups[position].append(probe)
      } else {
        positions[probe.text] = groups.count
        groups.append([probe])
      }
    }
    return groups
  }

  /// The parameters that uses give in different forms, or by conditions.
  fileprivate var mixedParameters: Set<Int> {
    var known: [Int: Set<SwiftForm>] = [:]
    var mixed: Set<Int> = []
    for probe in self {
      for (parameter, forms) in probe.frame.forms {
        if forms.contains(.choice) || known[parameter] ?? forms != forms {
          mixed.insert(parameter)
        }
        known[parameter] = forms
      }
    }
    return mixed
  }
}
