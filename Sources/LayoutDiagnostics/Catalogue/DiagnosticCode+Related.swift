/// Which codes a reader of one will want to know as well.

/// Codes about one matter, each related to the others; a code may stand in several.
private let matters: [[DiagnosticCode]] = [
  // Files.
  [.unreadableFile, .notUTF8, .fileTooLarge],
  [.unreadableImport, .unreadableFile, .circularImport, .importedTwice],
  [.nestingTooDeep, .constantsTooDeep, .expansionTooDeep, .expressionTooLarge],

  // Signs.
  [.unexpectedCharacter, .unknownEscape, .unterminatedString, .unterminatedComment],
  [.numberOutOfRange, .unknownUnit, .notFinite],
  [.missingCloser, .extraCloser, .wrongBracket],
  [.separator, .equalsInsteadOfColon, .dotBeforeName, .unexpectedToken],
  [.comparisonOutsideParentheses, .wrongBracket],

  // Names.
  [.unknownAttribute, .attributeNotAllowed, .longName, .unknownFlag],
  [.unknownElement, .childNotAllowed, .topLevelElement],
  [.unknownName, .unknownMember, .notAvailableHere, .duplicateName],
  [.unknownValue, .valueInTwoWords, .unknownFlag],
  [.unknownFunction, .wrongArgumentCount, .unknownLabel],
  [.duplicateAttribute, .sizeGivenTwice],
  [.cyclicConstants, .constantsTooDeep, .circularDefinitions],
  [.duplicateName, .importedTwice],

  // Definitions and inputs.
  [.missingArgument, .attributesOnUse, .wrongArgumentCount],
  [.notOneSection, .undecidedSections],
  [.circularDefinitions, .expansionTooLarge, .expansionTooDeep],
  [.missingParameterType, .unknownParameterType],
  [.functionWithoutIndex, .notAFunction],
  [.missingInput, .emptyInput, .unknownSceneInput, .sceneInput, .unknownPreviewInput],

  // Types.
  [.typeMismatch, .mixedBranches, .notAWholeNumber, .outOfRange],

  // Elements.
  [.sectionWithoutGroup, .severalGroups, .notExactlyOneGroup],
  [.groupWithoutItems, .emptyGroup],
  [.childNotAllowed, .bodyNotAllowed],
  [.countNeedsOneChild, .countTooSmall],
  [.emptyLayout, .missingSection],
  [.severalElements, .severalGroups, .severalRests],
  [.repeatTooLarge, .tooManyChildren, .expansionTooLarge],
  [.missingAxis, .missingAttribute],

  // Sizes.
  [.aspectWithBothSizes, .aspectNeedsKnownSize, .sizeGivenTwice, .ambiguousDimension],
  [.negativeValue, .nonPositiveDimension, .divisionByZero, .notFinite],
  [.groupCannotFit, .noRoomForGroup, .unfittableItem, .itemExceedsGroup, .childrenExceedParent],
  [.nonPositiveDimension, .zeroWidth],
  [.ignoredSize, .countNeedsOneChild, .sizeGivenTwice],
  [.flexibleWithoutRoom, .unusedRoom, .fractionSum, .roundedThird],
  [.halfGap, .patternRepeats, .unusedRoom],
  [.pixelRounding, .roundedThird],
  [.duplicateElementKind, .missingAttribute],

  // Views that size themselves.
  [
    .fractionOfEstimate, .tinyEstimate, .bothAxesEstimated, .countBlocksSelfSizing,
    .sidewaysSelfSizing, .raggedRow, .handlerWithEstimates,
  ],
  [.ignoredInsets, .fractionOfEstimate],

  // Waterfalls and custom groups.
  [
    .waterfallInGroup, .waterfallNeedsOneItem, .waterfallHasNoHeight, .waterfallItemHeight,
    .estimatedWaterfall,
  ],
  [.misplacedEach, .frameBesideEach, .closureAndBody],
  [.unknownProvider, .unknownHandler, .unknownSceneProvider, .closureAndBody],

  // Sections.
  [.infiniteNeedsPaging, .pagingWiderThanView, .centeredFirstStop],
  [.fractionOfViewport, .pagingWiderThanView, .screenNotContainer],
  [.headerInset, .backgroundIncludesHeader, .overlappingBoundaries],
  [.unregisteredBackground, .infiniteBackground, .backgroundIncludesHeader],
  [.pinnedGlobalWithSideways, .overlappingBoundaries],
  [.emptySectionSpacing, .unsupportedInList],
  [.physicalOffset, .unknownLabel],
  [.unreachableSection, .severalRests, .missingSection],
  [.severalRests, .restOfOne, .missingSection],

  // Previews and scenes.
  [
    .unknownDevice, .unknownPreviewSection, .unknownPreviewLayout, .previewNeedsLayout,
    .unknownPreviewInput,
  ],
  [.invalidJSON, .sceneValue, .unknownSceneSection, .unknownSceneInput, .sceneInput],
  [.unknownSceneSection, .unknownPreviewSection],

  // Outputs.
  [.needsNewerSystem, .notInAppKit, .deprecated, .unknownPlatform, .oddVersion, .requiredTwice],
  [.sameSwiftType, .duplicateName],

  // What could go, and comments.
  [.unusedLet, .unusedDefine, .unusedParameter, .unusedImport],
  [.redundantGroup, .repeatedLiteral, .patternRepeats],
  [.shadowedName, .duplicateName],
  [.unusedIgnore, .unknownIgnore, .ignoreWithoutReason, .ignoredError],
]

extension DiagnosticCode {
  /// Other codes about the same matters, by number.
  ///
  /// - Complexity: O(codes).
  package var related: [DiagnosticCode] {
    var found: [DiagnosticCode] = []
    for matter in matters where matter.contains(self) {
      for code in matter where code != self && !found.contains(code) { found.append(code) }
    }
    return found.sorted { $0.rawValue < $1.rawValue }
  }
}
