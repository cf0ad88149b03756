package import Nutrition

/// A tracker whose food diary can be imported.
package struct DiaryTracker: RawRepresentable, Hashable, Sendable {
  /// Its name, which is recorded as the source of what was imported, so that it is found again: it never changes.
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension DiaryTracker: CaseIterable {
  /// The trackers that larder has mappings for.
  package static var allCases: [DiaryTracker] {
    DiaryMapping.ready.map(\.tracker).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// The content of a food diary's export, of one file or of all.
package struct TrackerDiary: Hashable, Sendable {
  /// The tracker that it was exported from.
  package let tracker: DiaryTracker
  /// In the order of the file.
  package var entries: [DiaryEntry] = []
  /// Energy earned by exercise, in kcal.
  package var active: [Day: FixedDecimal] = [:]
  /// Body weight: the last one of each day.
  package var weights: [Day: DiaryWeight] = [:]
  /// The unit for weights without one, where another file of the export tells it.
  package var weightUnit: DiaryWeight.Unit?
  /// How many records were left out, by the reason.
  package var leftOut: [DiaryOmission: Int] = [:]

  package init(_ tracker: DiaryTracker) {
    self.tracker = tracker
  }

  /// Adds the content of another file of the same export. Entries that are in both, as when their periods overlap,
  /// count once.
  package mutating func add(_ other: TrackerDiary) {
    var known = Dictionary(entries.map { ($0, 1) }, uniquingKeysWith: +)
    for entry in other.entries {
      if let count = known[entry], count > 0 { known[entry] = count - 1 } else { entries.append(entry) }
    }
    active.merge(other.active) { $1 }
    weights.merge(other.weights) { $1 }
    weightUnit = weightUnit ?? other.weightUnit
    leftOut.merge(other.leftOut) { $0 + $1 }
  }
}

/// One food eaten, or one meal where the export has no foods.
package struct DiaryEntry: Hashable, Sendable {
  /// The day in the diary.
  package let day: Day
  /// What was eaten.
  package let eaten: EatenRow
}

/// A row about something eaten, without its day.
package struct EatenRow: Hashable, Sendable {
  /// The time at which it was eaten; nil where the export has none.
  package var time: ClockTime?
  /// The meal's name in the tracker: "Breakfast", "Post-Workout"; empty where it has none.
  package var group: String
  /// Nil where the export does not name a food.
  package var food: String?
  /// Nil where the export does not name a brand.
  package var brand: String?
  /// How much was eaten; `unsaid` where only the figures are known.
  package var amount: DiaryAmount
  /// The figures as in the file; energy is always known.
  package var figures: Nutrients
  /// Plain water in ml; nil for anything else.
  package var water: FixedDecimal?
}

/// An amount that was eaten.
package enum DiaryAmount: Hashable, Sendable {
  case unsaid
  case grams(Grams)
  /// The volume of a food whose figures are per 100 ml.
  case millilitres(FixedDecimal)
  /// An amount without a weight: "1 cup".
  case words(String)
}

/// A body weight from a diary.
package struct DiaryWeight: Hashable, Sendable {
  /// The unit of a weight.
  package enum Unit: Hashable, Sendable {
    case kilograms, pounds
  }

  /// The value as written, in `unit`.
  package let value: FixedDecimal
  /// Nil where the file does not say.
  package let unit: Unit?

  package init(value: FixedDecimal, unit: Unit?) {
    self.value = value
    self.unit = unit
  }

  /// In kg, rounded to 10 g; nil where it is no possible body weight.
  package func kilograms(unit: Unit) -> FixedDecimal? {
    let kilograms = unit == .pounds ? HealthUnit.ofPounds(value) : value
    return HealthBounds.weight.contains(kilograms) ? kilograms.rounded(toPlaces: 2) : nil
  }
}

/// Why something in an export was left out.
package enum DiaryOmission: String, CaseIterable, Hashable, Sendable {
  /// The sum of a day, because its entries count.
  case daySum
  case noEnergy
  /// The day is missing or cannot be parsed.
  case noDay
  /// The amount is missing, and without it there are no figures.
  case noAmount
  /// An impossible value: negative, or more than anybody eats, burns or weighs.
  case impossible
  /// A row that cannot be parsed.
  case unreadable
  case note
  case recipe
  /// An impossible figure; the row is imported without it.
  case figure
}
