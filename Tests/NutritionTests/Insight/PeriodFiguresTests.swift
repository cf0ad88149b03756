import Nutrition
import TestSupport
import Testing

private let week = DayRange(endingOn: Day(number: 20_777), count: 7)

/// A logged day with random figures; some days do not know their fibre.
private func logged(_ day: Day, _ random: inout SeededGenerator) -> DayFigures {
  let parts = (0...Int.random(in: 0...4, using: &random)).map { _ in
    (
      figures: Nutrients(
        energy: FixedDecimal(units: .random(in: 0...90_000_000_000, using: &random)),
        protein: FixedDecimal(units: .random(in: 0...9_000_000_000, using: &random)),
        fibre: Bool.random(using: &random) ? nil : FixedDecimal(units: .random(in: 0...900_000_000, using: &random))),
      tier: Tier.allCases[Int.random(in: 0..<Tier.allCases.count, using: &random)]
    )
  }
  return DayFigures(day: day, totals: Totals(parts))
}

@Suite struct `the figures of a period` {
  @Test func `of no logged day know nothing`() {
    let period = PeriodFigures(week, days: [])
    #expect(period.loggedDays == 0)
    #expect(period.averageOfLoggedDays == .unknown)
    #expect(period.averageOfAllDays == .unknown)
    #expect(period.series(.energy) == Array(repeating: nil, count: 7))
  }

  @Test func `average over the logged days and spread over all of them`() {
    let days = [(0, 2_100), (3, 1_800)].map { offset, energy in
      DayFigures(
        day: week.first.adding(offset), totals: Totals([(Nutrients(energy: FixedDecimal(energy)), .database)]))
    }
    let period = PeriodFigures(week, days: days)
    #expect(period.loggedDays == 2)
    #expect(period.averageOfLoggedDays.energy == FixedDecimal(1_950))
    #expect(period.averageOfAllDays.energy == FixedDecimal(3_900) / FixedDecimal(7))
    #expect(period.series(.energy) == [FixedDecimal(2_100), nil, nil, FixedDecimal(1_800), nil, nil, nil])
  }

  @Test func `leave out what is outside the range and what counts nothing`() {
    let energy: [(figures: Nutrients, tier: Tier)] = [(Nutrients(energy: FixedDecimal(500)), .label)]
    let days = [
      DayFigures(day: week.first.adding(-1), totals: Totals(energy)),
      DayFigures(day: week.last.adding(1), totals: Totals(energy)),
      DayFigures(day: week.first, totals: Totals()),
    ]
    #expect(PeriodFigures(week, days: days).loggedDays == 0)
  }

  @Test(arguments: 1...40) func `have an average that days without entries do not change`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let days = week.days.filter { _ in Bool.random(using: &random) }.map { logged($0, &random) }
    let longer = DayRange(endingOn: week.last.adding(30), count: 90)
    let short = PeriodFigures(week, days: days)
    let long = PeriodFigures(longer, days: days.shuffled(using: &random))
    #expect(short.averageOfLoggedDays == long.averageOfLoggedDays)
    #expect(short.totals == long.totals)
    #expect(short.loggedDays == long.loggedDays)
  }

  @Test(arguments: 1...40) func `are the sum of all entries, day by day or at once`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var parts: [(figures: Nutrients, tier: Tier)] = []
    var days: [DayFigures] = []
    for day in week.days {
      let entries = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        (
          figures: Nutrients(
            energy: FixedDecimal(units: .random(in: 0...9_000_000_000, using: &random)),
            sodium: Bool.random(using: &random) ? nil : FixedDecimal(units: .random(in: 0...9_000, using: &random))),
          tier: Tier.allCases[Int.random(in: 0..<Tier.allCases.count, using: &random)]
        )
      }
      parts += entries
      days.append(DayFigures(day: day, totals: Totals(entries)))
    }
    #expect(PeriodFigures(week, days: days).totals == Totals(parts))
  }

  @Test(arguments: 1...40) func `have an average between the least and the most of a day`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let days = week.days.map { logged($0, &random) }
    let period = PeriodFigures(week, days: days)
    let average = try #require(period.averageOfLoggedDays.energy)
    let energies = days.map(\.totals.energy)
    #expect(try #require(energies.min()) <= average)
    #expect(average <= (try #require(energies.max())))
    #expect(period.averageOfAllDays == period.averageOfLoggedDays)
  }
}

@Suite struct `a range of days` {
  @Test(arguments: [1, 2, 7, 30, 366]) func `has one of the same length right before it`(count: Int) {
    let range = DayRange(endingOn: Day(number: 20_000), count: count)
    #expect(range.count == count)
    #expect(range.days.count == count)
    #expect(range.before.count == count)
    #expect(range.before.last.adding(1) == range.first)
  }

  @Test func `does not end before it begins`() {
    #expect(DayRange(from: Day(number: 2), through: Day(number: 1)) == nil)
    #expect(DayRange(from: Day(number: 1), through: Day(number: 1))?.count == 1)
  }
}

@Suite struct `a comparison` {
  private func period(_ energy: Int?, _ range: DayRange) -> PeriodFigures {
    let totals = energy.map { Totals([(Nutrients(energy: FixedDecimal($0)), .label)]) }
    return PeriodFigures(range, days: totals.map { [DayFigures(day: range.first, totals: $0)] } ?? [])
  }

  @Test func `is of averages, and needs both periods`() {
    let both = PeriodComparison(period(1_900, week), before: period(2_000, week.before))
    #expect(both.change(of: .energy) == FixedDecimal(-100))
    #expect(both.change(of: .fibre) == nil)
    #expect(PeriodComparison(period(1_900, week), before: period(nil, week.before)).change(of: .energy) == nil)
    #expect(PeriodComparison(period(nil, week), before: period(2_000, week.before)).change(of: .energy) == nil)
  }
}

@Suite struct `spending` {
  @Test func `keeps currencies apart`() {
    let amounts = [("EUR", 250), ("USD", 100), ("EUR", 50)].map { Money(minorUnits: $1, currency: $0) }
    #expect(
      Spending(amounts).sums == [Money(minorUnits: 300, currency: "EUR"), Money(minorUnits: 100, currency: "USD")])
    #expect(Spending([]).isEmpty)
  }
}

@Suite struct `a trend` {
  private let values = [(0, 80), (3, 79), (6, 78)].map { (day: week.first.adding($0), value: FixedDecimal($1)) }

  @Test func `has nothing on days without a value`() {
    let trend = Trend(week, values: values)
    #expect(trend.values == [FixedDecimal(80), nil, nil, FixedDecimal(79), nil, nil, FixedDecimal(78)])
    #expect(trend.count == 3)
    #expect(trend.average == FixedDecimal(79))
    #expect(trend.latest == FixedDecimal(78))
    #expect(trend.change == FixedDecimal(-2))
  }

  @Test func `of one value has no change, of none no average`() {
    #expect(Trend(week, values: values.prefix(1)).change == nil)
    #expect(Trend(week, values: []).average == nil)
    #expect(Trend(week, values: []).latest == nil)
  }

  @Test func `takes the later of two values of a day`() {
    let twice = [(day: week.first, value: FixedDecimal(80)), (day: week.first, value: FixedDecimal(81))]
    #expect(Trend(week, values: twice).latest == FixedDecimal(81))
  }
}
