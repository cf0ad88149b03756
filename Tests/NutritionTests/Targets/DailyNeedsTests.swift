import Nutrition
import TestSupport
import Testing

private func number(_ text: String) -> Figure { Figure(text) ?? .zero }

private func person(
  _ kilograms: String, _ centimetres: String, _ age: Int, _ sex: Profile.Sex,
  _ activity: ActivityLevel = .sedentary, aim: Profile.Aim = .maintain, pace: String = "0"
) -> DailyNeeds.Person {
  DailyNeeds.Person(
    kilograms: number(kilograms), centimetres: number(centimetres), age: age, sex: sex, activity: activity, aim: aim,
    weeklyPace: number(pace))
}

@Suite struct `the energy at rest` {
  /// 10 × kg + 6.25 × cm − 5 × years + 5 or − 161, reckoned by hand.
  @Test(arguments: [
    ("70", "175", 30, Profile.Sex.male, "1648.75"), ("60", "165", 25, .female, "1345.25"),
    ("92.5", "181.5", 47, .male, "1829.375"), ("48", "152", 71, .female, "914"), ("2", "40", 99, .female, "0"),
  ])
  func `is that of Mifflin and St Jeor`(
    kilograms: String, centimetres: String, age: Int, sex: Profile.Sex, kcal: String
  ) {
    let basal = BasalMetabolicRate.mifflinStJeor(
      kilograms: number(kilograms), centimetres: number(centimetres), age: age, sex: sex)
    #expect(basal == number(kcal))
  }
}

@Suite struct `daily needs` {
  @Test(arguments: [
    (0, ActivityLevel.sedentary, "1.2"), (1, .sedentary, "1.2"), (2, .sedentary, "1.2"), (3, .light, "1.375"),
    (4, .light, "1.375"), (5, .moderate, "1.55"), (6, .moderate, "1.55"), (7, .active, "1.725"),
  ])
  func `take their factor from the active days`(days: Int, level: ActivityLevel, factor: String) {
    #expect(ActivityLevel(activeDays: days) == level)
    #expect(level.factor == number(factor))
  }

  @Test func `are what is spent, to keep the weight`() {
    #expect(DailyNeeds(person("70", "175", 30, .male, .light)).energy == number("2267"))
  }

  @Test func `are less by the pace, to lose`() {
    // 2,267.03 − 0.5 × 7,700 / 7
    let needs = DailyNeeds(person("70", "175", 30, .male, .light, aim: .lose, pace: "0.5"))
    #expect(needs.energy == number("1717"))
  }

  @Test func `are 300 kcal more, to gain`() {
    #expect(DailyNeeds(person("70", "175", 30, .male, .light, aim: .gain)).energy == number("2567"))
  }

  @Test func `stop at 1,200 kcal, and say so`() {
    let needs = DailyNeeds(person("55", "160", 40, .female, aim: .lose, pace: "1"))
    #expect(needs.energy == DailyNeeds.leastEnergy)
    #expect(needs.explanation.contains { $0.contains("not below 1,200 kcal") })
  }

  @Test func `give ranges by the kilogram, and carbohydrate the rest`() {
    let needs = DailyNeeds(person("70", "175", 30, .male, .light))
    #expect((needs.protein.least, needs.protein.most) == (number("112"), number("154")))
    #expect((needs.fat.least, needs.fat.most) == (number("56"), number("70")))
    // (2,267 − 4 × 154 − 9 × 70) / 4 and (2,267 − 4 × 112 − 9 × 56) / 4
    #expect((needs.carbohydrate.least, needs.carbohydrate.most) == (number("255"), number("329")))
    #expect(needs.waterMillilitres == number("2450"))
  }

  @Test func `never propose a deficit under 18, whoever it is and whatever is wished`() {
    var random = SeededGenerator(seed: 18)
    for _ in 0..<5_000 {
      var wish = person(
        "\(Int.random(in: 3...150, using: &random))", "\(Int.random(in: 45...200, using: &random))",
        Int.random(in: 0..<18, using: &random), Bool.random(using: &random) ? .male : .female,
        ActivityLevel.allCases.randomElement(using: &random) ?? .light, aim: .lose,
        pace: "\(Int.random(in: 0...5, using: &random))")
      let losing = DailyNeeds(wish).energy
      wish.aim = .maintain
      #expect(losing == DailyNeeds(wish).energy)
    }
  }

  @Test(arguments: 0..<18)
  func `propose no deficit at any age under 18, at any weight, to whatever end`(age: Int) {
    for kilograms in 3...150 {
      for sex in Profile.Sex.allCases {
        for activity in ActivityLevel.allCases {
          var wish = DailyNeeds.Person(
            kilograms: Figure(kilograms), centimetres: Figure(45 + age * 8), age: age, sex: sex, activity: activity)
          let kept = DailyNeeds(wish)
          let need =
            age < 1
            ? kept.expenditure
            : ChildEnergy.of(
              age: age, kilograms: Figure(kilograms), activity: activity, sex: sex)
          for (aim, pace) in [(Profile.Aim.lose, 0), (.lose, 1), (.lose, 100), (.gain, 1)] {
            (wish.aim, wish.weeklyPace) = (aim, Figure(pace))
            let energy = DailyNeeds(wish).energy
            if energy != kept.energy || energy < need.rounded(toPlaces: 0) {
              Issue.record("\(energy) for \(wish)")
            }
          }
        }
      }
    }
  }

  @Test func `say what a child needs beyond the equation of adults`() {
    let needs = DailyNeeds(person("55", "160", 15, .female, .moderate, aim: .lose, pace: "1"))
    #expect(needs.energy > number("2400"))
    #expect(needs.explanation.contains { $0.contains("Torun, FAO/WHO/UNU 2004") })
    #expect(!DailyNeeds(person("55", "160", 18, .female, .moderate)).explanation.contains { $0.contains("Torun") })
  }

  @Test func `never propose less than the floor, nor more than is spent where less is wished`() {
    var random = SeededGenerator(seed: 1_200)
    for _ in 0..<5_000 {
      let wish = person(
        "\(Int.random(in: 30...250, using: &random))", "\(Int.random(in: 120...220, using: &random))",
        Int.random(in: 18...100, using: &random), Bool.random(using: &random) ? .male : .female,
        ActivityLevel.allCases.randomElement(using: &random) ?? .light, aim: .lose,
        pace: "\(Int.random(in: 0...5, using: &random))")
      let needs = DailyNeeds(wish)
      let spent = needs.expenditure.rounded(toPlaces: 0)
      #expect(needs.energy <= spent)
      #expect(needs.energy >= min(DailyNeeds.leastEnergy, spent))
    }
  }
}

@Suite struct `an age` {
  @Test(arguments: [
    ("1990-06-15", "2026-06-14", 35), ("1990-06-15", "2026-06-15", 36), ("2008-02-29", "2026-02-28", 17),
    ("2008-02-29", "2026-03-01", 18), ("2026-11-20", "2026-11-20", 0),
  ])
  func `is counted in whole years`(birth: String, on: String, age: Int) throws {
    #expect(try #require(Day(birth)).age(on: try #require(Day(on))) == age)
  }
}

@Suite struct `a body's measures` {
  @Test(arguments: [
    ("72 kg", "72"), ("72,5kg", "72.5"), ("72", "72"), ("160 lb", "72.575"), ("160lbs.", "72.575"),
    ("11 st 4 lb", "71.668"), ("11st 4", "71.668"), ("11 stone", "69.853"), ("2.4 kilos", "2.4"),
  ])
  func `are read as a weight`(words: String, kilograms: String) {
    #expect(BodyMeasure.kilograms(words) == number(kilograms))
  }

  @Test(arguments: [
    ("178 cm", "178"), ("1.78 m", "178"), ("1,78", "178"), ("178", "178"), ("5 ft 10", "177.8"), ("5'10\"", "177.8"),
    ("5’ 10”", "177.8"), ("70 in", "177.8"), ("6 feet", "182.88"), ("1 m 65", "165"),
  ])
  func `are read as a height`(words: String, centimetres: String) {
    #expect(BodyMeasure.centimetres(words) == number(centimetres))
  }

  @Test func `take a bare number in the person's units`() {
    #expect(BodyMeasure.kilograms("160", units: .us) == number("72.575"))
    #expect(BodyMeasure.centimetres("70", units: .us) == number("177.8"))
  }

  @Test(arguments: ["", "heavy", "kg", "-5 kg", "0 kg", "5000 kg", "72 kg 3 miles", "1.2.3 kg", "72 eggs", "5 5 5"])
  func `are nothing where they cannot be one`(words: String) {
    #expect(BodyMeasure.kilograms(words) == nil)
    #expect(BodyMeasure.centimetres(words) == nil)
  }
}
