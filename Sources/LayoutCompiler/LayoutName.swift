/// Names of layouts that are named after their file.

/// The name of the layout in a file that names none: `photo-grid.layout` is `PhotoGrid`.
///
/// Letters and digits are kept, what stands between them begins a new word; a name that would begin
/// with a digit gets `Layout` before it, and one without any letter or digit is `Layout`.
package func layoutName(forFile path: String) -> String {
  var stem = path.utf8.split(separator: UInt8(ascii: "/")).last.map(Substring.init) ?? ""
  if let dot = stem.lastIndex(of: "."), dot != stem.startIndex { stem = stem[..<dot] }
  var name = ""
  var atWordStart = true
  for scalar in stem.unicodeScalars {
    guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
      atWordStart = true
      continue
    }
    if atWordStart {
      name += scalar.properties.uppercaseMapping
      atWordStart = false
    } else {
      name.unicodeScalars.append(scalar)
    }
  }
  guard let first = name.unicodeScalars.first else { return "Layout" }
  return first.properties.isAlphabetic ? name : "Layout" + name
}
