import Nutrition
import Testing

private func portions(_ portions: [MeasureUnit: Int64]) -> [Portion] {
  portions.sorted { $0.key.rawValue < $1.key.rawValue }.map { Portion($0.key, Grams(milligrams: $0.value * 1_000)) }
}

/// An amount, the food's measures, and what comes of it.
struct WeighingCase: Sendable {
  let quantity: String?
  let unit: MeasureUnit?
  let measures: Measures
  let grams: String
  let assumption: Assumption?

  init(
    _ quantity: String?, _ unit: MeasureUnit?, of portions: [MeasureUnit: Int64] = [:], density: String? = nil,
    last: Int64? = nil, is grams: String, _ assumption: Assumption? = nil
  ) {
    self.quantity = quantity
    self.unit = unit
    measures = Measures(
      portions: NutritionTests.portions(portions), density: density.flatMap { FixedDecimal($0) },
      lastGrams: last.map { Grams(milligrams: $0 * 1_000) })
    self.grams = grams
    self.assumption = assumption
  }
}

@Suite struct `weighing` {
  @Test(arguments: [
    WeighingCase("250", .gram, of: [.piece: 50], density: "2", last: 9, is: "250"),
    WeighingCase("1.5", .kilogram, is: "1500"), WeighingCase("250", .milligram, is: "0.25"),
    WeighingCase("1", .ounce, is: "28.35"), WeighingCase("16", .ounce, is: "453.592"),
    WeighingCase("1", .pound, is: "453.592"), WeighingCase("220", .pound, is: "99790.321"),
    WeighingCase(nil, .pound, is: "453.592"),
  ])
  func `a mass assumes nothing`(example: WeighingCase) throws {
    try expect(example)
  }

  @Test(arguments: [
    WeighingCase("1", .cup, density: "1.03", is: "247.2", .density), WeighingCase("1", .cup, is: "240", .asWater),
    WeighingCase("250", .millilitre, density: "1", is: "250"),
    WeighingCase("2", .tablespoon, density: "0.91", is: "27.3", .density),
    WeighingCase("1", .fluidOunce, is: "29.574", .asWater), WeighingCase("1", .gallon, is: "3785.412", .asWater),
    WeighingCase("0.5", .pint, is: "236.588", .asWater), WeighingCase(nil, .litre, is: "1000", .asWater),
  ])
  func `a volume goes by the density, or as water`(example: WeighingCase) throws {
    try expect(example)
  }

  @Test(arguments: [
    WeighingCase("2", .slice, of: [.slice: 30], is: "60", .portion(.slice)),
    WeighingCase("0.5", .piece, of: [.piece: 118], is: "59", .portion(.piece)),
    WeighingCase("1", .cup, of: [.cup: 185], density: "0.8", is: "185", .portion(.cup)),
    WeighingCase("2", .tablespoon, of: [.tablespoon: 16], is: "32", .portion(.tablespoon)),
    WeighingCase(nil, .handful, of: [.handful: 28], is: "28", .portion(.handful)),
  ])
  func `the food's own portion comes first`(example: WeighingCase) throws {
    try expect(example)
  }

  @Test(arguments: [
    (MeasureUnit.can, MeasureUnit.tin), (.tin, .can), (.mug, .cup), (.pot, .carton), (.carton, .pot),
    (.rasher, .slice), (.fillet, .piece), (.mini, .small),
  ])
  func `a vessel by another name is the same portion`(said: MeasureUnit, known: MeasureUnit) throws {
    try expect(WeighingCase("2", said, of: [known: 40], is: "80", .portion(said)))
    try expect(WeighingCase("2", said, of: [known: 40, said: 50], is: "100", .portion(said)))
  }

  @Test(arguments: [
    WeighingCase("2", .small, of: [.piece: 40], is: "60", .portion(.serving)),
    WeighingCase("1", .medium, of: [.piece: 40, .serving: 120], is: "40", .portion(.serving)),
    WeighingCase("1", .large, of: [.piece: 60, .serving: 120], is: "80", .portion(.serving)),
    WeighingCase("1", .small, of: [.piece: 5, .serving: 120], is: "90", .portion(.serving)),
  ])
  func `a size is of the piece, and of the portion where its pieces are bits`(example: WeighingCase) throws {
    try expect(example)
  }

  @Test(arguments: [
    WeighingCase("3", .mini, of: [.mini: 25, .small: 70, .piece: 130], is: "75", .portion(.mini)),
    WeighingCase("2", .mini, of: [.piece: 100, .serving: 300], is: "80", .portion(.serving)),
    WeighingCase("1", .mini, of: [.serving: 200], is: "80", .portion(.serving)),
  ])
  func `a miniature is a part of the whole thing where nothing else is known`(example: WeighingCase) throws {
    try expect(example)
  }

  @Test(arguments: [
    WeighingCase("1", .glass, density: "1.03", is: "257.5", .portion(.glass)),
    WeighingCase("2", .bottle, density: "1", is: "1000", .portion(.bottle)),
    WeighingCase("1", .pinch, density: "2", is: "0.62", .portion(.pinch)),
  ])
  func `a vessel of a liquid holds its usual volume`(example: WeighingCase) throws {
    try expect(example)
  }

  @Test(arguments: [
    WeighingCase("2", nil, of: [.piece: 50, .medium: 60, .slice: 20, .serving: 100], is: "100", .portion(.piece)),
    WeighingCase("2", nil, of: [.medium: 60, .slice: 20, .serving: 100], is: "120", .portion(.medium)),
    WeighingCase("2", nil, of: [.slice: 20, .serving: 100], is: "40", .portion(.slice)),
    WeighingCase("2", nil, of: [.serving: 100], is: "200", .portion(.serving)),
    WeighingCase("2", .piece, of: [.serving: 100], is: "200", .portion(.serving)),
  ])
  func `a bare count is of pieces, then mediums, slices, servings`(example: WeighingCase) throws {
    try expect(example)
  }

  @Test(arguments: [
    WeighingCase(nil, nil, of: [.serving: 180], last: 150, is: "150", .remembered),
    WeighingCase(nil, nil, of: [.serving: 180, .piece: 50], is: "180", .usualServing),
    WeighingCase(nil, nil, of: [.piece: 50], is: "50", .usualServing),
  ])
  func `nothing said is what was had last, then a usual serving`(example: WeighingCase) throws {
    try expect(example)
  }

  @Test func `only the first portion of a unit counts`() throws {
    let measures = Measures(portions: [Portion(.slice, try grams("30")), Portion(.slice, try grams("99"))])
    #expect(measures[.slice] == (try grams("30")))
  }

  private func expect(_ example: WeighingCase) throws {
    let amount = Amount(quantity: example.quantity.flatMap { FixedDecimal($0) }, unit: example.unit)
    let expected = Weighed(grams: try grams(example.grams), assumption: example.assumption)
    #expect(try example.measures.weigh(amount) == expected, "\(amount)")
  }
}

@Suite struct `what has no weight` {
  private let bread = Measures(portions: [Portion(.slice, Grams(milligrams: 30_000))])

  @Test func `is a unit that the food has no portion of`() {
    #expect(throws: MeasureError.noPortion(.bottle)) {
      try bread.weigh(Amount(quantity: FixedDecimal(1), unit: .bottle))
    }
    #expect(throws: MeasureError.noPortion(.glass)) { try Measures().weigh(Amount(unit: .glass)) }
  }

  @Test func `is a count of what is not counted`() {
    #expect(throws: MeasureError.notCounted) { try Measures().weigh(Amount(quantity: FixedDecimal(2))) }
    #expect(throws: MeasureError.notCounted) { try Measures().weigh(Amount(quantity: FixedDecimal(2), unit: .piece)) }
  }

  @Test func `is nothing said where nothing is usual`() {
    #expect(throws: MeasureError.noDefault) { try bread.weigh(.unsaid) }
  }

  @Test(arguments: [
    ("0", MeasureUnit.gram), ("-5", .gram), ("0.0004", .gram), ("100000.001", .gram), ("100.1", .kilogram),
    ("92233720368", .cup), ("92233720368", .kilogram), ("-92233720368", .gallon), ("92233720368", .slice),
  ])
  func `is an amount of nothing, or more than a hundred kilograms`(quantity: String, unit: MeasureUnit) throws {
    let amount = Amount(quantity: try figure(quantity), unit: unit)
    #expect(throws: MeasureError.outOfRange) { try bread.weigh(amount) }
  }

  @Test(arguments: [("0.001", MeasureUnit.gram), ("0.0005", .gram), ("100", .kilogram), ("100000", .gram)])
  func `is not an amount at the ends of the range`(quantity: String, unit: MeasureUnit) throws {
    let amount = Amount(quantity: try figure(quantity), unit: unit)
    #expect(try bread.weigh(amount).assumption == nil)
  }

  @Test func `is a remembered weight out of range`() {
    let measures = Measures(lastGrams: Grams(milligrams: .max))
    #expect(throws: MeasureError.outOfRange) { try measures.weigh(.unsaid) }
  }
}
