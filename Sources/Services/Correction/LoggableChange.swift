internal import Nutrition

/// A food or recipe before and after a change, for what was logged of it.
struct LoggableChange {
  let before: Loggable
  let after: Loggable

  /// The weight of an entry after the change. It stays the same, except for a dish logged in servings, whose share of the dish
  /// may now weigh something else. Nil for an entry without a weight.
  func grams(of entry: Entry) -> Grams? {
    guard let grams = entry.grams, entry.servings != nil, !entry.sourceCorrected,
      case .dish(let old) = before, case .dish(let new) = after, old.grams != new.grams
    else { return entry.grams }
    return grams * (new.grams.figure / old.grams.figure)
  }

  /// Whether the entry would be different if it were logged now.
  func touches(_ entry: Entry) -> Bool {
    guard let grams = grams(of: entry) else { return false }
    return grams != entry.grams || entry.figures != after.per100Grams.portion(of: grams)
  }
}
