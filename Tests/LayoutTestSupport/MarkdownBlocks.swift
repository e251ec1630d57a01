/// Finds the fenced blocks of Markdown files, so that what they show can be tried.

/// A block between ``` fences.
package struct MarkdownBlock: Sendable {
  /// The file, from the root of the repository, and the line of the opening fence.
  package var path: String
  package var line: Int
  /// The word after the opening fence.
  package var language: String
  package var lines: [String]

  package init(path: String, line: Int, language: String, lines: [String]) {
    self.path = path
    self.line = line
    self.language = language
    self.lines = lines
  }

  /// The place, as editors read it.
  package var place: String { "\(path):\(line)" }
}

/// The fenced blocks of a file, in order.
package func markdownBlocks(of path: String) throws -> [MarkdownBlock] {
  var blocks: [MarkdownBlock] = []
  var open: MarkdownBlock?
  let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
  for (index, line) in lines.enumerated() {
    if let block = open {
      if line == "```" {
        blocks.append(block)
        open = nil
      } else {
        open?.lines.append(String(line))
      }
    } else if line.hasPrefix("```") {
      open = MarkdownBlock(
        path: path, line: index + 1, language: String(line.dropFirst(3)), lines: [])
    }
  }
  return blocks
}
