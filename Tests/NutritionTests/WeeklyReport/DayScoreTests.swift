import Nutrition
import Testing

private func score(_ eaten: Nutrients, target: Nutrients? = nil, water: Int? = nil) -> DayScore? {
  DayScore(
    WeekFigures(
      week: reported, through: reported.first, days: [record(0, eaten)],
      target: target ?? Nutrients(energy: FixedDecimal(2_000)), hasTarget: target != nil, references: .who,
      kilograms: FixedDecimal(60), water: water.map { [DayAmount(day: reported.first, amount: FixedDecimal($0))] } ?? []
    ))
}

@Suite struct `the score of a day` {
  let target = Nutrients(energy: FixedDecimal(2_000), protein: FixedDecimal(100))

  @Test func `is whole where everything is as it should be`() {
    let eaten = Nutrients(
      energy: FixedDecimal(2_150), protein: FixedDecimal(100), fibre: FixedDecimal(30), sodium: FixedDecimal(1_500))
    #expect(score(eaten, target: target)?.value == 100)
  }

  @Test func `is the mean of its parts`() {
    // 20 % over: 100 − 2 × 10; half of the protein; half as much sodium again.
    let eaten = Nutrients(
      energy: FixedDecimal(2_400), protein: FixedDecimal(50), fibre: FixedDecimal(25), sodium: FixedDecimal(3_000))
    #expect(score(eaten, target: target)?.parts.map(\.points) == [80, 50, 100, 50])
    #expect(score(eaten, target: target)?.value == 70)
  }

  @Test func `leaves energy out without a target of one's own`() {
    let eaten = Nutrients(
      energy: FixedDecimal(9_000), protein: FixedDecimal(60), fibre: FixedDecimal(25), sodium: FixedDecimal(100))
    #expect(score(eaten)?.parts.map(\.subject) == [.habit(.protein), .habit(.fibre), .habit(.sodium)])
  }

  @Test func `needs two parts`() {
    #expect(score(Nutrients(energy: FixedDecimal(2_000)), target: target) == nil)
    #expect(
      score(Nutrients(energy: FixedDecimal(2_000)), target: target, water: 1_050)?.parts.map(\.points) == [100, 50])
  }
}
