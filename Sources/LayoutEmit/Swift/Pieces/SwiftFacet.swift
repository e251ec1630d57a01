/// What the function of a piece takes: a parameter of the piece, as the body needs it.

import LayoutCore

/// A parameter of a piece as one type of Swift.
struct SwiftFacet: Hashable {
  enum Kind: Hashable {
    /// A number, or the amount of a dimension or spacing.
    case number
    case boolean
    case name(EnvironmentEnumeration)
    case dimension
    case spacing
    case insets
    case edges
    case point
    case text
    /// A value of an enumeration, by Apple's name of the type.
    case word(String)
  }

  /// Position in the parameters of the piece.
  var parameter: Int
  var kind: Kind

  init(_ parameter: Int, _ kind: Kind) {
    self.parameter = parameter
    self.kind = kind
  }

  /// The type of the parameter, where it is no `Int`.
  var type: String {
    switch kind {
    case .number: return "CGFloat"
    case .boolean: return "Bool"
    case .name(let enumeration): return enumeration.swiftType
    case .dimension: return "NSCollectionLayoutDimension"
    case .spacing: return "NSCollectionLayoutSpacing"
    case .insets: return "NSDirectionalEdgeInsets"
    case .edges: return "NSCollectionLayoutEdgeSpacing"
    case .point: return "CGPoint"
    case .text: return "String"
    case .word(let type): return type
    }
  }
}

/// What a use gives for a facet.
enum SwiftContent: Equatable {
  case scalar(ExpressionID)
  case dimension(Choice<Dimension>)
  case spacing(Choice<Spacing>)
  case insets(Insets)
  case edges(EdgeSpacing)
  case point(ScalarPoint)
  case text(Choice<TextValue>)
  case word(Choice<String>)
}
