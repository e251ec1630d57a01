/// The words of UIKit, SwiftUI and CSS that have another one here.

/// A word of another system, and what it is here.
package struct ForeignWord: Hashable, Sendable {
  /// Whose word it is, as "CSS".
  package var origin: String
  /// What to write; empty: nothing.
  package var replacement: String
  /// Whether that is what was meant without doubt.
  package var isCertain: Bool
  /// What the person should know besides.
  package var note: String

  init(_ origin: String, _ replacement: String, isCertain: Bool = true, _ note: String = "") {
    self.origin = origin
    self.replacement = replacement
    self.isCertain = isCertain
    self.note = note
  }
}

extension ForeignWord {
  /// A path of Swift's, and what it is here.
  package init(swift replacement: String) {
    self.init(
      "Swift", replacement, isCertain: true,
      "`container` and `traits` are what UIKit's layout environment gives")
  }
}

/// The words by the place where they may stand.
package enum ForeignWords {
  /// Words of other systems for `horizontal` and the other axes.
  static func axis(_ word: String) -> String? {
    switch word.lowercased() {
    case "row", "hstack", "h", "x": return "horizontal"
    case "column", "col", "vstack", "v", "y": return "vertical"
    case "masonry": return "waterfall"
    default: return nil
    }
  }

  /// Words that begin an element elsewhere.
  package static func element(_ word: String) -> ForeignWord? {
    if let apple = appleClass(word) { return apple }
    switch word.lowercased() {
    case "row", "hstack", "lazyhstack", "hbox":
      return ForeignWord(
        origin(of: word), "group horizontal", "a `group horizontal` places children side by side")
    case "column", "col", "vstack", "lazyvstack", "vbox":
      return ForeignWord(
        origin(of: word), "group vertical",
        "a `group vertical` places children one below the other")
    case "grid", "lazyvgrid", "lazyhgrid", "flex", "flexbox", "stack", "zstack", "container", "div",
      "wrap":
      return ForeignWord(
        origin(of: word), "group horizontal", isCertain: false,
        "a `group` arranges items, `horizontal` or `vertical`, and a section repeats its group")
    case "cell", "view", "card", "box", "span", "image", "text", "tile":
      return ForeignWord(
        origin(of: word), "item", isCertain: false, "an `item` is the place of one cell")
    case "decoration": return ForeignWord("UIKit", "background", isCertain: false)
    case "supplementary": return ForeignWord("UIKit", "badge", isCertain: false)
    default: return nil
    }
  }

  /// Attributes of other systems; `has` says which attributes the element has here.
  package static func attribute(_ word: String, has: (String) -> Bool) -> ForeignWord? {
    guard let found = anyAttribute(word) else { return nil }
    return found.replacement.isEmpty || has(found.replacement) ? found : nil
  }

  /// Flags of other systems.
  package static func flag(_ word: String) -> ForeignWord? {
    switch word {
    case "sticky", "fixed": return ForeignWord("CSS", "pinned")
    case "pin", "pinToVisibleBounds", "floating":
      return ForeignWord(
        "UIKit", "pinned", "a `pinned` header stays in sight while its section does")
    default: return nil
    }
  }

  /// Ways to scroll a section sideways.
  package static func scrolling(_ word: String) -> ForeignWord? {
    let note = "`continuous` scrolls the section sideways, the others stop at pages or groups"
    switch word {
    case "horizontal", "sideways", "true", "yes", "free", "x", "auto":
      return ForeignWord("another system", "continuous", isCertain: false, note)
    case "page", "paged", "pages", "pager":
      return ForeignWord("another system", "paging", isCertain: false, note)
    case "snap", "snapping", "mandatory":
      return ForeignWord("CSS", "groupPaging", isCertain: false, note)
    case "center", "centre", "centered", "centred", "pagingCentered":
      return ForeignWord("another system", "groupPagingCentered", isCertain: false, note)
    default: return nil
    }
  }

  /// Labels of insets.
  package static func side(_ word: String) -> ForeignWord? {
    switch word {
    case "left":
      return ForeignWord("UIKit", "leading", "leading is left where people read from left")
    case "right":
      return ForeignWord("UIKit", "trailing", "trailing is right where people read from left")
    case "start": return ForeignWord("CSS", "leading")
    case "end": return ForeignWord("CSS", "trailing")
    default: return nil
    }
  }

  /// Functions and values of other systems.
  package static func value(_ word: String) -> ForeignWord? {
    switch word {
    case "auto", "automatic", "fit", "wrapContent", "wrap_content", "intrinsic", "hug",
      "UITableViewAutomaticDimension", "automaticDimension":
      return ForeignWord(
        word.utf8.elementsEqual("auto".utf8) ? "CSS" : "another system", "estimated(44)",
        isCertain: false,
        "`estimated(44)` lets the content decide, and takes 44 pt until it is measured")
    case "fill", "full", "stretch", "matchParent", "match_parent", "infinity", "screenWidth":
      return ForeignWord(
        "another system", "fractional(1)", isCertain: false,
        "a size that isn't written fills its container")
    case "screen", "UIScreen", "window", "view", "bounds", "environment", "layoutEnvironment",
      "env",
      "self", "geometry", "proxy":
      return ForeignWord(
        "Swift", "container.width", isCertain: false,
        "`container.width` is the width that the layout has, as UIKit's environment says")
    default: return nil
    }
  }

  // MARK: -

  private static func origin(of word: String) -> String {
    let isType = word.utf8.first.map { (65...90).contains($0) } ?? false
    return isType ? "SwiftUI" : "CSS"
  }

  private static func appleClass(_ word: String) -> ForeignWord? {
    switch word {
    case "NSCollectionLayoutItem", "UICollectionViewCell":
      return ForeignWord("UIKit", "item")
    case "NSCollectionLayoutSection": return ForeignWord("UIKit", "section")
    case "NSCollectionLayoutGroup": return ForeignWord("UIKit", "group")
    case "NSCollectionLayoutBoundarySupplementaryItem":
      return ForeignWord("UIKit", "header", isCertain: false)
    case "NSCollectionLayoutSupplementaryItem": return ForeignWord("UIKit", "badge")
    case "NSCollectionLayoutDecorationItem": return ForeignWord("UIKit", "background")
    case "UICollectionViewCompositionalLayout": return ForeignWord("UIKit", "layout")
    case "UICollectionLayoutListConfiguration": return ForeignWord("UIKit", "list")
    default: return nil
    }
  }

  private static func anyAttribute(_ word: String) -> ForeignWord? {
    switch word {
    case "gap", "gutter", "columnGap", "rowGap", "space", "itemSpacing", "lineSpacing",
      "minimumLineSpacing", "minimumInteritemSpacing":
      return ForeignWord(
        word.utf8.elementsEqual("gap".utf8) ? "CSS" : "another system", "spacing",
        "`spacing` of a section is between its groups, of a group between its items")
    case "padding", "contentInset", "sectionInset":
      return ForeignWord(
        word.utf8.elementsEqual("padding".utf8) ? "CSS" : "UIKit", "insets",
        "`insets` shrink what is inside, on each side: `8` or `(top: 8, leading: 16)`")
    case "margin", "margins":
      return ForeignWord(
        "CSS", "insets", isCertain: false,
        "`insets` keep the cell away from the edges of its place; "
          + "`edges` of an item keep it away from its neighbours")
    case "direction", "scrollDirection", "orientation":
      return ForeignWord("CSS", "scroll", isCertain: false)
    case "aspectRatio", "ratio": return ForeignWord("CSS", "aspect")
    case "w": return ForeignWord("another system", "width")
    case "h": return ForeignWord("another system", "height")
    case "cols", "numberOfColumns": return ForeignWord("another system", "columns")
    case "repeat", "times", "repeatingSubitem", "repeating":
      return ForeignWord("another system", "count")
    case "justify", "justifyContent", "alignItems", "alignment", "align", "distribution":
      return ForeignWord(
        "CSS", "", isCertain: false,
        "a group places items one after the other from its leading edge; "
          + "`spacing: flexible(0)` spreads them over the room that is left")
    default: return nil
    }
  }
}
