/// The build plugin: `.layout` files of a target become Swift when the target is built.

import Foundation
import PackagePlugin

@main
struct LayoutBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "layoutc").url
    let folder = target.directoryURL
    return layoutFiles(below: folder).map { path in
      let input = folder.appending(path: path)
      // Two files of one name in different folders become two sources.
      let name = path.replacing("/", with: "_") + ".swift"
      let output = context.pluginWorkDirectoryURL.appending(path: name)
      return .buildCommand(
        displayName: "Compiling layout \(path)", executable: tool,
        arguments: ["swift", input.path, "--output", output.path, "--diagnostics", "unix"],
        inputFiles: [input], outputFiles: [output])
    }
  }

  /// Paths from `folder`, sorted; hidden folders are passed over.
  private func layoutFiles(below folder: URL) -> [String] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var paths: [String] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "layout" else { continue }
      let path = file.standardizedFileURL.path
      let root = folder.standardizedFileURL.path
      paths.append(String(path.dropFirst(root.count)).trimmingPrefix("/").description)
    }
    return paths.sorted()
  }
}
