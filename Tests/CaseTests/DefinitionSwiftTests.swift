/// Generated Swift of definitions, kept to be read.

import LayoutCompiler
import LayoutEmit
import LayoutTestSupport
import Testing

@Suite struct DefinitionSwiftTests {
  private static let folder = "Tests/Cases/swift/defines/"

  @Test(arguments: [
    "closures", "conditions", "counts", "environment", "forms", "imports", "nested", "templates",
    "words",
  ])
  func readsAsRecorded(name: String) throws {
    var files: [String: String] = [:]
    for path in Repository.files(below: Self.folder, suffix: ".layout") {
      // Imports are relative to the folder of the file that imports.
      let file = path.dropFirst(Self.folder.count).split(separator: "/").joined(separator: "/")
      files[file] = try Repository.text(path)
      files[String(file.split(separator: "/").last ?? "")] = try Repository.text(path)
    }
    let compiled = CompiledText(files: files, root: name + ".layout")
    #expect(compiled.rendered == "")
    let file = emitSwift(compiled.compilation.models, from: name + ".layout")
    #expect(goldenDifference(file.text, "swift/defines/" + name + ".swift.txt") == nil)
    let again = emitSwift(compiled.compilation.models, from: name + ".layout")
    #expect(again == file)
  }

  @Test func kindsAreTheParametersOfUIKit() {
    let compiled = CompiledText(
      """
      define referred(reference, height) <
          section insetsReference: reference < group horizontal height: height < item > >
      >
      section a = referred(safeArea, 10)
      section b = referred(none, 20)
      """)
    #expect(compiled.rendered == "")
    let swift = emitSwift(
      compiled.compilation.models, from: "test.layout", options: SwiftOptions(platform: .uikit)
    ).text
    for line in [
      "    referred(reference: .safeArea, height: 10)",
      "    referred(reference: .none, height: 20)",
      "    section.contentInsetsReference = reference",
    ] {
      #expect(swift.contains(line + "\n"), "\(line) in \(swift)")
    }
  }

  /// What a group with a count gives its child can't be given to a call.
  @Test func repeatedChildrenAreWrittenOut() {
    let compiled = CompiledText(
      """
      define cell(gap) < item insets: gap >
      section a < group horizontal 100 count: 3 < cell(2) > >
      section b < group vertical 100 count: 2 < cell(4) > >
      section c < group horizontal 100 < cell(1) cell(2) > >
      """)
    #expect(compiled.rendered == "")
    let target = DeploymentTarget(
      iOS: SystemVersion(16), tvOS: SystemVersion(16), macOS: SystemVersion(13))
    let swift = emitSwift(
      compiled.compilation.models, from: "test.layout",
      options: SwiftOptions(deploymentTarget: target)
    ).text
    for line in [
      "        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))",
      "      repeatingSubitem: item,", "      subitems: [cell(gap: 1), cell(gap: 2)])",
    ] {
      #expect(swift.contains(line + "\n"), "\(line) in \(swift)")
    }
    let old = emitSwift(compiled.compilation.models, from: "test.layout").text
    #expect(old.contains("      subitem: cell(gap: 2),\n"))
  }
}
