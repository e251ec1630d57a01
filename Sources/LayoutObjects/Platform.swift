/// What the module stands for: UIKit or AppKit where they are, and where they aren't Foundation with
/// twins of their compositional layouts.

#if canImport(Darwin)
  #if canImport(UIKit)
    @_exported public import UIKit
  #elseif canImport(AppKit)
    @_exported public import AppKit
  #endif
#else
  @_exported public import Foundation
#endif
