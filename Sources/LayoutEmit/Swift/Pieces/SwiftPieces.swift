/// The pieces of a layout as functions: which uses share one, and which of them are worth having.

import LayoutCore

/// Uses of a piece whose elements are the same but for their arguments.
struct SwiftPieceFunction {
  let piece: PieceID
  let uses: [UseID]
  /// The parameters that are passed as a dimension, spacing or insets, not as an amount.
  let wholes: Set<Int>
  var shape: SwiftShape
  /// The functions that its body calls, as often as it does.
  var calls: [Int] = []
  /// How often it is called.
  var callCount = 0
  /// Empty until it is printed.
  var name = ""
  var parameters: [SwiftPieceParameter] = []
  var needs = SwiftNeeds()
  var text = SwiftWriter()
  /// What each use gives.
  var contents: [UseID: [SwiftFacet: SwiftContent]] = [:]

  init(piece: PieceID, uses: [UseID], wholes: Set<Int>, shape: SwiftShape) {
    self.piece = piece
    self.uses = uses
    self.wholes = wholes
    self.shape = shape
  }

  /// Whether it gives an array.
  var isArray: Bool { shape == .several }

  /// Whether a function can give that where a use stands.
  func canReturn(to place: SwiftUseBody?) -> Bool {
    switch (shape, place) {
    case (.none, _), (.several, .groups), (_, nil): return false
    default: return true
    }
  }
}

/// A parameter of a printed function.
struct SwiftPieceParameter {
  var facet: SwiftFacet
  var input: SwiftInput
  var isInteger: Bool
  /// What it is where a call leaves it out.
  var defaultValue: String?

  init(facet: SwiftFacet, label: String, name: String, isInteger: Bool) {
    self.facet = facet
    self.input = SwiftInput(label: label, name: name)
    self.isInteger = isInteger
  }

  var type: String { isInteger ? "Int" : facet.type }
}

/// The functions of a layout's pieces.
struct SwiftPieces {
  let uses: SwiftUses
  /// Each after those that it calls.
  var functions: [SwiftPieceFunction] = []
  /// By use; none for what is always written out.
  var positions: [UseID: Int] = [:]
  /// Whether it is known how often functions are called; until then every use is a call.
  private(set) var areCounted = false

  init(_ uses: SwiftUses) {
    self.uses = uses
  }

  /// The position of the function that a use calls; none where what it gives is written out.
  func call(_ use: UseID) -> Int? {
    guard let position = positions[use] else { return nil }
    return !areCounted || functions[position].callCount > 1 ? position : nil
  }

  /// The positions of the functions that are written.
  var written: [Int] { functions.indices.filter { functions[$0].callCount > 1 } }

  /// Counts the calls that are written: in `roots`, and once in each function.
  mutating func countCalls(in roots: [Int]) {
    var rest = roots
    while let position = rest.popLast() {
      functions[position].callCount += 1
      if functions[position].callCount == 1 { rest += functions[position].calls }
    }
    areCounted = true
  }
}
