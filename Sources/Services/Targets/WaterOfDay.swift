package import Nutrition
internal import Store

/// The water of a day, beside what the body weight asks for.
package struct WaterOfDay: Hashable, Sendable {
  package let millilitres: Figure
  /// Nil where no weight is known.
  package let target: Figure?

  /// "750 of about 2,170 ml of water (35 ml for each kg)", "750 ml of water".
  package var phrase: String {
    guard let target else { return "\(millilitres.formatted()) ml of water" }
    return "\(millilitres.formatted()) of about \(target.formatted()) ml of water (35 ml for each kg)"
  }
}

extension ToolContext {
  /// The water of a day by the glass and in its meals.
  ///
  /// - Parameter more: what is about to be added.
  func water(on day: Day, more: Figure = .zero) throws(ToolError) -> WaterOfDay {
    let days = try reading { store throws(StoreError) in
      try store.dayWater(of: profile.id, from: day, through: day)
    }
    let kilograms = try latestWeight(until: day)?.kilograms
    return WaterOfDay(
      millilitres: more + days.map(\.millilitres).reduce(.zero, +), target: kilograms.map(Water.target(kilograms:)))
  }
}
