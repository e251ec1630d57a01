/// Words for L04xx, fifth part: endless sections, and which section serves what.

extension Diagnostic {
  /// L0451; `scroll` is the place of the attribute, where it is written, else the place is that of
  /// `infinite`.
  package static func infiniteNeedsPaging(_ place: Place, scroll: Place?) -> Diagnostic {
    var diagnostic = Diagnostic(
      .infiniteNeedsPaging, "`infinite` needs a section that scrolls page by page",
      at: Label(place, "recentres between pages"))
    if let scroll {
      if scroll != place {
        diagnostic.secondary = [Label(scroll, "has no pages, or not always")]
      }
      diagnostic.helps = ["`paging`, `groupPaging` and `groupPagingCentered` have pages"]
      diagnostic.fixes = [
        Fix("scroll by groups", .maybe, at: scroll, replacement: "scroll: groupPaging")
      ]
    } else {
      diagnostic.fixes = [
        Fix("scroll by groups", .maybe, at: place, replacement: "infinite scroll: groupPaging")
      ]
    }
    return diagnostic
  }

  /// L0452; `removal` is the flag, where it is written.
  package static func severalRests(
    _ place: Place, first: Place, removal: Place?
  ) -> Diagnostic {
    guard first != place else {
      return Diagnostic(
        .severalRests, "one section can be `rest`, this one is repeated",
        at: Label(place, "repeated"))
    }
    return Diagnostic(
      .severalRests, "one section can be `rest`, found another", at: Label(place, "another"),
      secondary: [Label(first, "serves the rest")],
      fixes: removal.map { [.removing($0, "this `rest`")] } ?? [])
  }

  /// L0453, a warning; `removal` is the flag, where it is written.
  package static func restOfOne(_ place: Place, removal: Place?) -> Diagnostic {
    Diagnostic(
      .restOfOne, "`rest` says nothing here: the only section serves every section of the data",
      at: Label(place, "serves them all anyway"),
      fixes: removal.map { [.removing($0, "`rest`", .always)] } ?? [])
  }
}
