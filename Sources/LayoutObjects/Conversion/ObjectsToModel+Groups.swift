/// Makes groups and items of the model from twins.

#if !canImport(Darwin)
  import LayoutCore

  extension ObjectsToModel {
    mutating func group(_ object: NSCollectionLayoutGroup) -> Group {
      var group = Group(id: nextElement(), arrangement: .custom(frames: []))
      group.size = size(object.layoutSize)
      group.contentInsets = insets(object.contentInsets)
      group.edgeSpacing = edges(object.edgeSpacing)
      group.interItemSpacing = spacing(object.interItemSpacing)
      group.supplementaryItems = supplementaryItems(object.supplementaryItems)
      switch object.arrangement {
      case .line(let axis):
        group.arrangement = .line(axis, subitems: object.subitems.map { subitem($0) })
      case .shared(let axis, let count):
        group.arrangement = .line(axis, subitems: object.subitems.map { subitem($0) })
        group.count = .constant(Double(count))
      case .repeated(let axis, let count):
        group.arrangement = .line(axis, subitems: object.subitems.map { subitem($0) })
        group.count = .constant(Double(count))
        group.countKeepsSize = true
      case .custom(let provider):
        group.arrangement = .custom(frames: customFrames(object, provider))
      }
      return group
    }

    private mutating func subitem(_ object: NSCollectionLayoutItem) -> Child<Subitem> {
      if let group = object as? NSCollectionLayoutGroup {
        return .element(.group(self.group(group)))
      }
      return .element(
        .item(
          Item(
            id: nextElement(), size: size(object.layoutSize),
            contentInsets: insets(object.contentInsets), edgeSpacing: edges(object.edgeSpacing),
            supplementaryItems: supplementaryItems(object.supplementaryItems))))
    }

    private mutating func supplementaryItems(
      _ objects: [NSCollectionLayoutSupplementaryItem]
    ) -> [Child<SupplementaryItem>] {
      objects.map { object in
        .element(
          SupplementaryItem(
            id: nextElement(), elementKind: .text(object.elementKind),
            size: size(object.layoutSize),
            contentInsets: insets(object.contentInsets),
            containerAnchor: anchor(object.containerAnchor),
            itemAnchor: object.itemAnchor.map { anchor($0) },
            zIndex: .constant(Double(object.zIndex))))
      }
    }

    // MARK: - Values

    func size(_ object: NSCollectionLayoutSize) -> Size {
      Size(width: dimension(object.widthDimension), height: dimension(object.heightDimension))
    }

    private func dimension(_ object: NSCollectionLayoutDimension) -> Choice<LayoutCore.Dimension> {
      .always(LayoutCore.Dimension(object.kind, .constant(Double(object.dimension))))
    }

    private func spacing(_ object: NSCollectionLayoutSpacing?) -> Choice<Spacing>? {
      object.map {
        .always(Spacing(isFlexible: $0.isFlexible, value: .constant(Double($0.spacing))))
      }
    }

    private func edges(_ object: NSCollectionLayoutEdgeSpacing?) -> EdgeSpacing {
      EdgeSpacing(
        leading: spacing(object?.leading), top: spacing(object?.top),
        trailing: spacing(object?.trailing), bottom: spacing(object?.bottom))
    }

    func insets(_ object: NSDirectionalEdgeInsets) -> Insets {
      Insets(
        top: .constant(Double(object.top)), leading: .constant(Double(object.leading)),
        bottom: .constant(Double(object.bottom)), trailing: .constant(Double(object.trailing)))
    }

    func point(_ point: CGPoint) -> ScalarPoint {
      ScalarPoint(x: .constant(Double(point.x)), y: .constant(Double(point.y)))
    }

    private func anchor(_ object: NSCollectionLayoutAnchor) -> Anchor {
      Anchor(
        edges: .always(object.edges.core),
        offset: AnchorOffset(
          isFractional: object.isFractionalOffset, value: point(object.offset)))
    }
  }
#endif
