/// Words for L04xx, fifth part: endless sections, and which section serves what.

extension Diagnostic {
  /// L0451; `scroll` is the place of the attribute, where it is written.
  package static func infiniteNeedsPaging(_ place: Place, scroll: Place?) -> Diagnostic {
    var diagnostic = Diagnostic(
      .infiniteNeedsPaging, "`infinite` needs a section that scrolls page by page",
      at: Label(place, "recentres between pages"))
    if let scroll {
      diagnostic.secondary = [Label(scroll, "has no pages, or not always")]
      diagnostic.helps = ["write `scroll: paging`, `groupPaging` or `groupPagingCentered`"]
    } else {
      diagnostic.fixes = [
        Fix("scroll by groups", .maybe, at: place, replacement: "infinite scroll: groupPaging")
      ]
    }
    return diagnostic
  }

  /// L0452.
  package static func severalRests(_ place: Place, first: Place) -> Diagnostic {
    guard first != place else {
      return Diagnostic(
        .severalRests, "one section can be `rest`, this one is repeated",
        at: Label(place, "repeated"))
    }
    return Diagnostic(
      .severalRests, "one section can be `rest`, found another", at: Label(place, "another"),
      secondary: [Label(first, "serves the rest")])
  }

  /// L0453, a warning.
  package static func restOfOne(_ place: Place) -> Diagnostic {
    Diagnostic(
      .restOfOne, "`rest` says nothing here: the only section serves every section of the data",
      at: Label(place, "serves them all anyway"))
  }
}
