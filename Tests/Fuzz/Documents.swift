/// The three JSON readers: they trust nothing, and what they accept must be written and read again as
/// the same.

import LayoutCore
import LayoutJSON

func fuzzProgram(_ bytes: [UInt8]) {
  guard let models = try? readProgram(bytes) else { return }
  let program = writeProgram(models)
  guard let copy = try? readProgram(program) else {
    preconditionFailure("the program can't be read back")
  }
  precondition(writeProgram(copy) == program, "the program changed")
  for model in models.prefix(4) { _ = solveEverywhere(model) }
}

/// A layout that uses most of what a scene holds.
private let model: LayoutModel? = {
  let text = """
    {"format": 1, "layouts": [{"name": "Fuzz", "sections": [
      {"name": "a", "orthogonalScrollingBehavior": "groupPaging", "group": [{"type": "horizontal",
        "subitems": [{"type": "item",
          "layoutSize": {"widthDimension": {"fractionalWidth": 0.3},
            "heightDimension": {"estimated": 44}}}]}]},
      {"name": "b", "group": [{"type": "horizontal", "subitems": [{"type": "item"}]}]}]}]}
    """
  return (try? readProgram(Array(text.utf8)))?.first
}()

func fuzzScene(_ bytes: [UInt8]) {
  guard let model else { preconditionFailure("the layout can't be read") }
  guard let description = try? readScene(bytes) else { return }
  let written = writeScene(description)
  guard let copy = try? readScene(written) else {
    preconditionFailure("the scene can't be read back")
  }
  precondition(writeScene(copy) == written, "the scene changed")
  guard let scene = try? description.scene(for: model), scene.sections.count <= 1000 else { return }
  _ = solveAndCheck(model, scene)
}

func fuzzFrames(_ bytes: [UInt8]) {
  guard let documents = try? readFrames(bytes) else { return }
  let written = writeFrames(documents)
  guard let copy = try? readFrames(written) else {
    preconditionFailure("the frames can't be read back")
  }
  precondition(writeFrames(copy) == written, "the frames changed")
}
