/// What self-sizing cells asked for, by item.

/// The measured cells of a scene, sorted.
struct Measurements {
  /// Of every section.
  private let general: SectionMeasurements
  /// Of one section, by section and item.
  private let specific: [MeasuredCell]

  init(_ cells: [MeasuredCell]) {
    var items: [(Int, MeasuredSize)] = []
    var bySection: [MeasuredCell] = []
    for cell in cells where cell.item >= 0 {
      if cell.section == nil {
        items.append((cell.item, cell.size))
      } else {
        bySection.append(cell)
      }
    }
    general = SectionMeasurements(items)
    specific = bySection.sorted { ($0.section ?? 0, $0.item) < ($1.section ?? 0, $1.item) }
  }

  /// Whether a section has measurements of its own.
  ///
  /// - Complexity: O(log measured cells).
  func areSpecific(to section: Int) -> Bool {
    let first = firstIndex(of: section)
    return first < specific.count && specific[first].section == section
  }

  /// The measurements that count in a section; its own win over the general ones.
  ///
  /// - Complexity: O(log n), or O(n log n) in a section with measurements of its own.
  func of(section: Int) -> SectionMeasurements {
    var index = firstIndex(of: section)
    guard index < specific.count, specific[index].section == section else { return general }
    var items: [(Int, MeasuredSize)] = []
    for position in general.items.indices {
      items.append((general.items[position], general.sizes[position]))
    }
    while index < specific.count, specific[index].section == section {
      items.append((specific[index].item, specific[index].size))
      index += 1
    }
    return SectionMeasurements(items)
  }

  private func firstIndex(of section: Int) -> Int {
    partitionPoint(specific.count) { (specific[$0].section ?? 0) < section }
  }
}

/// The measured cells of one section.
struct SectionMeasurements {
  /// Ascending.
  let items: [Int]
  /// The sizes of `items`.
  let sizes: [MeasuredSize]

  static let none = SectionMeasurements([])

  /// Of several measurements of an item the last counts.
  init(_ measured: [(Int, MeasuredSize)]) {
    let order = measured.indices.sorted { (measured[$0].0, $0) < (measured[$1].0, $1) }
    var items: [Int] = []
    var sizes: [MeasuredSize] = []
    for index in order {
      if items.last == measured[index].0 {
        sizes[sizes.count - 1] = measured[index].1
      } else {
        items.append(measured[index].0)
        sizes.append(measured[index].1)
      }
    }
    self.items = items
    self.sizes = sizes
  }

  var isEmpty: Bool { items.isEmpty }

  /// What an item asked for.
  ///
  /// - Complexity: O(log n).
  subscript(item: Int) -> MeasuredSize? {
    let position = firstPosition(from: item)
    return position < items.count && items[position] == item ? sizes[position] : nil
  }

  /// The first measured item from `item` on.
  ///
  /// - Complexity: O(log n).
  func first(from item: Int) -> Int? {
    let position = firstPosition(from: item)
    return position < items.count ? items[position] : nil
  }

  /// The largest sizes that items of the range asked for (`uniformAcrossSiblings`).
  ///
  /// - Complexity: O(log n + measured items in the range).
  func largest(in range: Range<Int>) -> MeasuredSize? {
    var largest: MeasuredSize?
    var position = firstPosition(from: range.lowerBound)
    while position < items.count, items[position] < range.upperBound {
      let size = sizes[position]
      if let known = largest {
        largest?.width = Self.larger(known.width, size.width)
        largest?.height = Self.larger(known.height, size.height)
        largest?.isSingle = known.isSingle && size.isSingle
      } else {
        largest = size
      }
      position += 1
    }
    return largest
  }

  private func firstPosition(from item: Int) -> Int {
    partitionPoint(items.count) { items[$0] < item }
  }

  private static func larger(_ a: Double?, _ b: Double?) -> Double? {
    guard let a else { return b }
    guard let b else { return a }
    return max(a, b)
  }
}

/// The first of `count` positions that isn't `before`; positions that are come first.
///
/// - Complexity: O(log count).
func partitionPoint(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
  var low = 0
  var high = count
  while low < high {
    let middle = low + (high - low) / 2
    if isBefore(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
