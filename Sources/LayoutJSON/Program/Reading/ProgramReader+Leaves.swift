/// Reads expressions without operands: names, inputs, locals, parameters, comparisons of texts.

import LayoutCore

extension ProgramReader {
  mutating func leaf(
    _ cursor: JSONCursor, _ object: JSONObjectCursor
  ) throws(DocumentError) -> (node: Expression, type: ResultType) {
    if let value = object["value"] {
      _ = try cursor.object(["value", "of"])
      let enumeration = EnvironmentEnumeration.allCases[
        try object.required("of").position(in: enumerationNames)]
      let position = try value.position(in: enumeration.names)
      return (.name(enumeration, UInt8(position)), .name(enumeration))
    }
    if let input = object["input"] {
      _ = try cursor.object(["input"])
      let value: EnvironmentInput = try self.name(input)
      if isInDefault, value != .index { throw cursor.failure(.parameter(.variableDefault)) }
      return (.input(value), ResultType(value.type))
    }
    if object["local"] != nil { return try localUse(cursor) }
    if object["parameter"] != nil { return try parameterUse(cursor) }
    if object["sameText"] != nil { return (try textComparison(cursor), .boolean) }
    throw cursor.expected(
      .exactlyOneKey([
        "op", "call", "if", "value", "input", "local", "parameter", "sameText",
      ]))
  }

  /// The position of a local in the table.
  func local(_ cursor: JSONCursor) throws(DocumentError) -> LocalID {
    guard !locals.isEmpty else { throw cursor.failure(.missingKey("locals")) }
    return LocalID(rawValue: UInt32(try cursor.integer(least: 0, most: locals.count - 1)))
  }

  private mutating func localUse(
    _ cursor: JSONCursor
  ) throws(DocumentError) -> (node: Expression, type: ResultType) {
    if isInDefault { throw cursor.failure(.parameter(.variableDefault)) }
    let id = try local(cursor.object(["local"]).required("local"))
    mentionedLocals.append(Int(id.rawValue))
    return (.local(id), ResultType(locals[Int(id.rawValue)].type))
  }
}
