/// Explanations as Markdown: one, or the reference page of all.

import LayoutDiagnostics

/// One code's section; the heading is the code alone, so that `#l0412` leads to it.
func renderExplanationMarkdown(_ entry: DiagnosticDescriptor, heading: String) -> String {
  var text =
    "\(heading) \(entry.code.description)\n\n**\(entry.name)** (\(entry.severity.word)):"
    + " \(entry.title)\n"
  for paragraph in paragraphs(of: entry.explanation) { text += "\n\(paragraph)\n" }
  text += "\nWrong:\n\n" + fenced(entry.failingExample, "text")
  if let scene = entry.scene { text += "\nin the scene\n\n" + fenced(scene + "\n", "json") }
  if let said = entry.said(unicode: true) {
    text += "\nWhat `layoutc` says:\n\n" + fenced(said, "text")
  }
  let language: String
  switch entry.exampleKind {
  case .layout: language = "layout"
  case .scene: language = "json"
  case .illustration: language = "text"
  }
  text += "\nRight:\n\n" + fenced(entry.mendedExample, language)
  let related = entry.code.related.map { code in
    "[\(code.description)](#\(anchor(of: code))) \(code.descriptor.name)"
  }
  if !related.isEmpty { text += "\nRelated: \(related.joined(separator: ", "))\n" }
  return text + "\nSince \(entry.since)\n"
}

/// The reference page: a table for each stage, then every code.
func renderExplanationPage(_ codes: [DiagnosticCode]) -> String {
  var text = """
    # Diagnostics

    Everything that `layoutc` says about layouts, with an example of the fault and one of the mend.
    `layoutc explain CODE` prints one of these explanations, `layoutc explain --list` the codes. What
    it says to the wrong example is what it says today; words may change, codes and names don't.

    This file is what `layoutc explain --list --format markdown` prints.

    """
  for stage in stages {
    let own = codes.filter { $0.rawValue / 100 == stage.hundred }
    if own.isEmpty { continue }
    text += "\n## L0\(stage.hundred)xx: \(stage.title)\n\n"
    text += "| code | severity | name | what is wrong |\n| --- | --- | --- | --- |\n"
    for entry in own.map({ $0.descriptor }) {
      text +=
        "| [\(entry.code.description)](#\(anchor(of: entry.code))) | \(entry.severity.word)"
        + " | `\(entry.name)` | \(entry.title.replacing("|", with: "\\|")) |\n"
    }
    for code in own {
      text += "\n" + renderExplanationMarkdown(code.descriptor, heading: "###")
    }
  }
  return text
}

/// The address of a code's section within the page.
func anchor(of code: DiagnosticCode) -> String { code.description.lowercased() }

// MARK: -

/// The first digits of codes and what they tell.
private let stages: [(hundred: UInt16, title: String)] = [
  (0, "reading files"), (1, "characters and numbers"), (2, "the form of the language"),
  (3, "names and values"), (4, "elements, sizes and sections"), (5, "systems and platforms"),
  (6, "style"), (7, "what is written"), (8, "scenes and programs"),
]

/// A block of code, with a fence that the text doesn't have.
private func fenced(_ text: String, _ language: String) -> String {
  "```\(language)\n\(text)```\n"
}
