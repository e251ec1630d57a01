/// Bounds that keep every computation finite, and arithmetic that stays within them.

/// What the solver accepts at most. Numbers beyond are taken as the bound.
enum Limits {
  /// Points, and any other number that comes from an expression or a scene.
  static let magnitude = 1e9
  /// Items of one section.
  static let items = 1_000_000_000
  /// Children of one group once repeats are expanded.
  static let childrenOfGroup = 10_000
  /// Children of one section once repeats are expanded.
  static let childrenOfSection = 1_000_000
  /// Children and repetitions of all sections together.
  static let childrenOfLayout = 3_000_000
  /// Subitems of one row, and cells of one group.
  static let cellsOfGroup = 1_000_000
  /// Cells of all groups that are solved one by one.
  static let cellsOfLayout = 20_000_000
  /// Elements within elements, and conditions within conditions.
  static let depth = 200
  /// Errors that are kept, and warnings that are kept.
  static let issues = 100
  /// Cells of one section that are looked at for `onScroll`.
  static let scrolledCells = 100_000
}

/// `value` within the limits; 0 for what is not a number.
func bounded(_ value: Double) -> Double {
  guard !value.isNaN else { return 0 }
  return min(max(value, -Limits.magnitude), Limits.magnitude)
}

/// `value` within the limits and not negative.
func boundedLength(_ value: Double) -> Double { max(bounded(value), 0) }

/// The whole number nearest to `value`, within the limits.
func boundedInt(_ value: Double) -> Int { Int(bounded(value).rounded()) }

/// `a + b`, or the largest number where that overflows; both not negative.
func saturatingSum(_ a: Int, _ b: Int) -> Int {
  let (sum, overflow) = a.addingReportingOverflow(b)
  return overflow ? Int.max : sum
}

/// `a * b`, or the largest number where that overflows; both not negative.
func saturatingProduct(_ a: Int, _ b: Int) -> Int {
  let (product, overflow) = a.multipliedReportingOverflow(by: b)
  return overflow ? Int.max : product
}

/// Whether two strings hold the same bytes; element kinds are compared without Unicode's tables.
func sameBytes(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
