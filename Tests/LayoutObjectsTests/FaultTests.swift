/// Models with faults give objects without trapping, and say what is wrong.

import LayoutCompiler
import LayoutCore
import LayoutObjects
import LayoutTestSupport
import Testing

@MainActor @Suite struct FaultTests {
  final class Reports {
    var issues: [EvaluationIssue] = []
  }

  @Test func aGroupThatIsEmptyInThisEnvironmentIsReported() throws {
    let (section, kinds) = try section(
      "section < group horizontal 44 < if (container.width > 500) < item > > >")
    #expect(section == nil)
    #expect(kinds == [.emptyGroup])
  }

  @Test func aCountBelowOneIsReported() throws {
    let (section, kinds) = try section(
      "section < group horizontal 44 count: (floor(container.width) - 320) < item > >")
    #expect(section != nil)
    #expect(kinds == [.countTooSmall(value: 0, least: 1)])
  }

  @Test func aSizeThatIsNotAboveZeroIsReported() throws {
    let (section, kinds) = try section(
      "section < group horizontal height: (container.width - 320) < item > >")
    #expect(section != nil)
    #expect(kinds == [.negativeDimension(value: 0)])
  }

  @Test func aSectionThatNothingServesIsReported() throws {
    let (section, kinds) = try section(
      "section a < group horizontal 44 < item > > section b < group horizontal 44 < item > >",
      index: 2)
    #expect(section == nil)
    #expect(kinds == [.missingSection(index: 2, available: 2)])
  }

  @Test func groupsThatAreNestedTooDeeplyAreReported() {
    var group = Group(id: .none, arrangement: .line(.vertical, subitems: []))
    for _ in 0..<1_000 {
      group = Group(
        id: .none, arrangement: .line(.vertical, subitems: [.element(.group(group))]))
    }
    let content = CompositionalSection(group: [.element(group)])
    let model = LayoutModel(
      id: .none, name: "Deep",
      sections: [Section(id: .none, name: "deep", content: .compositional(content))])
    let reports = Reports()
    var inputs = ObjectInputs(for: model)
    inputs.report = { reports.issues += $0 }
    let section = ModelToObjects(model, inputs: inputs)
      .section(0, in: ObjectEnvironment(environment))
    #expect(section == nil)
    #expect(reports.issues.map { $0.kind } == [.tooManyChildren(limit: 200)])
  }

  @Test func ofTwoHeadersOfOneKindTheFirstStays() {
    let header = BoundaryItem(
      id: .none, elementKind: .text("h"), size: .fill, alignment: .always(.top),
      zIndex: .constant(7))
    var second = header
    second.zIndex = .constant(8)
    let model = LayoutModel(
      id: .none, name: "Twice",
      boundarySupplementaryItems: [.element(header), .element(second)])
    let configuration = ModelToObjects(model, inputs: ObjectInputs(for: model))
      .configuration(in: environment)
    #expect(configuration.boundarySupplementaryItems.map { $0.zIndex } == [7])
  }

  @Test func randomModelsNeverTrap() {
    for seed in UInt64(1)...300 {
      let model = randomModel(seed: seed).withoutRowHeights
      let reports = Reports()
      var inputs = ObjectInputs(for: model)
      inputs.report = { reports.issues += $0 }
      let layout = ModelToObjects(model, inputs: inputs).layout(in: environment)
      let scene = Scene(
        container: environment.container, scale: 2,
        sections: model.sections.indices.map { SceneSection(modelIndex: $0, itemCount: 7) })
      let solved = layout.frames(in: scene)
      if solve(model, in: scene).issues.contains(where: { $0.kind.isError }) {
        let kinds = (solved.issues + reports.issues).map { $0.kind.isError }
        #expect(kinds.contains(true), "seed \(seed)")
      }
    }
  }

  private let environment = SectionEnvironment(container: Extent(width: 320, height: 480))

  /// The section made for a section of the data, and what was reported.
  private func section(
    _ text: String, index: Int = 0
  ) throws -> (NSCollectionLayoutSection?, [EvaluationIssueKind]) {
    let compiled = CompiledText(text)
    let model = try #require(compiled.compilation.models.first, "\(compiled.rendered)")
    let reports = Reports()
    var inputs = ObjectInputs(for: model)
    inputs.report = { reports.issues += $0 }
    let section = ModelToObjects(model, inputs: inputs)
      .section(index, in: ObjectEnvironment(environment))
    return (section, reports.issues.map { $0.kind })
  }
}
