// swift-tools-version: 6.2
import PackageDescription

// A user's project on an Apple system, as far as that can be had elsewhere: a module named UIKit re-exports
// the twins, so that the very branch is compiled that an app would compile.
let package = Package(
  name: "UIKitConsumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "layoutc", path: "../../..")],
  targets: [
    .target(
      name: "UIKit", dependencies: [.product(name: "LayoutObjects", package: "layoutc")]),
    .executableTarget(
      name: "Photos", dependencies: ["UIKit"],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "LayoutBuildPlugin", package: "layoutc")]),
  ]
)
