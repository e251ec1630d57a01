/// Sections that are made from definitions.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// Whether the definition that a call names gives one section, and nothing else.
  func givesOneSection(_ call: CallSyntax) -> Bool {
    guard let name = call.name, case .piece(let index)? = names.visible[unit][name.text] else {
      return false
    }
    return names.pieces[index].onlySection != nil
  }

  /// The section that a use beside sections gives.
  mutating func section(madeBy call: CallSyntax, index: Int) -> Section? {
    guard let (use, made) = parts(madeBy: call) else { return nil }
    var parts = made
    parts.template = SectionTemplate(
      use: use, content: made.content,
      boundarySupplementaryItems: made.boundarySupplementaryItems)
    return section(parts, index: index)
  }

  /// The section that a definition gives for the arguments of a call.
  mutating func parts(madeBy call: CallSyntax) -> (use: UseID, parts: SectionParts)? {
    guard let piece = enterPiece(call, allowed: [.section, .list]) else { return nil }
    defer { leave(piece) }
    var found: SectionParts?
    var isOnly = true
    for node in piece.children {
      if let syntax = LetSyntax(node) {
        _ = declare(syntax)
      } else if let element = ElementSyntax(node),
        element.element == .section || element.element == .list
      {
        isOnly = isOnly && found == nil
        found = parts(of: element)
        if found == nil { return nil }
      } else {
        isOnly = isOnly && node.hasError
      }
    }
    guard let found, isOnly else {
      if piece.hasError {
        reports.countAgain()
      } else if let name = call.name {
        let outer = Place(names.files[piece.outerUnit], name.range)
        report(.notOneSection(outer, name: name.text))
      }
      return nil
    }
    return (piece.use, found)
  }

  /// Lowers what stands in a definition that nothing uses.
  mutating func checkBody(_ nodes: [SyntaxNode]) {
    let outerCount = scope.count
    defer { scope.removeLast(scope.count - outerCount) }
    holdsMisplaced = false
    let context = ParentContext(
      element: .group, bareSide: .side(.horizontal),
      allowed: [
        .item, .group, .frame, .header, .footer, .boundary, .badge, .background, .onScroll,
      ], description: "define")
    for node in nodes {
      if let syntax = LetSyntax(node) {
        _ = declare(syntax)
      } else if let element = ElementSyntax(node),
        element.element == .section || element.element == .list
      {
        _ = parts(of: element)
      } else {
        _ = moreChildren([node], in: context)
      }
    }
  }
}

extension PieceDeclaration {
  /// The section that the piece gives, if it gives nothing else.
  var onlySection: ElementSyntax? {
    var found: ElementSyntax?
    for node in syntax.body?.children ?? [] where LetSyntax(node) == nil {
      guard found == nil, let element = ElementSyntax(node),
        element.element == .section || element.element == .list
      else { return nil }
      found = element
    }
    return found
  }
}
