/// Reads the layout program. Trusts nothing: whatever the bytes, it returns layouts or one error.

package import LayoutCore

/// Why a program was refused.
package typealias ProgramError = DocumentError

/// The layouts of a program. Elements are numbered from 0 in each layout, in the order written.
///
/// - Complexity: O(bytes).
package func readProgram(_ bytes: [UInt8]) throws(ProgramError) -> [LayoutModel] {
  let root = try JSONCursor.root(of: bytes, depthLimit: programDepthLimit)
  // The version comes first: a newer format may have keys that this one doesn't know.
  let version = try root.openObject().required("format")
  let format = try version.integer(least: 1, most: largestWholeNumber)
  guard format <= programFormat else {
    throw version.failure(.newerFormat(found: format, supported: programFormat))
  }
  var models: [LayoutModel] = []
  for layout in try root.object(["format", "layouts"]).required("layouts").elements() {
    var reader = ProgramReader()
    models.append(try reader.layout(layout))
  }
  return models
}

/// Reads the parts of one layout; each topic is an extension.
struct ProgramReader {
  var expressions = ExpressionPool()
  private(set) var locals: [Local] = []
  private(set) var parameters: [Parameter] = []
  /// Positions of parameters by the bytes of their names.
  private var parameterPositions: [[UInt8]: UInt32] = [:]
  /// Whether the default of a function is read, which knows its index only.
  var isInDefault = false
  /// The locals that the expressions read so far refer to, since it was last emptied.
  var mentionedLocals: [Int] = []
  /// How many lists of elements or statements are open.
  private(set) var depth = 0
  /// Groups whose arrangement is being read, outermost first.
  var openGroups: [Group] = []
  private var elementCount: UInt32 = 0

  mutating func layout(_ cursor: JSONCursor) throws(DocumentError) -> LayoutModel {
    let object = try cursor.object([
      "name", "documentation", "parameters", "locals", "scrollDirection", "interSectionSpacing",
      "contentInsetsReference", "boundarySupplementaryItems", "sections",
    ])
    var model = LayoutModel(id: nextElement(), name: try object.required("name").string())
    model.documentation = try object["documentation"]?.string() ?? ""
    if let table = object["parameters"] { try readParameters(table) }
    if let table = object["locals"] { try readLocals(table) }
    model.scrollDirection = try name(object["scrollDirection"], default: .vertical)
    model.interSectionSpacing = try scalar(object["interSectionSpacing"])
    model.contentInsetsReference = try name(
      object["contentInsetsReference"], default: .automatic)
    model.boundarySupplementaryItems = try boundaryItems(object)
    for section in try object.required("sections").elements() {
      model.sections.append(try self.section(section))
    }
    model.expressions = expressions
    model.locals = locals
    model.parameters = parameters
    return model
  }

  mutating func nextElement() -> ElementID {
    let id = ElementID(rawValue: elementCount)
    elementCount += 1
    return id
  }

  // MARK: - Nesting

  /// Enters a list of elements or statements.
  mutating func enterList(_ cursor: JSONCursor) throws(DocumentError) {
    guard depth < elementDepthLimit else {
      throw cursor.failure(.elementsTooDeep(limit: elementDepthLimit))
    }
    depth += 1
  }

  mutating func leaveList() { depth -= 1 }

  // MARK: - Parameters

  /// Adds a parameter to the table, unless its name is taken.
  mutating func add(_ parameter: Parameter) -> Bool {
    let name = Array(parameter.name.utf8)
    guard parameterPositions[name] == nil else { return false }
    parameterPositions[name] = UInt32(parameters.count)
    parameters.append(parameter)
    return true
  }

  func parameterID(named name: String) -> ParameterID? {
    parameterPositions[Array(name.utf8)].map { ParameterID(rawValue: $0) }
  }

  // MARK: - Locals

  /// Reads all names and types before any value, since values may refer to later locals.
  private mutating func readLocals(_ cursor: JSONCursor) throws(DocumentError) {
    let rows = try cursor.elements()
    for row in rows {
      let object = try row.object(["name", "type", "value"])
      let type = try object.required("type").position(in: typeNames)
      locals.append(
        Local(name: try object.required("name").string(), type: valueType(at: type)))
    }
    var mentioned = [[Int]](repeating: [], count: rows.count)
    for (index, row) in rows.enumerated() {
      guard let value = try row.openObject()["value"] else { continue }
      mentionedLocals = []
      locals[index].definition = try expression(value, of: ResultType(locals[index].type))
      mentioned[index] = mentionedLocals
    }
    if let index = firstCircular(mentioned) {
      throw rows[index].failure(.circularLocal(name: locals[index].name))
    }
  }

  private func valueType(at position: Int) -> ValueType {
    switch position {
    case 0: return .number
    case 1: return .integer
    case 2: return .boolean
    default: return .name(EnvironmentEnumeration.allCases[position - 3])
    }
  }

  /// The first local that can't be computed because its value needs one that can't.
  ///
  /// - Complexity: O(locals + mentions).
  private func firstCircular(_ mentioned: [[Int]]) -> Int? {
    var waiting = mentioned.map { $0.count }
    var users = [[Int]](repeating: [], count: mentioned.count)
    for (user, used) in mentioned.enumerated() {
      for local in used { users[local].append(user) }
    }
    var ready = waiting.indices.filter { waiting[$0] == 0 }
    while let local = ready.popLast() {
      for user in users[local] {
        waiting[user] -= 1
        if waiting[user] == 0 { ready.append(user) }
      }
    }
    return waiting.firstIndex { $0 > 0 }
  }
}
