/// What is to be done with keys. The key itself is never a word of the command line, where others can read it.
package enum KeyAction: Hashable, Sendable {
  case set(KeyProvider)
  case list
  case delete(KeyProvider)

  /// Words that make no sense may be a key: they are never repeated.
  package init(words: [String]) throws(UsageError) {
    switch words.first {
    case "set":
      let provider = try KeyAction.provider(words, example: "larder key set openai")
      guard words.count == 2 else {
        throw UsageError(
          sentence: "A key is not given on the command line, where others can read it: "
            + "larder key set \(provider.rawValue) asks for it.")
      }
      self = .set(provider)
    case "list":
      guard words.count == 1 else { throw UsageError(sentence: "key list takes nothing.") }
      self = .list
    case "delete":
      let provider = try KeyAction.provider(words, example: "larder key delete openai")
      guard words.count == 2 else { throw UsageError(sentence: "key delete takes one name.") }
      self = .delete(provider)
    default: throw UsageError(sentence: "key takes set, list or delete. For example: larder key set openai.")
    }
  }

  private static func provider(_ words: [String], example: String) throws(UsageError) -> KeyProvider {
    let names = KeyProvider.allCases.map(\.rawValue).joined(separator: ", ")
    guard words.count > 1 else { throw UsageError(sentence: "Whose key? For example: \(example).") }
    guard let provider = KeyProvider(rawValue: words[1]) else {
      throw UsageError(sentence: "There is no provider of that name. There are: \(names).")
    }
    return provider
  }
}
