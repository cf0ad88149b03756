import Nutrition
import TestSupport
import Testing

private let pasta = Nutrients(
  energy: FixedDecimal(158), protein: FixedDecimal("5.8"), carbohydrate: FixedDecimal("30.859"),
  fat: FixedDecimal("0.93"),
  saturatedFat: FixedDecimal("0.176"), sugar: nil, fibre: FixedDecimal("1.8"), sodium: .zero)

@Suite struct `the eight figures` {
  @Test func `of a portion follow from those of 100 g`() throws {
    let portion = pasta.portion(of: try grams("250"))
    #expect(
      portion
        == Nutrients(
          energy: FixedDecimal(395), protein: FixedDecimal("14.5"), carbohydrate: FixedDecimal("77.1475"),
          fat: FixedDecimal("2.325"),
          saturatedFat: FixedDecimal("0.44"), sugar: nil, fibre: FixedDecimal("4.5"), sodium: .zero))
  }

  @Test func `stay unknown where they are unknown, and zero where they are zero`() throws {
    for changed in [
      pasta.portion(of: try grams("37")), pasta.times(FixedDecimal(3)), pasta.mapped { $0 + FixedDecimal(1) },
    ] {
      #expect(changed.sugar == nil)
    }
    #expect(pasta.portion(of: try grams("37")).sodium == FixedDecimal.zero)
    #expect(Nutrients.unknown.portion(of: try grams("100")) == .unknown)
  }

  @Test func `of a portion are exact to the milligram`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<10_000 {
      let thousandths = Int64.random(in: 0...910_000, using: &random)
      let milligrams = Int64.random(in: 1...100_000_000, using: &random)
      let per100Grams = Nutrients(energy: FixedDecimal(units: thousandths * 100_000))
      let portion = per100Grams.portion(of: Grams(milligrams: milligrams))
      #expect(portion.energy?.units == thousandths * milligrams)
    }
  }

  @Test func `of two halves are those of the whole`() throws {
    let halves = pasta.portion(of: try grams("100.001"))
    let whole = pasta.portion(of: try grams("200.002"))
    #expect(halves.times(FixedDecimal(2)) == whole)
  }

  @Test func `of the heaviest imaginable portion stay in range`() {
    #expect(pasta.portion(of: Grams(milligrams: .max)).energy == FixedDecimal(units: .max))
  }

  @Test(arguments: Nutrient.allCases)
  func `are reached by name`(nutrient: Nutrient) {
    var figures = Nutrients.unknown
    figures[nutrient] = FixedDecimal(7)
    for other in Nutrient.allCases { #expect(figures[other] == (other == nutrient ? FixedDecimal(7) : nil)) }
  }

  @Test func `have the keys that other programs read, and null for unknown`() throws {
    let keys = ["kcal", "protein_g", "carbs_g", "fat_g", "saturated_fat_g", "sugar_g", "fibre_g", "sodium_mg"]
    #expect(Nutrient.allCases.map(\.key) == keys)
    let text =
      #"{"carbs_g":30.859,"fat_g":0.93,"fibre_g":1.8,"kcal":158,"protein_g":5.8,"saturated_fat_g":0.176,"#
      + #""sodium_mg":0,"sugar_g":null}"#
    #expect(try json(pasta) == text)
    #expect(try decoded(from: text) == pasta)
    #expect(try decoded(from: "{}") == Nutrients.unknown)
  }

  @Test func `have a unit and a name each`() {
    #expect(Nutrient.allCases.map(\.unit) == ["kcal", "g", "g", "g", "g", "g", "g", "mg"])
    #expect(
      Nutrient.allCases.map(\.name) == [
        "energy", "protein", "carbohydrate", "fat", "saturated fat", "sugar", "fibre", "sodium",
      ])
  }
}
