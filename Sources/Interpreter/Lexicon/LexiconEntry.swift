internal import Words

/// A possible meaning of the words at a token.
struct LexiconEntry: Hashable, Sendable {
  let language: Language
  let tag: Tag
  /// The number of words.
  let length: Int
}
