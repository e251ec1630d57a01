/// Registers the classes of backgrounds.

import LayoutCore

extension ModelToObjects {
  /// Registers every background that says its class, for each kind that it may have.
  func registerBackgrounds(with layout: PlatformLayout, in environment: SectionEnvironment) {
    var resolver = Resolver(model, in: environment, inputs: inputs.bindings)
    resolver.beginReading(section: nil, in: environment)
    for section in model.sections {
      guard case .compositional(let content) = section.content else { continue }
      register(content.decorationItems, with: layout, &resolver)
    }
  }

  private func register(
    _ children: [Child<DecorationItem>], with layout: PlatformLayout, _ resolver: inout Resolver
  ) {
    for child in children {
      switch child {
      case .element(let item):
        guard let name = item.viewClass, let viewClass = inputs.decorationClass(name) else {
          continue
        }
        for kind in kinds(item.elementKind, of: item.id, &resolver) {
          layout.register(viewClass, forDecorationViewOfKind: kind)
        }
      case .conditional(_, let then, let otherwise):
        register(then, with: layout, &resolver)
        register(otherwise, with: layout, &resolver)
      case .repetition(_, _, let body), .use(_, let body):
        register(body, with: layout, &resolver)
      case .local: break
      }
    }
  }

  /// The kinds that conditions choose from.
  private func kinds(
    _ choice: Choice<TextValue>, of id: ElementID, _ resolver: inout Resolver
  ) -> [String] {
    switch choice {
    case .always: return [resolver.text(choice, at: id)]
    case .argument(_, let content): return kinds(content, of: id, &resolver)
    case .conditional(_, let then, let otherwise):
      return kinds(then, of: id, &resolver) + kinds(otherwise, of: id, &resolver)
    }
  }
}
