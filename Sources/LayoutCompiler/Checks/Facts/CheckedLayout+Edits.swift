/// Edits of what is written, for the fixes of checks.

import LayoutCore
import LayoutDiagnostics
import LayoutSyntax

extension CheckedLayout {
  /// The bytes of a file of the compilation.
  func source(of file: FileID) -> [UInt8] {
    files.units.first { $0.file == file }?.source ?? []
  }

  /// Whether a place stands in a definition: what is edited there may be wrong for other uses of it.
  ///
  /// - Complexity: O(log definitions of the file).
  func isShared(_ place: Place) -> Bool {
    guard let definitions = definitions[place.file] else { return false }
    let after = definitions.partitioningIndex { $0.start > place.range.start }
    return after > 0 && place.range.end <= definitions[after - 1].end
  }

  /// Where the definitions of the files stand, in order.
  static func definitions(in files: SourceFiles) -> [FileID: [ByteRange]] {
    var definitions: [FileID: [ByteRange]] = [:]
    for unit in files.units {
      definitions[unit.file] = FileSyntax(unit.parsed.tree).children.compactMap {
        DefineSyntax($0)?.range
      }
    }
    return definitions
  }

  /// The element whose keyword and operands stand at a place.
  ///
  /// - Complexity: O(depth · children beside those around it).
  func element(at place: Place) -> ElementSyntax? {
    guard let unit = files.units.first(where: { $0.file == place.file }) else { return nil }
    var node = unit.parsed.tree.root
    while true {
      if let element = ElementSyntax(node), element.headRange == place.range { return element }
      let inner = node.children.first {
        $0.range.start <= place.range.start && place.range.end <= $0.range.end
      }
      guard let inner else { return nil }
      node = inner
    }
  }

  /// Takes an attribute or a bare dimension out, with the blanks that set it apart.
  func removal(of place: Place) -> Edit {
    let source = source(of: place.file)
    var (start, end) = (Int(place.range.start), Int(place.range.end))
    guard start <= end, end <= source.count else { return Edit(place, replacement: "") }
    while start > 0, source[start - 1].isBlank { start -= 1 }
    guard start > 0, source[start - 1].isLineEnd else {
      return Edit(Place(place.file, ByteRange(start: start, end: end)), replacement: "")
    }
    // It begins its line, where what stands before may be a comment that must not grow.
    var next = end
    while next < source.count, source[next].isBlank { next += 1 }
    if next == source.count || source[next].isLineEnd {
      start -= 1
      if start > 0, source[start] == 0x0A, source[start - 1] == 0x0D { start -= 1 }
      end = next
    } else {
      start = Int(place.range.start)
      end = next
    }
    return Edit(Place(place.file, ByteRange(start: start, end: end)), replacement: "")
  }

  /// Writes one more attribute behind all others of an element.
  func addition(of attribute: String, to element: ElementID) -> Edit {
    let head = origin.place(of: element)
    let end = ByteRange(start: Int(head.range.end), end: Int(head.range.end))
    return Edit(Place(head.file, end), replacement: " " + attribute)
  }

  /// Writes a side of an element's size: instead of what is written, or as one more attribute. None where
  /// an aspect has a say.
  func edit(side axis: Axis, of element: ElementID, bare: Axis?, to value: String) -> Edit? {
    guard origin.attribute(.aspect, of: element) == nil else { return nil }
    let name: PropertyName = axis == .horizontal ? .width : .height
    if let written = origin.attribute(name, of: element)?.value {
      return Edit(written, replacement: value)
    }
    if let written = origin.attributes(of: element).first(where: { $0.name == nil })?.value {
      if bare == axis { return Edit(written, replacement: value) }
      guard bare != nil else { return nil }
    }
    return addition(of: name.text + ": " + value, to: element)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}

extension Array {
  /// The first position at which `predicate` holds, where it holds from there on.
  fileprivate func partitioningIndex(_ predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
