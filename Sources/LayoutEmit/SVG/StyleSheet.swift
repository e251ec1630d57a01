/// The style of a picture: one class for each role and hue, for light and dark.

/// Names the classes of one picture. Pictures of one appearance share their names and what they
/// mean, so several may stand in one page.
struct StyleNames {
  private let prefix: String

  init(_ appearance: PictureAppearance) {
    switch appearance {
    case .automatic: prefix = "lay-"
    case .light: prefix = "layl-"
    case .dark: prefix = "layd-"
    }
  }

  /// The class of a role that has no hue.
  func name(_ role: StyleRole) -> String { prefix + role.rawValue }

  /// The class of a role in the hue; none: the neutral one.
  func name(_ role: StyleRole, _ hue: Int?) -> String {
    prefix + role.rawValue + (hue.map { "\($0)" } ?? "n")
  }
}

/// What is drawn alike.
enum StyleRole: String {
  case cell = "c"
  case boundary = "b"
  case badge = "g"
  case background = "d"
  case hatching = "h"
  case text = "t"
  case badgeText = "u"
  case bracket = "k"

  case canvas = "canvas"
  case fade = "fade"
  case screen = "screen"
  case bezel = "bezel"
  case hairline = "line"
  case ink = "ink"
  case muted = "muted"
  case inset = "inset"
  case spacing = "space"
  case spacingText = "spacet"
  case group = "group"
}

/// The rules of a picture that uses the first `hueCount` hues.
func styleSheet(_ appearance: PictureAppearance, hueCount: Int, showsGuides: Bool) -> String {
  let names = StyleNames(appearance)
  switch appearance {
  case .light: return rules(of: .light, names, hueCount, showsGuides)
  case .dark: return rules(of: .dark, names, hueCount, showsGuides)
  case .automatic:
    return rules(of: .light, names, hueCount, showsGuides)
      + "@media screen and (prefers-color-scheme:dark){\n"
      + rules(of: .dark, names, hueCount, showsGuides) + "}\n"
  }
}

private func rules(
  of palette: Palette, _ names: StyleNames, _ hueCount: Int, _ showsGuides: Bool
) -> String {
  var text = ""
  func rule(_ name: String, _ declarations: String) {
    text += "." + name + "{" + declarations + "}\n"
  }
  func hue(_ hue: Hue, _ index: Int?) {
    rule(names.name(.cell, index), "fill:\(hue.fill);stroke:\(hue.stroke)")
    rule(names.name(.boundary, index), "fill:\(palette.screen);stroke:\(hue.stroke)")
    rule(names.name(.badge, index), "fill:\(hue.text);stroke:\(palette.screen)")
    rule(names.name(.background, index), "stroke:\(hue.stroke);stroke-dasharray:5 3")
    rule(names.name(.hatching, index), "fill:none;stroke:\(hue.stroke);stroke-opacity:.45")
    rule(names.name(.text, index), "fill:\(hue.text)")
    rule(names.name(.badgeText, index), "fill:\(palette.screen)")
    rule(names.name(.bracket, index), "fill:\(hue.stroke)")
  }
  rule(names.name(.canvas), "fill:\(palette.canvas)")
  rule(names.name(.fade), "stop-color:\(palette.canvas)")
  rule(names.name(.screen), "fill:\(palette.screen)")
  rule(names.name(.bezel), "fill:none;stroke:\(palette.bezel)")
  rule(names.name(.hairline), "fill:none;stroke:\(palette.hairline)")
  rule(names.name(.ink), "fill:\(palette.ink)")
  rule(names.name(.muted), "fill:\(palette.muted)")
  if showsGuides {
    rule(
      names.name(.inset),
      "fill:\(palette.inset);fill-opacity:.24;stroke:\(palette.inset);stroke-opacity:.35")
    rule(names.name(.spacing), "fill:\(palette.spacing);fill-opacity:.28")
    rule(names.name(.spacingText), "fill:\(palette.ink)")
    rule(names.name(.group), "fill:none;stroke:\(palette.group);stroke-dasharray:4 2")
  }
  for index in 0..<min(hueCount, palette.hues.count) { hue(palette.hues[index], index) }
  hue(palette.neutral, nil)
  return text
}
