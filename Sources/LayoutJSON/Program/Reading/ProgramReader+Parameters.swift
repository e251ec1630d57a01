/// Reads the table of parameters, and where they are used.

import LayoutCore

extension ProgramReader {
  /// The table, in order; a name stands for one parameter.
  mutating func readParameters(_ cursor: JSONCursor) throws(DocumentError) {
    for row in try cursor.elements() {
      let object = try row.object(["name", "type", "default"])
      let name = try object.required("name").string()
      let type: ParameterType = try self.name(object.required("type"))
      var parameter = Parameter(name: name, type: type)
      if let value = object["default"] {
        parameter.defaultValue = try defaultValue(value, of: type)
      }
      guard add(parameter) else {
        throw try object.required("name").failure(.parameter(.repeated(name: name)))
      }
    }
  }

  /// `{"parameter": NAME}`, where a number or a Boolean stands.
  func parameterUse(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> (node: Expression, type: ResultType) {
    let object = try cursor.object(["parameter", "index"])
    let (id, parameter) = try valueParameter(cursor, object)
    guard let type = parameter.type.valueType, !parameter.type.isFunction else {
      throw cursor.failure(.parameter(.missingIndex(parameter.signature)))
    }
    return (.parameter(id), ResultType(type))
  }

  /// `{"parameter": NAME, "index": EXPRESSION}`; the index is for the caller to read.
  func functionUse(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> (id: ParameterID, index: JSONCursor, type: ResultType) {
    let object = try cursor.object(["parameter", "index"])
    let (id, parameter) = try valueParameter(cursor, object)
    let index = try object.required("index")
    guard let type = parameter.type.valueType, parameter.type.isFunction else {
      throw index.failure(.parameter(.unwantedIndex(parameter.signature)))
    }
    return (id, index, ResultType(type))
  }

  /// `{"sameText": [TEXT, TEXT]}`.
  func textComparison(_ cursor: JSONCursor) throws(DocumentError) -> Expression {
    if isInDefault { throw cursor.failure(.parameter(.variableDefault)) }
    let texts = try cursor.object(["sameText"]).required("sameText").elements(count: 2)
    return .sameText(try text(texts[0]), try text(texts[1]))
  }

  /// A string, or `{"parameter": NAME}`.
  func text(_ cursor: JSONCursor) throws(DocumentError) -> TextValue {
    if case .string(let literal) = cursor.value.content { return .literal(literal) }
    guard case .object = cursor.value.content else { throw cursor.expected(.text) }
    let id = try parameterID(cursor.object(["parameter"]).required("parameter"))
    let parameter = parameters[Int(id.rawValue)]
    guard parameter.type == .string else {
      throw cursor.failure(.parameter(.isNoText(parameter.signature)))
    }
    return .parameter(id)
  }

  /// A text, or conditions that choose one.
  mutating func textChoice(_ cursor: JSONCursor) throws(DocumentError) -> Choice<TextValue> {
    try choice(cursor) {
      (reader: inout ProgramReader, cursor) throws(DocumentError) -> TextValue in
      try reader.text(cursor)
    }
  }

  // MARK: -

  /// A parameter of another type than text.
  private func valueParameter(
    _ cursor: JSONCursor, _ object: JSONObjectCursor
  ) throws(DocumentError) -> (id: ParameterID, Parameter) {
    if isInDefault { throw cursor.failure(.parameter(.variableDefault)) }
    let id = try parameterID(object.required("parameter"))
    let parameter = parameters[Int(id.rawValue)]
    guard parameter.type != .string else {
      throw cursor.failure(.parameter(.isText(parameter.signature)))
    }
    return (id, parameter)
  }

  private func parameterID(_ cursor: JSONCursor) throws(DocumentError) -> ParameterID {
    let name = try cursor.string()
    guard let id = parameterID(named: name) else {
      throw cursor.failure(.parameter(.unknown(name: name, known: parameters.map { $0.name })))
    }
    return id
  }

  private mutating func defaultValue(
    _ cursor: JSONCursor, of type: ParameterType
  ) throws(DocumentError) -> ParameterDefault {
    switch type {
    case .string: return .text(try cursor.string())
    case .integer:
      let limit = largestWholeNumber
      return .value(.constant(Double(try cursor.integer(least: -limit, most: limit))))
    case .number: return .value(.constant(try cursor.number()))
    case .boolean: return .value(.constant(try cursor.boolean() ? 1 : 0))
    case .numberFunction, .booleanFunction: return .value(try functionDefault(cursor, of: type))
    }
  }

  /// A constant, or an expression of `index` alone.
  private mutating func functionDefault(
    _ cursor: JSONCursor, of type: ParameterType
  ) throws(DocumentError) -> Scalar {
    isInDefault = true
    defer { isInDefault = false }
    guard type == .booleanFunction else { return try scalar(cursor) }
    if case .boolean(let flag) = cursor.value.content { return .constant(flag ? 1 : 0) }
    return .expression(try expression(cursor, of: .boolean))
  }
}
