/// Reads the JSON file of a scene.

import LayoutJSON

/// A scene that can't be used.
struct SceneFileError: Error, Equatable {
  /// None when the scene is only of options.
  var path: String?
  /// What is wrong with it.
  var words: String

  /// The end of the run.
  var outcome: Outcome {
    let name = path.map { " `\($0)`" } ?? ""
    let text = "layoutc: error: cannot use the scene\(name): \(words)\n"
    return Outcome(status: .usage, standardError: Array(text.utf8))
  }
}

/// The scene of the file at `path`; none without a path.
func readSceneFile(
  _ path: String?, in system: System
) throws(SceneFileError) -> SceneDescription? {
  guard let path else { return nil }
  let bytes: [UInt8]
  do throws(SystemError) {
    bytes = try system.readFile(path)
  } catch {
    throw SceneFileError(path: path, words: error.words)
  }
  do throws(SceneProblem) {
    return try SceneDescription.read(bytes)
  } catch {
    throw SceneFileError(path: path, words: error.message)
  }
}
