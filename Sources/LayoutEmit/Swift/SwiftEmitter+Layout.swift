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
    printPieces()
    let functions = sectionFunctions()
    writeMembers(functions)
    let body = writer
    writer = outer
    writer.line(options.access.prefix + "enum " + name + " {")
    writer.append(body)
    writer.line("}")
  }

  private mutating func sectionFunctions() -> [SwiftFunction] {
    var functions: [SwiftFunction] = []
    for (section, name) in zip(model.sections, expressions.names.functions) {
      functions.append(function(for: section, named: name))
    }
    return functions
  }

  private mutating func writeMembers(_ functions: [SwiftFunction]) {
    let configuration = configurationFunction()
    if options.platform == .both, !needsUIKit { writeAliases(configuration != nil) }
    if functions.count > 1 {
      writeSectionEnumeration()
      writer.line()
    }
    let makeLayout = printed { $0.writeMakeLayout(functions, configuration) }
    let constants = printed { $0.writeConstants() }
    writer.append(constants)
    writer.append(makeLayout)
    for function in functions {
      writer.line()
      writer.append(function.text)
    }
    if let configuration {
      writer.line()
      writer.append(configuration.text)
    }
    writePieces()
    writeHelpers()
  }

  /// What `body` writes, apart.
  mutating func printed(_ body: (inout SwiftEmitter) -> Void) -> SwiftWriter {
    let outer = writer
    writer = SwiftWriter(indentation: outer.indentation)
    body(&self)
    defer { writer = outer }
    return writer
  }

  /// The functions of pieces, in the order in which the layout uses the pieces.
  private mutating func writePieces() {
    let functions = pieces.written.map { pieces.functions[$0] }.enumerated().sorted {
      ($0.element.piece.rawValue, $0.offset) < ($1.element.piece.rawValue, $1.offset)
    }
    for (_, function) in functions {
      writer.line()
      writer.append(function.text)
    }
  }

  // MARK: - Declarations

  private mutating func writeAliases(_ hasConfiguration: Bool) {
    var names = ["CompositionalLayout"]
    if hasConfiguration { names.append("CompositionalLayoutConfiguration") }
    writer.line("#if canImport(UIKit) || !canImport(AppKit)")
    for (prefix, condition) in [("UI", "#else"), ("NS", "#endif")] {
      for name in names {
        writer.line(
          "  " + options.access.prefix + "typealias " + name + " = " + prefix + "CollectionView"
            + name)
      }
      if needsBehavior {
        writer.line(
          "  private typealias OrthogonalScrollingBehavior = " + prefix
            + "CollectionLayoutSectionOrthogonalScrollingBehavior")
      }
      if needsCarousel {
        writer.line(
          "  " + options.access.prefix + "typealias CollectionView = " + prefix + "CollectionView")
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
        emitter.writer.line("case " + SwiftNames.declaredCase(section.name))
      }
    }
  }

  /// The constants that are used, be it by others only.
  private mutating func writeConstants() {
    var values: [Int: String] = [:]
    // The definition of one uses others, which stand before it in the table.
    for (index, constant) in model.constants.enumerated().reversed() {
      let id = ConstantID(rawValue: UInt32(index))
      guard expressions.use.uses(id) else { continue }
      var value = SwiftNames.literal(constant.value)
      if let definition = constant.definition {
        value =
          expressions.use.isInteger(id)
          ? expressions.integer(definition).text : expressions.number(definition).text
      }
      values[index] = value
    }
    for index in model.constantsInOrder {
      guard let value = values[index] else { continue }
      let isInteger = expressions.use.isInteger(ConstantID(rawValue: UInt32(index)))
      writer.documentation(model.constants[index].documentation)
      writer.line(
        "private static let " + expressions.names.constants[index] + ": "
          + (isInteger ? "Int" : "CGFloat") + " = " + value)
    }
    if !values.isEmpty { writer.line() }
  }
}
