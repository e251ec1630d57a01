/// L0412, L0448 and L0463 to L0468: what UIKit refuses or shows as nothing, often at some widths only.

extension DiagnosticDescriptor {
  private static let narrow = #"{"container": {"width": 320, "height": 480}, "items": [4]}"#

  static let groupCannotFit = DiagnosticDescriptor(
    .groupCannotFit, name: "group-cannot-fit", severity: .warning, category: .geometry,
    title: "a row too narrow for all of its items",
    explanation: """
      A group without a count takes its items in order, as many as fit, and the next group begins \
      with the first item again. Two items of 160 points with 16 between need 336: on a phone 320 \
      points wide each row holds one, and what was meant as the second column is never made. UIKit \
      says nothing.

      Shares of the room fit at every width, since the gaps are taken off first.
      """,
    failing: """
      section < group horizontal 200 spacing: 16 < item absolute(160) item absolute(160) > >
      """,
    mended: """
      section < group horizontal 200 spacing: 16 < item fractional(0.5) item fractional(0.5) > >
      """)

  static let unfittableItem = DiagnosticDescriptor(
    .unfittableItem, name: "unfittable-item", severity: .warning, category: .geometry,
    title: "a group too small for its first item",
    explanation: """
      A group takes items as long as they fit. When not even the first one does, with its own \
      spacing, the group holds nothing. UIKit raises "NSCollectionLayoutItem created with invalid \
      combination of spacing and size specified", or, in newer systems, shows an empty section and \
      logs it.
      """,
    failing: """
      section < group horizontal 44 < item absolute(400) > >
      """,
    mended: """
      section < group horizontal 44 < item absolute(min(400, container.width)) > >
      """)

  static let noRoomForGroup = DiagnosticDescriptor(
    .noRoomForGroup, name: "no-room-for-group", severity: .warning, category: .geometry,
    title: "insets and spacing leave no room for a group",
    explanation: """
      What insets and the gaps between items leave of the view is 0 or less. UIKit raises an \
      exception: "There is no room for this NSCollectionLayoutGroup to fit into its parent group \
      or section". It happens on narrow devices, in split view, in a view beside another, and in \
      the first pass of a view that has hardly any width yet: four columns with 16 points between \
      and 16 points at both sides have nothing left at 80 points.

      Insets and spacing that are a share of `container.width` shrink with the view. What only \
      happens below 64 points is a note.
      """,
    failing: """
      section insets: 16 < group horizontal 80 count: 4 spacing: 16 < item > >
      """,
    mended: """
      let gap = min(16, container.width / 20)
      section insets: gap < group horizontal 80 count: 4 spacing: gap < item > >
      """)

  static let itemExceedsGroup = DiagnosticDescriptor(
    .itemExceedsGroup, name: "item-exceeds-group", category: .geometry,
    title: "an item that is larger than its group at every width",
    explanation: """
      Along the axis of a group, an item that is longer than the group never fits: neither it nor \
      what follows it is shown, and where it comes first UIKit raises an exception or shows nothing. \
      Across the axis UIKit lets it stick out over what comes next, which is a warning.
      """,
    failing: """
      section < group horizontal 44 width: 100 < item absolute(40) item absolute(120) > >
      """,
    mended: """
      section < group horizontal 44 width: 160 < item absolute(40) item absolute(120) > >
      """)

  static let zeroWidth = DiagnosticDescriptor(
    .zeroWidth, name: "zero-width", severity: .warning, category: .geometry,
    title: "an expression that fails in a view without a width",
    explanation: """
      A collection view may be asked for its layout before it has a size: in a stack, in a cell, in \
      SwiftUI. Then `container.width` is 0, `1 / container.width` is infinite, \
      `container.width - 32` is below 0 and `floor(container.width / 160)` is no column; UIKit \
      raises an exception for each. It does not show while the view fills the screen from the \
      start.
      """,
    failing: """
      section < group horizontal 44 < item absolute(container.effectiveWidth - 32) > >
      """,
    mended: """
      section < group horizontal 44 < item absolute(max(1, container.effectiveWidth - 32)) > >
      """)

  static let childrenExceedParent = DiagnosticDescriptor(
    .childrenExceedParent, name: "children-exceed-parent", category: .geometry,
    title: "groups that together need more than the whole of their parent",
    explanation: """
      The fractions of the groups in a row or a column add to more than 1, so that the last ones fit \
      at no width. The parent takes what fits, and the next one begins with the first again: the \
      rest is never shown.
      """,
    failing: """
      section <
          group horizontal 200 <
              item fractional(1)
              group vertical fractional(1) < item fractional(0.5) >
          >
      >
      """,
    mended: """
      section <
          group horizontal 200 <
              item fractional(0.5)
              group vertical fractional(0.5) < item fractional(0.5) >
          >
      >
      """)

  static let unregisteredBackground = DiagnosticDescriptor(
    .unregisteredBackground, name: "unregistered-background", severity: .note,
    category: .geometry, title: "a background whose view class is not given",
    explanation: """
      The views of backgrounds are registered with the layout, not with the collection view. With \
      `class:` the generated Swift does it; without, the app has to call \
      `register(_:forDecorationViewOfKind:)` on the layout, and UIKit raises an exception if it \
      doesn't.
      """,
    failing: """
      section < group horizontal 44 < item > background "backdrop" >
      """,
    mended: """
      section < group horizontal 44 < item > background "backdrop" class: "Backdrop" >
      """)

  static let infiniteBackground = DiagnosticDescriptor(
    .infiniteBackground, name: "infinite-background", category: .geometry,
    title: "a background of a section without an end",
    explanation: """
      A background is as large as its section. Where a group is made as long as numbers go, there \
      is no view of that size, and UIKit raises an exception.
      """,
    failing: """
      section < group horizontal 1e12 < item > background "backdrop" class: "Backdrop" >
      """,
    mended: """
      section < group horizontal 440 < item > background "backdrop" class: "Backdrop" >
      """)
}
