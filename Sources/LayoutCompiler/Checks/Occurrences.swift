/// How many elements a list of children gives, whatever the conditions turn out to be.

import LayoutCore

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
    case .conditional(_, let then, let otherwise):
      let first = occurrences(then)
      let second = occurrences(otherwise)
      least += min(first.least, second.least)
      most += max(first.most, second.most)
    case .repetition(let count, _, let body):
      let once = occurrences(body)
      if let constant = count.constant {
        least += once.least * Int(constant)
        most += once.most * Int(constant)
      } else if once.most > 0 {
        most = limit
      }
    case .local: break
    }
    least = min(least, limit)
    most = min(most, limit)
  }
  return (least, most)
}
