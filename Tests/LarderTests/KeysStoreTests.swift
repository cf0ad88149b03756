import Testing
import larder

/// A place that holds what it is given.
private final class Drawer: KeyKeeper {
  private let name: KeyOrigin
  var keys: [KeyProvider: ProviderKey]
  /// What every use of it fails with.
  var trouble: KeyError?

  init(_ name: KeyOrigin, _ keys: [KeyProvider: String] = [:], trouble: KeyError? = nil) throws {
    self.name = name
    self.keys = try keys.mapValues { try ProviderKey($0) }
    self.trouble = trouble
  }

  func origin(of provider: KeyProvider) -> KeyOrigin? { name }

  func key(of provider: KeyProvider) throws(KeyError) -> ProviderKey? {
    if let trouble { throw trouble }
    return keys[provider]
  }

  func keep(_ key: ProviderKey, of provider: KeyProvider) throws(KeyError) {
    if let trouble { throw trouble }
    keys[provider] = key
  }

  func forget(_ provider: KeyProvider) throws(KeyError) -> Bool {
    if let trouble { throw trouble }
    return keys.removeValue(forKey: provider) != nil
  }
}

private let file = KeyOrigin.file(path: "/keys/openai")
private let variable = KeyOrigin.environment(variable: "OPENAI_API_KEY")

/// Which places hold a key, and which one is used.
private let orders: [(variable: String?, service: String?, file: String?, found: String?, origin: KeyOrigin?)] = [
  ("v", "s", "f", "v", variable), ("v", nil, "f", "v", variable), (nil, "s", "f", "s", .secretService),
  ("", "s", nil, "s", .secretService), (nil, nil, "f", "f", file), (nil, nil, nil, nil, nil),
]

@Test(arguments: orders.indices)
func `the variable goes before the secret store, and that before the file`(index: Int) throws {
  let order = orders[index]
  func drawer(_ origin: KeyOrigin, _ key: String?) throws -> Drawer {
    try Drawer(origin, key.map { [.openai: $0] } ?? [:])
  }
  let store = KeyStore(places: [
    EnvironmentKeys(variables: order.variable.map { ["OPENAI_API_KEY": $0] } ?? [:]),
    try drawer(.secretService, order.service), try drawer(file, order.file),
  ])
  let found = try store.find(.openai)
  #expect(found?.key.revealed == order.found)
  #expect(found?.origin == order.origin)
  #expect(try store.find(.anthropic) == nil)
}

@Test func `a secret store that does not answer stops nobody who has a key elsewhere`() throws {
  let silent = try Drawer(.secretService, trouble: .secretService(.noAnswer))
  let store = KeyStore(places: [silent, try Drawer(file, [.openai: "f"])])
  #expect(try store.find(.openai)?.origin == file)
  #expect(throws: KeyError.secretService(.noAnswer)) { try store.find(.gemini) }
}

@Test func `a key that is refused is not passed over for another`() throws {
  let open = KeyError.unsafe(path: "/keys/openai", .openToOthers)
  let store = KeyStore(places: [try Drawer(file, trouble: open), try Drawer(.secretService, [.openai: "s"])])
  #expect(throws: open) { try store.find(.openai) }
}

@Test func `a key is kept in the first place that takes it, and older ones behind it go`() throws {
  let (service, files) = (try Drawer(.secretService), try Drawer(file, [.openai: "old", .gemini: "other"]))
  let store = KeyStore(places: [EnvironmentKeys(variables: [:]), service, files])
  let kept = try store.keep(try ProviderKey("new"), of: .openai)
  #expect(kept == KeyStore.Kept(origin: .secretService, replaced: [file]))
  #expect(service.keys[.openai]?.revealed == "new")
  #expect(files.keys.keys.sorted { $0.rawValue < $1.rawValue } == [.gemini])
}

@Test(arguments: [KeyError.SecretServiceFault.absent, .noAnswer, .failed])
func `where the secret store does not take a key the file does`(fault: KeyError.SecretServiceFault) throws {
  let files = try Drawer(file)
  let store = KeyStore(places: [try Drawer(.secretService, trouble: .secretService(fault)), files])
  let kept = try store.keep(try ProviderKey("new"), of: .openai)
  // That there is none is nothing to speak of.
  let refusals = fault == .absent ? [] : [KeyError.secretService(fault)]
  #expect(kept == KeyStore.Kept(origin: file, refusals: refusals))
  #expect(files.keys[.openai]?.revealed == "new")
}

@Test func `a key that no place takes is not kept`() throws {
  let full = KeyError.unwritable(path: "/keys/openai", code: 28)
  let store = KeyStore(places: [
    EnvironmentKeys(variables: [:]), try Drawer(.secretService, trouble: .secretService(.absent)),
    try Drawer(file, trouble: full),
  ])
  #expect(throws: full) { try store.keep(try ProviderKey("new"), of: .openai) }
}

@Test func `a key is removed from every place that larder keeps it in`() throws {
  let (service, files) = (try Drawer(.secretService, [.openai: "s"]), try Drawer(file, [.openai: "f"]))
  let store = KeyStore(places: [EnvironmentKeys(variables: ["OPENAI_API_KEY": "v"]), service, files])
  #expect(try store.forget(.openai) == [.secretService, file])
  #expect(try store.forget(.openai) == [])
  #expect(try store.find(.openai)?.origin == variable)
}

@Test func `a place that fails does not keep the key in the others from being removed`() throws {
  let files = try Drawer(file, [.openai: "f"])
  let store = KeyStore(places: [try Drawer(.secretService, trouble: .secretService(.failed)), files])
  #expect(throws: KeyError.secretService(.failed)) { try store.forget(.openai) }
  #expect(files.keys.isEmpty)
}

@Test func `the list names each place that has something, the one that is used first`() throws {
  let refused = KeyError.unsafe(path: "/keys/openai", .openToOthers)
  let store = KeyStore(places: [
    EnvironmentKeys(variables: ["OPENAI_API_KEY": "v", "GEMINI_API_KEY": "two words"]),
    try Drawer(.secretService, [.openai: "s", .ollama: "o"]),
  ])
  #expect(
    store.list() == [
      .init(provider: .openai, origin: variable, trouble: nil),
      .init(provider: .openai, origin: .secretService, trouble: nil),
      .init(
        provider: .gemini, origin: .environment(variable: "GEMINI_API_KEY"),
        trouble: .unusable(.environment(variable: "GEMINI_API_KEY"), .blankInside)),
      .init(provider: .ollama, origin: .secretService, trouble: nil),
    ])
  #expect(KeyStore(places: [try Drawer(file, trouble: refused)]).list().allSatisfy { $0.trouble == refused })
}
