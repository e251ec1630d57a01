/// Finds the closures that give the frames of custom groups.

package import LayoutCore

extension LayoutModel {
  /// The names of closures that give frames, each once, in the order written.
  ///
  /// - Complexity: O(elements × names).
  package var providerNames: [String] {
    var names: [String] = []
    for section in sections {
      if case .compositional(let content) = section.content {
        visit(content.group) { $0.collectProviders(&names) }
      }
    }
    return names
  }
}

extension Group {
  fileprivate func collectProviders(_ names: inout [String]) {
    switch arrangement {
    case .provider(let name):
      if !names.contains(where: { sameText($0, name) }) { names.append(name) }
    case .line(_, let subitems):
      visit(subitems) { subitem in
        if case .group(let group) = subitem { group.collectProviders(&names) }
      }
    case .custom, .each, .waterfall: break
    }
  }
}

/// Every element among `children`, whatever conditions say.
private func visit<Element>(_ children: [Child<Element>], _ body: (Element) -> Void) {
  for child in children {
    switch child {
    case .element(let element): body(element)
    case .conditional(_, let then, let otherwise):
      visit(then, body)
      visit(otherwise, body)
    case .repetition(_, _, let inner), .use(_, let inner): visit(inner, body)
    case .local: break
    }
  }
}
