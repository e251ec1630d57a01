/// Generated Swift that is kept to be read: the museum, the news feed, the pinned headers, and whatever
/// shows a construct.

import LayoutCompiler
import LayoutEmit
import LayoutTestSupport
import Testing

@Suite struct GeneratedSwiftTests {
  @Test(arguments: [
    ("samples/tutorials/museum.layout", "swift/museum.swift.txt", SwiftOptions()),
    ("samples/gallery/news-feed.layout", "swift/news-feed.swift.txt", SwiftOptions()),
    (
      "samples/gallery/pinned.layout", "swift/pinned.swift.txt",
      SwiftOptions(access: .public, prefix: "My")
    ),
    (
      "Tests/Cases/language/carousel.layout", "swift/carousel-appkit.swift.txt",
      SwiftOptions(platform: .appkit)
    ),
    (
      "Tests/Cases/language/adapts.layout", "swift/adapts-uikit16.swift.txt",
      SwiftOptions(
        platform: .uikit,
        deploymentTarget: DeploymentTarget(iOS: SystemVersion(16), tvOS: SystemVersion(16)))
    ),
    (
      "Tests/Cases/language/carousel.layout", "swift/carousel.swift.txt",
      SwiftOptions(platform: .uikit)
    ),
    (
      "Tests/Cases/language/custom-group.layout", "swift/custom-group.swift.txt", SwiftOptions()
    ),
    (
      "Tests/Cases/language/supplementaries.layout", "swift/supplementaries.swift.txt",
      SwiftOptions()
    ),
    (
      "Tests/Cases/language/lists.layout", "swift/lists.swift.txt", SwiftOptions()
    ),
    (
      "Tests/Cases/swift/thresholds.layout", "swift/thresholds.swift.txt",
      SwiftOptions(
        platform: .uikit,
        deploymentTarget: DeploymentTarget(iOS: SystemVersion(16), tvOS: SystemVersion(16)))
    ),
    (
      "Tests/Cases/swift/data-driven.layout", "swift/data-driven.swift.txt",
      SwiftOptions(access: .public)
    ),
    (
      "Tests/Cases/swift/list-options.layout", "swift/list-options-14.swift.txt",
      SwiftOptions(
        platform: .uikit,
        deploymentTarget: DeploymentTarget(iOS: SystemVersion(14), tvOS: SystemVersion(14)))
    ),
    (
      "Tests/Cases/swift/list-options.layout", "swift/list-options-16.swift.txt",
      SwiftOptions(
        platform: .uikit,
        deploymentTarget: DeploymentTarget(iOS: SystemVersion(16), tvOS: SystemVersion(16)))
    ),
  ])
  func readsAsRecorded(path: String, golden: String, options: SwiftOptions) throws {
    let compiled = CompiledText(try Repository.bytes(path), path: path)
    let name = String(path.split(separator: "/").last ?? "")
    let file = emitSwift(compiled.compilation.models, from: name, options: options)
    #expect(goldenDifference(file.text, golden) == nil)
    let again = emitSwift(compiled.compilation.models, from: name, options: options)
    #expect(again == file)
    #expect(file.text.hasSuffix("}\n") && !file.text.contains("\n\n\n"))
  }

  @Test func keywordsAreQuotedAndNamesKept() {
    let compiled = CompiledText(
      """
      let gap = 8
      let `default` = gap * 2
      layout `class` <
          section `default` < group horizontal height: `default` spacing: gap < item > >
          section self < group horizontal height: `default` < item > >
      >
      """)
    #expect(compiled.rendered == "")
    let swift = emitSwift(compiled.compilation.models, from: "test.layout").text
    for line in [
      "enum ClassLayout {", "  private static let gap: CGFloat = 8",
      "  private static let `default`: CGFloat = gap * 2", "    case `default`", "    case `self`",
      "    group.interItemSpacing = .fixed(gap)",
    ] {
      #expect(swift.contains(line + "\n"), "\(line)")
    }
  }

  @Test func namesNeverClash() throws {
    let text = """
      let item = 8
      let group = container.width / 2
      let configuration = 4
      layout Clash spacing: configuration <
          section a insets: item < let w = group / 3 group horizontal height: w < item width: w > >
          section b <
              header height: item
              if (group > 100) < let w = group + 1 group horizontal height: w < item > >
              else < let w = group - 1 group horizontal height: w < item width: group > >
          >
      >
      """
    let compiled = CompiledText(text)
    #expect(compiled.rendered == "")
    let swift = emitSwift(compiled.compilation.models, from: "test.layout").text
    for line in [
      "  private static let item2: CGFloat = 8", "  private static let configuration2: CGFloat = 4",
      "    let group2 = environment.container.contentSize.width / 2", "    let w = group2 / 3",
      "    let item = NSCollectionLayoutItem(", "    let w = group2 + 1",
      "    let w2 = group2 - 1", "    let section = NSCollectionLayoutSection(group: group)",
    ] {
      #expect(swift.contains(line + "\n"), "\(line) in \(swift)")
    }
  }

  @Test func whatAppKitLacksIsSaid() {
    let compiled = CompiledText("list plain")
    let both = emitSwift(compiled.compilation.models, from: "test.layout")
    #expect(both.issues[0].map { $0.kind } == [.notInAppKit(feature: "list")])
    #expect(!both.text.contains("AppKit"))
    let old = SwiftOptions(
      platform: .uikit, deploymentTarget: DeploymentTarget(iOS: SystemVersion(13)))
    #expect(
      emitSwift(compiled.compilation.models, from: "test.layout", options: old).issues[0].map {
        $0.kind
      } == [.needsNewerSystem(feature: "list", system: "iOS", needed: "14", target: "13")])
  }
}
