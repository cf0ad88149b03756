package import Nutrition

/// One change to a card that waits, whoever says it: by the card's numbers ("2: 110g", "drop 3") or in words ("make it
/// 500", "without the rice", "for lunch").
package struct Edit: Hashable, Sendable {
  /// All of the card, or one thing on it.
  package var target: Target
  /// What that becomes.
  package var change: Change

  package init(_ target: Target, _ change: Change) {
    self.target = target
    self.change = change
  }

  /// What of a card is changed.
  package enum Target: Hashable, Sendable {
    /// All of it: its place in time, what stands above its lines, what comes onto it.
    case card
    /// A line, by its number on the card.
    case line(Int)
    /// A food that has no line of its own on the card, by its name there: of a pot with a line for each plate, of a recipe.
    case food(String)
  }

  /// What becomes of it.
  package enum Change: Hashable, Sendable {
    /// "110g", "1.99 €", "slice 40 g": what stands there now, in words that are read as the card means them.
    case said(String)
    /// An amount; without a unit in the one that it has.
    case amount(Amount)
    /// In kcal.
    case energy(FixedDecimal)
    /// So many times as much.
    case factor(FixedDecimal)
    /// Another food, in words, with what they were found to mean where larder has looked; or another name.
    case food(String, ResolvedFood? = nil)
    case state(FoodState)
    /// It was there, and was not eaten.
    case skipped
    /// What was said to be skipped was eaten after all.
    case counted
    case removed
    /// A food more; its amount is perhaps a guess of whoever said it.
    case added(MealItem, isApproximate: Bool)
    /// Something more that was bought.
    case bought(TripCallLine)
    /// "1.29 bread": a line more, in words that are read as the card means them.
    case addedLine(String)
    case slot(MealSlot)
    /// "yesterday", "monday", "2026-11-19": in words, because only the clock knows the day.
    case day(String)
    /// The time of day.
    case time(ClockTime)
    /// Who had it.
    case plates([MealPlate])
    /// Figures that were stated; those that are unknown stay.
    case figures(Nutrients)
    /// Which of the days that a correction touches are computed anew.
    case recomputed(RecomputedSpan)
    /// Another suggestion than this one.
    case another
    /// "store: Lidl": what stands above the lines.
    case field(Field, String)
  }

  /// What a card says beside its lines.
  package enum Field: String, CaseIterable, Sendable {
    case store, total, servings, cooked, raw, name, note, title
  }
}

extension [Edit] {
  /// In the order in which they can be made, each once: every number is that of the card as it is shown, so that lines go
  /// when all else is changed, from the last to the first, and new ones come at the end.
  package var inOrderOfCard: [Edit] {
    var others: [Edit] = []
    var removals: [Edit] = []
    var additions: [Edit] = []
    for edit in self {
      switch edit.change {
      case .removed where !removals.contains(edit): removals.append(edit)
      case .removed: break
      case .added, .addedLine, .bought: additions.append(edit)
      default: others.append(edit)
      }
    }
    return others + removals.sorted { $0.target.number > $1.target.number } + additions
  }
}

extension Edit.Target {
  /// The line's number; 0 for what has none.
  fileprivate var number: Int {
    if case .line(let number) = self { number } else { 0 }
  }
}
