/// Compares output with a recorded file; `LAYOUT_RECORD=1` rewrites the file.

import Foundation

/// What is wrong with `actual`, compared with the file at `path` under Tests/Cases; nil where they agree.
///
/// A file that is missing is written and counts as a difference. Escape characters are kept as `␛`, so that
/// the file can be read and compared as text.
package func goldenDifference(_ actual: String, _ path: String) -> String? {
  recordedDifference(actual, "Tests/Cases/" + path)
}

/// What is wrong with `actual`, compared with the file at `path` from the root of the repository.
package func recordedDifference(_ actual: String, _ path: String) -> String? {
  let readable = actual.replacingOccurrences(of: "\u{1B}", with: "\u{241B}")
  let url = Repository.url(path)
  let recorded = try? Data(contentsOf: url)
  if let recorded, recorded == Data(readable.utf8) { return nil }
  let isRecording = ProcessInfo.processInfo.environment["LAYOUT_RECORD"] == "1"
  if recorded == nil || isRecording {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(readable.utf8).write(to: url)
    } catch {
      return "cannot write \(url.path): \(error)"
    }
    return isRecording ? nil : "no expectation; wrote \(url.path), read it"
  }
  let expected = String(decoding: recorded ?? Data(), as: UTF8.self)
  return firstDifference(expected: expected, actual: readable, in: path)
}

// MARK: -

private func firstDifference(expected: String, actual: String, in path: String) -> String {
  let left = expected.components(separatedBy: "\n")
  let right = actual.components(separatedBy: "\n")
  var line = 0
  while line < min(left.count, right.count), left[line] == right[line] { line += 1 }
  let wanted = line < left.count ? left[line] : "(end of file)"
  let found = line < right.count ? right[line] : "(end of file)"
  return "\(path):\(line + 1): expected \"\(wanted)\", found \"\(found)\""
}
