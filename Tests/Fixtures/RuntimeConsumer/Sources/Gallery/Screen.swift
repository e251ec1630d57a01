/// A screen whose layout comes from a file of the app.

import Foundation
import LayoutObjects
import LayoutRuntime

/// A photo as the layout needs it.
struct Photo {
  var width: CGFloat
  var height: CGFloat
}

/// What stands behind the photos.
final class Board: UICollectionReusableView {}

/// The screen that shows all photos.
@MainActor
final class Screen {
  private let library: LayoutLibrary
  private var photos: [[Photo]]
  private(set) var problems: [String] = []

  init(layouts url: URL, photos: [[Photo]]) throws {
    library = try LayoutLibrary(contentsOf: url)
    self.photos = photos
  }

  /// The layout for as many columns as there is room for.
  func layout(columns: Int) throws -> CompositionalLayout {
    try library.layout(
      named: "Gallery",
      inputs: [
        "columns": .int(columns),
        "aspectRatio": .function { [weak self] in self?.aspectRatio(ofPhoto: $0) ?? 1 },
      ],
      handlers: [
        "parallax": { items, offset, environment in
          let middle = offset.x + environment.container.contentSize.width / 2
          for item in items {
            item.transform = CGAffineTransform(translationX: (item.center.x - middle) / 8, y: 0)
          }
        }
      ],
      decorationClasses: ["Board": Board.self],
      numberOfItems: { [weak self] in self?.photos[$0].count ?? 0 },
      onIssue: { [weak self] in self?.problems.append($0.description) })
  }

  /// Takes a new version of the file; with a mistake in it the last good one stays.
  func reload() {
    do {
      try library.reload()
    } catch {
      problems.append(error.description)
    }
  }

  private func aspectRatio(ofPhoto index: Int) -> CGFloat {
    photos[1][index].width / photos[1][index].height
  }
}
