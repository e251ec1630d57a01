/// Previews: values of the layout's parameters, frames of the app's closures.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension PreviewLowering {
  mutating func readInputs(
    _ attributes: Attributes, _ preview: inout Preview, of name: StringToken
  ) {
    let names = model.parameters.map { $0.name }
    let errorCount = base.reports.errorCount
    var written: Set<String> = []
    for (label, value, range) in labelled(.inputs, in: attributes, "inputs", names) {
      guard let parameter = model.parameters.first(where: { $0.name == label.text }) else {
        reportUnknownInput(label, names)
        continue
      }
      written.insert(label.text)
      guard let value = inputValue(value, as: parameter.type, of: label.text, at: range) else {
        continue
      }
      preview.inputs.append(
        PreviewInput(
          name: label.text, value: value, isBoolean: parameter.type.valueType == .boolean))
    }
    let isRead = !attributes.hasError && base.reports.errorCount == errorCount
    let missing = model.parameters.filter { parameter in
      parameter.defaultValue == nil && !written.contains(parameter.name)
    }
    let examples = missing.map { $0.name + ": " + $0.type.example }.joined(separator: ", ")
    for parameter in missing where isSound && isRead {
      report(
        .missingPreviewInput(
          at(name.range), name: parameter.name, type: parameter.type.text,
          example: parameter.type.example,
          inputs: attributes[.inputs] == nil ? examples : nil))
    }
    readProviders(attributes, &preview)
  }

  private mutating func reportUnknownInput(_ label: NameToken, _ names: [String]) {
    guard isSound else { return }
    report(
      .unknownPreviewInput(
        at(label.range), name: label.text, layout: model.name,
        suggestion: nearest(label.text, among: names), allowed: names))
  }

  /// A value for a parameter; a single one for a function is what it always gives.
  private mutating func inputValue(
    _ value: Value, as type: ParameterType, of name: String, at range: ByteRange
  ) -> InputValue? {
    switch type {
    case .string:
      if case .string(let text) = value { return .text(text) }
      base.reportMismatch(value, expected: PropertyType.string.description, at: range)
      return nil
    case .integer, .number, .boolean:
      return number(value, as: type, of: name, at: range).map { .number($0) }
    case .numberFunction, .booleanFunction:
      let result: ParameterType = type == .numberFunction ? .number : .boolean
      guard case .tuple(let elements) = value else {
        return number(value, as: result, of: name, at: range).map { .values([$0]) }
      }
      var values: [Double] = []
      for element in elements {
        guard let value = number(element.value, as: result, of: name, at: element.range) else {
          return nil
        }
        values.append(value)
      }
      return .values(values)
    }
  }

  private mutating func number(
    _ value: Value, as type: ParameterType, of name: String, at range: ByteRange
  ) -> Double? {
    guard type != .boolean else { return base.boolean(value, at: range)?.scalar.constant }
    guard let scalar = base.numeric(value, at: range) else { return nil }
    guard type == .integer else { return scalar.scalar.constant }
    return base.wholeNumber(scalar, least: nil, what: "`" + name + "`", at: range)?.constant
  }

  // MARK: - Closures

  /// `providers: (tiles: ((0, 0, 100, 50), (100, 0, 100, 50)))`.
  private mutating func readProviders(_ attributes: Attributes, _ preview: inout Preview) {
    let names = model.providerNames
    for (label, value, range) in labelled(.providers, in: attributes, "closures", names) {
      if isSound, !names.contains(label.text) {
        report(.unknownLabel(at(label.range), label: label.text, of: "closures", allowed: names))
        continue
      }
      guard case .tuple(let elements) = value else {
        base.reportMismatch(value, expected: "frames `(x, y, width, height)`", at: range)
        continue
      }
      var rows = elements
      if elements.allSatisfy({ $0.value.isSingle }) {
        rows = [TupleElement(label: nil, value: value, range: range)]
      }
      var frames: [Rect] = []
      for row in rows {
        // Brackets in the wrong place make all of them wrong.
        guard let frame = frame(row) else { break }
        frames.append(frame)
      }
      preview.providers.append(ProvidedFrames(provider: label.text, frames: frames))
    }
  }

  private mutating func frame(_ row: TupleElement) -> Rect? {
    guard case .tuple(let elements) = row.value, elements.count == 4 else {
      var found = 1
      if case .tuple(let elements) = row.value { found = elements.count }
      report(
        .wrongArgumentCount(
          at(row.range), function: "a frame", expected: "4 numbers", found: found))
      return nil
    }
    var numbers: [Double] = []
    for element in elements {
      guard
        let number = number(
          element.value, at: element.range, what: "a frame", from: -PreviewLimits.length,
          to: PreviewLimits.length)
      else { return nil }
      numbers.append(number)
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension LayoutModel {
  /// The names of the closures that give frames of custom groups, each once.
  fileprivate var providerNames: [String] {
    var names: [String] = []
    for section in sections {
      guard case .compositional(let content) = section.content else { continue }
      for group in allElements(content.group) { group.collectProviders(&names) }
    }
    return names
  }
}

extension Group {
  fileprivate func collectProviders(_ names: inout [String]) {
    switch arrangement {
    case .provider(let name): if !names.contains(name) { names.append(name) }
    case .line(_, let subitems):
      for case .group(let group) in allElements(subitems) { group.collectProviders(&names) }
    case .custom, .each, .waterfall: break
    }
  }
}

extension Value {
  /// Whether it is no tuple.
  fileprivate var isSingle: Bool {
    if case .tuple = self { return false }
    return true
  }
}

extension ParameterType {
  /// As the language writes it.
  var text: String { Self.names[Int(rawValue)] }

  /// A value as a preview writes it.
  var example: String {
    switch self {
    case .integer: return "3"
    case .number: return "0.5"
    case .boolean: return "true"
    case .string: return "\"wide\""
    case .numberFunction: return "(1.5, 0.75)"
    case .booleanFunction: return "(true, false)"
    }
  }

  /// A value as the option `--input` takes it.
  var exampleOption: String {
    switch self {
    case .integer, .number, .boolean: return example
    case .string: return "wide"
    case .numberFunction: return "[1.5,0.75]"
    case .booleanFunction: return "[true,false]"
    }
  }
}
