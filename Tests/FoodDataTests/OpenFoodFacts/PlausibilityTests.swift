import FoodData
import Nutrition
import Testing

@Suite struct PlausibilityTests {
  private func codes(
    _ energy: Int?, _ protein: Int?, _ carbohydrate: Int?, _ fat: Int?, sugar: Int? = nil, saturatedFat: Int? = nil,
    fibre: Int? = nil, sodium: Int? = nil, alcohol: Int? = nil, polyols: Int? = nil
  ) -> [String] {
    FigurePlausibility(
      Nutrients(
        energy: energy.map { FixedDecimal($0) }, protein: protein.map { FixedDecimal($0) },
        carbohydrate: carbohydrate.map { FixedDecimal($0) }, fat: fat.map { FixedDecimal($0) },
        saturatedFat: saturatedFat.map { FixedDecimal($0) }, sugar: sugar.map { FixedDecimal($0) },
        fibre: fibre.map { FixedDecimal($0) }, sodium: sodium.map { FixedDecimal($0) }),
      alcohol: alcohol.map { FixedDecimal($0) }, polyols: polyols.map { FixedDecimal($0) }
    ).warnings.map(\.code)
  }

  @Test func `Figures that fit have no warning`() {
    #expect(codes(400, 10, 60, 13, sugar: 60, saturatedFat: 13, fibre: 5, sodium: 39_000) == [])
  }

  @Test func `No figure is no matter of plausibility`() {
    #expect(codes(nil, nil, nil, nil) == [])
  }

  @Test func `More than all of it is impossible, and so is less than nothing`() {
    #expect(codes(906, 0, 0, 100) == ["impossible:kcal"])
    #expect(codes(0, -1, 0, 0) == ["impossible:protein_g"])
    #expect(codes(0, 0, 0, 0, fibre: 101) == ["impossible:fibre_g"])
    #expect(codes(0, 0, 0, 0, sodium: 39_401) == ["impossible:sodium_mg"])
    #expect(codes(440, 50, 60, 0) == ["impossible:macro_sum"])
  }

  @Test func `A part is not more than its whole`() {
    #expect(codes(40, 0, 10, 0, sugar: 11) == ["inconsistent:sugar_gt_carbs"])
    #expect(codes(90, 0, 0, 10, saturatedFat: 11) == ["inconsistent:saturated_gt_fat"])
  }

  @Test func `Energy fits protein, carbohydrate and fat to a fifth`() {
    #expect(codes(200, 10, 60, 13) == ["inconsistent:energy"])
    #expect(codes(700, 10, 60, 13) == ["inconsistent:energy"])
    #expect(codes(60, 0, 0, 0, fibre: 25) == [])
    #expect(codes(240, 0, 100, 0, polyols: 50) == [])
  }

  @Test func `It is not checked with alcohol or without a figure`() {
    #expect(codes(200, 0, 0, 0, alcohol: 40) == [])
    #expect(codes(200, nil, 0, 0) == ["missing:protein_g"])
  }
}
