/// Apple's enumerations for the core's: both list their cases in the order of Apple's raw values.

package import LayoutCore

extension RectAlignment {
  /// Apple's alignment.
  package var object: NSRectAlignment { NSRectAlignment(rawValue: Int(rawValue)) ?? .none }

  /// The sides of the rectangle that meet there.
  package var edges: NSDirectionalRectEdge {
    var edges: NSDirectionalRectEdge = []
    if side(along: .vertical) < 0 { edges.insert(.top) }
    if side(along: .vertical) > 0 { edges.insert(.bottom) }
    if side(along: .horizontal) < 0 { edges.insert(.leading) }
    if side(along: .horizontal) > 0 { edges.insert(.trailing) }
    return edges
  }
}

extension OrthogonalScrollingBehavior {
  /// Apple's behaviour.
  package var object: PlatformOrthogonalBehavior {
    PlatformOrthogonalBehavior(rawValue: Int(rawValue)) ?? .none
  }
}

#if !canImport(Darwin) || canImport(UIKit)
  @available(iOS 14, tvOS 14, *)
  extension ContentInsetsReference {
    /// UIKit's reference.
    package var object: UIContentInsetsReference {
      UIContentInsetsReference(rawValue: Int(rawValue)) ?? .automatic
    }
  }

  @available(iOS 14, tvOS 14, *)
  extension ListAppearance {
    /// UIKit's appearance; tvOS has two of the five.
    package var object: UICollectionLayoutListConfiguration.Appearance {
      #if os(tvOS)
        switch self {
        case .plain, .sidebarPlain: return .plain
        case .grouped, .insetGrouped, .sidebar: return .grouped
        }
      #else
        return UICollectionLayoutListConfiguration.Appearance(rawValue: Int(rawValue)) ?? .plain
      #endif
    }
  }

  @available(iOS 14, tvOS 14, *)
  extension ListSupplementaryMode {
    /// UIKit's header mode.
    package var headerMode: UICollectionLayoutListConfiguration.HeaderMode {
      UICollectionLayoutListConfiguration.HeaderMode(rawValue: Int(rawValue)) ?? .none
    }

    /// UIKit's footer mode, which can't take the first item.
    package var footerMode: UICollectionLayoutListConfiguration.FooterMode {
      UICollectionLayoutListConfiguration.FooterMode(rawValue: Int(rawValue)) ?? .none
    }
  }

  @available(iOS 17, tvOS 17, *)
  extension OrthogonalBounce {
    /// UIKit's bounce.
    package var object: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce {
      switch self {
      case .automatic: return .automatic
      case .always: return .always
      case .never: return .never
      }
    }
  }

  @available(iOS 17, tvOS 17, *)
  extension OrthogonalDeceleration {
    /// UIKit's rate.
    package var object: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate {
      switch self {
      case .automatic: return .automatic
      case .normal: return .normal
      case .fast: return .fast
      }
    }
  }
#endif
