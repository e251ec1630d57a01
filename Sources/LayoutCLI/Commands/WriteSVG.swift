/// `layoutc svg`: a picture of a scene.

import LayoutCore
import LayoutEmit

/// Draws every layout in the scene, on each device that is named, beside each other.
func runSVG(_ invocation: Invocation, in system: System) throws(UsageError) -> Outcome {
  var session = try Session(invocation, in: system)
  let pictureOptions = try invocation.pictureOptions()
  let options = try SceneOptions.onDevices(invocation)
  let files = session.compileInputs()
  guard session.report.status == .success else { return session.finish() }
  let results = try session.solveScenes(
    of: files, options, tellsGuides: !pictureOptions.guides.isEmpty)
  guard session.report.status == .success else { return session.finish() }
  let scenes = results.map {
    PictureScene(model: $0.model, scene: $0.scene, solved: $0.solved, title: $0.title)
  }
  return session.finish(writeSVG(scenes, pictureOptions))
}

extension Invocation {
  fileprivate func pictureOptions() throws(UsageError) -> PictureOptions {
    let appearance: PictureAppearance? = try parsed(
      .appearance, .oneOf(["automatic", "light", "dark"])
    ) {
      switch $0 {
      case "automatic": return .automatic
      case "light": return .light
      case "dark": return .dark
      default: return nil
      }
    }
    let guides = try parsed(.show, .guides, parseGuides)
    return PictureOptions(appearance: appearance ?? .automatic, guides: guides ?? [])
  }
}

/// `insets,spacing,groups`, in any order.
private func parseGuides(_ text: String) -> Set<GuideKind>? {
  var kinds: Set<GuideKind> = []
  for word in text.split(separator: ",", omittingEmptySubsequences: false) {
    switch word {
    case "insets": kinds.insert(.inset)
    case "spacing": kinds.insert(.spacing)
    case "groups": kinds.insert(.group)
    default: return nil
    }
  }
  return kinds
}
