package import Nutrition
package import Words

/// Finds the foods that words may mean. Implemented by the index, to which names are added, and by the compiled table.
package protocol FoodNameFinder<Key>: Sendable {
  /// What identifies a food outside the finder.
  associatedtype Key: Hashable & Sendable

  /// The key of a food that was found.
  func key(of food: Int) -> Key

  /// The foods that answer the question, best first.
  func foods(for question: NameQuestion) -> [FoundFood]

  /// The food of exactly this name, not one of its synonyms, in this state.
  func food(named name: String, state: FoodState?) -> Int?

  /// The languages in which words are a name, apart from endings. A food's main name counts as English.
  func languages(of words: String) -> Set<Language>
}

/// What is searched for.
package struct NameQuestion: Sendable {
  let words: String
  /// A state that was given apart from the words.
  var state: FoodState?
  /// Weaker kinds of match are tried only while fewer foods than this are found.
  var enough = 1
  var weakest = NameQuality.fuzzy
  var language: Language?
  /// Whether only foods that may simply be assumed count, and not those that may only be offered.
  var isStrict = false
  /// Whether to fall back on foods that share a word with the question.
  var takesRelated = false
}

/// A food that was found, by its number in the finder.
package struct FoundFood: Hashable, Sendable {
  let food: Int
  let quality: NameQuality
  let score: Int
}

extension FoodNameFinder {
  /// The key of the food of exactly this name, not one of its synonyms, in this state; nil where there is none.
  package func key(named name: String, state: FoodState?) -> Key? { food(named: name, state: state).map(key) }

  /// The foods that the words may mean, best first; equally good ones in the order of insertion. Weaker kinds of match
  /// are tried only while fewer than `limit` foods are found, misspellings only while none is.
  ///
  /// State words are understood ("cooked pasta", "grilled chicken breast"), but a name that contains such a word comes
  /// first ("baked beans").
  ///
  /// - Parameters:
  ///   - state: a state that was given apart from the words.
  ///   - weakest: the weakest kind of match that counts; a search up to `stem` takes about a microsecond.
  ///   - language: the language of the words, where it is known; they are then compared loosely only with names of
  ///     that language.
  package func search(
    _ words: String, state: FoodState? = nil, limit: Int, weakest: NameQuality = .fuzzy, language: Language? = nil
  ) -> [NameMatch<Key>] {
    foods(for: NameQuestion(words: words, state: state, enough: limit, weakest: weakest, language: language))
      .prefix(limit).map(match)
  }

  /// The best food for the words, and whether another is about as good. Parameters as for `search`. A name with more
  /// words than were said counts only if its head is one of them.
  package func best(
    _ words: String, state: FoodState? = nil, weakest: NameQuality = .fuzzy, language: Language? = nil
  ) -> (match: NameMatch<Key>, isAmbiguous: Bool)? {
    let found = foods(
      for: NameQuestion(words: words, state: state, weakest: weakest, language: language, isStrict: true))
    guard let first = found.first else { return nil }
    let isAmbiguous = found.dropFirst().contains { $0.score > first.score - FoundFood.clearMargin }
    return (match(first), isAmbiguous)
  }

  /// What to offer for words that may not be a name at all: as `search`, and if that finds nothing, foods that share a
  /// word with them ("oat milk" for "chocolate oat milk").
  package func nearest(_ words: String, state: FoodState? = nil, limit: Int) -> [NameMatch<Key>] {
    foods(for: NameQuestion(words: words, state: state, enough: limit, takesRelated: true)).prefix(limit).map(match)
  }

  private func match(_ found: FoundFood) -> NameMatch<Key> {
    NameMatch(key: key(of: found.food), quality: found.quality, score: found.score)
  }
}

extension FoundFood {
  /// Foods whose scores differ by less than this are about equally good.
  package static let clearMargin = 30
}
