/// As much of views as code around layouts mentions.

#if !canImport(Darwin)
  /// A view; nothing draws it here.
  @MainActor open class UIView: NSObject {
    /// Where the view is in its parent, in points.
    open var frame: CGRect
    /// The colour behind its content.
    open var backgroundColor: UIColor?

    /// A view at a frame.
    public init(frame: CGRect) {
      self.frame = frame
    }

    /// Nothing is archived here: there is no view.
    public required init?(coder: NSCoder) { return nil }
  }

  /// A view that a collection view uses again: a header, a badge, a background.
  @MainActor open class UICollectionReusableView: UIView {
    /// What it is registered for.
    open var reuseIdentifier: String? { nil }
  }

  /// A cell.
  @MainActor open class UICollectionViewCell: UICollectionReusableView {}

  /// A colour by its components.
  open class UIColor: NSObject, @unchecked Sendable {
    /// Red, green, blue and opacity, each from 0 to 1.
    public let components: [CGFloat]

    /// A colour by its components, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// A grey.
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Fully transparent.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// The background of screens, in its light form.
    public static let systemBackground = UIColor(white: 1, alpha: 1)
    /// The background of grouped lists, in its light form.
    public static let systemGroupedBackground = UIColor(
      red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  }

  /// An effect over what lies behind a view.
  open class UIVisualEffect: NSObject, @unchecked Sendable {}

  /// What swiping a row offers.
  @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// Whether a full swipe carries out the first action.
    open var performsFirstActionWithFullSwipe = true
  }
#endif
