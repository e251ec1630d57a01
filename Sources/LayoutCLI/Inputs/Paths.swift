/// Paths as text: absolute, relative, and the name of a layout after its file.

/// `path` from the root.
func absolutePath(_ path: String, from workingDirectory: String) -> String {
  if path.hasPrefix("/") { return path }
  let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  return workingDirectory.hasSuffix("/")
    ? workingDirectory + relative : "\(workingDirectory)/\(relative)"
}

/// `path` from the working directory when it is below it, else as it is.
func relativePath(_ path: String, to workingDirectory: String) -> String {
  if path.hasPrefix("./"), path != "./" { return String(path.dropFirst(2)) }
  let prefix = workingDirectory.hasSuffix("/") ? workingDirectory : workingDirectory + "/"
  return path.hasPrefix(prefix) && path != prefix ? String(path.dropFirst(prefix.count)) : path
}

/// The name of a file's layout when the file gives none (language.md §3): the words of the file's
/// name joined, each with a capital, `photo-grid.layout` → `PhotoGrid`. `Layout` goes before a digit,
/// and stands where nothing is left.
func layoutName(ofFile path: String) -> String {
  var name: [UInt8] = []
  var beginsWord = true
  let file = path.utf8.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? []
  let stem = file.prefix { $0 != UInt8(ascii: ".") }
  for byte in stem {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      name.append(beginsWord ? byte - 32 : byte)
      beginsWord = false
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      name.append(byte)
      beginsWord = false
    default:
      beginsWord = true
    }
  }
  if path == standardInputName { name = [] }
  let text = String(decoding: name, as: UTF8.self)
  guard let first = name.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else {
    return "Layout" + text
  }
  return text
}

/// What messages call standard input that nobody named.
let standardInputName = "<stdin>"
