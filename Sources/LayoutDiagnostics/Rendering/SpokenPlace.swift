/// Places and changes of source in words.

import LayoutSyntax

/// Says where something stands, and what a fix changes.
struct SpokenPlace {
  let sources: SourceMap

  /// Source text longer than this is not read out.
  private static let longestQuotation = 60

  /// "line 3, columns 5 to 32", "line 3, column 5, to line 7, column 2".
  func words(_ place: Place) -> String {
    let start = sources.position(of: Int(place.range.start), in: place.file)
    if place.range.isEmpty { return "line \(start.line), column \(start.column)" }
    // The last character itself, not what follows it.
    let end = sources.position(of: Int(place.range.end) - 1, in: place.file)
    if start.line != end.line {
      return "line \(start.line), column \(start.column), to line \(end.line), column \(end.column)"
    }
    return start.column == end.column
      ? "line \(start.line), column \(start.column)"
      : "line \(start.line), columns \(start.column) to \(end.column)"
  }

  /// "in shared.layout, line 3, column 5"; the file only where it isn't `file`.
  func words(_ place: Place, within file: FileID) -> String {
    place.file == file ? words(place) : "in \(sources.path(of: place.file)), \(words(place))"
  }

  /// The source of a place as quoted; none for a long one, an empty one, and one over several lines.
  func quotation(_ place: Place) -> String? {
    let bytes = sources.bytes(of: place.file)
    let end = min(Int(place.range.end), bytes.count)
    let text = bytes[min(Int(place.range.start), end)..<end]
    guard !text.isEmpty, text.count <= Self.longestQuotation,
      !text.contains(0x0A), !text.contains(0x0D)
    else { return nil }
    return SpokenText.quoted(String(decoding: text, as: UTF8.self))
  }

  /// "on line 4, columns 12 to 24, replace … with …".
  func words(_ edit: Edit, within file: FileID) -> String {
    let place = words(edit.place, within: file)
    let at = edit.file == file ? "on \(place)" : place
    let new = lines(edit.replacement)
    if edit.range.isEmpty { return "\(at), insert \(new)" }
    let old = quotation(edit.place)
    if edit.replacement.utf8.isEmpty { return "\(at), delete \(old ?? "the text")" }
    return "\(at), replace \(old ?? "the text") with \(new)"
  }

  // MARK: -

  /// Each line as quoted; of several, without the white space around them.
  private func lines(_ text: String) -> String {
    if !text.utf8.contains(0x0A), text.utf8.contains(where: { !Self.isBlank($0) }) {
      return SpokenText.quoted(text)
    }
    var spoken = ""
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let start = line.firstIndex { !Self.isBlank($0) } ?? line.endIndex
      let end = line.lastIndex { !Self.isBlank($0) }.map { line.index(after: $0) } ?? start
      if !spoken.utf8.isEmpty { spoken += ", new line" }
      if start == end { continue }
      if !spoken.utf8.isEmpty { spoken += ", " }
      spoken += SpokenText.quoted(String(decoding: line[start..<end], as: UTF8.self))
    }
    if !spoken.utf8.isEmpty { return spoken }
    return text.utf8.contains(0x0A) ? "a new line" : "white space"
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
