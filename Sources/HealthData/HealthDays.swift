package import Nutrition

/// What a phone, a watch or another tracker says of a person, by diary day.
package struct HealthDays: Hashable, Sendable {
  /// Energy earned by moving, in kcal.
  package var active: [Day: FixedDecimal] = [:]
  /// Energy eaten, in kcal; empty where it was not asked for.
  package var eaten: [Day: FixedDecimal] = [:]
  /// Body weight, in kg: the last of a day.
  package var weights: [Day: FixedDecimal] = [:]
  /// Apple's own sums of energy earned by moving, in kcal: what a watch showed on the day.
  package var summaries: [Day: FixedDecimal] = [:]
  /// Days of which something was said that cannot be right: nothing is known of them, which is not the same as nothing.
  package var doubtful: Set<Day> = []
  /// Values that cannot be right and were left out.
  package var leftOut = 0

  package init() {}
}

/// What of a person a day can have at most; what is beyond is left out, and said.
enum HealthBounds {
  /// In kcal, earned or eaten, of one record or of a day.
  static let mostEnergy = FixedDecimal(10_000)
  /// In kg, as weights are recorded.
  static let weight = FixedDecimal(2)...FixedDecimal(400)
  /// No record of moving spans more, in seconds.
  static let longest: Int64 = 2 * 86_400
}

/// Why health data is not taken.
package enum HealthDataError: Error, Hashable, Sendable {
  /// It is something else.
  case notHealthData
  /// It ends before its end: sums of it would be too low.
  case endsInTheMiddle
  /// More than a person’s devices measure, at about one moment or in all.
  case tooMuch
  /// What memory has no room for could not be put elsewhere.
  case noScratch
  /// Days such as 03/04/2026, which are read in two ways.
  case ambiguousDays
}
