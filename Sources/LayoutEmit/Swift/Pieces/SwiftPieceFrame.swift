/// The function of a piece while it is printed: arguments of its use stand as parameters.

import LayoutCore

/// What of a use becomes parameters, and what printing finds out about them.
struct SwiftPieceFrame {
  let use: UseID
  /// The parameters that are passed as a dimension, spacing or insets, not as an amount.
  let wholes: Set<Int>
  /// The numbers that are declared as `Int`.
  let integers: Set<Int>
  /// What the parameters are called; others get a name that says nothing.
  let names: [SwiftFacet: String]

  // MARK: - Found out by printing

  /// What the body refers to, in that order.
  private(set) var facets: [SwiftFacet] = []
  /// What the use gives for it.
  private(set) var contents: [SwiftFacet: SwiftContent] = [:]
  /// Whether the use gives one thing here and another there, such as a fraction of two sides.
  private(set) var isDivided = false
  /// The forms in which the use gives a dimension, spacing or insets.
  private(set) var forms: [Int: Set<SwiftForm>] = [:]
  /// The numbers that are used as whole numbers.
  private(set) var usedAsInteger: Set<Int> = []

  init(
    _ use: UseID, wholes: Set<Int> = [], integers: Set<Int>, names: [SwiftFacet: String] = [:]
  ) {
    self.use = use
    self.wholes = wholes
    self.integers = integers
    self.names = names
  }

  /// Whether a facet is declared as `Int`.
  func isInteger(_ facet: SwiftFacet) -> Bool {
    facet.kind == .number && integers.contains(facet.parameter)
  }

  /// The name of what stands for an argument.
  mutating func name(_ facet: SwiftFacet, _ content: SwiftContent) -> String {
    if let known = contents[facet] {
      if known != content { isDivided = true }
    } else {
      contents[facet] = content
      facets.append(facet)
    }
    if let name = names[facet] { return name }
    let number = facets.filter { $0.parameter == facet.parameter }.firstIndex(of: facet) ?? 0
    return "parameter" + String(facet.parameter) + "_" + String(number)
  }

  /// The facets in the order of the parameters.
  var sortedFacets: [SwiftFacet] {
    facets.enumerated().sorted {
      ($0.element.parameter, $0.offset) < ($1.element.parameter, $1.offset)
    }.map { $0.element }
  }

  mutating func noteInteger(_ parameter: Int) { usedAsInteger.insert(parameter) }

  mutating func note(_ form: SwiftForm, of parameter: Int) {
    forms[parameter, default: []].insert(form)
  }
}

/// How an argument is written.
enum SwiftForm: Hashable {
  case dimension(DimensionKind)
  case spacing(isFlexible: Bool)
  /// One number for all sides of insets.
  case sides
  /// Insets side by side.
  case tuple
  /// What conditions choose: there is no single amount.
  case choice
}
