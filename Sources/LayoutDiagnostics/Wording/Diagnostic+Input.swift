/// Words for L00xx: files that can't be read as they are.

extension Diagnostic {
  /// L0001. The diagnostic is in no file; `path` is as the user gave it, `reason` the system's.
  package static func unreadableFile(path: String, reason: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile, "cannot read \(Phrases.quoted(path)): \(reason)", at: Label(.none, ""))
  }

  /// L0002, at the first byte that isn't UTF-8.
  static func notUTF8(_ place: Place, byte: UInt8?) -> Diagnostic {
    var found = "bytes that are not UTF-8"
    if let byte {
      found = "the byte 0x\(Phrases.hexadecimal(UInt32(byte), digits: 2)), which is not UTF-8"
    }
    return Diagnostic(
      .notUTF8, "expected text in UTF-8, found \(found)",
      at: Label(place, "the first byte that is not UTF-8"),
      helps: ["save the file as UTF-8"])
  }

  /// L0003.
  static func fileTooLarge(_ place: Place, limit: Int) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, "this file is larger than \(limit) bytes, the most that is read",
      at: Label(place, "not read"))
  }

  /// L0004, at the first element or expression too deep.
  static func nestingTooDeep(_ place: Place, limit: Int) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, "elements and expressions are nested more than \(limit) deep",
      at: Label(place, "deeper than \(limit)"))
  }
}
