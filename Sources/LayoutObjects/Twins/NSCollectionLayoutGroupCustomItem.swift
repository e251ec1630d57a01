/// A cell of a custom group.

#if !canImport(Darwin)
  /// The frame of one cell, from the corner of its group.
  @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    /// Points, from the group's outer corner.
    public let frame: CGRect
    /// Cells of a larger one stand before others.
    public let zIndex: Int

    /// A cell at a frame.
    public convenience init(frame: CGRect) {
      self.init(frame: frame, zIndex: 0)
    }

    /// A cell at a frame, before or behind others.
    public init(frame: CGRect, zIndex: Int) {
      require(
        frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.width.isFinite
          && frame.size.height.isFinite, "the frame of a custom item must be finite")
      self.frame = frame
      self.zIndex = zIndex
    }

    /// Itself: it never changes.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
  }
#endif
