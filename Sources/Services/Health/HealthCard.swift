internal import EmbeddedMessages
internal import Messages
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
      rows.append(Card.Row(word, count.counted("day"), "", emphasis: .muted))
    }
    let sum = HealthWording.kilocalories(differences.map(\.after).reduce(.zero, +))
    return rows + [Card.Row("\(kind) calories", differences.count.counted("day"), sum, emphasis: .total)]
  }

  /// The days, or the months or years that they are in, oldest first.
  private func parts(of differences: [HealthComparison.Difference]) -> [Card.Row] {
    guard differences.count > HealthCard.mostDays else {
      return differences.map { difference in
        Card.Row(
          difference.day.dated(from: today),
          difference.before.map { "was \(HealthWording.kilocalories($0))" } ?? "",
          HealthWording.kilocalories(difference.after))
      }
    }
    let months = Dictionary(grouping: differences) { "\($0.day)".prefix(7) }
    let years = Dictionary(grouping: differences) { "\($0.day)".prefix(4) }
    return (months.count <= HealthCard.mostMonths ? months : years).sorted { $0.key < $1.key }.map { name, part in
      Card.Row(
        String(name), part.count.counted("day"), HealthWording.kilocalories(part.map(\.after).reduce(.zero, +)))
    }
  }

  /// What goes, one by one where it is not much.
  private var replacedRows: [Card.Row] {
    let replaced = comparison.replaced
    guard replaced.count > HealthCard.mostDays else {
      return replaced.map { activity in
        Card.Row(
          "in place of: \(activity.name), \(activity.day.dated(from: today))", "",
          HealthWording.kilocalories(activity.energy), emphasis: .muted)
      }
    }
    let sum = HealthWording.kilocalories(replaced.map(\.energy).reduce(.zero, +))
    return [Card.Row("in place of \(replaced.count.formatted) typed activities", "", sum, emphasis: .muted)]
  }

  private var weightRows: [Card.Row] {
    let weights = comparison.weights
    guard let first = weights.first, let last = weights.last else { return [] }
    guard weights.count > HealthCard.mostDays / 2 else {
      return weights.map { weight in
        Card.Row(
          "weight, \(weight.day.dated(from: today))", weight.before.map { "was \(words($0))" } ?? "",
          words(weight.after))
      }
    }
    return [Card.Row("weights", weights.count.counted("day"), "\(words(first.after)) to \(words(last.after))")]
  }

  /// What is no longer there, one by one where it is not much.
  private var vanishedRows: [Card.Row] {
    let vanished = comparison.vanished
    guard vanished.count > HealthCard.mostDays else {
      return vanished.map { figure in
        let was = figure.kind == .weight ? words(figure.value) : HealthWording.kilocalories(figure.value)
        return Card.Row(
          "no longer there: \(figure.kind.rawValue), \(figure.day.dated(from: today))", "was \(was)", "removed")
      }
    }
    return VanishedDays.Kind.allCases.compactMap { kind in
      let count = vanished.count { $0.kind == kind }
      return count > 0 ? Card.Row("no longer there: \(kind.rawValue)", count.counted("day"), "removed") : nil
    }
  }

  private func words(_ kilograms: Figure) -> String { BodyWeight.text(kilograms, units).english }

  private var equalRows: [Card.Row] {
    let count = comparison.equalActive + comparison.equalWeights + comparison.equalEaten
    return count > 0 ? [Card.Row("as they were", count.counted("day"), "", emphasis: .muted)] : []
  }
}
