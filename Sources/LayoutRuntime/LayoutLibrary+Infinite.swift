/// Which item of the data a section without an end shows.

public import LayoutObjects

extension LayoutLibrary {
  /// The item of the data that an item of an `infinite` section shows, which shows each three times.
  ///
  /// - Parameter numberOfItems: How many items the data has.
  nonisolated public static func originalIndex(
    for indexPath: IndexPath, numberOfItems: Int
  ) -> Int {
    numberOfItems > 0 ? indexPath.item % numberOfItems : indexPath.item
  }
}
