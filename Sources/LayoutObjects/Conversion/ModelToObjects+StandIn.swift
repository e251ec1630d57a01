/// Holds back sections that UIKit would not take.

import LayoutCore

extension ModelToObjects {
  /// Reports what is wrong with a section that was made, and gives it. Where there is a stand-in it takes
  /// the place of a section with errors and of one that has no room, which UIKit raises exceptions for.
  ///
  /// - Parameter resolver: What read the section.
  func checked(
    _ section: NSCollectionLayoutSection?, of model: Section, index: Int,
    in environment: SectionEnvironment, _ resolver: Resolver
  ) -> NSCollectionLayoutSection? {
    guard let standIn = inputs.standIn else {
      reportIssues(of: resolver)
      return section
    }
    let isMade = section != nil && resolver.errorCount == 0
    var trial = Resolver(self.model, in: environment, inputs: inputs.bindings)
    let refusals =
      isMade && inputs.itemCount(index) > 0 ? trial.refusals(of: model, index: index) : []
    // A view that isn't laid out yet has no room for anything, which nobody sees.
    if environment.container.width > 0, environment.container.height > 0 {
      reportIssues(of: resolver)
      if !refusals.isEmpty { inputs.report(refusals) }
    }
    return isMade && refusals.isEmpty ? section : standIn()
  }

  func reportIssues(of resolver: Resolver) {
    let issues = resolver.issues
    if !issues.isEmpty { inputs.report(issues) }
  }
}
