/// Checking a file of 60 lines, the forecast of all its widths included, next to compiling it.

import LayoutCompiler
import LayoutDiagnostics

/// What an app's start page looks like: five sections, a definition, expressions, a preview.
private let page = """
  // The start page.
  let gutter = 16
  let gap = 12
  let columns = if (container.width > 800) 4 else if (container.width > 500) 3 else 2
  let cardWidth = max(1, (container.effectiveWidth - 2 * gutter - (columns - 1) * gap) / columns)

  define card(share, inset = 4) <
      item fractional(share) insets: inset <
          badge "new" 20 at: topTrailing offset: (4, -4)
      >
  >

  /// What is new.
  layout Start(showsBanner: Bool = true) spacing: 24 <
      section banner scroll: groupPaging <
          if (showsBanner) <
              group horizontal 200 < item >
          > else <
              group horizontal 44 < item >
          >
          background "backdrop" class: "Backdrop"
      >

      section shelf scroll: continuous spacing: gap insets: (horizontal: gutter) <
          header estimated(44) pinned
          group horizontal width: 140 height: 200 <
              item
          >
      >

      section grid insets: (horizontal: gutter, vertical: 8) spacing: gap <
          header estimated(44)
          group horizontal height: cardWidth spacing: gap count: columns <
              item <
                  badge "favourite" 24 at: bottomTrailing
              >
          >
          footer 30
      >

      section mosaic <
          group horizontal height: fractionalWidth(2 / 3) <
              card(2 / 3)
              group vertical fractional(1 / 3) <
                  repeat 2 < item fractional(0.5) insets: 4 >
              >
          >
      >

      section feed rest spacing: gap <
          group horizontal estimated(120) <
              item height: estimated(120)
          >
      >
  >

  preview "Phone" device: iPhone16 items: 12
  """

func benchmarkChecking() {
  let source = Array((page + "\n").utf8)
  var map = SourceMap()
  let file = map.add(path: "start.layout", bytes: source)
  let lines = map.lineCount(of: file)
  let compiling = shortest(times: 20) {
    compile(source, file: file, defaultLayoutName: "Start").diagnostics.count
  }
  let checking = shortest(times: 5) {
    let compilation = compile(source, file: file, defaultLayoutName: "Start")
    return compilation.diagnostics.count + compilation.findings().count
  }
  row(
    "check \(lines) lines, with forecast", "\(short(checking * 1e3)) ms", "< 10 ms",
    "compile: \(short(compiling * 1e3)) ms", checking / compiling)
}
