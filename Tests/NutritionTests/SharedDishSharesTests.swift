import Nutrition
import Testing

struct SharedDishSharesTests {
  private func grams(_ grams: Int...) -> [Grams] { grams.map { Grams(milligrams: Int64($0) * 1_000) } }

  @Test func `what is said is on the plates, and the rest is left`() throws {
    let shares = try #require(
      SharedDishShares(pot: FixedDecimal(1_200), plates: [FixedDecimal(400), FixedDecimal(350), FixedDecimal(150)]))
    #expect(shares.shares(of: Grams(FixedDecimal(1_200))) == grams(400, 350, 150, 300))
    #expect(shares.hasRest)
  }

  @Test func `who said nothing shares what is left`() throws {
    let shares = try #require(SharedDishShares(pot: FixedDecimal(1_000), plates: [FixedDecimal(400), nil, nil]))
    #expect(shares.shares(of: Grams(FixedDecimal(1_000))) == grams(400, 300, 300, 0))
    #expect(!shares.hasRest)
    let equal = try #require(SharedDishShares(pot: nil, plates: [nil, nil, nil]))
    #expect(equal.shares(of: 100) == [33, 34, 33, 0])
  }

  @Test func `no more can be on the plates than is in the pot`() {
    #expect(SharedDishShares(pot: FixedDecimal(1_000), plates: [FixedDecimal(600), FixedDecimal(401)]) == nil)
    #expect(SharedDishShares(pot: FixedDecimal(1_000), plates: [FixedDecimal(-1), FixedDecimal(401)]) == nil)
    #expect(SharedDishShares(pot: .zero, plates: [nil]) == nil)
    #expect(SharedDishShares(pot: nil, plates: [FixedDecimal(100), nil]) == nil)
  }

  @Test(arguments: 1...60)
  func `plates and rest are the pot, whatever its size, and every plate is what was said`(seed: Int) throws {
    var numbers = SystemlessNumbers(UInt64(seed))
    for _ in 0..<200 {
      let people = numbers.below(6) + 1
      let pot = FixedDecimal(units: Int64(numbers.below(5_000_000) + people * 1_000) * 100_000)
      let most = pot.units / Int64(people)
      let plates = (0..<people).map { _ in
        numbers.below(3) == 0 ? nil : FixedDecimal(units: Int64(numbers.below(Int(most / 100_000))) * 100_000)
      }
      let shares = try #require(SharedDishShares(pot: pot, plates: plates))
      let weights = shares.shares(of: Grams(pot))
      #expect(weights.reduce(.zero, +) == Grams(pot))
      #expect(weights.allSatisfy { $0 >= .zero })
      for (plate, weight) in zip(plates, weights) where plate != nil { #expect(weight == plate.map { Grams($0) }) }
      // Of another food in the pot each has the same share, to the milligram.
      let other = Int64(numbers.below(3_000_000))
      let parts = shares.shares(of: other)
      #expect(parts.reduce(0, +) == other)
      for (part, weight) in zip(parts, weights) {
        let exact = Double(other) * Double(weight.milligrams) / Double(Grams(pot).milligrams)
        #expect(abs(Double(part) - exact) <= 1.5 + Double(other) / Double(Grams(pot).milligrams))
      }
    }
  }
}

/// Numbers that are the same for the same seed.
private struct SystemlessNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(bound, 1)))
  }
}
