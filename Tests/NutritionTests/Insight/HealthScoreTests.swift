import Nutrition
import Testing

struct HealthScoreTests {
  private func figures(
    _ energy: Int, saturated: Int, sugar: Int, sodium: Int, fibre: Int? = nil, protein: Int? = nil
  ) -> Nutrients {
    Nutrients(
      energy: FixedDecimal(energy), protein: protein.map { FixedDecimal($0) }, saturatedFat: FixedDecimal(saturated),
      sugar: FixedDecimal(sugar), fibre: fibre.map { FixedDecimal($0) }, sodium: FixedDecimal(sodium))
  }

  @Test func `nothing for or against a food is seventy`() throws {
    #expect(try #require(HealthScore(of: figures(80, saturated: 1, sugar: 4, sodium: 90))).value == 70)
  }

  @Test func `vegetables rise above it by their produce, fibre and protein`() throws {
    let broccoli = try #require(
      HealthScore(
        of: figures(34, saturated: 0, sugar: 2, sodium: 33, fibre: 3, protein: 3), produceShare: FixedDecimal(1)))
    #expect(broccoli.produce == 5)
    #expect(broccoli.favouring == [.fibre: 3, .protein: 1])
    #expect(broccoli.value == 88)
  }

  @Test func `with eleven points against it a food gets none for protein, unless it is mostly produce`() throws {
    let sausage = figures(320, saturated: 11, sugar: 1, sodium: 900, protein: 12)
    let plain = try #require(HealthScore(of: sausage))
    #expect(plain.against == [.energy: 3, .saturatedFat: 10, .sugar: 0, .sodium: 9])
    #expect(plain.favouring[.protein] == 0)
    #expect(plain.value == 26)
    #expect(try #require(HealthScore(of: sausage, produceShare: FixedDecimal(1))).favouring[.protein] == 5)
  }

  @Test func `the score stays within 0 and 100`() throws {
    let worst = figures(900, saturated: 60, sugar: 100, sodium: 5_000)
    #expect(try #require(HealthScore(of: worst)).value == 0)
    let best = figures(20, saturated: 0, sugar: 0, sodium: 0, fibre: 20, protein: 20)
    #expect(try #require(HealthScore(of: best, produceShare: FixedDecimal(1))).value == 100)
  }

  @Test func `what is unknown is not praised: there is no score then`() {
    #expect(HealthScore(of: Nutrients(energy: FixedDecimal(50), saturatedFat: .zero, sugar: .zero)) == nil)
  }
}
