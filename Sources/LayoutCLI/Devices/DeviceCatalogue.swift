/// The devices that scenes can name, a row each.

/// Phones, tablets, shares of a tablet's screen, windows and a television, by kind and width.
let deviceCatalogue: [Device] = [
  phone(
    "iPhoneSE", "iPhone SE (2nd and 3rd generation), 8", 375, 667, scale: 2, top: 20, bottom: 0),
  phone("iPhone11", "iPhone 11, XR", 414, 896, scale: 2, top: 48, margin: 20),
  phone("iPhone13mini", "iPhone 12 mini, 13 mini", 375, 812, top: 50),
  phone("iPhone14", "iPhone 12, 12 Pro, 13, 13 Pro, 14", 390, 844, top: 47),
  phone("iPhone16", "iPhone 14 Pro, 15, 15 Pro, 16", 393, 852, top: 59),
  phone(
    "iPhone16Plus", "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", 430, 932, top: 59, margin: 20
  ),
  phone("iPhone16Pro", "iPhone 16 Pro", 402, 874, top: 62),
  phone("iPhone16ProMax", "iPhone 16 Pro Max", 440, 956, top: 62, margin: 20),

  pad("iPadMini", "iPad mini (6th generation)", 744, 1133),
  pad("iPad10", "iPad (10th generation)", 820, 1180),
  pad("iPadAir11", "iPad Air 11-inch", 820, 1180),
  pad("iPadPro11", "iPad Pro 11-inch (M4)", 834, 1210),
  pad("iPadAir13", "iPad Air 13-inch", 1024, 1366),
  pad("iPadPro13", "iPad Pro 13-inch (M4)", 1032, 1376),

  share("iPadSplit320", "a third of a portrait 9.7-inch iPad", 320, 1024, isWidthRegular: false),
  share("iPadSplit375", "a third of a landscape 12.9-inch iPad", 375, 1024, isWidthRegular: false),
  share("iPadSplit507", "half of a landscape 9.7-inch iPad", 507, 768, isWidthRegular: false),
  share(
    "iPadSplit639", "two thirds of a portrait 12.9-inch iPad", 639, 1366, isWidthRegular: false),
  share("iPadSplit678", "half of a landscape 12.9-inch iPad", 678, 1024, isWidthRegular: true),
  share("iPadSplit694", "two thirds of a landscape 9.7-inch iPad", 694, 768, isWidthRegular: true),
  share(
    "iPadSplit981", "two thirds of a landscape 12.9-inch iPad", 981, 1024, isWidthRegular: true),

  window("Mac800x600", "small window on a Mac", 800, 600),
  window("Mac1280x800", "large window on a Mac", 1280, 800),

  Device(
    "AppleTV", "Apple TV", 1920, 1080, scale: 1, safeTop: 60, safeBottom: 60, safeSides: 80,
    margin: 0, .tv, isWidthRegular: true, .television),
]

/// The device of scenes that name none and have no size.
let defaultDeviceName = "iPhone16"

/// The device of this name, whatever the case of its letters.
func device(named name: String) -> Device? {
  deviceCatalogue.first { $0.name.lowercased() == name.lowercased() }
}

private func phone(
  _ name: String, _ title: String, _ width: Int, _ height: Int, scale: Int = 3, top: Double,
  bottom: Double = 34, margin: Int = 16
) -> Device {
  Device(
    name, title, width, height, scale: scale, safeTop: top, safeBottom: bottom, margin: margin,
    .phone, isWidthRegular: false, .phonesAndPads)
}

private func pad(_ name: String, _ title: String, _ width: Int, _ height: Int) -> Device {
  Device(
    name, title, width, height, scale: 2, safeTop: 24, safeBottom: 20, margin: 20, .pad,
    isWidthRegular: true, .phonesAndPads)
}

private func share(
  _ name: String, _ title: String, _ width: Int, _ height: Int, isWidthRegular: Bool
) -> Device {
  Device(
    name, title, width, height, scale: 2, safeTop: 20, safeBottom: 0,
    margin: isWidthRegular ? 20 : 16, .pad, isWidthRegular: isWidthRegular, .multitasking)
}

private func window(_ name: String, _ title: String, _ width: Int, _ height: Int) -> Device {
  Device(
    name, title, width, height, scale: 2, safeTop: 0, safeBottom: 0, margin: 0, .mac,
    isWidthRegular: true, .window)
}
