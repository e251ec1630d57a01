/// What begins and ends a token.

import LayoutSyntax
import LayoutTestSupport
import Testing

@Suite struct LexerTests {
  @Test(arguments: texts)
  func tokensAreWhatIsWritten(_ text: String, _ expected: [String]) {
    let source = Array(text.utf8)
    let tokens = lex(source).tokens.dropLast().map {
      String(decoding: source[Int($0.start)..<Int($0.end)], as: UTF8.self)
    }
    #expect(tokens.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test func keywordsAreRecognisedAndNothingElse() {
    for keyword in Keyword.allCases where keyword != .none {
      let text = keyword.text.description
      for (word, expected) in [
        (text, keyword), (text + "s", .none), (String(text.dropLast()), .none),
        (text.uppercased(), .none), ("`" + text + "`", .none), ("x" + text.dropFirst(), .none),
      ] {
        #expect(lex(Array(word.utf8)).tokens[0].keyword == expected, "\(word)")
      }
    }
  }

  @Test func tokensAreSmall() {
    #expect(MemoryLayout<Token>.stride == 12)
    #expect(MemoryLayout<Node>.stride == 16)
  }
}

// swift-format-ignore
private let texts = [
  ("8 0.5 1_000 1e-3 44pt 50% 1.x 12px", ["8", "0.5", "1_000", "1e-3", "44pt", "50%", "1", ".", "x", "12px"]),
  ("a.b<=c>=d==e!=f&&g||h->i", ["a", ".", "b", "<=", "c", ">=", "d", "==", "e", "!=", "f", "&&", "g", "||", "h", "->", "i"]),
  ("<<>>= = - !", ["<", "<", ">", ">=", "=", "-", "!"]),
  ("`item` ` `1` größe 画像 _1", ["`item`", "`", "`", "1", "`", "größe", "画像", "_1"]),
  ("a/*b/*c*/d*/e//f\rg\u{0B}h\u{0C}i", ["a", "e", "g", "h", "i"]),
  ("\"a\\\"b\" \"c\nd \"é\"", ["\"a\\\"b\"", "\"c", "d", "\"é\""]),
  ("\u{FEFF}a#$%b\u{0}c\u{A0}d\u{FEFF}", ["a", "#$%", "b", "\u{0}", "c", "\u{A0}", "d", "\u{FEFF}"]),
  ("e\u{301}\u{301} \u{301}", ["e\u{301}\u{301}", "\u{301}"]),
]
