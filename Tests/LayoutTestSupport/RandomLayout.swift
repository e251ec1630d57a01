/// Random programs of the language, from a seed: the same layout as written, and with its axes swapped.

/// A layout program. Printed with `transposed`, rows become columns and widths heights.
package struct RandomLayout {
  private let seed: UInt64
  /// Whether sizes may be estimated; then frames depend on measurements.
  private let withEstimates: Bool

  package init(seed: UInt64, withEstimates: Bool = false) {
    self.seed = seed
    self.withEstimates = withEstimates
  }

  /// The program's text.
  package func text(transposed: Bool = false) -> String {
    var printer = RandomLayoutPrinter(
      generator: SeededGenerator(seed: seed), transposed: transposed, withEstimates: withEstimates)
    return printer.layout()
  }
}

private struct RandomLayoutPrinter {
  var generator: SeededGenerator
  let transposed: Bool
  let withEstimates: Bool
  /// Whether the layout scrolls down before transposing.
  private var scrollsDown = true

  init(generator: SeededGenerator, transposed: Bool, withEstimates: Bool) {
    self.generator = generator
    self.transposed = transposed
    self.withEstimates = withEstimates
  }

  // MARK: - Words

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func number(_ range: ClosedRange<Int>) -> String {
    String(Int.random(in: range, using: &generator))
  }

  private mutating func pick(_ words: [String]) -> String {
    words[Int.random(in: 0..<words.count, using: &generator)]
  }

  private var width: String { transposed ? "height" : "width" }
  private var height: String { transposed ? "width" : "height" }
  private var horizontal: String { transposed ? "vertical" : "horizontal" }
  private var vertical: String { transposed ? "horizontal" : "vertical" }
  private var top: String { transposed ? "leading" : "top" }
  private var leading: String { transposed ? "top" : "leading" }
  private var bottom: String { transposed ? "trailing" : "bottom" }
  private var trailing: String { transposed ? "bottom" : "trailing" }

  private func corner(_ first: String, _ second: String) -> String {
    let names = [first, second]
    let edge = names.contains("top") ? "top" : "bottom"
    return edge + (names.contains("leading") ? "Leading" : "Trailing")
  }

  private mutating func place() -> String {
    let names = [
      top, leading, bottom, trailing, corner(top, leading), corner(top, trailing),
      corner(bottom, leading), corner(bottom, trailing),
    ]
    return pick(names)
  }

  private func pair(_ x: String, _ y: String) -> String {
    transposed ? "(\(y), \(x))" : "(\(x), \(y))"
  }

  // MARK: - Attributes

  private mutating func insets() -> String {
    guard chance(40) else { return "" }
    if chance(30) { return " insets: " + number(0...6) }
    return " insets: (\(top): \(number(0...5)), \(leading): \(number(0...5)), "
      + "\(bottom): \(number(0...5)), \(trailing): \(number(0...5)))"
  }

  private mutating func gap() -> String {
    guard chance(50) else { return "" }
    return chance(30) ? " spacing: flexible(\(number(0...8)))" : " spacing: " + number(0...12)
  }

  private mutating func edges() -> String {
    guard chance(15) else { return "" }
    let flexible = chance(40) ? "flexible(\(number(0...4)))" : number(0...6)
    return " edges: (\(pick([top, leading, bottom, trailing])): \(flexible))"
  }

  private mutating func side(along name: String) -> String {
    if withEstimates, chance(25) { return "\(name): estimated(\(number(20...60)))" }
    if chance(35) { return "\(name): " + number(12...90) }
    return "\(name): fractional(" + pick(["0.2", "0.25", "1/3", "0.4", "0.5", "0.9", "1"]) + ")"
  }

  // MARK: - Elements

  private mutating func badge() -> String {
    let size = "\(width): \(number(8...24)) \(height): \(number(8...24))"
    let offset =
      chance(50)
      ? " offset: " + pair(number(0...6), number(0...6))
      : " offset: fractional" + pair(pick(["0.5", "-0.5", "0.3"]), pick(["0.5", "-0.25"]))
    return "badge \"\(pick(["a", "b"]))\" \(size) at: \(place())" + (chance(60) ? offset : "")
  }

  private mutating func item(inRow: Bool) -> String {
    let main = side(along: inRow ? width : height)
    let cross = chance(25) ? " " + side(along: inRow ? height : width) : ""
    let body = chance(10) ? " < \(badge()) >" : ""
    return "item \(main)\(cross)\(insets())\(edges())\(body)"
  }

  private mutating func group(inRow: Bool, depth: Int, size: String) -> String {
    let axis = inRow ? horizontal : vertical
    let head = "group \(axis) \(size)\(insets())\(gap())"
    if chance(20) { return "\(head) count: \(number(1...4)) < item >" }
    var children: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      if depth < 2, chance(30) {
        let main = side(along: inRow ? width : height)
        children.append(group(inRow: !inRow, depth: depth + 1, size: main))
      } else {
        children.append(item(inRow: inRow))
      }
    }
    if chance(8) { children.append(badge()) }
    return "\(head)\(depth == 0 ? edges() : "") < \(children.joined(separator: " ")) >"
  }

  private mutating func boundary(_ kind: String, at edge: String) -> String {
    let size = "\(width): \(number(20...80)) \(height): \(number(10...40))"
    let extras =
      (chance(20) ? " offset: " + pair(number(0...5), number(0...5)) : "")
      + (chance(20) ? " extends: false" : "")
    return "boundary \(edge) \(size) kind: \"\(kind)\"\(extras)"
  }

  private mutating func section(_ index: Int) -> String {
    let scrolls = pick(["continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging"])
    let isOrthogonal = chance(25)
    let spacing = chance(40) ? " spacing: " + number(0...10) : ""
    var text = "  section s\(index)\(isOrthogonal ? " scroll: " + scrolls : "")\(insets())"
    text += "\(spacing)\(chance(15) ? " supplementariesFollowInsets: false" : "") <\n"
    if chance(35) { text += "    \(boundary("h", at: pick([top, corner(top, leading)])))\n" }
    if chance(25) { text += "    \(boundary("f", at: pick([bottom, trailing])))\n" }
    if chance(25) { text += "    background \"bg\"\(insets())\n" }
    let run = scrollsDown != isOrthogonal ? height : width
    let size = chance(60) ? "\(run): \(number(40...160))" : side(along: run)
    text += "    \(group(inRow: chance(60), depth: 0, size: size))\n  >\n"
    return text
  }

  mutating func layout() -> String {
    scrollsDown = chance(70)
    let direction = scrollsDown != transposed ? "vertical" : "horizontal"
    let spacing = chance(40) ? " spacing: " + number(0...12) : ""
    var text = "layout Random scroll: \(direction)\(spacing) insetsReference: none <\n"
    if chance(20) { text += "  \(boundary("outer", at: pick([top, bottom])))\n" }
    for index in 0..<Int.random(in: 1...4, using: &generator) { text += section(index) }
    return text + ">\n"
  }
}
