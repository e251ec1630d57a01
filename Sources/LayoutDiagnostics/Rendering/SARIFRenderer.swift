/// Diagnostics as a log in SARIF 2.1.0, the format that code-scanning services read.

import LayoutJSON
import LayoutSyntax

/// Renders one log of one run. It is the same on every machine: paths count from `SRCROOT`, the working
/// directory, which is not told.
package struct SARIFRenderer {
  private let sources: SourceMap
  private let toolVersion: String

  package init(sources: SourceMap, toolVersion: String) {
    self.sources = sources
    self.toolVersion = toolVersion
  }

  /// The log, also of no diagnostics; those ignored are marked as suppressed. Rules are the codes of the
  /// diagnostics, and no others.
  package func render(_ diagnostics: [Diagnostic], ignored: [IgnoredDiagnostic] = []) -> String {
    let results = SARIFResult.inOrder(diagnostics, ignored: ignored)
    let rules = Set(results.map { $0.diagnostic.code }).sorted { $0.rawValue < $1.rawValue }
    var writer = JSONWriter()
    writer.beginObject()
    writer.member(
      "$schema",
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
    writer.member("version", "2.1.0")
    writer.key("runs")
    writer.beginArray()
    writer.beginObject()
    writer.key("tool")
    writeTool(rules, &writer)
    writer.member("language", "en-GB")
    writer.key("originalUriBaseIds")
    writeBases(&writer)
    writer.key("newlineSequences")
    writer.beginArray(.inline)
    for sequence in ["\r\n", "\n", "\r"] { writer.string(sequence) }
    writer.endArray()
    writer.member("columnKind", "unicodeCodePoints")
    writer.key("results")
    writer.beginArray()
    var fingerprints = SARIFFingerprints(sources: sources)
    let resultWriter = SARIFResultWriter(sources: sources)
    for result in results {
      resultWriter.write(
        result, ruleIndex: rules.firstIndex(of: result.diagnostic.code) ?? 0,
        fingerprint: fingerprints.next(of: result.diagnostic), &writer)
    }
    writer.endArray()
    writer.endObject()
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  // MARK: -

  private func writeTool(_ rules: [DiagnosticCode], _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("driver")
    writer.beginObject()
    writer.member("name", "layoutc")
    writer.member("semanticVersion", toolVersion)
    writer.key("rules")
    writer.beginArray()
    for rule in rules { writeSARIFRule(rule, &writer) }
    writer.endArray()
    writer.endObject()
    writer.endObject()
  }

  private func writeBases(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key(sourceRoot)
    writer.beginObject()
    writer.key("description")
    writer.message("The folder in which layoutc ran.")
    writer.endObject()
    writer.endObject()
  }
}

/// What relative paths of a log count from.
let sourceRoot = "SRCROOT"

extension JSONWriter {
  /// A `message` or `multiformatMessageString` object.
  mutating func message(_ text: String, markdown: String? = nil) {
    beginObject()
    member("text", sarifText(text))
    if let markdown { member("markdown", sarifText(markdown)) }
    endObject()
  }
}

/// The text with what SARIF reads as a placeholder or a link marked as meant (§3.11.5, §3.11.6).
func sarifText(_ text: String) -> String {
  let scalars = Array(text.unicodeScalars)
  var isLink = false
  for index in scalars.indices.dropLast() where scalars[index] == "]" && scalars[index + 1] == "(" {
    isLink = true
  }
  var escaped = ""
  for scalar in scalars {
    switch scalar {
    case "{", "}": escaped.unicodeScalars.append(scalar)
    case "[" where isLink, "]" where isLink: escaped += "\\"
    default: break
    }
    escaped.unicodeScalars.append(scalar)
  }
  return escaped
}
