/// Layouts that ask the app for something: inputs, closures by name, which section serves which.

import LayoutCore
import LayoutObjects
import LayoutTestSupport
import Testing

@MainActor @Suite struct DataTests {
  final class Reports {
    var issues: [EvaluationIssue] = []
  }

  @Test func closuresGiveTheFramesOfTheirValues() {
    // Rows `ratio(sectionIndex) * 10` high, of a section with a header of the kind that is given.
    var pool = ExpressionPool()
    let index = pool.append(.input(.sectionIndex))
    let ten = pool.append(.integer(10))
    let ratio = pool.append(.apply(ParameterID(rawValue: 0), index))
    let height = pool.append(.binary(.multiply, ratio, ten))
    let kind = Choice<TextValue>.always(.parameter(ParameterID(rawValue: 1)))
    var header = boundary("", .top, 1, 5)
    header.elementKind = kind
    var model = layout(
      expressions: pool,
      [
        section(
          row(.computed(.absolute, height)),
          boundaries: [header])
      ])
    model.parameters = [
      Parameter(name: "ratio", type: .numberFunction), Parameter(name: "kind", type: .string),
    ]
    var scene = scene(model, items: [2, 2, 2, 2])
    scene.inputs = [.values([1, 2.5, 4]), .text("title")]
    let values = scene.inputs.map { $0.map { InputBinding($0) } }
    let solved = solve(model, in: scene)
    #expect(solved.contentSize.height == 190)
    let closure = InputBinding.function { $0 % 3 == 1 ? 2.5 : $0 % 3 == 0 ? 1 : 4 }
    for bindings in [values, [closure, .text("title")]] {
      var inputs = ObjectInputs(for: model)
      inputs.bindings = bindings
      let found = frames(model, inputs, in: scene)
      #expect(differences(solved, found) == [])
      #expect(found.allElements[0].elementKind == "title")
    }
  }

  @Test func theClassOfABackgroundIsRegisteredForEveryKindItMayHave() {
    var pool = ExpressionPool()
    let condition = pool.append(.parameter(ParameterID(rawValue: 0)))
    var decoration = background("")
    decoration.viewClass = "Backdrop"
    decoration.elementKind = .conditional(
      condition, then: .always(.parameter(ParameterID(rawValue: 1))),
      otherwise: .always(.literal("plain")))
    var model = layout(
      expressions: pool, [section(row(44), backgrounds: [decoration])])
    model.parameters = [
      Parameter(name: "wide", type: .boolean, defaultValue: .value(.constant(1))),
      Parameter(name: "kind", type: .string),
    ]
    var inputs = ObjectInputs(for: model)
    inputs.bindings = [nil, .text("given")]
    inputs.decorationClass = { $0 == "Backdrop" ? UICollectionReusableView.self : nil }
    let layout = ModelToObjects(model, inputs: inputs).layout(in: environment)
    #expect(layout.decorationClasses.keys.sorted() == ["given", "plain"])
  }

  // MARK: - Closures by name

  @Test func aProviderOfTheAppGivesTheFrames() {
    let model = layout([
      section(provided("mosaic", .ofWidth(0.5), 60), backgrounds: [background("back")])
    ])
    var scene = scene(model, items: [5])
    scene.providers = [
      ProvidedFrames(
        provider: "mosaic",
        frames: [
          Rect(x: 0, y: 0, width: 80, height: 60), Rect(x: 80, y: 30, width: 80, height: 30),
        ])
    ]
    var inputs = ObjectInputs(for: model)
    inputs.providers["mosaic"] = { environment in
      let size = environment.container.contentSize
      #expect(size == CGSize(width: 160, height: 60))
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 80, height: 60)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 80, y: 30, width: 80, height: 30)),
      ]
    }
    let found = frames(model, inputs, in: scene)
    #expect(differences(solve(model, in: scene), found) == [])
    #expect(found.cellFrame(section: 0, item: 3) == Rect(x: 80, y: 90, width: 80, height: 30))
  }

  @Test func withoutItsProviderOneCellFillsTheGroup() {
    let model = layout([section(provided("mosaic", .ofWidth(0.5), 60))])
    let reports = Reports()
    var inputs = ObjectInputs(for: model)
    inputs.report = { reports.issues += $0 }
    let found = frames(model, inputs, in: scene(model, items: [2]))
    #expect(
      found.allElements.map { $0.frame } == [
        Rect(x: 0, y: 0, width: 160, height: 60), Rect(x: 0, y: 60, width: 160, height: 60),
      ])
    #expect(reports.issues.map { $0.kind } == [.unknownProvider(name: "mosaic")])
  }

  @Test func aHandlerOfTheAppChangesCells() {
    var model = layout([section(row(100), onScroll: [])])
    model.sections[0].handlerName = "fade"
    let reports = Reports()
    var inputs = ObjectInputs(for: model)
    inputs.report = { reports.issues += $0 }
    let scene = scene(model, items: [1])
    #expect(frames(model, inputs, in: scene).allElements.map { $0.onScreen?.alpha } == [nil])
    #expect(reports.issues.map { $0.kind } == [.unknownHandler(name: "fade")])
    inputs.handlers["fade"] = { items, _, _ in for item in items { item.alpha = 0.25 } }
    #expect(frames(model, inputs, in: scene).allElements.map { $0.onScreen?.alpha } == [0.25])
    #expect(reports.issues.count == 1)
  }

  // MARK: - Sections

  @Test(arguments: [
    (0, 0), (1, 1), (2, 2), (3, 1), (700, 1), (-1, 1),
  ])
  func aRestServesWhatFollowsTheLast(index: Int, serving: Int) {
    var model = layout((0..<3).map { section(row(44), name: "s\($0)") })
    #expect(model.servingSection(ofData: index) == (0..<3 ~= index ? index : nil))
    model.sections[1].isRest = true
    #expect(model.servingSection(ofData: index) == serving)
    model.sections = [model.sections[0]]
    #expect(model.servingSection(ofData: index) == 0)
  }

  @Test func anInfiniteSectionCountsItsItemsThreeTimes() {
    // One cell, as wide as the section has items.
    var pool = ExpressionPool()
    let count = pool.append(.input(.count))
    var cell = frame(0, 0, 0, 10)
    if case .element(var element) = cell {
      element.width = .expression(count)
      cell = .element(element)
    }
    var model = layout(
      expressions: pool, [section(custom(.points(50), 10, [cell]), scroll: .paging)])
    for (isInfinite, width) in [(false, 7.0), (true, 21)] {
      if case .compositional(var content) = model.sections[0].content {
        content.isInfinite = isInfinite
        model.sections[0].content = .compositional(content)
      }
      var inputs = ObjectInputs(for: model)
      inputs.itemCount = { _ in 7 }
      let found = frames(model, inputs, in: scene(model, items: [isInfinite ? 21 : 7]))
      #expect(
        found.cellFrame(section: 0, item: 6) == Rect(x: 300, y: 0, width: width, height: 10))
      // A count that can't be tripled is the largest; the frame is cut to what the solver takes.
      inputs.itemCount = { _ in Int.max }
      #expect(
        frames(model, inputs, in: scene(model, items: [1])).cellFrame(section: 0, item: 0) != nil)
      inputs.itemCount = { _ in -3 }
      #expect(
        frames(model, inputs, in: scene(model, items: [1])).cellFrame(section: 0, item: 0)?.width
          == 0)
    }
  }

  @Test func aCustomGroupMayHaveTenThousandFrames() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50_000))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
      let half = environment.container.contentSize.width / 2
      return (0..<10_000).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat($0 % 2) * half, y: CGFloat($0 / 2) * 10, width: half, height: 8))
      }
    }
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let frames = layout.frames(
      in: LayoutScene(size: CGSize(width: 320, height: 480), numberOfItems: [10_000]))
    #expect(frames.refusals == [])
    #expect(frames.contentSize == CGSize(width: 320, height: 50_000))
    #expect(frames.elements.count == 10_000)
    #expect(frames.elements.last?.frame == CGRect(x: 160, y: 49_990, width: 160, height: 8))
  }

  @Test func sectionsThatCantBeMadeHaveAStandIn() {
    let model = layout([
      section(row(30), name: "a"),
      section(row(20), name: "b"),
    ])
    var inputs = ObjectInputs(for: model)
    inputs.standIn = {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let found = frames(model, inputs, in: scene(model, items: [1, 1, 2]))
    #expect(found.contentSize.height == 30 + 20 + 2)
    #expect(found.issues == [])
  }

  private let environment = SectionEnvironment(container: Extent(width: 320, height: 480))

  private func frames(
    _ model: LayoutModel, _ inputs: ObjectInputs, in scene: Scene
  ) -> SolvedLayout {
    ModelToObjects(model, inputs: inputs).layout(in: SectionEnvironment(of: model, in: scene))
      .frames(in: scene)
  }

  private func row(_ height: Side) -> Group {
    LayoutTestSupport.group(.horizontal, .ofWidth(1), height, [item()])
  }

  private func provided(_ name: String, _ width: Side, _ height: Side) -> Group {
    Group(id: ElementID(rawValue: 2), arrangement: .provider(name), size: size(width, height))
  }
}

extension Section {
  /// The closure that its handler is; its handler must be there.
  fileprivate var handlerName: String? {
    get { nil }
    set {
      guard case .compositional(var content) = self.content else { return }
      content.visibleItemsInvalidationHandler?.name = newValue
      self.content = .compositional(content)
    }
  }
}
