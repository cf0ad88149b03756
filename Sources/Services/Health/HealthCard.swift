internal import Nutrition
internal import Proposals
internal import Store

/// What a proposal to record a tracker's figures shows: few days one by one, many by month or year.
struct HealthCard {
  /// So many days and no more have rows of their own.
  static let mostDays = 14
  /// So many months; beyond that, years.
  private static let mostMonths = 24

  let comparison: HealthComparison
  let today: Day
  private let units: Profile.Units
  let isIgnored: Bool

  init(_ comparison: HealthComparison, in context: ToolContext) throws(ToolError) {
    self.comparison = comparison
    today = context.today
    units = context.profile.units
    let last = comparison.active.last?.day
    let target = try last.flatMap { day throws(ToolError) in
      try context.reading(context.store.target(of: context.profile.id, on: day))
    }
    isIgnored = target?.exercise == .ignored
  }

  var card: Card {
    Card(
      title: title,
      rows: energyRows(comparison.active, "earned") + replacedRows + weightRows
        + energyRows(comparison.eaten, "eaten") + vanishedRows + equalRows,
      notes: notes)
  }

  private var title: String {
    let days =
      (comparison.active + comparison.weights + comparison.eaten).map(\.day) + comparison.replaced.map(\.day)
      + comparison.vanished.map(\.day)
    guard let first = days.min(), let last = days.max() else { return comparison.source }
    let span = first == last ? first.dated(from: today) : "\(first.dated(from: today)) to \(last.dated(from: today))"
    return "\(comparison.source), \(span)"
  }

  private func energyRows(_ differences: [HealthComparison.Difference], _ kind: String) -> [Card.Row] {
    guard !differences.isEmpty else { return [] }
    let added = differences.filter { $0.before == nil }
    let changed = differences.filter { $0.before != nil }
    var rows = parts(of: differences)
    for (count, word) in [(added.count, "new"), (changed.count, "changed")] where count > 0 && !changed.isEmpty {
      rows.append(Card.Row([Card.Cell(word), .right(count.counted("day")), .right("")], emphasis: .muted))
    }
    rows.append(
      Card.Row(
        [
          Card.Cell("\(kind) calories"), .right(differences.count.counted("day")),
          .right(HealthWording.kilocalories(differences.map(\.after).reduce(.zero, +))),
        ], emphasis: .total))
    return rows
  }

  /// The days, or the months or years that they are in, oldest first.
  private func parts(of differences: [HealthComparison.Difference]) -> [Card.Row] {
    guard differences.count > HealthCard.mostDays else {
      return differences.map { difference in
        Card.Row([
          Card.Cell(difference.day.dated(from: today)),
          .right(difference.before.map { "was \(HealthWording.kilocalories($0))" } ?? ""),
          .right(HealthWording.kilocalories(difference.after)),
        ])
      }
    }
    let months = Dictionary(grouping: differences) { "\($0.day)".prefix(7) }
    let years = Dictionary(grouping: differences) { "\($0.day)".prefix(4) }
    return (months.count <= HealthCard.mostMonths ? months : years).sorted { $0.key < $1.key }.map { name, part in
      Card.Row([
        Card.Cell(String(name)), .right(part.count.counted("day")),
        .right(HealthWording.kilocalories(part.map(\.after).reduce(.zero, +))),
      ])
    }
  }

  /// What goes, one by one where it is not much.
  private var replacedRows: [Card.Row] {
    let replaced = comparison.replaced
    guard replaced.count > HealthCard.mostDays else {
      return replaced.map { activity in
        Card.Row(
          [
            Card.Cell("in place of: \(activity.name), \(activity.day.dated(from: today))"), .right(""),
            .right(HealthWording.kilocalories(activity.energy)),
          ], emphasis: .muted)
      }
    }
    let sum = HealthWording.kilocalories(replaced.map(\.energy).reduce(.zero, +))
    return [
      Card.Row(
        [Card.Cell("in place of \(Figure(replaced.count).formatted()) typed activities"), .right(""), .right(sum)],
        emphasis: .muted)
    ]
  }

  private var weightRows: [Card.Row] {
    let weights = comparison.weights
    guard let first = weights.first, let last = weights.last else { return [] }
    guard weights.count > HealthCard.mostDays / 2 else {
      return weights.map { weight in
        Card.Row([
          Card.Cell("weight, \(weight.day.dated(from: today))"), .right(weight.before.map { "was \(words($0))" } ?? ""),
          .right(words(weight.after)),
        ])
      }
    }
    return [
      Card.Row([
        Card.Cell("weights"), .right(weights.count.counted("day")),
        .right("\(words(first.after)) to \(words(last.after))"),
      ])
    ]
  }

  /// What is no longer there, one by one where it is not much.
  private var vanishedRows: [Card.Row] {
    let vanished = comparison.vanished
    guard vanished.count > HealthCard.mostDays else {
      return vanished.map { figure in
        let was = figure.kind == .weight ? words(figure.value) : HealthWording.kilocalories(figure.value)
        return Card.Row([
          Card.Cell("no longer there: \(figure.kind.rawValue), \(figure.day.dated(from: today))"),
          .right("was \(was)"), .right("removed"),
        ])
      }
    }
    return VanishedDays.Kind.allCases.compactMap { kind in
      let count = vanished.count { $0.kind == kind }
      guard count > 0 else { return nil }
      return Card.Row([
        Card.Cell("no longer there: \(kind.rawValue)"), .right(count.counted("day")), .right("removed"),
      ])
    }
  }

  private func words(_ kilograms: Figure) -> String {
    "\(BodyWeight.shown(kilograms, units).formatted(places: 1)) \(BodyWeight.unit(units))"
  }

  private var equalRows: [Card.Row] {
    let count = comparison.equalActive + comparison.equalWeights + comparison.equalEaten
    guard count > 0 else { return [] }
    return [Card.Row([Card.Cell("as they were"), .right(count.counted("day")), .right("")], emphasis: .muted)]
  }
}
