package import Nutrition

/// What somebody says of their body and their aim. Measures are kept as they were said.
package struct BodyFacts: Hashable, Sendable {
  package var age: Int?
  package var sex: Profile.Sex?
  /// "168 cm", "5 ft 10".
  package var height: String?
  /// "62 kg", "160 lb", "62".
  package var weight: String?
  package var activity: ActivityLevel?
  package var activeDays: Int?
  package var aim: Profile.Aim?
  /// Kilograms a week.
  package var weeklyPace: Figure?
  package var diet: Diet?

  package init() {}
}

/// An activity with the energy that was said for it.
package struct StatedActivity: Hashable, Sendable {
  /// As typed; empty where only the energy was said.
  package var name: String
  /// Kilocalories.
  package var energy: Figure
  package var minutes: Int?

  package init(name: String, energy: Figure, minutes: Int? = nil) {
    self.name = name
    self.energy = energy
    self.minutes = minutes
  }
}
