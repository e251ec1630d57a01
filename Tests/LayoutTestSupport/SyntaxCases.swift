/// Finds and reads the project's `.layout` files.

import Foundation

/// A file of the language, as bytes.
package struct SourceFile: Sendable, CustomStringConvertible {
  package var name: String
  package var source: [UInt8]

  package init(name: String, source: [UInt8]) {
    self.name = name
    self.source = source
  }

  package var description: String { name }
}

/// The root of the package.
private let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// All `.layout` files of `Tests/Cases`, and of `../shared/cases` where that is present, by path.
package func layoutFiles() -> [SourceFile] {
  let folders = [
    packageRoot.appendingPathComponent("Tests/Cases"),
    packageRoot.deletingLastPathComponent().appendingPathComponent("shared/cases"),
  ]
  var files: [SourceFile] = []
  for folder in folders {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    for path in (paths ?? []).sorted() where path.hasSuffix(".layout") {
      let file = folder.appendingPathComponent(path)
      guard let data = FileManager.default.contents(atPath: file.path) else { continue }
      files.append(SourceFile(name: path, source: [UInt8](data)))
    }
  }
  return files
}
