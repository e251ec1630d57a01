// swift-tools-version: 6.2
import PackageDescription

// A user's project: it depends on layoutc by path and uses what the build plugin generates.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "layoutc", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Photos",
      dependencies: [.product(name: "LayoutObjects", package: "layoutc")],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "LayoutBuildPlugin", package: "layoutc")])
  ]
)
