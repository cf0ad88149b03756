package import Nutrition
package import Words

/// What knows which foods some words mean: an index to which names are added, and the table that comes with larder.
package protocol FoodNameFinder<Key>: Sendable {
  /// What a food is known by outside.
  associatedtype Key: Hashable & Sendable

  /// The key of a food that was found.
  func key(of food: Int) -> Key

  /// The foods that answer the question, best first.
  func foods(for question: NameQuestion) -> [FoundFood]

  /// The food of exactly this name, not one of its synonyms, in this state.
  func food(named name: String, state: FoodState?) -> Int?

  /// The languages in which words are a name, but for an ending. A food's own name counts as English.
  func languages(of words: String) -> Set<Language>
}

/// Which foods are asked for.
package struct NameQuestion: Sendable {
  let words: String
  /// One that was said apart from the words.
  var state: FoodState?
  /// Weaker kinds of match are looked for only while fewer foods are found.
  var enough = 1
  var weakest = NameQuality.fuzzy
  var language: Language?
  /// Only what may be taken for the food that was meant, not what may be offered besides.
  var isStrict = false
  /// Where nothing is found, foods that share a word with what was said.
  var takesRelated = false
}

/// A food that was found, by its number.
package struct FoundFood: Hashable, Sendable {
  let food: Int
  let quality: NameQuality
  let score: Int
}

extension FoodNameFinder {
  /// The key of the food of exactly this name, not one of its synonyms, in this state.
  package func key(named name: String, state: FoodState?) -> Key? { food(named: name, state: state).map(key) }

  /// The foods that the words may mean, best first; equally good ones in the order of insertion. Weaker kinds of match
  /// are looked for only while fewer than `limit` foods are found, misspellings only while none is.
  ///
  /// Words that say a state are understood ("cooked pasta", "grilled chicken breast"), but a name that holds such a word
  /// wins whole ("baked beans").
  ///
  /// - Parameters:
  ///   - state: a state that was said apart from the words.
  ///   - weakest: weaker matches are not looked for; up to `stem` a question takes about a microsecond.
  ///   - language: that of the words, where it is known: a word of one language is not likened to names of another.
  package func search(
    _ words: String, state: FoodState? = nil, limit: Int, weakest: NameQuality = .fuzzy, language: Language? = nil
  ) -> [NameMatch<Key>] {
    foods(for: NameQuestion(words: words, state: state, enough: limit, weakest: weakest, language: language))
      .prefix(limit).map(match)
  }

  /// The best food for the words, and whether another is about as good. Parameters as for `search`. Of names that have
  /// more words, only those are taken whose head was said.
  package func best(
    _ words: String, state: FoodState? = nil, weakest: NameQuality = .fuzzy, language: Language? = nil
  ) -> (match: NameMatch<Key>, isAmbiguous: Bool)? {
    let found = foods(
      for: NameQuestion(words: words, state: state, weakest: weakest, language: language, isStrict: true))
    guard let first = found.first else { return nil }
    let isAmbiguous = found.dropFirst().contains { $0.score > first.score - FoundFood.clearMargin }
    return (match(first), isAmbiguous)
  }

  /// What to offer for words that may be no name at all: as `search`, and where that finds nothing, foods that share a
  /// word with them ("oat milk" for "chocolate oat milk").
  package func nearest(_ words: String, state: FoodState? = nil, limit: Int) -> [NameMatch<Key>] {
    foods(for: NameQuestion(words: words, state: state, enough: limit, takesRelated: true)).prefix(limit).map(match)
  }

  private func match(_ found: FoundFood) -> NameMatch<Key> {
    NameMatch(key: key(of: found.food), quality: found.quality, score: found.score)
  }
}

extension FoundFood {
  /// Foods whose scores are less than this apart are about equally good.
  package static let clearMargin = 30
}
