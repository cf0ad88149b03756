package import Nutrition

/// One change to a waiting card, by the card's numbers ("2: 110g", "drop 3") or in words ("make it 500", "without the
/// rice", "for lunch"), whether a person or a model makes it.
package struct Edit: Hashable, Sendable {
  /// What is changed: the whole card or one thing on it.
  package var target: Target
  /// How it is changed.
  package var change: Change

  package init(_ target: Target, _ change: Change) {
    self.target = target
    self.change = change
  }

  /// What an edit changes.
  package enum Target: Hashable, Sendable {
    /// The whole card: its day and meal, the fields above its lines, new lines.
    case card
    /// A line, by its number on the card.
    case line(Int)
    /// A food without a line of its own, by its name: an ingredient, or a food of a shared dish with a line for each
    /// plate.
    case food(String)
  }

  /// How it is changed.
  package enum Change: Hashable, Sendable {
    /// "110g", "1.99 €", "slice 40 g": the new content of the line, in words that the tool of the card parses.
    case said(String)
    /// A new amount; without a unit it keeps the one that it has.
    case amount(Amount)
    /// The energy in kcal.
    case energy(FixedDecimal)
    /// Multiplies the amount.
    case factor(FixedDecimal)
    /// Another food in words, with the food that they were found to mean where larder has looked; or another name.
    case food(String, ResolvedFood? = nil)
    case state(FoodState)
    /// It is on the card but was not eaten.
    case skipped
    /// Counts a skipped line again.
    case counted
    case removed
    /// One more food.
    case added(MealItem)
    /// One more thing that was bought.
    case bought(TripCallLine)
    /// "1.29 bread": one more line, in words that the tool of the card parses.
    case addedLine(String)
    case slot(MealSlot)
    /// "yesterday", "monday", "2026-11-19": in words, because finding the day needs the clock.
    case day(String)
    /// The time of day.
    case time(ClockTime)
    /// Who had it.
    case plates([MealPlate])
    /// Figures that were stated; unknown ones stay as they are.
    case figures(Nutrients)
    /// Which of the days that a correction affects are recomputed.
    case recomputed(RecomputedSpan)
    /// Asks for another suggestion.
    case another
    /// A field above the lines: "store: Lidl".
    case field(Field, String)
  }

  /// The fields that a card has apart from its lines.
  package enum Field: String, CaseIterable, Sendable {
    case store, total, servings, cooked, raw, name, note, title
  }
}

extension [Edit] {
  /// The edits in an order that keeps the line numbers of the card as shown: first changes, then additions, which stand
  /// behind all others, then changes by name, which may be of what was added, then removals from the last line to the first,
  /// each once.
  package var inOrderOfCard: [Edit] {
    var others: [Edit] = []
    var named: [Edit] = []
    var removals: [Edit] = []
    var additions: [Edit] = []
    for edit in self {
      switch edit.change {
      case .removed where !removals.contains(edit): removals.append(edit)
      case .removed: break
      case .added, .addedLine, .bought: additions.append(edit)
      default: if case .food = edit.target { named.append(edit) } else { others.append(edit) }
      }
    }
    return others + additions + named + removals.sorted { $0.target.number > $1.target.number }
  }
}

extension Edit.Target {
  /// The line's number; 0 for any other target.
  fileprivate var number: Int {
    if case .line(let number) = self { number } else { 0 }
  }
}
