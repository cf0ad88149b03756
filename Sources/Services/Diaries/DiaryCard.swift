internal import EmbeddedMessages
internal import HealthData
internal import Messages
internal import Nutrition
internal import Proposals

/// The card that proposes to import another tracker's diary: few days one by one, many by month or year, and what is left out.
struct DiaryCard {
  private static let mostDays = 14
  private static let mostMonths = 24

  private let comparison: DiaryComparison
  private let profile: Profile
  private let today: Day

  init(_ comparison: DiaryComparison, in context: ToolContext) {
    self.comparison = comparison
    profile = context.profile
    today = context.today
  }

  var card: Card {
    Card(title: title, rows: parts + [total].compactMap(\.self) + others + equalRows, notes: notes + reasons)
  }

  /// "1,204 entries on 31 days, 60,123 kcal; 3 weights".
  var summary: Text {
    let parts = [
      entries, DiaryWording.water(comparison.water), HealthWording.weights(bodies.weights.count),
      HealthWording.earned(Array(bodies.active.values)),
    ]
    return .list(parts.compactMap(\.self), .clauses)
  }

  func nothingNew(_ file: String) -> Text {
    let known = [
      comparison.equal > 0 ? .entriesCounted(count: comparison.equal) : nil,
      HealthWording.weights(bodies.equalWeights),
      bodies.equalActive > 0 ? .healthEarnedDays(days: bodies.equalActive) : nil,
    ].compactMap(\.self)
    return known.isEmpty ? .diaryNothing(file: file) : .diaryNothingNew(file: file, known: known)
  }

  private var bodies: DiaryBody { comparison.bodies }

  private var entries: Text? {
    let days = comparison.days.values
    return DiaryWording.entries(
      days.map(\.entries).reduce(0, +), days: days.count, days.map(\.energy).reduce(.zero, +))
  }

  private var title: Text {
    let days = Array(comparison.days.keys) + bodies.weights.keys + bodies.active.keys
    guard let first = days.min(), let last = days.max() else { return .verbatim(comparison.source) }
    return .importTitleFor(
      source: comparison.source, span: .days(first, last, from: today), person: profile.name)
  }

  /// The days, or their months or years, oldest first.
  private var parts: [Card.Row] {
    let days = comparison.days
    guard days.count > DiaryCard.mostDays else {
      return days.sorted { $0.key < $1.key }.map { day, new in
        row(.dayDate(date: DayName(day, from: today)), [new], days: .empty)
      }
    }
    let months = Dictionary(grouping: days) { "\($0.key)".prefix(7) }
    let years = Dictionary(grouping: days) { "\($0.key)".prefix(4) }
    return (months.count <= DiaryCard.mostMonths ? months : years).sorted { $0.key < $1.key }.map {
      row(.verbatim(String($0.key)), $0.value.map(\.value), days: .daysCounted(days: $0.value.count))
    }
  }

  private func row(
    _ name: Text, _ part: [DiaryComparison.NewDay], days: Text, emphasis: Card.Emphasis = .plain
  ) -> Card.Row {
    Card.Row(
      name, days, .entriesCounted(count: part.map(\.entries).reduce(0, +)),
      HealthWording.energy(part.map(\.energy).reduce(.zero, +)), emphasis: emphasis)
  }

  private var total: Card.Row? {
    let days = Array(comparison.days.values)
    return days.isEmpty ? nil : row(.diaryEaten, days, days: .daysCounted(days: days.count), emphasis: .total)
  }

  private var others: [Card.Row] {
    var rows: [Card.Row] = []
    func add(_ name: Text, _ days: Int, _ count: Text, _ words: Text) {
      rows.append(Card.Row(name, days == 0 ? .empty : .daysCounted(days: days), count, words))
    }
    if comparison.foods > 0 { add(.diaryFoods, 0, .figureAlone(figure: FixedDecimal(comparison.foods)), .empty) }
    if let water = DiaryWording.water(comparison.water) { add(water, 0, .empty, .empty) }
    let weights = bodies.weights.sorted { $0.key < $1.key }.map(\.value)
    if let first = weights.first, let last = weights.last {
      let span = first == last ? words(last) : .importSpan(first: words(first), last: words(last))
      add(.importWeightsRow, weights.count, .empty, span)
    }
    let earned = bodies.active.values.reduce(.zero, +)
    if !bodies.active.isEmpty { add(.diaryEarned, bodies.active.count, .empty, HealthWording.energy(earned)) }
    return rows
  }

  private func words(_ kilograms: FixedDecimal) -> Text { BodyWeight.text(kilograms, profile.units) }

  private var equalRows: [Card.Row] {
    let count = comparison.equal + bodies.equalWeights + bodies.equalActive
    guard count > 0 else { return [] }
    return [Card.Row(.importAsBefore, .empty, .diaryRows(count: count), .empty, emphasis: .muted)]
  }

  private var notes: [Text] {
    let days = comparison.days.values
    guard !days.isEmpty else { return [] }
    let mean = days.map(\.energy).reduce(.zero, +) / FixedDecimal(days.count)
    let stay = Text.diaryFiguresStay(source: comparison.source, energy: HealthWording.energy(mean))
    return comparison.poured > 0 ? [stay, .diaryMillilitre] : [stay]
  }

  /// What is left out, and why.
  var reasons: [Text] {
    let counted = DiaryOmission.allCases.compactMap { omission in
      let count = comparison.leftOut[omission, default: 0] + (omission == .impossible ? bodies.impossible : 0)
      return count == 0 ? nil : DiaryWording.words(omission, count)
    }
    let leftOut = counted + (comparison.toCome == 0 ? [] : [.diaryToCome(count: comparison.toCome)])
    let source = comparison.source
    return [
      leftOut.isEmpty ? nil : .diaryLeftOut(rows: leftOut),
      said(comparison.leftOut[.figure, default: 0]) { .diaryFiguresUnknown(count: $0) },
      said(comparison.ownDays.count) { .diaryOwnDays(days: $0, rows: comparison.ownRows) },
      said(comparison.gone) { .diaryGone(count: $0, source: source) },
      said(bodies.unitless) { .diaryUnitless(count: $0, source: source) },
      said(bodies.otherWeights) { .diaryOtherWeights(days: $0) },
      said(bodies.otherActive) { .diaryOtherEarned(days: $0) },
    ].compactMap(\.self)
  }

  private func said(_ count: Int, _ sentence: (Int) -> Text) -> Text? { count == 0 ? nil : sentence(count) }
}
