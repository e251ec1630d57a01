/// Writes the values of attributes; those that have their default leave no trace.

import LayoutCore

extension ProgramWriter {
  /// Written unless empty.
  mutating func text(_ key: String, _ text: String) {
    guard !text.isEmpty else { return }
    json.key(key)
    json.string(text)
  }

  mutating func name<Value: ProgramNamed>(_ key: String, _ value: Value, default: Value) {
    guard value != `default` else { return }
    json.key(key)
    json.string(value.name)
  }

  /// Written where it holds.
  mutating func flag(_ key: String, _ holds: Bool) {
    guard holds else { return }
    json.key(key)
    json.boolean(true)
  }

  /// Written unless 0.
  mutating func scalar(_ key: String, _ value: Scalar) {
    guard !isZero(value) else { return }
    requiredScalar(key, value)
  }

  mutating func optionalScalar(_ key: String, _ value: Scalar?) {
    guard let value else { return }
    requiredScalar(key, value)
  }

  mutating func requiredScalar(_ key: String, _ value: Scalar) {
    json.key(key)
    scalar(value)
  }

  mutating func scalar(_ value: Scalar) {
    switch value {
    case .constant(let number), .folded(let number, _): json.number(number)
    case .expression(let id): expression(id)
    }
  }

  /// Written unless always `default`.
  mutating func choice<Value: ProgramNamed>(
    _ key: String, _ value: Choice<Value>, default: Value
  ) {
    let value = decided(value)
    guard value != .always(`default`) else { return }
    json.key(key)
    choice(value) { $0.json.string($1.name) }
  }

  /// Written unless always `default`.
  mutating func choice(_ key: String, _ value: Choice<Bool>, default: Bool) {
    let value = decided(value)
    guard value != .always(`default`) else { return }
    json.key(key)
    choice(value) { $0.json.boolean($1) }
  }

  /// Conditions that are known are the branch they take.
  mutating func choice<Value>(
    _ value: Choice<Value>, _ body: (inout ProgramWriter, Value) -> Void
  ) {
    switch decided(value) {
    case .always(let value): body(&self, value)
    case .argument(_, let content): choice(content, body)
    case .conditional(let condition, let then, let otherwise):
      json.beginObject(.inline)
      json.key("if")
      expression(condition)
      json.key("then")
      choice(then, body)
      json.key("else")
      choice(otherwise, body)
      json.endObject()
    }
  }

  /// `layoutSize`, without the sides that fill the container.
  mutating func layoutSize(_ size: Size) {
    let fillsWidth = isAlways(size.width, .fractionalWidth, 1)
    let fillsHeight = isAlways(size.height, .fractionalHeight, 1)
    if fillsWidth, fillsHeight { return }
    json.key("layoutSize")
    json.beginObject(.inline)
    if !fillsWidth {
      json.key("widthDimension")
      choice(size.width) { $0.dimension($1) }
    }
    if !fillsHeight {
      json.key("heightDimension")
      choice(size.height) { $0.dimension($1) }
    }
    json.endObject()
  }

  private mutating func dimension(_ dimension: Dimension) {
    json.beginObject(.inline)
    requiredScalar(dimension.kind.name, dimension.value)
    json.endObject()
  }

  /// Written unless all zero.
  mutating func contentInsets(_ insets: Insets) {
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    guard !sides.allSatisfy({ isZero($0) }) else { return }
    requiredContentInsets(insets)
  }

  mutating func requiredContentInsets(_ insets: Insets) {
    json.key("contentInsets")
    json.beginObject(.inline)
    scalar("top", insets.top)
    scalar("leading", insets.leading)
    scalar("bottom", insets.bottom)
    scalar("trailing", insets.trailing)
    json.endObject()
  }

  mutating func edgeSpacing(_ edges: EdgeSpacing) {
    guard edges != .none else { return }
    json.key("edgeSpacing")
    json.beginObject(.inline)
    spacing("leading", edges.leading)
    spacing("top", edges.top)
    spacing("trailing", edges.trailing)
    spacing("bottom", edges.bottom)
    json.endObject()
  }

  mutating func spacing(_ key: String, _ value: Choice<Spacing>?) {
    guard let value else { return }
    json.key(key)
    choice(value) { writer, spacing in
      writer.json.beginObject(.inline)
      writer.requiredScalar(spacing.isFlexible ? "flexible" : "fixed", spacing.value)
      writer.json.endObject()
    }
  }

  /// Written unless both coordinates are 0.
  mutating func optionalPoint(_ key: String, _ point: ScalarPoint) {
    guard !isZero(point.x) || !isZero(point.y) else { return }
    self.point(key, point)
  }

  /// An object without the coordinates that are 0.
  mutating func point(_ key: String, _ point: ScalarPoint) {
    json.key(key)
    json.beginObject(.inline)
    scalar("x", point.x)
    scalar("y", point.y)
    json.endObject()
  }
}
