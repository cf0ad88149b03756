package import Nutrition
package import Words

/// Finds the foods that words may mean. A value type: insert the names, then search.
///
/// Foods of the same name form a group, in which they are distinguished by state: "pasta", dry and cooked. Synonyms
/// belong to the group, whichever of its foods they were added with.
package struct NameIndex<Key: Hashable & Sendable>: FoodNameFinder {
  private var keys: [Key] = []
  private(set) var table: GrowingNames

  /// - Parameters:
  ///   - foods: about how many will be inserted.
  ///   - isOfAnyLanguage: whether main names may be in any language that the household speaks, rather than in
  ///     English.
  ///   - vocabulary: words that do not say which food is meant.
  package init(expecting foods: Int = 0, isOfAnyLanguage: Bool = false, vocabulary: NameVocabulary) {
    table = GrowingNames(expecting: foods, isOfAnyLanguage: isOfAnyLanguage, vocabulary: vocabulary)
    keys.reserveCapacity(foods)
  }

  /// Adds a food. Names that differ only in case and accents are the same name; a name without letters is ignored.
  ///
  /// - Parameters:
  ///   - state: distinguishes foods of the same name.
  ///   - isDefault: whether this food is meant when no state is given.
  ///   - isWhole: whether names that are new with it match only as a whole, in any order of their words.
  package mutating func insert(
    _ key: Key, name: String, synonyms: [FoodName] = [], state: FoodState? = nil, isDefault: Bool = true,
    isWhole: Bool = false
  ) {
    keys.append(key)
    let span = name.utf8.span
    guard let group = table.group(named: span) else { return }
    table.append(IndexedFood(number: keys.count - 1, state: state, isDefault: isDefault), to: group.number)
    if group.isNew { table.insert(span, .english, isSynonym: false, isWhole: isWhole, group: group.number) }
    for synonym in synonyms {
      table.insert(
        synonym.text.utf8.span, synonym.language, isSynonym: true, isWhole: isWhole, group: group.number)
    }
  }

  /// The key that the food was inserted with; foods are numbered from 0 in the order of insertion.
  package func key(of food: Int) -> Key { keys[food] }

  /// The foods that answer the question, best first; none where nothing was inserted.
  package func foods(for question: NameQuestion) -> [FoundFood] { keys.isEmpty ? [] : table.foods(for: question) }

  /// The number of the food of exactly this name, apart from case and accents, in this state; nil where there is none.
  package func food(named name: String, state: FoodState?) -> Int? {
    keys.isEmpty ? nil : table.food(named: name, state: state)?.number
  }

  /// The languages in which words are a name, apart from endings; a food's main name counts as English.
  package func languages(of words: String) -> Set<Language> { keys.isEmpty ? [] : table.languages(of: words) }
}
