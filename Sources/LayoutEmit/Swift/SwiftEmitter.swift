/// The state of writing one layout as Swift.

import LayoutCore

/// Writes one layout. Extensions by topic hold the work.
struct SwiftEmitter {
  let model: LayoutModel
  let options: SwiftOptions
  var expressions: SwiftExpressions
  var writer = SwiftWriter()
  /// The names in use in the function that is being written.
  var scope = SwiftScope([])
  var issues: [SwiftIssue] = []
  /// Whether something was used that AppKit lacks and that can't be left out there.
  var needsUIKit = false
  /// Whether the helper for dimensions that are uniform across siblings is used.
  var needsUniform = false
  /// Whether the kinds of section headers and footers are used.
  var needsHeaderKind = false
  var needsFooterKind = false

  init(_ model: LayoutModel, _ options: SwiftOptions, earlierUse: ConstantUse) {
    self.model = model
    self.options = options
    expressions = SwiftExpressions(model, earlierUse: earlierUse)
  }

  // MARK: - Names of Apple's types

  /// `UICollectionViewCompositionalLayout` and the like, or the alias that stands for the platform's.
  var layoutType: String {
    switch options.platform {
    case .uikit: return "UICollectionViewCompositionalLayout"
    case .appkit: return "NSCollectionViewCompositionalLayout"
    case .both: return needsUIKit ? "UICollectionViewCompositionalLayout" : "CompositionalLayout"
    }
  }

  var configurationType: String { layoutType + "Configuration" }

  // MARK: - Conditions

  /// A Boolean expression as the condition of an `if`.
  mutating func condition(_ id: ExpressionID) -> String { expressions.boolean(id).text }

  /// Lines for UIKit only: left out on AppKit.
  mutating func onlyUIKit(_ body: (inout SwiftEmitter) -> Void) {
    switch options.platform {
    case .uikit: body(&self)
    case .appkit: return
    case .both:
      writer.line("#if !os(macOS)")
      indented(body)
      writer.line("#endif")
    }
  }

  /// Lines that need a version of iOS and tvOS: in an `if #available` where the target is older.
  mutating func since(
    iOS version: SystemVersion, _ body: (inout SwiftEmitter) -> Void
  ) {
    let target = options.deploymentTarget
    guard target.iOS < version || target.tvOS < version else { return body(&self) }
    block("if #available(iOS " + version.text + ", tvOS " + version.text + ", *) {", body)
  }

  mutating func block(
    _ open: String, close: String = "}", _ body: (inout SwiftEmitter) -> Void
  ) {
    writer.line(open)
    indented(body)
    if !close.isEmpty { writer.line(close) }
  }

  /// Lines further in.
  mutating func indented(_ body: (inout SwiftEmitter) -> Void) {
    writer.indent()
    body(&self)
    writer.outdent()
  }
}
