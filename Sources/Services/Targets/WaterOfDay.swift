internal import EmbeddedMessages
package import Messages
package import Nutrition
internal import Store

/// The water drunk on a day, compared with the need.
package struct WaterOfDay: Hashable, Sendable {
  /// Plain water, recorded separately or within meals.
  package let millilitres: FixedDecimal
  /// Nil where neither a weight nor a child's age is known.
  package let need: WaterNeed?
  let units: Profile.Units

  /// In millilitres.
  package var target: FixedDecimal? { need?.millilitres }

  /// "750 of about 2,170 ml of water (35 ml for each kg)", "750 ml of water".
  package var text: Text {
    guard let need else { return .waterDrunk(volume: WaterVolume.text(millilitres, units)) }
    return .waterOfTarget(
      drunk: WaterVolume.figure(millilitres, units), target: WaterVolume.text(need.millilitres, units),
      reason: need.text)
  }
}

extension ToolContext {
  /// The water of a day, recorded separately or within meals.
  ///
  /// - Parameter more: an amount that is about to be added.
  func water(on day: Day, more: FixedDecimal = .zero) throws(ToolError) -> WaterOfDay {
    let days = try reading(store.dayWater(of: profile.id, from: day, through: day))
    return try water(more + days.map(\.millilitres).reduce(.zero, +), on: day)
  }

  /// The water of a day whose diary has been read.
  func water(of diary: Diary) throws(ToolError) -> WaterOfDay {
    let glasses = try reading(store.water(of: profile.id, on: diary.day))
    let inMeals = diary.meals.flatMap(\.entries).filter { !$0.skipped && Water.isPlain($0.name) }
    let grams = inMeals.compactMap { $0.grams?.figure }
    return try water((glasses.map(\.millilitres) + grams).reduce(.zero, +), on: diary.day)
  }

  private func water(_ millilitres: FixedDecimal, on day: Day) throws(ToolError) -> WaterOfDay {
    WaterOfDay(
      millilitres: millilitres, need: try waterNeed(on: day), units: profile.units)
  }

  /// The water that the body needs on a day.
  func waterNeed(on day: Day) throws(ToolError) -> WaterNeed? {
    WaterNeed(
      kilograms: try latestWeight(until: day)?.kilograms, age: profile.birthDate?.age(on: day), sex: profile.sex,
      motherhood: profile.motherhood)
  }
}
