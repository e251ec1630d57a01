/// L04xx, second part: sizes and kinds that clash or are missing.

extension DiagnosticDescriptor {
  static let missingAttribute = DiagnosticDescriptor(
    .missingAttribute, name: "missing-attribute", category: .structure,
    title: "an element without an attribute that it needs",
    explanation: """
      Most attributes have a default. This one has none, because no value would be right more \
      often than another.
      """,
    failing: """
      section < group custom 100 < frame x: 0 y: 0 width: 50 > >
      """,
    mended: """
      section < group custom 100 < frame x: 0 y: 0 width: 50 height: 100 > >
      """)

  static let aspectWithBothSizes = DiagnosticDescriptor(
    .aspectWithBothSizes, name: "aspect-with-both-sizes", category: .structure,
    title: "`aspect` on an element whose width and height are given",
    explanation: """
      `aspect:` computes the missing side from the other: `width: 100 aspect: 2` is 50 points \
      tall. With both sides given there is nothing to compute, and the three would agree by \
      chance only.
      """,
    failing: """
      section < group horizontal width: 100 height: 50 aspect: 2 < item > >
      """,
    mended: """
      section < group horizontal width: 100 aspect: 2 < item > >
      """)

  static let aspectNeedsKnownSize = DiagnosticDescriptor(
    .aspectNeedsKnownSize, name: "aspect-needs-known-size", category: .structure,
    title: "`aspect` beside a size that is not known beforehand",
    explanation: """
      `aspect:` computes one side from the other. An estimated side is known only after the view \
      was measured, and `NSCollectionLayoutSize` has no way to say that the other side follows it.
      """,
    failing: """
      section < group horizontal height: estimated(44) aspect: 2 < item > >
      """,
    mended: """
      section < group horizontal height: 44 aspect: 2 < item > >
      """)

  static let sizeGivenTwice = DiagnosticDescriptor(
    .sizeGivenTwice, name: "size-given-twice", category: .structure,
    title: "one side given twice",
    explanation: """
      A bare dimension is the size along the axis in which the parent places the element: width in \
      a horizontal group, height in a vertical one and in a section. Here that side is \
      given by name as well, or two bare dimensions stand on one element.
      """,
    failing: """
      section < group horizontal 44 < item fractional(0.5) width: 100 > >
      """,
    mended: """
      section < group horizontal 44 < item width: 100 > >
      """)

  static let ambiguousDimension = DiagnosticDescriptor(
    .ambiguousDimension, name: "ambiguous-dimension", category: .structure,
    title: "a bare dimension that could be width or height",
    explanation: """
      A bare dimension is the size along the axis in which the parent places the element. Where \
      that depends on the environment, it is not clear which side is meant; `width:` and `height:` \
      name it.
      """,
    failing: """
      section <
          group horizontal 44 < item fractional(0.5) >
          header 40 align: if (container.width > 600) leading else top
      >
      """,
    mended: """
      section <
          group horizontal 44 < item fractional(0.5) >
          header width: 40 height: 40 align: if (container.width > 600) leading else top
      >
      """)

  static let duplicateElementKind = DiagnosticDescriptor(
    .duplicateElementKind, name: "duplicate-kind", category: .structure,
    title: "two supplementary views of one kind",
    explanation: """
      UIKit finds a supplementary view by its element kind and its index path. Two boundary items \
      of one section, or two badges of one item, have the same index path; with the same kind as \
      well UIKit raises an exception or shows one of them only.
      """,
    failing: """
      section <
          header 44 kind: "title"
          group horizontal 44 < item fractional(0.5) >
          footer 30 kind: "title"
      >
      """,
    mended: """
      section <
          header 44 kind: "title"
          group horizontal 44 < item fractional(0.5) >
          footer 30 kind: "more"
      >
      """)

  static let nonPositiveDimension = DiagnosticDescriptor(
    .nonPositiveDimension, name: "non-positive-dimension", category: .geometry,
    title: "a width or height of 0 or less",
    explanation: """
      `NSCollectionLayoutDimension` takes values above 0; UIKit raises an exception for others. \
      An expression that may reach 0 in a narrow view is kept above it with `max(1, …)`.
      """,
    failing: """
      section < group horizontal 44 < item absolute(0) > >
      """,
    mended: """
      section < group horizontal 44 < item absolute(44) > >
      """)

  static let negativeValue = DiagnosticDescriptor(
    .negativeValue, name: "negative-value", category: .geometry,
    title: "a length below 0",
    explanation: """
      Widths and heights of a custom group's frames, row heights and paddings of lists are lengths: \
      0 or more. Spacings and insets may be negative: views overlap or stick out. Where the value \
      is an expression, the message names the section in which it first went below 0.
      """,
    failing: """
      section < group custom 44 < frame width: -80 height: 44 > >
      """,
    mended: """
      section < group custom 44 < frame width: 80 height: 44 > >
      """)
}
