/// What the parser expected, in the words of what it was reading.

import LayoutSyntax

extension Expectation {
  /// A few words, for a label beside the place.
  var shortPhrase: String {
    switch self {
    case .declaration: return "a declaration"
    case .child: return "an element"
    case .name: return "a name"
    case .string: return "text in quotes"
    case .number: return "a number"
    case .expression: return "a value"
    case .type: return "a type"
    case .colon: return "`:`"
    case .equals: return "`=`"
    case .arrow: return "`->`"
    case .openAngle: return "`<`"
    case .openParenthesis: return "`(`"
    case .elseKeyword: return "`else`"
    case .ifKeyword: return "`if`"
    case .letKeyword: return "`let`"
    case .defineKeyword: return "`define`"
    case .operand: return "an attribute"
    case .comma: return "`,`"
    }
  }

  /// What was expected and where, to follow the word "expected".
  func phrase(in context: SyntaxContext) -> String {
    special(in: context) ?? general + " " + context.whereabouts
  }

  // MARK: -

  /// Where the grammar has the pair and a better sentence than the general one exists.
  private func special(in context: SyntaxContext) -> String? {
    switch (self, context) {
    case (.declaration, .file):
      return "a section, `layout`, `let`, `define` or another declaration"
    case (.name, .letDeclaration): return "the constant's name after `let`"
    case (.name, .defineDeclaration): return "a name after `define`"
    case (.name, .layoutDeclaration): return "the layout's name after `layout`"
    case (.name, .requiresDeclaration): return "a platform such as `iOS` after `requires`"
    case (.name, .parameters): return "a parameter's name"
    case (.name, .repeatElement): return "the variable's name after `as`"
    case (.name, .boundary): return "an edge such as `leading` after `boundary`"
    case (.name, .section): return "the name of a `define` after `=`"
    case (.name, .expression): return "a name after `.`"
    case (.string, .importDeclaration): return "the path of a file in quotes after `import`"
    case (.string, .previewDeclaration): return "a title in quotes after `preview`"
    case (.string, .badge): return "an element kind in quotes after `badge`"
    case (.string, .background): return "an element kind in quotes after `background`"
    case (.number, .requiresDeclaration): return "a version such as `15` after the platform"
    case (.expression, .letDeclaration): return "the constant's value after `=`"
    case (.expression, .attribute): return "the attribute's value after `:`"
    case (.expression, .ifElement), (.expression, .conditional):
      return "a condition or a value in this `if`"
    case (.expression, .repeatElement): return "how many times to repeat, after `repeat`"
    case (.expression, .parameters): return "the parameter's default value after `=`"
    case (.expression, .arguments), (.expression, .call): return "an argument between `(` and `)`"
    case (.type, .parameters): return "a type such as `Int` after `:`"
    case (.colon, .attribute): return "`:` between the attribute's name and its value"
    case (.equals, .letDeclaration): return "`=` after the constant's name"
    case (.arrow, .parameters): return "`->` and a type after `(Int)`"
    case (.openParenthesis, .ifElement), (.openParenthesis, .conditional):
      return "`(` before the condition of this `if`"
    case (.elseKeyword, .conditional), (.elseKeyword, .expression):
      return "`else` and the value for the other case"
    case (.ifKeyword, _): return "`if` before a condition"
    case (.defineKeyword, _): return "`define` before the name of a definition"
    case (.letKeyword, _): return "`let` before the name of a constant"
    case (.comma, .arguments), (.comma, .call): return "`,` or `)` after an argument"
    case (.comma, .parameters): return "`,` or `)` after a parameter"
    case (.operand, _), (.openAngle, _):
      return context.element.map { general + " of this " + Phrases.quoted($0) }
    default: return nil
    }
  }

  /// What is expected wherever it is.
  private var general: String {
    switch self {
    case .child: return "an element such as `item`"
    case .operand: return "an attribute, a flag or a dimension"
    case .openAngle: return "`<` before the children"
    default: return shortPhrase
    }
  }
}
