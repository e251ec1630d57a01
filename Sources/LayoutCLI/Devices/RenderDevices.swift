/// The catalogue of devices as a table and as JSON.

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

/// An array with an object for each device, in the words of a scene file. No text of the catalogue
/// needs escaping; a test holds it.
func renderDeviceJSON(_ devices: [Device]) -> String {
  var objects: [String] = []
  for device in devices {
    let area = device.safeArea
    let margins = device.layoutMargins
    objects.append(
      """
        {"name": "\(device.name)", "title": "\(device.title)",
         "container": {"width": \(device.width), "height": \(device.height)},\
       "scale": \(device.scale),
         "safeArea": {"top": \(Int(area.top)), "leading": \(Int(area.leading)),\
       "bottom": \(Int(area.bottom)), "trailing": \(Int(area.trailing))},
         "layoutMargins": {"top": \(Int(margins.top)), "leading": \(Int(margins.leading)),\
       "bottom": \(Int(margins.bottom)), "trailing": \(Int(margins.trailing))},
         "traits": {"horizontalSizeClass": "\(word(forRegular: device.isWidthRegular))",\
       "verticalSizeClass": "\(word(forRegular: device.isHeightRegular))", "idiom": "\(word(for: device.idiom))",\
       "contentSizeCategory": "large"},
         "source": "\(device.source.words)"}
      """)
  }
  return "[\n\(objects.joined(separator: ",\n"))\n]\n"
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
