/// Reads the inputs of a scene, and the frames that closures give.

import LayoutCore

/// Inputs of values that some parameter could have; which one it is depends on the layout.
func readInputs(_ cursor: JSONCursor) throws(DocumentError) -> [InputDescription] {
  let object = try cursor.openObject()
  var inputs: [InputDescription] = []
  for member in object.members {
    guard canBeInput(member.value) else { throw object.at(member).expected(.inputValue) }
    inputs.append(
      InputDescription(name: member.name, value: member.value, nameRange: member.nameRange))
  }
  return inputs
}

private func canBeInput(_ value: JSONValue) -> Bool {
  switch value.content {
  case .number, .boolean, .string: return true
  case .null, .object: return false
  case .array(let elements):
    return elements.allSatisfy {
      switch $0.content {
      case .number, .boolean: return true
      case .null, .object, .array, .string: return false
      }
    }
  }
}

/// Frames as `[x, y, width, height]`, at least one for each closure.
func readProviders(_ cursor: JSONCursor) throws(DocumentError) -> [ProviderDescription] {
  let object = try cursor.openObject()
  var providers: [ProviderDescription] = []
  for member in object.members {
    let value = object.at(member)
    guard case .array(let elements) = value.value.content, !elements.isEmpty else {
      throw value.expected(.frames)
    }
    var frames: [Rect] = []
    for frame in try value.elements() { frames.append(try rect(frame)) }
    providers.append(
      ProviderDescription(
        ProvidedFrames(provider: member.name, frames: frames), nameRange: member.nameRange))
  }
  return providers
}

private func rect(_ cursor: JSONCursor) throws(DocumentError) -> Rect {
  let numbers = try cursor.elements(count: 4)
  let offset = SceneLimits.offset
  let length = SceneLimits.length
  return Rect(
    x: try numbers[0].number(least: -offset, most: offset),
    y: try numbers[1].number(least: -offset, most: offset),
    width: try numbers[2].number(least: 0, most: length),
    height: try numbers[3].number(least: 0, most: length))
}
