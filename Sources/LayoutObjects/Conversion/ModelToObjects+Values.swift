/// Makes dimensions, sizes and spacings from the model.

import LayoutCore

extension ModelToObjects {
  func layoutSize(
    _ size: Size, at id: ElementID, _ resolver: inout Resolver
  ) -> NSCollectionLayoutSize {
    let resolved = resolver.resolve(size, at: id)
    return NSCollectionLayoutSize(
      widthDimension: dimension(resolved.width), heightDimension: dimension(resolved.height))
  }

  func edgeSpacing(
    _ edges: EdgeSpacing, at id: ElementID, _ resolver: inout Resolver
  ) -> NSCollectionLayoutEdgeSpacing? {
    guard edges != .none else { return nil }
    let resolved = resolver.resolve(edges, at: id)
    return NSCollectionLayoutEdgeSpacing(
      leading: edges.leading.map { _ in layoutSpacing(resolved.leading) },
      top: edges.top.map { _ in layoutSpacing(resolved.top) },
      trailing: edges.trailing.map { _ in layoutSpacing(resolved.trailing) },
      bottom: edges.bottom.map { _ in layoutSpacing(resolved.bottom) })
  }

  func layoutSpacing(_ spacing: ResolvedSpacing) -> NSCollectionLayoutSpacing {
    spacing.isFlexible ? .flexible(spacing.value) : .fixed(spacing.value)
  }

  private func dimension(_ dimension: ResolvedDimension) -> NSCollectionLayoutDimension {
    switch dimension.kind {
    case .fractionalWidth: return .fractionalWidth(dimension.value)
    case .fractionalHeight: return .fractionalHeight(dimension.value)
    case .absolute: return .absolute(dimension.value)
    case .estimated: return .estimated(dimension.value)
    case .uniformAcrossSiblings:
      #if !canImport(Darwin) || canImport(UIKit)
        if #available(iOS 17, tvOS 17, *) {
          return .uniformAcrossSiblings(estimate: dimension.value)
        }
      #endif
      return .estimated(dimension.value)
    }
  }
}
