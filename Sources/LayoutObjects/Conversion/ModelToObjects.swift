/// Makes Apple's objects from a layout model: UIKit's or AppKit's where they are, else the twins.

package import LayoutCore

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
    registerBackgrounds(with: layout, in: environment)
    return layout
  }

  /// What holds for the whole layout.
  package func configuration(in environment: SectionEnvironment) -> PlatformConfiguration {
    var resolver = Resolver(model, in: environment, inputs: inputs.bindings)
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

  /// The section that serves a section of the data, or its stand-in; none where the model has none, or
  /// no group for it.
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
      return inputs.standIn?()
    }
    let values = SectionEnvironment(environment)
    var resolver = Resolver(model, in: values, inputs: inputs.bindings)
    resolver.beginReading(section: index, in: values)
    let section: NSCollectionLayoutSection?
    switch model.sections[serving].content {
    case .compositional(let content):
      section = self.section(model.sections[serving], content, index: index, values, &resolver)
    case .list(let list):
      section = self.section(model.sections[serving], list, environment, &resolver)
    }
    return checked(section, of: model.sections[serving], index: index, in: values, resolver)
  }
}
