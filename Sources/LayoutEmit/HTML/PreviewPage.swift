/// What a preview page is made of: the texts of layouts, and the state in which it opens.

package import LayoutJSON

/// A file as the page's editor shows it.
package struct PreviewFile: Equatable, Sendable {
  /// What messages call it; imports are found by it.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// A page that shows layouts and solves them anew as people change the scene or the text.
package struct PreviewPage: Equatable, Sendable {
  package var title: String
  /// The paths of the files that can be shown; others of `files` are imported.
  package var documents: [String]
  /// The one of `documents` that is shown first.
  package var main: String
  package var files: [PreviewFile]
  /// The address, from the page's, of the file by which an open page is refreshed; none: it isn't.
  package var watch: String?
  package var version: String
  /// What is stated of the first scene, over the device and the preview.
  package var settings: SceneDescription?
  /// The name of the first device.
  package var device: String?
  /// The name of the preview that is shown first.
  package var preview: String?

  package init(
    title: String, documents: [String], main: String, files: [PreviewFile], watch: String? = nil,
    version: String, settings: SceneDescription? = nil, device: String? = nil,
    preview: String? = nil
  ) {
    self.title = title
    self.documents = documents
    self.main = main
    self.files = files
    self.watch = watch
    self.version = version
    self.settings = settings
    self.device = device
    self.preview = preview
  }
}
