/// Whatever the bytes: a tree that prints back to them, soon, and without a trap.

import LayoutSyntax
import LayoutTestSupport
import Testing

@Suite struct LosslessTests {
  @Test(
    arguments: layoutFiles().filter {
      !$0.name.hasPrefix("language/mistakes-") && !$0.name.hasPrefix("newcomers/")
    })
  func filesReadWithoutIssuesAndPrintBack(_ file: SourceFile) {
    let parsed = parse(file.source)
    #expect(parsed.issues.isEmpty)
    #expect(!parsed.tree.root.hasError)
    #expect(parsed.tree.text == file.source)
  }

  @Test func filesWithoutOneOfTheirTokensPrintBack() {
    for file in layoutFiles() where file.name.hasPrefix("language/") {
      let tokens = lex(file.source).tokens
      for (index, token) in tokens.enumerated() where index % 7 == 0 {
        let source = file.source[..<Int(token.start)] + file.source[Int(token.end)...]
        expectWhole(Array(source))
        expectWhole(Array(file.source[..<Int(token.end)]))
      }
    }
  }

  @Test func shuffledTokensPrintBack() throws {
    var generator = SeededGenerator(seed: 1)
    let file = try #require(layoutFiles().first { $0.name == "language/everything.layout" })
    let words = lex(file.source).tokens.map { file.source[Int($0.start)..<Int($0.end)] }
    for _ in 0..<100 {
      let count = Int.random(in: 1...60, using: &generator)
      var source: [UInt8] = []
      for _ in 0..<count {
        source += words.randomElement(using: &generator) ?? []
        source.append(Bool.random(using: &generator) ? 0x20 : 0x0A)
      }
      expectWhole(source)
    }
  }

  @Test func randomBytesPrintBack() {
    var generator = SeededGenerator(seed: 2)
    let alphabet: [UInt8] =
      Array("<>(){}[]:,;.=+-*/!&|`\"\\#a1_ \n\r\tif é".utf8) + [0, 0xFF, 0xE2]
    for round in 0..<1_000 {
      let count = Int.random(in: 0...40, using: &generator)
      let source: [UInt8] = (0..<count).map { _ in
        round % 2 == 0
          ? UInt8.random(in: 0...255, using: &generator)
          : alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      expectWhole(source)
    }
  }

  /// Deep, long and unfinished: each would overflow the stack or take minutes if it could.
  @Test(arguments: [
    "<", "(", "!", "-", "if (", "section <", "else if", "if (a) < > else ", "repeat 1 <", "a+",
    "x: a+", "x: (1,", ">", ")", ",", ".", "a.", "\"", "/*", "#", "group ", "{", "[", "x: (a + ",
    "x: (a<", "section = f(", "x: a && ", "let a = if (b) c else ", "define a(b: (", "each <",
  ])
  func repetitionsPrintBack(_ piece: String) {
    let repeated = String(repeating: piece, count: 8_000)
    for source in [repeated, "section a < item x: (" + repeated] {
      let bytes = Array(source.utf8)
      let parsed = parse(bytes)
      #expect(parsed.tree.text == bytes)
      #expect(!parsed.issues.isEmpty)
    }
  }

  @Test func chainsThatAreTooLongAreCutOnce() {
    let source = Array(("let a = 1" + String(repeating: " + 1", count: 1_000)).utf8)
    let parsed = parse(source)
    #expect(parsed.issues.map(\.kind) == [.nestingTooDeep(limit: 256)])
    let longest = Array(("let a = 1" + String(repeating: " + 1", count: 255)).utf8)
    #expect(parse(longest).issues.isEmpty)
  }

  @Test func filesThatAreTooLargeAreNotRead() {
    let source = [UInt8](repeating: 0x20, count: 64 << 20 + 1)
    let parsed = parse(source)
    #expect(parsed.issues.map(\.kind) == [.fileTooLarge(limit: 64 << 20)])
    #expect(parsed.tree.text.count == source.count)
  }

  /// The tree prints back, its nodes nest, and its issues are inside the file and in order.
  private func expectWhole(
    _ source: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let parsed = parse(source)
    let nodes = parsed.tree.nodes
    var isWhole = parsed.tree.text == source && parsed.tree.root.kind == .file
    var position: UInt32 = 0
    for issue in parsed.issues {
      isWhole = isWhole && issue.range.start >= position && issue.range.end <= source.count
      position = issue.range.start
    }
    for (index, node) in nodes.enumerated() {
      isWhole = isWhole && index + Int(node.subtreeCount) <= nodes.count
      isWhole = isWhole && node.firstToken <= node.endToken
    }
    isWhole = isWhole && Int(nodes[0].subtreeCount) == nodes.count
    isWhole = isWhole && (!parsed.tree.root.hasError || !parsed.issues.isEmpty)
    guard !isWhole else { return }
    Issue.record("not whole: \(source)", sourceLocation: sourceLocation)
  }
}
