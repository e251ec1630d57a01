/// The shape of trees, where the grammar leaves a choice.

import LayoutSyntax
import LayoutTestSupport
import Testing

@Suite struct TreeTests {
  /// Trees on one line: a node is its kind and, in parentheses, its tokens and children; `!` where
  /// something is in doubt.
  @Test(arguments: shapes)
  func shapesAreWhatTheGrammarSays(_ text: String, _ expected: String) {
    let tree = parse(Array(text.utf8)).tree
    #expect(tree.root.children.map(shape).joined(separator: " ") == expected)
  }

  @Test func dumpsShowNodesRangesAndTokens() {
    let tree = parse(Array("/// Doc\nsection feed <\n  item 50%, pinned\n".utf8)).tree
    #expect(
      dump(tree) == """
        file 8..<42 !
          section 8..<41 !
            "section"
            flag 16..<20
              "feed"
            body 21..<41 !
              "<"
              item 25..<41
                "item"
                dimension 30..<33
                  number 30..<33
                    "50%"
                unexpected 33..<34
                  ","
                flag 35..<41
                  "pinned"
              missing 41..<41 !

        """)
  }

  private func shape(_ node: SyntaxNode) -> String {
    let tree = node.tree
    let record = tree.nodes[Int(node.id.rawValue)]
    var parts = [node.kind.name.description + (node.hasError ? "!" : "")]
    var token = Int(record.firstToken)
    for child in node.children {
      let childRecord = tree.nodes[Int(child.id.rawValue)]
      parts += tree.tokens[token..<Int(childRecord.firstToken)].map { tree.string($0.range) }
      parts.append(shape(child))
      token = Int(childRecord.endToken)
    }
    parts += tree.tokens[token..<Int(record.endToken)].map { tree.string($0.range) }
    return "(" + parts.joined(separator: " ") + ")"
  }
}

// Long lines: a shape reads best on one.
// swift-format-ignore
private let shapes = [
  ("section list < list item plain >",
      "(section section (flag list) (body < (list list (flag item) (flag plain)) >))"),
  ("section if (a) < >",
      "(section section) (if if ( (member a) ) (body < >))"),
  ("section repeat < > section repeat 2 < >",
      "(section section (flag repeat) (body < >)) (section section) (repeat repeat (number 2) (body < >))"),
  ("section hot rest = shelf(1) insets: 8",
      "(section section (flag hot) (flag rest) (template = shelf (arguments ( (argument (number 1)) ))) (attribute insets : (number 8)))"),
  ("item card(1) header pinned (4)",
      "(item item) (call card (arguments ( (argument (number 1)) ))) (header header (flag pinned) (dimension (tuple ( (argument (number 4)) ))))"),
  ("itm fractional(1) < item >",
      "(unknownElement itm (dimension (functionCall fractional (arguments ( (argument (number 1)) )))) (body < (item item) >))"),
  ("`item` 8 < > width: 5 `item`: 6 `item`(7)",
      "(unknownElement `item` (dimension (number 8)) (body < >)) (assignment width : (number 5)) (assignment `item` : (number 6)) (call `item` (arguments ( (argument (number 7)) )))"),
  ("let item = item + list * 2 - a.b.c",
      "(let let item = (sum (member item) + (product (member list) * (number 2)) - (member a . b . c)))"),
  ("let a = (b < c && !d == e || f)",
      "(let let a = (tuple ( (argument (disjunction (conjunction (comparison (member b) < (member c)) && (comparison (prefixed ! (member d)) == (member e))) || (member f))) )))"),
  ("let a = -2 * if (b) 1 else 2 + 3",
      "(let let a = (product (prefixed - (number 2)) * (conditional if ( (member b) ) (number 1) else (sum (number 2) + (number 3)))))"),
  ("item , .pinned $ width = 5",
      "(item! item (unexpected ,) (unexpected .) (flag pinned) (unexpected! $) (attribute width (unexpected =) (number 5)))"),
  ("repeat 2 as < item > item insets:",
      "(repeat! repeat (number 2) as (missing!) (body < (item item) >)) (item! item (attribute! insets : (missing!)))"),
  ("item 12px < badge >",
      "(item! item (dimension! (number! 12px)) (body! < (badge! badge (missing!)) >))"),
]
