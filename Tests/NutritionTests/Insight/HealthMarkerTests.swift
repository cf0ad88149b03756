import Nutrition
import TestSupport
import Testing

private let today = DayRange(endingOn: Day(number: 20_777), count: 1)

private func period(_ parts: Nutrients...) -> PeriodFigures {
  let totals = Totals(parts.map { ($0, Tier.database) })
  return PeriodFigures(today, days: [DayFigures(day: today.first, totals: totals)])
}

private func standing(
  _ nutrient: Nutrient, _ references: ReferenceValues, _ parts: Nutrients...
) -> HealthMarker.Standing? {
  let totals = Totals(parts.map { ($0, Tier.database) })
  let period = PeriodFigures(today, days: [DayFigures(day: today.first, totals: totals)])
  return HealthMarker(nutrient, of: period, against: references)?.standing
}

@Suite struct `a health marker` {
  @Test(arguments: [
    (ReferenceValues.who, 1_999, HealthMarker.Standing.within), (.who, 2_000, .high), (.eu, 2_400, .within),
    (.eu, 2_401, .high), (.us, 2_300, .within), (.us, 2_301, .high),
  ])
  func `of sodium is high over its limit`(references: ReferenceValues, sodium: Int, expected: HealthMarker.Standing) {
    #expect(
      standing(.sodium, references, Nutrients(energy: FixedDecimal(2_000), sodium: FixedDecimal(sodium))) == expected)
  }

  @Test(arguments: [
    (ReferenceValues.who, 24, HealthMarker.Standing.low), (.who, 25, .within), (.eu, 25, .within), (.us, 27, .low),
    (.us, 28, .within),
  ])
  func `of fibre is low under its bound`(references: ReferenceValues, fibre: Int, expected: HealthMarker.Standing) {
    #expect(
      standing(.fibre, references, Nutrients(energy: FixedDecimal(2_000), fibre: FixedDecimal(fibre))) == expected)
  }

  @Test func `may be a share of energy`() {
    // 20 g of saturated fat are 180 of 1,800 kcal.
    let day = Nutrients(energy: FixedDecimal(1_800), saturatedFat: FixedDecimal(20), sugar: FixedDecimal(45))
    #expect(standing(.saturatedFat, .who, day) == .within)
    #expect(standing(.sugar, .who, day) == .high)
    #expect(HealthMarker(.sugar, of: period(day), against: .who)?.value == FixedDecimal(10))
    #expect(standing(.sugar, .us, day) == .within)
  }

  @Test func `is open where a part that is not known might change it, and else not`() {
    let some = Nutrients(energy: FixedDecimal(300), fibre: FixedDecimal(30), sodium: FixedDecimal(2_500))
    let bare = Nutrients(energy: FixedDecimal(300))
    #expect(standing(.sodium, .who, some, bare) == .high)
    #expect(standing(.sodium, .who, Nutrients(energy: FixedDecimal(1), sodium: FixedDecimal(5)), bare) == .open)
    #expect(standing(.fibre, .who, some, bare) == .within)
    #expect(standing(.fibre, .who, Nutrients(energy: FixedDecimal(1), fibre: FixedDecimal(5)), bare) == .open)
    #expect(standing(.sodium, .who, bare) == .open)
    #expect(standing(.sugar, .who, Nutrients(sugar: FixedDecimal(5))) == .open)
  }

  @Test func `needs a logged day`() {
    #expect(HealthMarker.all(of: PeriodFigures(today, days: []), against: .who).isEmpty)
  }

  @Test(arguments: ReferenceValues.allCases) func `is one of four`(references: ReferenceValues) {
    let day = Nutrients(
      energy: FixedDecimal(2_000), protein: FixedDecimal(1), carbohydrate: FixedDecimal(1), fat: FixedDecimal(1))
    #expect(
      HealthMarker.all(of: period(day), against: references).map(\.nutrient)
        == [.sodium, .saturatedFat, .sugar, .fibre])
    for nutrient in [Nutrient.energy, .protein, .carbohydrate, .fat] {
      #expect(references.bound(of: nutrient) == nil)
    }
  }

  @Test(arguments: 1...30) func `never turns from high to within when more is eaten`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for references in ReferenceValues.allCases {
      let sodium = Int.random(in: 0...5_000, using: &random)
      let more = sodium + Int.random(in: 0...500, using: &random)
      func standing(of sodium: Int) -> HealthMarker.Standing? {
        HealthMarker(
          .sodium, of: period(Nutrients(energy: FixedDecimal(2_000), sodium: FixedDecimal(sodium))), against: references
        )?.standing
      }
      #expect(!(standing(of: sodium) == .high && standing(of: more) == .within))
    }
  }

  @Test func `says its bound in words`() {
    #expect(ReferenceValues.who.bound(of: .sodium)?.phrase(for: .sodium) == "below 2,000 mg")
    #expect(ReferenceValues.who.bound(of: .saturatedFat)?.phrase(for: .saturatedFat) == "at most 10 % of energy")
    #expect(ReferenceValues.us.bound(of: .fibre)?.phrase(for: .fibre) == "at least 28 g")
  }
}
