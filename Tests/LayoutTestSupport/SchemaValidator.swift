/// Checks JSON against the part of JSON Schema 2020-12 that the schemas of the project use.

package import LayoutJSON

/// A schema and its definitions.
package struct SchemaValidator {
  private let root: JSONValue

  /// - Parameter bytes: the schema's text.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    root = try readJSON(bytes)
  }

  /// The first faults found in `value`, as sentences for a test's report; empty if it conforms.
  package func faults(in value: JSONValue) -> [String] { check(value, root, "$") }

  /// Every name of `properties` anywhere in the schema.
  package var propertyNames: Set<String> {
    var names: Set<String> = []
    collect(root, &names)
    return names
  }

  private func collect(_ schema: JSONValue, _ names: inout Set<String>) {
    switch schema.content {
    case .array(let elements): for element in elements { collect(element, &names) }
    case .object(let members):
      for member in members {
        if member.name == "properties" {
          for property in self.members(of: member.value) {
            names.insert(property.name)
            collect(property.value, &names)
          }
        } else {
          collect(member.value, &names)
        }
      }
    default: break
    }
  }

  private func members(of value: JSONValue) -> [JSONMember] {
    if case .object(let members) = value.content { return members }
    return []
  }

  private func member(_ name: String, of value: JSONValue) -> JSONValue? {
    members(of: value).first { $0.name == name }?.value
  }

  private func check(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    var faults: [String] = []
    for keyword in members(of: schema) {
      faults += check(value, keyword.name, keyword.value, schema, path)
    }
    return faults
  }

  private func check(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ schema: JSONValue,
    _ path: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$defs", "title", "description": return []
    case "format": return hasFormat(value, argument) ? [] : ["\(path): wrong format"]
    case "uniqueItems":
      guard case .array(let elements) = value.content else { return [] }
      return elements.indices.filter { index in
        elements[..<index].contains { isAlike($0, elements[index]) }
      }.map { "\(path)[\($0)]: there already" }
    case "$ref":
      guard case .string(let text) = argument.content,
        let target = text.split(separator: "/").last,
        let definition = member("$defs", of: root).flatMap({ member(String(target), of: $0) })
      else { return ["\(path): unknown reference"] }
      return check(value, definition, path)
    case "oneOf", "anyOf":
      guard case .array(let options) = argument.content else { return ["\(path): bad \(keyword)"] }
      let fitting = options.filter { check(value, $0, path).isEmpty }.count
      if fitting == 1 || keyword == "anyOf" && fitting > 0 { return [] }
      return ["\(path): fits \(fitting) of the options of \(keyword)"]
    case "const": return same(value, argument) ? [] : ["\(path): not the constant"]
    case "enum":
      guard case .array(let options) = argument.content,
        options.contains(where: { same(value, $0) })
      else { return ["\(path): not in the enumeration"] }
      return []
    case "type": return hasType(value, argument) ? [] : ["\(path): wrong type"]
    case "items":
      guard case .array(let elements) = value.content else { return [] }
      return elements.enumerated().flatMap { check($1, argument, "\(path)[\($0)]") }
    case "properties":
      return members(of: value).flatMap { property in
        member(property.name, of: argument).map {
          check(property.value, $0, "\(path).\(property.name)")
        } ?? []
      }
    case "required":
      guard case .array(let names) = argument.content, case .object = value.content else {
        return []
      }
      return names.filter { name in
        !members(of: value).contains { .string($0.name) == name.content }
      }.map { _ in "\(path): a required property is missing" }
    case "additionalProperties":
      if argument.content == .boolean(true) { return [] }
      let known = member("properties", of: schema).map(members(of:)) ?? []
      return members(of: value).filter { property in
        !known.contains { $0.name == property.name }
      }.flatMap { property in
        argument.content == .boolean(false)
          ? ["\(path): unknown property \(property.name)"]
          : check(property.value, argument, "\(path).\(property.name)")
      }
    default: return checkSize(value, keyword, argument, path)
    }
  }

  private func checkSize(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ path: String
  ) -> [String] {
    guard case .number(let limit) = argument.content else {
      return ["\(path): unknown keyword \(keyword)"]
    }
    var size: Double?
    if case .number(let number) = value.content { size = number }
    if case .array(let elements) = value.content { size = Double(elements.count) }
    guard let size else { return [] }
    switch keyword {
    case "minimum", "minItems": return size >= limit ? [] : ["\(path): below \(limit)"]
    case "maximum", "maxItems": return size <= limit ? [] : ["\(path): above \(limit)"]
    case "exclusiveMinimum": return size > limit ? [] : ["\(path): not above \(limit)"]
    default: return ["\(path): unknown keyword \(keyword)"]
    }
  }

  /// Whether a string has only what may stand in a URI, and a scheme where it must.
  private func hasFormat(_ value: JSONValue, _ format: JSONValue) -> Bool {
    guard case .string(let text) = value.content, case .string(let name) = format.content else {
      return true
    }
    let allowed = Set("-._~:/?#@!$&'()*+,;=%".unicodeScalars)
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || allowed.contains($0))
    }
    switch name {
    case "uri": return isPlain && text.contains(":")
    case "uri-reference": return isPlain && !text.isEmpty
    default: return false
    }
  }

  /// Whether two values say the same, wherever they stand.
  private func isAlike(_ first: JSONValue, _ second: JSONValue) -> Bool {
    switch (first.content, second.content) {
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { isAlike($0, $1) }
    case (.object(let left), .object(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { $0.name == $1.name && isAlike($0.value, $1.value) }
    default: return same(first, second)
    }
  }

  private func same(_ first: JSONValue, _ second: JSONValue) -> Bool {
    first.content == second.content
  }

  private func hasType(_ value: JSONValue, _ type: JSONValue) -> Bool {
    if case .array(let types) = type.content { return types.contains { hasType(value, $0) } }
    guard case .string(let name) = type.content else { return false }
    switch (name, value.content) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number),
      ("boolean", .boolean), ("null", .null):
      return true
    case ("integer", .number(let number)): return number == number.rounded()
    default: return false
    }
  }
}
