/// What the children of an element turned out to be, before each goes to its place in the model.

import LayoutCore
import LayoutSyntax

/// A child element, lowered.
indirect enum Member: Equatable, Sendable {
  case item(Item)
  case group(Group)
  case badge(SupplementaryItem)
  case boundary(BoundaryItem)
  case background(DecorationItem)
  case frame(CustomFrame)
  case scrollHandler(ScrollHandler)
  case each(EachMember)

  var subitem: Subitem? {
    switch self {
    case .item(let item): return .item(item)
    case .group(let group): return .group(group)
    default: return nil
    }
  }

  var group: Group? {
    if case .group(let group) = self { return group }
    return nil
  }

  var badge: SupplementaryItem? {
    if case .badge(let badge) = self { return badge }
    return nil
  }

  var boundary: BoundaryItem? {
    if case .boundary(let boundary) = self { return boundary }
    return nil
  }

  var background: DecorationItem? {
    if case .background(let background) = self { return background }
    return nil
  }

  var frame: CustomFrame? {
    if case .frame(let frame) = self { return frame }
    return nil
  }

  /// The element's identity.
  var id: ElementID {
    switch self {
    case .item(let item): return item.id
    case .group(let group): return group.id
    case .badge(let badge): return badge.id
    case .boundary(let boundary): return boundary.id
    case .background(let background): return background.id
    case .frame(let frame): return frame.id
    case .scrollHandler(let handler): return handler.id
    case .each(let each): return each.id
    }
  }
}

/// `each < … >`, which only a custom group takes apart.
struct EachMember: Equatable, Sendable {
  var id: ElementID
  /// Frames, with the conditions and repetitions around them.
  var frames: [Child<Member>]
}

/// The members of one kind, with the conditions and repetitions around them; empty where there is
/// none of that kind.
func project<Element: Equatable & Sendable>(
  _ children: [Child<Member>], _ select: (Member) -> Element?
) -> [Child<Element>] {
  var result: [Child<Element>] = []
  var holdsElement = false
  for child in children {
    switch child {
    case .element(let member):
      guard let element = select(member) else { continue }
      result.append(.element(element))
      holdsElement = true
    case .conditional(let condition, let then, let otherwise):
      let thenPart = project(then, select)
      let otherwisePart = project(otherwise, select)
      guard !thenPart.isEmpty || !otherwisePart.isEmpty else { continue }
      result.append(.conditional(condition, then: thenPart, otherwise: otherwisePart))
      holdsElement = true
    case .repetition(let count, let variable, let body):
      let part = project(body, select)
      guard !part.isEmpty else { continue }
      result.append(.repetition(count: count, variable: variable, part))
      holdsElement = true
    case .use(let use, let body):
      let part = project(body, select)
      guard !part.isEmpty else { continue }
      result.append(.use(use, part))
      holdsElement = true
    case .local(let local, let expression):
      result.append(.local(local, expression))
    }
  }
  return holdsElement ? result : []
}
