/// What a picture is made of: scenes with their frames, and how they are to look.

package import LayoutCore

/// A layout in one scene, solved: one screen of a picture.
package struct PictureScene: Sendable {
  package var model: LayoutModel
  package var scene: Scene
  /// Solved with `tellsGuides` where guides are to be shown.
  package var solved: SolvedLayout
  /// The device, or the preview; none: the layout's name stands above the screen.
  package var title: String?

  package init(model: LayoutModel, scene: Scene, solved: SolvedLayout, title: String? = nil) {
    self.model = model
    self.scene = scene
    self.solved = solved
    self.title = title
  }
}

/// The colours of a picture.
package enum PictureAppearance: UInt8, CaseIterable, Sendable {
  /// Whatever the reader's system prefers.
  case automatic
  case light
  case dark
}

/// How a picture is to look.
package struct PictureOptions: Sendable {
  package var appearance: PictureAppearance
  /// What is shown beside the frames.
  package var guides: Set<GuideKind>

  package init(appearance: PictureAppearance = .automatic, guides: Set<GuideKind> = []) {
    self.appearance = appearance
    self.guides = guides
  }
}
