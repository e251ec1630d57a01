/// A file with everything that it imports, parsed.

package import LayoutDiagnostics
import LayoutSyntax

/// What stands at the path of an `import`.
package enum ImportedSource: Sendable {
  /// A file and its bytes; a file that was given before has the same identity and bytes again.
  case file(FileID, [UInt8])
  /// Why there is nothing to read, in a few words.
  case unreadable(reason: String)
}

/// A parsed file and where its imports lead.
struct SourceUnit: Sendable {
  /// What an `import` leads to, in the order written.
  enum Import: Sendable {
    case unit(Int)
    case unreadable(reason: String)
  }

  var file: FileID
  var source: [UInt8]
  var parsed: ParsedFile
  var imports: [Import] = []
}

/// The files of one compilation; the first is the one that is compiled.
package struct SourceFiles: Sendable {
  private(set) var units: [SourceUnit] = []

  /// How many files one compilation reads.
  private static let fileLimit = 1_000

  /// Parses `source` and whatever it imports, directly or not.
  ///
  /// - Parameters:
  ///   - file: What diagnostics name the file by.
  ///   - load: What stands at the path of an import; the path is as written, the file the one with
  ///     the import. Asked once for each import.
  /// - Complexity: O(bytes of all files).
  package init(
    _ source: [UInt8], file: FileID,
    load: (_ path: String, _ importer: FileID) -> ImportedSource
  ) {
    add(file, source)
    var next = 0
    while next < units.count {
      for path in importedPaths(of: units[next].parsed) {
        let target = resolve(path, units[next].file, load)
        units[next].imports.append(target)
      }
      next += 1
    }
  }

  /// A file whose imports can't be read, as where there are no files.
  package init(_ source: [UInt8], file: FileID) {
    self.init(source, file: file) { _, _ in .unreadable(reason: "there are no files here") }
  }

  private mutating func add(_ file: FileID, _ source: [UInt8]) {
    units.append(SourceUnit(file: file, source: source, parsed: parse(source)))
  }

  private mutating func resolve(
    _ path: String, _ importer: FileID, _ load: (String, FileID) -> ImportedSource
  ) -> SourceUnit.Import {
    switch load(path, importer) {
    case .unreadable(let reason): return .unreadable(reason: reason)
    case .file(let file, let source):
      if let known = units.firstIndex(where: { $0.file == file }) { return .unit(known) }
      guard units.count < Self.fileLimit else {
        return .unreadable(reason: "more than \(Self.fileLimit) files are imported")
      }
      add(file, source)
      return .unit(units.count - 1)
    }
  }

  private func importedPaths(of parsed: ParsedFile) -> [String] {
    FileSyntax(parsed.tree).children.compactMap { ImportSyntax($0)?.path?.value }
  }
}
