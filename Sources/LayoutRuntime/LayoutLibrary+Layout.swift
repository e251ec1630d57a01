/// Makes layouts for collection views.

import LayoutCore
public import LayoutObjects

extension LayoutLibrary {
  /// Makes a layout; its sections are made when the collection view asks for them.
  ///
  /// Everything that the layout needs is checked here, so that nothing is missing while it scrolls. What
  /// still goes wrong then, a width of `container.width / columns` for 0 columns say, or insets that
  /// leave no room, is told to `onIssue`, and rows one point high stand in for the section where UIKit
  /// would raise an exception.
  ///
  /// A section that is `infinite` shows its items three times: its data source gives three times
  /// `numberOfItems` and shows `originalIndex(for:numberOfItems:)` of them. What comes to rest in an outer
  /// copy is scrolled to the middle one, which looks the same.
  ///
  /// - Parameters:
  ///   - name: One of `layoutNames`.
  ///   - inputs: Values for the layout's parameters, by name; those that are missing have their default.
  ///   - providers: The closures that give the frames of custom groups, by the name in the file.
  ///   - handlers: The closures that change visible items, by the name in the file.
  ///   - decorationClasses: The classes of backgrounds, by the name in the file. Backgrounds without a
  ///     class are registered by the app.
  ///   - numberOfItems: How many items a section of the data has; needed only where the layout has a
  ///     waterfall, `each`, `count` or an infinite section, whose items count once.
  ///   - section: The name of the section that serves a section of the data. None: they are numbered in
  ///     the order written, one that is `rest` serves what follows the last, and an only one everything.
  ///   - onIssue: Told of what goes wrong later, of each issue once. None: `NSLog` writes a line.
  /// - Throws: Every error but those of loading.
  public func layout(
    named name: String, inputs: [String: LayoutInput] = [:],
    providers: [String: NSCollectionLayoutGroupCustomItemProvider] = [:],
    handlers: [String: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:],
    decorationClasses: [String: AnyClass] = [:],
    numberOfItems: (@MainActor (Int) -> Int)? = nil,
    section: (@MainActor (Int) -> String?)? = nil,
    onIssue: (@MainActor (LayoutDiagnostic) -> Void)? = nil
  ) throws(LayoutLibraryError) -> CompositionalLayout {
    let loaded = loaded
    guard let position = loaded.models.firstIndex(where: { $0.name == name }) else {
      throw .unknownLayout(name: name, available: layoutNames)
    }
    let model = loaded.models[position]
    let reporter = IssueReporter(loaded, layout: position, tell: onIssue)
    var objects = ObjectInputs(for: model)
    objects.bindings = try model.bindings(of: inputs)
    objects.providers = providers
    objects.handlers = handlers
    objects.decorationClass = { decorationClasses[$0] }
    objects.itemCount = numberOfItems ?? { _ in 1 }
    let carousel = Carousel()
    objects.scroll = { carousel.scroll(to: $0, at: $1) }
    objects.standIn = { emptySection() }
    objects.report = { reporter.report($0) }
    if let section { objects.servingSection = { model.sectionIndex(named: section($0)) } }
    try check(LayoutNeeds(of: model), of: name, in: objects, knowsCounts: numberOfItems != nil)
    // What holds for a whole layout doesn't depend on the environment.
    let layout = ModelToObjects(model, inputs: objects)
      .layout(in: SectionEnvironment(container: .zero))
    carousel.layout = layout
    return layout
  }

  private func check(
    _ needs: LayoutNeeds, of layout: String, in objects: ObjectInputs, knowsCounts: Bool
  ) throws(LayoutLibraryError) {
    for name in needs.providers where objects.providers[name] == nil {
      throw .missingProvider(name: name, layout: layout)
    }
    for name in needs.handlers where objects.handlers[name] == nil {
      throw .missingHandler(name: name, layout: layout)
    }
    for name in needs.decorationClasses where objects.decorationClass(name) == nil {
      throw .missingDecorationClass(name: name, layout: layout)
    }
    if needs.numberOfItems, !knowsCounts { throw .missingNumberOfItems(layout: layout) }
  }
}

extension LayoutModel {
  /// The position of the section of a name; none for no name and for one that isn't there.
  fileprivate func sectionIndex(named name: String?) -> Int? {
    sections.firstIndex { $0.name == name }
  }
}
