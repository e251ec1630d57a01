/// What compiling a file gives: layouts, diagnostics, and where each part came from.

package import LayoutCore
package import LayoutDiagnostics
import LayoutSyntax

/// A layout and where its parts stand.
struct CompiledLayout: Sendable {
  var model: LayoutModel
  var origin: LayoutOrigin
  var soundness = LayoutSoundness()
}

/// The result of compiling one file.
package struct Compilation: Sendable {
  let files: SourceFiles
  /// The declared names of all files.
  let names: Names
  let layouts: [CompiledLayout]
  /// The definitions that layouts use, by position in the names.
  let usedPieces: Set<Int>
  /// The previews in the order written, those with errors, too.
  let loweredPreviews: [LoweredPreview]
  /// The oldest systems that the file says it is for, one version for each platform.
  package let requirements: [Requirement]
  /// Everything found, by place. Layouts are only usable where none of these is an error.
  package let diagnostics: [Diagnostic]

  init(
    files: SourceFiles, names: Names, layouts: [CompiledLayout], usedPieces: Set<Int>,
    previews: [LoweredPreview],
    requirements: [Requirement], diagnostics: [Diagnostic]
  ) {
    self.files = files
    self.names = names
    self.layouts = layouts
    self.usedPieces = usedPieces
    self.loweredPreviews = previews
    self.requirements = requirements
    self.diagnostics = diagnostics
  }

  /// The layouts in the order written; empty where there are errors.
  package var models: [LayoutModel] {
    hasErrors ? [] : layouts.map { $0.model }
  }

  /// The previews in the order written; empty where there are errors.
  package var previews: [Preview] { hasErrors ? [] : loweredPreviews.map { $0.preview } }

  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Where the layout at `index` of `models` is declared.
  package func place(ofLayout index: Int) -> Place {
    layouts[index].origin.elements.first
      ?? Place(files.units.first?.file ?? .none, ByteRange(start: 0, end: 0))
  }

  /// The place of an element of the layout at `index` of `models`.
  package func place(of element: ElementID, inLayout index: Int) -> Place {
    let elements = layouts[index].origin.elements
    guard Int(element.rawValue) < elements.count else { return place(ofLayout: index) }
    return elements[Int(element.rawValue)]
  }

  /// Where a run-time input of the layout at `index` of `models` is declared.
  package func place(ofParameter parameter: ParameterID, inLayout index: Int) -> Place {
    let parameters = layouts[index].origin.parameters
    guard Int(parameter.rawValue) < parameters.count else { return place(ofLayout: index) }
    return parameters[Int(parameter.rawValue)]
  }

  /// Words and a place for what the solver found in the layout at `index` of `models`.
  package func diagnostic(for issue: EvaluationIssue, inLayout index: Int) -> Diagnostic {
    let layout = layouts[index]
    var place = place(of: issue.element, inLayout: index)
    if let expression = issue.expression,
      Int(expression.rawValue) < layout.origin.expressions.count
    {
      place = layout.origin.expressions[Int(expression.rawValue)]
    }
    return Diagnostic(
      issue, at: place, in: layout.model, expressions: layout.origin.expressions)
  }
}
