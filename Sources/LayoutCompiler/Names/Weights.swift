/// How much each `define` gives once the pieces in it are expanded, and which reach themselves.

import LayoutDiagnostics
import LayoutSyntax

/// How many elements a layout may have once its pieces are expanded.
let expansionLimit = 1_000_000

/// Finds the weight of every piece and reports the circles.
///
/// - Complexity: O(nodes of the definitions).
func weigh(_ names: inout Names, _ reports: inout Reports) {
  var own: [Int] = []
  var used: [[(piece: Int, place: Place)]] = []
  for piece in names.pieces {
    var counter = ElementCounter(names: names, unit: piece.unit)
    counter.count(piece.syntax.body?.node)
    own.append(max(counter.elements, 1))
    used.append(counter.uses)
  }
  for circle in circles(count: own.count, targets: { used[$0].map { $0.piece } }) {
    for piece in circle.nodes { names.pieces[piece].isCircular = true }
    let last = circle.nodes[circle.nodes.count - 1]
    reports.report(
      .circularDefinitions(
        used[last][circle.edge].place, names: circle.nodes.map { names.pieces[$0].name.text }))
  }
  for piece in ordered(used) {
    var weight = own[piece]
    for use in used[piece] {
      let (sum, overflow) = weight.addingReportingOverflow(names.pieces[use.piece].weight)
      weight = overflow ? Int.max : sum
    }
    names.pieces[piece].weight = weight
  }
}

/// Every piece after those that it uses, but for circles.
private func ordered(_ used: [[(piece: Int, place: Place)]]) -> [Int] {
  var order: [Int] = []
  var isSeen = [Bool](repeating: false, count: used.count)
  for root in used.indices where !isSeen[root] {
    isSeen[root] = true
    var path = [(piece: root, next: 0)]
    while let top = path.last {
      guard top.next < used[top.piece].count else {
        order.append(top.piece)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let piece = used[top.piece][top.next].piece
      if !isSeen[piece] {
        isSeen[piece] = true
        path.append((piece, 0))
      }
    }
  }
  return order
}

/// Counts elements and uses of pieces below a node.
private struct ElementCounter {
  let names: Names
  let unit: Int
  var elements = 0
  var uses: [(piece: Int, place: Place)] = []

  mutating func count(_ node: SyntaxNode?) {
    guard let node else { return }
    var waiting = [node]
    while let node = waiting.popLast() {
      if ElementSyntax(node) != nil { elements += 1 }
      if let name = CallSyntax(node)?.name, case .piece(let piece)? = names.visible[unit][name.text]
      {
        uses.append((piece, Place(names.files[unit], name.range)))
      }
      for child in node.children where !child.kind.isExpression { waiting.append(child) }
    }
  }
}
