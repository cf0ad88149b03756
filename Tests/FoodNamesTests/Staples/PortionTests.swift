import FoodNames
import Nutrition
import Testing

struct PortionTests {
  @Test func `portions weigh what portions of their kind weigh`() throws {
    for staple in try ReadStaples.result.get().all {
      let faults = PortionBounds.faults(staple)
      #expect(faults.isEmpty, "\(staple.key)")
    }
  }

  @Test func `a usual serving is no more than a big meal`() throws {
    for staple in try ReadStaples.result.get().all {
      let measures = Measures(portions: staple.portions, density: staple.density)
      guard let serving = measures[.serving], let energy = staple.per100Grams.energy else { continue }
      #expect(serving.figure * energy / FixedDecimal(100) <= FixedDecimal(1_500), "\(staple.key)")
    }
  }

  @Test(arguments: [
    ("chicken|roasted", FixedDecimal("0.5"), MeasureUnit?.none, 450),
    ("chicken|roasted", FixedDecimal("0.25"), nil, 225),
    ("bread", FixedDecimal("0.5"), nil, 125), ("bread", FixedDecimal(2), .slice, 58),
    ("pasta|dry", FixedDecimal("0.5"), .packet, 250),
    ("rack of ribs", FixedDecimal("0.5"), nil, 300), ("stacked crisps", FixedDecimal("0.5"), .stick, 82),
    ("chips", nil, .small, 110), ("chips", nil, .medium, 165), ("chips", nil, .large, 280),
    ("chilli con carne", FixedDecimal(1), .bowl, 300), ("half chicken", nil, nil, 450),
  ])
  func `what people say of a food is a plausible weight`(
    key: String, quantity: FixedDecimal?, unit: MeasureUnit?, grams: Int
  ) throws {
    let staple = try #require(try ReadStaples.result.get().all.first { $0.key == key })
    let measures = Measures(portions: staple.portions, density: staple.density)
    let weighed = try measures.weigh(Amount(quantity: quantity, unit: unit))
    #expect((weighed.grams.figure - FixedDecimal(grams)).magnitude <= FixedDecimal(1))
  }

  @Test func `a weight that no portion of its kind has is found`() throws {
    let line =
      "loaf | - | bakery |  | 266 | 8.85 | 49.4 | 3.33 | 0.7 | 5.67 | 2.7 | 490 | -"
      + " | serving=900; slice=29; small=60; large=40 | sr:174924 | "
    let staples = try Staples(reading: [FoodText(file: "one.txt", bytes: Array(line.utf8))])
    let heavy = try #require(staples.all.first)
    #expect(PortionBounds.faults(heavy) == ["serving of 900.0 g", "small is more than large"])
  }
}
