/// L05xx: what exists in the language or on a platform, but not here.

extension DiagnosticDescriptor {
  static let needsNewerSystem = DiagnosticDescriptor(
    .needsNewerSystem, name: "needs-newer-system", category: .availability,
    title: "a feature that the deployment target does not have",
    explanation: """
      The system got the feature later than the oldest one that the layout is to run on: the one \
      that the file `requires`, or that `--deployment-target` names. Where there is an older form \
      that gives the same frames, as of `count:`, that one is generated and nothing is said. \
      Without `requires`, what can wait is generated in an `if #available`.
      """,
    failing: """
      requires iOS 15
      section < group horizontal 44 count: 2 < item height: uniform(44) > >
      """,
    mended: """
      requires iOS 15
      section < group horizontal 44 count: 2 < item height: 44 > >
      """)

  static let notInAppKit = DiagnosticDescriptor(
    .notInAppKit, name: "not-in-appkit", severity: .warning, category: .availability,
    title: "a feature that AppKit does not have",
    explanation: """
      AppKit's compositional layouts have no lists and no trait collection. A layout that uses them \
      is generated for UIKit only; what can be left out on the Mac, such as `onScroll`'s scale, is \
      left out. Where the file requires macOS, each such place is said.
      """,
    failing: """
      requires iOS 15, macOS 12
      list plain
      """,
    mended: """
      requires iOS 15
      list plain
      """)

  static let unknownPlatform = DiagnosticDescriptor(
    .unknownPlatform, name: "unknown-platform", category: .availability,
    title: "a platform that layouts are not made for",
    explanation: """
      Compositional layouts exist on iOS, which includes iPads and Mac Catalyst, on tvOS and on \
      macOS.
      """,
    failing: """
      requires watchOS 9
      section < group horizontal 44 < item > >
      """,
    mended: """
      requires tvOS 15
      section < group horizontal 44 < item > >
      """)

  static let oddVersion = DiagnosticDescriptor(
    .oddVersion, name: "odd-version", category: .availability,
    title: "a version that no system has",
    explanation: """
      A version is one or two whole numbers: `15` or `15.4`. Compositional layouts exist since \
      iOS 13, tvOS 13 and macOS 10.15; an older system can't be required.
      """,
    failing: """
      requires iOS 12
      section < group horizontal 44 < item > >
      """,
    mended: """
      requires iOS 13
      section < group horizontal 44 < item > >
      """)

  static let requiredTwice = DiagnosticDescriptor(
    .requiredTwice, name: "required-twice", category: .availability,
    title: "a platform that is required twice",
    explanation: """
      The oldest system to run on is one version of each platform; of two, one would be passed \
      over.
      """,
    failing: """
      requires iOS 15, iOS 16
      section < group horizontal 44 < item > >
      """,
    mended: """
      requires iOS 15, macOS 12
      section < group horizontal 44 < item > >
      """)

  static let deprecated = DiagnosticDescriptor(
    .deprecated, name: "deprecated", severity: .warning, category: .availability,
    title: "an attribute that the required system has replaced",
    explanation: """
      `supplementariesFollowContentInsets` is deprecated since iOS 16, whose \
      `supplementaryContentInsetsReference` says more exactly what headers and footers are inset by. \
      It is said where the file requires iOS 16 or tvOS 16 and nothing older; AppKit keeps the older \
      one, so that a file which requires macOS is not told.
      """,
    failing: """
      requires iOS 16
      section insets: 16 supplementariesFollowInsets: false <
          header 44
          group horizontal 44 < item >
      >
      """,
    mended: """
      requires iOS 16
      section insets: 16 supplementaryInsetsReference: none <
          header 44
          group horizontal 44 < item >
      >
      """)
}
