/// Sources with diagnostics in them, for the renderers' golden files.

import LayoutDiagnostics
import LayoutSyntax

/// Diagnostics with the files that they are in.
struct Sample {
  let name: String
  private(set) var sources = SourceMap()
  private(set) var diagnostics: [Diagnostic] = []

  init(_ name: String) {
    self.name = name
  }

  mutating func add(_ path: String, _ text: String) -> FileID {
    sources.add(path: path, bytes: Array(text.utf8))
  }

  mutating func add(_ path: String, bytes: [UInt8]) -> FileID {
    sources.add(path: path, bytes: bytes)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// The `occurrence`th place of `text` in a file, from 0; the file's end where it isn't in it.
  func place(_ file: FileID, _ text: String, _ occurrence: Int = 0) -> Place {
    let bytes = sources.bytes(of: file)
    let wanted = Array(text.utf8)
    var left = occurrence
    for start in 0...max(0, bytes.count - wanted.count)
    where start + wanted.count <= bytes.count
      && bytes[start..<start + wanted.count].elementsEqual(wanted)
    {
      if left == 0 { return Place(file, ByteRange(start: start, end: start + wanted.count)) }
      left -= 1
    }
    return Place(file, ByteRange(start: bytes.count, end: bytes.count))
  }

  /// The empty place after `text`.
  func after(_ file: FileID, _ text: String) -> Place {
    let end = Int(place(file, text).range.end)
    return Place(file, ByteRange(start: end, end: end))
  }
}

let samples: [Sample] = [
  rowTooNarrow, tab, wide, lineEnds, mark, emptyFile, endOfFile, longRange, nestedRanges, twoFiles,
  crowdedLine, farApart, insertion, removal, severalFixes, noFile, damaged, wrapped,
]

private let rowTooNarrow: Sample = {
  var sample = Sample("the example of the design")
  let file = sample.add(
    "samples/feed.layout",
    """
    // The feed.
      section <
        group horizontal spacing: 16 <
          item absolute(160)
          item absolute(160)
        >
      >

    """)
  sample.report(
    Diagnostic(
      .groupCannotFit, "this group cannot hold even one of its items below 336 pt",
      at: Label(
        sample.place(file, "group horizontal spacing: 16"), "320 pt wide on iPhone SE"),
      secondary: [
        Label(sample.place(file, "absolute(160)"), "160 pt"),
        Label(
          sample.place(file, "absolute(160)", 1), "160 pt, plus 16 pt spacing = 336 pt"),
      ],
      notes: ["UIKit raises an exception for this at run time"],
      fixes: [
        Fix(
          "divide the width instead of fixing it", .maybe,
          at: sample.place(file, "absolute(160)"), replacement: "fractional(0.5)")
      ]))
  return sample
}()

private let tab: Sample = {
  var sample = Sample("tabs are four columns")
  let file = sample.add("tabs.layout", "section\t<\n\tgroup horizontal\t44\tspaceing: 8 <\n")
  sample.report(
    .unknownAttribute(
      sample.place(file, "spaceing"), name: "spaceing", element: "group", suggestion: "spacing",
      allowed: []))
  return sample
}()

private let wide: Sample = {
  var sample = Sample("wide and combining characters")
  let file = sample.add(
    "breit.layout",
    """
    section 写真 < /* 🖼️ e\u{301} */ badge "한글" 20 at: topp
    section < /* 👍 */ item 44 44

    """)
  sample.report(
    .unknownValue(
      sample.place(file, "topp"), found: "topp", type: "an edge or a corner", suggestion: "top",
      allowed: []))
  sample.report(
    .sizeGivenTwice(
      sample.place(file, "44", 1), side: "width", first: sample.place(file, "44")))
  return sample
}()

private let lineEnds: Sample = {
  var sample = Sample("CRLF and CR")
  let file = sample.add(
    "dos.layout", "section <\r\n  group horizontal <\r\n  item 0\r>\r\nheader 44")
  sample.report(.nonPositiveDimension(sample.place(file, "0"), value: "0"))
  sample.report(
    .topLevelElement(sample.place(file, "header"), element: "header", container: "section"))
  return sample
}()

private let mark: Sample = {
  var sample = Sample("a byte-order mark")
  let file = sample.add("mark.layout", "\u{FEFF}sektion < >\n")
  sample.report(
    .unknownElement(
      sample.place(file, "sektion"), name: "sektion", suggestion: "section", allowed: []))
  return sample
}()

private let emptyFile: Sample = {
  var sample = Sample("an empty file")
  let file = sample.add("empty.layout", "")
  sample.report(.emptyLayout(sample.place(file, "")))
  return sample
}()

private let endOfFile: Sample = {
  var sample = Sample("the end of the file")
  let text = "section <\n  group horizontal 44 <\n    item fractional(0.5)\n  >\n"
  let file = sample.add("end.layout", text)
  let issue = SyntaxIssue(
    .missingCloser(.angle), at: ByteRange(start: text.utf8.count - 1, end: text.utf8.count - 1),
    related: sample.place(file, "<").range)
  sample.report(Diagnostic(issue, file: file, source: Array(text.utf8)))
  let last = SyntaxIssue(
    .expected(.child, context: .body),
    at: ByteRange(start: text.utf8.count, end: text.utf8.count))
  sample.report(Diagnostic(last, file: file, source: Array(text.utf8)))
  return sample
}()

private let longText = """
  layout Feed <
    section hero < group horizontal 200 < item > >
    section feed <
      header 44
      header 44
      background "Card"
      background "Backdrop"
    >
    section more < group horizontal 44 < item > >
  >

  """

private let longRange: Sample = {
  var sample = Sample("ranges over several lines")
  let file = sample.add("long.layout", longText)
  let whole = """
    section feed <
        header 44
        header 44
        background "Card"
        background "Backdrop"
      >
    """
  sample.report(.sectionWithoutGroup(sample.place(file, whole)))
  let part = "<\n    header 44\n    header 44"
  sample.report(
    .notExactlyOneGroup(sample.place(file, part), found: 0))
  return sample
}()

private let nestedRanges: Sample = {
  var sample = Sample("a long range in another")
  let file = sample.add("nested.layout", longText)
  let headers = "header 44\n    header 44"
  sample.report(
    Diagnostic(
      .emptyLayout, "two ranges of several lines, and one within them",
      at: Label(sample.place(file, headers), "the inner one"),
      secondary: [
        Label(sample.place(file, "feed <\n    " + headers), "the outer one"),
        Label(sample.place(file, "44", 2), "a short one"),
      ]))
  return sample
}()

private let twoFiles: Sample = {
  var sample = Sample("two files")
  let file = sample.add("feed.layout", "import \"shared.layout\"\n\nlet gutter = 8\n")
  let other = sample.add("shared.layout", "// Shared by all.\nlet gutter = 16\n")
  sample.report(
    .duplicateName(
      sample.place(file, "gutter"), name: "gutter", what: "constant",
      first: sample.place(other, "gutter")))
  return sample
}()

private let crowdedLine: Sample = {
  var sample = Sample("several labels on one line")
  let file = sample.add(
    "crowded.layout", "section spacing: 8 insets: 8 spacing: 16 scroll: paging <\n")
  sample.report(
    Diagnostic(
      .duplicateAttribute, "the attribute `spacing` is given twice",
      at: Label(sample.place(file, "spacing", 1), "given again"),
      secondary: [
        Label(sample.place(file, "spacing"), "first given here"),
        Label(sample.place(file, "insets"), "not to be mixed up with this"),
        Label(sample.place(file, "scroll"), "nor with this"),
      ]))
  return sample
}()

private let farApart: Sample = {
  var sample = Sample("lines far apart, and more than fit")
  var text = ""
  for number in 1...14 { text += "let a\(number) = a\(number + 1) + 1\n" }
  let file = sample.add("far.layout", text)
  sample.report(
    .duplicateName(
      sample.place(file, "a12 ="), name: "a12", what: "constant",
      first: sample.place(file, "a2 =")))
  var many = Diagnostic.cyclicConstants(sample.place(file, "a1 "), names: ["a1", "a2", "a3"])
  many.secondary = [3, 5, 7, 9, 11].map { Label(sample.place(file, "a\($0) ="), "needs the next") }
  sample.report(many)
  return sample
}()

private let insertion: Sample = {
  var sample = Sample("a fix that inserts")
  let text = "section <\n  group horizontal 44 < item\n>\n"
  let file = sample.add("my layouts/it's.layout", text)
  let end = sample.after(file, "item").range
  let issue = SyntaxIssue(
    .missingCloser(.angle), at: end, related: sample.place(file, "<", 1).range)
  sample.report(Diagnostic(issue, file: file, source: Array(text.utf8)))
  return sample
}()

private let removal: Sample = {
  var sample = Sample("a fix that removes")
  let text = "section scroll: .paging, insets: 8 <\n"
  let file = sample.add("removal.layout", text)
  for (kind, sign) in [(SyntaxIssueKind.dotBeforeName, "."), (.separator, ",")] {
    sample.report(
      Diagnostic(
        SyntaxIssue(kind, at: sample.place(file, sign).range), file: file,
        source: Array(text.utf8)))
  }
  return sample
}()

private let severalFixes: Sample = {
  var sample = Sample("notes, helps and several fixes")
  let file = sample.add(
    "fixes.layout", "section <\n\tgroup horizontal 44px <\n\t\titem fractional(0.33)\n\t>\n>\n")
  sample.report(
    Diagnostic(
      .unknownUnit, "expected a length in points, found the unit `px`",
      at: Label(sample.place(file, "px"), "there is no such unit"),
      notes: ["every length is in points", "a point is two or three pixels"],
      helps: ["say what is meant"],
      fixes: [
        Fix(
          title: "write points, and thirds", applicability: .always,
          edits: [
            Edit(sample.place(file, "px"), replacement: "pt"),
            Edit(sample.place(file, "0.33"), replacement: "1/3"),
          ]),
        Fix(
          "wrap the item in a group", .maybe, at: sample.place(file, "item fractional(0.33)"),
          replacement: "group vertical fractional(1/3) <\n\t\t\titem\n\t\t>"),
        Fix("fill in a size", .template, at: sample.place(file, "44px"), replacement: "<#size#>"),
      ]))
  return sample
}()

private let noFile: Sample = {
  var sample = Sample("no file")
  sample.report(.unreadableFile(path: "feed.layout", reason: "No such file or directory"))
  return sample
}()

private let damaged: Sample = {
  var sample = Sample("damaged bytes and control characters")
  let bytes: [UInt8] =
    Array("section caf".utf8) + [0xE9] + Array(" < \u{1B}[2J \u{202E}item\u{7F} €".utf8)
  let file = sample.add("damaged.layout", bytes: bytes)
  let source = sample.sources.bytes(of: file)
  for (kind, start, end) in [
    (SyntaxIssueKind.notUTF8, 11, 12), (.unexpectedCharacters, 15, 16),
    (.unexpectedCharacters, 20, 23),
  ] {
    let issue = SyntaxIssue(kind, at: ByteRange(start: start, end: end))
    sample.report(Diagnostic(issue, file: file, source: source))
  }
  sample.report(
    .unknownName(sample.place(file, "€"), name: "€", nearest: []))
  return sample
}()

private let wrapped: Sample = {
  var sample = Sample("a warning with a long note")
  let file = sample.add(
    "room.layout", "section insets: (horizontal: 160) <\n  group horizontal 44 < item >\n>\n")
  sample.report(
    .noRoomForGroup(
      sample.place(file, "group horizontal 44"), axis: "horizontal", room: "0"))
  return sample
}()
