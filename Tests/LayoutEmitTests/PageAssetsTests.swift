/// The page's parts are those of the files that they are generated from.

import LayoutTestSupport
import Testing

@testable import LayoutEmit

@Suite struct PageAssetsTests {
  private static let folder = "Sources/LayoutEmit/HTML/Page"

  /// `.ci/embed` writes them.
  @Test func areThoseOfTheFiles() throws {
    func texts(_ suffix: String) throws -> [String] {
      try Repository.files(below: Self.folder, suffix: suffix).map { try Repository.text($0) }
    }
    #expect(PageAssets.page == (try texts(".html")).joined())
    #expect(PageAssets.style == (try texts(".css")).joined())
    let scripts = try texts(".js")
    #expect(PageAssets.script == scripts.joined(separator: "\n"))
    #expect(scripts.count > 20 && scripts.allSatisfy { $0.hasSuffix("\n") })
  }

  @Test func placeholdersStandOnce() {
    for placeholder in ["/*css*/", "/*js*/", "/*data*/", "/*module*/"] {
      #expect(PageAssets.page.split(separator: placeholder).count == 2, "\(placeholder)")
    }
  }

  /// Texts that look like parts of the page stay texts.
  @Test func nothingIsFilledInTwice() {
    let odd = "/*js*/ </script><!-- \u{2028} \u{0} \"\\ /*module*/"
    let page = PreviewPage(
      title: odd, documents: ["a.layout"], main: "a.layout",
      files: [PreviewFile(path: "a.layout", text: odd)], version: "1")
    let text = String(decoding: writePreviewPage(page), as: UTF8.self)
    let escaped = #"/*js*/ \u003c/script>\u003c!-- \#u{2028} \u0000 \"\\ /*module*/"#
    #expect(text.split(separator: escaped, omittingEmptySubsequences: false).count == 3)
    #expect(text.hasSuffix("</html>\n"))
  }

  @Test func theSolverIsInThePage() {
    #expect(PreviewModule.byteCount > 100_000)
    // The start of gzip.
    #expect(PreviewModule.base64.hasPrefix("H4sI"))
    #expect(PreviewModule.base64.utf8.count % 4 == 0)
  }

  @Test func updatesAreScripts() {
    let files = [PreviewFile(path: "a.layout", text: "section < >\n")]
    #expect(
      String(decoding: writePreviewUpdate(files, stamp: 7), as: UTF8.self)
        == #"layoutPreview.update({"stamp":7,"files":[{"path":"a.layout","text":"#
        + #""section \u003c >\n"}]})"# + "\n")
  }
}
