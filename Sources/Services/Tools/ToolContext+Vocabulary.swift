package import Calls
internal import Interpreter
internal import Nutrition

extension ToolContext {
  /// larder's words, for arguments that others wrote.
  package var vocabulary: any CallVocabulary { LexiconVocabulary(lexicon: lexicon) }
}

/// The words of the lexicon as arguments may have them.
private struct LexiconVocabulary: CallVocabulary {
  let lexicon: Lexicon

  func amount(_ words: String) -> Amount? { AmountReader(lexicon: lexicon).read(words) }

  func leadingAmount(_ words: String) -> (amount: Amount?, rest: String) {
    AmountReader(lexicon: lexicon).leading(words)
  }

  func unit(_ word: String) -> MeasureUnit? {
    // A unit alone is no amount; of one it is.
    amount("1 \(word)")?.unit
  }

  func slot(_ word: String) -> MealSlot? { lexicon.meal(named: word) }
}
