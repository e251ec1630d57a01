/// Previews: items, which section serves what, how far sections are scrolled, what views measure.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension PreviewLowering {
  mutating func readData(_ attributes: Attributes, _ preview: inout Preview) {
    preview.items = items(attributes)
    preview.sections = sections(attributes)
    checkSectionCount(preview, attributes)
    for (label, value, range) in labelled(.scroll, in: attributes, "offsets") {
      let offset = number(
        value, at: range, what: "`scroll:`", from: -PreviewLimits.length,
        to: PreviewLimits.length)
      guard isSection(label), let offset else { continue }
      preview.scroll.append(PreviewScroll(section: label.text, offset: offset))
    }
    readMeasured(attributes, &preview)
  }

  private mutating func items(_ attributes: Attributes) -> PreviewItems? {
    guard let (value, range) = value(.items, in: attributes) else { return nil }
    guard case .tuple(let elements) = value else {
      return count(value, at: range, what: "`items:`").map { .same($0) }
    }
    guard elements.contains(where: { $0.label != nil }) else {
      var counts: [Int] = []
      for element in elements {
        guard let count = count(element.value, at: element.range, what: "`items:`") else {
          return nil
        }
        counts.append(count)
      }
      return .each(counts)
    }
    var counts: [PreviewCount] = []
    for (label, value, range) in labelled(elements, "counts", model.sections.map { $0.name }) {
      let count = count(value, at: range, what: "`items:`")
      guard isSection(label), let count else { continue }
      counts.append(PreviewCount(section: label.text, count: count))
    }
    return .named(counts)
  }

  /// `sections: (hero, feed, feed)`, or one name.
  private mutating func sections(_ attributes: Attributes) -> [String]? {
    guard let attribute = attributes[.sections], !attribute.hasError,
      let expression = attribute.expression
    else { return nil }
    var words: [ExpressionSyntax] = [expression]
    if case .tuple(let arguments) = expression.form { words = arguments.compactMap { $0.value } }
    var names: [String] = []
    for word in words {
      guard let token = self.word(word, expected: "the name of a section"), isSection(token) else {
        return nil
      }
      names.append(token.text)
    }
    return names
  }

  /// Data with more sections than the layout serves is an error wherever it is shown.
  private mutating func checkSectionCount(_ preview: Preview, _ attributes: Attributes) {
    guard case .each(let counts)? = preview.items, preview.sections == nil, isSound,
      model.sections.count > 1, counts.count > model.sections.count,
      !model.sections.contains(where: { $0.isRest }), let attribute = attributes[.items]
    else { return }
    report(
      .missingSection(
        at(attribute.expression?.range ?? attribute.range), index: model.sections.count,
        available: model.sections.count))
  }

  /// Whether the layout has a section of the name; reports where it surely hasn't.
  private mutating func isSection(_ token: NameToken) -> Bool {
    let names = model.sections.map { $0.name }
    if names.contains(token.text) { return true }
    if isSound {
      report(
        .unknownPreviewSection(
          at(token.range), name: token.text, layout: model.name,
          suggestion: nearest(token.text, among: names), allowed: names))
    }
    return false
  }

  // MARK: - Labels

  /// The elements of an attribute whose values stand behind labels, each label once.
  mutating func labelled(
    _ name: PropertyName, in attributes: Attributes, _ what: String, _ allowed: [String] = []
  ) -> [(label: NameToken, value: Value, range: ByteRange)] {
    guard let (value, range) = value(name, in: attributes) else { return [] }
    guard case .tuple(let elements) = value else {
      base.reportMismatch(
        value, expected: attributes.type(of: name)?.description ?? what, at: range)
      return []
    }
    return labelled(elements, what, allowed)
  }

  /// The elements behind labels; reports those without one, and labels given twice.
  mutating func labelled(
    _ elements: [TupleElement], _ what: String, _ allowed: [String]
  ) -> [(label: NameToken, value: Value, range: ByteRange)] {
    var result: [(label: NameToken, value: Value, range: ByteRange)] = []
    var seen: [String: ByteRange] = [:]
    for element in elements {
      guard let label = element.label else {
        report(.unknownLabel(at(element.range), label: "", of: what, allowed: allowed))
        return result
      }
      if let first = seen[label.text] {
        report(
          .duplicateArgument(at(label.range), name: label.text, what: "label", first: at(first)))
        continue
      }
      seen[label.text] = label.range
      result.append((label, element.value, element.range))
    }
    return result
  }

  // MARK: - Measured views

  /// `measured: (cells: (31, 69), header: (320, 28))`.
  private mutating func readMeasured(_ attributes: Attributes, _ preview: inout Preview) {
    for (label, value, range) in labelled(.measured, in: attributes, "measured views") {
      guard label.text == "cells" else {
        let kind = ["header": BoundaryItem.headerKind, "footer": BoundaryItem.footerKind]
        guard let size = measuredSize(value, at: range) else { continue }
        preview.measuredSupplementaries.append(
          MeasuredSupplementary(elementKind: kind[label.text] ?? label.text, size: size))
        continue
      }
      var cells = [TupleElement(label: nil, value: value, range: range)]
      if case .tuple(let elements) = value { cells = elements }
      for (item, cell) in cells.enumerated() {
        guard let size = measuredSize(cell.value, at: cell.range) else { continue }
        preview.measuredCells.append(MeasuredCell(section: nil, item: item, size: size))
      }
    }
  }

  /// A number, or a width and a height.
  private mutating func measuredSize(_ value: Value, at range: ByteRange) -> MeasuredSize? {
    guard case .tuple = value else {
      let length = number(
        value, at: range, what: "`measured:`", from: 0, to: PreviewLimits.length)
      return length.map { MeasuredSize(single: $0) }
    }
    guard let point = base.point(value, at: range), let width = point.x.constant,
      let height = point.y.constant
    else { return nil }
    for side in [width, height] where side < 0 || side > PreviewLimits.length {
      report(
        .outOfRange(
          at(range), what: "`measured:`", value: side.text,
          allowed: "from 0 to " + PreviewLimits.length.text))
      return nil
    }
    return MeasuredSize(width: width, height: height)
  }
}
