import Nutrition
import Testing

@Suite struct `a unit` {
  @Test(arguments: [
    (MeasureUnit.milligram, "0.001"), (.gram, "1"), (.kilogram, "1000"), (.ounce, "28.34952313"),
    (.pound, "453.59237"),
  ])
  func `of mass is so many grams`(unit: MeasureUnit, grams: String) throws {
    #expect(unit.kind == .mass(try figure(grams)))
  }

  @Test(arguments: [
    (MeasureUnit.millilitre, "1"), (.centilitre, "10"), (.decilitre, "100"), (.litre, "1000"), (.teaspoon, "5"),
    (.tablespoon, "15"), (.fluidOunce, "29.57352956"), (.cup, "240"), (.pint, "473.176473"), (.quart, "946.352946"),
    (.gallon, "3785.411784"),
  ])
  func `of volume is so many millilitres`(unit: MeasureUnit, millilitres: String) throws {
    #expect(unit.kind == .volume(try figure(millilitres)))
  }

  @Test func `that is neither is counted`() {
    let counted = MeasureUnit.allCases.filter { $0.kind == .counted }
    #expect(counted.count == MeasureUnit.allCases.count - 16)
    #expect(counted.contains(.slice) && counted.contains(.medium) && counted.contains(.pinch))
  }

  @Test func `holds a usual volume only if it is a vessel or a pinch`() {
    let vessels: Set<MeasureUnit> = [.glass, .mug, .bowl, .can, .tin, .bottle, .shot, .carton, .pinch, .dash]
    #expect(Set(MeasureUnit.allCases.filter { $0.usualVolume != nil }) == vessels)
  }

  @Test func `has one spelling of its own`() {
    #expect(Set(MeasureUnit.allCases.map(\.rawValue)).count == MeasureUnit.allCases.count)
    #expect(MeasureUnit(rawValue: "fl oz") == .fluidOunce)
    #expect(MeasureUnit(rawValue: "G") == nil)
  }
}

@Suite struct `an amount` {
  @Test(arguments: [
    (Amount(quantity: FixedDecimal(200), unit: .gram), "200 g"),
    (Amount(quantity: FixedDecimal("1.5"), unit: .cup), "1.5 cups"),
    (Amount(quantity: FixedDecimal(1), unit: .cup), "1 cup"),
    (Amount(quantity: FixedDecimal("0.5"), unit: .cup), "0.5 cup"),
    (Amount(quantity: FixedDecimal("1.004"), unit: .cup), "1 cup"),
    (Amount(quantity: FixedDecimal(2), unit: .slice), "2 slices"),
    (Amount(quantity: FixedDecimal(2), unit: .glass), "2 glasses"),
    (Amount(quantity: FixedDecimal(2), unit: .pinch), "2 pinches"),
    (Amount(quantity: FixedDecimal(3), unit: .leaf), "3 leaves"),
    (Amount(quantity: FixedDecimal(2), unit: .bunch), "2 bunches"),
    (Amount(quantity: FixedDecimal(2), unit: .handful), "2 handfuls"),
    (Amount(quantity: FixedDecimal(2), unit: .piece), "2"),
    (Amount(quantity: FixedDecimal(2), unit: .large), "2 large"),
    (Amount(quantity: FixedDecimal(2), unit: .tablespoon), "2 tbsp"),
    (Amount(quantity: FixedDecimal(2), unit: .pound), "2 lb"),
    (Amount(quantity: FixedDecimal(2), unit: .pint), "2 pints"),
    (Amount(quantity: FixedDecimal("0.333"), unit: .litre), "0.33 l"), (Amount(quantity: FixedDecimal(3)), "3"),
    (Amount(unit: .cup), "1 cup"), (Amount.unsaid, ""), (Amount.grams(Grams(milligrams: 12_500)), "12.5 g"),
    (Amount(quantity: FixedDecimal(2), unit: .fluidOunce), "2 fl oz"),
    (Amount(quantity: FixedDecimal(1500), unit: .gram), "1,500 g"),
  ])
  func `is written as it is said`(amount: Amount, words: String) {
    #expect(amount.description == words)
  }
}
