// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: warnings are errors, imports and existentials are explicit.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

/// Whether the module of the web page is built.
let isPage = Context.environment["LAYOUT_WASM"] != nil

/// Settings of the layers that also compile as Embedded Swift for the web page. There the last target has
/// the code of all that it uses: the layers' own objects would be made for nothing.
let embeddable: [SwiftSetting] =
  strict + [.treatWarning("EmbeddedRestrictions", as: .error)]
  + (isPage ? [.unsafeFlags(["-Xfrontend", "-emit-empty-object-file"])] : [])

/// What the web page doesn't use of the layers that it is made from: left out, its module is built in less
/// time.
func unusedInPage(_ paths: [String]) -> [String] {
  isPage ? paths : []
}

/// A test target that may use the shared helpers.
func test(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["LayoutTestSupport"], swiftSettings: strict)
}

let package = Package(
  name: "layoutc",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13)],
  products: [
    .executable(name: "layoutc", targets: ["layoutc"]),
    .library(name: "LayoutObjects", targets: ["LayoutObjects"]),
    .library(name: "LayoutRuntime", targets: ["LayoutRuntime"]),
    .plugin(name: "LayoutBuildPlugin", targets: ["LayoutBuildPlugin"]),
    .plugin(name: "LayoutCommandPlugin", targets: ["LayoutCommandPlugin"]),
  ],
  targets: [
    // Language: text to a checked tree.
    .target(name: "LayoutSyntax", swiftSettings: embeddable),
    .target(
      name: "LayoutDiagnostics", dependencies: ["LayoutSyntax", "LayoutJSON"],
      exclude: unusedInPage(["Rendering"]),
      swiftSettings: embeddable),
    .target(
      name: "LayoutCompiler", dependencies: ["LayoutCore", "LayoutSyntax", "LayoutDiagnostics"],
      swiftSettings: embeddable),

    // Core: what a layout is, and where every frame goes.
    .target(name: "LayoutCore", swiftSettings: embeddable),

    // Outputs: projections of the model and of its frames.
    .target(
      name: "LayoutJSON", dependencies: ["LayoutCore"],
      exclude: unusedInPage(
        ["Frames/FramesReader.swift", "Program/Reading", "Program/Writing"]),
      swiftSettings: embeddable),
    .target(
      name: "LayoutEmit", dependencies: ["LayoutCore", "LayoutJSON"], exclude: ["HTML/Page"],
      swiftSettings: embeddable),
    .target(name: "LayoutObjects", dependencies: ["LayoutCore"], swiftSettings: strict),
    .target(
      name: "LayoutPreview",
      dependencies: [
        "LayoutCore", "LayoutSyntax", "LayoutDiagnostics", "LayoutCompiler", "LayoutJSON",
      ],
      swiftSettings: embeddable),

    // Runtime: layouts loaded while an app runs.
    .target(
      name: "LayoutRuntime",
      dependencies: [
        "LayoutCore", "LayoutSyntax", "LayoutDiagnostics", "LayoutCompiler", "LayoutJSON",
        "LayoutObjects",
      ],
      swiftSettings: strict),

    // Tools: the command line.
    .target(
      name: "LayoutCLI",
      dependencies: [
        "LayoutCore", "LayoutSyntax", "LayoutDiagnostics", "LayoutCompiler", "LayoutJSON",
        "LayoutEmit", "LayoutPreview",
      ],
      swiftSettings: strict),
    .executableTarget(name: "layoutc", dependencies: ["LayoutCLI"], swiftSettings: strict),
    .plugin(
      name: "LayoutBuildPlugin", capability: .buildTool(), dependencies: ["layoutc"],
      path: "Sources/LayoutBuildPlugin"),
    .plugin(
      name: "LayoutCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "layout", description: "Generate Swift source beside .layout files."),
        permissions: [
          .writeToPackageDirectory(reason: "The generated source is written beside its layout.")
        ]),
      dependencies: ["layoutc"], path: "Sources/LayoutCommandPlugin"),

    // Tests: shared helpers, a target's own tests, then what holds for the whole.
    .target(
      name: "LayoutTestSupport",
      dependencies: [
        "LayoutCore", "LayoutSyntax", "LayoutDiagnostics", "LayoutCompiler", "LayoutJSON",
      ],
      path: "Tests/LayoutTestSupport", swiftSettings: strict),
    test("LayoutSyntaxTests", ["LayoutSyntax"]),
    test(
      "LayoutDiagnosticsTests", ["LayoutDiagnostics", "LayoutSyntax", "LayoutCore", "LayoutJSON"]),
    test("LayoutCoreTests", ["LayoutCore"]),
    test(
      "LayoutCompilerTests",
      ["LayoutCompiler", "LayoutCore", "LayoutDiagnostics", "LayoutJSON", "LayoutSyntax"]),
    test("LayoutJSONTests", ["LayoutJSON", "LayoutCore"]),
    test(
      "LayoutPreviewTests",
      ["LayoutPreview", "LayoutCompiler", "LayoutCore", "LayoutDiagnostics", "LayoutJSON"]),
    test("LayoutEmitTests", ["LayoutEmit", "LayoutCore"]),
    test("LayoutObjectsTests", ["LayoutObjects", "LayoutCore", "LayoutCompiler", "LayoutJSON"]),
    test(
      "LayoutRuntimeTests",
      ["LayoutRuntime", "LayoutObjects", "LayoutCore", "LayoutCompiler", "LayoutJSON"]),
    test(
      "LayoutCLITests",
      ["LayoutCLI", "LayoutCompiler", "LayoutCore", "LayoutDiagnostics", "LayoutJSON"]),
    test(
      "CaseTests",
      [
        "LayoutCLI", "LayoutCore", "LayoutCompiler", "LayoutDiagnostics", "LayoutEmit",
        "LayoutJSON", "LayoutPreview", "LayoutSyntax",
      ]),
    test(
      "PropertyTests",
      [
        "LayoutCore", "LayoutSyntax", "LayoutCompiler", "LayoutDiagnostics", "LayoutEmit",
        "LayoutJSON", "LayoutPreview",
      ]),
    test(
      "ArchitectureTests",
      ["LayoutCLI", "LayoutDiagnostics", "LayoutCompiler", "LayoutSyntax"]),

    // Prints a table of figures; fails on nothing.
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["LayoutCore", "LayoutSyntax", "LayoutCompiler", "LayoutDiagnostics"],
      path: "Tests/Benchmarks", swiftSettings: strict),
  ]
)

// The web page's solver is built for WebAssembly only, the fuzzer with libFuzzer only.
if isPage {
  package.products.append(.executable(name: "PreviewSolver", targets: ["PreviewSolver"]))
  package.targets += [
    .target(name: "EmbeddedRuntime"),
    .executableTarget(
      name: "PreviewSolver", dependencies: ["LayoutPreview", "EmbeddedRuntime"],
      swiftSettings: strict),
  ]
}
if Context.environment["LAYOUT_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "LayoutCore", "LayoutSyntax", "LayoutDiagnostics", "LayoutCompiler", "LayoutJSON",
      ],
      path: "Tests/Fuzz", swiftSettings: strict))
}
