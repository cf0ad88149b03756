import Nutrition
import Testing

/// Figures per 100 g, written as the tables below need them.
private func figures(
  _ energy: String, protein: String? = "0", carbohydrate: String? = "0", fat: String? = "0", fibre: String? = nil
) -> Nutrients {
  Nutrients(
    energy: FixedDecimal(energy), protein: protein.flatMap { FixedDecimal($0) },
    carbohydrate: carbohydrate.flatMap { FixedDecimal($0) },
    fat: fat.flatMap { FixedDecimal($0) }, fibre: fibre.flatMap { FixedDecimal($0) })
}

@Suite struct `the energy check` {
  @Test(arguments: [
    figures("400", protein: "100"), figures("400", carbohydrate: "100"), figures("900", fat: "100"),
    figures("200", carbohydrate: "100", fibre: "100"),
    figures("158", protein: "5.8", carbohydrate: "30.9", fat: "0.93"),
    figures("0"), figures("910", fat: "100"),
  ])
  func `counts 4 kcal for protein and carbohydrate, 9 for fat, 2 for fibre`(per100Grams: Nutrients) {
    #expect(EnergyCheck.of(per100Grams) == .plausible)
  }

  @Test(arguments: [
    ("440", "400", true), ("444.44444444", "400", true), ("444.44444448", "400", false), ("360", "400", true),
    ("359.99999999", "400", false), ("10", "0", true), ("10.00000001", "0", false), ("50", "60", true),
    ("49.99999999", "60", false),
  ])
  func `warns past a tenth of the larger value, but not within 10 kcal`(
    stated: String, computed: String, plausible: Bool
  ) throws {
    let protein = try figure(computed) / FixedDecimal(4)
    let check = EnergyCheck.of(
      Nutrients(energy: FixedDecimal(stated), protein: protein, carbohydrate: .zero, fat: .zero))
    #expect(check == (plausible ? .plausible : .differs(stated: try figure(stated), computed: try figure(computed))))
  }

  @Test(arguments: ["910.00000001", "3500", "-0.00000001", "-50"])
  func `calls energy impossible below nothing and above pure fat`(stated: String) throws {
    let impossible = EnergyCheck.impossible(stated: try figure(stated))
    #expect(EnergyCheck.of(figures(stated, fat: "100")) == impossible)
    #expect(EnergyCheck.of(Nutrients(energy: try figure(stated))) == impossible)
  }

  @Test func `counts 7 kcal for alcohol where it is known`() throws {
    let wine = figures("83", protein: "0.1", carbohydrate: "2.6")
    #expect(EnergyCheck.of(wine) == .differs(stated: FixedDecimal(83), computed: try figure("10.8")))
    #expect(EnergyCheck.of(wine, alcohol: try figure("10.5")) == .plausible)
  }

  @Test func `takes fibre out of the carbohydrate where a table counts it in`() throws {
    let bran = figures("180", carbohydrate: "60", fibre: "30")
    #expect(EnergyCheck.of(bran) == .plausible)
    #expect(
      EnergyCheck.of(bran, fibreWithinCarbohydrate: false)
        == .differs(stated: FixedDecimal(180), computed: FixedDecimal(300)))
    let european = figures("300", carbohydrate: "60", fibre: "30")
    #expect(EnergyCheck.of(european, fibreWithinCarbohydrate: false) == .plausible)
  }

  @Test func `does not let fibre make carbohydrate negative`() {
    #expect(EnergyCheck.of(figures("20", carbohydrate: "5", fibre: "10")) == .plausible)
    #expect(
      EnergyCheck.of(figures("0", carbohydrate: "5", fibre: "10"))
        == .differs(stated: .zero, computed: FixedDecimal(20)))
  }

  @Test(arguments: [
    figures("500", protein: nil), figures("500", carbohydrate: nil), figures("500", fat: nil), Nutrients.unknown,
    Nutrients(protein: FixedDecimal(50), carbohydrate: FixedDecimal(50), fat: FixedDecimal(50)),
  ])
  func `says nothing where a figure that it needs is unknown`(per100Grams: Nutrients) {
    #expect(EnergyCheck.of(per100Grams) == .plausible)
  }
}
