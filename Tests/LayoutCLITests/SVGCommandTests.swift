/// `layoutc svg`: which scenes a picture shows, and what keeps it from being written.

import Foundation
import LayoutCompiler
import Testing

@testable import LayoutCLI

@Suite struct SVGCommandTests {
  private static let rows = """
    section rows < group horizontal 44 < item > >
    preview "Three" size: (300, 480) items: 3
    preview "Turned" device: iPhoneSELandscape items: 2
    """
  private static let several = """
    layout Grid < section cells < group horizontal 50 count: 2 < item > > >
    layout Rows < section rows < group horizontal 44 < item > > >
    """

  private let system = TestSystem([
    "rows.layout": rows, "several.layout": several,
    "bad.layout": "section < group horizontal hight: 44 < item > >",
    "input.layout":
      "layout Grid(columns: Int) < section < group horizontal 44 count: columns < item > > >",
  ])

  /// What is named above the screens.
  private func captions(_ picture: String) -> [String] {
    picture.components(separatedBy: "font-size=\"14\" font-weight=\"600\"").dropFirst().map {
      let title = $0.components(separatedBy: ">")[1].components(separatedBy: "<")[0]
      let detail = $0.components(separatedBy: "-muted\">")[1].components(separatedBy: "<")[0]
      return "\(title): \(detail)"
    }
  }

  @Test(arguments: [
    ("rows.layout", ["Rows: iPhone 16 · 393 × 852"]),
    ("--size 320x480 rows.layout", ["Rows: 320 × 480"]),
    ("--preview Three rows.layout", ["Rows: Three · 300 × 480"]),
    ("--preview Turned rows.layout", ["Rows: Turned · iPhone SE Landscape · 667 × 375"]),
    (
      "--device iPhone16ProMax,ipadpro11 --rtl rows.layout",
      [
        "iPhone 16 Pro Max: Rows · 440 × 956 · right to left",
        "iPad Pro 11: Rows · 834 × 1210 · right to left",
      ]
    ),
    ("--uikit 14 rows.layout", ["Rows: iPhone 16 · 393 × 852 · iOS 14"]),
    (
      "several.layout", ["Grid: iPhone 16 · 393 × 852", "Rows: iPhone 16 · 393 × 852"]
    ),
    ("--layout Rows several.layout", ["Rows: iPhone 16 · 393 × 852"]),
    (
      "--device iPhoneSE,Mac800x600 several.layout",
      [
        "Grid: iPhone SE · 375 × 667", "Grid: Mac 800x600 · 800 × 600",
        "Rows: iPhone SE · 375 × 667", "Rows: Mac 800x600 · 800 × 600",
      ]
    ),
  ])
  func showsTheScenes(line: String, shown: [String]) {
    let result = system.run("svg " + line)
    #expect(result.errors == "")
    #expect(captions(result.output) == shown)
  }

  /// The frames are those of `layoutc frames` in the same scene.
  @Test(arguments: [
    "--items 5 --size 320x480", "--items 40 --offset 0,300", "--items 3 --rtl", "--device iPadMini",
  ])
  func drawsTheFramesThatArePrinted(scene: String) {
    let picture = system.run("svg \(scene) several.layout --layout Grid").output
    let printed = system.run("frames --visible --format csv \(scene) several.layout --layout Grid")
    let rows = printed.output.split(separator: "\n").dropFirst()
    #expect(!rows.isEmpty)
    for row in rows {
      let fields = row.split(separator: ",", omittingEmptySubsequences: false)
      let sides = fields[5...8].map { Double($0).map(Self.rounded) ?? "" }
      let frame = "\(sides[0]), \(sides[1]), \(sides[2]) × \(sides[3])"
      #expect(picture.contains("<title>cell 0, \(fields[4]): \(frame)</title>"))
    }
  }

  /// To two decimals.
  private static func rounded(_ value: Double) -> String {
    let text = "\((value * 100).rounded() / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  @Test func writesToAFile() {
    let result = system.run("svg rows.layout -o rows.svg")
    #expect(result == .init(status: .success, output: "", errors: ""))
    #expect(system.written["rows.svg"] == system.run("svg rows.layout").output)
  }

  @Test(arguments: [
    (
      "svg bad.layout -o out.svg", LayoutCLI.ExitStatus.failure,
      "a `group` has no attribute `hight`"
    ),
    ("svg rows.layout bad.layout -o out.svg", .failure, "a `group` has no attribute `hight`"),
    ("svg input.layout -o out.svg", .failure, "columns"),
    ("svg rows.layout -o locked/out.svg", .usage, "cannot write `locked/out.svg`"),
    ("svg missing.layout", .usage, "missing.layout"),
    ("svg --device iPhone61 rows.layout", .usage, "there is no device `iPhone61`"),
    ("svg --device iPhone16,iPod rows.layout", .usage, "there is no device `iPod`"),
    ("svg --device , rows.layout", .usage, "there is no device `,`"),
    ("svg --show inset rows.layout", .usage, "expected `insets`, `spacing` and `groups`"),
    ("svg --appearance sepia rows.layout", .usage, "expected `automatic`, `light` or `dark`"),
    ("svg --input rows=3 rows.layout", .usage, "`layoutc svg --help` tells more"),
    ("svg --layout Gird several.layout", .usage, "did you mean `Grid`?"),
    ("frames --device iPhone16,iPadMini rows.layout", .usage, "there is no device"),
    ("svg", .usage, "`svg` needs a file"),
  ])
  func writesNothingOnAnError(line: String, status: LayoutCLI.ExitStatus, message: String) {
    let result = system.run(line)
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.output == "" && system.written.isEmpty)
  }

  @Test func devicesHaveNamesForPeople() {
    let names = [
      "iPhoneSE1", "iPhone13mini", "iPhone14PlusLandscape", "iPadSplit320", "Mac480x800",
    ]
    #expect(
      names.map { LayoutCompiler.device(named: $0)?.spokenName } == [
        "iPhone SE 1", "iPhone 13 mini", "iPhone 14 Plus Landscape", "iPad Split 320",
        "Mac 480x800",
      ])
  }
}
