/// The layouts of a file, loaded while the app runs.

import LayoutCore
public import LayoutObjects

/// The layouts of a `.layout` file, or of the JSON that `layoutc json` makes of it.
///
/// ```swift
/// let library = try LayoutLibrary(contentsOf: url)
/// collectionView.collectionViewLayout = try library.layout(
///   named: "Museum", inputs: ["columns": 3],
///   numberOfItems: { dataSource.snapshot().numberOfItems(inSection: $0) })
/// ```
///
/// A layout made here and one of generated Swift place everything alike.
@MainActor public final class LayoutLibrary {
  /// The file; none where the library was made of a text.
  public let url: URL?
  private(set) var loaded: LoadedLayouts

  /// Loads a file; its contents say which of the two kinds it is. A layout that the file doesn't name
  /// is named after the file: `photo-grid.layout` is `PhotoGrid`.
  ///
  /// - Throws: `unreadable`, `invalid`, `newerFormat`.
  nonisolated public init(contentsOf url: URL) throws(LayoutLibraryError) {
    self.url = url
    loaded = try loadLayouts(contentsOf: url)
  }

  /// Compiles the text of a `.layout` file.
  ///
  /// - Parameter name: What diagnostics call the text, and what a layout is named after that the text
  ///   doesn't name; as a file is called, with or without `.layout`.
  /// - Throws: `invalid`.
  nonisolated public init(source: String, named name: String) throws(LayoutLibraryError) {
    url = nil
    loaded = try compileSource(Array(source.utf8), path: name, url: nil)
  }

  /// Reads the JSON of layouts.
  ///
  /// - Throws: `invalid`, `newerFormat`.
  nonisolated public init(json: Data) throws(LayoutLibraryError) {
    url = nil
    loaded = try readLayouts(ofProgram: [UInt8](json), path: nil)
  }

  /// The names of the layouts, in the order written.
  public var layoutNames: [String] { loaded.models.map { $0.name } }

  /// Warnings and notes about the file; none for JSON.
  public var diagnostics: [LayoutDiagnostic] { loaded.diagnostics }

  /// Reads the file again; layouts that were made before stay as they are. A library that was made of a
  /// text stays as it is.
  ///
  /// - Throws: What loading throws; the library then keeps the last good version.
  public func reload() throws(LayoutLibraryError) {
    guard let url else { return }
    loaded = try loadLayouts(contentsOf: url)
  }
}
