/// `preview`: what the page is made of, and how the command ends.

import Foundation
import LayoutJSON
import LayoutTestSupport
import Testing

@testable import LayoutCLI

private let good = "section < group horizontal < item fractional(0.5) > >"
private let bad = "section < group horizontal hight: 3 < item wdth: 2 > >"
private let wall = """
  layout Wall(columns: Int = 2, title: String = "</script>") <
      section tiles < group horizontal 20 count: columns < item > > >
  preview "Narrow" size: (100, 200) items: 3
  """

/// The data that a page carries.
func pageData(_ page: String) throws -> JSONValue {
  let opener = #"<script type="application/json" id="layout-data">"#
  let start = try #require(page.range(of: opener))
  let end = try #require(page[start.upperBound...].range(of: "</script>"))
  return try readJSON(Array(page[start.upperBound..<end.lowerBound].utf8))
}

@Suite struct PreviewCommandTests {
  private let system = TestSystem([
    "good.layout": good, "bad.layout": bad, "wall.layout": wall,
    "pieces.layout": "define row() < group horizontal 44 < item > >",
    "deep/user.layout": "import \"../pieces.layout\"\nsection < row() >",
    "scene.json": #"{"items": 5, "container": {"width": 300, "height": 400}}"#,
  ])

  @Test func aPageHoldsEverything() throws {
    let result = system.run("preview deep/user.layout")
    #expect(result.status == .success && result.errors == "")
    #expect(result.output.hasPrefix("<!DOCTYPE html>"))
    let data = try pageData(result.output)
    #expect(data["title"] == .string("user.layout") && data["main"] == .string("deep/user.layout"))
    #expect(data["version"] == .string(version))
    for name in ["settings", "device", "preview", "watch"] {
      #expect(data[name] == .null, "\(name)")
    }
    #expect(data.texts("documents") == ["deep/user.layout"])
    #expect(data.texts("files", "path") == ["deep/user.layout", "pieces.layout"])
    #expect(data.texts("files", "text").last?.hasPrefix("define row") == true)
    for placeholder in ["/*css*/", "/*js*/", "/*data*/", "/*module*/"] {
      #expect(!result.output.contains(placeholder))
    }
  }

  @Test func nothingInALayoutEndsTheData() throws {
    let result = system.run("preview wall.layout")
    #expect(try pageData(result.output).texts("files", "text") == [wall])
  }

  /// What the options say, as a scene; device and preview by name.
  @Test(arguments: [
    (
      "--items 7 --rtl --uikit 14 --offset 0,20 wall.layout",
      ##"{"uikit":14,"offset":{"x":0,"y":20},"layoutDirection":"rtl","items":7}"##, "", ""
    ),
    ("--input columns=3 wall.layout", #"{"inputs":{"columns":3}}"#, "", ""),
    ("--items tiles=4 wall.layout", #"{"items":{"tiles":4}}"#, "", ""),
    ("--preview Narrow wall.layout", "null", "", "Narrow"),
    ("--device iPadPro11 --items 3 wall.layout", #"{"items":3}"#, "iPadPro11", ""),
    (
      "--scene scene.json --items 9 wall.layout",
      #"{"container":{"width":300,"height":400},"items":9}"#, "", ""
    ),
    ("--input columns=3 bad.layout", #"{"inputs":{"columns":3}}"#, "", ""),
  ])
  func optionsGiveTheFirstScene(
    line: String, settings: String, device: String, preview: String
  ) throws {
    let data = try pageData(system.run("preview " + line).output)
    let value = try #require(data.member("settings"))
    #expect(value.compact == settings)
    #expect(data["device"] == (device.isEmpty ? .null : .string(device)))
    #expect(data["preview"] == (preview.isEmpty ? .null : .string(preview)))
  }

  @Test func severalFilesAreAMenu() throws {
    system.folders["Layouts"] = FolderListing(files: [
      "good.layout", "pieces.layout", "wall.layout",
    ])
    let data = try pageData(system.run("preview Layouts --preview Narrow").output)
    #expect(data["title"] == .string("2 layouts"))
    #expect(data.texts("documents") == ["good.layout", "wall.layout"])
    #expect(data["main"] == .string("wall.layout"))
    #expect(data.texts("files", "path").count == 3)
  }

  @Test func errorsStillGiveAPage() throws {
    let result = system.run("preview bad.layout good.layout -o page.html")
    #expect(result.status == .failure && result.output == "")
    #expect(result.errors.contains("bad.layout:1:"))
    let data = try pageData(try #require(system.written["page.html"]))
    #expect(data.texts("documents") == ["bad.layout", "good.layout"])
  }

  @Test(arguments: [
    ("good.layout missing.layout", "cannot read `missing.layout`"),
    ("good.layout -o locked/page.html", "cannot write `locked/page.html`: Permission denied"),
    ("good.layout --watch", "`--watch` needs `--output`"),
    ("good.layout --watch -o -", "`--watch` needs `--output`"),
    ("- --watch -o page.html", "standard input (`-`) is read once"),
    ("good.layout --watch -o page.html --diagnostics json", "`--watch` prints diagnostics for"),
    ("good.layout --watch -o locked/page.html", "cannot write `locked/page.html`"),
    ("missing.layout --watch -o page.html", "cannot read `missing.layout`"),
    ("wall.layout --preview Wide", "there is no preview `Wide`"),
    ("wall.layout --device iPhone99", "there is no device `iPhone99`"),
    ("wall.layout --items walls=3", "there is no section `walls`"),
    ("wall.layout --input colums=3", "there is no input `colums`"),
    ("good.layout -o good.layout", "would be overwritten"),
  ])
  func whatCannotBeDoneIsWrongUsage(line: String, message: String) {
    let result = system.run("preview " + line)
    #expect(result.status == .usage && result.output == "" && system.written.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func standardInputIsALayoutOfNoName() throws {
    system.standardInput = Array(good.utf8)
    #expect(try pageData(system.run("preview -").output)["main"] == .string("layout.layout"))
    let named = system.run("preview - --stdin-path feed.layout")
    #expect(try pageData(named.output)["main"] == .string("feed.layout"))
  }
}
