/// What a fix does that puts what was expected.

import LayoutSyntax

extension Expectation {
  /// The fix's title and whether it may be applied unasked; none where only a person can tell.
  func mendTitle(in context: SyntaxContext) -> (text: String, applicability: Applicability)? {
    switch (self, context) {
    case (.string, .importDeclaration): return ("remove the import", .maybe)
    case (.string, _): return ("put it in quotes", .always)
    case (.equals, _): return ("write `=`", .always)
    case (.comma, _): return ("add `,`", .always)
    case (.colon, _): return ("add `:`", .always)
    case (.openParenthesis, _): return ("add `(`", .always)
    case (.openAngle, _): return ("add the brackets", .always)
    case (.letKeyword, _): return ("add `let`", .maybe)
    case (.operand, _): return ("add `kind:`", .maybe)
    case (.defineKeyword, _): return ("add `define`", .always)
    default: return nil
    }
  }
}
