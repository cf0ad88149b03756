import Nutrition
import TestSupport
import Testing

private func share(_ protein: String?, _ carbohydrate: String?, _ fat: String?) -> MacroShare? {
  MacroShare(
    Nutrients(
      protein: protein.flatMap { FixedDecimal($0) }, carbohydrate: carbohydrate.flatMap { FixedDecimal($0) },
      fat: fat.flatMap { FixedDecimal($0) }))
}

@Suite struct `the shares of the macronutrients` {
  @Test(arguments: [
    ("100", "0", "0", [100, 0, 0]), ("0", "0", "0.001", [0, 0, 100]), ("9", "9", "4", [34, 33, 33]),
    ("25", "25", "0", [50, 50, 0]), ("5.8", "30.9", "0.93", [15, 80, 5]), ("1", "1", "0.00000001", [50, 50, 0]),
  ])
  func `are whole per cent of the energy`(protein: String, carbohydrate: String, fat: String, expected: [Int]) throws {
    let shares = try #require(share(protein, carbohydrate, fat))
    #expect([shares.protein, shares.carbohydrate, shares.fat] == expected)
  }

  @Test func `always add up to 100`() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<10_000 {
      func some() -> FixedDecimal { FixedDecimal(units: Int64.random(in: 0...10_000_000_000, using: &random)) }
      let shares = try #require(MacroShare(Nutrients(protein: some(), carbohydrate: some(), fat: some())))
      #expect(shares.protein + shares.carbohydrate + shares.fat == 100)
    }
  }

  @Test func `are unknown where a figure is unknown or nothing is there`() {
    #expect(share(nil, "1", "1") == nil)
    #expect(share("1", nil, "1") == nil)
    #expect(share("1", "1", nil) == nil)
    #expect(share("0", "0", "0") == nil)
  }
}
