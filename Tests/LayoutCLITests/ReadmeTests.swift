/// Tries what the documentation shows: its commands, its layouts, its links.

import Foundation
import LayoutCompiler
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@testable import LayoutCLI

@Suite struct ReadmeTests {
  /// A command of a console block and what it prints.
  struct Command: Sendable, CustomTestStringConvertible {
    var place: String
    var line: String
    var output: [String]

    var testDescription: String { "\(place): \(line)" }
  }

  static let pages = ["README.md", "CHANGELOG.md", "samples/README.md"] + grammarPages
  static let grammarPages = Repository.files(below: "grammar", suffix: ".md")

  static let blocks = pages.flatMap { (try? markdownBlocks(of: $0)) ?? [] }
  static let commands = blocks.filter { $0.language == "console" }.flatMap { commands(of: $0) }
  static let layouts = blocks.filter { $0.language == "layout" }

  /// What a console block may name without that it is run here.
  static let notRun = ["$ swift test"]

  @Test(arguments: commands) func printsWhatThePageShows(_ command: Command) throws {
    if Self.notRun.contains(command.line) {
      #expect(command.output.isEmpty)
      return
    }
    let printed = try #require(try output(of: command.line), "not a command to be run here")
    let difference = difference(shown: command.output, printed: printed)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(arguments: layouts.map { $0.place }) func compilesWithoutComplaint(_ place: String) throws {
    let block = try #require(Self.layouts.first { $0.place == place })
    let text = block.lines.joined(separator: "\n") + "\n"
    let pieces = try Repository.text("samples/patterns/pieces.layout")
    let compiled = CompiledText(
      files: ["here.layout": text, "pieces.layout": pieces], root: "here.layout")
    // What compiling finds, and what is wrong with comments that ignore it.
    let found = Set(compiled.compilation.diagnostics)
    let told = compiled.compilation.told().kept.filter {
      found.contains($0) || (690...699).contains($0.code.rawValue)
    }
    #expect(compiled.render(told) == "")
    #expect(!compiled.compilation.models.isEmpty || text == pieces)
  }

  /// Blocks that lose their fence or language would pass unseen.
  @Test(arguments: [
    ("README.md", 10, 6), ("samples/README.md", 0, 21), ("grammar/language.md", 0, 11),
  ])
  func noBlockGotLost(page: String, commands: Int, layouts: Int) {
    #expect(Self.commands.filter { $0.place.hasPrefix(page + ":") }.count >= commands)
    #expect(Self.layouts.filter { $0.path == page }.count >= layouts)
  }

  @Test(arguments: pages) func linksLeadSomewhere(page: String) throws {
    let folder = Repository.url(page).deletingLastPathComponent()
    var rest = try Repository.text(page)[...]
    while let start = rest.range(of: "](") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: ")") else { break }
      let target = rest[..<end].split(separator: "#", omittingEmptySubsequences: false)[0]
      if target.isEmpty || target.hasPrefix("https://") { continue }
      let path = folder.appendingPathComponent(String(target)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page): \(target)")
    }
  }

  /// The picture of the README is one of the gallery's.
  @Test func picturesAreThoseOfTheGallery() throws {
    let gallery = try Repository.text("samples/README.md")
    let pictures = try Repository.text("README.md").split(separator: "\n").filter {
      $0.hasPrefix("![")
    }
    #expect(pictures.count == 1)
    for picture in pictures {
      let line = picture.replacingOccurrences(of: "(samples/", with: "(")
      #expect(gallery.contains("\n\(line)\n"), "\(picture)")
    }
  }

  // MARK: - Commands

  private static func commands(of block: MarkdownBlock) -> [Command] {
    var commands: [Command] = []
    for (offset, line) in block.lines.enumerated() {
      if line.hasPrefix("$ ") {
        // An empty line sets a command off from what the one before printed.
        if let last = commands.indices.last, commands[last].output.last == "" {
          commands[last].output.removeLast()
        }
        let place = "\(block.path):\(block.line + 1 + offset)"
        commands.append(Command(place: place, line: line, output: []))
      } else if !commands.isEmpty {
        commands[commands.count - 1].output.append(line)
      }
    }
    return commands
  }

  /// What a command prints on both streams, and its exit status unless that is 0.
  private func output(of line: String) throws -> [String]? {
    var words = line.dropFirst(2).split(separator: " ").map { String($0) }
    if words.first == "cat", words.count == 2 {
      return lines(try Repository.text(words[1]))
    }
    if words.starts(with: ["swift", "run", "-c", "release"]) { words.removeFirst(4) }
    guard words.first == "layoutc" else { return nil }
    let outcome = run(Array(words.dropFirst()), in: repositorySystem())
    return lines(
      String(decoding: outcome.standardError + outcome.standardOutput, as: UTF8.self))
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
  }

  /// The machine, with the root of the repository as the working directory; nothing can be written.
  private func repositorySystem() -> System {
    let root = Repository.root.path + "/"
    return System(
      environment: { $0 == "LANG" ? "C.UTF-8" : nil }, standardErrorIsTerminal: false,
      workingDirectory: Repository.root.path, readStandardInput: { [] },
      readFile: { path throws(SystemError) in try readFile(root + path) },
      isFolder: { (try? Platform.status(of: root + $0))?.kind == .folder },
      layoutFiles: { folder in
        var listing = walkFolder(root + folder)
        listing.files = listing.files.map { String($0.dropFirst(root.count)) }
        return listing
      },
      writeFile: { _, _ throws(SystemError) in throw SystemError(code: EROFS) })
  }

  /// Where the printed lines differ from the shown ones, in which `…` stands for any lines.
  private func difference(shown: [String], printed: [String]) -> String? {
    var position = 0
    let parts = shown.split(separator: "…", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      var start = position
      if index == parts.count - 1, index > 0 { start = max(start, printed.count - part.count) }
      if index > 0, index < parts.count - 1 {
        while start < printed.count, !printed[start...].starts(with: part) { start += 1 }
      }
      for (offset, line) in part.enumerated() {
        let found = start + offset < printed.count ? printed[start + offset] : "nothing"
        if line != found { return "shows “\(line)”, prints “\(found)”" }
      }
      position = start + part.count
    }
    return position == printed.count ? nil : "prints “\(printed[position])” and more"
  }
}
