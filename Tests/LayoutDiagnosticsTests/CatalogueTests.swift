/// The catalogue is whole: every code has a name, an explanation and examples.

import LayoutDiagnostics
import LayoutSyntax
import Testing

@Suite struct CatalogueTests {
  @Test func everyCode() {
    var names: Set<String> = []
    var titles: Set<String> = []
    for code in DiagnosticCode.allCases {
      let entry = code.descriptor
      #expect(entry.code == code)
      #expect(names.insert(entry.name).inserted, "\(entry.name) twice")
      #expect(titles.insert(entry.title).inserted, "\(entry.title) twice")
      #expect(
        entry.name.utf8.allSatisfy { (97...122).contains($0) || $0 == 45 || $0 == 56 },
        "\(entry.name)")
      #expect(entry.title.first?.isUppercase == (entry.title.hasPrefix("Apple")), "\(entry.title)")
      #expect(!entry.title.hasSuffix("."))
      #expect(entry.explanation.count > 80 && entry.explanation.hasSuffix("."), "\(entry.name)")
      #expect(!entry.explanation.contains("  "), "\(entry.name)")
      #expect(entry.failingExample != entry.mendedExample, "\(entry.name)")
      #expect(entry.failingExample.count > 10 && entry.mendedExample.count > 10, "\(entry.name)")
      #expect(entry.mendedExample.hasSuffix("\n") && !entry.mendedExample.hasSuffix("\n\n"))
      #expect(DiagnosticCode.find(entry.name) == code)
      #expect(DiagnosticCode.find(code.description) == code)
      for line in (entry.failingExample + entry.mendedExample).split(separator: "\n") {
        #expect(line.count <= 96, "\(entry.name): \(line)")
      }
    }
  }

  /// Brackets of the mended examples match; parentheses hide comparisons.
  @Test func mendedExamplesAreBalanced() {
    for code in DiagnosticCode.allCases where code.descriptor.exampleKind == .layout {
      var angles = 0
      var parentheses = 0
      for byte in code.descriptor.mendedExample.utf8 {
        switch byte {
        case UInt8(ascii: "("): parentheses += 1
        case UInt8(ascii: ")"): parentheses -= 1
        case UInt8(ascii: "<") where parentheses == 0: angles += 1
        case UInt8(ascii: ">") where parentheses == 0: angles -= 1
        default: break
        }
        #expect(angles >= 0 && parentheses >= 0, "\(code)")
      }
      #expect(angles == 0 && parentheses == 0, "\(code)")
    }
  }

  /// What is an error by the catalogue and a warning or note by some factory can be made less of.
  @Test func alwaysErrors() {
    for diagnostic in allDiagnostics where diagnostic.severity != .error {
      #expect(!diagnostic.code.isAlwaysError, "\(diagnostic.code)")
    }
    for code in DiagnosticCode.allCases where code.descriptor.severity != .error {
      #expect(!code.isAlwaysError, "\(code)")
    }
    #expect(DiagnosticCode.emptyLayout.isAlwaysError)
  }

  static let spellings: [(String, DiagnosticCode?)] = [
    ("L0412", DiagnosticCode.groupCannotFit), ("l0412", .groupCannotFit),
    ("412", .groupCannotFit), ("L1", .unreadableFile), ("group-cannot-fit", .groupCannotFit),
    ("L9999", nil), ("", nil), ("L", nil), ("L00412", nil), ("nothing", nil),
    ("GROUP-CANNOT-FIT", nil),
  ]

  @Test(arguments: spellings)
  func find(text: String, code: DiagnosticCode?) {
    #expect(DiagnosticCode.find(text) == code)
  }

  @Test func order() {
    func at(_ file: UInt32, _ start: Int, _ end: Int) -> Place {
      Place(FileID(file), ByteRange(start: start, end: end))
    }
    let ordered: [Diagnostic] = [
      .sectionWithoutGroup(at(0, 4, 5)), .emptyLayout(at(0, 4, 5)), .emptyLayout(at(0, 4, 6)),
      .sectionWithoutGroup(at(0, 9, 9)), .divisionByZero(at(1, 0, 1)),
      .unreadableFile(path: "a", reason: "b"),
    ]
    #expect(ordered.reversed().inOrder() == ordered)
    #expect(ordered.inOrder() == ordered)
  }
}
