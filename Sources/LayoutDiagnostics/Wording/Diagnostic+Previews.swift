/// Words for L0458 to L0462: previews.

extension Diagnostic {
  /// L0458.
  package static func unknownDevice(
    _ place: Place, name: String, suggestion: String?
  ) -> Diagnostic {
    var diagnostic = slip(
      .unknownDevice, "there is no device \(Phrases.quoted(name))", "not a device", at: place,
      name: name, suggestion: suggestion, allowed: [], introduction: "")
    if suggestion == nil { diagnostic.helps = ["`layoutc devices` lists those there are"] }
    return diagnostic
  }

  /// L0459.
  package static func unknownPreviewSection(
    _ place: Place, name: String, layout: String, suggestion: String?, allowed: [String]
  ) -> Diagnostic {
    slip(
      .unknownPreviewSection,
      "the layout \(Phrases.quoted(layout)) has no section \(Phrases.quoted(name))",
      "not a section of \(Phrases.quoted(layout))", at: place, name: name, suggestion: suggestion,
      allowed: allowed, introduction: "sections:")
  }

  /// L0460.
  package static func unknownPreviewLayout(
    _ place: Place, name: String, suggestion: String?, allowed: [String]
  ) -> Diagnostic {
    slip(
      .unknownPreviewLayout, "this file has no layout \(Phrases.quoted(name))",
      "not a layout of this file", at: place, name: name, suggestion: suggestion,
      allowed: allowed, introduction: "layouts:")
  }

  /// L0461; `layouts` are those of the file.
  package static func previewNeedsLayout(_ place: Place, layouts: [String]) -> Diagnostic {
    guard let first = layouts.first else {
      return Diagnostic(
        .previewNeedsLayout, "this preview shows a layout, the file has none",
        at: Label(place, "of what?"))
    }
    return Diagnostic(
      .previewNeedsLayout, "the file has several layouts, this preview names none",
      at: Label(place, "of which?"), notes: Phrases.allowed(layouts, "layouts:"),
      helps: layouts.count > 3 ? ["add `layout: \(first)`"] : [],
      fixes: layouts.count > 3
        ? []
        : layouts.map { name in
          let text = "layout: " + name
          return Fix(
            "add \(Phrases.quoted(text))", .maybe, at: place.end, replacement: " " + text)
        })
  }

  /// L0462.
  package static func unknownPreviewInput(
    _ place: Place, name: String, layout: String, suggestion: String?, allowed: [String]
  ) -> Diagnostic {
    slip(
      .unknownPreviewInput,
      "the layout \(Phrases.quoted(layout)) has no parameter \(Phrases.quoted(name))",
      "not a parameter of \(Phrases.quoted(layout))", at: place, name: name,
      suggestion: suggestion, allowed: allowed, introduction: "parameters:")
  }
}
