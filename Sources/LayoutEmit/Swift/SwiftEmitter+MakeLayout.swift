/// The function that makes a whole layout, from the inputs that its sections use.

import LayoutCore

extension SwiftEmitter {
  /// `static func makeLayout(…) -> CompositionalLayout`.
  mutating func writeMakeLayout(_ functions: [SwiftFunction], _ configuration: SwiftFunction?) {
    let needsCounts = functions.contains { $0.needs.itemCount }
    writeDocumentation(functions, needsCounts: needsCounts)
    writer.code(
      options.access.prefix + "static func ",
      .call("makeLayout", parameters(functions, needsCounts: needsCounts)),
      " -> " + layoutType + " {")
    indented { emitter in
      let decorations = emitter.registeredDecorations
      let call = configuration.map { function in
        SwiftCode.call(function.name, emitter.arguments(function.needs, .provider(restingAt: "")))
      }
      if emitter.needsCarousel { emitter.writer.line("let carousel = Carousel()") }
      let isKept = emitter.needsCarousel || !decorations.isEmpty
      emitter.write(functions, call, isKept ? "let layout = " : "")
      if emitter.needsCarousel { emitter.writer.line("carousel.layout = layout") }
      emitter.register(decorations)
      if isKept { emitter.writer.line("return layout") }
    }
    writer.line("}")
  }

  // MARK: - Signature

  private func parameters(_ functions: [SwiftFunction], needsCounts: Bool) -> [SwiftArgument] {
    let names = expressions.names
    var parameters: [SwiftArgument] = []
    for (parameter, input) in zip(model.parameters, names.parameters) {
      let type = parameter.type.swift + (defaultValue(of: parameter).map { " = " + $0 } ?? "")
      parameters.append(SwiftArgument(input.declared, .text(type)))
    }
    for closure in names.closures {
      parameters.append(SwiftArgument(closure.input.declared, .text(closure.kind.swift)))
    }
    if needsCounts {
      let type = "@escaping @MainActor (Int) -> Int"
      parameters.append(SwiftArgument("numberOfItems", .text(type)))
    }
    if functions.count > 1 {
      let rest = restSection.map { " ?? ." + SwiftNames.declaredCase($0.name) } ?? ""
      parameters.append(
        SwiftArgument(
          "section",
          .text(
            "@escaping @MainActor (Int) -> Section? = { Section(rawValue: $0)" + rest + " }")))
    }
    return parameters
  }

  /// What an input is where the caller doesn't say; values only, since a public function's defaults see
  /// nothing private.
  private func defaultValue(of parameter: Parameter) -> String? {
    switch parameter.defaultValue {
    case nil: return nil
    case .text(let text): return SwiftNames.literal(text)
    case .value(let value):
      var printer = expressions
      printer.inlinesConstants = true
      printer.beginClosure(SwiftClosureContext())
      let printed: String
      switch parameter.type {
      case .integer: return printer.integer(value).text
      case .number: return printer.number(value).text
      case .boolean: return printer.boolean(value).text
      case .string: return nil
      case .numberFunction: printed = printer.number(value).text
      case .booleanFunction: printed = printer.boolean(value).text
      }
      return printer.closure?.usesIndex == true
        ? "{ index in " + printed + " }" : "{ _ in " + printed + " }"
    }
  }

  /// The section that serves what no other does.
  private var restSection: Section? {
    model.sections.count > 1 ? model.sections.first { $0.isRest } : nil
  }

  // MARK: - Documentation

  private mutating func writeDocumentation(_ functions: [SwiftFunction], needsCounts: Bool) {
    let isSingle = functions.count == 1
    writer.line(
      isSingle
        ? "/// Makes the layout; its section serves every section of the data."
        : "/// Makes the layout.")
    let entries = documentedParameters(isSingle: isSingle, needsCounts: needsCounts)
    guard !entries.isEmpty else { return }
    writer.line("///")
    if entries.count == 1 {
      return writer.documentation("- Parameter " + entries[0].joined(separator: "\n  "))
    }
    writer.documentation("- Parameters:")
    for entry in entries { writer.documentation("  - " + entry.joined(separator: "\n    ")) }
  }

  /// The lines about each parameter whose meaning its type doesn't say.
  private func documentedParameters(isSingle: Bool, needsCounts: Bool) -> [[String]] {
    let names = expressions.names
    var entries: [[String]] = []
    for (parameter, input) in zip(model.parameters, names.parameters)
    where parameter.type.isFunction {
      entries.append([input.label + ": Called with the index of an item in its section."])
    }
    for closure in names.closures {
      switch closure.kind {
      case .provider:
        entries.append([closure.input.label + ": Gives the frames of the cells of a group."])
      case .handler:
        entries.append([closure.input.label + ": Called with the visible items while they scroll."])
      }
    }
    if needsCounts {
      entries.append(
        hasInfiniteSection
          ? [
            "numberOfItems: How many items a section of the data has; where it shows them in",
            "three copies, how many there are in one.",
          ] : ["numberOfItems: How many items a section of the data has."])
    }
    if !isSingle {
      if let rest = restSection {
        entries.append([
          "section: Which section serves an index of the data; by default the one of",
          "this position, `" + rest.name + "` past the last.",
        ])
      } else {
        entries.append([
          "section: Which section serves an index of the data; by default the one of",
          "this position. An index that none serves must have no items: UIKit raises an exception.",
        ])
      }
    }
    return entries
  }

  // MARK: - Body

  private mutating func write(
    _ functions: [SwiftFunction], _ configuration: SwiftCode?, _ opening: String
  ) {
    if functions.count == 1, !functions[0].needs.isProvided {
      var arguments = [SwiftArgument("section", call(functions[0], model.sections[0]))]
      if let configuration { arguments.append(SwiftArgument("configuration", configuration)) }
      return writer.code(opening + layoutType, .call("", arguments))
    }
    let usesIndex = functions.count > 1 || functions[0].needs.usesIndex
    let environment = functions.contains { $0.needs.environment } ? "environment" : "_"
    writer.line(opening + layoutType + "(")
    writer.indent()
    writer.line("sectionProvider: { " + (usesIndex ? "index" : "_") + ", " + environment + " in")
    indented { emitter in
      if functions.count == 1 {
        emitter.writer.code("", emitter.call(functions[0], emitter.model.sections[0]))
      } else {
        emitter.writeSwitch(functions)
      }
    }
    if let configuration {
      writer.code("}, configuration: ", configuration, ")")
    } else {
      writer.line("})")
    }
    writer.outdent()
  }

  private mutating func writeSwitch(_ functions: [SwiftFunction]) {
    writer.line("switch section(index) {")
    for (section, function) in zip(model.sections, functions) {
      let pattern = "case ." + SwiftNames.declaredCase(section.name) + ":"
      let call = call(function, section)
      if writer.fits(pattern + " return " + call.line) {
        writer.line(pattern + " return " + call.line)
      } else {
        writer.line(pattern)
        indented { $0.writer.code("return ", call) }
      }
    }
    writer.line("case nil: return nil")
    writer.line("}")
  }

  private func call(_ function: SwiftFunction, _ section: Section) -> SwiftCode {
    .call(
      function.name,
      arguments(function.needs, .provider(restingAt: restingPosition(of: section))))
  }

  // MARK: - Backgrounds

  private mutating func register(_ decorations: [(viewClass: String, kind: TextValue)]) {
    for decoration in decorations {
      writer.line(
        "layout.register(" + decoration.viewClass + ".self, forDecorationViewOfKind: "
          + expressions.text(decoration.kind) + ")")
    }
  }

  /// The backgrounds whose class is known, each kind once.
  private var registeredDecorations: [(viewClass: String, kind: TextValue)] {
    var found: [(viewClass: String, kind: TextValue)] = []
    for section in model.sections {
      guard case .compositional(let content) = section.content else { continue }
      content.decorationItems.forEachElement { item in
        guard let viewClass = item.viewClass else { return }
        for kind in item.elementKind.texts where !found.contains(where: { $0.kind == kind }) {
          found.append((viewClass, kind))
        }
      }
    }
    return found
  }
}

extension SwiftNeeds {
  /// Whether the section differs from one section of the data to the next, or from view to view.
  fileprivate var isProvided: Bool { environment || usesIndex }

  fileprivate var usesIndex: Bool { sectionIndex || itemCount || recenter }
}
