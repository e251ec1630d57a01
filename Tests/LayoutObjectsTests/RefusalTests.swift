/// What Apple's initialisers refuse, the twins refuse too, with a sentence that names the rule.

import LayoutObjects
import Testing

@Suite struct RefusalTests {
  @Test func aDimensionThatIsNotFinite() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = NSCollectionLayoutDimension.absolute(.infinity) }
    }
    try expect(result, says: "a dimension must be a finite number")
  }

  @Test func aGroupWithoutSubitems() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSCollectionLayoutGroup.horizontal(layoutSize: whole(), subitems: [])
      }
    }
    try expect(result, says: "a group must have a subitem")
  }

  @Test func aCountBelowOne() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let item = NSCollectionLayoutItem(layoutSize: whole())
        _ = NSCollectionLayoutGroup.vertical(layoutSize: whole(), repeatingSubitem: item, count: 0)
      }
    }
    try expect(result, says: "the count of a group must be 1 or more")
  }

  @Test func twoHeadersOfOneKind() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: whole(), elementKind: "h", alignment: .top)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [header, header]
      }
    }
    try expect(
      result, says: "every supplementary must have a unique elementKind: two have \"h\"")
  }

  private func expect(_ result: ExitTest.Result?, says sentence: String) throws {
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains(sentence))
  }
}

/// As large as the container.
@MainActor private func whole() -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
}
