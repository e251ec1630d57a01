/// Holds samples/README.md against the samples: what each shows, its source and its picture.

import LayoutCLI
import LayoutCompiler
import LayoutCore
import LayoutEmit
import LayoutJSON
import LayoutTestSupport
import Testing

/// What a picture is taken of.
private struct Shot {
  var size: Extent
  /// Of each section.
  var items: [Int]
  /// How far the view is scrolled, in points.
  var offset: Double
  /// Characters across.
  var columns: Int
  /// A preview of the file that says it all.
  var preview: String?

  static func preview(_ name: String, columns: Int = 60) -> Shot {
    Shot(size: Extent(width: 0, height: 0), items: [], offset: 0, columns: columns, preview: name)
  }

  static func upright(_ items: Int..., offset: Double = 0) -> Shot {
    Shot(size: Extent(width: 393, height: 852), items: items, offset: offset, columns: 60)
  }

  static func landscape(_ items: Int...) -> Shot {
    Shot(size: Extent(width: 852, height: 393), items: items, offset: 0, columns: 90)
  }

  /// The command that prints the frames of the picture.
  func command(_ path: String) -> String {
    if let preview { return "layoutc frames --preview \(preview) \(path)" }
    let scroll = offset == 0 ? "" : " --offset 0,\(Int(offset))"
    return "layoutc frames --size \(Int(size.width))x\(Int(size.height)) --items "
      + items.map { String($0) }.joined(separator: ",") + scroll + " " + path
  }
}

/// A sample and its pictures.
private struct Sample {
  /// From samples/, without the suffix.
  var path: String
  var shots: [Shot]

  init(_ path: String, _ shots: Shot...) {
    self.path = path
    self.shots = shots
  }
}

/// A part of the gallery.
private struct Chapter {
  var title: String
  var introduction: String
  var samples: [Sample]
}

private let chapters = [
  Chapter(
    title: "First", introduction: "The file to begin with.",
    samples: [Sample("halves", .landscape(3))]),
  Chapter(
    title: "Tutorials", introduction: "Layouts that tutorials on compositional layouts build.",
    samples: [
      Sample("tutorials/plain-list", .upright(8)),
      Sample("tutorials/museum", .upright(8, 4, 5)),
      Sample("tutorials/home", .upright(8, 8, 2)),
      Sample("tutorials/cards-and-rows", .upright(4, 3)),
      Sample("tutorials/paging-carousel", .upright(3)),
      Sample("tutorials/pinterest", .preview("Phone")),
      Sample("tutorials/infinite-banner", .preview("Phone")),
    ]),
  Chapter(
    title: "Patterns", introduction: "What real projects ask of a layout.",
    samples: [
      Sample("patterns/pieces"),
      Sample("patterns/storefront", .preview("Phone"), .preview("Pad", columns: 90)),
      Sample(
        "patterns/responsive-columns", .preview("Phone"), .preview("Pad", columns: 90)),
      Sample("patterns/cards-by-device", .preview("Phone"), .preview("Pad", columns: 90)),
      Sample("patterns/spacer", .preview("Phone")),
      Sample("patterns/mosaic", .preview("Phone")),
      Sample("patterns/calendar", .preview("Phone")),
      Sample("patterns/tags", .preview("Phone")),
      Sample("patterns/optional-header", .preview("With"), .preview("Without")),
      Sample("patterns/wide-waterfall", .preview("Phone"), .preview("Pad", columns: 90)),
      Sample("patterns/peeking-carousel", .preview("Phone")),
      Sample("patterns/alternating-rows", .preview("Phone")),
    ]),
  Chapter(
    title: "Gallery",
    introduction: "The layouts that Apple's collection-view sample is known for.",
    samples: [
      Sample("gallery/list", .upright(6)),
      Sample("gallery/grid", .upright(12)),
      Sample("gallery/inset-grid", .upright(12)),
      Sample("gallery/two-columns", .upright(8)),
      Sample("gallery/distinct-sections", .upright(3, 8, 5)),
      Sample("gallery/adaptive", .upright(3, 8, 5), .landscape(3, 8, 5)),
      Sample("gallery/badges", .upright(8)),
      Sample("gallery/nested-groups", .upright(6)),
      Sample("gallery/orthogonal", .upright(6)),
      Sample("gallery/orthogonal-behaviors", .upright(3, 3, 3, 3, 3)),
      Sample("gallery/headers-and-footers", .upright(5, 3)),
      Sample("gallery/pinned", .upright(5, 3, offset: 110)),
      Sample("gallery/background", .upright(5, 4)),
      Sample("gallery/conference-videos", .upright(3, 3), .landscape(3, 3)),
      Sample("gallery/news-feed", .upright(5)),
    ]),
]

@Suite struct GalleryTests {
  @Test func showsEverySample() throws {
    var text = """
      # Samples

      Every layout of this folder, with pictures of its frames: upright on 393 × 852 points, in landscape
      on 852 × 393, as far down as there is content. Cells have single outlines and the number of their
      item, headers and footers double ones, badges are dots, backgrounds are shaded. An outline that
      stays open goes on beyond the edge, and so does the content where the lower edge is dashed. At the
      right are the names of the sections. Sections that scroll sideways are drawn before they are
      scrolled, and cells with estimated sizes before they are measured. The command below a picture
      prints the same frames as numbers.

      This file is written by `LAYOUT_RECORD=1 swift test --filter GalleryTests`.

      """
    for chapter in chapters {
      text += "\n## \(chapter.title)\n\n\(chapter.introduction)\n"
      for sample in chapter.samples { text += try entry(sample) }
    }
    let difference = recordedDifference(text, "samples/README.md")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func leavesNoSampleOut() {
    let shown = chapters.flatMap { $0.samples.map { "samples/" + $0.path + ".layout" } }
    #expect(shown.sorted() == Repository.files(below: "samples", suffix: ".layout"))
  }

  private func entry(_ sample: Sample) throws -> String {
    let path = "samples/\(sample.path).layout"
    let source = try Repository.text(path)
    let compiled = try CompiledText(file: path)
    #expect(compiled.rendered == "")
    var text = """

      ### \(sample.path.split(separator: "/").last ?? "")

      \(try sentence(of: source, path))

      ```layout
      \(source)```

      """
    for shot in sample.shots {
      let model = try #require(compiled.compilation.models.first)
      text += """

        ```text
        \(try picture(of: model, shot, compiled))```

        `\(shot.command(path))`

        """
    }
    return text
  }

  private func picture(
    of model: LayoutModel, _ shot: Shot, _ compiled: CompiledText
  ) throws -> String {
    var description = SceneDescription()
    description.container = shot.size
    description.items = .each(shot.items)
    description.offset = Position(x: 0, y: shot.offset)
    if let name = shot.preview {
      let preview = try #require(compiled.compilation.previews.first { $0.name == name })
      description = SceneDescription(preview)
    }
    let scene = try description.scene(for: model)
    let solved = solve(model, in: scene)
    #expect(solved.issues.isEmpty)
    let document = FramesDocument(solved, layout: model.name, container: scene.container)
    let left = document.contentSize.height - shot.offset
    let shown = Rect(
      x: 0, y: shot.offset, width: scene.container.width,
      height: min(scene.container.height, left))
    let picture = writeSketch(document, columns: shot.columns, region: shown)
    return String(decoding: picture, as: UTF8.self)
  }

  /// The comment that a sample begins with, without its slashes.
  private func sentence(of source: String, _ path: String) throws -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let comment = lines.prefix { $0.hasPrefix("// ") }.map { $0.dropFirst(3) }
    try #require(!comment.isEmpty, "\(path) begins with no comment")
    return comment.joined(separator: "\n")
  }
}
