/// What the parser was reading, in words, with an example of it.

import LayoutSyntax

extension SyntaxContext {
  /// The word that begins the construct; none for those that begin with no word of their own.
  var element: String? {
    switch self {
    case .importDeclaration: return "import"
    case .letDeclaration: return "let"
    case .defineDeclaration: return "define"
    case .layoutDeclaration: return "layout"
    case .previewDeclaration: return "preview"
    case .requiresDeclaration: return "requires"
    case .ifElement, .conditional: return "if"
    case .repeatElement: return "repeat"
    case .eachElement: return "each"
    case .section: return "section"
    case .list: return "list"
    case .group: return "group"
    case .item: return "item"
    case .header: return "header"
    case .footer: return "footer"
    case .boundary: return "boundary"
    case .badge: return "badge"
    case .background: return "background"
    case .frame: return "frame"
    case .onScroll: return "onScroll"
    case .file, .parameters, .call, .attribute, .expression, .arguments, .body: return nil
    }
  }

  /// Where the parser was, to end a sentence.
  var whereabouts: String {
    if let element { return "in this " + Phrases.quoted(element) }
    switch self {
    case .file: return "at the level of the file"
    case .parameters: return "among these parameters"
    case .call: return "in this call"
    case .attribute: return "in the value of this attribute"
    case .arguments: return "between these parentheses"
    case .body: return "between `<` and `>`"
    default: return "in this expression"
    }
  }

  /// The construct once, whole and right; none where an example says nothing.
  var pattern: String? {
    switch self {
    case .file, .section: return "section feed < group horizontal 44 < item fractional(0.5) > >"
    case .importDeclaration: return "import \"Shared.layout\""
    case .letDeclaration: return "let gutter = 8"
    case .defineDeclaration: return "define card(share) < item fractional(share) >"
    case .layoutDeclaration: return "layout Museum < section < group horizontal 44 < item > > >"
    case .previewDeclaration: return "preview \"Phone\" device: iPhone16 items: 12"
    case .requiresDeclaration: return "requires iOS 15, macOS 12"
    case .parameters: return "(columns: Int = 3, aspectRatio: (Int) -> Number)"
    case .ifElement: return "if (container.width > 600) < item 44 > else < item 88 >"
    case .repeatElement: return "repeat 3 as i < item fractional(0.2 + 0.1 * i) >"
    case .eachElement: return "each < frame x: 0 y: 44 * index width: 44 height: 44 >"
    case .list: return "list settings insetGrouped"
    case .group: return "group horizontal 44 spacing: 8 < item fractional(0.5) >"
    case .item: return "item fractional(0.5) insets: 8"
    case .header: return "header 44 pinned"
    case .footer: return "footer 30"
    case .boundary: return "boundary leading 40 kind: \"index\""
    case .badge: return "badge \"new\" 20 at: topTrailing"
    case .background: return "background \"Card\" insets: 8"
    case .frame: return "frame x: 0 y: 0 width: 100 height: 50"
    case .onScroll: return "onScroll < scale: max(1 - distance / container.width, 0.5) >"
    case .call: return "card(0.5, inset: 8)"
    case .attribute: return "spacing: 8"
    case .conditional: return "if (container.width > 600) 16 else 8"
    case .expression, .arguments, .body: return nil
    }
  }
}
