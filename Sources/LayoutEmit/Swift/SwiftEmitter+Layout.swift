/// A layout as an enumeration of functions.

import LayoutCore

extension SwiftEmitter {
  /// The whole type.
  mutating func writeLayout() {
    writer.documentation(
      model.documentation.isEmpty
        ? "The layout `" + model.name + "`." : model.documentation)
    writer.line("@MainActor")
    let name = swiftTypeName(of: model.name, prefix: options.prefix)
    let members = SwiftWriter(indentation: writer.indentation + 1)
    let outer = writer
    writer = members
    let functions = sectionFunctions()
    writeMembers(functions)
    let body = writer
    writer = outer
    writer.line(options.access.prefix + "enum " + name + " {")
    writer.append(body)
    writer.line("}")
  }

  private mutating func sectionFunctions() -> [SwiftSectionFunction] {
    var functions: [SwiftSectionFunction] = []
    for section in model.sections {
      let name = SwiftNames.declared(SwiftMemberNames.function(for: section.name))
      functions.append(function(for: section, named: name))
    }
    return functions
  }

  private mutating func writeMembers(_ functions: [SwiftSectionFunction]) {
    let configuration = configurationFunction()
    if options.platform == .both, !needsUIKit { writeAliases(configuration != nil) }
    if functions.count > 1 {
      writeSectionEnumeration()
      writer.line()
    }
    writeConstants()
    writeMakeLayout(functions, hasConfiguration: configuration != nil)
    for function in functions {
      writer.line()
      writer.append(function.text)
    }
    if let configuration {
      writer.line()
      writer.append(configuration)
    }
    writeHelpers()
  }

  // MARK: - Declarations

  private mutating func writeAliases(_ hasConfiguration: Bool) {
    let names =
      ["CompositionalLayout"] + (hasConfiguration ? ["CompositionalLayoutConfiguration"] : [])
    writer.line("#if canImport(UIKit) || !canImport(AppKit)")
    for (prefix, condition) in [("UI", "#else"), ("NS", "#endif")] {
      for name in names {
        writer.line(
          "  " + options.access.prefix + "typealias " + name + " = " + prefix + "CollectionView"
            + name)
      }
      writer.line(condition)
    }
    writer.line()
  }

  private mutating func writeSectionEnumeration() {
    writer.line("/// The sections, in the order in which they are shown.")
    block(options.access.prefix + "enum Section: Int, CaseIterable, Sendable {") { emitter in
      for section in emitter.model.sections {
        emitter.writer.documentation(section.documentation)
        emitter.writer.line("case " + SwiftNames.declared(section.name))
      }
    }
  }

  private mutating func writeConstants() {
    let used = expressions.use
    var wroteAny = false
    for (index, constant) in model.constants.enumerated() {
      let id = ConstantID(rawValue: UInt32(index))
      guard used.asNumber.contains(id) || used.asInteger.contains(id) else { continue }
      let isInteger = expressions.earlierUse.isInteger(id)
      let value: String
      if let definition = constant.definition {
        value =
          isInteger ? expressions.integer(definition).text : expressions.number(definition).text
      } else {
        value = SwiftNames.literal(constant.value)
      }
      writer.documentation(constant.documentation)
      writer.line(
        "private static let " + expressions.names.constants[index] + ": "
          + (isInteger ? "Int" : "CGFloat") + " = " + value)
      wroteAny = true
    }
    if wroteAny { writer.line() }
  }

  // MARK: - makeLayout

  private mutating func writeMakeLayout(
    _ functions: [SwiftSectionFunction], hasConfiguration: Bool
  ) {
    let layout = layoutType
    let configuration = hasConfiguration ? "configuration: configuration()" : ""
    let decorations = registeredDecorations
    if functions.count == 1 {
      writer.line("/// Makes the layout; its section serves every section of the data.")
      block(options.access.prefix + "static func makeLayout() -> " + layout + " {") { emitter in
        emitter.writeSingle(functions[0], configuration, decorations)
      }
      return
    }
    writer.line("/// Makes the layout.")
    writer.line("///")
    writer.line(
      "/// - Parameter section: Which section serves an index of the data; by default the one of")
    writer.line(
      "///   this position. An index that none serves must have no items: UIKit raises an exception."
    )
    writer.line(options.access.prefix + "static func makeLayout(")
    writer.line("  section: @escaping @MainActor (Int) -> Section? = { Section(rawValue: $0) }")
    block(") -> " + layout + " {") { emitter in
      let opening = decorations.isEmpty ? "" : "let layout = "
      emitter.writer.line(opening + layout + "(")
      emitter.writer.indent()
      let environment = functions.contains { $0.needs.environment } ? "environment" : "_"
      emitter.block(
        "sectionProvider: { index, " + environment + " in",
        close: configuration.isEmpty ? "})" : "}, " + configuration + ")"
      ) { $0.writeSwitch(functions) }
      emitter.writer.outdent()
      emitter.finishLayout(decorations)
    }
  }

  private mutating func writeSingle(
    _ function: SwiftSectionFunction, _ configuration: String, _ decorations: [DecorationItem]
  ) {
    let needs = function.needs
    let opening = (decorations.isEmpty ? "" : "let layout = ") + layoutType
    guard needs.environment || needs.sectionIndex else {
      let arguments =
        [SwiftArgument("section", .text(function.name + "()"))]
        + (configuration.isEmpty
          ? [] : [SwiftArgument("configuration", .text("configuration()"))])
      writer.code(opening, .call("", arguments))
      return finishLayout(decorations)
    }
    let parameters =
      (needs.sectionIndex ? "index" : "_") + ", " + (needs.environment ? "environment" : "_")
    writer.line(opening + "(")
    writer.indent()
    block(
      "sectionProvider: { " + parameters + " in",
      close: configuration.isEmpty ? "})" : "}, " + configuration + ")"
    ) { $0.writer.line($0.call(function)) }
    writer.outdent()
    finishLayout(decorations)
  }

  private mutating func writeSwitch(_ functions: [SwiftSectionFunction]) {
    block("switch section(index) {", close: "") { _ in }
    for (section, function) in zip(model.sections, functions) {
      writer.line("case ." + SwiftNames.declared(section.name) + ": return " + call(function))
    }
    writer.line("case nil: return nil")
    writer.line("}")
  }

  private func call(_ function: SwiftSectionFunction) -> String {
    var arguments: [String] = []
    if function.needs.sectionIndex { arguments.append("at: index") }
    if function.needs.environment { arguments.append("in: environment") }
    return function.name + "(" + arguments.joined(separator: ", ") + ")"
  }

  private mutating func finishLayout(_ decorations: [DecorationItem]) {
    guard !decorations.isEmpty else { return }
    for item in decorations {
      guard let viewClass = item.viewClass else { continue }
      writer.line(
        "layout.register(" + viewClass + ".self, forDecorationViewOfKind: "
          + SwiftNames.literal(item.elementKind) + ")")
    }
    writer.line("return layout")
  }

  /// The backgrounds whose class is known, each kind once.
  private var registeredDecorations: [DecorationItem] {
    var found: [DecorationItem] = []
    for section in model.sections {
      guard case .compositional(let content) = section.content else { continue }
      for item in content.decorationItems.flattened
      where item.viewClass != nil && !found.contains(where: { $0.elementKind == item.elementKind })
      {
        found.append(item)
      }
    }
    return found
  }
}

extension [Child<DecorationItem>] {
  /// Every element, whatever the conditions.
  fileprivate var flattened: [DecorationItem] {
    flatMap { child -> [DecorationItem] in
      switch child {
      case .element(let element): return [element]
      case .conditional(_, let then, let otherwise): return then.flattened + otherwise.flattened
      case .repetition(_, _, let body): return body.flattened
      case .local: return []
      }
    }
  }
}
