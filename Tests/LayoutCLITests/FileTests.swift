/// The real file system: reading, walking, writing.

import Foundation
import Testing

@testable import LayoutCLI

@Suite final class FileTests {
  private let folder: String
  private let manager = FileManager.default

  init() throws {
    folder = NSTemporaryDirectory() + "layoutc-\(UUID().uuidString)"
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? manager.removeItem(atPath: folder) }

  private func put(_ name: String, _ text: String = "") throws {
    let path = "\(folder)/\(name)"
    let parent = (path as NSString).deletingLastPathComponent
    try manager.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  private func link(_ name: String, to target: String) throws {
    try manager.createSymbolicLink(
      atPath: "\(folder)/\(name)", withDestinationPath: target)
  }

  private func words(_ body: () throws -> Void) -> String {
    do { try body() } catch { return (error as? SystemError)?.words ?? "\(error)" }
    return "nothing"
  }

  @Test func readsFilesAndSaysWhyNot() throws {
    let long = String(repeating: "0123456789", count: 20_000)
    try put("long", long)
    #expect(try readFile("\(folder)/long") == Array(long.utf8))
    #expect(words { _ = try readFile("\(folder)/none") } == "No such file or directory")
    #expect(words { _ = try readFile(folder) } == "Is a directory")
    #expect(words { _ = try readFile("\(folder)/long/x") } == "Not a directory")
    #expect(words { _ = try readFile("/dev/zero") } == "File too large")
  }

  @Test func walksFoldersOnceAndInOrder() throws {
    for name in ["b.layout", "a/z.layout", "a/deep/er/c.layout", ".hidden/x.layout"] {
      try put(name)
    }
    for name in [".x.layout", "notes.txt", "B.layout"] { try put(name) }
    try link("a/loop", to: "..")
    try link("self", to: "self")
    try link("other.layout", to: "b.layout")
    try link("dangling.layout", to: "nowhere")
    // Reading a pipe would wait for ever.
    #expect(unsafe mkfifo("\(folder)/pipe.layout", 0o600) == 0)
    let listing = walkFolder(folder)
    let names = listing.files.map { String($0.dropFirst(folder.count + 1)) }
    #expect(
      names == ["B.layout", "a/deep/er/c.layout", "a/z.layout", "b.layout", "other.layout"])
    #expect(listing.failures.map { $0.path } == ["\(folder)/dangling.layout"])
    #expect(listing.failures.map { $0.error.words } == ["No such file or directory"])
    #expect(walkFolder(folder + "/").files.count == 5)
    #expect(walkFolder("\(folder)/none").failures.count == 1)
  }

  @Test func writesWholeOrNotAtAll() throws {
    let path = "\(folder)/out.json"
    try writeFile(path, Array("one".utf8))
    let first = try Platform.status(of: path)
    try writeFile(path, Array("one".utf8))
    #expect(try Platform.status(of: path) == first, "touched although nothing changed")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try writeFile(path, Array("two".utf8))
    #expect(try readFile(path) == Array("two".utf8))
    #expect(try Platform.status(of: path).inode != first.inode)
    #expect(try Platform.status(of: path).permissions == 0o640)
    try link("link", to: "out.json")
    try writeFile("\(folder)/link", Array("three".utf8))
    #expect(try readFile(path) == Array("three".utf8))
    #expect(try manager.destinationOfSymbolicLink(atPath: "\(folder)/link") == "out.json")
    #expect(words { try writeFile(folder, []) } == "Is a directory")
    #expect(words { try writeFile("\(folder)/none/x", []) } == "No such file or directory")
    #expect(words { try writeFile("/dev/full", [1]) } == "No space left on device")
    try writeFile("/dev/null", [1])
    // A name as long as names can be leaves no room for a longer temporary one.
    let long = String(repeating: "n", count: 255)
    try writeFile("\(folder)/\(long)", [1])
    #expect(words { try writeFile("\(folder)/\(long)n", [1]) } == "File name too long")
    let names = try manager.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == ["link", long, "out.json"])
  }
}
