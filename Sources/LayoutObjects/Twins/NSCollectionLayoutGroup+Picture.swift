/// Draws a group in text.

#if !canImport(Darwin)
  import LayoutCore

  extension NSCollectionLayoutGroup {
    /// The cells of one group in a container of 390 by 390 points, as boxes with their positions.
    func picture() -> String {
      let side = 390.0
      let scene = Scene(
        container: Extent(width: side, height: side), scale: 2,
        sections: [SceneSection(modelIndex: 0, itemCount: 1_000)])
      let solved = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: self)
      ).frames(in: scene)
      let count = solved.groupCapacity(ofSection: 0)
      var sketch = Sketch(pointsAcross: side)
      for item in 0..<min(count, Sketch.cellLimit) {
        guard let frame = solved.cellFrame(section: 0, item: item) else { break }
        sketch.draw(frame, label: item)
      }
      let items = count == 1 ? "1 item" : "\(count) items"
      return "\(kindOfGroup) of \(items) in \(Int(side)) × \(Int(side)) points\n" + sketch.text
    }

    private var kindOfGroup: String {
      switch arrangement {
      case .line(.horizontal), .shared(.horizontal, _), .repeated(.horizontal, _):
        return "horizontal group"
      case .line(.vertical), .shared(.vertical, _), .repeated(.vertical, _):
        return "vertical group"
      case .custom: return "custom group"
      }
    }
  }

  /// Boxes drawn with characters, twice as tall as they are wide.
  private struct Sketch {
    static let cellLimit = 200
    private static let width = 60
    private static let heightLimit = 60
    private let pointsOfColumn: Double
    private var rows: [[Character]] = []

    init(pointsAcross: Double) {
      pointsOfColumn = pointsAcross / Double(Self.width)
    }

    /// The rows, without blanks at their ends.
    var text: String {
      rows.map { row in
        String(row.reversed().drop { $0 == " " }.reversed()) + "\n"
      }.joined()
    }

    mutating func draw(_ frame: Rect, label: Int) {
      let left = column(frame.x)
      let right = max(column(frame.end(.horizontal)), left + 1)
      let top = row(frame.y)
      let bottom = max(row(frame.end(.vertical)), top + 1)
      for x in left...right {
        put(x == left || x == right ? "+" : "-", x, top)
        put(x == left || x == right ? "+" : "-", x, bottom)
      }
      for y in top..<bottom where y > top {
        put("|", left, y)
        put("|", right, y)
      }
      for (offset, digit) in String(label).enumerated() where left + 1 + offset < right {
        put(digit, left + 1 + offset, (top + bottom) / 2)
      }
    }

    private mutating func put(_ character: Character, _ x: Int, _ y: Int) {
      guard (0...Self.width).contains(x), (0...Self.heightLimit).contains(y) else { return }
      while rows.count <= y { rows.append([Character](repeating: " ", count: Self.width + 1)) }
      rows[y][x] = character
    }

    private func column(_ points: Double) -> Int { place(points / pointsOfColumn) }

    private func row(_ points: Double) -> Int { place(points / pointsOfColumn / 2) }

    /// The nearest place, one past the edges for what lies beyond.
    private func place(_ value: Double) -> Int {
      Int(min(max(value.rounded(), -1), Double(Self.width + Self.heightLimit)))
    }
  }
#endif
