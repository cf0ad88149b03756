package import Nutrition

/// What a phone, a watch or another tracker recorded about a person, by diary day.
package struct HealthDays: Hashable, Sendable {
  /// Energy earned by exercise, in kcal.
  package var active: [Day: FixedDecimal] = [:]
  /// Energy eaten, in kcal; empty where it was not requested.
  package var eaten: [Day: FixedDecimal] = [:]
  /// Body weight, in kg: the last one of each day.
  package var weights: [Day: FixedDecimal] = [:]
  /// Apple's own sums of energy burned by activity, in kcal, which a watch showed on the day.
  package var summaries: [Day: FixedDecimal] = [:]
  /// Days with impossible values. Nothing is known about them, which is different from zero.
  package var doubtful: Set<Day> = []
  /// How many impossible values were left out.
  package var leftOut = 0

  package init() {}
}

/// The plausible limits for a person's day; values beyond them are left out and reported.
enum HealthBounds {
  /// In kcal, burned or eaten, for one record or a day.
  static let mostEnergy = FixedDecimal(10_000)
  /// The range of body weights in kg.
  static let weight = FixedDecimal(2)...FixedDecimal(400)
  /// The longest record of activity, in seconds.
  static let longest: Int64 = 2 * 86_400
}

/// Why health data cannot be imported.
package enum HealthDataError: Error, Hashable, Sendable {
  /// The file is something else.
  case notHealthData
  /// The file is incomplete, so its sums would be too low.
  case endsInTheMiddle
  /// There is more data than a person's devices can measure, around one moment or in all.
  case tooMuch
  /// The temporary storage for what does not fit in memory failed.
  case noScratch
  /// Dates such as 03/04/2026 are ambiguous.
  case ambiguousDays
}
