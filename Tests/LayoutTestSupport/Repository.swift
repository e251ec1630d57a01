/// Finds files of the repository, so that tests need no resource bundles.

package import Foundation

/// The checkout that the tests run from.
package enum Repository {
  /// The folder that holds `Package.swift`.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder by its path from the root.
  package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The text of a file, by its path from the root.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// The bytes of a file, by its path from the root.
  package static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(path)))
  }

  /// The files below a folder whose names end in `suffix`, as paths from the root, sorted.
  package static func files(below folder: String, suffix: String) -> [String] {
    let base = url(folder)
    guard let names = FileManager.default.enumerator(atPath: base.path) else { return [] }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }
      .map { folder + "/" + $0 }.sorted()
  }
}
