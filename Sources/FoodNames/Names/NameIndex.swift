package import Nutrition
package import Words

/// Answers which foods some words mean. A value: insert the names, then ask.
///
/// Foods of the same name form a group, and their state tells them apart ("pasta" dry and cooked). Synonyms belong to the
/// group, whichever food they came with.
package struct NameIndex<Key: Hashable & Sendable>: FoodNameFinder {
  private var keys: [Key] = []
  private(set) var table: GrowingNames

  /// - Parameters:
  ///   - foods: about how many will be inserted.
  ///   - isOfAnyLanguage: names are in whatever language a household speaks, not in English.
  ///   - vocabulary: words that do not say which food is meant.
  package init(expecting foods: Int = 0, isOfAnyLanguage: Bool = false, vocabulary: NameVocabulary) {
    table = GrowingNames(expecting: foods, isOfAnyLanguage: isOfAnyLanguage, vocabulary: vocabulary)
    keys.reserveCapacity(foods)
  }

  /// Adds a food. Names that differ in case and accents only are the same name; a name without letters is not added.
  ///
  /// - Parameters:
  ///   - state: tells foods of the same name apart.
  ///   - isDefault: this is the food that is meant when no state is said.
  ///   - isWhole: names that are new by it count only where they are said whole, in whatever order.
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

  /// The key that the food was inserted with; foods are numbered from 0 as they were inserted.
  package func key(of food: Int) -> Key { keys[food] }

  /// The foods that answer the question, best first; none where nothing was inserted.
  package func foods(for question: NameQuestion) -> [FoundFood] { keys.isEmpty ? [] : table.foods(for: question) }

  /// The number of the food of exactly this name, but for case and accents, in this state; nil where there is none.
  package func food(named name: String, state: FoodState?) -> Int? {
    keys.isEmpty ? nil : table.food(named: name, state: state)?.number
  }

  /// The languages in which words are a name, but for an ending; a food's own name counts as English.
  package func languages(of words: String) -> Set<Language> { keys.isEmpty ? [] : table.languages(of: words) }
}
