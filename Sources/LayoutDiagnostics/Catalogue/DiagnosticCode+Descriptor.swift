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
    // Parsing: habits from other languages.
    case .surplus: return .surplus
    case .namelessAttribute: return .namelessAttribute
    case .foreignKeyword: return .foreignKeyword
    case .foreignOperator: return .foreignOperator
    case .typedConstant: return .typedConstant
    case .attributesInParentheses: return .attributesInParentheses
    case .childrenAsAttribute: return .childrenAsAttribute
    case .markup: return .markup
    case .leadingPoint: return .leadingPoint
    case .quotedName: return .quotedName
    case .unneededWord: return .unneededWord
    case .elementAsValue: return .elementAsValue
    case .foreignComment: return .foreignComment
    case .wrongQuotes: return .wrongQuotes
    case .escapedSign: return .escapedSign
    case .foreignWord: return .foreignWord
    case .pairAsSize: return .pairAsSize
    case .percentInFraction: return .percentInFraction
    case .decimalComma: return .decimalComma
    // Names.
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
    case .noRoomForGroup: return .noRoomForGroup
    case .itemExceedsGroup: return .itemExceedsGroup
    case .zeroWidth: return .zeroWidth
    case .childrenExceedParent: return .childrenExceedParent
    case .unregisteredBackground: return .unregisteredBackground
    case .infiniteBackground: return .infiniteBackground
    case .fractionOfEstimate: return .fractionOfEstimate
    case .ignoredInsets: return .ignoredInsets
    case .sidewaysSelfSizing: return .sidewaysSelfSizing
    case .tinyEstimate: return .tinyEstimate
    case .bothAxesEstimated: return .bothAxesEstimated
    case .countBlocksSelfSizing: return .countBlocksSelfSizing
    case .raggedRow: return .raggedRow
    case .handlerWithEstimates: return .handlerWithEstimates
    case .ignoredSize: return .ignoredSize
    case .flexibleWithoutRoom: return .flexibleWithoutRoom
    case .roundedThird: return .roundedThird
    case .fractionSum: return .fractionSum
    case .unusedRoom: return .unusedRoom
    case .patternRepeats: return .patternRepeats
    case .halfGap: return .halfGap
    case .pixelRounding: return .pixelRounding
    // Sections, names and structure.
    case .fractionOfViewport: return .fractionOfViewport
    case .headerInset: return .headerInset
    case .backgroundIncludesHeader: return .backgroundIncludesHeader
    case .pinnedGlobalWithSideways: return .pinnedGlobalWithSideways
    case .overlappingBoundaries: return .overlappingBoundaries
    case .pagingWiderThanView: return .pagingWiderThanView
    case .centeredFirstStop: return .centeredFirstStop
    case .emptySectionSpacing: return .emptySectionSpacing
    case .unsupportedInList: return .unsupportedInList
    case .physicalOffset: return .physicalOffset
    case .screenNotContainer: return .screenNotContainer
    case .deprecated: return .deprecated
    case .unusedLet: return .unusedLet
    case .redundantGroup: return .redundantGroup
    case .repeatedLiteral: return .repeatedLiteral
    case .unusedDefine: return .unusedDefine
    case .unusedParameter: return .unusedParameter
    case .unusedImport: return .unusedImport
    case .shadowedName: return .shadowedName
    case .unreachableSection: return .unreachableSection
    case .needsNewerSystem: return .needsNewerSystem
    case .notInAppKit: return .notInAppKit
    case .unknownPlatform: return .unknownPlatform
    case .oddVersion: return .oddVersion
    case .requiredTwice: return .requiredTwice
    case .unusedIgnore: return .unusedIgnore
    case .unknownIgnore: return .unknownIgnore
    case .ignoreWithoutReason: return .ignoreWithoutReason
    case .ignoredError: return .ignoredError
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
