package import Nutrition

/// The trackers whose food diaries can be taken over, by the names under which their figures are recorded.
package enum DiaryTracker: String, CaseIterable, Sendable {
  case myFitnessPal = "MyFitnessPal"
  case cronometer = "Cronometer"
  case openNutriTracker = "OpenNutriTracker"
}

/// What the export of a food diary says, of one of its files or of all of them.
package struct TrackerDiary: Hashable, Sendable {
  /// Whose export it is.
  package let tracker: DiaryTracker
  /// In the order of the file.
  package var entries: [DiaryEntry] = []
  /// Energy earned by moving, in kcal.
  package var active: [Day: FixedDecimal] = [:]
  /// Body weight: the last of a day.
  package var weights: [Day: DiaryWeight] = [:]
  /// The unit of weights that name none, where another file of the export tells it.
  package var weightUnit: DiaryWeight.Unit?
  /// How much of what was left out.
  package var leftOut: [DiaryOmission: Int] = [:]

  package init(_ tracker: DiaryTracker) {
    self.tracker = tracker
  }

  /// What another file of the same export says as well. Rows that both have, as of spans that overlap, count once.
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

/// One thing eaten, or one meal where the export says no more.
package struct DiaryEntry: Hashable, Sendable {
  /// The day that the diary has it on.
  package let day: Day
  /// What was eaten.
  package let eaten: EatenRow
}

/// What a row says of something eaten, but for its day.
package struct EatenRow: Hashable, Sendable {
  /// When it was eaten; nil where the export does not say it.
  package var time: ClockTime?
  /// The meal as the person calls it there: "Breakfast", "Post-Workout"; empty where it has no name.
  package var group: String
  /// Nil where the export names no food.
  package var food: String?
  /// Nil where the export names none.
  package var brand: String?
  /// How much was eaten; `unsaid` where the figures are all that is known.
  package var amount: DiaryAmount
  /// As the file has them; energy is known.
  package var figures: Nutrients
  /// Of plain water, in ml.
  package var water: FixedDecimal?
}

/// How much of it.
package enum DiaryAmount: Hashable, Sendable {
  case unsaid
  case grams(Grams)
  /// Of something whose figures are per 100 ml.
  case millilitres(FixedDecimal)
  /// What has no weight: "1 cup".
  case words(String)
}

/// A body weight as a diary has it.
package struct DiaryWeight: Hashable, Sendable {
  /// What a weight is in.
  package enum Unit: Hashable, Sendable {
    case kilograms, pounds
  }

  /// In `unit`, as it was written.
  package let value: FixedDecimal
  /// Nil where the file does not say it.
  package let unit: Unit?

  package init(value: FixedDecimal, unit: Unit?) {
    self.value = value
    self.unit = unit
  }

  /// In kg, rounded to 10 g; nil for what no body weighs.
  package func kilograms(unit: Unit) -> FixedDecimal? {
    let kilograms = unit == .pounds ? HealthUnit.ofPounds(value) : value
    return HealthBounds.weight.contains(kilograms) ? kilograms.rounded(toPlaces: 2) : nil
  }
}

/// Why something in an export is left out.
package enum DiaryOmission: String, CaseIterable, Hashable, Sendable {
  /// The sum of a day: what it is made of counts.
  case daySum
  case noEnergy
  /// No day that can be read.
  case noDay
  /// An amount without which there are no figures.
  case noAmount
  /// More than anybody eats, moves or weighs, or less than nothing.
  case impossible
  /// A row that cannot be taken apart.
  case unreadable
  case note
  case recipe
  /// A figure that cannot be right; the row is taken without it.
  case figure
}
