/// `frames --preview`: the scene that a file describes, and what overrides it.

import Testing

@testable import LayoutCLI

@Suite struct PreviewOptionTests {
  private static let rows = """
    section rows < group horizontal 44 < item > >
    preview "Three" size: (300, 480) items: 3
    preview "Turned" device: iPhoneSELandscape items: (rows: 2) rtl
    """
  private static let several = """
    layout Grid(columns: Int) < section cells < group horizontal 50 count: columns < item > > >
    layout Rows < section rows < group horizontal 44 < item > > >
    preview "Grid" layout: Grid size: (300, 480) scale: 1 items: 2 inputs: (columns: 2)
    preview "Rows" layout: Rows size: (100, 480) items: 1
    """

  private let system = TestSystem(["rows.layout": rows, "several.layout": several])

  static let runs: [(String, String)] = [
    (
      "--preview Three rows.layout",
      "0,0,0,0,300,44 0,1,0,44,300,44 0,2,0,88,300,44"
    ),
    ("--preview Turned rows.layout", "0,0,0,0,667,44 0,1,0,44,667,44"),
    ("--preview Three --items 1 rows.layout", "0,0,0,0,300,44"),
    ("--preview Three --size 200x400 --items 1 rows.layout", "0,0,0,0,200,44"),
    ("--preview Three --device iPhone16 --items 1 rows.layout", "0,0,0,0,393,44"),
    ("--preview Grid several.layout", "0,0,0,0,150,50 0,1,150,0,150,50"),
    ("--preview Rows several.layout", "0,0,0,0,100,44"),
    ("--preview Rows --layout Rows several.layout", "0,0,0,0,100,44"),
  ]

  @Test(arguments: runs) func showsThePreview(line: String, cells: String) {
    let result = system.run("frames --format csv " + line)
    #expect(result.errors == "")
    let rows = result.output.split(separator: "\n").filter { $0.contains(",cell,") }
    let columns = rows.map { row in
      row.split(separator: ",", omittingEmptySubsequences: false)[3...8].joined(separator: ",")
    }
    #expect(columns.joined(separator: " ") == cells, "\(result.output)")
  }

  @Test(arguments: [
    ("--preview Thre rows.layout", "there is no preview `Thre`; did you mean `Three`?"),
    ("--preview Z rows.layout", "there is no preview `Z`; there is `Three` and `Turned`"),
    ("--preview Grid --layout Rows several.layout", "there is no preview `Grid`; there is `Rows`"),
  ])
  func namesThePreviewsThereAre(line: String, message: String) {
    let result = system.run("frames " + line)
    #expect(result.status == .usage)
    #expect(result.errors.hasPrefix("layoutc: error: " + message + "\n"), "\(result.errors)")
  }
}
