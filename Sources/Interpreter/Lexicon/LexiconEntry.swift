internal import Words

/// One of the things that words of a line can mean.
struct LexiconEntry: Hashable, Sendable {
  let language: Language
  let tag: Tag
  /// How many words it has.
  let length: Int
}
