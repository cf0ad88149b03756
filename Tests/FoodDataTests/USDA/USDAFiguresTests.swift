import FoodData
import Nutrition
import Testing

@Suite("The eight figures of a USDA food")
struct USDAFiguresTests {
  @Test(
    arguments: [
      ([.energy: 10, .energyBySpecificFactors: 20, .energyByGeneralFactors: 30, .energyInKilojoules: 400], 10),
      ([.energyBySpecificFactors: 20, .energyByGeneralFactors: 30, .energyInKilojoules: 400], 20),
      ([.energyByGeneralFactors: 30, .energyInKilojoules: 400], 30),
    ] as [([USDANutrient: Int], Int)])
  func `take energy as stated`(amounts: [USDANutrient: Int], energy: Int) {
    #expect(figures(amounts).figures.energy == FixedDecimal(energy))
  }

  @Test func `turn kilojoules into kilocalories, and say so`() {
    let read = figures([.energyInKilojoules: 418])
    #expect(read.figures.energy == FixedDecimal("99.9"))
    #expect(read.warnings.contains(.energyFromKilojoules))
  }

  @Test func `reckon energy of protein, carbohydrate, fat and alcohol where none is stated, and say so`() {
    let read = figures([.protein: 10, .carbohydrate: 20, .fat: 5, .alcohol: 1])
    #expect(read.figures.energy == FixedDecimal(172))
    #expect(read.warnings.contains(.energyFromMacros))
  }

  @Test func `reckon the energy of an oil of its fat alone`() {
    let read = figures([.fatOfLabels: 94, .saturatedFat: 15])
    #expect(read.figures.energy == FixedDecimal(846))
    #expect(read.figures.fat == FixedDecimal(94))
    #expect(read.figures.carbohydrate == nil)
    #expect(read.warnings.contains(.energyFromMacros))
    #expect(read.warnings.contains(.approximate(.fat)))
  }

  @Test func `reckon the energy of butter of its fat where water is the rest`() {
    #expect(figures([.fat: 81, .water: 17]).figures.energy == FixedDecimal(729))
  }

  @Test func `reckon no energy where much may hide in what is not known`() {
    let beans = figures([.protein: 25, .fat: 1, .fibre: 4, .water: 0])
    #expect(beans.figures.energy == nil)
    #expect(!beans.warnings.contains(.energyFromMacros))
    #expect(figures([:]).figures == .unknown)
  }

  @Test func `take total fat before that of labels, and total sugars before those of labels`() {
    let read = figures([.fat: 34, .fatOfLabels: 29, .sugars: 7, .sugarsOfLabels: 6, .fibre: 2, .fibreByNewerMethod: 4])
    #expect(read.figures.fat == FixedDecimal(34))
    #expect(read.figures.sugar == FixedDecimal(7))
    #expect(read.figures.fibre == FixedDecimal(2))
    #expect(!read.warnings.contains(.approximate(.fat)))
    #expect(figures([.sugarsOfLabels: 6, .fibreByNewerMethod: 4]).figures.sugar == FixedDecimal(6))
    #expect(figures([.sugarsOfLabels: 6, .fibreByNewerMethod: 4]).figures.fibre == FixedDecimal(4))
  }

  @Test func `are found by id and by number`() {
    #expect(USDANutrient(id: 1008) == .energy)
    #expect(USDANutrient(id: 208) == .energy)
    #expect(USDANutrient(number: "269.3") == .sugarsOfLabels)
    #expect(USDANutrient(id: 1087) == nil)
    #expect(USDANutrient(id: 301) == nil)
  }

  private func figures(_ amounts: [USDANutrient: Int]) -> USDAFigures {
    USDAFigures(USDAAmounts(amounts.mapValues { FixedDecimal($0) }))
  }
}
