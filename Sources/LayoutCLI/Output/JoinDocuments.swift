/// Makes one document of several.

/// One JSON document as it is, several as an array; each ends with a line feed.
func joinJSON(_ documents: [[UInt8]]) -> [UInt8] {
  if documents.count == 1 { return documents[0] }
  var bytes = Array("[".utf8)
  for (index, document) in documents.enumerated() {
    bytes += Array((index == 0 ? "\n" : ",\n").utf8)
    bytes += document.last == UInt8(ascii: "\n") ? document.dropLast() : document[...]
  }
  return bytes + Array((documents.isEmpty ? "]\n" : "\n]\n").utf8)
}

/// Tables with an empty line between.
func joinText(_ documents: [[UInt8]]) -> [UInt8] {
  Array(documents.joined(separator: [UInt8(ascii: "\n")]))
}
