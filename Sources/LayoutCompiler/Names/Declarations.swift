/// Finds the declarations of a file and gives their names.

import LayoutDiagnostics
import LayoutSyntax

/// A layout as declared, or the sections of a file that declares none.
struct LayoutDeclaration {
  var name: String
  var documentation: String
  var operands: [OperandSyntax]
  var parameters: [ParameterSyntax]
  var children: [SyntaxNode]
  var range: ByteRange
  /// Whether a syntax error lies in it, so that something may only seem to be missing.
  var hasError: Bool
}

/// What a file declares.
struct Declarations {
  var layouts: [LayoutDeclaration] = []
  var lets: [LetSyntax] = []
  var defines: [DefineSyntax] = []
  /// Those with a path, in the order written.
  var imports: [ImportSyntax] = []
  var previews: [PreviewSyntax] = []
  var requires: [RequiresSyntax] = []
  /// Where each name is declared first.
  var names: [String: ByteRange] = [:]
}

/// Sorts the declarations of a file; reports names given twice, and elements that can't stand by
/// themselves.
func collectDeclarations(
  of file: FileSyntax, defaultLayoutName: String, _ reports: inout Reports
) -> Declarations {
  var collector = DeclarationCollector(reports: reports)
  for node in file.children { collector.collect(node) }
  collector.finish(defaultLayoutName: defaultLayoutName)
  reports = collector.reports
  return collector.declarations
}

private struct DeclarationCollector {
  var declarations = Declarations()
  var reports: Reports
  private var looseChildren: [SyntaxNode] = []

  init(reports: Reports) {
    self.reports = reports
  }

  mutating func collect(_ node: SyntaxNode) {
    if let declaration = LetSyntax(node) {
      register(declaration.name, what: "constant")
      declarations.lets.append(declaration)
    } else if let layout = LayoutDeclarationSyntax(node) {
      collect(layout, hasError: node.hasError)
    } else if let define = DefineSyntax(node) {
      register(define.name, what: "definition")
      if define.name != nil { declarations.defines.append(define) }
    } else if let declaration = ImportSyntax(node) {
      if declaration.path != nil { declarations.imports.append(declaration) }
    } else if let preview = PreviewSyntax(node) {
      declarations.previews.append(preview)
    } else if let requires = RequiresSyntax(node) {
      declarations.requires.append(requires)
    } else {
      looseChildren.append(node)
    }
  }

  private mutating func collect(_ layout: LayoutDeclarationSyntax, hasError: Bool) {
    register(layout.name, what: "layout")
    guard let name = layout.name else { return }
    declarations.layouts.append(
      LayoutDeclaration(
        name: name.text, documentation: layout.documentation, operands: layout.operands,
        parameters: layout.parameters, children: layout.body?.children ?? [], range: name.range,
        hasError: hasError))
  }

  /// Loose sections are one layout, unless the file declares layouts.
  mutating func finish(defaultLayoutName: String) {
    var sections: [SyntaxNode] = []
    for node in looseChildren {
      if let element = ElementSyntax(node), !mayStandLoose(element) {
        report(element.keyword.text, at: element.keywordRange, outside: "section")
      } else if !declarations.layouts.isEmpty {
        reportLoose(node)
      } else {
        sections.append(node)
      }
    }
    guard declarations.layouts.isEmpty, let first = sections.first else { return }
    declarations.layouts.append(
      LayoutDeclaration(
        name: defaultLayoutName, documentation: "", operands: [], parameters: [],
        children: sections, range: first.range, hasError: sections.contains { $0.hasError }))
  }

  /// Says that what stands beside layouts belongs in one of them.
  private mutating func reportLoose(_ node: SyntaxNode) {
    if let element = ElementSyntax(node) {
      report(element.keyword.text, at: element.keywordRange, outside: "layout")
    } else if IfSyntax(node) != nil {
      report("if", at: node.range, outside: "layout")
    } else if RepeatSyntax(node) != nil {
      report("repeat", at: node.range, outside: "layout")
    } else if let name = CallSyntax(node)?.name, !node.hasError {
      report(name.text, at: name.range, outside: "layout")
    }
  }

  private mutating func report(_ what: String, at range: ByteRange, outside container: String) {
    reports.report(
      .topLevelElement(reports.place(range), element: what, container: container))
  }

  private func mayStandLoose(_ element: ElementSyntax) -> Bool {
    switch element.element {
    case .section, .list, .header, .footer, .boundary, .unknown: return true
    case .group, .item, .badge, .background, .frame, .onScroll: return false
    }
  }

  private mutating func register(_ name: NameToken?, what: String) {
    guard let name else { return }
    if let first = declarations.names[name.text] {
      reports.report(
        .duplicateName(
          reports.place(name.range), name: name.text, what: what, first: reports.place(first)))
    } else {
      declarations.names[name.text] = name.range
    }
  }
}
