/// The contextual keywords: names that the grammar quotes.

/// A word with a meaning where the grammar asks for it; elsewhere it is a name like any other.
package enum Keyword: UInt8, CaseIterable, Sendable {
  case none

  // Declarations.
  case `import`
  case define
  case layout
  case preview
  case requires

  // Children that aren't elements, and what stands inside them.
  case `let`
  case `if`
  case `else`
  case `repeat`
  case `as`
  case each

  // Elements.
  case section
  case list
  case group
  case item
  case header
  case footer
  case boundary
  case badge
  case background
  case frame
  case onScroll

  // Axes of groups.
  case horizontal
  case vertical
  case waterfall
  case custom

  // Dimensions.
  case fractional
  case fractionalWidth
  case fractionalHeight
  case absolute
  case estimated
  case uniform

  /// As it is written; empty for `.none`.
  package var text: StaticString {
    switch self {
    case .none: return ""
    case .import: return "import"
    case .define: return "define"
    case .layout: return "layout"
    case .preview: return "preview"
    case .requires: return "requires"
    case .let: return "let"
    case .if: return "if"
    case .else: return "else"
    case .repeat: return "repeat"
    case .as: return "as"
    case .each: return "each"
    case .section: return "section"
    case .list: return "list"
    case .group: return "group"
    case .item: return "item"
    case .header: return "header"
    case .footer: return "footer"
    case .boundary: return "boundary"
    case .badge: return "badge"
    case .background: return "background"
    case .frame: return "frame"
    case .onScroll: return "onScroll"
    case .horizontal: return "horizontal"
    case .vertical: return "vertical"
    case .waterfall: return "waterfall"
    case .custom: return "custom"
    case .fractional: return "fractional"
    case .fractionalWidth: return "fractionalWidth"
    case .fractionalHeight: return "fractionalHeight"
    case .absolute: return "absolute"
    case .estimated: return "estimated"
    case .uniform: return "uniform"
    }
  }

  /// Whether it begins a declaration that can't stand between children.
  var isDeclaration: Bool {
    rawValue >= Keyword.import.rawValue && rawValue <= Keyword.requires.rawValue
  }

  /// Whether it begins an element.
  var isElement: Bool {
    rawValue >= Keyword.section.rawValue && rawValue <= Keyword.onScroll.rawValue
  }

  /// Whether it begins a declaration or a child.
  package var isStarter: Bool {
    switch self {
    case .let, .if, .repeat, .each: return true
    default: return isDeclaration || isElement
    }
  }

  /// Whether it says how a group places its children.
  var isAxis: Bool {
    rawValue >= Keyword.horizontal.rawValue && rawValue <= Keyword.custom.rawValue
  }

  /// Whether it names a dimension.
  var isDimension: Bool {
    rawValue >= Keyword.fractional.rawValue && rawValue <= Keyword.uniform.rawValue
  }

  /// The only keyword that a word of this length with this beginning can be.
  static func candidate(length: Int, first: UInt8, second: UInt8) -> Keyword {
    switch length {
    case 2:
      return first == UInt8(ascii: "i") ? .if : .as
    case 3:
      return .let
    case 4:
      switch first {
      case UInt8(ascii: "i"): return .item
      case UInt8(ascii: "e"): return second == UInt8(ascii: "l") ? .else : .each
      default: return .list
      }
    case 5:
      switch first {
      case UInt8(ascii: "g"): return .group
      case UInt8(ascii: "b"): return .badge
      default: return .frame
      }
    case 6:
      switch first {
      case UInt8(ascii: "h"): return .header
      case UInt8(ascii: "f"): return .footer
      case UInt8(ascii: "r"): return .repeat
      case UInt8(ascii: "c"): return .custom
      case UInt8(ascii: "d"): return .define
      case UInt8(ascii: "i"): return .import
      default: return .layout
      }
    case 7:
      switch first {
      case UInt8(ascii: "s"): return .section
      case UInt8(ascii: "p"): return .preview
      default: return .uniform
      }
    case 8:
      switch first {
      case UInt8(ascii: "v"): return .vertical
      case UInt8(ascii: "b"): return .boundary
      case UInt8(ascii: "o"): return .onScroll
      case UInt8(ascii: "a"): return .absolute
      default: return .requires
      }
    case 9:
      return first == UInt8(ascii: "e") ? .estimated : .waterfall
    case 10:
      switch first {
      case UInt8(ascii: "h"): return .horizontal
      case UInt8(ascii: "f"): return .fractional
      default: return .background
      }
    case 15: return .fractionalWidth
    case 16: return .fractionalHeight
    default: return .none
    }
  }
}
