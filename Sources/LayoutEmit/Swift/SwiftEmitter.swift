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
  /// The section that is being written, unless it is a list.
  var content: CompositionalSection?
  /// The functions of the layout's pieces.
  var pieces: SwiftPieces
  /// The functions of pieces that are called, as often as they are.
  var calls: [Int] = []
  /// Whether the name that UIKit and AppKit share for scrolling behaviours is used.
  var needsBehavior = false
  /// Whether the helpers for waterfalls are used, and the one for their items' insets.
  var needsWaterfall = false
  var needsInset = false
  /// Whether the helper for infinite sections is used.
  var needsCarousel = false
  /// Whether the helper for dimensions that are uniform across siblings is used.
  var needsUniform = false
  /// Whether the kinds of section headers and footers are used.
  var needsHeaderKind = false
  var needsFooterKind = false

  init(
    _ model: LayoutModel, _ options: SwiftOptions, earlierUse: ConstantUse, _ plan: SwiftPlan
  ) {
    self.model = model
    self.options = options
    pieces = plan.pieces
    expressions = SwiftExpressions(
      model, earlierUse: earlierUse, knownRanges: plan.knownRanges)
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

  var collectionViewType: String {
    switch options.platform {
    case .uikit: return "UICollectionView"
    case .appkit: return "NSCollectionView"
    case .both: return needsUIKit ? "UICollectionView" : "CollectionView"
    }
  }

  // MARK: - Conditions

  /// Lines for UIKit only: left out on AppKit.
  mutating func onlyUIKit(_ body: (inout SwiftEmitter) -> Void) {
    switch options.platform {
    case .uikit: body(&self)
    case .both where needsUIKit: body(&self)
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
