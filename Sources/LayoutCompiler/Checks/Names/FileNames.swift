/// Every name of a file with its uses: what the checks of names read.

import LayoutSyntax

/// The names that the first of some files declares or imports, and where it uses them.
struct FileNames {
  private(set) var declarations: [NamedDeclaration] = []
  /// The files that a name was used of, as positions in the files of the compilation.
  private(set) var usedUnits: Set<Int> = []
  /// The uses of each definition.
  private(set) var calls: [Int: [CallSyntax]] = [:]
  /// The inputs that previews give values for.
  private(set) var previewInputs: Set<String> = []
  /// Whether the file holds a layout: else its names are there for others.
  private(set) var holdsLayout = false

  /// By name, innermost last.
  private var meanings: [String: [Int]] = [:]
  /// The names of the open scopes.
  private var scope: [String] = []
  /// The definition being looked at.
  private var definition: Int?
  /// What the place gives by itself, and what it is called.
  private var given = GivenNames()

  /// - Complexity: O(nodes of the first file + declarations of those that it imports).
  init(_ files: SourceFiles) {
    guard let file = files.units.first else { return }
    let children = FileSyntax(file.parsed.tree).children
    for node in children { declareOutside(node, unit: 0) }
    for case .unit(let unit) in file.imports where unit != 0 {
      for node in FileSyntax(files.units[unit].parsed.tree).children {
        declareOutside(node, unit: unit)
      }
    }
    for node in children {
      if let syntax = LetSyntax(node) {
        visit(syntax.value?.node)
      } else {
        visit(node)
      }
    }
  }

  // MARK: - Declarations

  private mutating func declareOutside(_ node: SyntaxNode, unit: Int) {
    if let name = LetSyntax(node)?.name {
      declareOutside(NamedDeclaration(.constant, name, node), unit)
    } else if let name = DefineSyntax(node)?.name {
      declareOutside(NamedDeclaration(.definition, name, node), unit)
    } else if unit == 0,
      node.kind == .layout || node.kind == .if || node.kind == .repeat
        || node.kind == .call || node.kind.isElement
    {
      holdsLayout = true
    }
  }

  private mutating func declareOutside(_ declaration: NamedDeclaration, _ unit: Int) {
    let name = declaration.name.text
    guard meanings[name] == nil else { return }
    var declaration = declaration
    declaration.unit = unit
    if unit == 0, Self.words.contains(name) { declaration.hidden = .word }
    meanings[name] = [declarations.count]
    declarations.append(declaration)
  }

  private mutating func declare(_ declaration: NamedDeclaration) {
    let name = declaration.name.text
    var declaration = declaration
    declaration.definition = definition
    if let outer = meanings[name]?.last {
      declaration.hidden = .declaration(outer)
    } else if Self.words.contains(name) {
      declaration.hidden = .word
    }
    meanings[name, default: []].append(declarations.count)
    scope.append(name)
    declarations.append(declaration)
  }

  private static let words: Set<String> = ["pi", "true", "false"]

  /// Forgets the names that `body` declares.
  private mutating func scoped(_ body: (inout FileNames) -> Void) {
    let outer = scope.count
    body(&self)
    while scope.count > outer, let name = scope.popLast() { meanings[name]?.removeLast() }
  }

  // MARK: - Uses

  private mutating func use(_ name: NameToken) {
    guard let index = meanings[name.text]?.last else { return }
    declarations[index].isUsed = true
    usedUnits.insert(declarations[index].unit)
    if declarations[index].mistaken == nil, let giver = given.giver(of: name.text) {
      declarations[index].mistaken = (name.range, giver)
    }
  }

  private mutating func visit(_ node: SyntaxNode?) {
    guard let node else { return }
    switch node.kind {
    case .let:
      guard let syntax = LetSyntax(node) else { return }
      visit(syntax.value?.node)
      if let name = syntax.name { declare(NamedDeclaration(.local, name, node)) }
    case .define:
      guard let syntax = DefineSyntax(node) else { return }
      let outer = definition
      definition = syntax.name.flatMap { meanings[$0.text]?.first }
      visitOwner(syntax.parameters, .parameter, syntax.name) { $0.visit(syntax.body?.node) }
      definition = outer
    case .layout:
      guard let syntax = LayoutDeclarationSyntax(node) else { return }
      visitOwner(syntax.parameters, .input, syntax.name) { names in
        for operand in syntax.operands { names.visit(operand.node) }
        names.visit(syntax.body?.node)
      }
    case .repeat:
      guard let syntax = RepeatSyntax(node) else { return }
      visit(syntax.count?.node)
      scoped { names in
        if let name = syntax.variable { names.declare(NamedDeclaration(.variable, name, node)) }
        names.visit(syntax.body?.node)
      }
    case .body: scoped { $0.visitChildren(of: node) }
    case .call, .template:
      if let call = CallSyntax(node), let name = call.name {
        use(name)
        if let index = meanings[name.text]?.last { calls[index, default: []].append(call) }
      }
      visitChildren(of: node)
    case .functionCall:
      if case .call(let name, _)? = ExpressionSyntax(node)?.form { use(name) }
      visitChildren(of: node)
    case .member:
      if case .path(let names)? = ExpressionSyntax(node)?.form, names.count == 1 { use(names[0]) }
    case .preview:
      collectInputs(of: node)
      visitChildren(of: node)
    default:
      let outer = given
      if let element = ElementSyntax(node) { given.enter(element) }
      visitChildren(of: node)
      given = outer
    }
  }

  private mutating func collectInputs(of preview: SyntaxNode) {
    for operand in PreviewSyntax(preview)?.operands ?? [] {
      guard case .attribute(let name, let value?) = operand.form,
        name.text == PropertyName.inputs.text, case .tuple(let arguments) = value.form
      else { continue }
      for argument in arguments { argument.label.map { _ = previewInputs.insert($0.text) } }
    }
  }

  private mutating func visitChildren(of node: SyntaxNode) {
    for child in node.children { visit(child) }
  }

  private mutating func visitOwner(
    _ parameters: [ParameterSyntax], _ kind: NamedDeclaration.Kind, _ owner: NameToken?,
    _ body: (inout FileNames) -> Void
  ) {
    let siblings = parameters.map { $0.node }
    scoped { names in
      for parameter in parameters {
        names.visit(parameter.defaultValue?.node)
        guard let name = parameter.name else { continue }
        var declaration = NamedDeclaration(kind, name, parameter.node)
        declaration.owner = owner
        declaration.siblings = siblings
        names.declare(declaration)
      }
      body(&names)
    }
  }
}

/// Values that a place gives under names without a dot.
private struct GivenNames {
  private var names: [(name: String, giver: String)] = []

  /// Adds what stands in an element has.
  mutating func enter(_ element: ElementSyntax) {
    switch element.element {
    case .onScroll: names = [("index", "`onScroll`"), ("distance", "`onScroll`")]
    case .group where element.axis?.text == "waterfall":
      names = [("index", "the waterfall"), ("width", "the waterfall")]
    case .group where element.axis?.text == "custom":
      names = [("index", "the custom group"), ("count", "the custom group")]
    default: break
    }
  }

  func giver(of name: String) -> String? { names.first { $0.name == name }?.giver }
}
