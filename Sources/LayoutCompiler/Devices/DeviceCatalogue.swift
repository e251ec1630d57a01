/// The devices that scenes can name, by kind and width.

import LayoutCore

/// Phones, tablets, shares of a tablet's screen, windows and televisions, by kind and width.
package let deviceCatalogue: [Device] = phones + pads + padWindows + macWindows + televisions

/// The device of scenes that name none and have no size.
package let defaultDeviceName = "iPhone16"

/// The device of this name, whatever the case of its letters.
package func device(named name: String) -> Device? {
  let wanted = name.lowercased()
  return deviceCatalogue.first { device in
    device.name.lowercased() == wanted || device.aliases.contains { $0.lowercased() == wanted }
  }
}

/// Every name that means a device, for suggestions.
package let deviceNames: [String] = deviceCatalogue.flatMap { [$0.name] + $0.aliases }

private let padWindows: [Device] = [
  share("iPadSplit320", "a third of a portrait 9.7-inch iPad", 320, 1024, isWidthRegular: false),
  share("iPadSplit375", "a third of a landscape 12.9-inch iPad", 375, 1024, isWidthRegular: false),
  share(
    "iPadSplit438", "two thirds of a portrait 9.7-inch iPad", 438, 1024, isWidthRegular: false),
  share(
    "iPadSplit504", "two thirds of a portrait 10.5-inch iPad", 504, 1112, isWidthRegular: false),
  share("iPadSplit507", "half of a landscape 9.7-inch iPad", 507, 768, isWidthRegular: false),
  share("iPadSplit551", "half of a landscape 10.5-inch iPad", 551, 834, isWidthRegular: false),
  share(
    "iPadSplit639", "two thirds of a portrait 12.9-inch iPad", 639, 1366, isWidthRegular: false),
  share("iPadSplit678", "half of a landscape 12.9-inch iPad", 678, 1024, isWidthRegular: true),
  share("iPadSplit694", "two thirds of a landscape 9.7-inch iPad", 694, 768, isWidthRegular: true),
  share(
    "iPadSplit981", "two thirds of a landscape 12.9-inch iPad", 981, 1024, isWidthRegular: true),
]

private let macWindows: [Device] = [
  window("Mac480x800", "narrow window on a Mac", 480, 800),
  window("Mac800x600", "small window on a Mac", 800, 600),
  window("Mac1280x800", "large window on a Mac", 1280, 800),
  window("Mac1920x1080", "window on a large display of a Mac", 1920, 1080),
]

private let televisions: [Device] = [
  television("AppleTV", "Apple TV HD", scale: 1),
  television("AppleTV4K", "Apple TV 4K", scale: 2),
]

private func share(
  _ name: String, _ title: String, _ width: Int, _ height: Int, isWidthRegular: Bool
) -> Device {
  Device(
    name, title, width, height, scale: 2, safeArea: EdgeDistances(top: 20),
    margin: isWidthRegular ? 20 : 16, .pad, isWidthRegular: isWidthRegular, .multitasking)
}

private func window(_ name: String, _ title: String, _ width: Int, _ height: Int) -> Device {
  Device(
    name, title, width, height, scale: 2, safeArea: .zero, margin: 0, .mac, isWidthRegular: true,
    .window)
}

private func television(_ name: String, _ title: String, scale: Int) -> Device {
  Device(
    name, title, 1920, 1080, scale: scale,
    safeArea: EdgeDistances(top: 60, leading: 80, bottom: 60, trailing: 80), margin: 0, .tv,
    isWidthRegular: true, .television)
}
