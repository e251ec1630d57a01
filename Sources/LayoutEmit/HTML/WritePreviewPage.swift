/// Writes preview pages: the page's parts and the solver, which are generated, with the layouts' texts.

import LayoutJSON

/// The page as one HTML file that asks for nothing else.
///
/// - Complexity: O(bytes).
package func writePreviewPage(_ page: PreviewPage) -> [UInt8] {
  fill(
    PageAssets.page,
    [
      ("/*css*/", Array(PageAssets.style.utf8)), ("/*data*/", writeData(page)),
      ("/*module*/", Array(PreviewModule.base64.utf8)), ("/*js*/", Array(PageAssets.script.utf8)),
    ])
}

/// The script that tells an open page what its files hold now; `stamp` differs each time.
package func writePreviewUpdate(_ files: [PreviewFile], stamp: Int) -> [UInt8] {
  var json = JSONWriter(style: .compact)
  json.beginObject()
  json.key("stamp")
  json.integer(stamp)
  write(files, &json)
  json.endObject()
  return Array("layoutPreview.update(".utf8) + harmless(json.bytes) + Array(")\n".utf8)
}

// MARK: -

private func writeData(_ page: PreviewPage) -> [UInt8] {
  var json = JSONWriter(style: .compact)
  func text(_ key: String, _ text: String?) {
    json.key(key)
    if let text { json.string(text) } else { json.null() }
  }
  json.beginObject()
  text("title", page.title)
  text("main", page.main)
  json.key("documents")
  json.beginArray()
  for document in page.documents { json.string(document) }
  json.endArray()
  write(page.files, &json)
  text("watch", page.watch)
  text("version", page.version)
  json.key("settings")
  if let settings = page.settings { json.document(writeScene(settings)) } else { json.null() }
  text("device", page.device)
  text("preview", page.preview)
  json.endObject()
  return harmless(json.bytes)
}

private func write(_ files: [PreviewFile], _ json: inout JSONWriter) {
  json.key("files")
  json.beginArray()
  for file in files {
    json.beginObject()
    json.key("path")
    json.string(file.path)
    json.key("text")
    json.string(file.text)
    json.endObject()
  }
  json.endArray()
}

/// JSON that no `</script>` ends: `<` stands in strings only, where it can be escaped.
private func harmless(_ json: [UInt8]) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(json.count)
  for byte in json {
    if byte == UInt8(ascii: "<") {
      bytes.append(contentsOf: #"\u003c"#.utf8)
    } else {
      bytes.append(byte)
    }
  }
  return bytes
}

/// A template with each placeholder's text in its place; what is filled in isn't looked at again.
private func fill(
  _ template: String, _ contents: [(placeholder: String, bytes: [UInt8])]
) -> [UInt8] {
  let template = Array(template.utf8)
  var bytes: [UInt8] = []
  bytes.reserveCapacity(contents.reduce(template.count) { $0 + $1.bytes.count })
  var index = 0
  while index < template.count {
    let rest = template[index...]
    if template[index] == UInt8(ascii: "/"),
      let content = contents.first(where: { rest.starts(with: $0.placeholder.utf8) })
    {
      bytes.append(contentsOf: content.bytes)
      index += content.placeholder.utf8.count
    } else {
      bytes.append(template[index])
      index += 1
    }
  }
  return bytes
}
