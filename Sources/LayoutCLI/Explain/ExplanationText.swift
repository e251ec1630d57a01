/// An explanation as text for a terminal.

import LayoutDiagnostics

/// What a code means, a wrong example with what is said of it, and a right one.
func renderExplanation(_ entry: DiagnosticDescriptor, unicode: Bool) -> String {
  var text = "\(entry.code.description) \(entry.name) (\(entry.severity.word))\n"
  text += wrap(entry.title, indentedBy: 0)
  for paragraph in paragraphs(of: entry.explanation) {
    text += "\n" + wrap(paragraph, indentedBy: 0)
  }
  text += "\nWrong:\n\n" + indented(entry.failingExample)
  if let scene = entry.scene { text += "\nin the scene\n\n" + indented(scene + "\n") }
  if let said = entry.said(unicode: unicode) { text += "\nlayoutc says:\n\n" + indented(said) }
  text += "\nRight:\n\n" + indented(entry.mendedExample) + "\n"
  let related = entry.code.related
  if !related.isEmpty {
    text += "Related:\n\n"
    for code in related { text += "    \(code.description) \(code.descriptor.name)\n" }
    text += "\n"
  }
  return text + "Since \(entry.since)\n"
}

/// A line for each code: the columns of a table.
func renderCodeList(_ codes: [DiagnosticCode]) -> String {
  let entries = codes.map { $0.descriptor }
  let severity = entries.map { $0.severity.word.utf8.count }.max() ?? 0
  let name = entries.map { $0.name.utf8.count }.max() ?? 0
  return entries.map { entry in
    "\(entry.code.description)  \(padded(entry.severity.word, severity))  "
      + "\(padded(entry.name, name))  \(entry.title)\n"
  }.joined()
}

/// The paragraphs of a text, each in one line.
func paragraphs(of text: String) -> [String] {
  var paragraphs: [String] = []
  var lines: [Substring] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.isEmpty {
      paragraphs.append(lines.joined(separator: " "))
      lines = []
    } else {
      lines.append(line)
    }
  }
  paragraphs.append(lines.joined(separator: " "))
  return paragraphs.filter { !$0.isEmpty }
}

// MARK: -

private func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.utf8.count))
}

/// Every line that isn't empty behind four blanks.
private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
    $0.isEmpty ? "\n" : "    \($0)\n"
  }.joined()
}
