/// The core's enumerations for the twins': both list their cases in the order of the raw values.

#if !canImport(Darwin)
  import LayoutCore

  extension NSRectAlignment {
    var core: RectAlignment { RectAlignment(rawValue: UInt8(clamping: rawValue)) ?? .none }
  }

  extension NSDirectionalRectEdge {
    /// The side or corner where the edges meet; opposite edges have none.
    var core: RectAlignment {
      let vertical = (contains(.bottom) ? 1 : 0) - (contains(.top) ? 1 : 0)
      let horizontal = (contains(.trailing) ? 1 : 0) - (contains(.leading) ? 1 : 0)
      return RectAlignment.allCases.first {
        $0.side(along: .vertical) == vertical && $0.side(along: .horizontal) == horizontal
      } ?? .none
    }
  }

  extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
    var core: OrthogonalScrollingBehavior {
      OrthogonalScrollingBehavior(rawValue: UInt8(clamping: rawValue)) ?? .none
    }
  }

  extension UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce {
    var core: OrthogonalBounce {
      OrthogonalBounce(rawValue: UInt8(clamping: rawValue)) ?? .automatic
    }
  }

  extension UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate {
    var core: OrthogonalDeceleration {
      switch self {
      case .normal: return .normal
      case .fast: return .fast
      default: return .automatic
      }
    }
  }

  extension UIContentInsetsReference {
    var core: ContentInsetsReference {
      ContentInsetsReference(rawValue: UInt8(clamping: rawValue)) ?? .automatic
    }
  }

  extension UICollectionLayoutListConfiguration.Appearance {
    var core: ListAppearance { ListAppearance(rawValue: UInt8(clamping: rawValue)) ?? .plain }
  }

  extension UICollectionLayoutListConfiguration.HeaderMode {
    var core: ListSupplementaryMode {
      ListSupplementaryMode(rawValue: UInt8(clamping: rawValue)) ?? .none
    }
  }

  extension UICollectionLayoutListConfiguration.FooterMode {
    var core: ListSupplementaryMode {
      ListSupplementaryMode(rawValue: UInt8(clamping: rawValue)) ?? .none
    }
  }
#endif
