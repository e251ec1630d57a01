/// The short names under which the language writes Apple's properties.

/// The name of an attribute or a flag.
package enum PropertyName: String, CaseIterable, Sendable {
  // Sizes.
  case width
  case height
  case aspect
  // Places and gaps.
  case insets
  case spacing
  case rowSpacing
  case edges
  case count
  case columns
  // Layouts and sections.
  case scroll
  case bounce
  case deceleration
  case insetsReference
  case supplementaryInsetsReference
  case supplementariesFollowInsets
  case infinite
  case rest
  // Lists.
  case headerMode
  case footerMode
  case headerTopPadding
  case separators
  case rowHeight
  // Supplementaries.
  case kind
  case align
  case offset
  case pinned
  case extends
  case zIndex
  case at
  case itemAt
  case itemOffset
  case `class`
  // Custom groups.
  case x
  case y
  case provider
  // Scrolling.
  case handler
  case scale
  case alpha
  case translate
  case center
  case rotate
  case hidden
}
