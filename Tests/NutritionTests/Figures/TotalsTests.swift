import Nutrition
import TestSupport
import Testing

private func energy(_ kilocalories: Int, _ tier: Tier) -> (figures: Nutrients, tier: Tier) {
  (Nutrients(energy: FixedDecimal(kilocalories)), tier)
}

@Suite struct `a total` {
  @Test func `of nothing knows nothing`() {
    let total = Totals()
    #expect(total.figures == .unknown)
    #expect(total.incomplete.isEmpty)
    #expect(total.worstTier == nil)
    #expect(total.count == 0)
    #expect(total.energy == .zero)
    #expect(total.estimatedPercent == 0)
  }

  @Test func `sums what is known and remembers what is not`() {
    let total = Totals([
      (Nutrients(energy: FixedDecimal(100), protein: FixedDecimal(5), sugar: .zero), .label),
      (Nutrients(energy: FixedDecimal(50), protein: nil, sugar: FixedDecimal(2)), .database),
    ])
    #expect(total.figures == Nutrients(energy: FixedDecimal(150), protein: FixedDecimal(5), sugar: FixedDecimal(2)))
    #expect(total.incomplete == [.protein, .carbohydrate, .fat, .saturatedFat, .fibre, .sodium])
    #expect(total.count == 2)
    #expect(total.worstTier == .database)
  }

  @Test func `is the same in any order`() {
    var random = SeededGenerator(seed: 5)
    var parts = (0..<100).map { index in
      (
        figures: Nutrients(
          energy: FixedDecimal(units: Int64.random(in: 0...90_000_000_000, using: &random)),
          protein: index % 3 == 0 ? nil : FixedDecimal(units: Int64.random(in: 0...900_000_000, using: &random))),
        tier: Tier.allCases[index % 4]
      )
    }
    let total = Totals(parts)
    for _ in 0..<10 {
      parts.shuffle(using: &random)
      #expect(Totals(parts) == total)
    }
  }

  @Test(arguments: Tier.allCases, Tier.allCases)
  func `is known as badly as its worst part`(first: Tier, second: Tier) {
    #expect(Totals([energy(1, first), energy(1, second)]).worstTier == max(first, second))
  }

  @Test(arguments: [
    (900, 100, 10), (100, 0, 0), (0, 0, 0), (0, 100, 100), (199, 1, 1), (201, 1, 0), (2, 1, 33), (1, 2, 67),
  ])
  func `states the share that is estimated`(database: Int, estimated: Int, percent: Int) {
    let total = Totals([energy(database, .database), energy(estimated, .estimated)])
    #expect(total.estimatedPercent == percent)
    #expect(total.estimatedEnergy == FixedDecimal(estimated))
  }

  @Test(arguments: zip(Tier.allCases, [false, false, false, true, true]))
  func `counts only guesses and unknown origins as estimated`(tier: Tier, estimated: Bool) {
    #expect(Totals([energy(100, tier)]).estimatedEnergy == (estimated ? FixedDecimal(100) : .zero))
  }
}

@Suite struct `tiers` {
  @Test func `go from the best to the worst`() {
    #expect(Tier.allCases.shuffled().sorted() == [.label, .database, .remembered, .estimated, .unknown])
  }
}
