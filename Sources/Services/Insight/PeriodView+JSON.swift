internal import Calls
internal import FoundationEssentials
internal import Nutrition

/// The form other programs read; figures rounded to one decimal, null where unknown or not logged.
extension PeriodView: Encodable {
  private enum Keys: String, CodingKey {
    case from, to, days, source, total, before, references, markers, spend
    case loggedDays = "logged_days"
    case averageLogged = "average_logged"
    case averageAll = "average_all"
    case macroPercent = "macro_percent"
    case energyByDay = "kcal_by_day"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(source.rawValue, forKey: .source)
    try PeriodView.encode(period, spending, into: &container)
    var earlier = container.nestedContainer(keyedBy: Keys.self, forKey: .before)
    try PeriodView.encode(before, spendingBefore, into: &earlier)
    guard source == .eaten else { return }
    try container.encode(choice.references, forKey: .references)
    try container.encode(markers.map { MarkerFacts($0) }, forKey: .markers)
  }

  private static func encode(
    _ period: PeriodFigures, _ spending: Spending, into container: inout KeyedEncodingContainer<Keys>
  ) throws {
    try container.encode(period.range.first, forKey: .from)
    try container.encode(period.range.last, forKey: .to)
    try container.encode(period.range.count, forKey: .days)
    try container.encode(period.loggedDays, forKey: .loggedDays)
    try container.encode(period.totals.figures.mapped(\.shown), forKey: .total)
    try container.encode(period.averageOfLoggedDays.mapped(\.shown), forKey: .averageLogged)
    try container.encode(period.averageOfAllDays.mapped(\.shown), forKey: .averageAll)
    try container.encode(
      MacroShare(period.knowing([.protein, .carbohydrate, .fat]).totals.figures).map { MacroFacts($0) },
      forKey: .macroPercent)
    try container.encode(spending.sums.map { SpendFacts($0) }, forKey: .spend)
    try container.encode(period.series(.energy).map { $0?.shown }, forKey: .energyByDay)
  }
}

private struct MacroFacts: Encodable {
  let protein: Int
  let carbs: Int
  let fat: Int

  init(_ share: MacroShare) {
    (protein, carbs, fat) = (share.protein, share.carbohydrate, share.fat)
  }
}

private struct SpendFacts: Encodable {
  let amount: Figure
  let currency: String

  init(_ money: Money) {
    (amount, currency) = (money.amount, money.currency)
  }
}
