internal import Calls
internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals

/// Rows that compare the figures of a period with those of the one before.
struct PeriodRows {
  private let view: PeriodView

  init(_ view: PeriodView) {
    self.view = view
  }

  var rows: [Card.Row] {
    let days = view.period.range.count
    switch view.source {
    case .eaten: return [heading, loggedDays, total] + averages + macros + spent
    case .bought: return [heading, loggedDays, total, spread(.aDayOverAll(days: days))] + household + spent
    }
  }

  private var heading: Card.Row {
    let days = view.period.range.count
    func named(_ range: DayRange) -> Text {
      .periodTitle(first: DayName(range.first, from: view.today), last: DayName(range.last, from: view.today))
    }
    return view.isBesideNamedDays
      ? row(.compared, named(view.period.range), named(view.before.range), .comparedChange, .heading)
      : row(.compared, .comparedTheseDays(days: days), .comparedDaysBefore(days: days), .comparedChange, .heading)
  }

  private var loggedDays: Card.Row {
    func text(_ period: PeriodFigures) -> Text { .someOfAll(some: period.loggedDays, all: period.range.count) }
    return row(view.source == .eaten ? .daysLogged : .daysWithShopping, text(view.period), text(view.before))
  }

  private var total: Card.Row {
    compared(.sum, .energy) { $0.loggedDays > 0 ? $0.totals.figures : .unknown }
  }

  private var averages: [Card.Row] {
    [
      compared(.averageOfLoggedDays, .energy) { $0.averageOfLoggedDays },
      spread(.averageOfAllDays(days: view.period.range.count)),
    ]
  }

  private func spread(_ name: Text) -> Card.Row {
    compared(name, .energy) { $0.averageOfAllDays }
  }

  /// The macronutrients of an average logged day, in grams.
  private var macros: [Card.Row] {
    [Nutrient.protein, .carbohydrate, .fat].map { nutrient in
      compared(.nutrientLoggedDays(nutrient: nutrient), nutrient) { $0.averageOfLoggedDays }
    }
  }

  /// The whole household's receipts, compared with its accepted targets for all these days.
  private var household: [Card.Row] {
    guard let household = view.household else { return [] }
    return [
      row(.householdReceipts, .energy(energy: household.bought), .empty, .percent(figure: household.share)),
      row(.householdItsTargets, .energy(energy: household.needed), .empty),
    ]
  }

  private var spent: [Card.Row] {
    let currencies = Set((view.spending.sums + view.spendingBefore.sums).map(\.currency)).sorted()
    return currencies.map { currency in
      func sum(_ spending: Spending) -> Money {
        spending.sums.first { $0.currency == currency } ?? Money(minorUnits: 0, currency: currency)
      }
      let (now, then) = (sum(view.spending), sum(view.spendingBefore))
      let change = Signed.text(now.amount - then.amount) { .figureWith(figure: $0, unit: currency) }
      return row(.tripsSpent, now.words, then.words, change)
    }
  }

  private func compared(
    _ name: Text, _ nutrient: Nutrient, _ figures: (PeriodFigures) -> Nutrients
  ) -> Card.Row {
    let (now, then) = (figures(view.period)[nutrient], figures(view.before)[nutrient])
    func text(_ figure: FixedDecimal?, _ period: PeriodFigures) -> Text {
      guard period.loggedDays > 0 else { return view.source == .eaten ? .dayNotLogged : .nothingThere }
      return Text.amount(of: nutrient, figure, isAtLeast: period.totals.incomplete.contains(nutrient))
    }
    var change = Text.empty
    if let now, let then {
      change = Signed.text(now.shown - then.shown) { .nutrientAmount(nutrient: nutrient, figure: $0) }
    }
    return row(name, text(now, view.period), text(then, view.before), change)
  }

  private func row(
    _ name: Text, _ now: Text, _ then: Text, _ change: Text = .empty, _ emphasis: Card.Emphasis = .plain
  ) -> Card.Row {
    Card.Row([Card.Cell(name), .right(now), .right(then), .right(change)], emphasis: emphasis)
  }
}

extension Text {
  /// "120 g"; "≥120 g" where a part is unknown; "?" where everything is.
  static func amount(of nutrient: Nutrient, _ figure: FixedDecimal?, isAtLeast: Bool) -> Text {
    guard let figure else { return .verbatim("?") }
    let amount = Text.nutrientAmount(nutrient: nutrient, figure: figure)
    return isAtLeast ? .atLeastSign(amount: amount) : amount
  }
}
