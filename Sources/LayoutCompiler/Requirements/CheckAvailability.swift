/// Reports what the systems that a file requires don't have.

import LayoutDiagnostics
import LayoutSyntax

/// Reports every element, attribute and dimension that is newer than what the file requires: all of the
/// file, and the definitions of other files that its layouts use.
///
/// - Complexity: O(nodes).
func checkAvailability(
  in files: SourceFiles, _ names: Names, usedPieces: Set<Int>, _ requirements: [Requirement],
  _ reports: inout Reports
) {
  guard !requirements.isEmpty, let file = files.units.first else { return }
  var checker = AvailabilityChecker(
    requirements: requirements, file: file.file, reports: reports)
  checker.visit(file.parsed.tree.root)
  for index in usedPieces.sorted() where names.pieces[index].unit != 0 {
    checker.reports.file = names.files[names.pieces[index].unit]
    checker.visit(names.pieces[index].syntax.node)
  }
  reports = checker.reports
  reports.file = file.file
}

private struct AvailabilityChecker {
  let requirements: [Requirement]
  /// The file that requires.
  let file: FileID
  var reports: Reports

  mutating func visit(_ node: SyntaxNode) {
    if let layout = LayoutDeclarationSyntax(node) {
      check(layout.operands, of: .layout)
    } else if let element = ElementSyntax(node), let name = element.element.name {
      check(
        name.availability, element.keyword, olderForm: name.olderForm, at: element.keywordRange)
      check(element.operands, of: name)
    } else if let expression = ExpressionSyntax(node), node.kind == .functionCall,
      case .call(let function, _) = expression.form, function.text == "uniform"
    {
      check(
        .since17, function, olderForm: "with `estimated` each of the row has its own size",
        older: "estimated", at: function.range)
    }
    for child in node.children { visit(child) }
  }

  private mutating func check(_ operands: [OperandSyntax], of element: ElementName) {
    // Where the whole element is too new, its attributes are, too.
    guard violations(element.availability).isEmpty else { return }
    for operand in operands {
      switch operand.form {
      case .attribute(let name, _), .flag(let name):
        guard !name.isQuoted, let propertyName = PropertyName(name.text),
          let property = PropertyTable.property(propertyName, of: element)
        else { continue }
        check(property.availability, name, olderForm: property.olderForm, at: name.range)
      case .dimension: break
      }
    }
  }

  private mutating func check(
    _ availability: Availability, _ feature: NameToken, olderForm: String,
    older: String? = nil, at range: ByteRange
  ) {
    let violations = self.violations(availability)
    guard let (requirement, needed) = violations.first else { return }
    reports.report(
      .needsNewerSystem(
        reports.place(range), feature: feature.text, system: requirement.platform.rawValue,
        needed: needed.text, target: requirement.version.text,
        requirement: Place(file, requirement.range), replacement: olderForm,
        requirements: violations.map { requirement, needed in
          Edit(
            Place(file, requirement.range),
            replacement: requirement.platform.rawValue + " " + needed.text)
        }, older: older))
  }

  /// The requirements that are older than what is there, and the versions that have it.
  private func violations(_ availability: Availability) -> [(Requirement, PlatformVersion)] {
    var violations: [(Requirement, PlatformVersion)] = []
    for requirement in requirements {
      if let needed = requirement.platform.version(availability), requirement.version < needed {
        violations.append((requirement, needed))
      }
    }
    return violations
  }
}
