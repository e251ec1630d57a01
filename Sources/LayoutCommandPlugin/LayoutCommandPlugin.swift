/// The command plugin: `swift package layout generate` writes Swift beside the `.layout` files, for
/// people who commit what is generated; `--check` fails where that is stale.

import Foundation
import PackagePlugin

@main
struct LayoutCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var arguments = ArgumentExtractor(arguments)
    let isCheck = arguments.extractFlag(named: "check") > 0
    let named = arguments.extractOption(named: "target")
    guard arguments.remainingArguments == ["generate"] else {
      throw Failure("usage: swift package layout generate [--check] [--target NAME]")
    }
    let tool = try context.tool(named: "layoutc").url
    let targets =
      named.isEmpty ? context.package.targets : try context.package.targets(named: named)
    var stale: [String] = []
    for target in targets {
      for input in layoutFiles(below: target.directoryURL) {
        let output = input.appendingPathExtension("swift")
        if isCheck {
          if try generated(from: input, by: tool) != (try? Data(contentsOf: output)) {
            stale.append(output.path)
          }
        } else {
          try run(tool, ["swift", input.path, "--output", output.path])
        }
      }
    }
    guard stale.isEmpty else {
      for path in stale { Diagnostics.error("\(path) is stale") }
      throw Failure("run `swift package layout generate`")
    }
  }

  /// Hidden folders are passed over.
  private func layoutFiles(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [URL] = []
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "layout" { found.append(file) }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// What the tool prints for a file.
  private func generated(from input: URL, by tool: URL) throws -> Data {
    try run(tool, ["swift", input.path])
  }

  @discardableResult
  private func run(_ tool: URL, _ arguments: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("layoutc found errors") }
    return data
  }
}

/// What the command says when it can't go on.
struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
