package import Calls
internal import FoundationEssentials
package import Nutrition
internal import Store

extension ToolContext {
  /// A range of days compared with the one before or with another, for any front end.
  ///
  /// - Parameters:
  ///   - other: the days for comparison; nil for as many days before.
  ///   - references: the reference values of the markers; nil for those that the profile has chosen.
  package func periodView(
    _ range: DayRange, beside other: DayRange? = nil, source: ShowPeriodCall.Source, references: ReferenceValues? = nil
  ) throws(ToolError) -> PeriodView {
    var choice = try reading(MarkerChoice.of(profile, in: store))
    choice.references = references ?? choice.references
    let (period, spending) = try figures(of: range, source)
    let (before, spendingBefore) = try figures(of: other ?? range.before, source)
    var view = PeriodView(
      comparison: PeriodComparison(period, before: before), spending: spending, spendingBefore: spendingBefore,
      source: source, choice: choice, today: today, person: profile.id == speaker.id ? nil : profile.label)
    view.isBesideNamedDays = other != nil
    if source == .bought { view.household = try householdPurchase(in: range) }
    return view
  }

  private func figures(
    of range: DayRange, _ source: ShowPeriodCall.Source
  ) throws(ToolError) -> (PeriodFigures, Spending) {
    let trips = try trips(range.first, through: range.last)
    let days =
      switch source {
      case .eaten: try eatenDays(range.first, through: range.last)
      case .bought: try boughtDays(trips)
      }
    return (PeriodFigures(range, days: days), Spending(trips.map(\.total)))
  }

  private func householdPurchase(in range: DayRange) throws(ToolError) -> HouseholdPurchase? {
    guard let energy = try reading(store.familyTargets())?.figures.energy else { return nil }
    var trips: [Trip] = []
    for profile in try profiles() {
      trips += try reading(store.trips(of: profile.id, from: range.first, through: range.last))
    }
    let bought = try boughtItems(trips).compactMap(\.figures.energy).reduce(.zero, +)
    return HouseholdPurchase(bought: bought, needed: energy * FixedDecimal(range.count))
  }

  func trips(_ first: Day, through last: Day) throws(ToolError) -> [Trip] {
    try reading(store.trips(of: profile.id, from: first, through: last))
  }

  private func eatenDays(_ first: Day, through last: Day) throws(ToolError) -> [DayFigures] {
    try reading(store.dayRecords(of: profile.id, from: first, through: last)).map { DayFigures($0) }
  }

  /// The figures of the foods bought on each day, by their weight. A line without a food or a weight is unknown, not zero.
  private func boughtDays(_ trips: [Trip]) throws(ToolError) -> [DayFigures] {
    var totals: [Day: Totals] = [:]
    for (day, figures) in try boughtItems(trips) {
      totals[day, default: Totals()].add(figures, tier: figures == .unknown ? .unknown : .database)
    }
    return totals.map { DayFigures(day: $0.key, totals: $0.value) }
  }

  /// The figures of each item on the receipts of the trips, in order.
  func boughtItems(_ trips: [Trip]) throws(ToolError) -> [(day: Day, figures: Nutrients)] {
    try reading { store throws(StoreError) in
      var items: [(day: Day, figures: Nutrients)] = []
      var foods: [UUID: Food] = [:]
      for trip in trips {
        for purchase in try store.purchases(of: trip.id) where purchase.isFood {
          if let id = purchase.food, foods[id] == nil { foods[id] = try store.food(id) }
          items.append((trip.day, purchase.figures(of: purchase.food.flatMap { foods[$0] })))
        }
      }
      return items
    }
  }
}

extension Purchase {
  /// The figures of a line; unknown without a food or a weight.
  func figures(of food: Food?) -> Nutrients {
    guard let food, let grams else { return .unknown }
    return food.per100Grams.portion(of: grams)
  }
}
