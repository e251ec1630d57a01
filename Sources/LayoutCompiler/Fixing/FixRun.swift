/// The rounds of fixing one file.

import LayoutDiagnostics

/// How often a file is looked at again after fixes were applied.
private let roundLimit = 8

/// How many kinds of fixes are told apart by their messages.
private let kindLimit = 24

/// A file after the last round.
struct FixRun {
  private(set) var bytes: [UInt8]
  /// What is found in it now, in order.
  private(set) var diagnostics: [Diagnostic]
  /// By code.
  private(set) var applied: [(code: DiagnosticCode, count: Int)] = []
  /// The kinds of fixes that were applied, in that order.
  private(set) var kinds: [FixKind] = []
  /// Those of them that left their diagnostic where it was; the rounds end with them.
  private(set) var useless: [FixKind] = []
  private(set) var isUnfinished = false

  /// Applies what `selection` and `allowed` allow.
  init(
    of source: [UInt8], _ file: FileID, _ found: [Diagnostic], _ selection: FixSelection,
    _ allowed: FixKinds, _ findings: ([UInt8]) -> [Diagnostic]
  ) {
    bytes = source
    diagnostics = found.inOrder()
    var seen = [source]
    var known: Set<FixKind> = []
    while useless.isEmpty {
      var edits = EditList(file: file, length: bytes.count)
      var mended: [Diagnostic] = []
      for diagnostic in diagnostics where allowed.contains(diagnostic) {
        guard let fix = selection.fix(of: diagnostic), edits.add(fix) else { continue }
        mended.append(diagnostic)
      }
      let next = edits.applied(to: bytes)
      // A text that was there before would come back for ever.
      if mended.isEmpty || seen.contains(next) { break }
      guard seen.count <= roundLimit else {
        isUnfinished = true
        break
      }
      seen.append(next)
      bytes = next
      diagnostics = findings(next).inOrder()
      let movements = edits.movements
      for diagnostic in mended {
        count(diagnostic.code)
        let kind = FixKind(of: diagnostic)
        if known.insert(kind).inserted { kinds.append(kind) }
        if movements.holds(diagnostic, in: diagnostics) { useless.append(kind) }
      }
    }
    if kinds.count > kindLimit { kinds = applied.map { FixKind($0.code) } }
  }

  /// What came of it.
  func result(refusing refused: [RefusedFix]) -> FixedSource {
    FixedSource(bytes: bytes, applied: applied, refused: refused, isUnfinished: isUnfinished)
  }

  private mutating func count(_ code: DiagnosticCode) {
    let index = applied.firstIndex { $0.code.rawValue >= code.rawValue } ?? applied.count
    if index < applied.count, applied[index].code == code {
      applied[index].count += 1
    } else {
      applied.insert((code, 1), at: index)
    }
  }
}
