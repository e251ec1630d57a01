/// The options there are, a row each: parsing, help and spelling hints read this table.

/// An option of some command.
enum OptionName: UInt8, CaseIterable, Sendable {
  case format, output, layout, visible, list
  case watch
  case show, appearance
  case maybe, only, dryRun
  case access, prefix, platform, deploymentTarget
  case scene, preview, device, size, scale, safeArea, rightToLeft, uikit, items, sections, input,
    offset,
    scroll
  case diagnostics, color, maxErrors, severity, warningsAsErrors, verbose, standardInputPath
  case help, version
}

/// The heading under which help shows an option.
enum OptionGroup: String, CaseIterable, Sendable {
  case output = "Output"
  case fixes = "Fixes"
  case swift = "Swift"
  case scene = "Scene"
  case diagnostics = "Diagnostics"
  case general = "General"
}

/// What an option is called, takes and does.
struct OptionRow: Sendable {
  var name: OptionName
  var group: OptionGroup
  /// With its dashes.
  var long: String
  /// With its dash; none for most.
  var short: String?
  /// What stands for the value in help; none for an option without a value.
  var placeholder: String?
  /// One sentence; lines are broken by the renderer.
  var help: String

  init(
    _ name: OptionName, _ group: OptionGroup, _ long: String, short: String? = nil,
    value placeholder: String? = nil, _ help: String
  ) {
    self.name = name
    self.group = group
    self.long = long
    self.short = short
    self.placeholder = placeholder
    self.help = help
  }
}

/// Every option, in the order in which help shows them.
let optionTable: [OptionRow] = [
  OptionRow(
    .format, .output, "--format", value: "NAME", "The form of the result; the default is the first."
  ),
  OptionRow(
    .output, .output, "--output", short: "-o", value: "PATH",
    "Write the result to PATH instead of standard output; PATH is not touched when nothing changes."
  ),
  OptionRow(
    .layout, .output, "--layout", value: "NAME",
    "Only the layout of this name of files with several."),
  OptionRow(
    .visible, .output, "--visible", "Only what meets the visible rectangle, computing no more."),
  OptionRow(
    .list, .output, "--list", "A line for each code: severity, name and what it is about."),
  OptionRow(
    .watch, .output, "--watch",
    "Write the result anew whenever an input changes, until interrupted. A page that is open in a"
      + " browser refreshes itself."),

  OptionRow(
    .show, .output, "--show", value: "GUIDES",
    "What lies behind the frames: insets, spacing and groups, separated by commas."),
  OptionRow(
    .appearance, .output, "--appearance", value: "automatic|light|dark",
    "The picture's colours; automatic (the default) is what the reader's system prefers."),

  OptionRow(.maybe, .fixes, "--maybe", "Also the fixes that change the layout."),
  OptionRow(
    .only, .fixes, "--only", value: "CODES",
    "Only the fixes of these codes or names, as L0206,long-name; may be written several times."),
  OptionRow(
    .dryRun, .fixes, "--dry-run",
    "Print what would change as a unified diff to standard output, and write nothing."),

  OptionRow(
    .access, .swift, "--access", value: "internal|public",
    "Who sees the generated declarations; the default is internal."),
  OptionRow(
    .prefix, .swift, "--prefix", value: "TEXT",
    "Stands before the names of the generated types, as XY in XYMuseumLayout."),
  OptionRow(
    .platform, .swift, "--platform", value: "uikit|appkit|both",
    "Which frameworks the source is for; the default is both."),
  OptionRow(
    .deploymentTarget, .swift, "--deployment-target", value: "SYSTEMS",
    "The oldest systems to run on, as iOS15,macOS12; the default is what the file requires, else"
      + " iOS15,tvOS15,macOS12."),

  OptionRow(
    .scene, .scene, "--scene", value: "FILE",
    "A scene as JSON; the other options of this group override it."),
  OptionRow(
    .preview, .scene, "--preview", value: "NAME",
    "The scene that the file describes as preview \"NAME\", with the layout it shows."),
  OptionRow(
    .device, .scene, "--device", value: "NAME",
    "Size, scale, safe area, margins and traits of a device that `layoutc devices` lists."
  ),
  OptionRow(
    .size, .scene, "--size", value: "WxH", "Size of the collection view in points, as 393x852."),
  OptionRow(.scale, .scene, "--scale", value: "N", "Pixels in a point."),
  OptionRow(
    .safeArea, .scene, "--safe-area", value: "EDGES",
    "Safe area in points at top,leading,bottom,trailing, as 59,0,34,0."),
  OptionRow(.rightToLeft, .scene, "--rtl", "Lay out from right to left."),
  OptionRow(
    .uikit, .scene, "--uikit", value: "14|17",
    "Round and treat empty sections as up to iOS 14, or as since iOS 17 (the default)."),
  OptionRow(
    .items, .scene, "--items", value: "COUNTS",
    "How many items: 12 in every section, 5,8 in the first and second, or feed=12,hero=3."),
  OptionRow(
    .sections, .scene, "--sections", value: "NAMES",
    "Which section of the layout serves each section of the data, as hero,feed,feed."),
  OptionRow(
    .input, .scene, "--input", value: "NAME=VALUE",
    "The value of a parameter of the layout as JSON, as columns=3, wide=true, title=text or"
      + " 'ratio=[1.5,0.75]'; once for each."),
  OptionRow(.offset, .scene, "--offset", value: "X,Y", "How far the view is scrolled, in points."),
  OptionRow(
    .scroll, .scene, "--scroll", value: "OFFSETS",
    "How far sections are scrolled across, in points, by index or name: 0=40,feed=12."),

  OptionRow(
    .diagnostics, .diagnostics, "--diagnostics", value: ReportForm.choices,
    "For people (human, the default), as path:line:column: lines for editors and build systems (unix), as"
      + " sentences for screen readers (narrated), as annotations (github); json and sarif are documents"
      + " on standard output, beside the human form."),
  OptionRow(
    .color, .diagnostics, "--color", value: "auto|always|never",
    "Colour; auto (the default) asks the terminal, NO_COLOR and CLICOLOR_FORCE."),
  OptionRow(
    .maxErrors, .diagnostics, "--max-errors", value: "N",
    "Print N errors and 1,000 warnings, and count the rest; the default is 20 for people, 0 prints all."
      + " Documents hold all."
  ),
  OptionRow(
    .severity, .diagnostics, "--severity", short: "-W", value: "NAME=LEVEL",
    "Report NAME, the name or code of a warning or note, as error, warning, note or ignore, as in"
      + " -Wunused-let=ignore; once for each."),
  OptionRow(
    .warningsAsErrors, .diagnostics, "--warnings-as-errors", "Treat warnings as errors."),
  OptionRow(
    .verbose, .diagnostics, "--verbose", "Print notes, too: what is worth knowing, no fault."),
  OptionRow(
    .standardInputPath, .diagnostics, "--stdin-path", value: "PATH",
    "What diagnostics call standard input; it names the layout, too."),

  OptionRow(.help, .general, "--help", short: "-h", "Print this."),
  OptionRow(.version, .general, "--version", "Print the version."),
]

/// The row of an option.
///
/// - Complexity: O(1).
func row(of option: OptionName) -> OptionRow {
  // A test holds that the table is in the order of the cases.
  optionTable[Int(option.rawValue)]
}
