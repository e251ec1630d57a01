/// Sides and corners of rectangles.

#if !canImport(Darwin)
  /// Sides of a rectangle.
  public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Sides by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The upper side.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The left side; the right one where one reads from right to left.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The lower side.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The right side; the left one where one reads from right to left.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four sides.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
  }

  /// A side or a corner of a rectangle; none is its centre.
  public enum NSRectAlignment: Int, Sendable {
    case none
    case top
    case topLeading
    case leading
    case bottomLeading
    case bottom
    case bottomTrailing
    case trailing
    case topTrailing

    /// The sides that meet there.
    var edges: NSDirectionalRectEdge {
      switch self {
      case .none: return []
      case .top: return .top
      case .topLeading: return [.top, .leading]
      case .leading: return .leading
      case .bottomLeading: return [.bottom, .leading]
      case .bottom: return .bottom
      case .bottomTrailing: return [.bottom, .trailing]
      case .trailing: return .trailing
      case .topTrailing: return [.top, .trailing]
      }
    }
  }

  /// What content insets count from. From iOS 14, not in AppKit.
  public enum UIContentInsetsReference: Int, Sendable {
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
  }
#endif
