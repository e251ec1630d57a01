/// Uses of `define`s: arguments are bound to parameters, and the body is lowered anew.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

/// How deep pieces and elements may be nested once pieces are expanded.
let expansionDepthLimit = 256

extension Lowering {
  /// The piece that a call names; what is wrong with the name is reported.
  mutating func piece(named name: NameToken, allowed: [ElementName]) -> Int? {
    if case .piece(let index)? = names.visible[unit][name.text] { return index }
    guard !names.mayBeDeclared(name.text, in: unit), !isBrokenConstant(name) else {
      reports.countAgain()
      return nil
    }
    // Where nothing is declared, every use lacks it: that is one mistake.
    guard reports.isNew(name.text) else {
      reports.countAgain()
      return nil
    }
    let pieces = declaredNames { if case .piece = $0 { true } else { false } }
    let suggestion = suggestion(for: name.text, among: pieces + DimensionForm.names)
    if let suggestion, DimensionForm(named: suggestion) != nil {
      report(.unknownFunction(at(name.range), name: name.text, suggestion: suggestion))
    } else {
      report(
        .unknownElement(
          at(name.range), name: name.text, suggestion: suggestion,
          allowed: allowed.map { $0.rawValue }))
    }
    return nil
  }

  /// Whether a `let` has the name whose value couldn't be read.
  func isBrokenConstant(_ name: NameToken) -> Bool {
    guard case .constant(let index)? = names.visible[unit][name.text] else { return false }
    return names.constants[index].syntax.node.hasError
  }

  /// Goes on in the body of the piece that a call names, with its parameters as names; none where the
  /// call is wrong.
  mutating func enterPiece(_ call: CallSyntax, allowed: [ElementName]) -> EnteredPiece? {
    guard let name = call.name else { return nil }
    if call.node.hasError, names.visible[unit][name.text] == nil {
      reports.countAgain()
      return nil
    }
    guard let index = piece(named: name, allowed: allowed) else { return nil }
    let declaration = names.pieces[index]
    guard !declaration.isCircular else {
      reports.countAgain()
      return nil
    }
    guard !expansion.isChecking else {
      _ = bind(call, to: declaration, UseID(rawValue: 0))
      reports.countAgain()
      return nil
    }
    guard isSmallEnough(declaration, at: name.range) else { return nil }
    if declaration.syntax.node.hasError { doubts += 1 }
    let use = expansion.use(index, declaration)
    let entries = bind(call, to: declaration, use)
    let entered = EnteredPiece(
      use: use, children: declaration.syntax.body?.children ?? [], outerScope: scope,
      outerUnit: unit, hasError: declaration.syntax.node.hasError)
    scope = entries
    enter(declaration.unit)
    expansion.depth += 1
    return entered
  }

  /// Goes back to where the piece is used.
  mutating func leave(_ piece: EnteredPiece) {
    expansion.depth -= 1
    enter(piece.outerUnit)
    scope = piece.outerScope
  }

  /// Lowers a piece that nothing uses, to find what is wrong with it whatever it is given. The pieces
  /// that it uses are looked at by themselves.
  mutating func checkPiece(at index: Int) {
    let declaration = names.pieces[index]
    guard !declaration.isCircular, declaration.weight <= expansionLimit else { return }
    enter(declaration.unit)
    place = .definition
    expansion.isChecking = true
    for parameter in parameters(of: declaration) {
      // A default may use the parameters before it.
      if let expression = parameter.defaultValue,
        case .name(let token) = value(of: expression), !isAnyEnumerationValue(token.text)
      {
        reportUnknown(token)
      }
      if let name = parameter.name {
        scope.append(ScopeEntry(name: name.text, meaning: .unknown))
      }
    }
    checkBody(declaration.syntax.body?.children ?? [])
    scope = []
    place = .section
    expansion.isChecking = false
  }

  /// Whether a use keeps the layout within the limits; where it doesn't, says so once.
  private mutating func isSmallEnough(
    _ declaration: PieceDeclaration, at range: ByteRange
  ) -> Bool {
    let (count, overflow) = origin.elements.count.addingReportingOverflow(declaration.weight)
    if overflow || count > expansionLimit {
      if !expansion.isTooLarge {
        report(
          .expansionTooLarge(at(range), name: declaration.name.text, limit: expansionLimit))
      }
      expansion.isTooLarge = true
      reports.countAgain()
      return false
    }
    return isShallowEnough(at: range)
  }

  /// Whether one more element or piece may be nested here.
  mutating func isShallowEnough(at range: ByteRange) -> Bool {
    guard expansion.depth < expansionDepthLimit else {
      report(.expansionTooDeep(at(range), limit: expansionDepthLimit))
      return false
    }
    return true
  }
}

/// A piece that is being expanded.
struct EnteredPiece {
  var use: UseID
  var children: [SyntaxNode]
  var outerScope: [ScopeEntry]
  var outerUnit: Int
  /// Whether something in it couldn't be read.
  var hasError: Bool
}
