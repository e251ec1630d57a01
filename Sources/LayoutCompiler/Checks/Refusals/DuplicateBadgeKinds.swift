/// duplicate-kind, of badges: two of one item or group.

import LayoutCore
import LayoutDiagnostics

extension CheckedLayout {
  /// Warns of badges of one kind on one item or group: of these it is not known that UIKit refuses them.
  func checkBadgeKinds(_ reports: inout Reports) {
    var first: [BadgeKind: BadgeFact] = [:]
    for fact in badges where !fact.isConditional {
      guard let kind = fact.item.elementKind.literal else { continue }
      let key = BadgeKind(group: fact.group, host: fact.host, kind: kind)
      guard let other = first[key] else {
        first[key] = fact
        continue
      }
      var diagnostic = Diagnostic.duplicateElementKind(
        origin.place(of: fact.item.id), kind: kind, first: origin.place(of: other.item.id))
      diagnostic.severity = .warning
      reports.report(diagnostic)
    }
  }
}

private struct BadgeKind: Hashable {
  var group: Int
  var host: ElementID?
  var kind: String
}
