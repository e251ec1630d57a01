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

  /// Written unless the constant 0.
  mutating func scalar(_ key: String, _ value: Scalar) {
    guard value != .zero else { return }
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
    guard value != .always(`default`) else { return }
    json.key(key)
    choice(value) { $0.json.string($1.name) }
  }

  /// Written unless always `default`.
  mutating func choice(_ key: String, _ value: Choice<Bool>, default: Bool) {
    guard value != .always(`default`) else { return }
    json.key(key)
    choice(value) { $0.json.boolean($1) }
  }

  mutating func choice<Value>(
    _ value: Choice<Value>, _ body: (inout ProgramWriter, Value) -> Void
  ) {
    switch value {
    case .always(let value): body(&self, value)
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
    guard size != .fill else { return }
    json.key("layoutSize")
    json.beginObject(.inline)
    if size.width != Size.fill.width {
      json.key("widthDimension")
      choice(size.width) { $0.dimension($1) }
    }
    if size.height != Size.fill.height {
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
    guard insets != .zero else { return }
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

  /// An object without the coordinates that are 0.
  mutating func point(_ key: String, _ point: ScalarPoint) {
    json.key(key)
    json.beginObject(.inline)
    scalar("x", point.x)
    scalar("y", point.y)
    json.endObject()
  }
}
