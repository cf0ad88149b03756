import FoundationEssentials
import Nutrition
import TestSupport
import Testing

@Suite struct `the figures of a week` {
  @Test(arguments: 1...40) func `average over logged days, whatever days are not logged`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let offsets = (0..<7).filter { _ in Bool.random(using: &random) }
    let days = offsets.map { record($0, Nutrients(energy: FixedDecimal(.random(in: 0...4_000, using: &random)))) }
    // The same meals on other days of a week, and days on which only an activity was recorded.
    let moved = zip((0..<7).shuffled(using: &random), days).map { offset, day in
      DayRecord(
        profile: day.profile, day: reported.first.adding(offset),
        totals: Totals([(day.figures, Tier.database)]), baseTarget: FixedDecimal(2_000))
    }
    let bare = (0..<7).filter { offset in !moved.contains { $0.day == reported.first.adding(offset) } }.map {
      record($0)
    }
    #expect(figures(days).period.averageOfLoggedDays == figures(moved + bare).period.averageOfLoggedDays)
    #expect(figures(days).period.loggedDays == figures(moved + bare).period.loggedDays)
  }

  @Test func `spread over the days that have come, where the week goes on`() {
    let days = [record(0, Nutrients(energy: FixedDecimal(1_500)))]
    #expect(figures(days).period.averageOfAllDays.energy == FixedDecimal(1_500) / FixedDecimal(7))
    let going = figures(days, through: reported.first.adding(2))
    #expect(going.period.averageOfAllDays.energy == FixedDecimal(500))
    #expect(!going.isWhole)
  }

  @Test func `are read back as they were written`() throws {
    let report = WeeklyReport(
      figures: figures(
        [record(0, Nutrients(energy: FixedDecimal(units: 123_456_789_01), fibre: FixedDecimal(3)), .unknown)],
        kilograms: 70,
        weights: [(-3, 71)], meals: [[.lunch, .snack]], foods: 4,
        shopping: Shopping(energy: FixedDecimal(12_000), items: 7, unknownItems: 2), water: [1_500]),
      changes: ReportChanges(from: figures([]), wasReported: true, to: figures([record(1, Nutrients(energy: .zero))])),
      text: "One “day” \\ two", author: "openai:gpt", made: Instant(milliseconds: 1_795_000_000_000))
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(WeeklyReport.self, from: data) == report)
  }

  @Test func `compare weeks of weighings, and say on how many they stand`() throws {
    let trend = try #require(
      WeightTrend(figures([], weights: [(-20, 90), (-6, 74), (-2, 72), (0, 71), (4, 70), (5, 72)])))
    #expect(trend.average == FixedDecimal(71) && trend.weighings == 3)
    #expect(trend.before == FixedDecimal(73) && trend.weighingsBefore == 2)
    #expect(trend.change == FixedDecimal(-2))
    #expect(WeightTrend(figures([], weights: [(-1, 70)])) == nil)
  }

  @Test func `tell what was bought beyond what was eaten, and nothing where nothing was bought`() {
    let days = [record(0, Nutrients(energy: FixedDecimal(1_500)))]
    let shopping = Shopping(energy: FixedDecimal(9_000), items: 12, unknownItems: 3)
    #expect(EnergyGap(figures(days, shopping: shopping))?.gap == FixedDecimal(7_500))
    #expect(EnergyGap(figures(days)) == nil)
  }
}

@Suite struct `what changed since a report` {
  private let earlier = figures(
    [record(-7, Nutrients(energy: FixedDecimal(2_000), protein: FixedDecimal(60), fibre: FixedDecimal(10)))],
    of: reported.before,
    weights: [(-7, 72)])

  @Test func `is what both weeks know and is not the same`() {
    let now = figures(
      [record(0, Nutrients(energy: FixedDecimal(1_800), protein: FixedDecimal(60)))], weights: [(0, 71)])
    let then = figures(
      [
        DayRecord(
          profile: UUID(), day: reported.before.first,
          totals: Totals([
            (Nutrients(energy: FixedDecimal(2_000), protein: FixedDecimal(60), fibre: FixedDecimal(10)), .label)
          ]),
          baseTarget: FixedDecimal(2_000))
      ], of: reported.before)
    let changes = ReportChanges(from: then, wasReported: true, to: now)
    #expect(changes.since == reported.before)
    #expect(changes.changes.map(\.subject) == [.average(.energy)])
    #expect(changes.changes.first?.then == FixedDecimal(2_000))
  }

  @Test func `leaves out sums that are known in part only`() {
    let whole = figures([record(0, Nutrients(energy: FixedDecimal(500), fibre: FixedDecimal(9)))])
    let part = figures([
      record(0, Nutrients(energy: FixedDecimal(500), fibre: FixedDecimal(3)), Nutrients(energy: .zero))
    ])
    #expect(ReportChanges(from: whole, wasReported: true, to: part).changes.isEmpty)
  }

  @Test func `figures of another week, of a day twice, or of more than there is, cannot be`() {
    let day = record(0, Nutrients(energy: FixedDecimal(500)))
    #expect(figures([day, record(6)], foods: 12, water: [1_500, 2_000]).isPossible)
    #expect(!figures([day, day]).isPossible)
    #expect(!figures([record(7)]).isPossible)
    #expect(!figures([day], through: reported.last.adding(1)).isPossible)
    #expect(!figures([day], foods: .max).isPossible)
    #expect(!figures([day], shopping: Shopping(energy: .zero, items: -1, unknownItems: 0)).isPossible)
    var full = day
    full.entries = .max
    #expect(!figures([full]).isPossible)
  }
}
