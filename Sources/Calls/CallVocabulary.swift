package import Nutrition

/// larder's words, in which arguments that others wrote may be said.
package protocol CallVocabulary {
  /// "150g", "2 slices", "a bowl"; nil where the words are no amount.
  func amount(_ words: String) -> Amount?
  /// The amount that words begin with, and what is left: "200g" and "pasta" of "200g pasta".
  func leadingAmount(_ words: String) -> (amount: Amount?, rest: String)
  /// "slices", "mL", "Tablespoon"; nil where the word is no unit.
  func unit(_ word: String) -> MeasureUnit?
  /// "Lunch", "supper"; nil where the word is no meal.
  func slot(_ word: String) -> MealSlot?
}

/// Knows no words: for what larder wrote itself.
package struct PlainVocabulary: CallVocabulary {
  package init() {}

  /// Nil for all words.
  package func amount(_ words: String) -> Amount? { nil }
  /// No amount; all of the words are left.
  package func leadingAmount(_ words: String) -> (amount: Amount?, rest: String) { (nil, words) }
  /// Nil for every word.
  package func unit(_ word: String) -> MeasureUnit? { nil }
  /// Nil for every word.
  package func slot(_ word: String) -> MealSlot? { nil }
}
