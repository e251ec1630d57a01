/// What keeps a layout from being written as Swift. Words are for LayoutDiagnostics.

package import LayoutCore

/// A fault that only shows when Swift is generated.
package struct SwiftIssue: Equatable, Sendable {
  package var kind: SwiftIssueKind
  /// The element at fault.
  package var element: ElementID

  package init(_ kind: SwiftIssueKind, at element: ElementID) {
    self.kind = kind
    self.element = element
  }
}

/// What is wrong.
package enum SwiftIssueKind: Equatable, Sendable {
  /// Needs a newer system than the deployment target, and there is no older form.
  case needsNewerSystem(feature: String, system: String, needed: String, target: String)
  /// AppKit has no such thing: an error where Swift is for AppKit only, else it is for UIKit only.
  case notInAppKit(feature: String)
}
