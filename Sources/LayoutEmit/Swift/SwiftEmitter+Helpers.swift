/// What several functions of a generated type share.

import LayoutCore

extension SwiftEmitter {
  /// The helpers that are used, and what differs between systems.
  mutating func writeHelpers() {
    if needsCarousel { writeCarousel() }
    if needsWaterfall { writeWaterfall() }
    if needsInset { writeInset() }
    if needsWaterfall {
      writeWholePixels()
      writeDisplayScale()
    }
    if expressions.needsWholeNumber { writeWholeNumber() }
    if options.platform == .both {
      var kinds: [(name: String, member: String)] = []
      if needsHeaderKind { kinds.append(("headerKind", "elementKindSectionHeader")) }
      if needsFooterKind { kinds.append(("footerKind", "elementKindSectionFooter")) }
      if !kinds.isEmpty { writeKinds(kinds) }
    }
    if needsUniform { writeUniform() }
  }

  // MARK: - Kinds and dimensions

  /// The kinds of section headers and footers have other texts in UIKit than in AppKit.
  private mutating func writeKinds(_ kinds: [(name: String, member: String)]) {
    writer.line()
    guard !needsUIKit else { return writeKinds(kinds, of: "UICollectionView") }
    writer.line("#if canImport(UIKit) || !canImport(AppKit)")
    indented { $0.writeKinds(kinds, of: "UICollectionView") }
    writer.line("#else")
    indented { $0.writeKinds(kinds, of: "NSCollectionView") }
    writer.line("#endif")
  }

  private mutating func writeKinds(_ kinds: [(name: String, member: String)], of view: String) {
    for kind in kinds {
      writer.line("private static let " + kind.name + " = " + view + "." + kind.member)
    }
  }

  private mutating func writeUniform() {
    writer.line()
    writer.line(
      "/// As tall or wide as the largest of its siblings where the system can do that, else estimated."
    )
    block("private static func uniform(_ estimate: CGFloat) -> NSCollectionLayoutDimension {") {
      $0.onlyUIKit { emitter in
        emitter.block("if #available(iOS 17, tvOS 17, *) {") {
          $0.writer.line("return .uniformAcrossSiblings(estimate: estimate)")
        }
      }
      $0.writer.line("return .estimated(estimate)")
    }
  }

  // MARK: - Waterfalls

  private mutating func writeWaterfall() {
    writer.line()
    writer.lines(
      """
      /// Puts each item into the column that is shortest so far, the first of equals.
      ///
      /// - Parameters:
      ///   - width: The width of all columns and their insets.
      ///   - scale: Device pixels in a point; columns are whole pixels wide.
      ///   - height: The height of an item, from its index and the width of a column.
      private static func waterfall(
        itemCount: Int, columns: Int, spacing: CGFloat, rowSpacing: CGFloat, width: CGFloat,
        insets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(), scale: CGFloat,
        height: (Int, CGFloat) -> CGFloat
      ) -> (frames: [CGRect], size: CGSize) {
        guard itemCount > 0 else { return ([], CGSize(width: width, height: 1)) }
        let columns = max(1, columns)
        let room = width - insets.leading - insets.trailing - spacing * CGFloat(columns - 1)
        let columnWidth = max(0, wholePixels(room / CGFloat(columns), scale))
        var bottoms = [CGFloat](repeating: 0, count: columns)
        var frames: [CGRect] = []
        for index in 0..<itemCount {
          let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
          let frame = CGRect(
            x: insets.leading + CGFloat(column) * (columnWidth + spacing),
            y: insets.top + bottoms[column], width: columnWidth, height: height(index, columnWidth))
          frames.append(frame)
          bottoms[column] += frame.height + rowSpacing
        }
        let tallest = bottoms.max() ?? 0
        let height = insets.top + (tallest - rowSpacing) + insets.bottom
        return (frames, CGSize(width: width, height: height))
      }
      """)
  }

  private mutating func writeInset() {
    writer.line()
    writer.lines(
      """
      /// The rectangle less insets.
      private static func inset(_ frame: CGRect, by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
          x: frame.minX + insets.leading, y: frame.minY + insets.top,
          width: abs(frame.width - insets.leading - insets.trailing),
          height: abs(frame.height - insets.top - insets.bottom))
      }
      """)
  }

  private mutating func writeWholePixels() {
    writer.line()
    writer.lines(
      """
      /// The length cut down to device pixels, as UIKit does it; a hair below a pixel counts as on it.
      private static func wholePixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        (length * scale + 1e-4).rounded(.down) / scale
      }
      """)
  }

  private mutating func writeDisplayScale() {
    writer.line()
    writer.line("/// Device pixels in a point.")
    block(
      "private static func displayScale(of environment: any NSCollectionLayoutEnvironment) -> CGFloat {"
    ) { emitter in
      let uikit = "let scale = environment.traitCollection.displayScale"
      let appkit = "let scale = NSScreen.main?.backingScaleFactor ?? 1"
      switch emitter.options.platform {
      case .uikit: emitter.writer.line(uikit)
      case .appkit: emitter.writer.line(appkit)
      case .both where emitter.needsUIKit: emitter.writer.line(uikit)
      case .both:
        emitter.writer.line("#if canImport(UIKit) || !canImport(AppKit)")
        emitter.indented { $0.writer.line(uikit) }
        emitter.writer.line("#else")
        emitter.indented { $0.writer.line(appkit) }
        emitter.writer.line("#endif")
      }
      emitter.writer.line("return scale > 0 ? scale : 1")
    }
  }

  // MARK: - Whole numbers

  private mutating func writeWholeNumber() {
    writer.line()
    writer.lines(
      """
      /// The number as an `Int`: 0 where it is none, and within what an `Int` holds.
      private static func wholeNumber(_ number: CGFloat) -> Int {
        number.isNaN ? 0 : Int(min(max(number, -1e15), 1e15))
      }
      """)
  }
}

extension SwiftWriter {
  /// Lines as they are.
  mutating func lines(_ text: String) {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      line(String(part))
    }
  }
}
