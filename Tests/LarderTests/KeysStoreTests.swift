import Conversation
import EmbeddedMessages
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

@Test(arguments: [KeyError.SecretServiceProblem.absent, .noAnswer, .failed])
func `where the secret store does not take a key the file does`(fault: KeyError.SecretServiceProblem) throws {
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
  #expect(store.forget(.openai) == .init(removed: [.secretService, file]))
  #expect(store.forget(.openai) == .init())
  #expect(try store.find(.openai)?.origin == variable)
}

@Test func `a place that fails does not keep the key in the others from being removed`() throws {
  let files = try Drawer(file, [.openai: "f"])
  let store = KeyStore(places: [try Drawer(.secretService, trouble: .secretService(.failed)), files])
  #expect(store.forget(.openai) == .init(removed: [file], troubles: [.secretService(.failed)]))
  #expect(files.keys.isEmpty)
}

private let missing = "There is no key for openai. To keep one: larder key set openai. Or set OPENAI_API_KEY."

/// What there is in the way of a key, and what is said where one is needed.
private let troubles: [(trouble: KeyError?, sentence: String)] = [
  (nil, missing),
  (.secretService(.noAnswer), "The secret store did not answer. Is it unlocked? " + missing),
  (.secretService(.failed), "The secret store could not be asked. Is it running? " + missing),
  (
    .unusable(.secretService, .blankInside),
    "What the secret store holds is no key: there is a blank or a line end inside. To replace it: larder key set openai."
  ),
  (
    .unusable(variable, .unprintable),
    "OPENAI_API_KEY is no key: there is a character inside that no key has. Set it again, or unset it."
  ),
  (
    .unusable(.file(path: "/keys/openai"), .empty),
    "The key file /keys/openai holds no key: it is empty. To replace it: larder key set openai."
  ),
  (
    .unsafe(path: "/keys/openai", .link),
    "The key file /keys/openai is a link and is not used. To put a file in its place: larder key set openai."
  ),
  (
    .unsafe(path: "/keys/openai", .notRegular),
    "The key file /keys/openai is no regular file and is not used. Move it away, then: larder key set openai."
  ),
  (
    .unsafe(path: "/keys/openai", .notOwn),
    "The key file /keys/openai belongs to someone else and is not used. To replace it: larder key set openai."
  ),
  (
    .unsafe(path: "/my keys/it's/openai", .openToOthers),
    "The key file /my keys/it's/openai is open to others and is not used. "
      + #"To mend it: chmod 600 '/my keys/it'\''s/openai'"#
  ),
  (.unreadable(path: "/keys/openai", code: 13), "The key file /keys/openai could not be read. Is it yours?"),
]

@Test(arguments: troubles.indices)
func `where a key is needed and cannot be had it is said what to do`(index: Int) throws {
  let (trouble, sentence) = troubles[index]
  let store = KeyStore(places: [try Drawer(.secretService, trouble: trouble)])
  let error = #expect(throws: SessionError.self) { try store.needed(.openai) }
  #expect(error?.sentence.english == sentence)
  #expect(error?.exit == .key)
}

@Test func `where a key is needed and there is one it is given`() throws {
  let store = KeyStore(places: [
    try Drawer(.secretService, trouble: .secretService(.noAnswer)), try Drawer(file, [.openai: "f"]),
  ])
  #expect(try store.needed(.openai).revealed == "f")
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
