/// The catalogue of devices as a table.

import LayoutCompiler
import LayoutCore

/// Columns padded with blanks, a line for each device below the headings.
func renderDeviceTable(_ devices: [Device]) -> String {
  var rows = [
    ["name", "size", "scale", "safe area", "margin", "size classes", "idiom", "stands for"]
  ]
  for device in devices {
    let area = device.safeArea
    let edges = [area.top, area.leading, area.bottom, area.trailing].map { "\(Int($0))" }
    rows.append([
      device.name, "\(device.width)x\(device.height)", "\(device.scale)",
      edges.joined(separator: ","), "\(device.margin)",
      word(forRegular: device.isWidthRegular) + ", " + word(forRegular: device.isHeightRegular),
      word(for: device.idiom), device.title,
    ])
  }
  let widths = rows[0].indices.map { column in
    rows.map { $0[column].utf8.count }.max() ?? 0
  }
  var text = ""
  for row in rows {
    for (column, cell) in row.dropLast().enumerated() {
      text += cell + String(repeating: " ", count: widths[column] - cell.utf8.count + 2)
    }
    text += (row.last ?? "") + "\n"
  }
  return text
}

private func word(forRegular isRegular: Bool) -> String { isRegular ? "regular" : "compact" }

private func word(for idiom: Device.Idiom) -> String {
  switch idiom {
  case .phone: return "phone"
  case .pad: return "pad"
  case .tv: return "tv"
  case .mac: return "mac"
  }
}
