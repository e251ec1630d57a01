/// Holds samples/README.md and its pictures against the samples.

import Foundation
import LayoutCLI
import LayoutCore
import LayoutEmit
import LayoutJSON
import LayoutPreview
import LayoutTestSupport
import Testing

@Suite struct GalleryTests {
  @Test func showsEverySample() throws {
    var text = """
      # Samples

      Every layout of this folder, drawn by the command below its picture. Cells carry the number of their
      item and their size, headers and footers are double outlines with their kind, badges are filled,
      backgrounds hatched. A section has a colour and its name beside it. Faded is what the screen doesn't
      show: what comes further down, and what a section that scrolls sideways has at its sides. Sizes
      behind a `~` are estimates. `layoutc frames` with the same options prints the same frames as numbers.

      The pictures and this file are written by `LAYOUT_RECORD=1 swift test --filter GalleryTests`.

      """
    for chapter in chapters {
      text += "\n## \(chapter.title)\n\n\(chapter.introduction)\n"
      for sample in chapter.samples { text += try entry(sample) }
    }
    let difference = recordedDifference(text, "samples/README.md")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(arguments: chapters.flatMap { $0.samples }.map { $0.path })
  func drawsEveryPicture(_ path: String) throws {
    let sample = try #require(chapters.flatMap { $0.samples }.first { $0.path == path })
    for (index, shot) in sample.shots.enumerated() {
      let picture = try output(of: ["svg"] + shot.arguments, sample)
      #expect(picture.utf8.count < 40_000)
      let difference = recordedDifference(picture, "samples/" + sample.picture(index))
      #expect(difference == nil, "\(difference ?? "")")
    }
  }

  @Test func leavesNoSampleOut() {
    let shown = chapters.flatMap { $0.samples.map { "samples/" + $0.path + ".layout" } }
    #expect(shown.sorted() == Repository.files(below: "samples", suffix: ".layout"))
  }

  @Test func keepsNoPictureOfWhatIsGone() throws {
    let wanted = Set(
      chapters.flatMap { $0.samples }
        .flatMap { sample in sample.shots.indices.map { "samples/" + sample.picture($0) } })
    for path in Repository.files(below: "samples/pictures", suffix: "")
    where !wanted.contains(path) {
      if ProcessInfo.processInfo.environment["LAYOUT_RECORD"] == "1" {
        try FileManager.default.removeItem(at: Repository.url(path))
      } else {
        Issue.record("\(path) shows no sample")
      }
    }
  }

  // MARK: -

  private func entry(_ sample: Sample) throws -> String {
    let path = "samples/\(sample.path).layout"
    let source = try Repository.text(path)
    let compiled = try CompiledText(file: path)
    #expect(compiled.rendered == "")
    var text = """

      ### \(sample.name)

      \(try sentence(of: source, path))

      ```layout
      \(source)```

      """
    for (index, shot) in sample.shots.enumerated() {
      text += """

        ![\(try alternative(sample, shot))](\(sample.picture(index)))

        `\(shot.command(path))`

        """
    }
    if let shot = sample.shots.first {
      text += """

        <details><summary>The same in characters</summary>

        ```text
        \(try sketch(sample, shot))```

        </details>

        """
    }
    return text
  }

  /// What the picture is called by itself.
  private func alternative(_ sample: Sample, _ shot: Shot) throws -> String {
    let picture = try output(of: ["svg"] + shot.arguments, sample)
    let start = try #require(picture.range(of: "-title\">"))
    let end = try #require(picture.range(of: "</title>"))
    return String(picture[start.upperBound..<end.lowerBound])
  }

  /// As far down as there is content, one screen at most.
  private func sketch(_ sample: Sample, _ shot: Shot) throws -> String {
    let json = try output(of: ["frames", "--format", "json"] + shot.firstScene, sample)
    let document = try #require(try readFrames(Array(json.utf8)).first)
    var top = 0.0
    if let position = shot.scene.firstIndex(of: "--offset") {
      top = try #require(Double(shot.scene[position + 1].split(separator: ",")[1]))
    }
    let shown = Rect(
      x: 0, y: top, width: document.container.width,
      height: min(document.container.height, document.contentSize.height - top))
    let columns = document.container.width > 600 ? 90 : 60
    return String(
      decoding: writeSketch(document, columns: columns, region: shown), as: UTF8.self)
  }

  /// What a command prints for the sample.
  private func output(of arguments: [String], _ sample: Sample) throws -> String {
    let file = Repository.url("samples/\(sample.path).layout").path
    let outcome = LayoutCLI.run(arguments + [file], in: System.real)
    #expect(String(decoding: outcome.standardError, as: UTF8.self) == "")
    try #require(outcome.status == .success)
    return String(decoding: outcome.standardOutput, as: UTF8.self)
  }

  /// The comment that a sample begins with, without its slashes.
  private func sentence(of source: String, _ path: String) throws -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let comment = lines.prefix { $0.hasPrefix("// ") }.map { $0.dropFirst(3) }
    try #require(!comment.isEmpty, "\(path) begins with no comment")
    return comment.joined(separator: "\n")
  }
}
