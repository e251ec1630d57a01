/// Circles in a graph of names or files.

/// A way through the graph that ends where it began: from the last node, its edge `edge` leads back to
/// the first.
struct Circle {
  var nodes: [Int]
  var edge: Int
}

/// Every edge that leads back to a node whose own edges are being followed, with the way between.
///
/// - Parameter targets: Where the edges of a node lead; numbers that are no nodes are passed over.
/// - Complexity: O(nodes + edges + length of the circles); no recursion.
func circles(count: Int, targets: (Int) -> [Int]) -> [Circle] {
  var found: [Circle] = []
  var state = [Int8](repeating: 0, count: count)
  for root in 0..<count where state[root] == 0 {
    var path = [root]
    var edges = [targets(root)]
    var next = [0]
    state[root] = 1
    while let node = path.last, let position = next.last {
      guard position < edges[edges.count - 1].count else {
        state[node] = 2
        path.removeLast()
        edges.removeLast()
        next.removeLast()
        continue
      }
      next[next.count - 1] = position + 1
      let target = edges[edges.count - 1][position]
      guard target >= 0, target < count else { continue }
      if state[target] == 0 {
        state[target] = 1
        path.append(target)
        edges.append(targets(target))
        next.append(0)
      } else if state[target] == 1, let start = path.firstIndex(of: target) {
        found.append(Circle(nodes: Array(path[start...]), edge: position))
      }
    }
  }
  return found
}
