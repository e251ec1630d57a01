/// A record of what the real engine did, as Tests/Cases/uikit holds it.

import Foundation
import LayoutCore
import LayoutJSON
import LayoutTestSupport

/// Frames that UIKit gave for a layout in a scene.
struct RecordedCase {
  struct Element {
    var key: ElementKey
    var frame: [Double]
    var zIndex: Int?
    var clipped: Set<String>
  }

  struct OnScreen {
    var offset: Double
    /// By item: the frame, and the alpha value.
    var cells: [Int: (frame: [Double], alpha: Double)]
  }

  var name: String
  var source: [UInt8]
  var scene: SceneDescription
  var elements: [Element]
  var contentSize: Extent?
  var isComplete: Bool
  var tolerance: Double
  /// Proposed offset → section of the data → where it rests.
  var orthogonalRest: [(proposed: Double, rests: [Int: Double])]
  var onScreen: [OnScreen]

  init(_ name: String) throws {
    self.name = name
    source = try Repository.bytes("Tests/Cases/uikit/\(name).layout")
    let json = try JSONSerialization.jsonObject(
      with: Data(Repository.bytes("Tests/Cases/uikit/\(name).json")))
    guard let record = json as? [String: Any], let expected = record["expected"] as? [String: Any]
    else { throw CocoaError(.fileReadCorruptFile) }
    scene = try readScene(
      [UInt8](JSONSerialization.data(withJSONObject: record["scene"] ?? [:])))
    tolerance = (expected["tolerance"] as? Double ?? 0) + 1e-3
    isComplete = expected["complete"] as? Bool ?? false
    contentSize = (expected["contentSize"] as? [String: Double]).map {
      Extent(width: $0["width"] ?? -1, height: $0["height"] ?? -1)
    }
    elements = (expected["elements"] as? [[String: Any]] ?? []).map { element in
      Element(
        key: ElementKey(
          category: element["kind"] as? String ?? "",
          elementKind: element["elementKind"] as? String ?? "",
          section: element["section"] as? Int, item: element["item"] as? Int ?? -1),
        frame: element["frame"] as? [Double] ?? [], zIndex: element["zIndex"] as? Int,
        clipped: Set(element["clipped"] as? [String] ?? []))
    }
    orthogonalRest = (expected["orthogonalRest"] as? [[String: Double]] ?? []).map { rest in
      var rests: [Int: Double] = [:]
      for (key, value) in rest where key.hasPrefix("settledSection") {
        if let section = Int(key.dropFirst("settledSection".count)) { rests[section] = value }
      }
      return (rest["requested"] ?? 0, rests)
    }
    onScreen = (expected["onScreen"] as? [[String: Any]] ?? []).map { shot in
      var cells: [Int: (frame: [Double], alpha: Double)] = [:]
      for cell in shot["cells"] as? [[String: Any]] ?? [] {
        cells[cell["item"] as? Int ?? -1] = (
          cell["frame"] as? [Double] ?? [], cell["alpha"] as? Double ?? 1
        )
      }
      return OnScreen(offset: shot["offset"] as? Double ?? 0, cells: cells)
    }
  }

  static let names = Repository.files(below: "Tests/Cases/uikit", suffix: ".layout").map {
    String($0.dropFirst("Tests/Cases/uikit/".count).dropLast(".layout".count))
  }
}

/// What names an element.
struct ElementKey: Hashable, CustomStringConvertible {
  var category: String
  var elementKind: String
  var section: Int?
  var item: Int

  init(category: String, elementKind: String, section: Int?, item: Int) {
    self.category = category
    self.elementKind = elementKind
    self.section = section
    self.item = item
  }

  init(_ element: FrameElement) {
    switch element.category {
    case .cell: category = "cell"
    case .supplementary: category = "supplementary"
    case .decoration: category = "decoration"
    }
    elementKind = element.elementKind
    section = element.section
    item = element.item
  }

  var description: String {
    "\(category) \(elementKind) \(section.map(String.init) ?? "–").\(item)"
  }
}
