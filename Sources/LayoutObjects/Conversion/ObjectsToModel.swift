/// Makes layout models from twins, so that code written for UIKit can be solved.

#if !canImport(Darwin)
  import LayoutCore

  /// Turns sections, groups and items into values, one section after the other. What closures decide is
  /// left open: the caller fills in the frames of custom groups, and calls handlers itself.
  @MainActor struct ObjectsToModel {
    /// A custom group, and the element that stands in for its frames until they are known.
    struct CustomGroup {
      var id: ElementID
      var group: NSCollectionLayoutGroup
      var provider: NSCollectionLayoutGroupCustomItemProvider
    }

    private(set) var customGroups: [CustomGroup] = []
    private var elementCount: UInt32 = 0
    /// The frames of custom groups in the order in which they are met; none yet: one frame of the
    /// group's size.
    private let frames: [[Child<CustomFrame>]]?
    private let groupSized: (width: ExpressionID, height: ExpressionID)
    private let expressions: ExpressionPool

    init(frames: [[Child<CustomFrame>]]? = nil) {
      self.frames = frames
      var pool = ExpressionPool()
      groupSized = (
        pool.append(.input(.containerWidth)), pool.append(.input(.containerHeight))
      )
      expressions = pool
    }

    /// A layout of sections; no section of the model serves others than its own.
    mutating func layout(
      _ configuration: UICollectionViewCompositionalLayoutConfiguration,
      _ sections: [NSCollectionLayoutSection]
    ) -> LayoutModel {
      var model = LayoutModel(
        id: nextElement(), name: "Layout",
        scrollDirection: configuration.scrollDirection == .vertical ? .vertical : .horizontal,
        interSectionSpacing: .constant(Double(configuration.interSectionSpacing)),
        contentInsetsReference: configuration.contentInsetsReference.core,
        expressions: expressions)
      model.boundarySupplementaryItems = configuration.boundarySupplementaryItems.map {
        boundaryItem($0)
      }
      for section in sections {
        model.sections.append(self.section(section, name: "section\(model.sections.count)"))
      }
      return model
    }

    mutating func nextElement() -> ElementID {
      defer { elementCount += 1 }
      return ElementID(rawValue: elementCount)
    }

    /// The frames of the next custom group.
    mutating func customFrames(
      _ group: NSCollectionLayoutGroup,
      _ provider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> [Child<CustomFrame>] {
      let id = nextElement()
      let position = customGroups.count
      customGroups.append(CustomGroup(id: id, group: group, provider: provider))
      if let frames { return position < frames.count ? frames[position] : [] }
      return [
        .element(
          CustomFrame(
            id: id, x: .zero, y: .zero, width: .expression(groupSized.width),
            height: .expression(groupSized.height)))
      ]
    }
  }
#endif
