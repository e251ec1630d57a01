/// Makes Apple's objects from a layout model: UIKit's or AppKit's where they are, else the twins.

package import LayoutCore

/// What a layout needs beside the environment.
@MainActor package struct ObjectInputs {
  /// Which section of the model serves a section of the data; none for no section.
  package var servingSection: (Int) -> Int?
  /// How many items a section of the data has; frames of custom groups may ask for it.
  package var itemCount: (Int) -> Int
  /// The class of a background, by the name in the model; none where the app registers it.
  package var decorationClass: (String) -> AnyClass?
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

  /// Sections as the model has them: one serves all of the data, several serve one each.
  package init(for model: LayoutModel) {
    let count = model.sections.count
    self.init(servingSection: { index in
      if count == 1 { return 0 }
      return index < count ? index : nil
    })
  }
}

/// Makes layouts and sections from one model.
@MainActor package struct ModelToObjects {
  let model: LayoutModel
  let inputs: ObjectInputs

  package init(_ model: LayoutModel, inputs: ObjectInputs) {
    self.model = model
    self.inputs = inputs
  }

  /// The layout; its sections are made when they are asked for.
  ///
  /// - Parameter environment: what spacing and boundary items of the whole layout may depend on; UIKit
  ///   doesn't ask for them again.
  package func layout(in environment: SectionEnvironment) -> PlatformLayout {
    let configuration = configuration(in: environment)
    let layout = PlatformLayout(
      sectionProvider: { section($0, in: $1) }, configuration: configuration)
    for section in model.sections {
      guard case .compositional(let content) = section.content else { continue }
      register(content.decorationItems, with: layout)
    }
    return layout
  }

  /// What holds for the whole layout.
  package func configuration(in environment: SectionEnvironment) -> PlatformConfiguration {
    var resolver = Resolver(model, in: environment)
    resolver.beginReading(section: nil, in: environment)
    let configuration = PlatformConfiguration()
    configuration.scrollDirection = model.scrollDirection == .vertical ? .vertical : .horizontal
    configuration.interSectionSpacing = resolver.number(model.interSectionSpacing, at: model.id)
    configuration.boundarySupplementaryItems = boundaryItems(
      model.boundarySupplementaryItems, of: model.id, &resolver)
    #if !canImport(Darwin) || canImport(UIKit)
      if #available(iOS 14, tvOS 14, *) {
        configuration.contentInsetsReference = model.contentInsetsReference.object
      }
    #endif
    reportIssues(of: resolver)
    return configuration
  }

  /// The section that serves a section of the data; none where the model has none, or no group for it.
  package func section(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    guard let serving = inputs.servingSection(index), model.sections.indices.contains(serving)
    else {
      inputs.report([
        EvaluationIssue(
          kind: .missingSection(index: index, available: model.sections.count), element: model.id,
          section: index)
      ])
      return nil
    }
    let values = SectionEnvironment(environment)
    var resolver = Resolver(model, in: values)
    resolver.beginReading(section: index, in: values)
    let section: NSCollectionLayoutSection?
    switch model.sections[serving].content {
    case .compositional(let content):
      section = self.section(model.sections[serving], content, index: index, &resolver)
    case .list(let list):
      section = self.section(model.sections[serving], list, environment, &resolver)
    }
    reportIssues(of: resolver)
    return section
  }

  func reportIssues(of resolver: Resolver) {
    let issues = resolver.issues
    if !issues.isEmpty { inputs.report(issues) }
  }

  private func register(_ children: [Child<DecorationItem>], with layout: PlatformLayout) {
    for child in children {
      switch child {
      case .element(let item):
        guard let name = item.viewClass, let viewClass = inputs.decorationClass(name) else {
          continue
        }
        layout.register(viewClass, forDecorationViewOfKind: item.elementKind)
      case .conditional(_, let then, let otherwise):
        register(then, with: layout)
        register(otherwise, with: layout)
      case .repetition(_, _, let body): register(body, with: layout)
      case .local: break
      }
    }
  }
}
