/// What compiling a file gives: layouts, diagnostics, and where each part came from.

package import LayoutCore
package import LayoutDiagnostics
import LayoutSyntax

/// Where the parts of a layout stand in its file.
struct LayoutOrigin: Sendable {
  /// By `ElementID`.
  var elements: [ByteRange] = []
  /// By `ExpressionID`.
  var expressions: [ByteRange] = []
}

/// A layout and where its parts stand.
struct CompiledLayout: Sendable {
  var model: LayoutModel
  var origin: LayoutOrigin
}

/// The result of compiling one file.
package struct Compilation: Sendable {
  private let file: FileID
  private let layouts: [CompiledLayout]
  /// Everything found, by place. Layouts are only usable where none of these is an error.
  package let diagnostics: [Diagnostic]

  init(file: FileID, layouts: [CompiledLayout], diagnostics: [Diagnostic]) {
    self.file = file
    self.layouts = layouts
    self.diagnostics = diagnostics
  }

  /// The layouts in the order written; empty where there are errors.
  package var models: [LayoutModel] {
    hasErrors ? [] : layouts.map { $0.model }
  }

  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Where the layout at `index` of `models` is declared.
  package func place(ofLayout index: Int) -> Place {
    Place(file, layouts[index].origin.elements.first ?? ByteRange(start: 0, end: 0))
  }

  /// The place of an element of the layout at `index` of `models`.
  package func place(of element: ElementID, inLayout index: Int) -> Place {
    let elements = layouts[index].origin.elements
    guard Int(element.rawValue) < elements.count else { return place(ofLayout: index) }
    return Place(file, elements[Int(element.rawValue)])
  }

  /// Words and a place for what the solver found in the layout at `index` of `models`.
  package func diagnostic(for issue: EvaluationIssue, inLayout index: Int) -> Diagnostic {
    let layout = layouts[index]
    var range = ByteRange(start: 0, end: 0)
    if let expression = issue.expression,
      Int(expression.rawValue) < layout.origin.expressions.count
    {
      range = layout.origin.expressions[Int(expression.rawValue)]
    } else if Int(issue.element.rawValue) < layout.origin.elements.count {
      range = layout.origin.elements[Int(issue.element.rawValue)]
    }
    return Diagnostic(issue, at: Place(file, range), in: layout.model)
  }
}
