/// Looks at what no layout uses, so that its faults show.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

/// Computes every `let` once and lowers the pieces that no layout uses.
func checkDeclarations(_ names: Names, usedPieces: Set<Int>, _ reports: inout Reports) {
  var lowering = Lowering(names: names, reports: reports)
  for index in names.constants.indices { _ = lowering.constantValue(at: index, usedAt: nil) }
  for index in names.pieces.indices where !usedPieces.contains(index) {
    lowering.checkPiece(at: index)
  }
  reports = lowering.reports
  if let first = names.files.first { reports.file = first }
}
