/// pixel-rounding: rows that would be full if pixels could be divided.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Says of rows that are full by their fractions or their count what whole pixels leave of them (R0); of
  /// the first in each section, where there are several.
  func checkPixels(_ forecast: Forecast, _ reports: inout Reports) {
    var lastSection: Int?
    for fact in groups where fact.leavesRoomAtEnd && fact.section != lastSection {
      guard let axis = fact.axis,
        !fact.group.size[axis].variants.contains(where: { $0.isMeasured }),
        fact.sharesRoom || fractions(ofRow: fact)?.fractions.isFull == true
      else { continue }
      let id = fact.group.id
      let affected = forecast.devices { trial in trial.rows(of: id).contains { trial.loses(of: $0) }
      }
      guard let first = affected.first, let device = first.device,
        let row = first.rows(of: id).first(where: { first.loses(of: $0) })
      else { continue }
      lastSection = fact.section
      let room = row.inner[axis]
      reports.reportOnce(
        .pixelRounding(
          origin.place(of: id), arrangement: axis.arrangement,
          used: DevicePoints(
            points: (room - row.free).shortText, device: device.name, width: device.width),
          room: room.shortText, scale: device.scale, otherCount: affected.count - 1))
    }
  }
}

extension SolvedTrial {
  /// Whether what is left of a row is a pixel or more, and less than one for each subitem.
  fileprivate func loses(of row: SolvedRow) -> Bool {
    guard let device, row.count > 0, row.inner[row.axis] > 0 else { return false }
    let pixels = row.free * Double(device.scale)
    return pixels >= 0.99 && pixels < Double(row.count)
  }
}
