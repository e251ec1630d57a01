/// Tests how what a scene says of inputs becomes values of a layout's parameters.

import LayoutCore
import LayoutJSON
import Testing

@Suite struct SceneInputTests {
  /// A layout with one parameter.
  private func model(
    _ type: ParameterType, default value: ParameterDefault? = nil
  ) -> LayoutModel {
    LayoutModel(
      id: .none, name: "L",
      parameters: [Parameter(name: "input", type: type, defaultValue: value)])
  }

  private func scene(_ inputs: String) throws -> SceneDescription {
    try readScene(
      Array(#"{"container": {"width": 1, "height": 1}, "inputs": {\#(inputs)}}"#.utf8))
  }

  @Test func valuesFitTheirParameters() throws {
    let table: [(ParameterType, String, InputValue)] = [
      (.integer, "3", .number(3)), (.integer, "-2.0", .number(-2)),
      (.integer, "9007199254740992", .number(9_007_199_254_740_992)),
      (.number, "2.5", .number(2.5)), (.number, "3", .number(3)),
      (.boolean, "true", .number(1)), (.boolean, "false", .number(0)),
      (.string, #""x""#, .text("x")), (.string, #""""#, .text("")),
      (.numberFunction, "2.5", .values([2.5])),
      (.numberFunction, "[1.5, 0.75]", .values([1.5, 0.75])),
      (.booleanFunction, "true", .values([1])),
      (.booleanFunction, "[true, false]", .values([1, 0])),
    ]
    for (type, text, value) in table {
      let scene = try scene("\"input\": \(text)")
      #expect(try scene.scene(for: model(type)).inputs == [value], "\(text)")
      let signature = try #require(model(type).parameters.first).signature
      let quotes = type == .string ? "\"" : ""
      let example = try self.scene("\"input\": \(quotes)\(signature.example)\(quotes)")
      #expect(throws: Never.self) { try example.scene(for: model(type)) }
    }
  }

  @Test func valuesOfOtherTypesAreRefused() throws {
    /// Type, value, what it must be, the range of the fault from the value's start, its element.
    let table: [(ParameterType, String, DocumentExpectation, Range<Int>, String)] = [
      (.integer, "2.5", .anyWholeNumber, 0..<3, ""),
      (.integer, "1e300", .anyWholeNumber, 0..<5, ""),
      (.integer, "true", .anyWholeNumber, 0..<4, ""),
      (.integer, "[3]", .anyWholeNumber, 0..<3, ""),
      (.number, #""2""#, .anyNumber, 0..<3, ""), (.number, "true", .anyNumber, 0..<4, ""),
      (.number, "[1, 2]", .anyNumber, 0..<6, ""),
      (.boolean, "1", .boolean, 0..<1, ""), (.boolean, #""true""#, .boolean, 0..<6, ""),
      (.boolean, "[true]", .boolean, 0..<6, ""),
      (.string, "3", .string, 0..<1, ""), (.string, "false", .string, 0..<5, ""),
      (.numberFunction, "[]", .numbers, 0..<2, ""),
      (.numberFunction, #""x""#, .numbers, 0..<3, ""),
      (.numberFunction, "true", .numbers, 0..<4, ""),
      (.numberFunction, "[1, true]", .anyNumber, 4..<8, "[1]"),
      (.booleanFunction, "[]", .booleans, 0..<2, ""),
      (.booleanFunction, "1", .booleans, 0..<1, ""),
      (.booleanFunction, "[true, 0]", .boolean, 7..<8, "[1]"),
    ]
    let start = #"{"container": {"width": 1, "height": 1}, "inputs": {"input": "#.utf8.count
    for (type, text, expected, range, element) in table {
      let signature = try #require(model(type).parameters.first).signature
      let kind = DocumentErrorKind.scene(.wrongInput(signature, expected: expected))
      var scene = try scene("\"input\": \(text)")
      let place = JSONRange(start: start + range.lowerBound, end: start + range.upperBound)
      let path = "inputs.input" + element
      #expect(throws: DocumentError(kind, at: place, path: path), "\(text)") {
        try scene.scene(for: model(type))
      }
      // From an option the value has no place.
      let value = try #require(scene.inputs?.first?.value)
      scene.inputs = [InputDescription(name: "input", value: value)]
      #expect(throws: DocumentError(kind, at: nil, path: path), "\(text)") {
        try scene.scene(for: model(type))
      }
    }
    var odd = try scene("")
    odd.inputs = [
      InputDescription(
        name: "input", value: JSONValue(.number(.infinity), at: JSONRange(start: 0, end: 0)))
    ]
    for type in [ParameterType.integer, .number, .numberFunction] {
      #expect(throws: DocumentError.self) { try odd.scene(for: model(type)) }
    }
  }

  @Test func unknownInputsAreNamed() throws {
    let kind = DocumentErrorKind.scene(
      .unknownInput(name: "inptu", known: model(.number).parameters.map { $0.signature }))
    let scene = try scene(#""inptu": 3"#)
    let error = DocumentError(kind, at: JSONRange(start: 52, end: 59), path: "inputs.inptu")
    #expect(throws: error) { try scene.scene(for: model(.number)) }
    let none = DocumentErrorKind.scene(.unknownInput(name: "inptu", known: []))
    #expect(
      throws: DocumentError(none, at: JSONRange(start: 52, end: 59), path: "inputs.inptu")
    ) { try scene.scene(for: LayoutModel(id: .none, name: "L")) }
  }

  @Test func inputsWithoutDefaultMustBeGiven() throws {
    let needed = model(.numberFunction)
    let scene = try scene("")
    #expect(scene.missingInputs(of: needed) == [ParameterID(rawValue: 0)])
    let signature = try #require(needed.parameters.first).signature
    #expect(signature.type == "(Int) -> Number")
    #expect(
      throws: DocumentError(.scene(.missingInput(signature)), at: nil, path: "inputs")
    ) { try scene.scene(for: needed) }
    let optional = model(.number, default: .value(.constant(2)))
    #expect(scene.missingInputs(of: optional) == [])
    #expect(try scene.scene(for: optional).inputs == [nil])
  }

  @Test func mergedInputsWinOneByOne() throws {
    var model = model(.integer)
    model.parameters.append(Parameter(name: "other", type: .string))
    model.parameters.append(Parameter(name: "third", type: .boolean))
    var first = try scene(#""input": 1, "other": "a""#)
    first.merge(try scene(#""other": "b", "third": true"#))
    #expect(try first.scene(for: model).inputs == [.number(1), .text("b"), .number(1)])
    var empty = SceneDescription()
    empty.merge(first)
    #expect(empty.inputs == first.inputs)
    empty.merge(SceneDescription())
    #expect(empty.inputs == first.inputs)
  }

  @Test func providersAreThoseOfTheLayout() throws {
    let inner = Group(id: .none, arrangement: .provider("mosaic"))
    let outer = Group(
      id: .none,
      arrangement: .line(
        .vertical,
        subitems: [
          .repetition(
            count: .constant(2), variable: nil, [.element(.group(inner)), .element(.group(inner))])
        ]))
    let model = LayoutModel(
      id: .none, name: "L",
      sections: [
        Section(
          id: .none, name: "s",
          content: .compositional(CompositionalSection(group: [.element(outer)])))
      ])
    #expect(model.providerNames == ["mosaic"])
    var scene = SceneDescription()
    scene.container = Extent(width: 1, height: 1)
    let frames = [Rect(x: 1, y: 2, width: 3, height: 4)]
    scene.providers = [
      ProviderDescription(ProvidedFrames(provider: "mosaic", frames: frames))
    ]
    var other = SceneDescription()
    other.providers = [
      ProviderDescription(ProvidedFrames(provider: "mosaic", frames: frames + frames))
    ]
    #expect(try scene.scene(for: model).providers.map { $0.frames.count } == [1])
    scene.merge(other)
    #expect(try scene.scene(for: model).providers.map { $0.frames.count } == [2])
    scene.providers?.append(
      ProviderDescription(
        ProvidedFrames(provider: "mosiac", frames: frames),
        nameRange: JSONRange(start: 5, end: 13)))
    let kind = DocumentErrorKind.scene(.unknownProvider(name: "mosiac", known: ["mosaic"]))
    #expect(
      throws: DocumentError(kind, at: JSONRange(start: 5, end: 13), path: "providers.mosiac")
    ) { try scene.scene(for: model) }
  }
}
