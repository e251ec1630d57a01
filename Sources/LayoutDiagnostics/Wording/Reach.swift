/// Where something happens: at which widths of a view, and on which device first.

/// The device that is named.
package struct ReachedDevice: Hashable, Sendable {
  package var name: String
  /// Points.
  package var width: Int
  package var height: Int

  package init(name: String, width: Int, height: Int) {
    self.name = name
    self.width = width
    self.height = height
  }
}

/// Widths in whole points, and the narrowest device of the catalogue that is affected.
package struct Reach: Hashable, Sendable {
  /// In order, apart from each other; none where only devices of some height are affected.
  package var ranges: [ClosedRange<Int>]
  /// The widths that were tried.
  package var tried: ClosedRange<Int>
  /// Whether it happens at every width that was tried, and on every device.
  package var isEverywhere: Bool
  /// None: no device is affected.
  package var device: ReachedDevice?

  package init(
    ranges: [ClosedRange<Int>], tried: ClosedRange<Int>, isEverywhere: Bool, device: ReachedDevice?
  ) {
    self.ranges = ranges
    self.tried = tried
    self.isEverywhere = isEverywhere
    self.device = device
  }

  /// As it ends a sentence: "below 336 pt", "from 600 pt on", "at any width".
  package var words: String {
    if isEverywhere { return "at any width" }
    guard let first = ranges.first else {
      return device.map { "on \($0.name)" } ?? "at some widths"
    }
    switch ranges.count {
    case 1: return words(first)
    case 2: return words(first) + " and " + words(ranges[1])
    default:
      return device.map { "at some widths, as on \($0.name)" } ?? words(first) + " and elsewhere"
    }
  }

  /// The ranges as data: of what happens at every width one without ends.
  var widths: [WidthRange] { WidthRange.ranges(ranges, tried: tried) }

  private func words(_ range: ClosedRange<Int>) -> String {
    switch (range.lowerBound <= tried.lowerBound, range.upperBound >= tried.upperBound) {
    case (true, true): return "from \(tried.lowerBound) to \(tried.upperBound) pt"
    case (true, false): return "below \(range.upperBound + 1) pt"
    case (false, true): return "from \(range.lowerBound) pt on"
    case (false, false):
      let isOne = range.lowerBound == range.upperBound
      return isOne
        ? "at \(range.lowerBound) pt" : "from \(range.lowerBound) to \(range.upperBound) pt"
    }
  }

  /// Whether it happens at some width of `least` points or more.
  package func reaches(_ least: Int) -> Bool { ranges.contains { $0.upperBound >= least } }

  /// Whom it concerns, as a note; nothing where it happens everywhere.
  var deviceNotes: [String] {
    if isEverywhere { return [] }
    guard let device else {
      return ["no device is as narrow, but a view beside another, or not laid out yet, may be"]
    }
    return [
      "the narrowest device affected is \(device.name), \(device.width) pt wide and "
        + "\(device.height) pt tall"
    ]
  }
}
