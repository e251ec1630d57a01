/// Transforms of space, which Foundation for Linux lacks.

#if !canImport(Darwin)
  /// A transform of space as a matrix of rows.
  public struct CATransform3D: Hashable, Sendable {
    /// Row 1, column 1.
    public var m11: CGFloat = 1
    /// Row 1, column 2.
    public var m12: CGFloat = 0
    /// Row 1, column 3.
    public var m13: CGFloat = 0
    /// Row 1, column 4.
    public var m14: CGFloat = 0
    /// Row 2, column 1.
    public var m21: CGFloat = 0
    /// Row 2, column 2.
    public var m22: CGFloat = 1
    /// Row 2, column 3.
    public var m23: CGFloat = 0
    /// Row 2, column 4.
    public var m24: CGFloat = 0
    /// Row 3, column 1.
    public var m31: CGFloat = 0
    /// Row 3, column 2.
    public var m32: CGFloat = 0
    /// Row 3, column 3.
    public var m33: CGFloat = 1
    /// Row 3, column 4.
    public var m34: CGFloat = 0
    /// Row 4, column 1.
    public var m41: CGFloat = 0
    /// Row 4, column 2.
    public var m42: CGFloat = 0
    /// Row 4, column 3.
    public var m43: CGFloat = 0
    /// Row 4, column 4.
    public var m44: CGFloat = 1

    /// The transform that changes nothing.
    public init() {}

    /// What it does to the plane of the screen.
    var flattened: CGAffineTransform {
      CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }
  }

  /// The transform that changes nothing.
  public let CATransform3DIdentity = CATransform3D()

  /// A transform of the plane as one of space.
  public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m12) = (transform.a, transform.b)
    (result.m21, result.m22) = (transform.c, transform.d)
    (result.m41, result.m42) = (transform.tx, transform.ty)
    return result
  }

  /// Scales.
  public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m22, result.m33) = (x, y, z)
    return result
  }

  /// Moves.
  public func CATransform3DMakeTranslation(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    var result = CATransform3D()
    (result.m41, result.m42, result.m43) = (x, y, z)
    return result
  }
#endif
