internal import EmbeddedMessages
internal import HealthData
internal import Nutrition
internal import Proposals

/// What a proposal to take in another tracker's diary shows: few days one by one, many by month or year, and what is left out.
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
  var summary: String {
    [
      entries, DiaryWording.water(comparison.water), HealthWording.weights(bodies.weights.count),
      HealthWording.energy(bodies.active.count, "earned", Array(bodies.active.values)),
    ].compactMap(\.self).joined(separator: "; ")
  }

  func nothingNew(_ file: String) -> String {
    let known = [
      comparison.equal > 0 ? comparison.equal.counted("entry", "entries") : nil,
      HealthWording.weights(bodies.equalWeights),
      bodies.equalActive > 0 ? HealthWording.days(bodies.equalActive, "earned") : nil,
    ].compactMap(\.self)
    return known.isEmpty
      ? "Nothing in \(file) can be taken over." : "Nothing new in \(file); recorded before: \(known.phrase)."
  }

  private var bodies: DiaryBody { comparison.bodies }

  private var entries: String? {
    let days = comparison.days.values
    return DiaryWording.entries(
      days.map(\.entries).reduce(0, +), days: days.count, days.map(\.energy).reduce(.zero, +))
  }

  private var title: String {
    let days = Array(comparison.days.keys) + bodies.weights.keys + bodies.active.keys
    guard let first = days.min(), let last = days.max() else { return comparison.source }
    let span = first == last ? first.dated(from: today) : "\(first.dated(from: today)) to \(last.dated(from: today))"
    return "\(comparison.source), \(span), for \(profile.name)"
  }

  /// The days, or the months or years that they are in, oldest first.
  private var parts: [Card.Row] {
    let days = comparison.days
    guard days.count > DiaryCard.mostDays else {
      return days.sorted { $0.key < $1.key }.map { row($0.key.dated(from: today), [$0.value], days: "") }
    }
    let months = Dictionary(grouping: days) { "\($0.key)".prefix(7) }
    let years = Dictionary(grouping: days) { "\($0.key)".prefix(4) }
    return (months.count <= DiaryCard.mostMonths ? months : years).sorted { $0.key < $1.key }.map {
      row(String($0.key), $0.value.map(\.value), days: $0.value.count.counted("day"))
    }
  }

  private func row(
    _ name: String, _ part: [DiaryComparison.NewDay], days: String, emphasis: Card.Emphasis = .plain
  ) -> Card.Row {
    Card.Row(
      name, days, part.map(\.entries).reduce(0, +).counted("entry", "entries"),
      HealthWording.kilocalories(part.map(\.energy).reduce(.zero, +)), emphasis: emphasis)
  }

  private var total: Card.Row? {
    let days = Array(comparison.days.values)
    return days.isEmpty ? nil : row("eaten", days, days: days.count.counted("day"), emphasis: .total)
  }

  private var others: [Card.Row] {
    var rows: [Card.Row] = []
    func add(_ name: String, _ days: Int, _ count: String, _ words: String) {
      rows.append(Card.Row(name, days == 0 ? "" : days.counted("day"), count, words))
    }
    if comparison.foods > 0 { add("foods for the food bank", 0, "\(Figure(comparison.foods).formatted())", "") }
    if let water = DiaryWording.water(comparison.water) { add(water, 0, "", "") }
    let weights = bodies.weights.sorted { $0.key < $1.key }.map(\.value)
    if let first = weights.first, let last = weights.last {
      add("weights", weights.count, "", first == last ? words(last) : "\(words(first)) to \(words(last))")
    }
    let earned = bodies.active.values.reduce(.zero, +)
    if !bodies.active.isEmpty { add("earned", bodies.active.count, "", HealthWording.kilocalories(earned)) }
    return rows
  }

  private func words(_ kilograms: Figure) -> String { BodyWeight.text(kilograms, profile.units).english }

  private var equalRows: [Card.Row] {
    let count = comparison.equal + bodies.equalWeights + bodies.equalActive
    return count > 0 ? [Card.Row("as they were", "", count.counted("row"), "", emphasis: .muted)] : []
  }

  private var notes: [String] {
    let days = comparison.days.values
    guard !days.isEmpty else { return [] }
    let mean = days.map(\.energy).reduce(.zero, +) / Figure(days.count)
    var notes = [
      "Figures stay as \(comparison.source) has them; an average day has \(HealthWording.kilocalories(mean))."
    ]
    if comparison.poured > 0 { notes.append("A millilitre counts as a gram.") }
    return notes
  }

  /// What is left out, and why.
  var reasons: [String] {
    let counted = DiaryOmission.allCases.compactMap { omission in
      let count = comparison.leftOut[omission, default: 0] + (omission == .impossible ? bodies.impossible : 0)
      return count == 0 ? nil : DiaryWording.words(omission, count)
    }
    let later = comparison.toCome == 0 ? [] : ["\(comparison.toCome.counted("row")) of days to come"]
    let leftOut = counted + later
    return [
      leftOut.isEmpty ? nil : "Left out: \(leftOut.joined(separator: ", ")).",
      said(comparison.leftOut[.figure, default: 0]) {
        "\($0.counted("figure")) that cannot be right: left unknown."
      },
      said(comparison.ownDays.count) {
        "\($0.counted("day")) with entries of your own: \(comparison.ownRows.counted("row")) left out. "
          + "With --all-days they are taken, too."
      },
      said(comparison.gone) {
        "\($0.counted("entry", "entries")) that came from \(comparison.source) before: not in this file; nothing is deleted."
      },
      said(bodies.unitless) {
        "\(HealthWording.weights($0) ?? "") left out: \(comparison.source) does not say the unit. Import it again with "
          + "--kilograms or --pounds."
      },
      said(bodies.otherWeights) { "On \($0.counted("day")) the weight that is recorded stays." },
      said(bodies.otherActive) {
        "On \($0.counted("day")) earned calories are recorded already; they stay, and nothing counts twice."
      },
    ].compactMap(\.self)
  }

  private func said(_ count: Int, _ sentence: (Int) -> String) -> String? { count == 0 ? nil : sentence(count) }
}
