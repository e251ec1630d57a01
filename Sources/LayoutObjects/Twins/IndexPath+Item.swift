/// Index paths of collection views.

#if !canImport(Darwin)
  extension IndexPath {
    /// An item of a section.
    public init(item: Int, section: Int) {
      self.init(indexes: [section, item])
    }

    /// A row of a section.
    public init(row: Int, section: Int) {
      self.init(indexes: [section, row])
    }

    /// The section, the first of two indices.
    public var section: Int {
      get { self[0] }
      set { self[0] = newValue }
    }

    /// The item, the second of two indices.
    public var item: Int {
      get { self[1] }
      set { self[1] = newValue }
    }

    /// The item, as table views say.
    public var row: Int {
      get { self[1] }
      set { self[1] = newValue }
    }
  }
#endif
