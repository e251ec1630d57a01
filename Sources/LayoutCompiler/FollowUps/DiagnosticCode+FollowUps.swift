/// What a diagnostic is about, as far as others may follow from it.

import LayoutDiagnostics

extension DiagnosticCode {
  /// Whether it is about how a file is written.
  var isOfWriting: Bool { (200..<300).contains(rawValue) }

  /// Whether text couldn't be read, or was read as something else than it may be.
  var isUnread: Bool {
    self == .unexpectedToken || self == .comparisonOutsideParentheses
      || self == .missingCloser || self == .surplus
  }

  /// Whether it says that something is missing.
  var isOfAbsence: Bool { self == .sectionWithoutGroup || self == .groupWithoutItems }

  /// Whether a bracket lacks its other half, so that anything may stand elsewhere than one thinks.
  var isOfBrackets: Bool { self == .missingCloser || self == .extraCloser }

  /// Whether it says that something stands where it can't.
  var isOfPlace: Bool {
    switch self {
    case .childNotAllowed, .notAvailableHere, .missingAttribute, .severalGroups, .topLevelElement,
      .bodyNotAllowed:
      return true
    default: return false
    }
  }

  /// Whether it says that a name stands for nothing.
  var isOfUnknownName: Bool {
    self == .unknownName || self == .unknownElement || self == .unknownFunction
  }

  /// Whether it is about a sign beside a name.
  var isOfSign: Bool { self == .dotBeforeName || self == .equalsInsteadOfColon }

  /// Whether it is about what names and values mean, not about how they are written.
  var isOfMeaning: Bool { rawValue >= 300 }
}
