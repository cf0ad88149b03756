package import Nutrition
package import Words

/// Answers which foods some words mean. A value: insert the names, then ask.
///
/// Foods of the same name form a group, and their state tells them apart ("pasta" dry and cooked). Synonyms belong to the
/// group, whichever food they came with.
package struct NameIndex<Key: Hashable & Sendable>: Sendable {
  /// Foods whose scores are less than this apart are about equally good.
  package static var clearMargin: Int { NameSearch.clearMargin }

  private var keys: [Key] = []
  private var table: NameTable

  /// - Parameters:
  ///   - foods: about how many will be inserted.
  ///   - isOfAnyLanguage: names are in whatever language a household speaks, not in English.
  package init(expecting foods: Int = 0, isOfAnyLanguage: Bool = false) {
    table = NameTable(expecting: foods, isOfAnyLanguage: isOfAnyLanguage)
    keys.reserveCapacity(foods)
  }

  /// Adds a food. Names that differ in case and accents only are the same name; a name without letters is not added.
  ///
  /// - Parameters:
  ///   - state: tells foods of the same name apart.
  ///   - isDefault: this is the food that is meant when no state is said.
  package mutating func insert(
    _ key: Key, name: String, synonyms: [FoodName] = [], state: FoodState? = nil, isDefault: Bool = true
  ) {
    guard let group = insert(key, name: name.utf8.span, state: state, isDefault: isDefault)?.group else { return }
    for synonym in synonyms { insert(synonym: synonym.text.utf8.span, synonym.language, of: group) }
  }

  /// As `insert`, for a name that is part of a longer text. Gives the group of the name, for its synonyms, and whether
  /// the food is the default of it; nil for a name without letters.
  ///
  /// - Parameter isDefault: where it is nil, the first food of a name is its default.
  mutating func insert(
    _ key: Key, name: borrowing Span<UInt8>, state: FoodState?, isDefault: Bool? = nil
  ) -> (group: Int, isDefault: Bool)? {
    keys.append(key)
    guard let group = table.group(named: name) else { return nil }
    let isDefault = isDefault ?? group.isNew
    table.append(IndexedFood(number: keys.count - 1, state: state, isDefault: isDefault), to: group.number)
    if group.isNew { table.insert(name, .english, isSynonym: false, group: group.number) }
    return (group.number, isDefault)
  }

  mutating func insert(synonym: borrowing Span<UInt8>, _ language: Language, of group: Int) {
    table.insert(synonym, language, isSynonym: true, group: group)
  }

  /// The food of exactly this name, not one of its synonyms, in this state.
  package func key(named name: String, state: FoodState?) -> Key? {
    table.food(named: name, state: state).map { keys[$0.number] }
  }

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
    table.search(words, state: state, until: limit, weakest: weakest, language: language, isStrict: false)
      .prefix(limit).map(match)
  }

  /// The best food for the words, and whether another is about as good. Parameters as for `search`. Of names that have
  /// more words, only those are taken whose head was said.
  package func best(
    _ words: String, state: FoodState? = nil, weakest: NameQuality = .fuzzy, language: Language? = nil
  ) -> (match: NameMatch<Key>, isAmbiguous: Bool)? {
    let found = table.search(words, state: state, until: 1, weakest: weakest, language: language, isStrict: true)
    guard let first = found.first else { return nil }
    let isAmbiguous = found.dropFirst().contains { $0.score > first.score - NameSearch.clearMargin }
    return (match(first), isAmbiguous)
  }

  /// What to offer for words that may be no name at all: as `search`, and where that finds nothing, foods that share a
  /// word with them ("oat milk" for "chocolate oat milk").
  package func nearest(_ words: String, state: FoodState? = nil, limit: Int) -> [NameMatch<Key>] {
    table.nearest(words, state: state, until: limit).prefix(limit).map(match)
  }

  /// The languages in which words are a name, but for an ending. A food's own name counts as English.
  package func languages(of words: String) -> Set<Language> {
    let folded = FoldedText(words).text
    return Set((table.names(of: folded) + table.names(ofStem: folded)).map { table.names[$0].language })
  }

  private func match(_ found: FoundFood) -> NameMatch<Key> {
    NameMatch(key: keys[found.food], quality: found.quality, score: found.score)
  }
}
