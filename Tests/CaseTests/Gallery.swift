/// The table of the gallery: every sample, and the scenes its pictures are taken in.

/// A picture of a sample: the options of the command that draws it.
struct Shot {
  /// Of `layoutc frames` as well.
  var scene: [String]
  /// What lies behind the frames.
  var show: String?

  /// - Parameter scene: separated by blanks.
  init(_ scene: String, show: String? = nil) {
    self.scene = scene.split(separator: " ").map { String($0) }
    self.show = show
  }

  /// The arguments of `layoutc svg`.
  var arguments: [String] { scene + (show.map { ["--show", $0] } ?? []) }

  /// The command line of `layoutc svg` as one types it.
  func command(_ path: String) -> String {
    let words = arguments.map { $0.contains("[") ? "'\($0)'" : $0 }
    return "layoutc svg " + (words + [path]).joined(separator: " ")
  }

  /// The same scene on its first device only.
  var firstScene: [String] {
    guard let position = scene.firstIndex(of: "--device") else { return scene }
    var first = scene
    first[position + 1] = String(scene[position + 1].split(separator: ",")[0])
    return first
  }
}

/// A sample and its pictures.
struct Sample {
  /// From samples/, without the suffix.
  var path: String
  var shots: [Shot]

  init(_ path: String, _ shots: Shot...) {
    self.path = path
    self.shots = shots
  }

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map { String($0) } ?? path }

  /// The file of a picture, from samples/.
  func picture(_ index: Int) -> String {
    "pictures/\(name)\(index == 0 ? "" : "-\(index + 1)").svg"
  }
}

/// A part of the gallery.
struct Chapter {
  var title: String
  var introduction: String
  var samples: [Sample]
}

let ratios = "--input aspectRatio=[1.5,0.75,1,0.66]"

let chapters = [
  Chapter(
    title: "First", introduction: "The file to begin with.",
    samples: [Sample("halves", Shot("--device iPhone16Landscape --items 3"))]),
  Chapter(
    title: "Tutorials", introduction: "Layouts that tutorials on compositional layouts build.",
    samples: [
      Sample("tutorials/plain-list", Shot("--items 8")),
      Sample("tutorials/museum", Shot("--items 8,4,5")),
      Sample("tutorials/home", Shot("--items 8,8,2")),
      Sample("tutorials/cards-and-rows", Shot("--items 4,3")),
      Sample("tutorials/paging-carousel", Shot("--items 3 --scroll carousel=354")),
      Sample("tutorials/pinterest", Shot("--preview Phone")),
      Sample("tutorials/infinite-banner", Shot("--preview Phone --scroll banner=1572")),
    ]),
  Chapter(
    title: "Patterns", introduction: "What real projects ask of a layout.",
    samples: [
      Sample("patterns/pieces"),
      Sample("patterns/storefront", Shot("--device iPhone16,iPadMini --items 9")),
      Sample(
        "patterns/responsive-columns", Shot("--device iPhone16,iPadMini,iPadPro13 --items 7")),
      Sample("patterns/cards-by-device", Shot("--device iPhone16,iPadMini --items 6")),
      Sample("patterns/spacer", Shot("--preview Phone")),
      Sample("patterns/mosaic", Shot("--preview Phone", show: "groups")),
      Sample("patterns/calendar", Shot("--preview Phone")),
      Sample("patterns/tags", Shot("--preview Phone", show: "spacing")),
      Sample("patterns/optional-header", Shot("--preview With"), Shot("--preview Without")),
      Sample(
        "patterns/wide-waterfall", Shot("--device iPhone16,iPadMini --items 12 " + ratios)),
      Sample("patterns/peeking-carousel", Shot("--preview Phone", show: "insets,spacing")),
      Sample("patterns/alternating-rows", Shot("--preview Phone")),
    ]),
  Chapter(
    title: "Gallery",
    introduction: "The layouts that Apple's collection-view sample is known for.",
    samples: [
      Sample("gallery/list", Shot("--items 6")),
      Sample("gallery/grid", Shot("--items 12")),
      Sample("gallery/inset-grid", Shot("--items 12", show: "insets")),
      Sample("gallery/two-columns", Shot("--items 8", show: "insets,spacing")),
      Sample("gallery/distinct-sections", Shot("--items 3,8,5")),
      Sample("gallery/adaptive", Shot("--device iPhone16,iPhone16Landscape --items 3,8,5")),
      Sample("gallery/badges", Shot("--items 8")),
      Sample("gallery/nested-groups", Shot("--items 6", show: "groups")),
      Sample("gallery/orthogonal", Shot("--items 6")),
      Sample("gallery/orthogonal-behaviors", Shot("--items 3")),
      Sample("gallery/headers-and-footers", Shot("--items 5,3")),
      Sample("gallery/pinned", Shot("--items 15,3 --offset 0,110")),
      Sample("gallery/background", Shot("--items 5,4")),
      Sample("gallery/conference-videos", Shot("--device iPhone16,iPhone16Landscape --items 3,3")),
      Sample("gallery/news-feed", Shot("--items 9")),
    ]),
]
