/// Diagnostics to be listened to: every place, note and fix in sentences, no drawing.

import LayoutSyntax

/// Renders diagnostics for screen readers. Nothing is told by position, colour or signs.
package struct NarratedRenderer {
  private let sources: SourceMap
  private let style: Style
  private let places: SpokenPlace

  /// Of the style only the commands are used.
  package init(sources: SourceMap, style: Style) {
    self.sources = sources
    self.style = style
    places = SpokenPlace(sources: sources)
  }

  /// Diagnostics in order with an empty line between, then the summary; nothing for none. After
  /// `maximumErrors` errors only the number of diagnostics that follow is told.
  package func render(_ diagnostics: [Diagnostic], maximumErrors: Int = 20) -> String {
    var text = ""
    let (shown, hidden) = diagnostics.inOrder(maximumErrors: maximumErrors)
    for diagnostic in shown { text += render(diagnostic) + "\n" }
    if hidden > 0 { text += "\(hidden) more are not told.\n\n" }
    return text + Summary(diagnostics).sentences(style)
  }

  /// One diagnostic; ends with a line end.
  package func render(_ diagnostic: Diagnostic) -> String {
    var output = TextBuffer(color: false)
    let primary = diagnostic.primary
    write(head(diagnostic) + ": " + SpokenText.of(diagnostic.message), into: &output)
    if primary.file != .none, let sentence = sentence(primary, within: .none) {
      write(sentence, into: &output)
    }
    for label in diagnostic.secondary {
      if let sentence = sentence(label, within: primary.file) { write(sentence, into: &output) }
    }
    for note in diagnostic.notes { write("Note: " + SpokenText.of(note), into: &output) }
    for help in diagnostic.helps { write("Help: " + SpokenText.of(help), into: &output) }
    for fix in diagnostic.fixes { write(words(fix, within: primary.file), into: &output) }
    if let offer = FixOffer(diagnostic, sources, style) {
      output.write("To apply \(offer.count == 1 ? "the fix" : "a fix"), run: \(offer.command)")
      output.endLine()
    }
    if let command = style.explainCommand {
      output.write("To read more, run: \(command) \(diagnostic.code.description)")
      output.endLine()
    }
    return output.text
  }

  // MARK: -

  private func write(_ text: String, into output: inout TextBuffer) {
    output.write(SpokenText.sentence(text))
    output.endLine()
  }

  /// "error L0412 in feed.layout, line 3, columns 5 to 32".
  private func head(_ diagnostic: Diagnostic) -> String {
    let word = "\(diagnostic.severity.word) \(diagnostic.code.description)"
    let place = diagnostic.primary.place
    guard place.file != .none else { return word }
    return "\(word) in \(sources.path(of: place.file)), \(places.words(place))"
  }

  /// What stands at a label and what is said of it. The place is not repeated for the primary one, whose
  /// `file` is none.
  private func sentence(_ label: Label, within file: FileID) -> String? {
    let quotation = places.quotation(label.place)
    let text = SpokenText.of(label.text)
    if file == .none {
      guard let quotation else { return text.utf8.isEmpty ? nil : "There: " + text }
      return "The text there is \(quotation)" + (text.utf8.isEmpty ? "" : ": " + text)
    }
    return "See also \(places.words(label.place, within: file))"
      + (quotation.map { ", \($0)" } ?? "")
      + (text.utf8.isEmpty ? "" : ": " + text)
  }

  private func words(_ fix: Fix, within file: FileID) -> String {
    let kind: String
    switch fix.applicability {
    case .always: kind = "Fix"
    case .maybe: kind = "Fix that changes the layout"
    case .template: kind = "Fix with places to fill in"
    }
    var text = SpokenText.sentence("\(kind): " + SpokenText.of(fix.title))
    for (index, edit) in fix.edits.enumerated() {
      text += index == 0 ? " That is, " : "; "
      text += places.words(edit, within: file)
    }
    return text
  }
}
