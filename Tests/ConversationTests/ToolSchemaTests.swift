import Calls
import Conversation
import JSON
import LanguageModels
import Testing

@Suite struct `the schemas of the tools` {
  private let schemas = Toolbox.all.definitions.map { JSONSchema.object([.init($0.name, $0.parameters)]) }

  @Test func `name all of a list to who writes something else`() throws {
    for names in schemas.flatMap({ $0.names(known: true) }) {
      let mismatch = SchemaError(path: "", expected: "one of \(names.joined(separator: ", "))")
      #expect(throws: mismatch) { try JSONSchema.known(names).check("something else") }
    }
  }

  @Test func `spell out no long list of names`() {
    #expect(schemas.flatMap { $0.names(known: false) }.allSatisfy { $0.count <= 8 })
  }
}

extension JSONSchema {
  /// The lists of names in it, at any depth: those that are only known, or those that are spelled out.
  fileprivate func names(known: Bool) -> [[String]] {
    switch self {
    case .choice(let names, _): known ? [] : [names]
    case .known(let names, _): known ? [names] : []
    case .array(let element, _): element.names(known: known)
    case .object(let properties): properties.flatMap { $0.schema.names(known: known) }
    case .string, .number, .integer, .boolean: []
    }
  }
}
