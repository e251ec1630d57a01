/// Arguments of definitions: values that remember which parameter they were given for.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension Lowering {
  /// `value` as what `use` gives for the parameter at `position`.
  mutating func argument(
    _ value: Value, _ use: UseID, _ position: Int, at range: ByteRange
  ) -> Value {
    switch value {
    case .scalar(let scalar):
      return .scalar(argument(scalar, use, position, member: nil, at: range))
    case .dimension(let form, let scalar):
      let amount = argument(
        TypedScalar(scalar, .number), use, position, member: "value", at: range)
      return whole(.dimension(form, amount.scalar), use, position)
    case .spacing(let isFlexible, let scalar):
      let amount = argument(
        TypedScalar(scalar, .number), use, position, member: "value", at: range)
      return whole(.spacing(isFlexible: isFlexible, amount.scalar), use, position)
    case .fractionalPair(let pair):
      let x = argument(TypedScalar(pair.x, .number), use, position, member: "x", at: range)
      let y = argument(TypedScalar(pair.y, .number), use, position, member: "y", at: range)
      return .fractionalPair(ScalarPoint(x: x.scalar, y: y.scalar))
    case .tuple(var elements):
      for index in elements.indices {
        guard case .scalar(let scalar) = elements[index].value else { continue }
        let member = elements[index].label?.text ?? String(index)
        elements[index].value = .scalar(
          argument(scalar, use, position, member: member, at: range))
      }
      return .tuple(elements)
    case .string, .textParameter, .name, .conditional, .argument:
      return whole(value, use, position)
    case .invalid: return value
    }
  }

  private mutating func whole(_ value: Value, _ use: UseID, _ position: Int) -> Value {
    .argument(expansion.argument(use, parameter: position, member: nil), value)
  }

  private mutating func argument(
    _ scalar: TypedScalar, _ use: UseID, _ position: Int, member: String?, at range: ByteRange
  ) -> TypedScalar {
    guard let content = expression(scalar, at: range) else { return scalar }
    let id = expansion.argument(use, parameter: position, member: member)
    guard let node = add(.argument(id, content), at: range) else { return scalar }
    if let constant = scalar.scalar.constant {
      return TypedScalar(.folded(constant, node), scalar.type)
    }
    return TypedScalar(.expression(node), scalar.type)
  }

  /// Whether a constant is what it is because of an argument.
  func dependsOnArgument(_ scalar: Scalar) -> Bool {
    switch scalar {
    case .constant: return false
    case .folded(_, let id), .expression(let id):
      return dependencies[Int(id.rawValue)].contains(.argument)
    }
  }

  /// The value of an expression that is known when compiling; none for any other.
  func knownValue(of id: ExpressionID) -> Double? {
    switch pool[id] {
    case .number(let value), .constant(_, let value), .folded(let value, _): return value
    case .integer(let value): return Double(value)
    case .boolean(let value): return value ? 1 : 0
    case .argument(_, let content): return knownValue(of: content)
    default: return nil
    }
  }
}

extension Value {
  /// The value without the argument that it was given as.
  var bare: Value {
    if case .argument(_, let content) = self { return content.bare }
    return self
  }
}
