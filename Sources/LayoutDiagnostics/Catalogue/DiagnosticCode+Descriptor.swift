/// Finds what the catalogue says of a code.

extension DiagnosticCode {
  /// Name, severity, explanation and examples of the code. O(1).
  package var descriptor: DiagnosticDescriptor {
    switch self {
    case .unreadableFile: return .unreadableFile
    case .notUTF8: return .notUTF8
    case .fileTooLarge: return .fileTooLarge
    case .nestingTooDeep: return .nestingTooDeep
    case .unexpectedCharacter: return .unexpectedCharacter
    case .unterminatedString: return .unterminatedString
    case .numberOutOfRange: return .numberOutOfRange
    case .unknownUnit: return .unknownUnit
    case .unterminatedComment: return .unterminatedComment
    case .unknownEscape: return .unknownEscape
    case .unexpectedToken: return .unexpectedToken
    case .missingCloser: return .missingCloser
    case .extraCloser: return .extraCloser
    case .missingAxis: return .missingAxis
    case .wrongBracket: return .wrongBracket
    case .separator: return .separator
    case .equalsInsteadOfColon: return .equalsInsteadOfColon
    case .dotBeforeName: return .dotBeforeName
    case .comparisonOutsideParentheses: return .comparisonOutsideParentheses
    case .unknownAttribute: return .unknownAttribute
    case .duplicateName: return .duplicateName
    case .attributeNotAllowed: return .attributeNotAllowed
    case .unknownName: return .unknownName
    case .cyclicConstants: return .cyclicConstants
    case .wrongArgumentCount: return .wrongArgumentCount
    case .unknownElement: return .unknownElement
    case .unknownFlag: return .unknownFlag
    case .longName: return .longName
    case .unknownFunction: return .unknownFunction
    case .unknownMember: return .unknownMember
    case .unknownValue: return .unknownValue
    case .valueInTwoWords: return .valueInTwoWords
    case .duplicateAttribute: return .duplicateAttribute
    case .notAvailableHere: return .notAvailableHere
    case .constantsTooDeep: return .constantsTooDeep
    case .unknownLabel: return .unknownLabel
    case .typeMismatch: return .typeMismatch
    case .mixedBranches: return .mixedBranches
    case .notAWholeNumber: return .notAWholeNumber
    case .outOfRange: return .outOfRange
    case .sectionWithoutGroup: return .sectionWithoutGroup
    case .groupWithoutItems: return .groupWithoutItems
    case .severalGroups: return .severalGroups
    case .childNotAllowed: return .childNotAllowed
    case .bodyNotAllowed: return .bodyNotAllowed
    case .countNeedsOneChild: return .countNeedsOneChild
    case .missingAttribute: return .missingAttribute
    case .aspectWithBothSizes: return .aspectWithBothSizes
    case .aspectNeedsKnownSize: return .aspectNeedsKnownSize
    case .sizeGivenTwice: return .sizeGivenTwice
    case .ambiguousDimension: return .ambiguousDimension
    case .duplicateElementKind: return .duplicateElementKind
    case .emptyLayout: return .emptyLayout
    case .severalElements: return .severalElements
    case .topLevelElement: return .topLevelElement
    case .repeatTooLarge: return .repeatTooLarge
    case .negativeValue: return .negativeValue
    case .groupCannotFit: return .groupCannotFit
    case .nonPositiveDimension: return .nonPositiveDimension
    case .divisionByZero: return .divisionByZero
    case .notFinite: return .notFinite
    case .countTooSmall: return .countTooSmall
    case .tooManyChildren: return .tooManyChildren
    case .notExactlyOneGroup: return .notExactlyOneGroup
    case .emptyGroup: return .emptyGroup
    case .missingSection: return .missingSection
    case .unfittableItem: return .unfittableItem
    case .needsNewerSystem: return .needsNewerSystem
    case .notInAppKit: return .notInAppKit
    case .notYetEvaluated: return .notYetEvaluated
    case .sameSwiftType: return .sameSwiftType
    case .invalidJSON: return .invalidJSON
    case .sceneValue: return .sceneValue
    case .unknownSceneSection: return .unknownSceneSection
    }
  }

  /// The code with this number, as "L0412", "l0412" or "412", or this name, as "group-cannot-fit".
  ///
  /// - Complexity: O(codes).
  package static func find(_ text: String) -> DiagnosticCode? {
    var digits = text.utf8[...]
    if let first = digits.first, first == UInt8(ascii: "L") || first == UInt8(ascii: "l") {
      digits = digits.dropFirst()
    }
    if let number = number(digits) { return DiagnosticCode(rawValue: number) }
    return allCases.first { $0.descriptor.name.utf8.elementsEqual(text.utf8) }
  }

  // MARK: -

  /// The value of one to four digits.
  private static func number(_ digits: Substring.UTF8View) -> UInt16? {
    guard (1...4).contains(digits.count) else { return nil }
    var value: UInt16 = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + UInt16(digit - UInt8(ascii: "0"))
    }
    return value
  }
}
