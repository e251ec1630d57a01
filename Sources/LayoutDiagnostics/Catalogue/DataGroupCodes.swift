/// L0434 to L0439, L0449 and L0450: waterfalls and custom groups whose cells come from the data.

extension DiagnosticDescriptor {
  static let waterfallInGroup = DiagnosticDescriptor(
    .waterfallInGroup, name: "waterfall-in-group", category: .structure,
    title: "a waterfall in another group",
    explanation: """
      A waterfall holds all items of its section in columns that each grow as they are filled. It \
      is the section's one group; in another group there is neither a number of items for it nor a \
      height.
      """,
    failing: """
      section < group vertical 400 < group waterfall columns: 2 < item height: width > > >
      """,
    mended: """
      section < group waterfall columns: 2 < item height: width > >
      """)

  static let waterfallNeedsOneItem = DiagnosticDescriptor(
    .waterfallNeedsOneItem, name: "waterfall-needs-one-item", category: .structure,
    title: "a waterfall with more or fewer than one item",
    explanation: """
      Every cell of a waterfall is its one item. Cells that differ have a height that uses \
      `index`; where the environment decides, an `if` gives one item or another.
      """,
    failing: """
      section < group waterfall columns: 2 < item height: 80 item height: 120 > >
      """,
    mended: """
      section < group waterfall columns: 2 < item height: if (mod(index, 2) == 0) 80 else 120 > >
      """)

  static let waterfallHasNoHeight = DiagnosticDescriptor(
    .waterfallHasNoHeight, name: "waterfall-has-no-height", category: .structure,
    title: "a height on a waterfall",
    explanation: """
      A waterfall is as tall as its tallest column, which follows from its items; a height, a bare \
      dimension or an aspect beside that would be passed over. Its width may be given with \
      `width:`.
      """,
    failing: """
      section < group waterfall columns: 2 height: 900 < item height: width / 0.75 > >
      """,
    mended: """
      section < group waterfall columns: 2 < item height: width / 0.75 > >
      """)

  static let misplacedEach = DiagnosticDescriptor(
    .misplacedEach, name: "misplaced-each", category: .structure,
    title: "an `each` that is not directly in a custom group",
    explanation: """
      `each` makes one group of all items of the section: its frames are computed anew for every \
      item, with `index` and `count`. That is a way in which `group custom` gets its cells, and no \
      condition or repetition stands around it; both may stand in it.
      """,
    failing: """
      section < group vertical 88 < each < item 44 > > >
      """,
    mended: """
      section < group custom 88 < each < frame y: 44 * index width: 80 height: 44 > > >
      """)

  static let frameBesideEach = DiagnosticDescriptor(
    .frameBesideEach, name: "frame-beside-each", category: .structure,
    title: "a frame beside `each`",
    explanation: """
      With `each` one group holds all items of the section, without it the group repeats with its \
      frames. A frame beside `each` would belong to neither. What is special of the first item is \
      an `if` in `each`.
      """,
    failing: """
      section <
          group custom 300 <
              frame width: 200 height: 100
              each < frame y: 44 * index width: 80 height: 44 >
          >
      >
      """,
    mended: """
      section <
          group custom 300 <
              each <
                  if (index == 0) < frame width: 200 height: 100 >
                  else < frame y: 56 + 44 * index width: 80 height: 44 >
              >
          >
      >
      """)

  static let closureAndBody = DiagnosticDescriptor(
    .closureAndBody, name: "closure-and-body", category: .structure,
    title: "brackets beside a closure of the app",
    explanation: """
      `provider:` names a closure of the app that gives the frames of a custom group, `handler:` \
      one that changes cells while scrolling. What stands in brackets would say the same a second \
      time, and UIKit takes one closure.
      """,
    failing: """
      section scroll: continuous <
          group horizontal 100 < item >
          onScroll handler: "fade" < alpha: 0.5 >
      >
      """,
    mended: """
      section scroll: continuous <
          group horizontal 100 < item >
          onScroll < alpha: 0.5 >
      >
      """)

  static let waterfallItemHeight = DiagnosticDescriptor(
    .waterfallItemHeight, name: "waterfall-item-height", category: .structure,
    title: "an item of a waterfall without a height",
    explanation: """
      An item of a waterfall is as wide as a column. How tall it is has to be said: `height:` in \
      points or as a fraction, often computed from the width of the column, which expressions in \
      the item call `width`; or `aspect:`, which is width divided by height.
      """,
    failing: """
      section < group waterfall columns: 2 < item > >
      """,
    mended: """
      section < group waterfall columns: 2 < item aspect: 0.75 > >
      """)

  static let estimatedWaterfall = DiagnosticDescriptor(
    .estimatedWaterfall, name: "estimated-waterfall", category: .geometry,
    title: "an item of a waterfall whose height is measured",
    explanation: """
      Which column an item goes to depends on the heights of all items before it, and UIKit asks \
      for the frames of a custom group once, before it shows any cell. It measures nothing there: \
      an estimate would be the height for good.
      """,
    failing: """
      section < group waterfall columns: 2 < item height: estimated(80) > >
      """,
    mended: """
      section < group waterfall columns: 2 < item height: width / 0.75 + 60 > >
      """)
}
