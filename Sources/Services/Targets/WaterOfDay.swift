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
    let days = try reading(store.dayWater(of: profile.id, from: day, through: day))
    return try water(more + days.map(\.millilitres).reduce(.zero, +), on: day)
  }

  /// The water of a day that has been read.
  func water(of diary: Diary) throws(ToolError) -> WaterOfDay {
    let glasses = try reading(store.water(of: profile.id, on: diary.day))
    let inMeals = diary.meals.flatMap(\.entries).filter { !$0.skipped && Water.isPlain($0.name) }
    let grams = inMeals.compactMap { $0.grams?.figure }
    return try water((glasses.map(\.millilitres) + grams).reduce(.zero, +), on: diary.day)
  }

  /// Beside what the weight asks for, which nobody asks for where nothing was drunk.
  private func water(_ millilitres: Figure, on day: Day) throws(ToolError) -> WaterOfDay {
    let kilograms = millilitres > .zero ? try latestWeight(until: day)?.kilograms : nil
    return WaterOfDay(millilitres: millilitres, target: kilograms.map(Water.target(kilograms:)))
  }
}
