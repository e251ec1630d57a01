/// Holds the schemas against what is written and what is refused.

import LayoutCore
import LayoutJSON
import LayoutTestSupport
import Testing

@Suite struct SchemaTests {
  @Test func programsConformAndUseEveryProperty() throws {
    let schema = try SchemaFile.program.validator()
    var names: Set<String> = []
    for seed in 0..<12 as Range<UInt64> {
      let value = try readJSON(writeProgram([randomModel(seed: seed)]), depthLimit: 1024)
      let faults = schema.faults(in: value)
      #expect(faults.isEmpty, "seed \(seed): \(faults.prefix(3))")
      collectNames(value, &names)
    }
    collectNames(try readJSON(Array(DataDriven.program.utf8)), &names)
    #expect(names == schema.propertyNames)
  }

  @Test(arguments: [
    #"{"format": 1}"#, #"{"format": 2, "layouts": []}"#,
    #"{"format": 1, "layouts": [{"name": "L"}]}"#,
    #"{"format": 1, "layouts": [{"name": "L", "sections": [{"name": "s", "list": {}}]}]}"#,
    #"{"format": 1, "layouts": [{"name": "L", "sections": [], "interSectionSpacing": true}]}"#,
    #"{"format": 1, "layouts": [{"name": "L", "sections": [], "locals": [{"local": 0}]}]}"#,
    #"{"format": 1, "layouts": [{"name": "L", "sections": [{"name": "s", "group": [{"type": "item"}]}]}]}"#,
    #"{"format": 1, "layouts": [{"name": "L", "sections": [], "scrollDirection": "down"}]}"#,
  ])
  func readerAndSchemaRefuseTheSame(_ text: String) throws {
    let bytes = Array(text.utf8)
    #expect(throws: DocumentError.self) { try readProgram(bytes) }
    #expect(try !SchemaFile.program.validator().faults(in: readJSON(bytes)).isEmpty)
  }

  private func collectNames(_ value: JSONValue, _ names: inout Set<String>) {
    switch value.content {
    case .array(let elements): for element in elements { collectNames(element, &names) }
    case .object(let members):
      for member in members {
        names.insert(member.name)
        collectNames(member.value, &names)
      }
    default: break
    }
  }
}
