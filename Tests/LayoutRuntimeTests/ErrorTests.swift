/// Errors are typed, and say what to do.

import Foundation
import LayoutObjects
import LayoutRuntime
import LayoutTestSupport
import Testing

@MainActor @Suite struct ErrorTests {
  static let text = """
    layout Feed(columns: Int, ratio: (Int) -> Number = 1, style: String = "small") <
        section first <
            background "back" class: "Backdrop"
            group custom 50 provider: "mosaic"
            onScroll handler: "fade"
        >
        section second < group waterfall columns: columns < item height: width / ratio(index) > >
    >
    layout Empty < section < group horizontal 50 < item > > >
    """

  /// What a call gives the layout `Feed`.
  struct Given {
    var inputs: [String: LayoutInput] = ["columns": 2]
    var providers = true
    var handlers = true
    var classes = true
    var counts = true
  }

  nonisolated static let faults:
    [(change: @Sendable (inout Given) -> Void, error: LayoutLibraryError)] = [
      ({ $0.inputs = [:] }, .missingInput(name: "columns", type: "Int", layout: "Feed")),
      (
        {
          $0.inputs["colums"] = 3; $0.inputs["zebra"] = 3
        },
        .unknownInput(
          name: "colums", layout: "Feed", available: ["columns", "ratio", "style"])
      ),
      (
        { $0.inputs["columns"] = 2.5 },
        .wrongInput(name: "columns", layout: "Feed", expected: "a whole number", found: "2.5")
      ),
      ({ $0.providers = false }, .missingProvider(name: "mosaic", layout: "Feed")),
      ({ $0.handlers = false }, .missingHandler(name: "fade", layout: "Feed")),
      ({ $0.classes = false }, .missingDecorationClass(name: "Backdrop", layout: "Feed")),
      ({ $0.counts = false }, .missingNumberOfItems(layout: "Feed")),
    ]

  @Test(arguments: faults.indices) func whatIsMissingIsSaidWhenTheLayoutIsMade(fault: Int) throws {
    var given = Given()
    Self.faults[fault].change(&given)
    #expect(throws: Self.faults[fault].error) { try make(given) }
  }

  @Test func nothingIsMissing() throws {
    #expect(throws: Never.self) { try make(Given()) }
  }

  /// Inputs that a parameter doesn't take, and how errors call them.
  nonisolated static let wrong: [(name: String, input: LayoutInput, words: String)] = [
    ("columns", .string("3"), "the text \"3\""), ("columns", true, "true"),
    ("columns", .number(.infinity), "inf"), ("columns", [3], "[3]"),
    ("columns", .function { _ in 3 }, "a function that gives numbers"),
    ("style", 3, "3"), ("style", ["a", "b"], "[the text \"a\", the text \"b\"]"),
    ("ratio", [], "an empty list"), ("ratio", [1, true], "[1, true]"),
    ("ratio", [1, [2]], "[1, [2]]"), ("ratio", [1, .number(.nan)], "[1, nan]"),
    ("ratio", true, "true"),
    ("ratio", .condition { _ in true }, "a function that gives Booleans"),
  ]

  @Test(arguments: wrong)
  func wrongInputsAreNamed(name: String, input: LayoutInput, words: String) throws {
    var given = Given()
    given.inputs[name] = input
    #expect {
      try make(given)
    } throws: { error in
      guard case .wrongInput(name, "Feed", _, words)? = error as? LayoutLibraryError else {
        return false
      }
      return true
    }
  }

  @Test func everyErrorSaysWhatToDo() throws {
    var text = ""
    func add(_ body: () throws(LayoutLibraryError) -> Void) {
      do throws(LayoutLibraryError) {
        try body()
        Issue.record("nothing is wrong")
      } catch {
        #expect(error.localizedDescription == error.description)
        #expect(error.errorDescription == error.description)
        text += error.description + "\n\n"
      }
    }
    let missing = URL(fileURLWithPath: "/nowhere/feed.layout")
    add { () throws(LayoutLibraryError) in _ = try LayoutLibrary(contentsOf: missing) }
    let folder = URL(fileURLWithPath: "/", isDirectory: true)
    add { () throws(LayoutLibraryError) in _ = try LayoutLibrary(contentsOf: folder) }
    let sources = [
      "section < group horizontal wdth: 3 < item > >\nsection < item >", "import \"a.layout\"",
    ]
    for source in sources {
      add { () throws(LayoutLibraryError) in
        _ = try LayoutLibrary(source: source, named: "feed.layout")
      }
    }
    let programs = [
      "[", "{\"format\": 2, \"new\": true}", "{\"format\": 1, \"layouts\": [{\"name\": 3}]}",
    ]
    for program in programs {
      add { () throws(LayoutLibraryError) in _ = try LayoutLibrary(json: Data(program.utf8)) }
    }
    let library = try library(Self.text)
    for name in ["feed", "Museum"] {
      add { () throws(LayoutLibraryError) in _ = try library.layout(named: name) }
    }
    let none = try LayoutLibrary(source: "", named: "none.layout")
    add { () throws(LayoutLibraryError) in _ = try none.layout(named: "Feed") }
    add { () throws(LayoutLibraryError) in
      _ = try library.layout(named: "Empty", inputs: ["columns": 3])
    }
    for fault in Self.faults {
      var given = Given()
      fault.change(&given)
      let made = given
      add { () throws(LayoutLibraryError) in try make(made) }
    }
    let wrong: [(String, LayoutInput)] = [
      ("columns", "3"), ("ratio", []), ("style", true), ("zebra", 1),
    ]
    for (name, input) in wrong {
      var given = Given()
      given.inputs[name] = input
      let made = given
      add { () throws(LayoutLibraryError) in try make(made) }
    }
    #expect(goldenDifference(text, "runtime/errors.txt") == nil)
  }

  private func make(_ given: Given) throws(LayoutLibraryError) {
    let library = try LayoutLibrary(source: Self.text, named: "feed.layout")
    let provider: NSCollectionLayoutGroupCustomItemProvider = { _ in [] }
    let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { _, _, _ in }
    let counts: @MainActor (Int) -> Int = { _ in 3 }
    _ = try library.layout(
      named: "Feed", inputs: given.inputs, providers: given.providers ? ["mosaic": provider] : [:],
      handlers: given.handlers ? ["fade": handler] : [:],
      decorationClasses: given.classes ? ["Backdrop": UICollectionReusableView.self] : [:],
      numberOfItems: given.counts ? counts : nil)
  }
}
