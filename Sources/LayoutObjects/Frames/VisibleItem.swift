/// A cell or supplementary as handlers see and change it.

#if !canImport(Darwin)
  import LayoutCore

  /// One visible item.
  @MainActor final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    let representedElementCategory: UICollectionView.ElementCategory
    let representedElementKind: String?
    let indexPath: IndexPath
    let bounds: CGRect
    var alpha: CGFloat = 1
    var zIndex: Int
    var isHidden = false
    var center: CGPoint
    var transform3D = CATransform3D()
    private let placed: CGRect
    private let placedCenter: CGPoint

    init(
      _ category: UICollectionView.ElementCategory, kind: String?, _ indexPath: IndexPath,
      _ frame: CGRect, _ zIndex: Int
    ) {
      representedElementCategory = category
      representedElementKind = kind
      self.indexPath = indexPath
      self.zIndex = zIndex
      placed = frame
      bounds = CGRect(origin: .zero, size: frame.size)
      placedCenter = CGPoint(
        x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
      center = placedCenter
    }

    var name: String { representedElementKind ?? "cell" }

    var transform: CGAffineTransform {
      get { transform3D.flattened }
      set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// Where the layout put it while nothing was changed, then what it covers.
    var frame: CGRect {
      if transform3D == CATransform3D(), center == placedCenter { return placed }
      return CGRect(covered(scroll: .zero))
    }

    /// How the handler shows the item.
    ///
    /// - Parameter scroll: how far the section itself is scrolled, in points.
    func state(scroll: Position) -> OnScreenState {
      let transform = transform
      let isPlain = transform.b == 0 && transform.c == 0 && transform.a == transform.d
      let area = (transform.a * transform.d - transform.b * transform.c).magnitude
      return OnScreenState(
        frame: covered(scroll: scroll), alpha: Double(min(max(alpha, 0), 1)),
        scale: Double(isPlain ? transform.a : area.squareRoot()),
        rotation: isPlain ? 0 : Double(atan2(transform.b, transform.a)), zIndex: zIndex,
        isHidden: isHidden)
    }

    /// The bounding box of the transformed item, in content coordinates less `scroll`; points.
    private func covered(scroll: Position) -> Rect {
      let transform = transform
      let size = bounds.size
      let width = transform.a.magnitude * size.width + transform.c.magnitude * size.height
      let height = transform.b.magnitude * size.width + transform.d.magnitude * size.height
      return Rect(
        x: Double(center.x + transform.tx - scroll.x - width / 2),
        y: Double(center.y + transform.ty - scroll.y - height / 2), width: Double(width),
        height: Double(height))
    }
  }
#endif
