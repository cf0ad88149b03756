internal import EmbeddedMessages
internal import Messages
internal import Nutrition
internal import Proposals
internal import Store

/// The card that proposes to record a tracker's figures: few days one by one, many by month or year.
struct HealthCard {
  /// The most days with rows of their own.
  static let mostDays = 14
  /// The most months; beyond that, years are shown.
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
      rows: energyRows(comparison.active, .healthRowEarned) + replacedRows + weightRows
        + energyRows(comparison.eaten, .healthRowEaten) + vanishedRows + equalRows,
      notes: notes)
  }

  private var title: Text {
    let days =
      (comparison.active + comparison.weights + comparison.eaten).map(\.day) + comparison.replaced.map(\.day)
      + comparison.vanished.map(\.day)
    guard let first = days.min(), let last = days.max() else { return .verbatim(comparison.source) }
    return .importTitle(source: comparison.source, span: .days(first, last, from: today))
  }

  private func energyRows(_ differences: [HealthComparison.Difference], _ sumName: Text) -> [Card.Row] {
    guard !differences.isEmpty else { return [] }
    let added = differences.filter { $0.before == nil }
    let changed = differences.filter { $0.before != nil }
    var rows = parts(of: differences)
    let counts: [(Int, Text)] = [(added.count, .importNew), (changed.count, .importChanged)]
    for (count, word) in counts where count > 0 && !changed.isEmpty {
      rows.append(Card.Row(word, .daysCounted(days: count), .empty, emphasis: .muted))
    }
    let sum = HealthWording.energy(differences.map(\.after).reduce(.zero, +))
    return rows + [Card.Row(sumName, .daysCounted(days: differences.count), sum, emphasis: .total)]
  }

  /// The days, or their months or years, oldest first.
  private func parts(of differences: [HealthComparison.Difference]) -> [Card.Row] {
    guard differences.count > HealthCard.mostDays else {
      return differences.map { difference in
        Card.Row(
          name(of: difference.day), difference.before.map { .healthWas(before: HealthWording.energy($0)) } ?? .empty,
          HealthWording.energy(difference.after))
      }
    }
    let months = Dictionary(grouping: differences) { "\($0.day)".prefix(7) }
    let years = Dictionary(grouping: differences) { "\($0.day)".prefix(4) }
    return (months.count <= HealthCard.mostMonths ? months : years).sorted { $0.key < $1.key }.map { name, part in
      Card.Row(
        .verbatim(String(name)), .daysCounted(days: part.count),
        HealthWording.energy(part.map(\.after).reduce(.zero, +)))
    }
  }

  /// The activities to be replaced, one by one where there are few.
  private var replacedRows: [Card.Row] {
    let replaced = comparison.replaced
    guard replaced.count > HealthCard.mostDays else {
      return replaced.map { activity in
        Card.Row(
          .healthInPlaceOf(name: activity.name, day: DayName(activity.day, from: today)), .empty,
          HealthWording.energy(activity.energy), emphasis: .muted)
      }
    }
    let sum = HealthWording.energy(replaced.map(\.energy).reduce(.zero, +))
    return [Card.Row(.healthInPlaceOfMany(count: replaced.count), .empty, sum, emphasis: .muted)]
  }

  private var weightRows: [Card.Row] {
    let weights = comparison.weights
    guard let first = weights.first, let last = weights.last else { return [] }
    guard weights.count > HealthCard.mostDays / 2 else {
      return weights.map { weight in
        Card.Row(
          .healthWeightOf(day: DayName(weight.day, from: today)),
          weight.before.map { .healthWas(before: words($0)) } ?? .empty, words(weight.after))
      }
    }
    let span = Text.importSpan(first: words(first.after), last: words(last.after))
    return [Card.Row(.importWeightsRow, .daysCounted(days: weights.count), span)]
  }

  /// The figures that are gone, one by one where there are few.
  private var vanishedRows: [Card.Row] {
    let vanished = comparison.vanished
    guard vanished.count > HealthCard.mostDays else {
      return vanished.map { figure in
        let was = figure.kind == .weight ? words(figure.value) : HealthWording.energy(figure.value)
        return Card.Row(
          .healthGone(what: figure.kind.name, day: DayName(figure.day, from: today)), .healthWas(before: was),
          .healthRemovedMark)
      }
    }
    return VanishedDays.Kind.allCases.compactMap { kind in
      let count = vanished.count { $0.kind == kind }
      guard count > 0 else { return nil }
      return Card.Row(.healthGoneAll(what: kind.name), .daysCounted(days: count), .healthRemovedMark)
    }
  }

  private func words(_ kilograms: FixedDecimal) -> Text { BodyWeight.text(kilograms, units) }

  private func name(of day: Day) -> Text { .dayDate(date: DayName(day, from: today)) }

  private var equalRows: [Card.Row] {
    let count = comparison.equalActive + comparison.equalWeights + comparison.equalEaten
    return count > 0 ? [Card.Row(.importAsBefore, .daysCounted(days: count), .empty, emphasis: .muted)] : []
  }
}

extension VanishedDays.Kind {
  fileprivate var name: Text {
    switch self {
    case .earned: .healthKindEarned
    case .weight: .healthKindWeight
    case .eaten: .healthKindEaten
    }
  }
}
