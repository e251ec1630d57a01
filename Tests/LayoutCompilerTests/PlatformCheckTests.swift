/// What the systems that a file requires lack for good, or advise against.

import LayoutCompiler
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@Suite struct PlatformCheckTests {
  static let rows: [CheckRow] = [
    .mac("«list» plain headerTopPadding: 4", lacks: "list"),
    .mac("section «bounce»: never < header 20 >", lacks: "bounce"),
    .mac("layout A «insetsReference»: none < section < header 20 > >", lacks: "insetsReference"),
    .mac("section < header height: «uniform»(20) >", lacks: "uniform"),
    .mac("section < if («traits».idiom == pad) < header 20 > footer 20 >", lacks: "traits"),
    .mac(
      "section < group horizontal 44 < item > onScroll < «scale»: 0.5 alpha: 0.5 > >",
      lacks: "scale"),
    .mac("define row() < header height: «uniform»(20) >", lacks: "uniform"),
    CheckRow(
      .notInAppKit, silent: "requires iOS 17, macOS 12 section < group horizontal 44 < item > >"),
    CheckRow(.notInAppKit, silent: "requires iOS 17 list plain"),
    CheckRow(.notInAppKit, silent: "list plain"),
    CheckRow(
      .notInAppKit,
      silent: """
        requires iOS 17, macOS 12
        section < group horizontal 44 < item > onScroll < alpha: 0.5 hidden: false > >
        """),
    CheckRow(
      .deprecated,
      "requires iOS 16 section insets: 8 «supplementariesFollowInsets»: false < header 20 >",
      says: "`supplementariesFollowInsets` is deprecated since iOS 16"),
    CheckRow(
      .deprecated,
      "requires tvOS 17 section «supplementariesFollowInsets»: true insets: 8 < header 20 >",
      says: "`supplementariesFollowInsets` is deprecated since tvOS 16",
      fixed: "requires tvOS 17 section insets: 8 < header 20 >"),
    CheckRow(
      .deprecated,
      silent: "requires iOS 15 section supplementariesFollowInsets: false < header 20 >"),
    CheckRow(.deprecated, silent: "section supplementariesFollowInsets: false < header 20 >"),
    CheckRow(
      .deprecated,
      silent: "requires iOS 16, macOS 13 section supplementariesFollowInsets: false < header 20 >"),
  ]

  @Test(arguments: rows) func saysIt(row: CheckRow) {
    #expect(row.faults == [], "\(row.text)")
  }

  /// Every property of the table that is younger than compositional layouts is told where the file
  /// requires the system before it.
  @Test(
    arguments: PropertyTable.rows.filter {
      $0.availability.iOS != "13.0" && $0.element != .preview
    })
  func tellsWhatIsTooNew(row: Property) throws {
    let major = try #require(Int(row.availability.iOS?.prefix { $0 != "." } ?? ""))
    let value: String
    switch row.type {
    case .enumeration(let enumeration): value = enumeration.names[0]
    case .boolean: value = "true"
    default: value = "8"
    }
    let operand = "\(row.name.text): \(value)"
    let text: String
    switch row.element {
    case .layout: text = "layout A \(operand) < section < header 20 > >"
    case .section: text = "section \(operand) < header 20 >"
    default: text = "\(row.element.rawValue) plain \(operand)"
    }
    let found = CompiledText("requires iOS \(major - 1) \(text)").compilation.diagnostics
    #expect(found.map { $0.code } == [.needsNewerSystem], "\(text)")
    #expect(CompiledText("requires iOS \(major) \(text)").compilation.diagnostics == [])
  }
}

extension CheckRow {
  fileprivate static func mac(_ text: String, lacks feature: String) -> CheckRow {
    CheckRow(
      .notInAppKit, "requires iOS 17, macOS 12 \(text)", says: "no `\(feature)` in AppKit")
  }
}
