/// Layouts at work: closures of the app, sections, and what goes wrong while they scroll.

import LayoutCompiler
import LayoutJSON
import LayoutObjects
import LayoutRuntime
import LayoutTestSupport
import Testing

@MainActor @Suite struct RunTimeTests {
  static let rows = """
    layout Rows(high: Number = 10) <
        section first < group horizontal 10 < item > >
        section second < group horizontal (high * 2) < item > >
        section third rest < group horizontal 30 < item > >
    >
    """

  @Test func sectionsServeAsWritten() throws {
    let layout = try library(Self.rows).layout(named: "Rows")
    #expect(heights(layout, items: [1, 1, 1, 1, 1]) == [10, 20, 30, 30, 30])
  }

  @Test func theAppDecidesWhichSectionServes() throws {
    let layout = try library(Self.rows).layout(
      named: "Rows", section: { ["third", "first", "third"][$0] },
      onIssue: { Issue.record("\($0)") })
    #expect(heights(layout, items: [1, 1, 1]) == [30, 10, 30])
  }

  @Test func aSectionThatIsNotThereIsRowsOfOnePoint() throws {
    var told: [LayoutDiagnostic] = []
    let layout = try library(Self.rows).layout(
      named: "Rows", section: { [nil, "fourth", "first"][$0] }, onIssue: { told.append($0) })
    #expect(heights(layout, items: [2, 1, 1]) == [1, 1, 1, 10])
    #expect(told.map { $0.code } == ["L0447", "L0447"])
  }

  @Test func closuresOfTheAppAreCalled() throws {
    let library = try library(
      """
      layout Test <
          section < group custom 50 provider: "mosaic" onScroll handler: "fade" >
      >
      """)
    let layout = try library.layout(
      named: "Test",
      providers: [
        "mosaic": { environment in
          let width = environment.container.contentSize.width
          return [.init(frame: CGRect(x: 0, y: 5, width: width, height: 40))]
        }
      ],
      handlers: ["fade": { items, _, _ in for item in items { item.alpha = 0.5 } }],
      onIssue: { Issue.record("\($0)") })
    let frames = layout.frames(
      in: LayoutScene(size: CGSize(width: 320, height: 480), numberOfItems: [2]))
    #expect(
      frames.elements.map { $0.frame } == [
        CGRect(x: 0, y: 5, width: 320, height: 40), CGRect(x: 0, y: 55, width: 320, height: 40),
      ])
    #expect(frames.elements.map { $0.appearance?.alpha } == [0.5, 0.5])
  }

  // MARK: - What goes wrong

  @Test func anIssueIsToldOnceWithItsPlace() throws {
    var told: [LayoutDiagnostic] = []
    let library = try library(
      "layout Test(n: Int) < section < group horizontal (100 / n) < item > > >")
    let layout = try library.layout(named: "Test", inputs: ["n": 0], onIssue: { told.append($0) })
    for _ in 0..<3 { #expect(heights(layout, items: [2]) == [1, 1]) }
    #expect(told.map { $0.code } == ["L0441"])
    #expect(told.map { $0.line } == [1])
    #expect(told.map { $0.column } == [51])
    #expect(told.first?.text.contains("100 / n") == true)
  }

  @Test func anIssueOfAProgramHasNoPlace() throws {
    let compiled = CompiledText(
      "layout Test(n: Int) < section < group horizontal (100 / n) < item > > >")
    let folder = try TemporaryFolder()
    let url = try folder.write(
      String(decoding: writeProgram(compiled.compilation.models), as: UTF8.self),
      to: "test.json")
    var told: [LayoutDiagnostic] = []
    let layout = try LayoutLibrary(contentsOf: url)
      .layout(named: "Test", inputs: ["n": 0], onIssue: { told.append($0) })
    #expect(heights(layout, items: [1]) == [1])
    #expect(told.map { $0.path } == [url.path])
    #expect(told.map { $0.line } == [nil] && told.map { $0.column } == [nil])
    let first = try #require(told.first)
    #expect(first.description == "\(url.path): error: \(first.message) [L0441]")
  }

  @Test(arguments: [
    ("section insets: 200 < group horizontal 50 < item > >", "L0463"),
    ("section < group horizontal 50 < item width: 400 > >", "L0448"),
    ("section < group horizontal 50 insets: 25 < item > >", "L0463"),
    ("section insets: 200 < group waterfall columns: 2 < item height: 50 > >", "L0463"),
    ("section < group horizontal (container.width - 320) < item > >", "L0404"),
    ("section < group horizontal 50 < repeat (floor(container.width) - 330) < item > > >", "L0443"),
    ("section < if (container.width > 400) < group horizontal 50 < item > > >", "L0445"),
  ])
  func whatUIKitWouldRaiseIsToldAndNotRaised(text: String, code: String) throws {
    var told: [String] = []
    let layout = try library(text).layout(
      named: "Test", numberOfItems: { _ in 2 }, onIssue: { told.append($0.code) })
    #expect(heights(layout, items: [2]) == [1, 1])
    #expect(told == [code])
  }

  @Test func nothingIsToldWhileTheViewHasNoSize() throws {
    let layout = try library("section insets: 20 < group horizontal 50 < item > >").layout(
      named: "Test", onIssue: { Issue.record("\($0)") })
    for size in [CGSize.zero, CGSize(width: 0, height: 480), CGSize(width: 320, height: 0)] {
      _ = layout.frames(in: LayoutScene(size: size, numberOfItems: [2]))
    }
  }

  @Test func sectionsWithoutItemsHaveRoom() throws {
    let text = "section insets: 200 < header 30 group horizontal 50 < item > >"
    var told: [String] = []
    let layout = try library(text).layout(
      named: "Test", numberOfItems: { _ in 0 }, onIssue: { told.append($0.code) })
    let frames = layout.frames(
      in: LayoutScene(size: CGSize(width: 320, height: 480), numberOfItems: [0]))
    #expect(frames.contentSize.height == 430)
    #expect(told == [])
  }

  @Test func withoutAnybodyToTellItIsLogged() throws {
    let layout = try library(Self.rows + "// 100 % of it").layout(
      named: "Rows", inputs: ["high": -5])
    #expect(heights(layout, items: [1, 1]) == [10, 1])
  }

  private func heights(_ layout: CompositionalLayout, items: [Int]) -> [CGFloat] {
    layout.frames(in: LayoutScene(size: CGSize(width: 320, height: 480), numberOfItems: items))
      .elements.filter { $0.category == .cell }.map { $0.frame.height }
  }
}
