/// Groups that hold all items of their section give the frames of the model.

import LayoutCore
import LayoutObjects
import LayoutTestSupport
import Testing

@MainActor @Suite struct WaterfallTests {
  nonisolated static let itemCounts = [0, 1, 2, 9]

  /// What a section with a waterfall may have, by name.
  nonisolated static let variants: [(name: String, change: @Sendable (inout Variant) -> Void)] = [
    ("plain", { _ in }),
    ("three columns", { $0.columns = 3 }),
    ("more columns than items", { $0.columns = 12 }),
    (
      "insets of the group",
      { $0.group.contentInsets = insets(top: 3, leading: 5, bottom: 7, trailing: 11) }
    ),
    ("insets of the section", { $0.insets = insets(top: 3, leading: 5, bottom: 7, trailing: 11) }),
    ("insets of the item", { $0.item.contentInsets = insets(all: 2) }),
    ("a narrower group", { $0.group.size.width = Side.ofWidth(0.77).dimension }),
    ("edges", { $0.group.edgeSpacing = edges(leading: 4, top: 6) }),
    ("a background", { $0.backgrounds = [background("back")] }),
    (
      "a sideways section",
      {
        $0.scroll = .continuous; $0.insets = insets(all: 9)
      }
    ),
    (
      "a sideways layout",
      {
        $0.direction = .horizontal; $0.insets = insets(all: 9)
      }
    ),
    ("no insets reference", { $0.reference = .none }),
    ("the reference that is the layout's", { $0.reference = .safeArea }),
    (
      "three copies",
      {
        $0.isInfinite = true; $0.scroll = .paging
      }
    ),
    ("no room for spacing", { $0.group.contentInsets = insets(leading: 300) }),
  ]

  /// A layout of one section with a waterfall.
  struct Variant {
    var columns = 2.0
    var group = Group(id: ElementID(rawValue: 2), arrangement: .provider(""))
    var item = Item(id: ElementID(rawValue: 1))
    var insets = Insets.zero
    var backgrounds: [DecorationItem] = []
    var scroll = OrthogonalScrollingBehavior.none
    var direction = ScrollDirection.vertical
    var reference = ContentInsetsReference.automatic
    var isInfinite = false

    /// Items as high as their column is wide, divided by 1, 1.5, 2, 1, …, and 30 more.
    var model: LayoutModel {
      var pool = ExpressionPool()
      let width = pool.append(.input(.columnWidth))
      let index = pool.append(.input(.index))
      let ratio = pool.append(.apply(ParameterID(rawValue: 0), index))
      let share = pool.append(.binary(.divide, width, ratio))
      let more = pool.append(.integer(30))
      let height = pool.append(.binary(.add, share, more))
      var item = item
      item.size = Size(
        width: item.size.width, height: Side.computed(.absolute, height).dimension)
      var group = group
      group.arrangement = .waterfall(
        Waterfall(
          columns: .constant(columns), spacing: .constant(10), rowSpacing: .constant(7),
          item: [.element(item)]))
      var section = section(
        group, insets: insets, scroll: scroll, reference: reference, backgrounds: backgrounds)
      if case .compositional(var content) = section.content {
        content.isInfinite = isInfinite
        section.content = .compositional(content)
      }
      var model = layout(scroll: direction, expressions: pool, [section])
      model.parameters = [Parameter(name: "ratio", type: .numberFunction)]
      return model
    }
  }

  @Test(arguments: variants.indices) func framesAreTheModels(variant: Int) {
    var made = Variant()
    Self.variants[variant].change(&made)
    for count in Self.itemCounts {
      for isRightToLeft in [false, true] {
        for scale in [2.0, 3] {
          var scene = scene(
            made.model, items: [count, count], width: 321, scale: scale,
            safeArea: EdgeDistances(top: 20, leading: 7, bottom: 10, trailing: 3),
            isRightToLeft: isRightToLeft)
          scene.inputs = [.values([1, 1.5, 2])]
          let found = frames(made.model, copies: made.isInfinite ? 3 : 1, in: scene)
          let differences = differences(solve(made.model, in: scene), found)
          #expect(
            differences == [],
            "\(Self.variants[variant].name), \(count) items at \(scale)x, \(isRightToLeft)")
        }
      }
    }
  }

  @Test(arguments: [
    (insets(leading: 400), Insets.zero, Axis.horizontal),
    (insets(leading: 200, trailing: 120), Insets.zero, .horizontal),
    (Insets.zero, insets(top: -500), .vertical),
  ])
  func noRoomIsReported(section: Insets, group: Insets, axis: Axis) {
    var made = Variant()
    made.insets = section
    made.group.contentInsets = group
    var scene = scene(made.model, items: [3])
    scene.inputs = [.values([1])]
    var inputs = ObjectInputs(for: made.model)
    inputs.bindings = [.number(1)]
    inputs.itemCount = { _ in 3 }
    var found: [EvaluationIssueKind] = []
    inputs.report = { found += $0.map { $0.kind } }
    let environment = ObjectEnvironment(SectionEnvironment(of: made.model, in: scene))
    #expect(ModelToObjects(made.model, inputs: inputs).section(0, in: environment) == nil)
    #expect(found == solve(made.model, in: scene).issues.map { $0.kind })
    guard case .noRoomForGroup(axis, _) = found.first else {
      Issue.record("\(found)")
      return
    }
    inputs.itemCount = { _ in 0 }
    #expect(ModelToObjects(made.model, inputs: inputs).section(0, in: environment) != nil)
  }

  @Test func aWaterfallInARowIsReported() {
    let inner = Group(
      id: ElementID(rawValue: 9),
      arrangement: .waterfall(
        Waterfall(columns: .constant(2), spacing: .zero, rowSpacing: .zero, item: [])))
    let row = LayoutTestSupport.group(
      .horizontal, .ofWidth(1), 44, [item(), .element(.group(inner))])
    let model = layout([section(row)])
    var found: [EvaluationIssue] = []
    var inputs = ObjectInputs(for: model)
    inputs.report = { found += $0 }
    let environment = SectionEnvironment(container: Extent(width: 320, height: 480))
    let made = ModelToObjects(model, inputs: inputs)
      .section(0, in: ObjectEnvironment(environment))
    #expect(made != nil)
    #expect(found.map { $0.kind } == [.emptyGroup])
    #expect(found.map { $0.element } == [ElementID(rawValue: 9)])
  }

  @Test(arguments: [0, 1, 7, 1000]) func oneGroupHoldsEach(count: Int) {
    // Frames 0, 20, 40, … down, as wide as the number of items, in twos: the second half as high.
    var pool = ExpressionPool()
    let index = pool.append(.input(.index))
    let twenty = pool.append(.integer(20))
    let y = pool.append(.binary(.multiply, index, twenty))
    let width = pool.append(.input(.count))
    let height = pool.append(.input(.containerHeight))
    let frames = [20.0, 10].map { high in
      CustomFrame(
        id: ElementID(rawValue: 3), x: .constant(high), y: .expression(y),
        width: .expression(width), height: high == 20 ? .constant(20) : .expression(height))
    }
    let group = Group(
      id: ElementID(rawValue: 2), arrangement: .each(frames: frames.map { .element($0) }),
      size: size(.ofWidth(1), 900))
    let model = layout(
      expressions: pool, [section(group, insets: insets(all: 4), backgrounds: [background("b")])])
    let scene = scene(model, items: [count])
    let found = self.frames(model, copies: 1, in: scene)
    #expect(differences(solve(model, in: scene), found) == [])
    #expect(found.cellCount == count)
    if count == 7 {
      #expect(found.cellFrame(section: 0, item: 5) == Rect(x: 14, y: 104, width: 7, height: 900))
    }
  }

  /// The frames of the objects; an infinite section's data source gives three times the items.
  private func frames(_ model: LayoutModel, copies: Int, in scene: Scene) -> SolvedLayout {
    var inputs = ObjectInputs(for: model)
    inputs.bindings = scene.inputs.map { $0.map { InputBinding($0) } }
    inputs.itemCount = { scene.sections[$0].itemCount }
    var data = scene
    for index in data.sections.indices { data.sections[index].itemCount *= copies }
    return ModelToObjects(model, inputs: inputs)
      .layout(in: SectionEnvironment(of: model, in: scene)).frames(in: data)
  }
}
