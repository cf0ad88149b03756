import FoundationEssentials
import Nutrition
import TestSupport
import Testing

private func number(_ text: String) -> FixedDecimal { FixedDecimal(text) ?? .zero }

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
    #expect(needs.reasons.contains(.loseToFloor(FixedDecimal(1_200))))
  }

  @Test func `give ranges by the kilogram, and carbohydrate the rest`() {
    let needs = DailyNeeds(person("70", "175", 30, .male, .light))
    #expect((needs.shares.protein.least, needs.shares.protein.most) == (number("112"), number("154")))
    #expect((needs.shares.fat.least, needs.shares.fat.most) == (number("56"), number("70")))
    // (2,267 − 4 × 154 − 9 × 70) / 4 and (2,267 − 4 × 112 − 9 × 56) / 4
    #expect((needs.shares.carbohydrate.least, needs.shares.carbohydrate.most) == (number("255"), number("329")))
    #expect(needs.water?.millilitres == number("2450"))
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
            kilograms: FixedDecimal(kilograms), centimetres: FixedDecimal(45 + age * 8), age: age, sex: sex,
            activity: activity)
          let kept = DailyNeeds(wish)
          let need =
            age < 1
            ? kept.expenditure
            : ChildEnergy.of(
              age: age, kilograms: FixedDecimal(kilograms), activity: activity, sex: sex)
          for (aim, pace) in [(Profile.Aim.lose, 0), (.lose, 1), (.lose, 100), (.gain, 1)] {
            (wish.aim, wish.weeklyPace) = (aim, FixedDecimal(pace))
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
    #expect(needs.reasons.contains { if case .child = $0 { true } else { false } })
    #expect(
      !DailyNeeds(person("55", "160", 18, .female, .moderate)).reasons.contains {
        if case .child = $0 { true } else { false }
      })
  }

  @Test func `never propose less than the floor, nor more than is spent where that is above it`() {
    var random = SeededGenerator(seed: 1_200)
    for _ in 0..<5_000 {
      let wish = person(
        "\(Int.random(in: 30...250, using: &random))", "\(Int.random(in: 120...220, using: &random))",
        Int.random(in: 18...100, using: &random), Bool.random(using: &random) ? .male : .female,
        ActivityLevel.allCases.randomElement(using: &random) ?? .light, aim: .lose,
        pace: "\(Int.random(in: 0...5, using: &random))")
      let needs = DailyNeeds(wish)
      #expect(needs.energy <= max(needs.expenditure.rounded(toPlaces: 0), DailyNeeds.leastEnergy))
      #expect(needs.energy >= DailyNeeds.leastEnergy)
    }
  }

  @Test func `stay at the floor for who spends less, and say so`() {
    // 10 × 40 + 6.25 × 150 − 5 × 88 − 161, × 1.2: 883.8 kcal.
    for aim in [Profile.Aim.lose, .maintain] {
      let needs = DailyNeeds(person("40", "150", 88, .female, aim: aim, pace: "0.5"))
      #expect(needs.energy == DailyNeeds.leastEnergy)
      #expect(needs.reasons.contains(aim == .lose ? .loseToFloor(FixedDecimal(1_200)) : .floor(FixedDecimal(1_200))))
    }
  }

  @Test func `ask how fast, and take nothing off before it is said`() {
    let needs = DailyNeeds(person("90", "180", 40, .male, .moderate, aim: .lose))
    #expect(needs.energy == needs.expenditure.rounded(toPlaces: 0))
    #expect(needs.reasons.contains(.paceOpen))
  }

  /// Of 2,837 kcal and 90 kg: 5 to 10 and 10 to 26 per cent carbohydrate, 25 to 35 per cent protein.
  @Test(arguments: [
    (Diet.keto, ("144", "198"), ("35", "71"), ("171", "53", "216")),
    (.lowCarb, ("144", "198"), ("71", "184"), ("171", "128", "182")),
    (.highProtein, ("177", "248"), ("259", "370"), ("213", "314", "81")),
    (.balanced, ("144", "198"), ("309", "403"), ("171", "356", "81")),
  ])
  func `share the energy as the diet has it`(
    diet: Diet, protein: (String, String), carbohydrate: (String, String), aimed: (String, String, String)
  ) {
    var wish = person("90", "180", 40, .male, .moderate)
    wish.diet = diet
    let shares = DailyNeeds(wish).shares
    #expect((shares.protein.least, shares.protein.most) == (number(protein.0), number(protein.1)))
    #expect((shares.carbohydrate.least, shares.carbohydrate.most) == (number(carbohydrate.0), number(carbohydrate.1)))
    #expect(shares.target == Nutrients(protein: number(aimed.0), carbohydrate: number(aimed.1), fat: number(aimed.2)))
  }

  @Test func `have a bound of sodium where little of it is eaten`() {
    var wish = person("90", "180", 40, .male, .moderate)
    #expect(DailyNeeds(wish).target.sodium == nil)
    wish.diet = .lowSodium
    #expect(DailyNeeds(wish).target.sodium == number("1500"))
  }

  /// EFSA 2013: 70, 260 and 500 kcal in the three trimesters, 500 while nursing.
  @Test(arguments: [
    (Profile.Motherhood.firstTrimester, "70"), (.secondTrimester, "260"), (.pregnant, "260"),
    (.thirdTrimester, "500"), (.nursing, "500"),
  ])
  func `have what a pregnancy and nursing take, and no deficit`(motherhood: Profile.Motherhood, more: String) {
    var wish = person("62", "168", 34, .female, .light, aim: .lose, pace: "1")
    wish.motherhood = motherhood
    let needs = DailyNeeds(wish)
    #expect(needs.energy == (needs.lived + number(more)).rounded(toPlaces: 0))
    #expect(needs.reasons.contains(.motherhood(motherhood, more: number(more))))
    #expect(needs.water?.millilitres == number(motherhood == .nursing ? "2870" : "2470"))
  }

  @Test(arguments: 1..<18) func `are those of the family guide for a child`(age: Int) throws {
    for sex in Profile.Sex.allCases {
      let wish = DailyNeeds.Person(
        kilograms: FixedDecimal(8 + 3 * age), centimetres: FixedDecimal(70 + 6 * age), age: age, sex: sex,
        activity: .moderate)
      let member = FamilyMember(
        id: UUID(), created: Instant(milliseconds: 0), name: "Mia", age: age, kilograms: wish.kilograms,
        activity: .moderate,
        diet: .balanced, sex: sex)
      let guided = try #require(DailyNeed(member)).figures
      let own = DailyNeeds(wish).target
      #expect((own.energy, own.protein) == (guided.energy, guided.protein))
      #expect((own.carbohydrate, own.fat) == (guided.carbohydrate, guided.fat))
    }
  }

  /// EFSA 2010, all water of a day, of which drinks bring four fifths here.
  @Test(arguments: [
    (1, Profile.Sex.female, "960"), (3, .male, "1040"), (8, .male, "1280"), (12, .female, "1520"),
    (12, .male, "1680"), (17, .male, "2000"), (17, .female, "1600"),
  ])
  func `have a child's water by its age`(age: Int, sex: Profile.Sex, millilitres: String) {
    let need = WaterNeed(kilograms: FixedDecimal(30), age: age, sex: sex)
    #expect(need?.millilitres == number(millilitres))
    #expect(need?.phrase.hasPrefix("EFSA 2010") == true)
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
