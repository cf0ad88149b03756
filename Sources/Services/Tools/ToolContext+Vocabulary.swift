package import Calls
internal import Interpreter
internal import Nutrition

extension ToolContext {
  /// The word lists for parsing arguments that others wrote.
  package var vocabulary: any CallVocabulary { LexiconVocabulary(lexicon: lexicon) }
}

/// Parses arguments with the words of the lexicon.
private struct LexiconVocabulary: CallVocabulary {
  let lexicon: Lexicon

  func amount(_ words: String) -> Amount? { AmountReader(lexicon: lexicon).read(words) }

  func leadingAmount(_ words: String) -> (amount: Amount?, rest: String) {
    AmountReader(lexicon: lexicon).leading(words)
  }

  func unit(_ word: String) -> MeasureUnit? {
    // A unit alone is not an amount, so it is parsed with a one before it.
    amount("1 \(word)")?.unit
  }

  func slot(_ word: String) -> MealSlot? { lexicon.meal(named: word) }
}
