/// The kinds of groups, and which attributes each of them takes.

import LayoutDiagnostics
import LayoutSyntax

/// What the word after `group` says.
enum GroupKind: String, CaseIterable {
  case horizontal
  case vertical
  case waterfall
  case custom

  /// How diagnostics call a group of the kind.
  var description: String { "group " + rawValue }

  /// Whether a group of the kind takes the attribute; heights of waterfalls are refused in words of
  /// their own.
  func takes(_ name: PropertyName) -> Bool {
    switch name {
    case .count: return self == .horizontal || self == .vertical
    case .spacing: return self != .custom
    case .edges: return self != .waterfall
    case .columns, .rowSpacing: return self == .waterfall
    case .provider: return self == .custom
    default: return true
    }
  }
}

extension Lowering {
  /// Reports attributes that only groups of another kind have.
  mutating func refuseForeignAttributes(_ attributes: Attributes, of kind: GroupKind) {
    for attribute in attributes.written where !kind.takes(attribute.name) {
      let kinds = GroupKind.allCases.filter { $0.takes(attribute.name) }
      let allowed = PropertyTable.rows(of: .group).map { $0.name }.filter { name in
        kind.takes(name) && !(kind == .waterfall && (name == .height || name == .aspect))
      }
      var diagnostic = Diagnostic.attributeNotAllowed(
        at(attribute.range), name: attribute.name.text, element: kind.description,
        allowedOn: kinds.map { $0.description }, allowed: allowed.map { $0.text })
      if attribute.name == .columns, kind == .horizontal, attributes[.count] == nil {
        let start = Int(attribute.range.start)
        let name = ByteRange(start: start, end: start + "columns".utf8.count)
        diagnostic.offerCount(at(name))
      }
      report(diagnostic)
    }
  }
}
