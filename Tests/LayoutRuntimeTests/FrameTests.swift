/// Layouts of a library give the frames of the solver, from their source and from their program.

import Foundation
import LayoutCompiler
import LayoutCore
import LayoutJSON
import LayoutObjects
import LayoutRuntime
import LayoutTestSupport
import Testing

@MainActor @Suite struct FrameTests {
  nonisolated static let files =
    Repository.files(below: "Tests/Cases/corpus", suffix: ".layout")
    + Repository.files(below: "Tests/Cases/uikit", suffix: ".layout")
    + Repository.files(below: "samples", suffix: ".layout")

  static let decorationClasses: [String: AnyClass] = [
    "RoundedBackground": UICollectionReusableView.self,
    "SectionBackground": UICollectionReusableView.self,
  ]

  @Test func thereAreLayouts() {
    #expect(Self.files.count >= 110 + 183 + 21)
  }

  @Test(arguments: files) func framesAreTheSolvers(path: String) throws {
    let compilation = try CompiledText(file: path).compilation
    let source = try LayoutLibrary(contentsOf: Repository.url(path))
    let program = try LayoutLibrary(json: Data(writeProgram(compilation.models)))
    var compared = 0
    #expect(source.layoutNames == compilation.models.map { $0.name })
    #expect(program.layoutNames == source.layoutNames)
    for model in compilation.models {
      for width in [390.0, 1024] {
        var description = SceneDescription()
        description.container = Extent(width: width, height: 844)
        description.safeArea = EdgeDistances(top: 54, leading: 7, bottom: 34, trailing: 3)
        description = description.withSampleInputs(for: model)
        let scene = try description.scene(for: model)
        let solved = solve(model.withoutRowHeights, in: scene)
        for library in [source, program] {
          var told: [LayoutDiagnostic] = []
          let layout = try library.layout(
            named: model.name, inputs: model.closures,
            decorationClasses: Self.decorationClasses,
            numberOfItems: { scene.sections[$0].itemCount },
            onIssue: { told.append($0) })
          let found = layout.frames(in: scene.asData(of: model))
          // Where UIKit would raise an exception, rows stand in, and somebody is told.
          #expect(told.isEmpty == solved.issues.isEmpty, "\(told)")
          guard solved.issues.isEmpty else { continue }
          compared += 1
          // What scrolls a section without an end is a handler as well.
          #expect(
            differences(solved, found, ignoresStates: model.hasInfiniteSection) == [],
            "\(width) points wide")
        }
      }
    }
    #expect(compared > 0 || compilation.models.isEmpty)
  }
}

extension LayoutModel {
  fileprivate var hasInfiniteSection: Bool {
    sections.contains { section in
      guard case .compositional(let content) = section.content else { return false }
      return content.isInfinite
    }
  }

  /// What `withSampleInputs(for:)` gives, as an app gives it.
  fileprivate var closures: [String: LayoutInput] {
    var inputs: [String: LayoutInput] = [:]
    for parameter in parameters where parameter.defaultValue == nil {
      switch parameter.type {
      case .integer: inputs[parameter.name] = 3
      case .number: inputs[parameter.name] = 1.5
      case .boolean: inputs[parameter.name] = true
      case .string: inputs[parameter.name] = "sample"
      case .numberFunction: inputs[parameter.name] = .function { [1.5, 0.75, 1, 0.66][$0 % 4] }
      case .booleanFunction: inputs[parameter.name] = .condition { $0 % 2 == 0 }
      }
    }
    return inputs
  }
}
