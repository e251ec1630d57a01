/// The codes of diagnostics. The number tells the stage; a number is never used twice.

/// A code; the raw value is the number. Documentation of each: its descriptor.
package enum DiagnosticCode: UInt16, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  // Input: reading files.
  case unreadableFile = 1
  case notUTF8 = 2
  case fileTooLarge = 3
  case nestingTooDeep = 4

  // Lexing: bytes to tokens.
  case unexpectedCharacter = 101
  case unterminatedString = 102
  case numberOutOfRange = 103
  case unknownUnit = 104
  case unterminatedComment = 105
  case unknownEscape = 106

  // Parsing: tokens to a tree.
  case unexpectedToken = 201
  case missingCloser = 202
  case extraCloser = 203
  case missingAxis = 204
  case wrongBracket = 205
  case separator = 206
  case equalsInsteadOfColon = 207
  case dotBeforeName = 208
  case comparisonOutsideParentheses = 209

  // Parsing: habits from other languages.
  case surplus = 210
  case namelessAttribute = 211
  case foreignKeyword = 212
  case foreignOperator = 213
  case typedConstant = 214
  case attributesInParentheses = 215
  case childrenAsAttribute = 216
  case markup = 217
  case leadingPoint = 218
  case quotedName = 219
  case unneededWord = 220
  case elementAsValue = 221

  // Lexing: habits from other languages.
  case foreignComment = 107
  case wrongQuotes = 108
  case escapedSign = 109

  // Names: habits from other languages.
  case foreignWord = 317
  case pairAsSize = 318
  case percentInFraction = 319
  case decimalComma = 325

  // Names: what they stand for.
  case unknownAttribute = 301
  case duplicateName = 302
  case attributeNotAllowed = 303
  case unknownName = 304
  case cyclicConstants = 305
  case wrongArgumentCount = 306
  case unknownElement = 307
  case unknownFlag = 308
  case longName = 309
  case unknownFunction = 310
  case unknownMember = 311
  case unknownValue = 312
  case valueInTwoWords = 313
  case duplicateAttribute = 314
  case notAvailableHere = 315
  case constantsTooDeep = 316

  // Names: imports, definitions, inputs.
  case unreadableImport = 330
  case circularImport = 331
  case importedTwice = 332
  case circularDefinitions = 333
  case expansionTooLarge = 334
  case expansionTooDeep = 335
  case missingArgument = 336
  case attributesOnUse = 337
  case notOneSection = 338
  case functionWithoutIndex = 339
  case notAFunction = 340
  case missingParameterType = 341
  case unknownParameterType = 342
  case undecidedSections = 343
  case expressionTooLarge = 344

  // Types: which values go where.
  case unknownLabel = 320
  case typeMismatch = 321
  case mixedBranches = 322
  case notAWholeNumber = 323
  case outOfRange = 324

  // Structure: which elements go where; 0403 to 0416 are kept for geometry.
  case sectionWithoutGroup = 401
  case groupWithoutItems = 402
  case severalGroups = 420
  case childNotAllowed = 421
  case bodyNotAllowed = 422
  case countNeedsOneChild = 423
  case missingAttribute = 424
  case aspectWithBothSizes = 425
  case aspectNeedsKnownSize = 426
  case sizeGivenTwice = 427
  case ambiguousDimension = 428
  case duplicateElementKind = 429
  case emptyLayout = 430
  case severalElements = 431
  case topLevelElement = 432
  case repeatTooLarge = 433
  case waterfallInGroup = 434
  case waterfallNeedsOneItem = 435
  case waterfallHasNoHeight = 436
  case misplacedEach = 437
  case frameBesideEach = 438
  case closureAndBody = 439

  // Geometry: values that make no layout.
  case negativeValue = 404
  case groupCannotFit = 412
  case nonPositiveDimension = 440
  case divisionByZero = 441
  case notFinite = 442
  case countTooSmall = 443
  case tooManyChildren = 444
  case notExactlyOneGroup = 445
  case emptyGroup = 446
  case missingSection = 447
  case unfittableItem = 448
  case waterfallItemHeight = 449
  case estimatedWaterfall = 450

  // Sections: how they scroll and what they serve.
  case infiniteNeedsPaging = 451
  case severalRests = 452
  case restOfOne = 453

  // What scenes and apps give.
  case missingInput = 454
  case emptyInput = 455
  case unknownProvider = 456
  case unknownHandler = 457
  case unknownDevice = 458
  case unknownPreviewSection = 459
  case unknownPreviewLayout = 460
  case previewNeedsLayout = 461
  case unknownPreviewInput = 462

  // What UIKit refuses or shows as nothing.
  case noRoomForGroup = 463
  case itemExceedsGroup = 464
  case zeroWidth = 465
  case childrenExceedParent = 466
  case unregisteredBackground = 467
  case infiniteBackground = 468

  // Self-sizing: views that say themselves how large they are.
  case fractionOfEstimate = 410
  case ignoredInsets = 414
  case sidewaysSelfSizing = 416
  case tinyEstimate = 471
  case bothAxesEstimated = 472
  case countBlocksSelfSizing = 473
  case raggedRow = 474
  case handlerWithEstimates = 475

  // Rows: what their subitems take and leave.
  case ignoredSize = 411
  case flexibleWithoutRoom = 413
  case roundedThird = 604
  case fractionSum = 605
  case unusedRoom = 606
  case patternRepeats = 607
  case halfGap = 608
  case pixelRounding = 609

  // Sections: what stands at their edges, and how they scroll.
  case fractionOfViewport = 481
  case headerInset = 482
  case backgroundIncludesHeader = 483
  case pinnedGlobalWithSideways = 484
  case overlappingBoundaries = 485
  case pagingWiderThanView = 486
  case centeredFirstStop = 487
  case emptySectionSpacing = 488
  case unsupportedInList = 489
  case physicalOffset = 490
  case screenNotContainer = 491

  // Availability: what exists where.
  case needsNewerSystem = 501
  case notInAppKit = 502
  case unknownPlatform = 503
  case oddVersion = 504
  case requiredTwice = 505
  case deprecated = 506

  // Names and structure: what could go.
  case unusedLet = 601
  case redundantGroup = 602
  case repeatedLiteral = 603
  case unusedDefine = 610
  case unusedParameter = 611
  case unusedImport = 612
  case shadowedName = 613
  case unreachableSection = 614

  // Ignores: comments that silence diagnostics.
  case unusedIgnore = 690
  case unknownIgnore = 691
  case ignoreWithoutReason = 692
  case ignoredError = 693

  // L07xx: outputs.
  case sameSwiftType = 702

  // Run time: scenes and programs in JSON.
  case invalidJSON = 810
  case sceneValue = 811
  case unknownSceneSection = 812
  case unknownSceneInput = 813
  case sceneInput = 814
  case unknownSceneProvider = 815

  /// `L` and four digits: "L0412".
  package var description: String {
    let digits = "\(rawValue)"
    return "L" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
