/// What a layout needs beside its model and the environment: data, run-time inputs, closures of the app.

package import LayoutCore

/// What is asked while the objects of a layout are made.
@MainActor package struct ObjectInputs {
  /// Which section of the model serves a section of the data; none for no section.
  package var servingSection: (Int) -> Int?
  /// How many items a section of the data has, those of an infinite section once; waterfalls, `each`
  /// and frames of custom groups may ask for it.
  package var itemCount: (Int) -> Int
  /// The run-time inputs, by `ParameterID`; those that are missing have their default.
  package var bindings: [InputBinding?] = []
  /// The closures that give the frames of custom groups, by the name in the model.
  package var providers: [String: NSCollectionLayoutGroupCustomItemProvider] = [:]
  /// The closures that change visible items, by the name in the model.
  package var handlers: [String: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  /// Scrolls the view to an item without animation, once it has laid out its cells; none: sections
  /// without an end have to be scrolled by the app.
  package var scroll: ((IndexPath, PlatformScrollPosition) -> Void)?
  /// The class of a background, by the name in the model; none where the app registers it.
  package var decorationClass: (String) -> AnyClass?
  /// What stands in for a section that can't be made, has errors or has no room; none: UIKit gets it as
  /// it is.
  package var standIn: (() -> NSCollectionLayoutSection)?
  /// Told of what goes wrong when a section is made; values stand in for what has an error.
  package var report: ([EvaluationIssue]) -> Void

  package init(
    servingSection: @escaping (Int) -> Int?, itemCount: @escaping (Int) -> Int = { _ in 0 },
    decorationClass: @escaping (String) -> AnyClass? = { _ in nil },
    report: @escaping ([EvaluationIssue]) -> Void = { _ in }
  ) {
    self.servingSection = servingSection
    self.itemCount = itemCount
    self.decorationClass = decorationClass
    self.report = report
  }

  /// Sections as the model has them: one serves all of the data, several serve one each, and a `rest`
  /// what comes after them.
  package init(for model: LayoutModel) {
    self.init(servingSection: { model.servingSection(ofData: $0) })
  }
}

extension LayoutModel {
  /// The section that serves a section of the data where nobody decides otherwise; none where the data
  /// has more.
  ///
  /// - Complexity: O(sections of the layout).
  package func servingSection(ofData index: Int) -> Int? {
    if sections.count == 1 { return 0 }
    return sections.indices.contains(index) ? index : sections.firstIndex { $0.isRest }
  }
}
