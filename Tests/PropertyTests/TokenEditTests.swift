/// One token more or less makes one mistake, not ten: at most two diagnostics, the first at the place.

import LayoutCompiler
import LayoutDiagnostics
import LayoutSyntax
import LayoutTestSupport
import Testing

/// What a slip of the keyboard may put into a file.
private let insertions = [
  "<", ">", "(", ")", ":", ",", "name", "7", "\"text\"", "item", "group", "section", "if", "else",
  "let", "repeat", ".", "=", "{", "}", "+", "-", ";", "&&", "==", "[", "]", "/", "fractional",
]

/// A text that differs by one token from a valid one.
private struct Slip {
  var text: [UInt8]
  /// From the token before the change to the token after it.
  var place: Range<Int>
  var title: String
}

/// What is counted over all slips.
private struct Count {
  var slips = 0
  var valid = 0
  var exact = 0
  var atMostTwo = 0
  var worst: [String] = []
}

@Suite struct TokenEditTests {
  static let samples =
    Repository.files(below: "samples", suffix: ".layout")
    + Repository.files(below: "Tests/Cases/language", suffix: ".layout")

  /// Every file is deleted from and inserted into at positions that are spread over all files alike.
  @Test func oneTokenIsOneMistake() throws {
    var deletions = Count()
    var additions = Count()
    var position = 0
    for path in Self.samples {
      let source = try Repository.bytes(path)
      guard try !CompiledText(file: path).compilation.hasErrors else { continue }
      let tokens = lex(source).tokens
      for index in tokens.indices {
        position += 1
        if position % 7 == 0, index < tokens.count - 1 {
          count(Slip(source, tokens, without: index), path, in: &deletions)
        }
        if position % 11 == 0 {
          let word = insertions[position / 11 % insertions.count]
          count(Slip(source, tokens, with: word, before: index), path, in: &additions)
        }
      }
    }
    report("deleting one token", deletions)
    report("inserting one token", additions)
    for counted in [deletions, additions] {
      #expect(counted.slips > 400)
      #expect(counted.exact * 100 >= counted.slips * 95, "\(counted.worst)")
      #expect(counted.atMostTwo == counted.slips, "\(counted.worst)")
    }
  }

  // MARK: - Helpers

  private func count(_ slip: Slip, _ path: String, in count: inout Count) {
    let compilation = CompiledText(slip.text, at: path).compilation
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    count.slips += 1
    guard let first = errors.first else {
      count.valid += 1
      count.exact += 1
      count.atMostTwo += 1
      return
    }
    // A label counts: where a bracket lacks its other half, either may be the slip.
    let isExact = ([first.primary] + first.secondary).contains { label in
      Int(label.range.end) >= slip.place.lowerBound
        && Int(label.range.start) <= slip.place.upperBound
    }
    if isExact { count.exact += 1 }
    if errors.count <= 2 { count.atMostTwo += 1 }
    if !isExact || errors.count > 2 {
      count.worst.append("\(path) \(slip.title): \(errors.count)\(isExact ? "" : ", elsewhere")")
    }
  }

  private func report(_ title: String, _ count: Count) {
    let exact = Double(count.exact * 1000 / count.slips) / 10
    let atMostTwo = Double(count.atMostTwo * 1000 / count.slips) / 10
    print(
      """
      \(title): \(count.slips) texts, \(count.valid) of them valid; \
      \(exact) % exact, \(atMostTwo) % with at most two diagnostics
      """)
  }
}

extension Slip {
  init(_ source: [UInt8], _ tokens: [Token], without index: Int) {
    func isSame(_ other: Int) -> Bool {
      source[Int(tokens[other].start)..<Int(tokens[other].end)]
        .elementsEqual(source[Int(tokens[index].start)..<Int(tokens[index].end)])
    }
    // Of several equal tokens in a row it makes no difference which one is deleted.
    var first = index
    while first > 0, isSame(first - 1) { first -= 1 }
    var last = index
    while last + 1 < tokens.count, isSame(last + 1) { last += 1 }
    let token = tokens[index]
    let start = first > 0 ? Int(tokens[first - 1].start) : 0
    let end = Int(tokens[min(last + 1, tokens.count - 1)].end)
    text = Array(source[..<Int(token.start)] + source[Int(token.end)...])
    place = start..<max(start, end - token.range.count)
    title = "without the token at \(token.start)"
  }

  init(_ source: [UInt8], _ tokens: [Token], with word: String, before index: Int) {
    let token = tokens[index]
    let piece = Array((" " + word + " ").utf8)
    text = Array(source[..<Int(token.start)] + piece + source[Int(token.start)...])
    let start = index > 0 ? Int(tokens[index - 1].start) : 0
    place = start..<Int(token.end) + piece.count
    title = "with `\(word)` at \(token.start)"
  }
}
