/// Section providers, custom groups and handlers are called as UIKit calls them.

import LayoutObjects
import Testing

@MainActor @Suite struct ClosureTests {
  /// What closures were called with.
  final class Log {
    var lines: [String] = []
  }

  @Test func theProviderIsCalledOnceForEachSection() {
    let log = Log()
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let container = environment.container
      log.lines.append(
        "\(index): \(text(container.contentSize)), "
          + "\(container.effectiveContentSize.width) effective, "
          + "\(environment.traitCollection.displayScale)x")
      return index == 2 ? nil : rows(height: 10 * CGFloat(index + 1))
    }
    var scene = LayoutScene(size: CGSize(width: 320, height: 480), numberOfItems: [2, 1, 0])
    scene.displayScale = 3
    scene.safeAreaInsets.leading = 20
    let frames = layout.frames(in: scene)
    #expect(
      log.lines == [0, 1, 2].map { "\($0): 320.0 × 480.0, 300.0 effective, 3.0x" })
    #expect(frames.refusals == [])
    #expect(frames.contentSize == CGSize(width: 320, height: 40))
    #expect(
      frames.elements.map { $0.frame } == [
        CGRect(x: 20, y: 0, width: 300, height: 10), CGRect(x: 20, y: 10, width: 300, height: 10),
        CGRect(x: 20, y: 20, width: 300, height: 20),
      ])
  }

  @Test func noSectionForItemsIsRefused() {
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    let frames = layout.frames(
      in: LayoutScene(size: CGSize(width: 320, height: 480), numberOfItems: [1]))
    #expect(frames.elements.isEmpty)
    #expect(
      frames.refusals == ["section 0: invalid section definition: the provider gave none"])
  }

  @Test func aCustomGroupIsAskedOnceWithItsOwnSize() {
    let log = Log()
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1))
    ) { environment in
      let container = environment.container
      log.lines.append(
        "\(text(container.contentSize)), \(text(container.effectiveContentSize)) effective, "
          + "direction \(environment.traitCollection.layoutDirection.rawValue)")
      let half = container.contentSize.width / 2
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 5, width: half, height: 10)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: half, y: 20, width: half, height: 10), zIndex: 4),
      ]
    }
    custom.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item, custom])
    group.interItemSpacing = .fixed(20)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let frames = layout.frames(
      in: LayoutScene(size: CGSize(width: 320, height: 480), numberOfItems: [4]))
    #expect(log.lines == ["150.0 × 100.0, 135.0 × 100.0 effective, direction 0"])
    #expect(
      frames.elements.map { $0.frame } == [
        CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 170, y: 5, width: 75, height: 10),
        CGRect(x: 245, y: 20, width: 75, height: 10),
        CGRect(x: 0, y: 100, width: 150, height: 100),
      ])
    #expect(frames.elements.map { $0.zIndex } == [0, 0, 4, 0])
  }

  @Test func theHandlerSeesWhatIsVisible() {
    let log = Log()
    let section = rows(height: 100)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), elementKind: "top", alignment: .top)
    ]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      log.lines.append("at \(offset.y) of \(text(environment.container.contentSize))")
      for item in items {
        log.lines.append(
          "\(item.name) \(item.indexPath): \(text(item.frame.size)) at \(item.frame.minX), "
            + "\(item.frame.minY) about \(item.center.x), \(item.center.y)")
        guard item.indexPath.item == 1 else { continue }
        item.transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 0.5, y: 0.5)
        item.alpha = 0.25
        item.isHidden = true
        #expect(item.frame == CGRect(x: 60, y: 175, width: 100, height: 50))
      }
    }
    var scene = LayoutScene(size: CGSize(width: 200, height: 120), numberOfItems: [5])
    scene.contentOffset.y = 40
    let frames = UICollectionViewCompositionalLayout(section: section).frames(in: scene)
    #expect(
      log.lines == [
        "at 40.0 of 200.0 × 120.0",
        "cell [0, 0]: 200.0 × 100.0 at 0.0, 50.0 about 100.0, 100.0",
        "cell [0, 1]: 200.0 × 100.0 at 0.0, 150.0 about 100.0, 200.0",
        "top [0, 0]: 200.0 × 50.0 at 0.0, 0.0 about 100.0, 25.0",
      ])
    let shown = frames.elements.map { $0.appearance }
    #expect(shown.map { $0?.alpha } == [nil, 1, 0.25, nil, nil, nil])
    #expect(shown[2]?.frame == CGRect(x: 60, y: 175, width: 100, height: 50))
    #expect(shown[2]?.isHidden == true && shown[1]?.isHidden == false)
    #expect(frames.elements[2].frame == CGRect(x: 0, y: 150, width: 200, height: 100))
  }

  @Test func aHandlerCanTurnAndMoveCells() throws {
    let section = rows(height: 100)
    section.orthogonalScrollingBehavior = .continuous
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items {
        item.center.y += 7
        item.transform = CGAffineTransform(rotationAngle: .pi / 2)
        item.zIndex = 9
      }
    }
    var scene = LayoutScene(size: CGSize(width: 200, height: 300), numberOfItems: [3])
    scene.orthogonalOffsets = [0: 50]
    let frames = UICollectionViewCompositionalLayout(section: section).frames(in: scene)
    let shown = try #require(frames.elements[0].appearance).frame
    // 200 by 100 at the origin, scrolled by 50, turned by a quarter about its centre.
    #expect(abs(shown.minX - 0) < 1e-9 && abs(shown.minY + 43) < 1e-9)
    #expect(abs(shown.width - 100) < 1e-9 && abs(shown.height - 200) < 1e-9)
  }

  private func text(_ size: CGSize) -> String { "\(size.width) × \(size.height)" }

  private func rows(height: CGFloat) -> NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .absolute(height))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}
