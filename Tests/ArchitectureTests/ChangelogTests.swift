/// The changelog tells of the version that the tool prints.

import LayoutCLI
import Testing

@Suite struct ChangelogTests {
  @Test func topHeadingIsTheVersion() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let bytes = try System.real.readFile("/\(root)/CHANGELOG.md")
    let text = String(decoding: bytes, as: UTF8.self)
    let heading = text.split(separator: "\n").first { $0.hasPrefix("## [") }
    #expect(heading?.hasPrefix("## [\(version)]") == true)
  }
}
