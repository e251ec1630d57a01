/// What a layout needs of the app, beside its inputs.

import LayoutCore

/// The names in a layout that stand for something of the app, in the order written.
struct LayoutNeeds {
  private(set) var providers: [String] = []
  private(set) var handlers: [String] = []
  private(set) var decorationClasses: [String] = []
  /// Whether sections can only be made when one knows how many items they have.
  private(set) var numberOfItems: Bool

  init(of model: LayoutModel) {
    numberOfItems = model.expressions.nodes.contains(.input(.count))
    for section in model.sections {
      guard case .compositional(let content) = section.content else { continue }
      if content.isInfinite { numberOfItems = true }
      for child in content.group { child.forEachElement { add($0) } }
      for child in content.decorationItems {
        child.forEachElement { if let name = $0.viewClass { decorationClasses.append(name) } }
      }
      if let name = content.visibleItemsInvalidationHandler?.name { handlers.append(name) }
    }
  }

  private mutating func add(_ group: Group) {
    switch group.arrangement {
    case .line(_, let subitems):
      for child in subitems {
        child.forEachElement { subitem in
          if case .group(let inner) = subitem { add(inner) }
        }
      }
    case .custom: break
    case .each, .waterfall: numberOfItems = true
    case .provider(let name): providers.append(name)
    }
  }
}

extension Child {
  /// Calls `body` with every element that there can be, whatever conditions decide.
  fileprivate func forEachElement(_ body: (Element) -> Void) {
    switch self {
    case .element(let element): body(element)
    case .conditional(_, let then, let otherwise):
      for child in then + otherwise { child.forEachElement(body) }
    case .repetition(_, _, let children), .use(_, let children):
      for child in children { child.forEachElement(body) }
    case .local: break
    }
  }
}
