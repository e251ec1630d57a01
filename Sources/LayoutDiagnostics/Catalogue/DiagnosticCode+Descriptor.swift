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
    case .unreadableImport: return .unreadableImport
    case .circularImport: return .circularImport
    case .importedTwice: return .importedTwice
    case .circularDefinitions: return .circularDefinitions
    case .expansionTooLarge: return .expansionTooLarge
    case .expansionTooDeep: return .expansionTooDeep
    case .missingArgument: return .missingArgument
    case .attributesOnUse: return .attributesOnUse
    case .notOneSection: return .notOneSection
    case .functionWithoutIndex: return .functionWithoutIndex
    case .notAFunction: return .notAFunction
    case .missingParameterType: return .missingParameterType
    case .unknownParameterType: return .unknownParameterType
    case .undecidedSections: return .undecidedSections
    case .expressionTooLarge: return .expressionTooLarge
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
    case .waterfallInGroup: return .waterfallInGroup
    case .waterfallNeedsOneItem: return .waterfallNeedsOneItem
    case .waterfallHasNoHeight: return .waterfallHasNoHeight
    case .misplacedEach: return .misplacedEach
    case .frameBesideEach: return .frameBesideEach
    case .closureAndBody: return .closureAndBody
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
    case .waterfallItemHeight: return .waterfallItemHeight
    case .estimatedWaterfall: return .estimatedWaterfall
    case .infiniteNeedsPaging: return .infiniteNeedsPaging
    case .severalRests: return .severalRests
    case .restOfOne: return .restOfOne
    case .missingInput: return .missingInput
    case .emptyInput: return .emptyInput
    case .unknownProvider: return .unknownProvider
    case .unknownHandler: return .unknownHandler
    case .unknownDevice: return .unknownDevice
    case .unknownPreviewSection: return .unknownPreviewSection
    case .unknownPreviewLayout: return .unknownPreviewLayout
    case .previewNeedsLayout: return .previewNeedsLayout
    case .unknownPreviewInput: return .unknownPreviewInput
    case .needsNewerSystem: return .needsNewerSystem
    case .notInAppKit: return .notInAppKit
    case .unknownPlatform: return .unknownPlatform
    case .oddVersion: return .oddVersion
    case .requiredTwice: return .requiredTwice
    case .sameSwiftType: return .sameSwiftType
    case .invalidJSON: return .invalidJSON
    case .sceneValue: return .sceneValue
    case .unknownSceneSection: return .unknownSceneSection
    case .unknownSceneInput: return .unknownSceneInput
    case .sceneInput: return .sceneInput
    case .unknownSceneProvider: return .unknownSceneProvider
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
