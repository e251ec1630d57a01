/// Frames, copies and pictures of twins made by hand.

import LayoutObjects
import Testing

@MainActor @Suite struct ObjectTests {
  typealias Frames = [CGRect]

  @Test func sharedSubitemsFillTheGroup() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(10), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    #expect(
      frames(group, items: 4) == [
        CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 110, y: 0, width: 100, height: 40),
        CGRect(x: 220, y: 0, width: 100, height: 40), CGRect(x: 0, y: 40, width: 100, height: 40),
      ])
  }

  @Test func repeatedSubitemsKeepTheirSize() {
    let cases: [(width: NSCollectionLayoutDimension, extent: Double)] = [
      (.absolute(50), 50), (.fractionalWidth(0.5), 150), (.estimated(70), 70),
    ]
    for (width, extent) in cases {
      let item = NSCollectionLayoutItem(layoutSize: size(width, .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
      group.interItemSpacing = .fixed(10)
      let first = [0.0, 1, 2].map {
        CGRect(x: $0 * (extent + 10), y: 0, width: extent, height: 40)
      }
      #expect(frames(group, items: 4) == first + [CGRect(x: 0, y: 40, width: extent, height: 40)])
    }
  }

  @Test func anEstimatedGroupIsAsLongAsItsRepeatedSubitems() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(30)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(200)), repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(5)
    #expect(
      frames(group, items: 3).map { $0.minY } == [0, 35, 65])
  }

  @Test func boundaryItemsOfTheLayoutHaveUIKitsIndexPath() {
    let row = size(.fractionalWidth(1), .absolute(44))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row, elementKind: "all", alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])),
      configuration: configuration)
    let frames = layout.frames(
      in: LayoutScene(size: CGSize(width: 320, height: 480), numberOfItems: [1]))
    #expect(frames.elements.map { $0.indexPath } == [[0, Int.max], [0, 0]])
    #expect(frames.elements.map { $0.elementKind } == ["all", nil])
    #expect(frames.elements.map { $0.category } == [.supplementaryView, .cell])
    #expect(frames.contentSize == CGSize(width: 320, height: 88))
  }

  @Test func listsHaveTheInsetsOfTheirLook() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    var scene = LayoutScene(size: CGSize(width: 390, height: 844), numberOfItems: [2])
    scene.traitCollection = UITraitCollection(userInterfaceIdiom: .mac)
    #expect(
      layout.frames(in: scene).elements.map { $0.frame } == [
        CGRect(x: 16, y: 0, width: 358, height: 17.5),
        CGRect(x: 16, y: 17.5, width: 358, height: 44),
        CGRect(x: 16, y: 61.5, width: 358, height: 44),
      ])
  }

  @Test func aListKeepsWhatItsOwnerChanges() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = .supplementary
      let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      #expect(section.boundarySupplementaryItems.map { $0.pinToVisibleBounds } == [true])
      section.boundarySupplementaryItems = []
      section.contentInsets.leading = 30
      return section
    }
    let frames = layout.frames(
      in: LayoutScene(size: CGSize(width: 390, height: 844), numberOfItems: [1]))
    #expect(frames.elements.map { $0.frame } == [CGRect(x: 30, y: 0, width: 360, height: 44)])
  }

  @Test func copiesHaveTheSameValues() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(10), .absolute(20)))
    item.contentInsets.top = 3
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: nil, trailing: nil, bottom: nil)
    let copy = try #require(item.copy() as? NSCollectionLayoutItem)
    item.contentInsets.top = 9
    #expect(copy.contentInsets.top == 3 && copy.edgeSpacing === item.edgeSpacing)

    let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
    group.interItemSpacing = .fixed(7)
    let groupCopy = try #require(group.copy() as? NSCollectionLayoutGroup)
    group.interItemSpacing = nil
    #expect(groupCopy.interItemSpacing?.spacing == 7 && groupCopy.subitems == [item])

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    section.orthogonalScrollingProperties.bounce = .never
    let sectionCopy = try #require(section.copy() as? NSCollectionLayoutSection)
    section.orthogonalScrollingProperties.bounce = .always
    #expect(sectionCopy.interGroupSpacing == 4)
    #expect(sectionCopy.orthogonalScrollingProperties.bounce == .never)

    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: item.layoutSize, elementKind: "h", alignment: .top,
      absoluteOffset: CGPoint(x: 1, y: 2))
    header.pinToVisibleBounds = true
    header.zIndex = 5
    let headerCopy = try #require(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
    #expect(headerCopy.pinToVisibleBounds && headerCopy.zIndex == 5 && headerCopy.offset.y == 2)

    let background = NSCollectionLayoutDecorationItem.background(elementKind: "b")
    background.zIndex = -1
    let backgroundCopy = try #require(background.copy() as? NSCollectionLayoutDecorationItem)
    #expect(backgroundCopy.zIndex == -1 && backgroundCopy.elementKind == "b")

    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 6
    let configurationCopy = try #require(
      configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration)
    #expect(configurationCopy.interSectionSpacing == 6)
    #expect(item.layoutSize.copy() as? NSCollectionLayoutSize === item.layoutSize)
  }

  @Test func aGroupDrawsItself() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(104)), subitems: [large, column])
    #expect(
      group.visualDescription() == """
        horizontal group of 3 items in 390 × 390 points
        +-----------------------------+-----------------------------+
        |                             |                             |
        |                             |1                            |
        |                             |                             |
        |0                            +-----------------------------+
        |                             |                             |
        |                             |2                            |
        |                             |                             |
        +-----------------------------+-----------------------------+

        """)
  }

  private func frames(_ group: NSCollectionLayoutGroup, items: Int) -> Frames {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    return layout.frames(
      in: LayoutScene(size: CGSize(width: 320, height: 480), numberOfItems: [items])
    ).elements.map { $0.frame }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}
