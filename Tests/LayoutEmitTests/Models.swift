/// Layouts whose Swift is kept to be read, built by hand.

import LayoutCore
import LayoutTestSupport

/// A layout and the name of its golden file.
struct SwiftCase: Sendable {
  var golden: String
  var model: LayoutModel
}

extension SwiftCase {
  static let all = [
    inputs, oneWithInputs, clashes, waterfall, waterfallAdapts, frames, infinite,
    rest, numbers,
  ]

  /// Inputs of every type, each used somewhere.
  private static var inputs: SwiftCase {
    var writer = ModelWriter("Inputs", documentation: "A shelf that the app describes.")
    writer.parameter("columns", .integer, .value(.constant(3)))
    writer.parameter("gap", .number, .value(.constant(0.5)))
    writer.parameter("showsHeader", .boolean, .value(.constant(1)))
    writer.parameter("style", .string, .text("wide"))
    writer.parameter("kind", .string)
    writer.parameter("aspectRatio", .numberFunction, .value(writer.scalar(1 + Term.index % 2)))
    writer.parameter("isWide", .booleanFunction, .value(.constant(0)))

    var grid = row()
    grid.count = writer.scalar(.parameter(0))
    grid.interItemSpacing = .always(Spacing(isFlexible: false, value: writer.scalar(.parameter(1))))
    let columns = Term.parameter(0)
    grid.size.height = writer.dimension(.absolute, 10 * (columns - 1) + 0.5)
    writer.section("grid", grid, documentation: "As many columns as the app says.")
    let showsHeader = writer.id(.parameter(2))
    let isWide = writer.id(.sameText(.parameter(ParameterID(rawValue: 3)), .literal("wide")))
    let header = BoundaryItem(
      id: ElementID(rawValue: 5), elementKind: .text(BoundaryItem.headerKind),
      size: size(.ofWidth(1), 20), alignment: .always(.top))
    let index = ElementID(rawValue: 6)
    let other = BoundaryItem(
      id: index,
      elementKind: .conditional(
        isWide, then: .always(.parameter(ParameterID(rawValue: 4))),
        otherwise: .text("narrow \"index\"")), size: size(20, .ofHeight(1)),
      alignment: .always(.trailing))
    writer.model.sections[0].boundarySupplementaryItems = [
      .conditional(showsHeader, then: [.element(header)], otherwise: []), .element(other),
    ]

    let height = Term.choose(.apply(6, .index), 20, 100 / .apply(5, .index))
    let frame = CustomFrame(
      id: ElementID(rawValue: 4), x: .zero, y: writer.scalar(.index * 100),
      width: writer.scalar(.width), height: writer.scalar(height))
    writer.section("cards", group(.each(frames: [.element(frame)]), height: 400))
    var plain = row()
    plain.size.height = .conditional(
      writer.id(.sameText(.literal("tall"), .parameter(ParameterID(rawValue: 3)))),
      then: .always(Dimension(.fractionalHeight, .constant(0.5))),
      otherwise: .always(Dimension(.estimated, .constant(44))))
    writer.section("plain", plain)
    return SwiftCase(golden: "inputs", model: writer.model)
  }

  /// A single section, and a configuration, with inputs.
  private static var oneWithInputs: SwiftCase {
    var writer = ModelWriter("Tags")
    writer.parameter("gap", .number)
    writer.parameter("default", .integer, .value(.constant(2)))
    writer.model.interSectionSpacing = writer.scalar(.parameter(0) * 2.0)
    var group = row()
    group.count = writer.scalar(.call(.max, [.parameter(1), 1]))
    writer.section("main", group)
    return SwiftCase(golden: "inputs-single", model: writer.model)
  }

  /// Names that generated code uses itself, and keywords.
  private static var clashes: SwiftCase {
    var writer = ModelWriter("Clashes")
    let names = [
      "section", "numberOfItems", "environment", "default", "self", "item", "group", "scale", "max",
      "CGFloat", "inout", "aSection", "itemCount",
    ]
    for name in names { writer.parameter(name, .number, .value(.constant(1))) }
    var sum: Term = .parameter(0)
    for index in names.indices.dropFirst() {
      sum = .call(.max, [sum, .parameter(UInt32(index))])
    }
    var a = row()
    a.size.height = writer.dimension(.absolute, sum)
    writer.section("a", a)
    writer.section("A", row())
    writer.section("rawValue", row())
    return SwiftCase(golden: "clashes", model: writer.model)
  }

  /// The tutorials' two columns.
  static var waterfall: SwiftCase {
    var writer = ModelWriter("Photos", documentation: "Photos as tall as they are.")
    writer.parameter("aspectRatio", .numberFunction)
    let height = Term.columnWidth / .apply(0, .index) + 60
    let item = Item(
      id: ElementID(rawValue: 3),
      size: Size(width: Size.fill.width, height: writer.dimension(.absolute, height)))
    writer.section(
      "photos",
      group(
        .waterfall(
          Waterfall(
            columns: .constant(2), spacing: .constant(8), rowSpacing: .constant(8),
            item: [.element(item)])))
    ) { $0.contentInsets = insets(all: 10) }
    return SwiftCase(golden: "waterfall", model: writer.model)
  }

  /// Columns by width, an item by condition, insets of everything.
  private static var waterfallAdapts: SwiftCase {
    var writer = ModelWriter("Adaptive")
    writer.parameter("isHero", .booleanFunction)
    let columns = Term.choose(
      .effectiveWidth > 1000, 5, .choose(.effectiveWidth > 600, 3, 2))
    func item(_ height: Choice<Dimension>, _ insets: Insets) -> [Child<Item>] {
      [
        .element(
          Item(
            id: ElementID(rawValue: 3), size: Size(width: Size.fill.width, height: height),
            contentInsets: insets))
      ]
    }
    let hero = writer.id(.apply(0, .index))
    var waterfall = Waterfall(
      columns: writer.scalar(columns), spacing: .constant(10), rowSpacing: .constant(20),
      item: [
        .conditional(
          hero, then: item(.always(Dimension(.fractionalWidth, .constant(1.5))), insets(all: 2)),
          otherwise: item(.always(Dimension(.fractionalHeight, .constant(0.1))), .zero))
      ])
    writer.section("hero", group(.waterfall(waterfall), insets: insets(leading: 5, trailing: 5)))
    waterfall.columns = writer.scalar(.call(.floor, [.width / 100]))
    waterfall.item = item(
      writer.dimension(.absolute, 20 + .index % 3),
      Insets(
        top: writer.scalar(.index), leading: .constant(1), bottom: .zero,
        trailing: writer.scalar(.columnWidth / 10)))
    writer.section("plain", group(.waterfall(waterfall))) {
      $0.orthogonalScrollingBehavior = .always(.continuous)
      $0.contentInsets = insets(all: 10)
    }
    return SwiftCase(golden: "waterfall-adapts", model: writer.model)
  }

  /// Frames for each item, with conditions and repetitions, and frames and handlers of the app.
  private static var frames: SwiftCase {
    var writer = ModelWriter("Frames")
    writer.model.locals = [Local(name: "i", type: .integer), Local(name: "third", type: .number)]
    let third = Term.local(1)
    func frame(_ writer: inout ModelWriter, _ x: Term, _ y: Term) -> Child<CustomFrame> {
      .element(
        CustomFrame(
          id: ElementID(rawValue: 4), x: writer.scalar(x), y: writer.scalar(y),
          width: writer.scalar(third), height: .constant(40), zIndex: writer.scalar(.index)))
    }
    let one = frame(&writer, third * .local(0), .index * 50)
    let two = frame(&writer, 0, .index / .count)
    let isOdd = writer.id(.index % 2 == 1)
    writer.section(
      "each",
      group(
        .each(frames: [
          .local(LocalID(rawValue: 1), writer.id(.width / 3)),
          .conditional(isOdd, then: [two], otherwise: []),
          .repetition(count: .constant(2), variable: LocalID(rawValue: 0), [one]),
        ]), height: 300))
    writer.section(
      "counted",
      group(
        .custom(frames: [
          .local(LocalID(rawValue: 1), writer.id(.width / .count)), two, two,
        ]), height: 100))
    writer.section("provided", group(.provider("spiral"), height: 200)) {
      $0.visibleItemsInvalidationHandler = ScrollHandler(
        id: ElementID(rawValue: 8), statements: [], name: "spiral")
    }
    writer.section("again", group(.provider("spiral"), height: 100)) {
      $0.visibleItemsInvalidationHandler = ScrollHandler(
        id: ElementID(rawValue: 8), statements: [], name: "fade-in")
    }
    return SwiftCase(golden: "frames", model: writer.model)
  }

  /// Banners without an end, with a handler of their own and with one of the app.
  static var infinite: SwiftCase {
    var writer = ModelWriter("Banners")
    var group = row(height: 120)
    group.size.width = .always(Dimension(.fractionalWidth, .constant(0.8)))
    let scale = Term.call(.max, [0.8, 1 - .input(.distance) / .width])
    let handler = ScrollHandler(
      id: ElementID(rawValue: 8), statements: [.set(.scale, writer.scalar(scale))])
    writer.section("cards", group, documentation: "Cards that grow in the middle.") {
      $0.orthogonalScrollingBehavior = .always(.groupPagingCentered)
      $0.isInfinite = true
      $0.visibleItemsInvalidationHandler = handler
    }
    writer.section(
      "pages",
      LayoutEmitTests.group(row(height: 100).arrangement, height: 100, insets: insets(leading: 4))
    ) {
      $0.orthogonalScrollingBehavior = .always(.paging)
      $0.isInfinite = true
    }
    writer.section("tracked", row()) {
      $0.orthogonalScrollingBehavior = .always(.groupPaging)
      $0.isInfinite = true
      $0.visibleItemsInvalidationHandler = ScrollHandler(
        id: ElementID(rawValue: 8), statements: [], name: "track")
    }
    writer.section("plain", row())
    return SwiftCase(golden: "infinite", model: writer.model)
  }

  /// A section for all that has no other.
  private static var rest: SwiftCase {
    var writer = ModelWriter("Home")
    writer.section("hero", row(height: 200))
    writer.section("feed", row())
    writer.model.sections[1].isRest = true
    return SwiftCase(golden: "rest", model: writer.model)
  }

  /// Where numbers are whole, where they aren't, and where they can't be trusted.
  private static var numbers: SwiftCase {
    var writer = ModelWriter("Numbers")
    writer.parameter("size", .number)
    writer.parameter("rows", .integer)
    writer.model.locals = [Local(name: "i", type: .integer)]
    let fits = writer.definition("fits", .integer, .call(.floor, [.width / .parameter(0)]))
    let safe = writer.definition("safe", .integer, .call(.floor, [.width / 100]))
    let size = writer.definition("share", .number, .choose(.width > 500, 0.5, 1))
    var a = row()
    a.count = writer.scalar(fits)
    a.size.height = writer.dimension(.fractionalWidth, size / fits)
    writer.section("untrusted", a)
    var b = row()
    b.count = writer.scalar(safe)
    b.size.height = writer.dimension(.absolute, 1000 / safe)
    writer.section("safe", b)
    let local = Term.local(0)
    let item = Item(
      id: ElementID(rawValue: 3),
      size: Size(
        width: writer.dimension(.absolute, .call(.floor, [local / 2]) * 10 + 5),
        height: writer.dimension(
          .absolute, .choose(local % .parameter(1) == 0, 10, -(local - 1)))))
    var c = row()
    c.arrangement = .line(
      .vertical,
      subitems: [
        .repetition(
          count: writer.scalar(.parameter(1) - 1), variable: LocalID(rawValue: 0),
          [.element(.item(item))])
      ])
    writer.section("repeated", c)
    return SwiftCase(golden: "numbers", model: writer.model)
  }
}
