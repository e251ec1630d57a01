/// Small phrases that values are described with.

/// Words for counts.
enum Phrase {
  /// `1 argument`, `2 arguments`.
  static func count(_ count: Int, _ noun: String) -> String {
    String(count) + " " + noun + (count == 1 ? "" : "s")
  }
}
