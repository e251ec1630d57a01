/// Words for what the Swift emitter finds wrong.

import LayoutCompiler
import LayoutDiagnostics
import LayoutEmit

extension Compilation {
  /// A diagnostic for what keeps the layout at `index` from being written as Swift.
  func diagnostic(
    for issue: SwiftIssue, inLayout index: Int, platform: SwiftPlatform
  ) -> Diagnostic {
    let place = place(of: issue.element, inLayout: index)
    switch issue.kind {
    case .needsNewerSystem(let feature, let system, let needed, let target):
      return .needsNewerSystem(
        place, feature: feature, system: system, needed: needed, target: target)
    case .notInAppKit(let feature):
      return .notInAppKit(place, feature: feature, leavesUIKit: platform != .appkit)
    }
  }
}
