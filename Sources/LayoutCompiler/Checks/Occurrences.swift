/// How many elements a list of children gives, and which, whatever the conditions turn out to be.

import LayoutCore

extension Lowering {
  /// The least and the most elements that `children` give; counts stop at 1,000,000.
  ///
  /// A repetition whose count depends on the environment gives between none and very many.
  func occurrences<Element>(_ children: [Child<Element>]) -> (least: Int, most: Int) {
    let limit = 1_000_000
    var least = 0
    var most = 0
    for child in children {
      switch child {
      case .element:
        least += 1
        most += 1
      case .conditional(let condition, let then, let otherwise):
        let first = occurrences(then)
        let second = occurrences(otherwise)
        if let known = knownValue(of: condition) {
          least += known != 0 ? first.least : second.least
          most += known != 0 ? first.most : second.most
        } else {
          least += min(first.least, second.least)
          most += max(first.most, second.most)
        }
      case .repetition(let count, _, let body):
        let once = occurrences(body)
        if let constant = count.constant {
          least += once.least * Int(constant)
          most += once.most * Int(constant)
        } else if once.most > 0 {
          most = limit
        }
      case .use(_, let body):
        let once = occurrences(body)
        least += once.least
        most += once.most
      case .local: break
      }
      least = min(least, limit)
      most = min(most, limit)
    }
    return (least, most)
  }

  /// What all values to choose from have in common; none where they differ.
  func agreement<Value>(_ choice: Choice<Value>, _ property: (Value) -> Bool) -> Bool? {
    switch choice {
    case .always(let value): return property(value)
    case .argument(_, let content): return agreement(content, property)
    case .conditional(let condition, let then, let otherwise):
      if let known = knownValue(of: condition) {
        return agreement(known != 0 ? then : otherwise, property)
      }
      guard let first = agreement(then, property), let second = agreement(otherwise, property)
      else { return nil }
      return first == second ? first : nil
    }
  }

  /// The value, if no condition that is decided later has a say.
  func settled<Value>(_ choice: Choice<Value>) -> Value? {
    switch choice {
    case .always(let value): return value
    case .argument(_, let content): return settled(content)
    case .conditional(let condition, let then, let otherwise):
      guard let known = knownValue(of: condition) else { return nil }
      return settled(known != 0 ? then : otherwise)
    }
  }
}

/// Every element among the children, whatever the conditions.
func allElements<Element>(_ children: [Child<Element>]) -> [Element] {
  children.flatMap { child -> [Element] in
    switch child {
    case .element(let element): return [element]
    case .conditional(_, let then, let otherwise):
      return allElements(then) + allElements(otherwise)
    case .repetition(_, _, let body), .use(_, let body): return allElements(body)
    case .local: return []
    }
  }
}
