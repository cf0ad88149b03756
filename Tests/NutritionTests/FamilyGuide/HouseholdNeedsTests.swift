import FoundationEssentials
import Nutrition
import TestSupport
import Testing

private func member(
  _ age: Int, _ kilograms: String?, _ activity: ActivityLevel = .moderate, _ diet: Diet = .balanced
) -> FamilyMember {
  FamilyMember(
    id: UUID(), created: Instant(milliseconds: 0), name: "Ada", age: age,
    kilograms: kilograms.flatMap { FixedDecimal($0) },
    activity: activity, diet: diet)
}

struct DailyNeedTests {
  @Test func `a grown person's day`() throws {
    let need = try #require(DailyNeed(member(40, "70", .light)))
    // (11.472 × 70 + 873.1 + 8.126 × 70 + 845.6) / 2 × 1.55 = 2395.1
    #expect(need.figures.energy == FixedDecimal(2_400))
    #expect(need.equation == .schofield)
    #expect(need.figures.protein == FixedDecimal(90))
    #expect(need.figures.fat == FixedDecimal(88))
    #expect(need.figures.carbohydrate == FixedDecimal(312))
    #expect(need.figures.sugar == FixedDecimal(60))
    #expect(need.figures.fibre == FixedDecimal(25) && need.figures.sodium == FixedDecimal(2_000))
    #expect(need.assumedKilograms == nil)
  }

  @Test func `an infant's milk is not counted`() {
    #expect(DailyNeed(member(0, "8")) == nil)
    #expect(HouseholdNeeds([member(0, "8"), member(30, "60")]).infants.count == 1)
  }

  @Test func `a weight that is not known is taken, and said`() throws {
    #expect(try #require(DailyNeed(member(40, nil))).assumedKilograms == FixedDecimal(70))
    #expect(try #require(DailyNeed(member(7, nil))).assumedKilograms == (try figure("23.65")))
  }

  @Test(arguments: [Diet.keto, .lowCarb, .mediterranean, .vegan], 1...17)
  func `a child's energy is shared as children's, whatever the diet`(diet: Diet, age: Int) throws {
    for alternative in 0..<3 {
      let need = try #require(DailyNeed(member(age, nil, .moderate, diet), alternative: alternative))
      #expect((45...60).contains(need.split.carbohydrate))
      #expect((age < 4 ? 35...40 : 20...35).contains(need.split.fat))
    }
  }

  @Test(arguments: Diet.allCases, 0..<3)
  func `a split is the whole energy, within what its diet means`(diet: Diet, alternative: Int) {
    let split = EnergySplit.of(diet, age: 40, alternative: alternative)
    #expect(split.protein + split.carbohydrate + split.fat == 100)
    let carbohydrate =
      switch diet {
      case .keto: 0...9
      case .lowCarb: 10...25
      case .mediterranean: 40...50
      case .highProtein: 40...45
      case .balanced, .vegetarian, .vegan, .pescatarian, .lowSodium: 45...60
      }
    #expect(carbohydrate.contains(split.carbohydrate))
  }

  @Test(arguments: [-4, -1, 3, 7, .min, .max])
  func `any number names one of the alternatives`(number: Int) {
    let known = (0..<3).map { EnergySplit.of(.vegan, age: 30, alternative: $0) }
    #expect(known.contains(EnergySplit.of(.vegan, age: 30, alternative: number)))
  }

  @Test(arguments: ActivityLevel.allCases, 1...17)
  func `no child is ever planned less than its body spends, at any weight`(activity: ActivityLevel, age: Int) throws {
    var last = FixedDecimal.zero
    for kilograms in stride(from: 2, through: 300, by: 1) {
      let need = try #require(DailyNeed(member(age, "\(kilograms)", activity)))
      let energy = try #require(need.figures.energy)
      #expect(need.least.energy == energy)
      #expect(energy > RestingEnergy.of(age: age, kilograms: FixedDecimal(kilograms)) * (try figure("1.3")))
      #expect(energy >= last, "a heavier child needs no less")
      last = energy
    }
  }

  @Test func `the figures of anybody make the energy, and keep the protein`() throws {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<3_000 {
      let person = member(
        Int.random(in: 1...110, using: &generator), "\(Int.random(in: 3...300, using: &generator))",
        try #require(ActivityLevel.allCases.randomElement(using: &generator)),
        try #require(Diet.allCases.randomElement(using: &generator)))
      let need = try #require(DailyNeed(person, alternative: Int.random(in: 0...2, using: &generator)))
      let figures = need.figures
      let energy = try #require(figures.energy)
      let protein = try #require(figures.protein)
      let carbohydrate = try #require(figures.carbohydrate)
      let fat = try #require(figures.fat)
      let made = (protein + carbohydrate) * FixedDecimal(4) + fat * FixedDecimal(9)
      #expect((made - energy).magnitude <= FixedDecimal(9))
      #expect(protein >= ReferenceIntake.proteinPerKilogram(age: person.age) * (person.kilograms ?? .zero))
      #expect(try #require(figures.sugar) <= carbohydrate)
      #expect(try #require(need.least.energy) <= energy)
    }
  }
}

struct HouseholdNeedsTests {
  private let needs = HouseholdNeeds([member(40, "70", .light), member(38, "62"), member(7, "24"), member(0, "7")])

  @Test func `the household's day is the sum of its members'`() {
    for nutrient in Nutrient.allCases where nutrient != .saturatedFat {
      let sum = needs.members.reduce(FixedDecimal.zero) { $0 + ($1.figures[nutrient] ?? .zero) }
      #expect(needs.total[nutrient] == sum)
    }
    #expect(needs.total.saturatedFat == nil)
    #expect(HouseholdNeeds([]).total == .unknown)
  }

  @Test func `an adjustment of the energy is borne by the adults`() throws {
    let range = try #require(needs.range(of: .energy))
    let child = try #require(needs.members[2].figures.energy)
    let total = try #require(needs.total.energy)
    #expect(range.lowerBound == child + (total - child) * (try figure("0.9")))
    #expect(range.upperBound == total * (try figure("1.1")))
  }

  @Test func `children alone can be planned no less`() {
    let children = HouseholdNeeds([member(7, "24"), member(12, nil), member(17, "90", .sedentary)])
    #expect(children.range(of: .energy)?.lowerBound == children.total.energy)
    #expect(children.range(of: .energy, stated: true)?.lowerBound == children.total.energy)
  }

  @Test func `sugar and sodium are not raised, fibre is not lowered`() {
    #expect(needs.range(of: .sugar)?.upperBound == needs.total.sugar)
    #expect(needs.range(of: .sodium)?.upperBound == needs.total.sodium)
    #expect(needs.range(of: .fibre)?.lowerBound == needs.total.fibre)
  }

  @Test func `the household's own figures keep the floors too`() throws {
    let range = try #require(needs.range(of: .energy, stated: true))
    let rest = [40, 38].map { RestingEnergy.of(age: $0, kilograms: FixedDecimal($0 == 40 ? 70 : 62)) }
    #expect(range.lowerBound >= rest[0] + rest[1] + (needs.members[2].figures.energy ?? .zero))
    #expect(range.contains(needs.total.energy ?? .zero))
  }
}
