/// Holds grammar/reference.md against the property table, and the table against what is tested.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax
import LayoutTestSupport
import Testing

@testable import LayoutCompiler

@Suite struct ReferenceTests {
  @Test func theReferenceIsTheTable() {
    let difference = recordedDifference(reference(), "grammar/reference.md")
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// Written attributes are kept as bits of one word.
  @Test func thereAreNoMoreNamesThanBits() {
    #expect(PropertyName.allCases.count <= UInt64.bitWidth)
    #expect(PropertyName.allCases.allSatisfy { PropertyName($0.text) == $0 })
  }

  @Test func thePageOfTheLanguageNamesWhatExpressionsMayUse() throws {
    let page = try Repository.text("grammar/language.md")
    let members = EnvironmentMembers.bases.flatMap { EnvironmentMembers.members(of: $0) ?? [] }
    let values = EnvironmentEnumeration.allCases.flatMap { $0.names }
    for name in members + EnvironmentMembers.singles + values + DimensionForm.names {
      let isThere = ["\(name)`", "`\(name)("].contains { page.contains($0) }
      #expect(isThere, "no \(name)")
    }
    for name in Function.names {
      #expect(page.contains("`\(name)`") || page.contains("`\(name)("), "no \(name)")
    }
  }

  /// Every attribute stands in a file whose frames are recorded.
  @Test func everyRowIsUsedByACase() throws {
    let folders = [
      "Tests/Cases/language", "Tests/Cases/uikit", "Tests/Cases/corpus", "samples",
    ]
    var missing = Set(PropertyTable.rows.map { name($0.element, $0.name.text) })
    for path in folders.flatMap({ Repository.files(below: $0, suffix: ".layout") }) {
      let source = try Repository.bytes(path)
      if CompiledText(source).compilation.diagnostics.contains(where: isError) {
        continue
      }
      let tree = parse(source).tree
      visit(tree.root) { missing.remove($0) }
    }
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  private func isError(_ diagnostic: Diagnostic) -> Bool { diagnostic.severity == .error }

  private func name(_ element: ElementName, _ property: String) -> String {
    element.rawValue + " " + property
  }

  /// Calls `body` with every attribute and flag below `node`.
  private func visit(_ node: SyntaxNode, _ body: (String) -> Void) {
    var operands: [OperandSyntax] = []
    var element: ElementName?
    if let layout = LayoutDeclarationSyntax(node) {
      (element, operands) = (.layout, layout.operands)
    } else if let preview = PreviewSyntax(node) {
      (element, operands) = (.preview, preview.operands)
    } else if let syntax = ElementSyntax(node) {
      (element, operands) = (ElementName(rawValue: syntax.keyword.text), syntax.operands)
    } else if let assignment = AssignmentSyntax(node), let target = assignment.name {
      body(name(.onScroll, target.text))
    }
    for operand in operands {
      guard let element else { continue }
      switch operand.form {
      case .attribute(let property, _), .flag(let property): body(name(element, property.text))
      case .dimension: break
      }
    }
    for child in node.children { visit(child, body) }
  }
}

// MARK: - The page

/// The reference page as the table has it.
private func reference() -> String {
  var text = """
    # Elements and attributes

    Every element of the language with every attribute it takes, written from the table that the
    compiler reads (`PropertyTable`). How attributes are written is in [language.md](language.md).
    An empty default means that nothing is set. Where no version is named, an attribute works since
    iOS 13, tvOS 13 and macOS 10.15; where one is named without macOS, AppKit doesn't have it.

    This file is written by `LAYOUT_RECORD=1 swift test --filter ReferenceTests`.

    """
  for element in ElementName.allCases {
    text += "\n## \(element.rawValue)\n\n\(element.summary)\n\n"
    if !element.appleName.isEmpty { text += "- Apple's type: `\(element.appleName)`\n" }
    text += "- Stands in: \(parents(of: element))\n"
    text += "- Children: \(children(of: element))\n"
    text += "- Bare dimension: \(element.takesBareDimension ? "yes" : "no")\n\n"
    text += "| attribute | takes | default | Apple's name | since | what it is |\n"
    text += "| --- | --- | --- | --- | --- | --- |\n"
    for row in PropertyTable.rows(of: element) {
      let cells = [
        "`\(row.name.text)`", taken(row.type), code(row.defaultValue), code(row.appleName),
        since(row.availability), row.summary,
      ]
      text += "|" + cells.map { $0.isEmpty ? " " : " \($0) " }.joined(separator: "|") + "|\n"
    }
  }
  text +=
    "\n## Names\n\nThe values of attributes that take a name, and the appearances of lists.\n\n"
  text += "| what | names |\n| --- | --- |\n"
  for enumeration in PropertyEnumeration.allCases {
    let names = enumeration.names.map(code).joined(separator: " ")
    text += "| \(enumeration.description) | \(names) |\n"
  }
  return text
}

private func code(_ text: String) -> String { text.isEmpty ? "" : "`\(text)`" }

private func taken(_ type: PropertyType) -> String {
  switch type {
  case .flag: return "nothing, or `: true` or `: false`"
  case .integer(let least?): return "a whole number, \(least) or more"
  default: return type.description
  }
}

private func since(_ availability: Availability) -> String {
  guard availability != .always else { return "" }
  let versions = [
    ("iOS", availability.iOS), ("tvOS", availability.tvOS), ("macOS", availability.macOS),
  ]
  return versions.compactMap { platform, version in
    version.map { "\(platform) " + ($0.hasSuffix(".0") ? String($0.dropLast(2)) : $0) }
  }.joined(separator: ", ")
}

/// What may stand in groups depends on their kind, which the table of elements doesn't say.
private func children(of element: ElementName) -> String {
  if element == .group {
    return
      "`item`, `group`, `badge`; of `group waterfall` `item`; of `group custom` `frame`, `badge`,"
      + " `each`"
  }
  if element == .onScroll { return "assignments of its attributes, `let`, `if`" }
  let names = element.children.map { code($0.rawValue) }
  return names.isEmpty ? "none" : names.joined(separator: ", ")
}

private func parents(of element: ElementName) -> String {
  switch element {
  case .layout, .preview: return "a file"
  case .frame: return "`group custom`"
  default: break
  }
  let names = ElementName.allCases.filter { $0.children.contains(element) }.map {
    code($0.rawValue)
  }
  return names.joined(separator: ", ")
}
