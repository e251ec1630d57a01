/// How options, device and scene file make a scene.

import LayoutCore
import LayoutJSON
import Testing

@testable import LayoutCLI

@Suite struct SceneOptionsTests {
  private let model = LayoutModel(
    id: .none, name: "Two", sections: ["hero", "feed"].map { section($0) })
  private let single = LayoutModel(id: .none, name: "One", sections: [section("only")])

  private static func section(_ name: String) -> Section {
    Section(id: .none, name: name, content: .compositional(CompositionalSection()))
  }

  private func options(_ line: String) throws -> SceneOptions {
    let arguments = ["frames", "x.layout"] + line.split(separator: " ").map { String($0) }
    guard case .run(let invocation) = try parseArguments(arguments) else {
      throw UsageError.noCommand
    }
    return try SceneOptions(invocation)
  }

  private func scene(
    _ line: String, of model: LayoutModel, over file: SceneDescription? = nil
  ) throws -> Scene {
    try options(line).description(over: file, for: model, among: [model]).scene(for: model)
  }

  @Test func takesTheDefaultDevice() throws {
    let scene = try scene("", of: model)
    #expect(scene.container == Extent(width: 393, height: 852))
    #expect(scene.scale == 3)
    #expect(scene.safeArea == EdgeDistances(top: 59, bottom: 34))
    #expect(scene.layoutMargins == EdgeDistances(top: 59, leading: 16, bottom: 34, trailing: 16))
    #expect(scene.traits.horizontalSizeClass == 1 && scene.traits.idiom == 1)
    #expect(scene.uikit == .uikit17 && !scene.isRightToLeft)
    #expect(scene.offset == Position(x: 0, y: -59))
  }

  @Test func optionsWinOverFilesAndFilesOverTheDefault() throws {
    var file = SceneDescription()
    file.scale = 2
    #expect(try scene("", of: model, over: file).container.width == 393)
    #expect(try scene("", of: model, over: file).scale == 2)
    file.container = Extent(width: 320, height: 480)
    #expect(try scene("", of: model, over: file).safeArea == .zero)
    #expect(try scene("--device ipadmini", of: model, over: file).container.width == 744)
    let all = "--device iPadMini --size 100x200.5 --scale 1.5 --safe-area 1,2,3,4 --rtl --uikit 14"
    let scene = try scene(all + " --offset -5,120", of: model, over: file)
    #expect(scene.container == Extent(width: 100, height: 200.5))
    #expect(scene.scale == 1.5)
    #expect(scene.safeArea == EdgeDistances(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(scene.isRightToLeft && scene.uikit == .uikit14)
    #expect(scene.offset == Position(x: -5, y: 120))
    #expect(scene.traits.idiom == 2)
    #expect(try self.scene("--size 100x200", of: model).safeArea == .zero)
  }

  /// Options, and the sections of data that they make.
  struct Case: CustomTestStringConvertible, Sendable {
    var line: String
    var sections: [SceneSection]

    var testDescription: String { line }

    init(_ line: String, _ sections: SceneSection...) {
      self.line = line
      self.sections = sections
    }
  }

  private static func data(_ model: Int, _ items: Int, scroll: Double? = nil) -> SceneSection {
    SceneSection(modelIndex: model, itemCount: items, proposedScroll: scroll)
  }

  @Test(arguments: [
    Case("--items 12", data(0, 12), data(1, 12)),
    Case("--items 5,8", data(0, 5), data(1, 8)),
    Case("--items 12 --items 4,3", data(0, 4), data(1, 3)),
    Case("--items feed=7,hero=0", data(0, 0), data(1, 7)),
    Case("--sections hero,hero --items hero=3", data(0, 3), data(0, 3)),
    Case("--sections feed,hero,feed --items 4,1,2", data(1, 4), data(0, 1), data(1, 2)),
    Case("--items 1 --scroll 1=40", data(0, 1), data(1, 1, scroll: 40)),
    Case(
      "--items 1 --sections feed,feed --scroll feed=12.5,0=-3", data(1, 1, scroll: -3),
      data(1, 1, scroll: 12.5)),
  ])
  func servesSections(_ expected: Case) throws {
    #expect(try scene(expected.line, of: model).sections == expected.sections)
  }

  @Test func oneSectionServesAllData() throws {
    let sections = try scene("--items 1,2,3", of: single).sections
    #expect(sections.map { $0.itemCount } == [1, 2, 3])
    #expect(sections.map { $0.modelIndex } == [0, 0, 0])
  }
}
