// swift-tools-version: 6.2
import PackageDescription

// A package as yours could be: it depends on layoutc, and its `.layout` files become Swift when it is
// built. `swift run` prints the frames of every sample.
let package = Package(
  name: "LayoutSamples",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16)],
  dependencies: [.package(name: "layoutc", path: "..")],
  targets: [
    .executableTarget(
      name: "LayoutSamples",
      dependencies: [.product(name: "LayoutObjects", package: "layoutc")],
      path: ".",
      exclude: ["README.md"],
      sources: ["App"],
      plugins: [.plugin(name: "LayoutBuildPlugin", package: "layoutc")])
  ]
)
