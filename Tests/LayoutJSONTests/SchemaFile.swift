/// Finds the schemas in `grammar/`, and small helpers of these tests.

import Foundation
import LayoutJSON
import LayoutTestSupport

/// A schema of the project.
enum SchemaFile: String {
  case program = "layout-program"
  case frames
  case scene

  func validator() throws -> SchemaValidator {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("grammar/\(rawValue).schema.json")
    return try SchemaValidator(Array(Data(contentsOf: file)))
  }
}

/// `text` with every `old` replaced.
func replacing(_ old: String, with new: String, in text: String) -> String {
  text.replacingOccurrences(of: old, with: new)
}
