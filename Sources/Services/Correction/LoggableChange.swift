internal import Nutrition

/// A food or a recipe before and after it changed, as far as that matters for what was logged of it.
struct LoggableChange {
  let before: Loggable
  let after: Loggable

  /// What an entry weighs now: what it weighed, or of a dish that was not weighed on the plate the same part of the pot,
  /// which may weigh something else now. Nil for an entry without a weight.
  func grams(of entry: Entry) -> Grams? {
    guard let grams = entry.grams, entry.servings != nil, !entry.sourceCorrected,
      case .dish(let old) = before, case .dish(let new) = after, old.grams != new.grams
    else { return entry.grams }
    return grams * (new.grams.figure / old.grams.figure)
  }

  /// Whether the entry would be another one, logged now.
  func touches(_ entry: Entry) -> Bool {
    guard let grams = grams(of: entry) else { return false }
    return grams != entry.grams || entry.figures != after.per100Grams.portion(of: grams)
  }
}
