internal import EmbeddedMessages
internal import Messages

/// The arguments of `larder key`. The key itself is never one of them, since other users can read the command line.
package enum KeyAction: Hashable, Sendable {
  case set(KeyProvider)
  case list
  case delete(KeyProvider)

  /// Unexpected words may be a key, so they are never repeated in an error.
  package init(words: [String]) throws(UsageError) {
    switch words.first {
    case "set":
      let provider = try KeyAction.provider(words, example: "larder key set openai")
      guard words.count == 2 else {
        throw UsageError(
          sentence: .usageKeyNotHere(provider: provider.rawValue))
      }
      self = .set(provider)
    case "list":
      guard words.count == 1 else { throw UsageError(sentence: .usageKeyList) }
      self = .list
    case "delete":
      let provider = try KeyAction.provider(words, example: "larder key delete openai")
      guard words.count == 2 else { throw UsageError(sentence: .usageKeyDelete) }
      self = .delete(provider)
    default: throw UsageError(sentence: .usageKey)
    }
  }

  private static func provider(_ words: [String], example: String) throws(UsageError) -> KeyProvider {
    let names = KeyProvider.allCases.map { Text.verbatim($0.rawValue) }
    guard words.count > 1 else { throw UsageError(sentence: .usageWhoseKey(example: example)) }
    guard let provider = KeyProvider(rawValue: words[1]) else {
      throw UsageError(sentence: .usageNoKeyProvider(names: names))
    }
    return provider
  }
}
