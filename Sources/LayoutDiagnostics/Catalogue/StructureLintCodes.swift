/// L0602, L0603 and L0614: groups, literals and sections that could go.

extension DiagnosticDescriptor {
  static let redundantGroup = DiagnosticDescriptor(
    .redundantGroup, name: "redundant-group", severity: .note, category: .structure,
    title: "a group that changes nothing",
    explanation: """
      A group in a group that holds one child which fills it gives the frames that the child alone \
      gives when it has the group's size. Each group costs UIKit a step of solving for every row, \
      and a reader a line.
      """,
    failing: """
      section < group horizontal 80 <
          item fractional(0.5)
          group vertical fractional(0.5) < item >
      > >
      """,
    mended: """
      section < group horizontal 80 <
          item fractional(0.5)
          item fractional(0.5)
      > >
      """)

  static let repeatedLiteral = DiagnosticDescriptor(
    .repeatedLiteral, name: "repeated-literal", severity: .note, category: .structure,
    title: "a length that is written again and again",
    explanation: """
      The same number as an inset, a spacing, a width or a height four times or more is one decision \
      in four places. A `let` says it once and gives it a name; generated Swift keeps the name.
      """,
    failing: """
      layout Shop <
          section hero insets: 16 < group horizontal 200 < item > >
          section rows insets: 16 < group horizontal 44 < item > >
          section tiles insets: (top: 16, leading: 16) < group horizontal 80 < item > >
      >
      """,
    mended: """
      let margin = 16
      layout Shop <
          section hero insets: margin < group horizontal 200 < item > >
          section rows insets: margin < group horizontal 44 < item > >
          section tiles insets: (top: margin, leading: margin) < group horizontal 80 < item > >
      >
      """)

  static let unreachableSection = DiagnosticDescriptor(
    .unreachableSection, name: "unreachable-section", severity: .warning, category: .structure,
    title: "a section that is never there",
    explanation: """
      Which sections a layout has is decided when it is compiled. A section under a condition that is \
      false by constants alone, or in a `repeat 0`, is not part of it: no index of the data reaches it, \
      and generated Swift has no case for it.
      """,
    failing: """
      let showsStories = false
      layout Feed <
          if (showsStories) < section stories < group horizontal 80 < item > > >
          section posts < group horizontal 300 < item > >
      >
      """,
    mended: """
      layout Feed <
          section stories < group horizontal 80 < item > >
          section posts < group horizontal 300 < item > >
      >
      """)
}
