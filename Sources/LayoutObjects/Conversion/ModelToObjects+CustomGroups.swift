/// Makes the closures that give the cells of custom groups.

import LayoutCore

extension ModelToObjects {
  /// Computes the cells of a custom group of the size that the closure is called with.
  func itemProvider(
    _ group: Group, itemCount: Int, _ resolver: inout Resolver
  ) -> NSCollectionLayoutGroupCustomItemProvider {
    switch group.arrangement {
    case .custom(let frames):
      return provider(resolver) { resolver, extent in
        resolver.cells(at: frames, of: group.id, extent: extent, itemCount: itemCount)
      }
    case .each(let frames):
      return provider(resolver) { resolver, extent in
        resolver.cells(repeating: frames, of: group.id, extent: extent, itemCount: itemCount)
      }
    case .provider(let name): return appProvider(name, of: group.id, &resolver)
    case .line, .waterfall: return { _ in [] }
    }
  }

  /// A waterfall of all items of the section; none within another group and where there is no room for
  /// it, which is reported.
  func waterfall(
    _ waterfall: Waterfall, of group: Group, _ insets: EdgeDistances,
    _ surroundings: GroupSurroundings, _ resolver: inout Resolver
  ) -> NSCollectionLayoutGroup? {
    guard surroundings.depth == 0 else {
      resolver.report(.emptyGroup, at: group.id)
      return nil
    }
    // The section's insets narrow a waterfall, but not what UIKit resolves custom groups in.
    let width = resolver.width(of: group, in: surroundings.container)
    let columns = resolver.cells(
      of: waterfall, in: group.id, insets: insets, width: width,
      itemCount: surroundings.itemCount)
    let room = Extent(
      width: min(width, surroundings.container.width), height: columns.height)
    if !columns.cells.isEmpty {
      for axis in [Axis.horizontal, .vertical] where room[axis] <= 0 {
        resolver.report(.noRoomForGroup(axis: axis, room: room[axis]), at: group.id)
        return nil
      }
    }
    let items = items(columns.cells)
    // Without items nobody sees how large it is, but UIKit takes no size of 0.
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(width > 0 ? width : 1),
      heightDimension: .absolute(room.height > 0 ? room.height : 1))
    return .custom(layoutSize: size) { _ in items }
  }

  /// Computes cells from what `resolver` knows where the group stands.
  private func provider(
    _ resolver: Resolver, _ cells: @escaping (inout Resolver, Extent) -> [TemplateCell]
  ) -> NSCollectionLayoutGroupCustomItemProvider {
    { environment in
      var resolver = resolver
      let made = items(cells(&resolver, Extent(environment.container.contentSize)))
      reportIssues(of: resolver)
      return made
    }
  }

  /// The closure of the app; without it, which is reported, one cell fills the group.
  private func appProvider(
    _ name: String, of id: ElementID, _ resolver: inout Resolver
  ) -> NSCollectionLayoutGroupCustomItemProvider {
    if let provider = inputs.providers[name] { return provider }
    resolver.report(.unknownProvider(name: name), at: id)
    return { environment in
      let frame = CGRect(origin: .zero, size: environment.container.contentSize)
      return [NSCollectionLayoutGroupCustomItem(frame: frame)]
    }
  }

  private func items(_ cells: [TemplateCell]) -> [NSCollectionLayoutGroupCustomItem] {
    cells.map { NSCollectionLayoutGroupCustomItem(frame: CGRect($0.frame), zIndex: $0.zIndex) }
  }
}
