/// Prints the frames of the generated layouts.

import LayoutObjects

@main
@MainActor
struct Photos {
  static func main() {
    show(PhotosLayout.makeLayout(), items: [3, 5])
    show(PhotosLayout.makeLayout { $0 == 0 ? .all : nil }, items: [4])
    show(PhotoDetailLayout.makeLayout(), items: [2])
  }

  private static func show(_ layout: UICollectionViewCompositionalLayout, items: [Int]) {
    let frames = layout.frames(
      in: LayoutScene(size: CGSize(width: 320, height: 480), numberOfItems: items))
    print("\(frames.contentSize.width) × \(frames.contentSize.height)")
    for element in frames.elements {
      let frame = element.frame
      print(
        "  \(element.elementKind ?? "cell") \(element.indexPath.section).\(element.indexPath.item)",
        "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
    }
  }
}
