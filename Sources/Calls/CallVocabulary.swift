package import Nutrition

/// The words that larder understands in arguments from outside, so that a model may write "2 slices" or "supper".
package protocol CallVocabulary {
  /// The amount of "150g", "2 slices", "a bowl"; nil where the words are not an amount.
  func amount(_ words: String) -> Amount?
  /// The amount at the start of the words, and the rest: "200g" and "pasta" of "200g pasta".
  func leadingAmount(_ words: String) -> (amount: Amount?, rest: String)
  /// The unit of "slices", "mL", "Tablespoon"; nil where the word is not a unit.
  func unit(_ word: String) -> MeasureUnit?
  /// The meal of "Lunch", "supper"; nil where the word is not a meal.
  func slot(_ word: String) -> MealSlot?
}

/// A vocabulary without words, for calls that larder wrote itself.
package struct PlainVocabulary: CallVocabulary {
  package init() {}

  /// Nil for all words.
  package func amount(_ words: String) -> Amount? { nil }
  /// Nil, with all of the words as the rest.
  package func leadingAmount(_ words: String) -> (amount: Amount?, rest: String) { (nil, words) }
  /// Nil for every word.
  package func unit(_ word: String) -> MeasureUnit? { nil }
  /// Nil for every word.
  package func slot(_ word: String) -> MealSlot? { nil }
}
