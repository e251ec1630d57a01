/// The catalogue of devices as JSON.

package import LayoutCompiler
import LayoutCore

/// An array with an object for each device, in the words of a scene file. No text of the catalogue
/// needs escaping; a test holds it.
package func writeDevices(_ devices: [Device]) -> [UInt8] {
  var text: [UInt8] = []
  for device in devices {
    text += (text.isEmpty ? "[\n" : ",\n").utf8
    text += object(for: device).utf8
  }
  text += "\n]\n".utf8
  return text
}

private func object(for device: Device) -> String {
  let area = device.safeArea
  let margins = device.layoutMargins
  return """
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
    """
}

private func word(forRegular isRegular: Bool) -> String { isRegular ? "regular" : "compact" }

private func word(for idiom: Device.Idiom) -> String {
  EnvironmentEnumeration.idiom.names[Int(idiom.rawValue)]
}
