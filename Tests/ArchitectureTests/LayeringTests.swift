/// Holds the imports of every target against the layers of the architecture.

import Foundation
import LayoutTestSupport
import Testing

@Suite struct LayeringTests {
  /// What each target may import; the package manager doesn't refuse what is merely reachable.
  static let allowed: [String: Set<String>] = [
    "LayoutCore": [],
    "LayoutSyntax": [],
    "LayoutJSON": ["LayoutCore"],
    "LayoutDiagnostics": ["LayoutSyntax", "LayoutJSON"],
    "LayoutCompiler": ["LayoutCore", "LayoutSyntax", "LayoutDiagnostics"],
    "LayoutEmit": ["LayoutCore", "LayoutJSON"],
    "LayoutPreview": [
      "LayoutCore", "LayoutSyntax", "LayoutDiagnostics", "LayoutCompiler", "LayoutJSON",
    ],
    "LayoutObjects": ["LayoutCore", "Foundation", "UIKit", "AppKit"],
    "LayoutRuntime": [
      "LayoutCore", "LayoutSyntax", "LayoutDiagnostics", "LayoutCompiler", "LayoutJSON",
      "LayoutObjects",
    ],
    "LayoutCLI": [
      "LayoutCore", "LayoutSyntax", "LayoutDiagnostics", "LayoutCompiler", "LayoutJSON",
      "LayoutEmit", "LayoutPreview",
    ],
    "layoutc": ["LayoutCLI"],
    "LayoutBuildPlugin": ["PackagePlugin", "Foundation"],
    "LayoutCommandPlugin": ["PackagePlugin", "Foundation"],
    "PreviewSolver": ["LayoutPreview"],
    "EmbeddedRuntime": [],
  ]

  /// Modules of the platform: for arithmetic, and for the command line's `System` folder, which alone
  /// touches files, time and the environment.
  static let platform: Set<String> = ["Glibc", "Musl", "Darwin", "WASILibc", "ucrt"]

  @Test func everyTargetImportsOnlyItsLayersBelow() throws {
    var faults: [String] = []
    for path in Repository.files(below: "Sources", suffix: ".swift") {
      let target = String(path.split(separator: "/")[1])
      guard let allowed = Self.allowed[target] else {
        faults.append("\(path): \(target) is not in the table")
        continue
      }
      for module in try imports(of: path) {
        let isPlatform = Self.platform.contains(module)
        let mayUsePlatform =
          path.contains("/System/") || path.hasSuffix("/PlatformMath.swift")
        if isPlatform ? !mayUsePlatform : !allowed.contains(module) {
          faults.append("\(path) imports \(module)")
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  private func imports(of path: String) throws -> [String] {
    try Repository.text(path).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 1,
        index == 0 || ["package", "public", "internal", "private"].contains(words[0])
      else { return nil }
      // Examples of the language import files, whose paths are in quotation marks.
      return words.last.map { String($0.split(separator: ".")[0]) }
        .flatMap { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? $0 : nil }
    }
  }
}
