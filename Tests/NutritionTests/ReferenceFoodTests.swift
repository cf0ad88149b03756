import FoundationEssentials
import Nutrition
import Testing

struct ReferenceFoodTests {
  private let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))

  private func drink(density: FixedDecimal? = nil) -> ReferenceFood {
    ReferenceFood(
      source: FoodSource(.openFoodFacts, reference: "2000000000015"), name: "oat drink", basis: .millilitres,
      figures: Nutrients(energy: FixedDecimal(46), fat: FixedDecimal(2)), density: density)
  }

  @Test func `figures per 100 ml are taken per 100 g where no density is known, and the food is poured as water`() {
    let food = drink().food(id: id, created: Instant(milliseconds: 0))
    #expect(food.per100Grams.energy == FixedDecimal(46))
    #expect(food.density == FixedDecimal(1))
  }

  @Test func `a density turns figures per 100 ml into figures per 100 g`() {
    let food = drink(density: FixedDecimal(units: 92_000_000)).food(id: id, created: Instant(milliseconds: 0))
    #expect(food.per100Grams.energy == FixedDecimal(50))
    #expect(food.per100Grams.protein == nil)
  }

  @Test func `the gravest warning decides how far the figures can be trusted`() {
    let figures = Nutrients(energy: FixedDecimal(46))
    #expect(FoodTrust(of: .unknown, [.impossibleMacroSum]) == .none)
    #expect(FoodTrust(of: figures, []) == .ok)
    #expect(FoodTrust(of: figures, [.energyFromKilojoules]) == .ok)
    #expect(FoodTrust(of: figures, [.energyFromKilojoules, .missing([.protein])]) == .check)
    #expect(FoodTrust(of: figures, [.impossible(.fat), .missing([.protein])]) == .impossible)
  }

  @Test func `a warning is read by other programs as a code`() {
    #expect(FoodWarning.missing([.energy, .protein]).code == "missing:kcal,protein_g")
    #expect(FoodWarning.impossible(.carbohydrate).code == "impossible:carbs_g")
    #expect(FoodWarning.estimatesIgnored(3).code == "estimate_ignored:3")
  }
}
