/// How words met the name of a food, from the surest to the weakest.
package enum NameQuality: Int, Comparable, CaseIterable, Sendable {
  /// The name itself.
  case exact
  /// Another of its names.
  case synonym
  /// A name but for an ending or a space: "eggs", "oatmilk".
  case stem
  /// All the words of a name in another order, or but for words that say nothing: "plain yogurt", "my banana".
  case compound
  /// Words that are a part of a name: "beans" for "baked beans". Also a food in another state than was said.
  case partial
  /// One or two letters differ.
  case fuzzy

  /// The surer is less.
  package static func < (left: NameQuality, right: NameQuality) -> Bool { left.rawValue < right.rawValue }
}

/// A food that words may mean.
package struct NameMatch<Key: Hashable & Sendable>: Hashable, Sendable {
  /// Which food it is, as it is known outside the index.
  package let key: Key
  /// How the words met a name of the food.
  package let quality: NameQuality
  /// 0 to 1000, higher is surer. Two foods less than `FoundFood.clearMargin` apart are about equally good.
  package let score: Int

  package init(key: Key, quality: NameQuality, score: Int) {
    self.key = key
    self.quality = quality
    self.score = score
  }
}
