/// The commands there are, a row each: parsing, dispatch and help read this table.

/// A command of `layoutc`.
enum CommandName: UInt8, CaseIterable, Sendable {
  case check, fix, explain, frames, svg, preview, json, swift, devices
}

/// What stands on a command line besides options.
enum Operands: UInt8, Sendable {
  /// Files, folders and standard input; one at least.
  case files
  /// Codes of diagnostics, or their names.
  case codes
  case none
}

/// What a command is called, takes and does.
struct CommandRow: Sendable {
  var name: CommandName
  var word: String
  /// Half a sentence.
  var summary: String
  var operands: Operands
  /// Its options; `--help` and `--version` belong to all.
  var options: [OptionName]
  /// What `--format` accepts, the default first.
  var formats: [String]
  /// Sentences that help shows below the usage.
  var notes: [String]
  /// Command lines that help shows, without the program's name.
  var examples: [String]

  init(
    _ name: CommandName, _ word: String, summary: String, operands: Operands = .files,
    options: [OptionName], formats: [String] = [], notes: [String], examples: [String]
  ) {
    self.name = name
    self.word = word
    self.summary = summary
    self.operands = operands
    self.options = options
    self.formats = formats
    self.notes = notes
    self.examples = examples
  }
}

private let diagnosticOptions: [OptionName] = [
  .diagnostics, .color, .maxErrors, .severity, .warningsAsErrors, .verbose, .standardInputPath,
]

private let sceneOptions: [OptionName] = [
  .scene, .preview, .device, .size, .scale, .safeArea, .rightToLeft, .uikit, .items, .sections,
  .input, .offset, .scroll,
]

/// Every command, in the order in which help shows them.
let commandTable: [CommandRow] = [
  CommandRow(
    .check, "check", summary: "find what is wrong in layouts",
    options: [.output] + diagnosticOptions,
    notes: [
      "Prints diagnostics to standard error, and nothing when all is well. With --diagnostics json or"
        + " sarif there is a document as well, which --output can put into a file.",
      "`// layout:ignore NAME -- reason` in a layout silences a warning in what follows it, or on its"
        + " line.",
    ],
    examples: [
      "check feed.layout", "check --diagnostics unix --warnings-as-errors Layouts",
      "check --diagnostics sarif -o layouts.sarif Layouts",
    ]),
  CommandRow(
    .fix, "fix", summary: "mend what can be mended without asking",
    options: [.maybe, .only, .dryRun] + diagnosticOptions,
    notes: [
      "Applies the fixes that keep the meaning, writes the files that change, and prints to standard"
        + " error what was done and what remains. Standard input goes to standard output.",
      "Of several fixes for one place none is chosen. A fix that would bring a new error is left out,"
        + " and files that are only imported are not touched. With --dry-run the exit status is 1 if"
        + " something would change.",
    ],
    examples: [
      "fix feed.layout", "fix --dry-run --maybe Layouts", "fix --only long-name,L0206 feed.layout",
    ]),
  CommandRow(
    .explain, "explain", summary: "tell what a diagnostic means, with an example",
    operands: .codes, options: [.list, .format, .output],
    formats: ["text", "markdown", "json"],
    notes: [
      "CODE is the code of a diagnostic or its name. What layoutc says to the wrong example is not"
        + " written down anywhere: it is compiled.",
      "`--list --format markdown` prints every explanation, as in grammar/diagnostics.md.",
    ],
    examples: ["explain L0202", "explain unknown-name unknown-attribute", "explain --list"]),
  CommandRow(
    .frames, "frames", summary: "print where everything goes in a scene",
    options: [
      .format, .output, .layout, .visible,
    ] + sceneOptions + diagnosticOptions,
    formats: ["table", "json", "csv"],
    notes: [
      "The scene is an iPhone16 unless --device, --size, --scene or --preview says another; --size"
        + " alone is a view without safe area and margins. Options override a scene file, and that"
        + " a preview.",
      "Several layouts make several tables or CSV blocks with an empty line between, and one JSON"
        + " array.",
    ],
    examples: [
      "frames feed.layout", "frames --device iPadPro11 --items feed=40,hero=3 feed.layout",
      "frames --preview Phone feed.layout",
      "frames --size 320x480 --scale 2 --format json feed.layout",
    ]),
  CommandRow(
    .svg, "svg", summary: "draw a scene as a picture",
    options: [.output, .layout, .show, .appearance] + sceneOptions + diagnosticOptions,
    notes: [
      "The scene is that of `layoutc frames`. The screen is drawn from where it is scrolled to, and"
        + " faded what lies beyond it: half a screen at most.",
      "--device takes several names, separated by commas, and shows the devices side by side.",
      "The picture is one file without scripts and without anything from elsewhere, the same bytes"
        + " every time. Screen readers find a title and a description in it.",
    ],
    examples: [
      "svg feed.layout -o feed.svg", "svg --device iPhone16,iPadPro11 --items 20 feed.layout",
      "svg --preview Phone --show insets,spacing,groups --appearance dark feed.layout",
    ]),
  CommandRow(
    .preview, "preview", summary: "make a page to try layouts in",
    options: [.output, .watch] + sceneOptions + diagnosticOptions,
    notes: [
      "The page is one HTML file that needs no network: the compiler runs in it, so that it shows the"
        + " layouts at any width, on any device, with any number of items, and as their text is edited."
        + " What they import is in it, too. The options of the scene say what it shows first.",
      "Files with errors make a page all the same, with the diagnostics and what is sound; the exit"
        + " status is 1 then. With --watch it is 130, when interrupted.",
      "While --watch runs there is a second file beside the page, named as it with `.js` after it.",
    ],
    examples: [
      "preview feed.layout -o feed.html", "preview --watch -o layouts.html Layouts",
      "preview --device iPadPro11 --items 40 --input columns=4 feed.layout -o feed.html",
    ]),
  CommandRow(
    .json, "json", summary: "compile layouts to the layout program as JSON",
    options: [.output, .layout] + diagnosticOptions,
    notes: [
      "A file makes one document, whatever the number of its layouts; several files make an array of"
        + " documents."
    ],
    examples: ["json feed.layout -o feed.json", "json - --stdin-path feed.layout < feed.layout"]),
  CommandRow(
    .swift, "swift", summary: "compile layouts to Swift source for UIKit and AppKit",
    options: [.output, .layout, .access, .prefix, .platform, .deploymentTarget]
      + diagnosticOptions,
    notes: [
      "A file makes one source file; several files need a folder as --output, in which each source"
        + " is named after its layout file.",
      "The source depends on nothing but Apple's frameworks.",
    ],
    examples: [
      "swift Feed.layout -o Feed.layout.swift",
      "swift --access public --deployment-target iOS17,macOS14 Layouts -o Generated",
    ]),
  CommandRow(
    .devices, "devices", summary: "list the devices that scenes can name", operands: .none,
    options: [.format, .output], formats: ["table", "json"],
    notes: [
      "Lengths are points; size classes are of width and height. A device is upright unless its name"
        + " ends in Landscape. Names of the devices that a row stands for are understood, too."
    ],
    examples: ["devices", "devices --format json"]),
]

/// The row of a command.
///
/// - Complexity: O(1).
func row(of command: CommandName) -> CommandRow {
  // A test holds that the table is in the order of the cases.
  commandTable[Int(command.rawValue)]
}
