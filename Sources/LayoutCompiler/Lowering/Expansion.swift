/// What is remembered of the pieces of a layout while they are expanded.

import LayoutCore
import LayoutSyntax

/// Pieces, where they are used, and with which arguments.
struct Expansion {
  /// By `PieceID`, `UseID` and `ArgumentID`.
  private(set) var pieces: [Piece] = []
  private(set) var uses: [PieceUse] = []
  private(set) var arguments: [Argument] = []
  /// How deep elements and pieces are nested.
  var depth = 0
  /// Whether a piece is only checked: the pieces in it are not expanded.
  var isChecking = false
  /// Whether it was said that there are too many elements.
  var isTooLarge = false
  private var positions: [Int: PieceID] = [:]

  /// The pieces that were used, by their position in the names.
  var usedPieces: Dictionary<Int, PieceID>.Keys { positions.keys }

  /// Notes a use of the piece at `index` of the names.
  mutating func use(_ index: Int, _ declaration: PieceDeclaration) -> UseID {
    let piece: PieceID
    if let known = positions[index] {
      piece = known
    } else {
      piece = PieceID(rawValue: UInt32(pieces.count))
      positions[index] = piece
      pieces.append(
        Piece(
          name: declaration.name.text, documentation: declaration.syntax.documentation,
          parameters: declaration.syntax.parameters.compactMap { $0.name?.text }))
    }
    uses.append(PieceUse(piece: piece))
    return UseID(rawValue: UInt32(uses.count - 1))
  }

  /// Notes that a use leaves a parameter at its default.
  mutating func leaveDefault(_ use: UseID, parameter: Int) {
    guard !isChecking else { return }
    uses[Int(use.rawValue)].defaults.append(parameter)
  }

  /// Notes what a use gives for a parameter, or for a part of it.
  mutating func argument(_ use: UseID, parameter: Int, member: String?) -> ArgumentID {
    arguments.append(Argument(use: use, parameter: parameter, member: member))
    return ArgumentID(rawValue: UInt32(arguments.count - 1))
  }
}
