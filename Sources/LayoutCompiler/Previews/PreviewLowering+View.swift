/// Previews: the view, the device and the traits.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension PreviewLowering {
  mutating func readView(_ attributes: Attributes, _ preview: inout Preview) {
    if let attribute = attributes[.device] { preview.device = device(attribute) }
    preview.size = extent(attributes)
    if let (value, range) = value(.scale, in: attributes) {
      preview.scale = number(
        value, at: range, what: "`scale:`", from: 0.1, to: PreviewLimits.scale)
    }
    preview.safeArea = distances(.safeArea, in: attributes)
    preview.layoutMargins = distances(.layoutMargins, in: attributes)
    preview.uikit = generation(attributes)
    preview.offset = offset(attributes)
  }

  private mutating func device(_ attribute: WrittenAttribute) -> Device? {
    guard let token = word(attribute, expected: PropertyType.device.description) else {
      return nil
    }
    if let device = LayoutCompiler.device(named: token.text) { return device }
    report(
      .unknownDevice(
        at(token.range), name: token.text,
        suggestion: nearest(token.text, among: deviceNames)))
    return nil
  }

  private mutating func extent(_ attributes: Attributes) -> Extent? {
    guard let (width, height, range) = pair(.size, in: attributes) else { return nil }
    for side in [width, height] where side <= 0 || side > PreviewLimits.length {
      report(
        .outOfRange(
          at(range), what: "`size:`", value: side.text,
          allowed: "above 0 and at most " + PreviewLimits.length.text))
      return nil
    }
    return Extent(width: width, height: height)
  }

  private mutating func offset(_ attributes: Attributes) -> Position? {
    guard let (x, y, range) = pair(.offset, in: attributes) else { return nil }
    for coordinate in [x, y] where abs(coordinate) > PreviewLimits.length {
      report(
        .outOfRange(
          at(range), what: "`offset:`", value: coordinate.text,
          allowed: "at most " + PreviewLimits.length.text + " either way"))
      return nil
    }
    return Position(x: x, y: y)
  }

  /// An attribute that is two numbers.
  private mutating func pair(
    _ name: PropertyName, in attributes: Attributes
  ) -> (Double, Double, ByteRange)? {
    guard let (value, range) = value(name, in: attributes),
      let point = base.point(value, at: range), let x = point.x.constant,
      let y = point.y.constant
    else { return nil }
    return (x, y, range)
  }

  private mutating func distances(
    _ name: PropertyName, in attributes: Attributes
  ) -> EdgeDistances? {
    guard let insets = base.insets(name, in: attributes), let attribute = attributes[name],
      let top = insets.top.constant, let leading = insets.leading.constant,
      let bottom = insets.bottom.constant, let trailing = insets.trailing.constant
    else { return nil }
    for side in [top, leading, bottom, trailing] where side < 0 || side > PreviewLimits.length {
      report(
        .outOfRange(
          at(attribute.expression?.range ?? attribute.range), what: "`" + name.text + ":`",
          value: side.text, allowed: "from 0 to " + PreviewLimits.length.text))
      return nil
    }
    return EdgeDistances(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  private mutating func generation(_ attributes: Attributes) -> UIKitGeneration? {
    guard let scalar = base.integer(.uikit, in: attributes)?.constant,
      let attribute = attributes[.uikit]
    else { return nil }
    if scalar == 14 { return .uikit14 }
    if scalar == 17 { return .uikit17 }
    report(
      .outOfRange(
        at(attribute.expression?.range ?? attribute.range), what: "`uikit:`", value: scalar.text,
        allowed: "14 or 17"))
    return nil
  }

  // MARK: - Traits

  mutating func readTraits(_ attributes: Attributes, _ preview: inout Preview) {
    preview.traits.horizontalSizeClass = trait(.horizontalSizeClass, .sizeClass, attributes)
    preview.traits.verticalSizeClass = trait(.verticalSizeClass, .sizeClass, attributes)
    preview.traits.idiom = trait(.idiom, .idiom, attributes)
    preview.traits.contentSizeCategory = trait(
      .contentSizeCategory, .contentSizeCategory, attributes)
    if let choice = base.boolean(.rtl, in: attributes) {
      preview.isRightToLeft = base.settled(choice)
    }
    let direction = trait(.layoutDirection, .layoutDirection, attributes)
    guard let written = attributes[.layoutDirection] else { return }
    if let flag = attributes[.rtl] {
      report(
        .duplicateAttribute(
          at(written.range), name: PropertyName.layoutDirection.text, first: at(flag.range)))
    } else if let direction {
      preview.isRightToLeft = direction == 1
    }
  }

  private mutating func trait(
    _ name: PropertyName, _ enumeration: EnvironmentEnumeration, _ attributes: Attributes
  ) -> UInt8? {
    guard let attribute = attributes[name],
      let token = word(attribute, expected: enumeration.description)
    else { return nil }
    for (position, candidate) in enumeration.names.enumerated() where candidate == token.text {
      return UInt8(position)
    }
    report(
      .unknownValue(
        at(token.range), found: token.text, type: enumeration.description,
        suggestion: suggestion(for: token.text, among: enumeration.names),
        allowed: enumeration.names))
    return nil
  }
}
