/// Tests parameters, and groups that data fill, in the layout program.

import LayoutCore
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct DataDrivenTests {
  private func read(_ text: String) throws -> LayoutModel {
    try #require(try readProgram(Array(text.utf8)).first)
  }

  @Test func everythingComesBack() throws {
    let text = DataDriven.program
    let models = try readProgram(Array(text.utf8))
    #expect(String(decoding: writeProgram(models), as: UTF8.self) == text)
    let compact = writeProgram(models, style: .compact)
    #expect(try readProgram(compact) == models)
    let value = try readJSON(Array(text.utf8))
    #expect(try SchemaFile.program.validator().faults(in: value) == [])
  }

  @Test func parametersAreWhatTheProgramSays() throws {
    let model = try read(DataDriven.program)
    #expect(
      model.parameters.map { $0.name } == [
        "columns", "gap", "isWide", "style", "title", "aspectRatio", "weight", "isBig", "isNew",
        "isOld",
      ])
    #expect(
      model.parameters.map { $0.type } == [
        .integer, .number, .boolean, .string, .string, .numberFunction, .numberFunction,
        .booleanFunction, .booleanFunction, .booleanFunction,
      ])
    let defaults = model.parameters.map { $0.defaultValue }
    #expect(defaults[0] == .value(.constant(-3)))
    #expect(defaults[1] == .value(.constant(2.5)))
    #expect(defaults[2] == .value(.constant(0)))
    #expect(defaults[3] == .text("big"))
    #expect(defaults[4] == nil)
    #expect(defaults[6] == .value(.constant(1)))
    #expect(defaults[8] == .value(.constant(1)))
    guard case .value(.expression(let id)) = defaults[5],
      case .binary(.add, let index, _) = model.expressions[id]
    else {
      Issue.record("the default of a function is \(String(describing: defaults[5]))")
      return
    }
    #expect(model.expressions[index] == .input(.index))
  }

  @Test func groupsAreWhatTheProgramSays() throws {
    let model = try read(DataDriven.program)
    #expect(model.sections.map { $0.isRest } == [true, false, false, true])
    let contents = model.sections.compactMap { section -> CompositionalSection? in
      guard case .compositional(let content) = section.content else { return nil }
      return content
    }
    #expect(contents.map { $0.isInfinite } == [false, true, false])
    #expect(contents[0].visibleItemsInvalidationHandler?.name == "fade")
    #expect(contents[0].visibleItemsInvalidationHandler?.statements == [])
    #expect(contents[1].visibleItemsInvalidationHandler?.name == nil)
    let arrangements = contents.compactMap { content -> GroupArrangement? in
      guard case .element(let group) = content.group.first else { return nil }
      return group.arrangement
    }
    guard case .waterfall(let waterfall) = arrangements[0], case .each(let frames) = arrangements[1]
    else {
      Issue.record("not a waterfall and an each group")
      return
    }
    #expect(waterfall.spacing == .constant(8))
    #expect(waterfall.item.count == 1)
    #expect(frames.count == 1)
    #expect(arrangements[2] == .provider("mosaic"))
    guard case .expression(let columns) = waterfall.columns else {
      Issue.record("columns are constant")
      return
    }
    #expect(model.expressions[columns] == .parameter(ParameterID(rawValue: 0)))
    let kind = model.sections[0].boundarySupplementaryItems.compactMap { child in
      if case .element(let item) = child { return item.elementKind }
      return nil
    }.first
    guard case .conditional(let condition, let then, let otherwise) = kind else {
      Issue.record("the kind is not chosen")
      return
    }
    #expect(
      model.expressions[condition]
        == .sameText(.parameter(ParameterID(rawValue: 3)), .literal("big")))
    #expect(then == .always(.parameter(ParameterID(rawValue: 4))))
    #expect(otherwise == .text("small"))
  }

  /// What stands for part of the program, and how it is refused.
  private static let malformed: [(String, String, DocumentErrorKind, String)] = {
    let functionOfIndex = signature("aspectRatio", .numberFunction)
    let columns = signature("columns", .integer)
    return [
      (
        #""interSectionSpacing": {"parameter": "gap"}"#,
        #""interSectionSpacing": {"parameter": "gab"}"#,
        .parameter(
          .unknown(
            name: "gab",
            known: [
              "columns", "gap", "isWide", "style", "title", "aspectRatio", "weight", "isBig",
              "isNew", "isOld",
            ])), "layouts[0].interSectionSpacing.parameter"
      ),
      (
        #""columns": {"parameter": "columns"}"#, #""columns": {"parameter": "aspectRatio"}"#,
        .parameter(.missingIndex(functionOfIndex)), "layouts[0].sections[0].group[0].columns"
      ),
      (
        #""columns": {"parameter": "columns"}"#,
        #""columns": {"parameter": "columns", "index": 1}"#,
        .parameter(.unwantedIndex(columns)), "layouts[0].sections[0].group[0].columns.index"
      ),
      (
        #""columns": {"parameter": "columns"}"#, #""columns": {"parameter": "title"}"#,
        .parameter(.isText(signature("title", .string))),
        "layouts[0].sections[0].group[0].columns"
      ),
      (
        #""columns": {"parameter": "columns"}"#, #""columns": {"parameter": "isWide"}"#,
        .expected(.numericExpression), "layouts[0].sections[0].group[0].columns"
      ),
      (
        #""columns": {"parameter": "columns"}"#, #""columns": {"parameter": "columns", "at": 1}"#,
        .unknownKey(known: ["parameter", "index"]), "layouts[0].sections[0].group[0].columns.at"
      ),
      (
        #""columns": {"parameter": "columns"}"#, #""columns": {"parametre": "columns"}"#,
        .expected(
          .exactlyOneKey([
            "op", "call", "if", "value", "input", "local", "parameter", "sameText",
          ])), "layouts[0].sections[0].group[0].columns"
      ),
      (
        #""then": {"parameter": "title"}"#, #""then": {"parameter": "columns"}"#,
        .parameter(.isNoText(columns)),
        "layouts[0].sections[0].boundarySupplementaryItems[0].elementKind.then"
      ),
      (
        #""then": {"parameter": "title"}"#, #""then": 3"#, .expected(.text),
        "layouts[0].sections[0].boundarySupplementaryItems[0].elementKind.then"
      ),
      (
        #"[{"parameter": "style"}, {"parameter": "title"}]"#, #"[{"parameter": "style"}]"#,
        .expected(.array(count: 2)),
        "layouts[0].sections[0].boundarySupplementaryItems[0].alignment.if.sameText"
      ),
      (
        #"[{"parameter": "style"}, {"parameter": "title"}]"#, #"[{"parameter": "gap"}, "x"]"#,
        .parameter(.isNoText(signature("gap", .number))),
        "layouts[0].sections[0].boundarySupplementaryItems[0].alignment.if.sameText[0]"
      ),
      (
        #""name": "gap""#, #""name": "columns""#, .parameter(.repeated(name: "columns")),
        "layouts[0].parameters[1].name"
      ),
      (
        #""type": "Int""#, #""type": "int""#,
        .expected(
          .oneOf(["Int", "Number", "Bool", "String", "(Int) -> Number", "(Int) -> Bool"])),
        "layouts[0].parameters[0].type"
      ),
      (
        #""default": -3"#, #""default": -2.5"#,
        .expected(.wholeNumber(least: -(1 << 53), most: 1 << 53)),
        "layouts[0].parameters[0].default"
      ),
      (
        #""default": -3"#, #""default": {"op": "negate", "operand": 3}"#,
        .expected(.wholeNumber(least: -(1 << 53), most: 1 << 53)),
        "layouts[0].parameters[0].default"
      ),
      (
        #""default": 2.5"#, #""default": true"#,
        .expected(.number(least: -.greatestFiniteMagnitude, most: .greatestFiniteMagnitude)),
        "layouts[0].parameters[1].default"
      ),
      (
        #""default": false"#, #""default": 0"#, .expected(.boolean),
        "layouts[0].parameters[2].default"
      ),
      (
        #""default": "big""#, #""default": 1"#, .expected(.string),
        "layouts[0].parameters[3].default"
      ),
      (
        #""left": {"input": "index"}, "right": 1}}"#,
        #""left": {"input": "container.width"}, "right": 1}}"#, .parameter(.variableDefault),
        "layouts[0].parameters[5].default.left"
      ),
      (
        #""left": {"input": "index"}, "right": 1}}"#,
        #""left": {"parameter": "gap"}, "right": 1}}"#, .parameter(.variableDefault),
        "layouts[0].parameters[5].default.left"
      ),
      (
        #""left": {"input": "index"}, "right": 1}}"#, #""left": {"local": 0}, "right": 1}}"#,
        .parameter(.variableDefault), "layouts[0].parameters[5].default.left"
      ),
      (
        #""type": "(Int) -> Number", "default": 1"#, #""type": "(Int) -> Number", "default": true"#,
        .expected(.numericExpression), "layouts[0].parameters[6].default"
      ),
      (
        #""type": "(Int) -> Bool", "default": true"#, #""type": "(Int) -> Bool", "default": 1"#,
        .expected(.booleanExpression), "layouts[0].parameters[8].default"
      ),
      (
        #""value": {"parameter": "isWide"}"#, #""value": {"parameter": "gap"}"#,
        .expected(.booleanExpression),
        "layouts[0].sections[1].visibleItemsInvalidationHandler[0].value"
      ),
      (
        #"{"handler": "fade"}"#, #"{"handler": "fade", "statements": []}"#,
        .unknownKey(known: ["handler"]),
        "layouts[0].sections[0].visibleItemsInvalidationHandler.statements"
      ),
      (
        #"{"handler": "fade"}"#, #""fade""#, .expected(.handler),
        "layouts[0].sections[0].visibleItemsInvalidationHandler"
      ),
      (
        #"{"handler": "fade"}"#, "{}", .missingKey("handler"),
        "layouts[0].sections[0].visibleItemsInvalidationHandler"
      ),
      (
        #""provider": "mosaic""#, #""provider": "mosaic", "frames": []"#,
        .expected(.exactlyOneKey(["frames", "each", "provider"])), "layouts[0].sections[2].group[0]"
      ),
      (
        #""provider": "mosaic""#, #""each": [], "frames": []"#,
        .expected(.exactlyOneKey(["frames", "each", "provider"])), "layouts[0].sections[2].group[0]"
      ),
      (
        #""provider": "mosaic""#, #""count": 2"#,
        .expected(.exactlyOneKey(["frames", "each", "provider"])), "layouts[0].sections[2].group[0]"
      ),
      (
        #""provider": "mosaic""#, #""each": []"#, .expected(.children),
        "layouts[0].sections[2].group[0].each"
      ),
      (
        #""provider": "mosaic""#, #""provider": ["mosaic"]"#, .expected(.string),
        "layouts[0].sections[2].group[0].provider"
      ),
      (
        #""type": "custom",\#n              "provider": "mosaic""#,
        #""type": "waterfall", "columns": 2"#, .missingKey("item"),
        "layouts[0].sections[2].group[0]"
      ),
      (
        #""type": "custom",\#n              "provider": "mosaic""#,
        #""type": "waterfall", "columns": 2, "item": []"#, .expected(.children),
        "layouts[0].sections[2].group[0].item"
      ),
      (
        #""type": "custom",\#n              "provider": "mosaic""#,
        #""type": "waterfall", "item": [{"type": "item"}]"#, .missingKey("columns"),
        "layouts[0].sections[2].group[0]"
      ),
      (
        #""type": "custom",\#n              "provider": "mosaic""#,
        #""type": "waterfall", "columns": 2, "item": [{"type": "horizontal", "subitems": []}]"#,
        .unknownKey(
          known: ["type", "layoutSize", "contentInsets", "edgeSpacing", "supplementaryItems"]),
        "layouts[0].sections[2].group[0].item[0].subitems"
      ),
      (
        #""type": "custom",\#n              "provider": "mosaic""#,
        #""type": "waterfall", "columns": 2, "item": [{"type": "vertical"}]"#,
        .expected(.oneOf(["item"])), "layouts[0].sections[2].group[0].item[0].type"
      ),
      (
        #""type": "custom",\#n              "provider": "mosaic""#,
        #""type": "vertical", "subitems": [{"type": "waterfall", "columns": 1, "item": []}]"#,
        .expected(.oneOf(["item", "horizontal", "vertical", "custom"])),
        "layouts[0].sections[2].group[0].subitems[0].type"
      ),
      (
        #""infinite": true"#, #""infinite": 1"#, .expected(.boolean),
        "layouts[0].sections[1].infinite"
      ),
      (
        #""rest": true,\#n          "list""#, #""infinite": true, "list""#,
        .unknownKey(
          known: ["name", "documentation", "rest", "list", "boundarySupplementaryItems"]),
        "layouts[0].sections[3].infinite"
      ),
    ]
  }()

  private static func signature(_ name: String, _ type: ParameterType) -> InputSignature {
    Parameter(name: name, type: type).signature
  }

  @Test func malformedProgramsAreRefused() throws {
    let schema = try SchemaFile.program.validator()
    for (old, new, kind, path) in Self.malformed {
      let text = replacing(old, with: new, in: DataDriven.program)
      #expect(text != DataDriven.program, "\(old) is not in the program")
      do {
        _ = try readProgram(Array(text.utf8))
        Issue.record("accepted \(new)")
      } catch {
        #expect(error.kind == kind, "\(new)")
        #expect(error.path == path, "\(new)")
      }
      // A schema knows nothing of the table of parameters.
      if case .parameter = kind { continue }
      if new.contains(#"{"parameter": "#) { continue }
      #expect(try !schema.faults(in: readJSON(Array(text.utf8))).isEmpty, "\(new)")
    }
  }

  @Test func aParameterNeedsATable() {
    let text = #"""
      {"format": 1, "layouts": [{"name": "L", "sections": [], "interSectionSpacing": \#
      {"parameter": "a"}}]}
      """#
    #expect(
      throws: DocumentError(
        .parameter(.unknown(name: "a", known: [])), at: JSONRange(start: 93, end: 96),
        path: "layouts[0].interSectionSpacing.parameter")
    ) { try readProgram(Array(text.utf8)) }
  }
}
