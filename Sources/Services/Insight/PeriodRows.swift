internal import Calls
internal import Nutrition
internal import Proposals

/// The figures of a period beside those of the one before it, in rows.
struct PeriodRows {
  private let view: PeriodView

  init(_ view: PeriodView) {
    self.view = view
  }

  var rows: [Card.Row] {
    let days = view.period.range.count
    let heading = row("Compared", "these \(days) days", "\(days) days before", "change", .heading)
    switch view.source {
    case .eaten: return [heading, loggedDays, total] + averages + macros + spent
    case .bought: return [heading, loggedDays, total, spread("a day, over all \(days) days")] + household + spent
    }
  }

  private var loggedDays: Card.Row {
    func text(_ period: PeriodFigures) -> String { "\(period.loggedDays) of \(period.range.count)" }
    return row(view.source == .eaten ? "days logged" : "days with shopping", text(view.period), text(view.before))
  }

  private var total: Card.Row {
    compared("total", .energy) { $0.loggedDays > 0 ? $0.totals.figures : .unknown }
  }

  private var averages: [Card.Row] {
    [
      compared("average of logged days", .energy) { $0.averageOfLoggedDays },
      spread("average of all \(view.period.range.count) days"),
    ]
  }

  private func spread(_ name: String) -> Card.Row {
    compared(name, .energy) { $0.averageOfAllDays }
  }

  /// Grams of an average logged day.
  private var macros: [Card.Row] {
    [Nutrient.protein, .carbohydrate, .fat].map { nutrient in
      compared("\(nutrient.name), logged days", nutrient) { $0.averageOfLoggedDays }
    }
  }

  /// The receipts of everybody beside the accepted targets of all these days.
  private var household: [Card.Row] {
    guard let household = view.household else { return [] }
    return [
      row("household, all receipts", "\(household.bought.formatted()) kcal", "", "\(household.share.formatted()) %"),
      row("household, its targets", "\(household.needed.formatted()) kcal", ""),
    ]
  }

  private var spent: [Card.Row] {
    let currencies = Set((view.spending.sums + view.spendingBefore.sums).map(\.currency)).sorted()
    return currencies.map { currency in
      func sum(_ spending: Spending) -> Money {
        spending.sums.first { $0.currency == currency } ?? Money(minorUnits: 0, currency: currency)
      }
      let (now, then) = (sum(view.spending), sum(view.spendingBefore))
      return row("spent", now.text, then.text, Signed.text(now.amount - then.amount, unit: currency))
    }
  }

  private func compared(
    _ name: String, _ nutrient: Nutrient, _ figures: (PeriodFigures) -> Nutrients
  ) -> Card.Row {
    let (now, then) = (figures(view.period)[nutrient], figures(view.before)[nutrient])
    func text(_ figure: Figure?, _ period: PeriodFigures) -> String {
      guard period.loggedDays > 0 else { return view.source == .eaten ? "not logged" : "none" }
      guard let figure else { return "?" }
      let sign = period.totals.incomplete.contains(nutrient) ? "≥" : ""
      return "\(sign)\(figure.formatted()) \(nutrient.unit)"
    }
    var change = ""
    if let now, let then { change = Signed.text(now.shown - then.shown, unit: nutrient.unit) }
    return row(name, text(now, view.period), text(then, view.before), change)
  }

  private func row(
    _ name: String, _ now: String, _ then: String, _ change: String = "", _ emphasis: Card.Emphasis = .plain
  ) -> Card.Row {
    Card.Row([Card.Cell(name), .right(now), .right(then), .right(change)], emphasis: emphasis)
  }
}

/// A difference as people read it.
enum Signed {
  /// "+120 kcal", "−0.8 kg", "the same".
  static func text(_ change: Figure, unit: String) -> String {
    let shown = change.shown
    if shown == .zero { return "the same" }
    return "\(shown < .zero ? "−" : "+")\(shown.magnitude.formatted())\(unit.isEmpty ? "" : " ")\(unit)"
  }
}
