import Conversation
import LanguageModels
import Testing

@Suite struct `the schemas of the tools` {
  private let schemas = Toolbox.all.definitions.map { JSONSchema.object([.init($0.name, $0.parameters)]) }

  @Test func `spell out every name that another tool only knows`() {
    let spelledOut = schemas.flatMap { $0.names(known: false) }
    let known = schemas.flatMap { $0.names(known: true) }
    #expect(!known.isEmpty)
    for names in known { #expect(spelledOut.contains(names)) }
  }

  @Test func `spell out no long list of names twice`() {
    let long = schemas.flatMap { $0.names(known: false) }.filter { $0.count > 6 }
    #expect(Set(long).count == long.count)
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
