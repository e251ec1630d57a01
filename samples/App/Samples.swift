/// Prints what becomes of every sample on an iPhone: the first example of a project that uses layoutc.

import LayoutObjects

/// The background of the rows of `tutorials/cards-and-rows.layout`.
final class RoundedBackground: UICollectionReusableView {}

/// The background of `gallery/background.layout`.
final class SectionBackground: UICollectionReusableView {}

@main
@MainActor
struct Samples {
  /// Every sample with the sections of its data.
  static let layouts: [(name: String, layout: UICollectionViewCompositionalLayout, sections: Int)] =
    [
      ("halves", HalvesLayout.makeLayout(), 1),
      ("plain list", PlainListLayout.makeLayout(), 1),
      ("museum", MuseumLayout.makeLayout(), MuseumLayout.Section.allCases.count),
      ("home", HomeLayout.makeLayout(), HomeLayout.Section.allCases.count),
      ("cards and rows", CardsAndRowsLayout.makeLayout(), CardsAndRowsLayout.Section.allCases.count),
      ("paging carousel", PagingCarouselLayout.makeLayout(), 1),
      ("list", ListLayout.makeLayout(), 1),
      ("grid", GridLayout.makeLayout(), 1),
      ("inset grid", InsetGridLayout.makeLayout(), 1),
      ("two columns", TwoColumnsLayout.makeLayout(), 1),
      (
        "distinct sections", DistinctSectionsLayout.makeLayout(),
        DistinctSectionsLayout.Section.allCases.count
      ),
      ("badges", BadgesLayout.makeLayout(), 1),
      ("nested groups", NestedGroupsLayout.makeLayout(), 1),
      ("orthogonal", OrthogonalLayout.makeLayout(), 1),
      (
        "orthogonal behaviours", OrthogonalBehaviorsLayout.makeLayout(),
        OrthogonalBehaviorsLayout.Section.allCases.count
      ),
      ("headers and footers", HeadersAndFootersLayout.makeLayout(), 1),
      ("pinned", PinnedLayout.makeLayout(), 1),
      ("background", BackgroundLayout.makeLayout(), 1),
      ("adaptive", AdaptiveLayout.makeLayout(), AdaptiveLayout.Section.allCases.count),
      ("conference videos", ConferenceVideosLayout.makeLayout(), 1),
      ("news feed", NewsFeedLayout.makeLayout(), 1),
    ]

  static func main() {
    for sample in layouts {
      let scene = LayoutScene(
        size: CGSize(width: 393, height: 852),
        numberOfItems: Array(repeating: 12, count: sample.sections))
      let frames = sample.layout.frames(in: scene)
      print(
        "\(sample.name): \(frames.elements.count) elements,",
        "\(frames.contentSize.width) by \(frames.contentSize.height) points")
    }
  }
}
