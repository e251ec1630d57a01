/// Applying fixes to a file: which, in what order, and when not.

import LayoutCompiler
import LayoutDiagnostics
import LayoutSyntax
import LayoutTestSupport
import Testing

@Suite struct ApplyFixesTests {
  struct Row: Sendable {
    var source: String
    var result: String
    var applied: String
    var maybe: Bool
    var only: Set<DiagnosticCode>?

    init(
      _ source: String, _ result: String, _ applied: String, maybe: Bool = false,
      only: Set<DiagnosticCode>? = nil
    ) {
      self.source = source
      self.result = result
      self.applied = applied
      self.maybe = maybe
      self.only = only
    }
  }

  static let rows: [Row] = [
    Row("section < header 20 >", "section < header 20 >", ""),
    Row("section < header 20, >", "section < header 20 >", "L0206 1"),
    // The names come to light in the second round.
    Row(
      "section { group horizontal 44, spaceing: 8 { item fractional(0.5) } }",
      "section < group horizontal 44 spacing: 8 < item fractional(0.5) > >",
      "L0205 2, L0206 1, L0301 1"),
    Row(
      "section { group horizontal 44, spaceing: 8 { item fractional(0.5) } }",
      "section { group horizontal 44 spaceing: 8 { item fractional(0.5) } }", "L0206 1",
      only: [.separator]),
    Row("section rest < header 20 >", "section < header 20 >", "L0453 1"),
    // What changes the layout is asked for.
    Row(
      "section < group horizontal 44 width: 9 height: 9 < item > >",
      "section < group horizontal 44 width: 9 height: 9 < item > >", ""),
    Row(
      "section < group horizontal 44 width: 9 height: 9 < item > >",
      "section < group horizontal width: 9 height: 9 < item > >", "L0427 1", maybe: true),
    // Two are equally good.
    Row(
      "section < header 40 align: if (container.width > 600) leading else top >",
      "section < header 40 align: if (container.width > 600) leading else top >", "", maybe: true),
    // The edits of one fix belong together; nothing else moves.
    Row(
      "\u{FEFF}section <\r\n\theader 20 ;\r\n\t// é, 日本\r\n>\r\n\r\n",
      "\u{FEFF}section <\r\n\theader 20 \r\n\t// é, 日本\r\n>\r\n\r\n", "L0206 1"),
  ]

  @Test(arguments: rows) func appliesWhatItMay(row: Row) {
    let fixed = fix(row.source, FixSelection(includesMaybe: row.maybe, codes: row.only))
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == row.result)
    #expect(fixed.bytes == Array(row.result.utf8))
    let applied = fixed.applied.map { "\($0.code) \($0.count)" }.joined(separator: ", ")
    #expect(applied == row.applied)
    #expect(fixed.refused.isEmpty && !fixed.isUnfinished)
  }

  /// A code whose fixes would break something is left alone; the others are applied.
  @Test func leavesAloneWhatWouldBreakSomething() {
    // `longName` is a fix that breaks the file, `separator` one that doesn't.
    func findings(_ text: [UInt8]) -> [Diagnostic] {
      var found: [Diagnostic] = []
      for (index, byte) in text.enumerated() {
        let place = Place(FileID(0), ByteRange(start: index, end: index + 1))
        switch byte {
        case UInt8(ascii: ","):
          found.append(faulty(.separator, place, [("remove it", "")]))
        case UInt8(ascii: "l"): found.append(faulty(.longName, place, [("write x", "x")]))
        case UInt8(ascii: "x"): found.append(faulty(.unknownName, place, []))
        default: break
        }
      }
      return found
    }
    let fixed = applyFixes(
      to: Array("a,lb,l".utf8), of: FileID(0), FixSelection(), findings: findings)
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == "albl")
    #expect(fixed.applied.map { $0.code } == [.separator])
    #expect(fixed.refused.map { $0.code } == [.longName])
    #expect(fixed.refused.map { $0.error?.code } == [.unknownName])
  }

  /// Of fixes of one code only those are left alone that say the same as the one to blame.
  @Test func tellsFixesOfOneCodeApart() {
    let text = "section < group horizontal 44 spaceing: 8 < item widht: 30 width: 40 > >"
    let fixed = fix(text, FixSelection())
    #expect(
      String(decoding: fixed.bytes, as: UTF8.self)
        == "section < group horizontal 44 spacing: 8 < item widht: 30 width: 40 > >")
    #expect(fixed.applied.map { $0.code } == [.unknownAttribute])
    #expect(fixed.refused.map { $0.code } == [.unknownAttribute])
    #expect(fixed.refused.map { $0.error?.code } == [.duplicateAttribute])
  }

  /// What mends nothing is not applied, and what makes work for others comes to an end.
  @Test func comesToAnEnd() {
    func useless(_ text: [UInt8]) -> [Diagnostic] {
      let end = Place(FileID(0), ByteRange(start: text.count, end: text.count))
      return [faulty(.separator, end, [("add x", "x")])]
    }
    let same = applyFixes(to: [], of: FileID(0), FixSelection(), findings: useless)
    #expect(same.bytes.isEmpty && same.applied.isEmpty && !same.isUnfinished)
    #expect(same.refused == [RefusedFix(.separator, because: nil)])

    func growing(_ text: [UInt8]) -> [Diagnostic] {
      let start = Place(FileID(0), ByteRange(start: 0, end: 0))
      var diagnostic = faulty(.separator, start, [("add x", "x")])
      diagnostic.message += " \(text.count)"
      return [diagnostic]
    }
    let grown = applyFixes(to: [], of: FileID(0), FixSelection(), findings: growing)
    #expect(String(decoding: grown.bytes, as: UTF8.self) == "xxxxxxxx")
    #expect(grown.isUnfinished)

    func circling(_ text: [UInt8]) -> [Diagnostic] {
      let all = Place(FileID(0), ByteRange(start: 0, end: text.count))
      let isFirst = text == Array("a".utf8)
      var diagnostic = faulty(.separator, all, [("turn", isFirst ? "b" : "a")])
      diagnostic.message = isFirst ? "found a" : "found b"
      return [diagnostic]
    }
    let turned = applyFixes(
      to: Array("a".utf8), of: FileID(0), FixSelection(), findings: circling)
    #expect(turned.bytes == Array("b".utf8))
    #expect(!turned.isUnfinished)
  }

  static let edits: [([(Int, Int, String)], String?)] = [
    ([(0, 1, "x")], "xbcd"), ([(1, 1, "x")], "axbcd"), ([(4, 4, "x")], "abcdx"),
    ([(0, 4, "")], ""), ([(3, 4, "y"), (0, 1, "x")], "xbcy"), ([(0, 2, "x"), (1, 3, "y")], nil),
    ([(2, 2, "x"), (2, 2, "y")], nil), ([(1, 2, "x"), (2, 2, "y")], "axycd"),
    ([(4, 5, "x")], nil), ([], nil),
  ]

  @Test(arguments: edits.indices) func makesAllEditsOfAFixOrNone(index: Int) {
    let (edits, result) = Self.edits[index]
    var list = EditList(file: FileID(0), length: 4)
    let fix = Fix(
      title: "", applicability: .always,
      edits: edits.map { start, end, text in
        Edit(Place(FileID(0), ByteRange(start: start, end: end)), replacement: text)
      })
    #expect(list.add(fix) == (result != nil))
    let text = String(decoding: list.applied(to: Array("abcd".utf8)), as: UTF8.self)
    #expect(text == result ?? "abcd")
  }

  @Test func laterFixesThatTouchWait() {
    var list = EditList(file: FileID(0), length: 9)
    func add(_ start: Int, _ end: Int, in file: UInt32 = 0) -> Bool {
      let place = Place(FileID(file), ByteRange(start: start, end: end))
      return list.add(Fix("", .always, at: place, replacement: "-"))
    }
    #expect(add(2, 4))
    #expect(!add(3, 5) && !add(2, 2) && !add(1, 3) && !add(6, 7, in: 1))
    #expect(add(4, 4) && add(0, 2) && !add(4, 6) && add(8, 9))
    #expect(list.applied(to: Array("abcdefghi".utf8)) == Array("---efgh-".utf8))
  }

  // MARK: -

  private func fix(_ text: String, _ selection: FixSelection) -> FixedSource {
    applyFixes(to: Array(text.utf8), of: FileID(0), selection) {
      CompiledText($0).compilation.diagnostics
    }
  }

  private func faulty(
    _ code: DiagnosticCode, _ place: Place, _ fixes: [(title: String, text: String)]
  ) -> Diagnostic {
    Diagnostic(
      code, "a fault", at: Label(place, "here"),
      fixes: fixes.map { Fix($0.title, .always, at: place, replacement: $0.text) })
  }
}
