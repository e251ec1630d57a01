/// `layoutc devices`: the catalogue.

import LayoutCompiler
import LayoutPreview

/// Prints every device.
func runDevices(_ invocation: Invocation, in system: System) throws(UsageError) -> Outcome {
  let text: [UInt8]
  switch try invocation.format() {
  case "json": text = writeDevices(deviceCatalogue)
  default: text = Array(renderDeviceTable(deviceCatalogue).utf8)
  }
  return deliver(text, invocation, in: system)
}

extension Invocation {
  /// The value of `--format`, or the command's first.
  func format() throws(UsageError) -> String {
    let formats = row(of: command).formats
    let written = try parsed(.format, .oneOf(formats)) { formats.contains($0) ? $0 : nil }
    return written ?? formats.first ?? ""
  }
}
