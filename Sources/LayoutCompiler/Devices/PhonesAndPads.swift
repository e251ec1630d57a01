/// Phones and tablets, upright and on their side.

import LayoutCore

/// Upright phones by width, each followed by itself on its side where that is known.
let phones: [Device] = [
  button(
    "iPhoneSE1", "iPhone SE (1st generation), 5s", 320, 568, aliases: ["iPhone5s", "iPodTouch"]),
  button(
    "iPhoneSE", "iPhone SE (2nd and 3rd generation), 8", 375, 667,
    aliases: ["iPhoneSE2", "iPhoneSE3", "iPhone6s", "iPhone7", "iPhone8"]),
  buttonOnItsSide(
    "iPhoneSELandscape", "iPhone SE (2nd and 3rd generation), 8", 667, 375,
    aliases: ["iPhone8Landscape"]),
  button(
    "iPhone8Plus", "iPhone 6s Plus, 7 Plus, 8 Plus", 414, 736, scale: 3, margin: 20,
    aliases: ["iPhone6sPlus", "iPhone7Plus"]),
  phone(
    "iPhone11Pro", "iPhone X, XS, 11 Pro", 375, 812, top: 44, aliases: ["iPhoneX", "iPhoneXS"]),
  phone(
    "iPhone11", "iPhone 11, XR", 414, 896, scale: 2, top: 48, margin: 20, aliases: ["iPhoneXR"]),
  phoneOnItsSide(
    "iPhone11Landscape", "iPhone 11, XR", 896, 414, scale: 2, sides: 48, isWidthRegular: true),
  phone(
    "iPhone11ProMax", "iPhone XS Max, 11 Pro Max", 414, 896, top: 44, margin: 20,
    aliases: ["iPhoneXSMax"]),
  phone(
    "iPhone13mini", "iPhone 12 mini, 13 mini", 375, 812, top: 50, aliases: ["iPhone12mini"]),
  phoneOnItsSide("iPhone13miniLandscape", "iPhone 12 mini, 13 mini", 812, 375, sides: 50),
  phone(
    "iPhone14", "iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e", 390, 844, top: 47,
    aliases: ["iPhone12", "iPhone12Pro", "iPhone13", "iPhone13Pro", "iPhone16e"]),
  phoneOnItsSide(
    "iPhone14Landscape", "iPhone 12, 12 Pro, 13, 13 Pro, 14, 16e", 844, 390, sides: 47),
  phone(
    "iPhone14Plus", "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", 428, 926, top: 47, margin: 20,
    aliases: ["iPhone12ProMax", "iPhone13ProMax"]),
  phoneOnItsSide(
    "iPhone14PlusLandscape", "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", 926, 428, sides: 47,
    isWidthRegular: true),
  phone(
    "iPhone16", "iPhone 14 Pro, 15, 15 Pro, 16", 393, 852, top: 59,
    aliases: ["iPhone14Pro", "iPhone15", "iPhone15Pro"], .phonesAndPads),
  phoneOnItsSide(
    "iPhone16Landscape", "iPhone 14 Pro, 15, 15 Pro, 16 (before iOS 26)", 852, 393, sides: 59,
    .phonesAndPads),
  phone(
    "iPhone16Plus", "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", 430, 932, top: 59,
    margin: 20, aliases: ["iPhone14ProMax", "iPhone15Plus", "iPhone15ProMax"], .phonesAndPads),
  phone("iPhone16Pro", "iPhone 16 Pro", 402, 874, top: 62, .phonesAndPads),
  phone("iPhone16ProMax", "iPhone 16 Pro Max", 440, 956, top: 62, margin: 20, .phonesAndPads),
  phone(
    "iPhone17", "iPhone 17, 17 Pro", 402, 874, top: 62, aliases: ["iPhone17Pro"], .phonesOf2025),
  phone("iPhone17ProMax", "iPhone 17 Pro Max", 440, 956, top: 62, margin: 20, .phonesOf2025),
  phone("iPhoneAir", "iPhone Air", 420, 912, top: 68, margin: 20, .phonesOf2025),
]

/// Tablets by width, each followed by itself on its side.
let pads: [Device] =
  pad("iPadMini", "iPad mini (6th generation, A17 Pro)", 744, 1133, .simulator)
  + pad("iPad9", "iPad (7th to 9th generation)", 810, 1080, top: 20, bottom: 0, .simulator)
  + pad("iPad10", "iPad (10th generation, A16)", 820, 1180, .phonesAndPads)
  + pad("iPadAir11", "iPad Air 11-inch, Air (4th and 5th generation)", 820, 1180, .simulator)
  + pad("iPadPro11M2", "iPad Pro 11-inch (1st to 4th generation)", 834, 1194, .simulator)
  + pad("iPadPro11", "iPad Pro 11-inch (M4)", 834, 1210, .phonesAndPads)
  + pad("iPadAir13", "iPad Air 13-inch, Pro 12.9-inch", 1024, 1366, .simulator)
  + pad("iPadPro13", "iPad Pro 13-inch (M4)", 1032, 1376, .phonesAndPads)

/// A phone with a home button.
private func button(
  _ name: String, _ title: String, _ width: Int, _ height: Int, scale: Int = 2, margin: Int = 16,
  aliases: [String]
) -> Device {
  Device(
    name, title, width, height, scale: scale, safeArea: EdgeDistances(top: 20), margin: margin,
    .phone, isWidthRegular: false, aliases: aliases, .simulator)
}

private func buttonOnItsSide(
  _ name: String, _ title: String, _ width: Int, _ height: Int, aliases: [String]
) -> Device {
  Device(
    name, title, width, height, scale: 2, safeArea: .zero, margin: 20, .phone,
    isWidthRegular: false, isHeightRegular: false, aliases: aliases, .simulator)
}

private func phone(
  _ name: String, _ title: String, _ width: Int, _ height: Int, scale: Int = 3, top: Double,
  margin: Int = 16, aliases: [String] = [], _ source: DeviceSource = .simulator
) -> Device {
  Device(
    name, title, width, height, scale: scale, safeArea: EdgeDistances(top: top, bottom: 34),
    margin: margin, .phone, isWidthRegular: false, aliases: aliases, source)
}

private func phoneOnItsSide(
  _ name: String, _ title: String, _ width: Int, _ height: Int, scale: Int = 3, sides: Double,
  isWidthRegular: Bool = false, _ source: DeviceSource = .simulator
) -> Device {
  Device(
    name, title, width, height, scale: scale,
    safeArea: EdgeDistances(leading: sides, bottom: 21, trailing: sides), margin: 16, .phone,
    isWidthRegular: isWidthRegular, isHeightRegular: false, source)
}

/// A tablet upright and on its side; nothing but its size turns.
private func pad(
  _ name: String, _ title: String, _ width: Int, _ height: Int, top: Double = 24,
  bottom: Double = 20, _ source: DeviceSource
) -> [Device] {
  let upright = Device(
    name, title, width, height, scale: 2, safeArea: EdgeDistances(top: top, bottom: bottom),
    margin: 20, .pad, isWidthRegular: true, source)
  var turned = upright
  turned.name += "Landscape"
  turned.width = height
  turned.height = width
  return [upright, turned]
}
