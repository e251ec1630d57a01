/// `layoutc explain`: what a diagnostic means.

import LayoutDiagnostics

/// Prints the explanations of codes, or the list of them.
func runExplain(_ invocation: Invocation, in system: System) throws(UsageError) -> Outcome {
  let format = try invocation.format()
  let isList = invocation.has(.list)
  var codes: [DiagnosticCode] = []
  for word in invocation.operands {
    let code = try invocation.code(word)
    if !codes.contains(code) { codes.append(code) }
  }
  if codes.isEmpty { codes = DiagnosticCode.allCases.sorted { $0.rawValue < $1.rawValue } }
  let bytes: [UInt8]
  switch format {
  case "json": bytes = renderExplanationJSON(codes, isWhole: !isList)
  case "markdown" where isList: bytes = Array(renderExplanationPage(codes).utf8)
  case "markdown":
    let sections = codes.map { renderExplanationMarkdown($0.descriptor, heading: "#") }
    bytes = Array(sections.joined(separator: "\n").utf8)
  case _ where isList: bytes = Array(renderCodeList(codes).utf8)
  default:
    let unicode = ReportSettings.unicode(in: system)
    let texts = codes.map { renderExplanation($0.descriptor, unicode: unicode) }
    bytes = Array(texts.joined(separator: "\n").utf8)
  }
  return deliver(bytes, invocation, in: system)
}
