/// Every check, in the order of the documentation: what is not wrong for the compiler, but for people.

package import LayoutDiagnostics

extension Compilation {
  /// What the checks find in layouts without errors: what UIKit refuses at some widths, what it does
  /// otherwise than one would think, and what is written in vain. Nothing where there are errors: they may be
  /// the reason for anything; nothing either where a file has more than 50,000 elements.
  ///
  /// - Complexity: O(elements), and the forecast's: a solved layout for some hundred widths.
  package func findings() -> [Diagnostic] { checked().findings }

  /// The findings, and whether every check could look at everything: not where there are errors, nor where
  /// there is no layout, as in a file of definitions for others, nor where nothing can be foretold of a
  /// layout, for its size or for an input that has no value to try it with.
  ///
  /// - Complexity: as ``findings()``.
  package func checked() -> (findings: [Diagnostic], isComplete: Bool) {
    guard !hasErrors, isSmallEnoughToCheck else { return ([], false) }
    var reports = Reports(file: files.units.first?.file ?? .none)
    var effort = Forecast.effortOfFile
    var isComplete = !layouts.isEmpty
    for (index, layout) in layouts.enumerated() {
      let checked = CheckedLayout(
        layout, files: files, requirements: requirements,
        previews: previews.filter { $0.layout == index })
      let forecast = Forecast(of: checked, effort: &effort)
      if forecast.isUnknown { isComplete = false }
      checked.check(forecast, &reports)
    }
    let fileNames = FileNames(files)
    checkUnusedNames(fileNames, &reports)
    checkShadowedNames(fileNames, &reports)
    checkRepeatedLiterals(fileNames, &reports)
    checkUnreachableSections(&reports)
    checkPlatformFeatures(names, &reports)
    return (reports.sorted(), isComplete)
  }
}

extension Compilation {
  /// Whether there are few enough elements to look at each of them in every way.
  fileprivate var isSmallEnoughToCheck: Bool {
    var count = 0
    for layout in layouts { count += layout.origin.elements.count }
    return count <= 50_000
  }
}

extension CheckedLayout {
  /// Runs the checks of one layout.
  fileprivate func check(_ forecast: Forecast, _ reports: inout Reports) {
    checkRefusals(forecast, &reports)
    checkSelfSizing(&reports)
    checkRows(forecast, &reports)
    checkSections(&reports)
  }

  /// What UIKit refuses or shows as nothing.
  private func checkRefusals(_ forecast: Forecast, _ reports: inout Reports) {
    let told = checkItemsThatExceed(forecast, &reports)
    checkForetoldIssues(forecast, told: told, &reports)
    checkGroupsThatCannotFit(forecast, told: told, &reports)
    checkDivisionsByInputs(&reports)
    checkBadgeKinds(&reports)
    checkBackgroundClasses(&reports)
    checkInfiniteBackgrounds(forecast, &reports)
  }

  /// Views that say themselves how large they are.
  private func checkSelfSizing(_ reports: inout Reports) {
    checkFractionsOfEstimates(&reports)
    checkIgnoredInsets(&reports)
    checkTinyEstimates(&reports)
    checkBothAxesEstimated(&reports)
    checkCountedEstimates(&reports)
    checkSidewaysSelfSizing(&reports)
    checkRaggedRows(&reports)
    checkHandlersWithEstimates(&reports)
  }

  /// What the subitems of rows take and leave.
  private func checkRows(_ forecast: Forecast, _ reports: inout Reports) {
    checkFractions(forecast, &reports)
    checkIgnoredSizes(&reports)
    checkPatterns(forecast, &reports)
    checkHalfGaps(&reports)
    checkPixels(forecast, &reports)
    checkFlexibleSpacing(forecast, &reports)
  }

  /// How sections scroll and what surrounds them.
  private func checkSections(_ reports: inout Reports) {
    checkFractionsOfViewport(&reports)
    checkHeaderInsets(&reports)
    checkBackgroundsOfHeaders(&reports)
    checkPinnedOverSideways(&reports)
    checkOverlappingBoundaries(&reports)
    checkWidePages(&reports)
    checkCenteredStops(&reports)
    checkEmptySectionSpacing(&reports)
    checkPhysicalOffsets(&reports)
    checkScreenInputs(&reports)
    checkRedundantGroups(&reports)
  }
}
