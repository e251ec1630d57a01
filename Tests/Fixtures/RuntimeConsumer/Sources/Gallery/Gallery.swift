/// Prints the frames of a layout that is loaded, changed and loaded again.

import Foundation
import LayoutObjects
import LayoutRuntime

@main
@MainActor
struct Gallery {
  static func main() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let layouts = Bundle.module.bundleURL.appendingPathComponent("Layouts")
    try FileManager.default.copyItem(at: layouts, to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("gallery.layout")

    let photos = [
      [Photo(width: 3, height: 2)],
      [Photo(width: 3, height: 2), Photo(width: 1, height: 1), Photo(width: 2, height: 3)],
    ]
    let screen = try Screen(layouts: file, photos: photos)
    show(try screen.layout(columns: 2), "two columns")
    show(try screen.layout(columns: 3), "three columns")

    let sizes = folder.appendingPathComponent("sizes.layout")
    try Data("let gutter = 8\nlet caption = 20\n".utf8).write(to: sizes)
    screen.reload()
    show(try screen.layout(columns: 2), "smaller captions")

    try Data("let gutter = 8\nlet caption = twenty\n".utf8).write(to: sizes)
    screen.reload()
    show(try screen.layout(columns: 2), "a mistake")
    for problem in screen.problems {
      print(problem.replacingOccurrences(of: folder.path, with: ""))
    }
  }

  private static func show(_ layout: CompositionalLayout, _ title: String) {
    let frames = layout.frames(
      in: LayoutScene(size: CGSize(width: 320, height: 480), numberOfItems: [1, 3]))
    print("\(title): \(frames.contentSize.width) × \(frames.contentSize.height)")
    for element in frames.elements {
      let frame = element.frame
      let shown = element.appearance.map { ", shown at \($0.frame.minX)" } ?? ""
      print(
        "  \(element.elementKind ?? "cell") \(element.indexPath.section).\(element.indexPath.item)",
        "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)\(shown)")
    }
  }
}
