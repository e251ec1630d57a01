/// The bodies of functions of pieces.

import LayoutCore

/// What a body gives.
enum SwiftShape: Equatable {
  case none
  /// Exactly one element, whatever the conditions.
  case one(type: String)
  case several

  /// Of something that follows something else.
  fileprivate func followed(by next: SwiftShape) -> SwiftShape {
    if self == .none { return next }
    return next == .none ? self : .several
  }

  /// Of either of two branches.
  fileprivate func or(_ other: SwiftShape) -> SwiftShape {
    guard case .one(let first) = self, case .one(let second) = other else { return .several }
    return .one(type: first == second ? first : "NSCollectionLayoutItem")
  }
}

extension SwiftEmitter {
  /// Prints what a use gives as the body of a function; tells what that is. None where it is nothing that a
  /// function can give.
  mutating func writeBody(of use: UseID) -> SwiftShape {
    guard let known = pieces.uses.uses[use] else { return .none }
    let section = known.section.map { model.sections[$0] }
    enter(section)
    defer { enter(nil) }
    let type = known.body.elementType
    switch known.body {
    case .subitems(let subitems):
      return writeBody(
        subitems, of: type, named: "subitems", type: { $0.type },
        one: { $0.declareAlone($1) }, oneOfSeveral: { $0.declare($1, named: "item") })
    case .groups(let groups):
      return writeBody(groups, of: type, named: "groups") { $0.declare($1, named: "group") }
    case .boundaryItems(let items):
      return writeBody(items, of: type, named: "boundaryItems") { $0.declare($1) }
    case .badges(let badges):
      return writeBody(badges, of: type, named: "badges") { $0.declare($1) }
    case .backgrounds(let backgrounds):
      return writeBody(backgrounds, of: type, named: "backgrounds") { $0.declare($1) }
    case .section(let template):
      write(template)
      writer.returnValue("section")
      return .one(type: type)
    }
  }

  private mutating func writeBody<Element: Equatable & Sendable>(
    _ children: [Child<Element>], of type: String, named variable: String,
    _ declare: (inout SwiftEmitter, Element) -> String
  ) -> SwiftShape {
    writeBody(
      children, of: type, named: variable, type: { _ in type }, one: declare, oneOfSeveral: declare)
  }

  private mutating func writeBody<Element: Equatable & Sendable>(
    _ children: [Child<Element>], of type: String, named variable: String,
    type elementType: (Element) -> String, one: (inout SwiftEmitter, Element) -> String,
    oneOfSeveral: (inout SwiftEmitter, Element) -> String
  ) -> SwiftShape {
    let children = settled(children)
    let shape = shape(of: children, elementType)
    if case .one = shape {
      writeOne(children, one)
    } else {
      let elements = array(children, of: type, named: variable, oneOfSeveral)
      writer.code("return ", elements)
    }
    return shape
  }

  /// What settled children give.
  private func shape<Element>(
    of children: [Child<Element>], _ type: (Element) -> String
  ) -> SwiftShape {
    var shape = SwiftShape.none
    for child in children {
      switch child {
      case .element(let element): shape = shape.followed(by: .one(type: type(element)))
      case .conditional(_, let then, let otherwise):
        shape = shape.followed(by: self.shape(of: then, type).or(self.shape(of: otherwise, type)))
      case .use(let use, _):
        guard let position = pieces.call(use) else { continue }
        shape = shape.followed(by: pieces.functions[position].shape)
      case .repetition: return .several
      case .local: continue
      }
    }
    return shape
  }

  /// `return` of the one element that there is, whatever the conditions.
  private mutating func writeOne<Element>(
    _ children: [Child<Element>], _ declare: (inout SwiftEmitter, Element) -> String
  ) {
    for child in children {
      switch child {
      case .element(let element):
        let name = declare(&self, element)
        writer.returnValue(name)
      case .conditional(let condition, let then, let otherwise):
        branch(condition, then, otherwise) { $0.writeOne($1, declare) }
      case .use(let use, _):
        if let position = pieces.call(use) { writer.code("return ", call(use, position)) }
      case .local(let local, let value): declareLocal(local, value)
      case .repetition: continue
      }
    }
  }

  // MARK: - Where a piece stands

  /// What follows is printed for a section, or for none.
  mutating func enter(_ section: Section?) {
    guard case .compositional(let content)? = section?.content else {
      self.content = nil
      expressions.isInfinite = false
      return
    }
    self.content = content
    expressions.isInfinite = content.isInfinite
  }

  /// An element of a group, by the name that it has in a function.
  private mutating func declareAlone(_ subitem: Subitem) -> String {
    if case .group(let group) = subitem { return declare(group, named: "group") }
    return declare(subitem, named: "item")
  }
}

extension Subitem {
  /// Apple's name of the type.
  fileprivate var type: String {
    switch self {
    case .item: return "NSCollectionLayoutItem"
    case .group: return "NSCollectionLayoutGroup"
    }
  }
}
