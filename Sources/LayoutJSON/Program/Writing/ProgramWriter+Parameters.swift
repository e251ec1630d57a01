/// Writes the table of parameters, and where they are used.

import LayoutCore

extension ProgramWriter {
  /// The table that `{"parameter": NAME}` refers to.
  mutating func parameters(_ parameters: [Parameter]) {
    guard !parameters.isEmpty else { return }
    json.key("parameters")
    json.beginArray()
    for parameter in parameters {
      json.beginObject(.inline)
      json.key("name")
      json.string(parameter.name)
      json.key("type")
      json.string(parameter.type.name)
      if let value = parameter.defaultValue { defaultValue(value, of: parameter.type) }
      json.endObject()
    }
    json.endArray()
  }

  private mutating func defaultValue(_ value: ParameterDefault, of type: ParameterType) {
    json.key("default")
    switch value {
    case .text(let text): json.string(text)
    case .value(let scalar):
      if type.valueType == .boolean, let constant = scalar.constant {
        json.boolean(constant != 0)
      } else {
        self.scalar(scalar)
      }
    }
  }

  /// `{"parameter": NAME`, for the caller to end.
  mutating func beginParameter(_ id: ParameterID) {
    json.beginObject(.inline)
    json.key("parameter")
    let index = Int(id.rawValue)
    json.string(index < parameters.count ? parameters[index].name : "")
  }

  mutating func textComparison(_ first: TextValue, _ second: TextValue) {
    json.beginObject(.inline)
    json.key("sameText")
    json.beginArray(.inline)
    text(first)
    text(second)
    json.endArray()
    json.endObject()
  }

  /// A text as a string, or the parameter that it is.
  mutating func text(_ key: String, _ value: Choice<TextValue>) {
    json.key(key)
    choice(value) { $0.text($1) }
  }

  private mutating func text(_ text: TextValue) {
    switch text {
    case .literal(let literal): json.string(literal)
    case .parameter(let id):
      beginParameter(id)
      json.endObject()
    }
  }
}
