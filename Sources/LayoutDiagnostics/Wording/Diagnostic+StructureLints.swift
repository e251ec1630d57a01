/// Words for L0602, L0603 and L0614: groups, literals and sections that could go.

/// Why a section is never there.
package enum LeftOutReason: Sendable {
  case alwaysFalse
  case alwaysTrue
  case neverRepeated

  fileprivate var words: String {
    switch self {
    case .alwaysFalse: return "this is always false"
    case .alwaysTrue: return "this is always true"
    case .neverRepeated: return "this is 0"
    }
  }
}

extension Diagnostic {
  /// L0602, a note; `edits` put the child in the place of the group, none where that can't be done.
  package static func redundantGroup(_ place: Place, edits: [Edit]) -> Diagnostic {
    let title = "write its child alone, with the group's size"
    return Diagnostic(
      .redundantGroup, "this group holds one child that fills it, and changes nothing",
      at: Label(place, "the same without it"), helps: edits.isEmpty ? [title] : [],
      fixes: edits.isEmpty ? [] : [Fix(title: title, applicability: .always, edits: edits)])
  }

  /// L0603, a note; `role` is in words, as "an inset"; `declaration` is the text to insert for `name`.
  package static func repeatedLiteral(
    _ places: [Place], text: String, role: String, name: String, declaration: String,
    insertion: Place
  ) -> Diagnostic {
    var edits = [Edit(insertion, replacement: declaration)]
    for place in places { edits.append(Edit(place, replacement: name)) }
    return Diagnostic(
      .repeatedLiteral,
      "\(Phrases.quoted(text)) is written \(places.count) times as \(role)",
      at: Label(places.first ?? .none, "the first of \(places.count)"),
      secondary: places.dropFirst().prefix(3).map { Label($0, "again") },
      fixes: [
        Fix(
          title: "give it a name: \(Phrases.quoted("let \(name) = \(text)"))",
          applicability: .maybe, edits: edits)
      ])
  }

  /// L0614; `cause` is the condition or the count that leaves the section out.
  package static func unreachableSection(
    _ place: Place, name: String, cause: Place, reason: LeftOutReason
  ) -> Diagnostic {
    Diagnostic(
      .unreachableSection, "the section \(Phrases.quoted(name)) is never there",
      at: Label(place, "left out"), secondary: [Label(cause, reason.words)],
      notes: ["which sections a layout has is decided when it is compiled"],
      helps: ["delete the section, or the condition around it"])
  }
}
