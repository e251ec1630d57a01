/// What `layoutc fix` says of each file, a line for each thing.

import LayoutCompiler
import LayoutDiagnostics

/// How fixing one file ended, in lines for standard error.
///
/// - Parameters:
///   - undecided: What has several fixes that are equally good.
///   - isDryRun: Whether nothing is written.
func fixLines(
  _ fixed: FixedSource, undecided: [Diagnostic], path: String, isDryRun: Bool, unicode: Bool
) -> String {
  var text = ""
  let total = fixed.applied.reduce(0) { $0 + $1.count }
  if total > 0 {
    let codes = fixed.applied.map { code, count in
      count == 1 ? code.description : "\(code.description) \(unicode ? "×" : "x")\(count)"
    }
    let fixes = total == 1 ? "1 fix" : "\(total) fixes"
    text +=
      "\(path): \(fixes) \(isDryRun ? "to apply" : "applied") (\(codes.joined(separator: ", ")))\n"
  }
  for refused in fixed.refused {
    text += "\(path): \(refused.code) not fixed: "
    if let error = refused.error {
      text += "there would be a new error, \(error.code): \(harmless(error.message))\n"
    } else {
      text += "it would still be there\n"
    }
  }
  var told: Set<DiagnosticCode> = []
  for diagnostic in undecided where told.insert(diagnostic.code).inserted {
    text += "\(path): \(diagnostic.code) not fixed: one of several fixes has to be chosen\n"
  }
  if fixed.isUnfinished { text += "\(path): there is more to fix, run `layoutc fix` again\n" }
  return text
}

/// Text that can't steer a terminal, whatever the source has.
private func harmless(_ text: String) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { scalars.append(LayoutDiagnostics.harmless(scalar)) }
  return String(scalars)
}
