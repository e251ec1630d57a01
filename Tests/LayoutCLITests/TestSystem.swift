/// A system of values: files in a dictionary, and what was written in another.

@testable import LayoutCLI

/// Files that a run finds and leaves.
final class TestSystem {
  var files: [String: [UInt8]] = [:]
  var folders: [String: FolderListing] = [:]
  var environment: [String: String] = [:]
  var standardInput: [UInt8] = []
  var isTerminal = false
  /// What the run wrote, by path.
  private(set) var written: [String: String] = [:]
  /// What happens while a run waits, one after the other; then it ends.
  var steps: [(TestSystem) -> Void] = []
  /// What a run told before it ended.
  private(set) var told: [String] = []
  /// What the run asked to be removed when it is interrupted.
  private(set) var removedOnExit: Set<String> = []
  private var time = 1000

  init(_ files: [String: String] = [:]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  /// The files that the cases of Tests/Cases/cli name.
  static var cases: TestSystem {
    let feed = "section < group horizontal < item fractional(0.5) > >"
    let wordy = "section insetsReference: safe area < group horizontal 44 < item > >"
    let hero = "section hero < group horizontal 100 < item > >"
    return TestSystem([
      "feed.layout": feed,
      "two.layout": hero + " section feed < group horizontal 50 < item > >",
      "several.layout": "layout Museum < \(feed) > layout Shop < \(hero) >",
      "list.json": "[]",
      "pins.layout": pins,
      "both.layout": """
      layout Rows(tall: Number) < section < group horizontal height: tall < item > > >
      layout Grid(columns: Int = 2) <
          section < group horizontal 20 count: columns < item > >
      >
      """,
      "ratios.json": #"{"inputs": {"ratio": [2, 0.5], "title": "More"}}"#,
      "wrong.json": #"{"inputs": {"ratio": [1, true]}}"#,
      "empty.json": #"{"inputs": {"ratio": []}}"#,
      "typo.json": #"{"inputs": {"ratio": 1, "colums": 3}}"#,
      "odd.json": #"{"inputs": {"ratio": {"0": 1}}}"#,
      "tall.json": #"{"inputs": {"tall": 30}}"#,
      "unread.json": #"{"items": {"heros": 1}}"#,
      "mosaic.layout": "section < group custom 50 provider: \"mosaic\" >",
      "mosaic.json": #"{"providers": {"mosaic": [[0, 0, 100, 50], [100, 0, 220, 50]]}}"#,
      "mosiac.json": #"{"providers": {"mosiac": [[0, 0, 100, 50]]}}"#,
      "rest.layout": hero + " section feed rest < group horizontal 50 < item > >",
      "rows.layout": "list rows plain < header 28 >",
      "wordy.layout": wordy,
      "broken.layout": "section < group horizontal 44 < item hight: 3 > >",
      "silent.layout": "// layout:ignore value-in-two-words -- pasted from a design tool\n\(wordy)",
      "silenced.layout": """
      // layout:ignore value-in-two-words, empty-layout -- pasted from a design tool
      section photos < group horizontal 44 < item > >
      """,
      "slips.layout": """
      section {
          group horizontal 44, spaceing: 8 {
              item fractional(0.5) widht: 40 width: 30
          }
      }

      """,
      "twice.layout": """
      section <
          group horizontal 44 height: 88 < item >
          header 20,
      >

      """,
    ])
  }

  private static let pins = """
    layout Pins(
        columns: Int = 2, ratio: (Int) -> Number, isTall: Bool = false, title: String = "pins"
    ) <
        section <
            group waterfall columns: columns < item height: if (isTall) 100 else width / ratio(index) >
            header 20 kind: title
        >
    >

    """

  /// Streams as text.
  struct Result: Equatable {
    var status: LayoutCLI.ExitStatus
    var output: String
    var errors: String
  }

  /// Runs a command line whose words are separated by blanks.
  func run(_ line: String) -> Result {
    let arguments = line.split(separator: " ").map { String($0) }
    let outcome = LayoutCLI.run(arguments, in: system)
    return Result(
      status: outcome.status, output: String(decoding: outcome.standardOutput, as: UTF8.self),
      errors: String(decoding: outcome.standardError, as: UTF8.self))
  }

  /// The system as commands see it.
  var system: System {
    System(
      environment: { self.environment[$0] }, standardErrorIsTerminal: isTerminal,
      workingDirectory: "/work", readStandardInput: { self.standardInput },
      readFile: { path throws(SystemError) in
        guard let bytes = self.files[path] else { throw SystemError(code: 2) }
        return bytes
      },
      isFolder: { self.folders[$0] != nil },
      layoutFiles: { self.folders[$0] ?? FolderListing() },
      writeFile: { path, bytes throws(SystemError) in
        if path.hasPrefix("locked/") { throw SystemError(code: 13) }
        self.written[path] = String(decoding: bytes, as: UTF8.self)
      }, watching: watching)
  }

  private var watching: Watching {
    Watching(
      stamp: { path in
        self.files[path].map {
          FileStamp(modified: Int64($0.hashValue), size: Int64($0.count), inode: 0)
        }
      },
      pause: {
        if self.steps.isEmpty { return false }
        self.steps.removeFirst()(self)
        return true
      },
      milliseconds: {
        self.time += 7
        return self.time
      },
      tell: { self.told.append(String(decoding: $0, as: UTF8.self)) },
      removeOnExit: { self.removedOnExit.insert($0) })
  }

  /// Changes a file while a run waits.
  func put(_ path: String, _ text: String?) {
    files[path] = text.map { Array($0.utf8) }
  }
}
