/// What the catalogue says of a code: `layoutc explain` prints it, options and tests read it.

/// The stage that reports a code.
package enum DiagnosticCategory: UInt8, CaseIterable, Hashable, Sendable {
  case input
  case lexing
  case parsing
  case names
  case types
  case structure
  case geometry
  case availability
  case lints
  case output
  case runtime

  /// The category's word.
  package var name: String {
    switch self {
    case .input: return "input"
    case .lexing: return "lexing"
    case .parsing: return "parsing"
    case .names: return "names"
    case .types: return "types"
    case .structure: return "structure"
    case .geometry: return "geometry"
    case .availability: return "availability"
    case .lints: return "lints"
    case .output: return "output"
    case .runtime: return "run time"
    }
  }
}

/// What the texts of an example are.
package enum ExampleKind: UInt8, Hashable, Sendable {
  /// Whole `.layout` files: the failing one yields exactly its code, the mended one nothing.
  case layout
  /// Scene files for the layout `DiagnosticDescriptor.sceneExampleLayout`.
  case scene
  /// Told in words: it can't be shown in a file of some lines.
  case illustration
}

/// The entry of a code.
package struct DiagnosticDescriptor: Hashable, Sendable {
  package let code: DiagnosticCode
  /// In kebab case, unique; used in options and addresses.
  package let name: String
  package let severity: Severity
  package let category: DiagnosticCategory

  // The page's module shows diagnostics only: explanations and examples would be a tenth of it.
  #if !hasFeature(Embedded)
    /// One line, lower case start, no full stop.
    package let title: String
    /// Paragraphs of Markdown: what it means and why UIKit cares.
    package let explanation: String
    package let exampleKind: ExampleKind
    /// Both end with a line end.
    package let failingExample: String
    package let mendedExample: String
    /// The scene file, as JSON, in which a `.layout` example shows its fault; none: it always does.
    package let scene: String?
    /// The version of the tool that has the code first.
    package let since: String
  #endif

  #if hasFeature(Embedded)
    @inline(__always)
  #endif
  package init(
    _ code: DiagnosticCode, name: String, severity: Severity = .error,
    category: DiagnosticCategory, title: String, explanation: String,
    exampleKind: ExampleKind = .layout, failing: String, mended: String, scene: String? = nil,
    since: String = "0.1.0"
  ) {
    self.code = code
    self.name = name
    self.severity = severity
    self.category = category
    #if !hasFeature(Embedded)
      self.title = title
      self.explanation = explanation
      self.exampleKind = exampleKind
      // Literals over several lines end before their last line's end.
      self.failingExample = failing + "\n"
      self.mendedExample = mended + "\n"
      self.scene = scene
      self.since = since
    #endif
  }
}
