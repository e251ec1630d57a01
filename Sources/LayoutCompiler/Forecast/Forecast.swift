/// Solves a layout at many widths and on every device, once, for all checks that ask where something
/// happens.
///
///     let reach = forecast.reach { trial in trial.rows(of: group.id).contains { $0.free < 0 } }
///
/// A check takes the forecast as its first parameter: `func checkX(_ forecast: Forecast, _ reports:)`.

import LayoutCore
import LayoutDiagnostics

/// What solving a layout at the widths of `WidthRanges.all` and on the devices of the catalogue shows.
struct Forecast {
  let layout: CheckedLayout
  /// By width, ascending; at every change of issues and of rows that are cut short there are trials on both
  /// sides. Empty where nothing can be foretold: an input has no value, or the layout is too large.
  private(set) var trials: [SolvedTrial] = []
  /// Views that fill a device, in the order of the catalogue.
  private(set) var devices: [SolvedTrial] = []
  /// Views 0 and 1 point wide, as before UIKit lays them out.
  private(set) var unlaid: [SolvedTrial] = []
  /// How much more may be gone through.
  private var effortLeft: Int

  /// The effort that one layout may take.
  private static let effortLimit = 200_000
  /// The effort of all layouts of a file: what their trials go through, in children and repetitions.
  static let effortOfFile = 400_000
  /// What a trial costs beside its children.
  private static let effortOfTrial = 10

  /// The widths that are always tried: closer together where phones are.
  private static let steps =
    Array(stride(from: WidthRanges.all.lowerBound, to: 320, by: 16))
    + Array(stride(from: 320, to: 448, by: 8))
    + Array(stride(from: 448, to: WidthRanges.all.upperBound, by: 32))
    + [WidthRanges.all.upperBound]

  /// - Parameter effort: what is left for the layouts of the file; the forecast takes its part.
  /// - Complexity: some 120 solved layouts, and some four for each end of a range of widths.
  init(of layout: CheckedLayout, effort: inout Int) {
    self.layout = layout
    effortLeft = min(effort, Self.effortLimit)
    let available = effortLeft
    defer { effort -= available - effortLeft }
    let size = layout.elementCount + layout.model.expressions.nodes.count / 8
    guard size <= Self.effortLimit / (Self.steps.count + deviceCatalogue.count) else { return }
    if !solveAll() { (trials, devices, unlaid) = ([], [], []) }
  }

  /// Whether everything could be solved.
  private mutating func solveAll() -> Bool {
    for width in Self.steps {
      guard let trial = spend(layout.solved(width: width)) else { return false }
      if let last = trials.last { refine(between: last, and: trial) }
      trials.append(trial)
    }
    for device in deviceCatalogue {
      guard let trial = spend(layout.solved(on: device)) else { return false }
      devices.append(trial)
    }
    for width in [0, 1] {
      guard let trial = spend(layout.solved(width: width)) else { return false }
      unlaid.append(trial)
    }
    return true
  }

  /// The trial, if going through it was not too much.
  private mutating func spend(_ trial: SolvedTrial?) -> SolvedTrial? {
    guard let trial, effortLeft > 0 else { return nil }
    effortLeft -= trial.layout.effort + Self.effortOfTrial
    return trial
  }

  /// Adds trials between two until neighbours look alike or are a point apart.
  private mutating func refine(between low: SolvedTrial, and high: SolvedTrial) {
    guard high.width - low.width > 1, !low.looks(like: high),
      let middle = spend(layout.solved(width: (low.width + high.width) / 2))
    else { return }
    refine(between: low, and: middle)
    trials.append(middle)
    refine(between: middle, and: high)
  }

  // MARK: - Asking

  /// Whether nothing can be foretold.
  var isUnknown: Bool { trials.isEmpty }

  /// Whether values of inputs come from a preview: what is foretold holds for these.
  var isOfPreview: Bool { layout.model.parameters.contains { $0.defaultValue == nil } }

  /// The widths at which something holds. Where the layout has an error nothing else is known, and what
  /// holds in wider views is taken to hold.
  ///
  /// - Complexity: a call for each trial; for what isn't an issue or a row cut short, some more solved
  ///   layouts for each end of a range.
  func widths(where holds: (SolvedTrial) -> Bool) -> WidthRanges {
    widths(knowing: { holds($0) ? true : $0.isRefused ? nil : false })
  }

  /// The devices on which something holds, narrow ones first, of the same width in catalogue order.
  func devices(where holds: (SolvedTrial) -> Bool) -> [SolvedTrial] {
    var affected = devices.enumerated().filter { holds($0.element) }
    affected.sort { ($0.element.width, $0.offset) < ($1.element.width, $1.offset) }
    return affected.map { $0.element }
  }

  /// Widths and the narrowest device, for wording; none where it holds nowhere.
  func reach(where holds: (SolvedTrial) -> Bool) -> Reach? {
    reach(knowing: { holds($0) ? true : $0.isRefused ? nil : false })
  }

  /// The same of what is not known in every trial: `holds` gives none there.
  func reach(knowing holds: (SolvedTrial) -> Bool?) -> Reach? {
    let widths = widths(knowing: holds)
    let affected = devices { holds($0) == true }
    guard !widths.isEmpty || !affected.isEmpty else { return nil }
    let hasRest = devices.contains { holds($0) == false }
    return Reach(
      ranges: widths.ranges, tried: WidthRanges.all,
      isEverywhere: widths.isEverywhere && !hasRest && !affected.isEmpty,
      device: affected.first?.device.map {
        ReachedDevice(name: $0.name, width: $0.width, height: $0.height)
      })
  }

  private func widths(knowing holds: (SolvedTrial) -> Bool?) -> WidthRanges {
    var known: [Int: Bool] = [:]
    known.reserveCapacity(trials.count)
    var last = false
    for trial in trials.reversed() {
      last = holds(trial) ?? last
      known[trial.width] = last
    }
    return WidthRanges(trying: trials.map { $0.width }) { width in
      if let known = known[width] { return known }
      return layout.solved(width: width).flatMap(holds) ?? false
    }
  }

  /// The groups of which some row in some trial is so, in the order in which they are written.
  ///
  /// - Complexity: a call for each row of each trial.
  func groups(where isSo: (SolvedRow) -> Bool) -> [ElementID] {
    var found: Set<ElementID> = []
    for trial in trials + devices {
      for row in trial.layout.rows where isSo(row) { found.insert(row.group) }
    }
    return found.sorted { $0.rawValue < $1.rawValue }
  }

  /// Every issue of any trial, in the order in which they are met.
  var issueKeys: [IssueKey] {
    var keys: [IssueKey] = []
    var known: Set<IssueKey> = []
    for trial in trials + devices + unlaid {
      for issue in trial.layout.issues {
        let key = IssueKey(issue)
        if known.insert(key).inserted { keys.append(key) }
      }
    }
    return keys
  }

  /// A trial in which something holds, to tell its numbers: on the narrowest device, else in the widest
  /// view.
  func example(where holds: (SolvedTrial) -> Bool) -> SolvedTrial? {
    devices(where: holds).first ?? trials.last(where: holds)
  }
}

extension CheckedLayout {
  /// How many elements there are.
  fileprivate var elementCount: Int {
    sections.count + groups.count + items.count + boundaryItems.count + backgrounds.count
      + badges.count + frames.count
  }

  fileprivate func solved(width: Int) -> SolvedTrial? {
    trial(width: width).map {
      SolvedTrial(solve(model, in: $0, tellsRows: true), width: width, device: nil)
    }
  }

  fileprivate func solved(on device: Device) -> SolvedTrial? {
    trial(on: device).map {
      SolvedTrial(solve(model, in: $0, tellsRows: true), width: device.width, device: device)
    }
  }
}
