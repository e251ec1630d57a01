/// not-in-appkit and deprecated: what the systems that a file requires lack for good, or advise against.

import LayoutDiagnostics
import LayoutSyntax

extension Compilation {
  /// Warns of what AppKit lacks where the file requires macOS, and of what is deprecated in a system that
  /// the file requires. Looks where ``checkAvailability`` looks, for what no version of a platform mends.
  ///
  /// - Complexity: O(nodes).
  func checkPlatformFeatures(_ names: Names, _ reports: inout Reports) {
    guard let file = files.units.first else { return }
    let mac = requirements.first { $0.platform == .macOS }
    // AppKit keeps what UIKit gave up, and so does a layout for both.
    let deprecating = mac == nil ? requirements.first { $0.version >= PlatformVersion(16) } : nil
    guard mac != nil || deprecating != nil else { return }
    var finder = FeatureFinder(
      mac: mac, deprecating: deprecating, file: file.file, reports: reports)
    finder.visit(file.parsed.tree.root)
    for index in usedPieces.sorted() where names.pieces[index].unit != 0 {
      finder.reports.file = names.files[names.pieces[index].unit]
      finder.visit(names.pieces[index].syntax.node)
    }
    reports = finder.reports
    reports.file = file.file
  }
}

private struct FeatureFinder {
  /// The version of macOS that the file requires.
  let mac: Requirement?
  /// The version of iOS or tvOS in which something is deprecated.
  let deprecating: Requirement?
  /// The file that requires.
  let file: FileID
  var reports: Reports

  mutating func visit(_ node: SyntaxNode) {
    // A preview is for no system.
    guard node.kind != .preview else { return }
    if let layout = LayoutDeclarationSyntax(node) {
      for operand in layout.operands { check(operand, of: .layout) }
    } else if let element = ElementSyntax(node), let name = element.element.name {
      if name.availability.macOS == nil {
        reportMissing(
          element.keyword.text, at: element.keywordRange, .layoutIsUIKitOnly)
      } else {
        for operand in element.operands { check(operand, of: name) }
      }
    } else if let assignment = AssignmentSyntax(node), let name = assignment.name {
      check(name, of: .onScroll)
    } else if let expression = ExpressionSyntax(node) {
      check(expression)
    }
    for child in node.children { visit(child) }
  }

  private mutating func check(_ operand: OperandSyntax, of element: ElementName) {
    switch operand.form {
    case .attribute(let name, let value):
      check(name, of: element)
      if name.text == PropertyName.supplementariesFollowInsets.text {
        reportDeprecated(operand, name, value)
      }
    case .flag(let name): check(name, of: element)
    case .dimension: break
    }
  }

  private mutating func check(_ name: NameToken, of element: ElementName) {
    guard !name.isQuoted, let propertyName = PropertyName(name.text),
      let property = PropertyTable.property(propertyName, of: element),
      property.availability.macOS == nil
    else { return }
    reportMissing(name.text, at: name.range, .leftOut)
  }

  private mutating func check(_ expression: ExpressionSyntax) {
    switch expression.form {
    case .call(let function, _) where function.text == "uniform":
      reportMissing(function.text, at: function.range, .estimated)
    case .path(let names) where names.count == 2 && names[0].text == "traits":
      reportMissing("traits", at: names[0].range, .layoutIsUIKitOnly)
    default: break
    }
  }

  private mutating func reportMissing(
    _ feature: String, at range: ByteRange, _ consequence: AppKitConsequence
  ) {
    guard let mac else { return }
    reports.report(
      .notInAppKit(
        reports.place(range), feature: feature, consequence: consequence,
        requirement: Place(file, mac.range)))
  }

  /// `supplementariesFollowInsets:`, which iOS 16 replaced.
  private mutating func reportDeprecated(
    _ operand: OperandSyntax, _ name: NameToken, _ value: ExpressionSyntax?
  ) {
    guard let deprecating else { return }
    var follows: Bool?
    if case .path(let names)? = value?.form, names.count == 1 {
      follows = names[0].text == "true" ? true : names[0].text == "false" ? false : nil
    }
    reports.report(
      .deprecated(
        reports.place(name.range), name: name.text,
        replacement: PropertyName.supplementaryInsetsReference.text,
        system: deprecating.platform.rawValue, since: "16",
        requirement: Place(file, deprecating.range),
        removal: follows == true
          ? reports.place(Deletion(of: operand.range, in: operand.node.tree.source).range) : nil))
  }
}
