/// Custom groups: frames that repeat, frames of each item, frames that a closure of the app gives.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  private static let customContext = ParentContext(
    element: .group, bareSide: .both, allowed: [.frame, .badge], description: "group custom")

  private static let eachContext = ParentContext(
    element: .group, bareSide: .both, allowed: [.frame], description: "each")

  /// Fills a custom group.
  mutating func arrangeCustom(
    _ group: inout Group, _ syntax: ElementSyntax, _ attributes: Attributes
  ) {
    if let provider = attributes[.provider] {
      group.arrangement = .provider(closureName(.provider, in: attributes) ?? "")
      refuseBody(syntax, beside: provider, does: "gives the frames")
      return
    }
    let outerPlace = place
    place = .customFrame
    let errorCount = reports.errorCount
    let members = children(syntax.body, in: Self.customContext)
    place = outerPlace
    group.supplementaryItems = project(members) { $0.badge }
    let frames = project(members) { $0.frame }
    let each = directEach(in: members)
    if let each {
      group.arrangement = .each(frames: each.frames)
      for frame in allElements(frames) {
        report(.frameBesideEach(place(of: frame.id), each: place(of: each.id)))
      }
    } else {
      group.arrangement = .custom(frames: frames)
    }
    guard !syntax.node.hasError, reports.errorCount == errorCount else { return }
    if occurrences(each?.frames ?? frames).most == 0 {
      report(.groupWithoutItems(each.map { place(of: $0.id) } ?? at(syntax.headRange)))
    }
  }

  /// `each < … >` between children: a member of a custom group, else a report.
  mutating func each(_ syntax: EachSyntax, in parent: ParentContext) -> Member? {
    let id = newElement(eachRange(syntax))
    guard parent.description == Self.customContext.description else {
      report(.misplacedEach(place(of: id), in: parent.description.withArticle))
      return nil
    }
    return .each(EachMember(id: id, frames: children(syntax.body, in: Self.eachContext)))
  }

  /// The `each` that stands directly between the group's brackets, with the names set before it; reports
  /// any other.
  private mutating func directEach(
    in members: [Child<Member>]
  ) -> (id: ElementID, frames: [Child<CustomFrame>])? {
    var found: (id: ElementID, frames: [Child<CustomFrame>])?
    var locals: [Child<CustomFrame>] = []
    for child in members {
      switch child {
      case .element(.each(let each)):
        if let first = found {
          report(
            .severalElements(
              place(of: each.id), element: "each", first: place(of: first.id)))
        } else {
          let frames = project(each.frames) { $0.frame }
          found = (each.id, frames.isEmpty ? [] : locals + frames)
        }
      case .local(let local, let value): locals.append(.local(local, value))
      case .conditional(_, let then, let otherwise):
        refuseEach(then, in: "an `if`")
        refuseEach(otherwise, in: "an `if`")
      case .repetition(_, _, let body): refuseEach(body, in: "a `repeat`")
      case .use(_, let body): refuseEach(body, in: "a definition")
      case .element: break
      }
    }
    return found
  }

  private mutating func refuseEach(_ members: [Child<Member>], in container: String) {
    for member in allElements(members) {
      guard case .each(let each) = member else { continue }
      report(.misplacedEach(place(of: each.id), in: container))
    }
  }

  /// The word `each` alone.
  private func eachRange(_ syntax: EachSyntax) -> ByteRange {
    let start = Int(syntax.range.start)
    return ByteRange(start: start, end: min(start + 4, Int(syntax.range.end)))
  }

  /// Reports brackets that would say what a closure of the app does.
  mutating func refuseBody(
    _ syntax: ElementSyntax, beside attribute: WrittenAttribute, does: String
  ) {
    guard let body = syntax.body, !body.children.isEmpty, !syntax.node.hasError else { return }
    report(
      .closureAndBody(
        at(body.range), attribute: attribute.name.text, does: does,
        attributePlace: at(attribute.range),
        removals: (at(body.node.removal), at(attribute.removal))))
  }

  /// An attribute that names a closure of the app.
  mutating func closureName(_ name: PropertyName, in attributes: Attributes) -> String? {
    guard let text = string(name, in: attributes) else { return nil }
    if text.utf8.isEmpty, let attribute = attributes[name] {
      report(
        .typeMismatch(
          at(attribute.expression?.range ?? attribute.range), expected: "the name of a closure",
          found: "an empty string"))
    }
    return text
  }
}

extension String {
  /// A word of the language with its article: "a `section`".
  fileprivate var withArticle: String {
    switch utf8.first {
    case UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "e"): return "an `" + self + "`"
    default: return "a `" + self + "`"
    }
  }
}
