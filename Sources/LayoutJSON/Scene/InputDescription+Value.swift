/// Values of inputs by the types of their parameters.

package import LayoutCore

/// A value of another type than its parameter's.
package struct WrongInput: Error, Equatable, Sendable {
  /// What it must be.
  package var expected: DocumentExpectation
  /// The element of an array that is at fault; none where the whole value is.
  package var element: Int?
}

extension InputDescription {
  /// The value as a parameter of `type` takes it.
  package func value(for type: ParameterType) throws(WrongInput) -> InputValue {
    switch type {
    case .integer:
      guard let number = number(value), number.magnitude <= Double(largestWholeNumber),
        number.rounded() == number
      else { throw WrongInput(expected: .anyWholeNumber) }
      return .number(number)
    case .number:
      guard let number = number(value) else { throw WrongInput(expected: .anyNumber) }
      return .number(number)
    case .boolean:
      guard let flag = flag(value) else { throw WrongInput(expected: .boolean) }
      return .number(flag)
    case .string:
      guard case .string(let text) = value.content else { throw WrongInput(expected: .string) }
      return .text(text)
    case .numberFunction: return .values(try values(number, of: .anyNumber, or: .numbers))
    case .booleanFunction: return .values(try values(flag, of: .boolean, or: .booleans))
    }
  }

  /// The values of a function: those of an array, at least one, or one for all indices.
  private func values(
    _ read: (JSONValue) -> Double?, of element: DocumentExpectation, or whole: DocumentExpectation
  ) throws(WrongInput) -> [Double] {
    guard case .array(let elements) = value.content else {
      guard let single = read(value) else { throw WrongInput(expected: whole) }
      return [single]
    }
    guard !elements.isEmpty else { throw WrongInput(expected: whole) }
    var values: [Double] = []
    values.reserveCapacity(elements.count)
    for (index, written) in elements.enumerated() {
      guard let value = read(written) else { throw WrongInput(expected: element, element: index) }
      values.append(value)
    }
    return values
  }

  private func number(_ value: JSONValue) -> Double? {
    guard case .number(let number) = value.content, number.isFinite else { return nil }
    return number
  }

  private func flag(_ value: JSONValue) -> Double? {
    guard case .boolean(let flag) = value.content else { return nil }
    return flag ? 1 : 0
  }
}
