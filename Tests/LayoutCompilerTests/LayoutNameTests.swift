/// Layouts named after their file.

import LayoutCompiler
import Testing

@Suite struct LayoutNameTests {
  @Test(arguments: [
    ("photo-grid.layout", "PhotoGrid"), ("samples/photo_grid.layout", "PhotoGrid"),
    ("Feed.layout", "Feed"), ("two words.layout", "TwoWords"), ("3d.layout", "Layout3d"),
    ("a.b.layout", "AB"), (".layout", "Layout"), ("", "Layout"), ("---", "Layout"),
    ("éclair.layout", "Éclair"), ("über-uns.layout", "ÜberUns"), ("noExtension", "NoExtension"),
  ])
  func keepsLettersAndDigits(path: String, name: String) {
    #expect(layoutName(forFile: path) == name)
  }
}
