/// L07xx: what keeps a layout from being written out.

extension DiagnosticDescriptor {
  static let sameSwiftType = DiagnosticDescriptor(
    .sameSwiftType, name: "same-swift-type", category: .output,
    title: "two layouts that would be one Swift type",
    explanation: """
      A layout becomes an enumeration named after it, with `Layout` behind the name where it does not \
      end so. Two layouts of one name, or `Feed` and `FeedLayout`, would be the same type.
      """,
    exampleKind: .illustration,
    failing: "layoutc swift Feed.layout Old/Feed.layout -o Generated",
    mended: "layoutc swift Feed.layout -o Generated")
}
