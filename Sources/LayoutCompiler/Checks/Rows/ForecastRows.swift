/// What the checks of rows ask of the forecast.

import LayoutCore

/// A row as it came out on the example device.
struct ExampleRow {
  var row: SolvedRow
  var device: Device
}

extension Forecast {
  /// The device whose points are told where any would do.
  static let exampleDevice = "iPhone14"

  /// The layout on the example device; none where nothing is foretold.
  var exampleTrial: SolvedTrial? {
    devices.first { $0.device?.name.utf8.elementsEqual(Self.exampleDevice.utf8) == true }
  }

  /// The row of a group on the example device; none where it isn't there, or nothing is foretold.
  func exampleRow(of group: ElementID) -> ExampleRow? {
    guard let trial = exampleTrial, let device = trial.device, let row = trial.rows(of: group).first
    else { return nil }
    return ExampleRow(row: row, device: device)
  }

  /// Whether a group holds this many subitems, fewer than are written, wherever it is there.
  func alwaysHolds(_ count: Int, of group: ElementID) -> Bool {
    always(group) { row, _ in row.shortCount == count }
  }

  /// Whether something holds of a group's row wherever it is there; not where nothing is foretold.
  func always(_ group: ElementID, _ holds: (SolvedRow, SolvedTrial) -> Bool) -> Bool {
    var isThere = false
    for trial in trials + devices {
      for row in trial.rows(of: group) {
        guard holds(row, trial) else { return false }
        isThere = true
      }
    }
    return isThere
  }
}
