/// What is known of the values of locals and of arguments, whatever function is printed.

import LayoutCore

/// Ranges that hold in the whole layout.
struct SwiftKnownRanges {
  /// The variables that count.
  let counters: Set<LocalID>
  /// What the locals are set to that are set where they stand.
  let values: [LocalID: [ExpressionID]]
  private(set) var parameters: [Slot: SwiftRange] = [:]
  /// The parameters to which every use gives a whole number.
  private(set) var integers: Set<Slot> = []

  /// A parameter of a piece.
  struct Slot: Hashable {
    var piece: PieceID
    var position: Int
  }

  init(_ uses: SwiftUses) {
    counters = uses.counters
    values = uses.values
  }

  /// Notes what all uses of a piece give for its parameters.
  mutating func noteArguments(_ expressions: inout SwiftExpressions) {
    let model = expressions.model
    var fractions: Set<Slot> = []
    for node in model.expressions.nodes {
      guard case .argument(let id, let content) = node else { continue }
      let argument = model.arguments[Int(id.rawValue)]
      let slot = Slot(
        piece: model.uses[Int(argument.use.rawValue)].piece, position: argument.parameter)
      let range = expressions.range(of: content)
      parameters[slot] = parameters[slot].map { $0.union(range) } ?? range
      if argument.member == nil, model.type(of: content) == .integer, range.isSafeInteger {
        integers.insert(slot)
      } else {
        fractions.insert(slot)
      }
    }
    integers.subtract(fractions)
  }

  /// What the uses of a piece give for a parameter of it.
  func range(of argument: Argument, in model: LayoutModel) -> SwiftRange {
    let piece = model.uses[Int(argument.use.rawValue)].piece
    return parameters[Slot(piece: piece, position: argument.parameter)] ?? .any
  }

  /// The parameters of a piece that may be `Int`s.
  func integers(of piece: PieceID) -> Set<Int> {
    var positions: Set<Int> = []
    for slot in integers where slot.piece == piece { positions.insert(slot.position) }
    return positions
  }
}
