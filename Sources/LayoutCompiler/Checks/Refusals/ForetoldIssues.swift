/// no-room-for-group, unfittable-item, non-positive-dimension, division-by-zero, zero-width and the like:
/// what the solver finds wrong at some widths.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Below this width, in points, a view is one that isn't laid out yet: no device and no part of a screen
  /// is as narrow.
  private static var leastWidth: Int { 64 }

  /// Reports every issue that solving meets, with the widths at which it does.
  ///
  /// - Parameter told: groups of which it was said that an item is longer than they are.
  func checkForetoldIssues(
    _ forecast: Forecast, told: Set<ElementID>, _ reports: inout Reports
  ) {
    var found: [Diagnostic] = []
    for key in forecast.issueKeys {
      if key.isOfFirstItem, told.contains(key.element) { continue }
      if let diagnostic = foretold(key, forecast) { found.append(diagnostic) }
    }
    for diagnostic in found.saidOnce() { reports.report(diagnostic) }
  }

  private func foretold(_ key: IssueKey, _ forecast: Forecast) -> Diagnostic? {
    let holds: (SolvedTrial) -> Bool = { $0.issue(key) != nil }
    let around = groupsAround(key.element)
    let reach = forecast.reach(knowing: { trial in
      if holds(trial) { return true }
      return key.isOfRoom && (trial.isRefused || trial.lacksRoom(in: around)) ? nil : false
    })
    if let reach {
      let isNarrow = reach.device == nil && (reach.ranges.last?.upperBound ?? 0) < Self.leastWidth
      if isNarrow, key.isOfValue { return ofUnlaidView(key, forecast) }
      if key.isOfFirstItem, !reach.concernsScreens { return nil }
      guard let example = forecast.example(where: holds), let issue = example.issue(key),
        var diagnostic = diagnostic(issue, reach, example, forecast)
      else { return nil }
      if isNarrow { diagnostic.severity = .note }
      return diagnostic
    }
    return key.isOfValue ? ofUnlaidView(key, forecast) : nil
  }

  /// The words for an issue that some view shows.
  private func diagnostic(
    _ issue: EvaluationIssue, _ reach: Reach, _ example: SolvedTrial, _ forecast: Forecast
  ) -> Diagnostic? {
    let place = place(of: issue)
    let isSure = !forecast.isOfPreview
    let view = example.words
    switch issue.kind {
    case .noRoomForGroup(let axis, let room):
      return .noRoom(
        place, reach, isSure: isSure, axis: axis.word, room: room.shortText, view: view)
    case .firstItemDoesNotFit(let axis, let needed, let room):
      let first = example.rows(of: issue.element).first?.subitems.first?.element
      if let first, isMeasured(first, axis) { return nil }
      return .unfittableItem(
        place, item: first.map { self.place(ofSide: axis, of: $0, bare: axis) } ?? place, reach,
        isSure: isSure, axis: axis.word, needed: needed.shortText, room: room.shortText,
        view: view,
        isOfSafeArea: axis == .horizontal && reach.ranges.isEmpty
          && (example.device?.safeArea.leading ?? 0) > 0)
    case .divisionByZero:
      let divisor = divisor(of: issue)
      return .divisionByZero(
        place, divisor: divisor, reach, isSure: isSure, fixes: keeping(divisor, from: "1"))
    case .notFinite: return .notFinite(place, reach, isSure: isSure)
    case .negativeDimension(let value):
      let fixes = fixes(of: issue, place)
      return mayBeZero(issue.element)
        ? .negativeLength(
          place, value: value.shortText, reach, isSure: isSure, view: view, fixes: fixes)
        : .nonPositiveDimension(
          place, value: value.shortText, reach, isSure: isSure, view: view, fixes: fixes)
    case .countTooSmall(let value, let least):
      return .countTooSmall(
        place, value: value.shortText, isWhole: value == value.rounded(), least: least, reach,
        isSure: isSure, view: view,
        fixes: fixes(of: issue, place))
    case .tooManyChildren(let limit):
      return .tooManyChildren(place, limit: limit, reach, isSure: isSure)
    case .notExactlyOneGroup(let found):
      return .notExactlyOneGroup(place, found: found, reach, isSure: isSure)
    case .emptyGroup: return .emptyGroup(place, reach, isSure: isSure)
    case .estimatedWaterfall: return .estimatedWaterfall(place, height: nil)
    case .missingSection, .missingInput, .emptyInput, .unknownProvider, .unknownHandler:
      return nil
    }
  }

  /// The words for a value that fails in a view without a width, and in no view that is laid out.
  private func ofUnlaidView(_ key: IssueKey, _ forecast: Forecast) -> Diagnostic? {
    for trial in forecast.unlaid {
      guard let issue = trial.issue(key) else { continue }
      let place = place(of: issue)
      switch issue.kind {
      case .divisionByZero:
        let divisor = divisor(of: issue)
        return .zeroWidth(
          divisor ?? place, what: "this divides by 0", value: "the divisor is 0",
          fixes: keeping(divisor, from: "1"))
      case .notFinite:
        return .zeroWidth(
          place, what: "this is not a finite number", value: "not finite", fixes: [])
      case .negativeDimension(let value):
        // A share of nothing is nothing; UIKit takes that, and asks again.
        if value == 0 { continue }
        return .zeroWidth(
          place, what: "this is below 0", value: "\(value.shortText) \(trial.words)",
          fixes: fixes(of: issue, place))
      case .countTooSmall(let value, let least):
        return .zeroWidth(
          place, what: "this count is below \(least)",
          value: "\(value.shortText) \(trial.words)", fixes: fixes(of: issue, place))
      default: return nil
      }
    }
    return nil
  }
}

extension IssueKey {
  fileprivate var isOfFirstItem: Bool {
    number == EvaluationIssueKind.firstItemDoesNotFit(axis: .horizontal, needed: 0, room: 0).number
  }

  /// Whether it is told only where there are no errors, and of the outermost group.
  fileprivate var isOfRoom: Bool {
    isOfFirstItem
      || number == EvaluationIssueKind.noRoomForGroup(axis: .horizontal, room: 0).number
  }

  /// Whether a value is at fault, not what there is or how it fits.
  fileprivate var isOfValue: Bool {
    let kinds: [EvaluationIssueKind] = [
      .divisionByZero, .notFinite, .negativeDimension(value: 0), .countTooSmall(value: 0, least: 0),
    ]
    return kinds.contains { $0.number == number }
  }
}

extension [Diagnostic] {
  /// Of those of one code at one place the worst: a definition stands once for each use.
  fileprivate func saidOnce() -> [Diagnostic] {
    var positions: [PlacedCode: Int] = [:]
    var said: [Diagnostic] = []
    for diagnostic in self {
      let key = PlacedCode(code: diagnostic.code, place: diagnostic.primary.place)
      guard let position = positions[key] else {
        positions[key] = said.count
        said.append(diagnostic)
        continue
      }
      if diagnostic.severity.rawValue < said[position].severity.rawValue {
        said[position] = diagnostic
      }
    }
    return said
  }
}

private struct PlacedCode: Hashable {
  var code: DiagnosticCode
  var place: Place
}
