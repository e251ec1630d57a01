/// The colours of pictures: a hue for each section, told apart also by those who see fewer colours.

/// One hue in one appearance, as `#RRGGBB`.
struct Hue {
  /// Of cells.
  var fill: String
  /// Of outlines.
  var stroke: String
  /// Of texts on the fill, and of badges.
  var text: String
}

/// All colours of one appearance.
struct Palette {
  var canvas: String
  var screen: String
  var bezel: String
  var hairline: String
  var ink: String
  var muted: String
  /// Sections take them in turn.
  var hues: [Hue]
  /// Of what belongs to the whole layout.
  var neutral: Hue
  /// What insets keep free, gaps, and groups.
  var inset: String
  var spacing: String
  var group: String

  static let light = Palette(
    canvas: "#ffffff", screen: "#ffffff", bezel: "#e7e9ed", hairline: "#c3c8d0", ink: "#1c2128",
    muted: "#59626e",
    hues: [
      Hue(fill: "#e2eefb", stroke: "#3b7dbd", text: "#0f4a80"),
      Hue(fill: "#fdebdb", stroke: "#c2661c", text: "#874008"),
      Hue(fill: "#dcf3ea", stroke: "#2b8f70", text: "#0b5941"),
      Hue(fill: "#f1e7f9", stroke: "#8f5bb3", text: "#5d2e80"),
      Hue(fill: "#f7f0d0", stroke: "#9c7f15", text: "#625004"),
      Hue(fill: "#fce4ea", stroke: "#c04a6c", text: "#86203f"),
    ],
    neutral: Hue(fill: "#eceef1", stroke: "#6b7480", text: "#3a424c"),
    inset: "#0a8f83", spacing: "#d6246e", group: "#4b4fd1")

  static let dark = Palette(
    canvas: "#0d1117", screen: "#151a21", bezel: "#272d36", hairline: "#444c58", ink: "#e8ebef",
    muted: "#9ba4b0",
    hues: [
      Hue(fill: "#14304b", stroke: "#5a9fdf", text: "#c0defa"),
      Hue(fill: "#402711", stroke: "#dc8a47", text: "#fad6b4"),
      Hue(fill: "#0f382b", stroke: "#4bb893", text: "#b9ecd9"),
      Hue(fill: "#352045", stroke: "#b884db", text: "#e7d1f8"),
      Hue(fill: "#373012", stroke: "#c6a93d", text: "#f1e3ac"),
      Hue(fill: "#431d2a", stroke: "#e17796", text: "#fbcfdb"),
    ],
    neutral: Hue(fill: "#262c35", stroke: "#8791a0", text: "#d6dbe2"),
    inset: "#3dd6c6", spacing: "#ff6fa8", group: "#a3a6ff")

  /// The place of a section's hue; none for what belongs to no section.
  static func hue(ofSection section: Int?) -> Int? {
    section.map { $0 % light.hues.count }
  }
}
