/// How words match the name of a food, from the surest to the weakest.
package enum NameQuality: Int, Comparable, CaseIterable, Sendable {
  /// They are the main name.
  case exact
  /// They are a synonym.
  case synonym
  /// They are a name apart from endings or spaces: "eggs", "oatmilk".
  case stem
  /// They are all the words of a name in another order, or with words that do not count: "plain yogurt", "my banana".
  case compound
  /// They are a part of a name: "beans" for "baked beans". Also a food in another state than the one given.
  case partial
  /// They are a name apart from one or two letters.
  case fuzzy

  /// The surer one is less.
  package static func < (left: NameQuality, right: NameQuality) -> Bool { left.rawValue < right.rawValue }
}

/// A food that words may mean.
package struct NameMatch<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The key by which the food is known outside the index.
  package let key: Key
  /// How the words match a name of the food.
  package let quality: NameQuality
  /// 0 to 1000, higher is surer. Two foods less than `FoundFood.clearMargin` apart are about equally good.
  package let score: Int

  package init(key: Key, quality: NameQuality, score: Int) {
    self.key = key
    self.quality = quality
    self.score = score
  }
}
