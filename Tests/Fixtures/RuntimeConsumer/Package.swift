// swift-tools-version: 6.2
import PackageDescription

// A user's app: its layouts are resources, loaded while it runs.
let package = Package(
  name: "RuntimeConsumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "layoutc", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [
        .product(name: "LayoutObjects", package: "layoutc"),
        .product(name: "LayoutRuntime", package: "layoutc"),
      ],
      resources: [.copy("Layouts")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)
