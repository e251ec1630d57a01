/// The protocol of the preview page: what it asks and what it is told.

import LayoutJSON
import LayoutPreview
import Testing

@Suite struct PreviewSessionTests {
  static let hero = "section hero < group horizontal 40 < item fractional(0.5) > >\n"
  static let feed = "section feed scroll: paging < group horizontal 50 < item height: 20 > >\n"

  @Test func tellsWhatALayoutHas() throws {
    var page = Page()
    let answer = try page.compile(
      """
      layout Shop (columns: Int = 3, style: String, ratio: (Int) -> Number = 1.5) <
        /// The newest.
        section hero < if (style == "wide") < group horizontal 40 < item > >
          else < group horizontal 20 < item fractional(1 / columns) aspect: ratio(0) > > >
        section rest < group horizontal 44 < item > >
      >
      preview "Two" items: (2, 5) size: (320, 480) inputs: (style: "wide")
      """)
    let layout = try #require(answer.layouts.first)
    #expect(layout.member("name")?.string == "Shop")
    #expect(layout.member("scrollDirection")?.string == "vertical")
    let sections = layout.member("sections")?.array ?? []
    #expect(sections.map { $0.member("name")?.string } == ["hero", "section1"])
    #expect(sections.first?.member("line")?.number == 3)
    #expect(sections.first?.member("documentation")?.string == "The newest.")
    #expect(sections.last?.member("rest")?.flag == true)
    let inputs = layout.member("inputs")?.array ?? []
    #expect(inputs.map { $0.member("name")?.string } == ["columns", "style", "ratio"])
    #expect(inputs.map { $0.member("type")?.string } == ["Int", "String", "(Int) -> Number"])
    #expect(inputs.map { $0.member("default")?.number } == [3, nil, 1.5])
    #expect(inputs[1].member("values")?.array?.map { $0.string } == ["wide"])
    #expect(inputs[2].member("isFunction")?.flag == true)
    let preview = layout.member("previews")?.array?.first
    #expect(preview?.member("name")?.string == "Two")
    let items = preview?.member("scene")?.member("items")?.array
    #expect(items?.map { $0.number } == [2, 5])
  }

  @Test func aPreviewIsOnADeviceAndHasACountForEachSection() throws {
    var page = Page()
    let answer = try page.compile(Self.hero + Self.feed + "preview \"A\" items: (feed: 3)")
    let scene = answer.layouts[0].member("previews")?.array?.first?.member("scene")
    #expect(scene?.member("container")?.member("width")?.number == 393)
    #expect(scene?.member("items")?.array?.map { $0.number } == [12, 3])
  }

  @Test func solvesInTheSceneOfARequest() throws {
    var page = Page()
    _ = try page.compile(Self.hero)
    let answer = try page.solve(
      #"{"container": {"width": 100, "height": 50}, "scale": 2, "items": [3]}"#, "")
    let elements = answer.member("frames")?.member("elements")?.array ?? []
    #expect(
      elements.map { $0.member("frame")?.array?.map { $0.number } } == [
        [0, 0, 50, 40], [50, 0, 50, 40], [0, 40, 50, 40],
      ])
    #expect(answer.member("diagnostics") == nil)
  }

  @Test func solvesOnlyWhatIsVisible() throws {
    var page = Page()
    _ = try page.compile(Self.hero)
    let answer = try page.solve(
      #"{"container": {"width": 100, "height": 50}, "offset": {"y": 4000}, "items": [500000]}"#,
      #", "visible": true"#)
    let elements = answer.member("frames")?.member("elements")?.array ?? []
    #expect(elements.map { $0.member("item")?.number } == [200, 201, 202, 203])
    let tooMany = try page.solve(#"{"items": [1000000, 1000000]}"#, "")
    #expect(tooMany.member("frames")?.content == .null)
  }

  @Test func tellsGuidesWhenAsked() throws {
    var page = Page()
    _ = try page.compile("section insets: 10 < group horizontal 40 < item > >")
    let answer = try page.solve(
      #"{"container": {"width": 100, "height": 80}, "items": [1]}"#, #", "guides": true"#)
    let guides = answer.member("guides")
    let sections = guides?.member("section")?.array?.map { $0.array?.map { $0.number } }
    #expect(sections == [[0, 0, 100, 60]])
    let groups = guides?.member("group")?.array?.map { $0.array?.map { $0.number } }
    #expect(groups == [[10, 10, 80, 40, 0]])
    #expect(guides?.member("inset")?.array?.count == 4)
    #expect(guides?.member("spacing")?.array?.count == 0)
  }

  @Test func explainsAnElement() throws {
    var page = Page()
    _ = try page.compile(Self.hero)
    let scene = #"{"container": {"width": 100, "height": 80}, "items": [3]}"#
    let answer = try page.explain(scene, #"{"kind": "cell", "section": 0, "item": 1}"#)
    let frame = answer.member("element")?.member("frame")?.array
    #expect(frame?.map { $0.number } == [50, 0, 50, 40])
    let path = answer.member("path")?.array ?? []
    #expect(path.map { $0.member("element")?.string } == ["section", "group", "item"])
    #expect(answer.member("reasons")?.array?.count == 4)
    for element in [
      #"{"kind": "cell", "section": 0, "item": 3}"#, #"{"kind": "cell", "section": 1, "item": 0}"#,
      #"{"kind": "view", "section": 0, "item": 0}"#, "{}", "3",
    ] {
      #expect(try page.explain(scene, element).member("element")?.content == .null)
    }
  }

  @Test func saysWhyASceneCannotBeUsed() throws {
    var page = Page()
    _ = try page.compile("layout A (columns: Int) < section < header 20 * columns > >")
    for (scene, code) in [
      (#"{}"#, "L0454"), (#"{"inputs": {"columns": "x"}}"#, "L0814"),
      (#"{"inputs": {"columns": 2, "rows": 2}}"#, "L0813"), (#"{"size": 3}"#, "L0811"),
      (#"{"inputs": {"columns": 2}, "items": {"feed": 3}}"#, "L0812"),
    ] {
      let answer = try page.solve(scene, #", "diagnostics": true"#)
      #expect(answer.member("frames")?.content == .null)
      #expect(answer.diagnosticCodes == [code], "\(scene)")
    }
  }

  @Test func findsImportsAmongTheFiles() throws {
    var page = Page()
    let answer = try page.compile(files: [
      ("screens/feed.layout", "import \"../shared/./tiles.layout\"\nsection < tile() >"),
      ("shared/tiles.layout", "define tile() < group horizontal 40 < item > >"),
    ])
    #expect(answer.diagnosticCodes == [])
    #expect(answer.layouts.first?.member("name")?.string == "Feed")
    let missing = try page.compile(files: [("a.layout", "import \"b.layout\"\n" + Self.hero)])
    #expect(missing.diagnosticCodes == ["L0330"])
  }

  @Test func showsWhatNoErrorTouchesElseWhatWasLast() throws {
    var page = Page()
    let wrong = "section wrong < group horizontal 40 < itm > >\n"
    let first = try page.compile(wrong)
    #expect(first.layouts.isEmpty)
    #expect(first.flags == [false, false])
    let partial = try page.compile(wrong + Self.feed)
    #expect(partial.sectionNames == ["feed"])
    #expect(partial.flags == [true, false])
    let solved = try page.solve(#"{"items": [1]}"#, "")
    #expect(solved.member("frames")?.member("elements")?.array?.count == 1)
    let stale = try page.compile(wrong)
    #expect(stale.sectionNames == ["feed"])
    #expect(stale.flags == [false, true])
    #expect(stale.diagnosticCodes == ["L0307"])
    let whole = try page.compile(Self.hero + Self.feed)
    #expect(whole.sectionNames == ["hero", "feed"])
    #expect(whole.flags == [false, false])
  }

  @Test(arguments: [
    "", "{", "[]", "3", "{}", #"{"files": [], "main": "a"}"#, #"{"files": 3, "main": "a"}"#,
    #"{"files": [{"path": "a"}], "main": "a"}"#, #"{"layout": -1, "scene": {}}"#,
    #"{"layout": 1.5, "scene": {}}"#, #"{"layout": 0}"#, "\u{0}",
  ])
  func answersNothingToWhatIsNoRequest(_ text: String) {
    var session = PreviewSession()
    #expect(session.compile(Array(text.utf8)) == nil)
    #expect(session.solve(Array(text.utf8)) == nil)
  }

  @Test func aLayoutThatIsNotThereHasNoFrames() throws {
    var page = Page()
    let before = try page.solve("{}", "")
    #expect(before.member("frames")?.content == .null)
  }

  @Test func listsTheDevices() throws {
    let devices = try readJSON(PreviewSession().devices()).array ?? []
    #expect(devices.contains { $0.member("name")?.string == "iPhone16" })
  }
}
