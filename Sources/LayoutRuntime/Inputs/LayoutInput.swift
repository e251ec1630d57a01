/// The values of a layout's parameters.

public import LayoutObjects

/// What an app gives for a parameter of a layout.
///
/// Literals say it shortest: `["columns": 3, "wide": true, "aspectRatio": [1.5, 0.75]]`.
public enum LayoutInput: Sendable {
  /// For an `Int`; also for a `Number`.
  case int(Int)
  /// For a `Number`; for a function: the same number for every index.
  case number(CGFloat)
  /// For a `Bool`; for a function: the same for every index.
  case bool(Bool)
  /// For a `String`.
  case string(String)
  /// For an `(Int) -> Number`: called with the index of an item in its section, whenever the section is
  /// made.
  case function(@MainActor (Int) -> CGFloat)
  /// For an `(Int) -> Bool`: as `function`.
  case condition(@MainActor (Int) -> Bool)
  /// For a function: the values by index, again from the first one after the last.
  case list([LayoutInput])
}

extension LayoutInput: ExpressibleByIntegerLiteral {
  /// An `int`.
  public init(integerLiteral value: Int) { self = .int(value) }
}

extension LayoutInput: ExpressibleByFloatLiteral {
  /// A `number`.
  public init(floatLiteral value: Double) { self = .number(CGFloat(value)) }
}

extension LayoutInput: ExpressibleByBooleanLiteral {
  /// A `bool`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension LayoutInput: ExpressibleByStringLiteral {
  /// A `string`.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension LayoutInput: ExpressibleByArrayLiteral {
  /// A `list`.
  public init(arrayLiteral elements: LayoutInput...) { self = .list(elements) }
}
