/// Words for L04xx, fourth part: waterfalls and custom groups whose cells come from the data.

extension Diagnostic {
  /// L0434.
  package static func waterfallInGroup(_ place: Place) -> Diagnostic {
    Diagnostic(
      .waterfallInGroup, "a waterfall stands directly in a section, found it in a group",
      at: Label(place, "in another group"),
      notes: ["a waterfall holds all items of its section, and is as tall as they need"])
  }

  /// L0435; `least` and `most` where conditions decide how many there are.
  package static func waterfallNeedsOneItem(_ place: Place, least: Int, most: Int) -> Diagnostic {
    let found: String
    if most == 0 {
      found = "none"
    } else if least == most {
      found = Phrases.count(most, "item")
    } else {
      found = "\(least) to \(most) items"
    }
    return Diagnostic(
      .waterfallNeedsOneItem, "a waterfall has exactly one item, found \(found)",
      at: Label(place, "found \(found)"),
      notes: ["all cells of the section are that item; its height may differ with `index`"],
      helps: most == 0 ? ["add an item: `item height: width / 0.75`"] : [])
  }

  /// L0436; `what` is "a dimension" or the attribute that gives a height, `removal` that.
  package static func waterfallHasNoHeight(
    _ place: Place, found what: String, removal: Place
  ) -> Diagnostic {
    Diagnostic(
      .waterfallHasNoHeight, "a waterfall is as tall as its tallest column, found \(what)",
      at: Label(place, "not a waterfall's to say"),
      notes: ["`width:` says how wide the whole is; without it, it fills the section"],
      helps: ["the item has the height: `item height: width / 0.75`"],
      fixes: [.removing(removal, what == "a dimension" ? "this dimension" : what)])
  }

  /// L0449.
  package static func waterfallItemHeight(_ place: Place) -> Diagnostic {
    Diagnostic(
      .waterfallItemHeight, "an item of a waterfall needs `height` or `aspect`",
      at: Label(place, "how tall?"),
      notes: ["its width is that of a column, which expressions in it call `width`"],
      helps: ["add `height: …`, as in `item height: width / 0.75 + 60`"])
  }

  /// L0450; `height` is what is written as the item's height, with its name if it has one.
  package static func estimatedWaterfall(_ place: Place, height: Place?) -> Diagnostic {
    Diagnostic(
      .estimatedWaterfall,
      "the item of a waterfall needs a height that is known, found one that is measured",
      at: Label(place, "known only after measuring"),
      notes: [
        "the columns are computed before any cell is shown; UIKit measures nothing in custom groups"
      ],
      helps: height == nil ? ["compute the height: `height: width / 0.75`"] : [],
      fixes: height.map {
        [Fix("compute the height", .maybe, at: $0, replacement: "height: width / 0.75")]
      } ?? [])
  }

  /// L0437; `container` is where it stands in words, as "a `section`".
  package static func misplacedEach(_ place: Place, in container: String) -> Diagnostic {
    Diagnostic(
      .misplacedEach, "`each` stands directly in a `group custom`, found it in \(container)",
      at: Label(place, "not in \(container)"),
      helps: ["write `group custom height: … < each < frame … > >`"])
  }

  /// L0438.
  package static func frameBesideEach(_ place: Place, each: Place) -> Diagnostic {
    Diagnostic(
      .frameBesideEach, "a custom group has either `each` or frames of its own, found both",
      at: Label(place, "beside `each`"), secondary: [Label(each, "gives every cell")],
      helps: ["put the frame into `each`, with `if (index == 0) < … > else < … >`"])
  }

  /// L0439; `attribute` is "provider" or "handler", `does` what the closure does; one of the removals
  /// is left.
  package static func closureAndBody(
    _ place: Place, attribute: String, does: String, attributePlace: Place,
    removals: (body: Place, attribute: Place)
  ) -> Diagnostic {
    Diagnostic(
      .closureAndBody, "\(Phrases.quoted(attribute + ":")) and brackets exclude each other",
      at: Label(place, "would say it again"),
      secondary: [Label(attributePlace, "the app's closure \(does)")],
      fixes: [
        .removing(removals.body, "the brackets"),
        .removing(removals.attribute, Phrases.quoted(attribute + ":")),
      ])
  }
}
