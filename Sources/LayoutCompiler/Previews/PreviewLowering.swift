/// Reads `preview "Phone" device: iPhone16 items: 12`: values, checked against the layout it shows.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

/// A preview, and whether nothing is wrong with it.
struct LoweredPreview: Sendable {
  var preview: Preview
  var isSound: Bool
}

/// The previews of a file.
///
/// - Parameter isSound: Whether nothing in the file was reported before, so that a section that isn't
///   there is missing and doesn't only seem so.
func lowerPreviews(
  _ declarations: [PreviewSyntax], of layouts: [CompiledLayout], _ names: Names,
  isSound: Bool, _ reports: inout Reports
) -> [LoweredPreview] {
  var lowering = PreviewLowering(
    models: layouts.map { $0.model }, isSound: isSound,
    base: Lowering(names: names, reports: reports))
  lowering.base.place = .preview
  var previews: [LoweredPreview] = []
  var seen: [String: ByteRange] = [:]
  for syntax in declarations {
    guard let name = syntax.name else { continue }
    let errorCount = lowering.base.reports.errorCount
    let doubts = lowering.base.doubts
    if let first = seen[name.value] {
      lowering.report(
        .duplicateName(
          lowering.at(name.range), name: name.value, what: "preview", first: lowering.at(first)))
    }
    seen[name.value] = seen[name.value] ?? name.range
    guard let preview = lowering.preview(syntax, name) else { continue }
    previews.append(
      LoweredPreview(
        preview: preview,
        isSound: !syntax.node.hasError && lowering.base.doubts == doubts
          && lowering.base.reports.errorCount == errorCount))
  }
  reports = lowering.base.reports
  return previews
}

/// The state of reading previews. Extensions by topic hold the work.
struct PreviewLowering {
  let models: [LayoutModel]
  let isSound: Bool
  var base: Lowering
  /// The layout of the preview being read.
  private(set) var model = LayoutModel(id: ElementID(rawValue: 0), name: "")

  init(models: [LayoutModel], isSound: Bool, base: Lowering) {
    self.models = models
    self.isSound = isSound
    self.base = base
  }

  mutating func report(_ diagnostic: Diagnostic) { base.report(diagnostic) }

  func at(_ range: ByteRange) -> Place { base.at(range) }

  /// One preview; none where the layout that it shows is unknown.
  mutating func preview(_ syntax: PreviewSyntax, _ name: StringToken) -> Preview? {
    let attributes = base.attributes(syntax.operands, of: .preview, keyword: name.range)
    guard let layout = layout(attributes, name) else { return nil }
    model = models[layout]
    var preview = Preview(name: name.value, layout: layout)
    readView(attributes, &preview)
    readTraits(attributes, &preview)
    readData(attributes, &preview)
    readInputs(attributes, &preview, of: name)
    return preview
  }

  private mutating func layout(_ attributes: Attributes, _ name: StringToken) -> Int? {
    let names = models.map { $0.name }
    guard let attribute = attributes[.layout] else {
      if models.count != 1, isSound {
        report(.previewNeedsLayout(at(name.range), layouts: names))
      }
      return models.count == 1 ? 0 : nil
    }
    guard let token = word(attribute, expected: PropertyType.layoutName.description) else {
      return nil
    }
    if let index = names.firstIndex(of: token.text) { return index }
    guard isSound else { return nil }
    report(
      .unknownPreviewLayout(
        at(token.range), name: token.text, suggestion: nearest(token.text, among: names),
        allowed: names))
    return nil
  }

  /// The name that was probably meant; none once too many names were compared.
  mutating func nearest(_ name: String, among names: [String]) -> String? {
    base.reports.maySuggest(among: names.count) ? suggestion(for: name, among: names) : nil
  }

  /// The value of an attribute that is one word, whatever it may stand for elsewhere.
  mutating func word(_ attribute: WrittenAttribute, expected: String) -> NameToken? {
    guard !attribute.hasError, let expression = attribute.expression else { return nil }
    return word(expression, expected: expected)
  }

  /// An expression that is one word.
  mutating func word(_ expression: ExpressionSyntax, expected: String) -> NameToken? {
    if case .path(let names) = expression.form, names.count == 1 { return names[0] }
    let value = base.value(of: expression)
    base.reportMismatch(value, expected: expected, at: expression.range)
    return nil
  }

  /// The value of an attribute and where it stands; none where it isn't written or has an error.
  mutating func value(
    _ name: PropertyName, in attributes: Attributes
  ) -> (value: Value, range: ByteRange)? {
    guard let attribute = attributes[name], !attribute.hasError,
      let expression = attribute.expression
    else { return nil }
    return (base.value(of: expression), expression.range)
  }

  /// A value as a number from `least` to `most`; reports others.
  mutating func number(
    _ value: Value, at range: ByteRange, what: String, from least: Double, to most: Double
  ) -> Double? {
    guard let number = base.numeric(value, at: range)?.scalar.constant else { return nil }
    guard number >= least, number <= most else {
      report(
        .outOfRange(
          at(range), what: what, value: number.text,
          allowed: "from " + least.text + " to " + most.text))
      return nil
    }
    return number
  }

  /// A value as a whole number from 0 to the most items that a section may have.
  mutating func count(_ value: Value, at range: ByteRange, what: String) -> Int? {
    guard let scalar = base.numeric(value, at: range),
      let whole = base.wholeNumber(scalar, least: 0, what: what, at: range)?.constant
    else { return nil }
    return Int(whole)
  }
}

/// The bounds of numbers in previews, those of scene files and options.
enum PreviewLimits {
  /// Points: the longest side of a view.
  static let length = 1_000_000.0
  /// Device pixels in a point.
  static let scale = 16.0
}
