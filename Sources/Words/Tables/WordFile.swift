/// The files that the folder of a language has, in the order in which their words count: of a phrase that is in several,
/// what the first says comes first.
package enum WordFile: String, CaseIterable, Sendable {
  case numbers, units
  case foodWords = "food-words"
  case times, intents, body, family, bank, groceries, files, recipes, ingredients, tone, answers, care, health,
    receipts, labels, pictures, names, claims, tables, cards

  /// Its phrases are looked for among the words of a whole line, where every ideograph is one.
  var isOfWholeLines: Bool { self == .answers || self == .care }
}
