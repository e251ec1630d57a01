/// Words for L04xx, first part: elements where UIKit has no place for them.

extension Diagnostic {
  /// L0401; `body` is where its children would stand, brackets included, if nothing stands there.
  package static func sectionWithoutGroup(_ place: Place, body: Place? = nil) -> Diagnostic {
    var diagnostic = Diagnostic(
      .sectionWithoutGroup, "this section has no group",
      at: Label(place, "no group"),
      notes: ["a section repeats one group until its items are placed"])
    if let body {
      diagnostic.fixes = [.filling(body, "add a group", "group horizontal 44 < item >")]
    } else {
      diagnostic.helps = ["add a group: `group horizontal 44 < item fractional(0.5) >`"]
    }
    return diagnostic
  }

  /// L0420.
  package static func severalGroups(_ place: Place, first: Place) -> Diagnostic {
    Diagnostic(
      .severalGroups, "a section has one group, found another",
      at: Label(place, "another group"), secondary: [Label(first, "the first group")],
      helps: ["put both into one group: `group vertical < … >`"])
  }

  /// L0402; `body` as of a section without a group, where an item is what is missing.
  package static func groupWithoutItems(_ place: Place, body: Place? = nil) -> Diagnostic {
    Diagnostic(
      .groupWithoutItems, "this group has no items", at: Label(place, "nothing to arrange"),
      notes: ["UIKit raises an exception for a group of no subitems"],
      fixes: body.map { [.filling($0, "add an item", "item")] } ?? [])
  }

  /// L0421; also for a layout in a layout.
  package static func childNotAllowed(
    _ place: Place, child: String, parent: String, allowed: [String]
  ) -> Diagnostic {
    Diagnostic(
      .childNotAllowed, "\(Phrases.article(parent)) cannot hold \(Phrases.article(child))",
      at: Label(place, "not in \(Phrases.article(parent))"),
      notes: Phrases.allowed(allowed, "\(Phrases.article(parent)) holds"))
  }

  /// L0422; `removal` is the brackets with what is between them.
  package static func bodyNotAllowed(
    _ place: Place, element: String, removal: Place
  ) -> Diagnostic {
    Diagnostic(
      .bodyNotAllowed, "\(Phrases.article(element)) has no children, found `<`",
      at: Label(place, "no children here"), fixes: [.removing(removal, "the children")])
  }

  /// L0423; `count` is the attribute, to be removed.
  package static func countNeedsOneChild(
    _ place: Place, found: Int, count: Place?
  ) -> Diagnostic {
    let children = found == 1 ? "1 child" : "\(found) children"
    return Diagnostic(
      .countNeedsOneChild, "a group with `count` repeats exactly one child, found \(children)",
      at: Label(place, children), fixes: count.map { [.removing($0, "`count`")] } ?? [])
  }

  /// L0432: an element that stands only in others, at the level of the file; `container` is what it
  /// belongs in, as "section".
  package static func topLevelElement(
    _ place: Place, element: String, container: String
  ) -> Diagnostic {
    let example = container == "layout" ? "layout Feed < … >" : container + " < … >"
    return Diagnostic(
      .topLevelElement, "found \(Phrases.article(element)) outside every \(container)",
      at: Label(place, "not in a \(container)"),
      helps: ["put it into a \(container): `\(example)`"])
  }

  /// L0430; the place may be an empty file.
  package static func emptyLayout(_ place: Place) -> Diagnostic {
    Diagnostic(
      .emptyLayout, "this layout has no sections", at: Label(place, "no sections"),
      helps: ["add a section: `section < group horizontal 44 < item fractional(0.5) > >`"])
  }

  /// L0431: a second element of which there can be one.
  package static func severalElements(
    _ place: Place, element: String, first: Place
  ) -> Diagnostic {
    Diagnostic(
      .severalElements, "there can be one \(Phrases.quoted(element)) here, found another",
      at: Label(place, "another \(Phrases.quoted(element))"),
      secondary: [Label(first, "the first one")])
  }

  /// L0433.
  package static func repeatTooLarge(_ place: Place, limit: Int) -> Diagnostic {
    Diagnostic(
      .repeatTooLarge, "this `repeat` makes more than \(limit) children",
      at: Label(place, "more than \(limit)"),
      notes: ["a section repeats its group by itself, as often as its items need"])
  }
}
