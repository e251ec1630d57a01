/// Makes a preview page of what the command line names: reads, compiles, reports, writes nothing.

import LayoutCompiler
import LayoutEmit
import LayoutJSON

/// A page and what it was made of.
struct BuiltPage {
  /// The page's bytes.
  var bytes: [UInt8]
  /// The texts in it.
  var files: [PreviewFile]
}

extension Session {
  /// The page of all inputs and their imports; none where something can't be read. Files with errors are
  /// in it, too: the page shows what is wrong, and the parts that are sound.
  ///
  /// - Parameter watch: The name of the file beside the page by which it is refreshed.
  mutating func buildPage(watch: String? = nil) throws(UsageError) -> BuiltPage? {
    let options = try SceneOptions(invocation)
    let sceneFile = readSceneFile(options.file)
    let files = compileInputs(isChecked: true)
    guard report.status != .usage else { return nil }
    let shown = documents(of: files)
    let main = try first(of: shown)
    let page = PreviewPage(
      title: shown.count == 1 ? pageName(main.path) : "\(shown.count) layouts",
      documents: shown.map { pagePath($0.path) }, main: pagePath(main.path), files: pageFiles(),
      watch: watch.map { percentEncoded($0) }, version: version,
      settings: try options.settings(
        over: sceneFile?.description, among: files.flatMap { $0.compilation.models },
        isKnown: !files.contains { $0.compilation.hasErrors }),
      device: options.device?.name, preview: invocation.value(of: .preview))
    return BuiltPage(bytes: writePreviewPage(page), files: page.files)
  }

  /// Files without a layout are there to be imported, unless there is nothing else.
  private func documents(of files: [CompiledFile]) -> [CompiledFile] {
    let shown = files.filter { $0.compilation.hasErrors || !$0.compilation.models.isEmpty }
    return shown.isEmpty ? files : shown
  }

  /// The file that the page shows first: the one with the preview that is asked for.
  private func first(of files: [CompiledFile]) throws(UsageError) -> CompiledFile {
    guard let name = invocation.value(of: .preview) else { return files[0] }
    if let file = files.first(where: { $0.compilation.previews.contains { $0.name == name } }) {
      return file
    }
    if files.contains(where: { $0.compilation.hasErrors }) { return files[0] }
    throw .unknownName(
      .preview, value: name, of: files.flatMap { $0.compilation.previews.map { $0.name } },
      command: invocation.command)
  }

  /// All that was read, in that order.
  private func pageFiles() -> [PreviewFile] {
    imports.read.map { file in
      PreviewFile(path: pagePath(file.path), text: String(decoding: file.bytes, as: UTF8.self))
    }
  }

  /// A path as the page has it: as short as it can be, so that imports lead from one to another.
  private func pagePath(_ path: String) -> String {
    // A name that gives the layout the name it has here.
    if pageName(path) == standardInputName { return "layout.layout" }
    return relativePath(
      normalizedPath(absolutePath(path, from: system.workingDirectory)),
      to: system.workingDirectory)
  }
}

/// The last part of a path.
func pageName(_ path: String) -> String {
  path.split(separator: "/").last.map { String($0) } ?? path
}

/// A file's name as an address has it.
private func percentEncoded(_ name: String) -> String {
  let digits = Array("0123456789ABCDEF")
  var address = ""
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      address.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      address += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
  }
  return address
}
