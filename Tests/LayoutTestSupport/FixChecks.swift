/// Applies fixes one by one and finds those that don't keep what a fix promises.

import LayoutCompiler
package import LayoutDiagnostics
import LayoutSyntax

/// What is wrong with the fixes of all that `findings` finds in `text`, a sentence for each: a fix that
/// can't be applied, that leaves its diagnostic, or that brings an error which wasn't there and
/// which no further fix mends.
///
/// Fixes with places to fill in promise nothing, and those that edit another file than the first are
/// passed over.
package func faultsOfFixes(
  in text: [UInt8], findings: ([UInt8]) -> [Diagnostic]
) -> [String] {
  let found = findings(text)
  var faults: [String] = []
  for diagnostic in found {
    for fix in diagnostic.fixes where fix.applicability != .template {
      guard fix.edits.allSatisfy({ $0.file == FileID(0) }) else { continue }
      let name = "\(diagnostic.code) “\(fix.title)”"
      var edits = EditList(file: FileID(0), length: text.count)
      guard edits.add(fix) else {
        faults.append("\(name) has edits that can't be made")
        continue
      }
      let result = edits.applied(to: text)
      let after = findings(result)
      let shown = String(decoding: result, as: UTF8.self)
      if count(of: diagnostic, in: after) >= count(of: diagnostic, in: found) {
        faults.append("\(name) leaves its diagnostic in\n\(shown)")
      }
      if firstNewError(in: after, since: found) != nil,
        let error = firstNewError(in: findings(mended(result, findings)), since: found)
      {
        faults.append("\(name) brings \(error.code) “\(error.message)” in\n\(shown)")
      }
    }
  }
  return faults
}

/// The text with every fix applied that can be.
private func mended(_ text: [UInt8], _ findings: ([UInt8]) -> [Diagnostic]) -> [UInt8] {
  let selection = FixSelection(includesMaybe: true)
  return applyFixes(to: text, of: FileID(0), selection, findings: findings).bytes
}

/// How often the same is said.
private func count(of diagnostic: Diagnostic, in diagnostics: [Diagnostic]) -> Int {
  diagnostics.filter { $0.code == diagnostic.code && $0.message == diagnostic.message }.count
}
