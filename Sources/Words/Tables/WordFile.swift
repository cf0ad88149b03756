/// The files in the folder of a language, in order of precedence: where a phrase is in several, the first one comes
/// first.
package enum WordFile: String, CaseIterable, Sendable {
  case numbers, units
  case foodWords = "food-words"
  case times, intents, body, family, bank, groceries, files, recipes, ingredients, tone, answers, care, health,
    receipts, labels, pictures, names, claims, tables, cards

  /// Whether its phrases are looked up among the words of a whole line, where every ideograph is a word.
  var isOfWholeLines: Bool { self == .answers || self == .care }
}
