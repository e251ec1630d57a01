/// The layouts that a preview shows.

import LayoutCompiler
import LayoutCore

extension Session {
  /// The layouts whose frames are asked for: those that the preview of the name shows, in it, or the
  /// selected ones.
  func selectScenes(of files: [CompiledFile]) throws(UsageError) -> [SelectedLayout] {
    let layouts = try selectLayouts(of: files)
    guard let name = invocation.value(of: .preview) else { return layouts }
    var shown: [SelectedLayout] = []
    for layout in layouts {
      for preview in files[layout.file].compilation.previews
      where preview.name == name && preview.layout == layout.index {
        shown.append(
          SelectedLayout(
            file: layout.file, index: layout.index, model: layout.model, preview: preview))
      }
    }
    if shown.isEmpty {
      let names = layouts.flatMap { layout in
        files[layout.file].compilation.previews.filter { $0.layout == layout.index }
          .map { $0.name }
      }
      throw .unknownName(.preview, value: name, of: names, command: invocation.command)
    }
    return shown
  }
}
