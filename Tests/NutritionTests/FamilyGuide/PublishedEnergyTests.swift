import Nutrition
import Testing

/// A row of a published table.
struct PublishedEnergy: Sendable, CustomTestStringConvertible {
  let age: Int
  let sex: Profile.Sex
  let kilograms: String
  let kcal: Int

  init(_ age: Int, _ sex: Profile.Sex, _ kilograms: String, _ kcal: Int) {
    self.age = age
    self.sex = sex
    self.kilograms = kilograms
    self.kcal = kcal
  }

  var testDescription: String { "\(sex.rawValue), \(age), \(kilograms) kg: \(kcal) kcal" }
}

/// FAO/WHO/UNU 2004, Human energy requirements, tables 4.5 (boys) and 4.6 (girls): the daily energy requirement at
/// moderate activity, from the median weight at the age.
private let children = [
  PublishedEnergy(1, .male, "11.5", 948), PublishedEnergy(2, .male, "13.5", 1_129),
  PublishedEnergy(3, .male, "15.7", 1_252), PublishedEnergy(4, .male, "17.7", 1_360),
  PublishedEnergy(5, .male, "19.7", 1_467), PublishedEnergy(6, .male, "21.7", 1_573),
  PublishedEnergy(7, .male, "24.0", 1_692), PublishedEnergy(8, .male, "26.7", 1_830),
  PublishedEnergy(9, .male, "29.7", 1_978), PublishedEnergy(10, .male, "33.3", 2_150),
  PublishedEnergy(11, .male, "37.5", 2_341), PublishedEnergy(12, .male, "42.3", 2_548),
  PublishedEnergy(13, .male, "47.8", 2_770), PublishedEnergy(14, .male, "53.8", 2_990),
  PublishedEnergy(15, .male, "59.5", 3_178), PublishedEnergy(16, .male, "64.4", 3_322),
  PublishedEnergy(17, .male, "67.8", 3_410),
  PublishedEnergy(1, .female, "10.8", 865), PublishedEnergy(2, .female, "13.0", 1_047),
  PublishedEnergy(3, .female, "15.1", 1_156), PublishedEnergy(4, .female, "16.8", 1_241),
  PublishedEnergy(5, .female, "18.6", 1_330), PublishedEnergy(6, .female, "20.6", 1_428),
  PublishedEnergy(7, .female, "23.3", 1_554), PublishedEnergy(8, .female, "26.6", 1_698),
  PublishedEnergy(9, .female, "30.5", 1_854), PublishedEnergy(10, .female, "34.7", 2_006),
  PublishedEnergy(11, .female, "39.2", 2_149), PublishedEnergy(12, .female, "43.8", 2_276),
  PublishedEnergy(13, .female, "48.3", 2_379), PublishedEnergy(14, .female, "52.1", 2_449),
  PublishedEnergy(15, .female, "55.0", 2_491), PublishedEnergy(16, .female, "56.4", 2_503),
  PublishedEnergy(17, .female, "56.7", 2_503),
]

/// The energy at rest: FAO/WHO/UNU 2004, table 5.2, worked by hand; the woman of 55 kg is the report's own example in
/// section 5.4.
private let adults = [
  PublishedEnergy(25, .female, "55", 1_302), PublishedEnergy(25, .male, "70", 1_746),
  PublishedEnergy(40, .male, "70", 1_676), PublishedEnergy(40, .female, "60", 1_333),
  PublishedEnergy(60, .male, "70", 1_407), PublishedEnergy(75, .female, "60", 1_203),
  PublishedEnergy(18, .male, "60", 1_596), PublishedEnergy(30, .female, "60", 1_333),
  PublishedEnergy(12, .male, "40", 1_366), PublishedEnergy(12, .female, "40", 1_228),
  PublishedEnergy(5, .male, "20", 958), PublishedEnergy(5, .female, "20", 892),
  PublishedEnergy(2, .male, "12", 684), PublishedEnergy(2, .female, "12", 669),
]

struct PublishedEnergyTests {
  @Test(arguments: children)
  func `a child of ordinary weight needs what the report's table says, within 2 per cent`(row: PublishedEnergy) throws {
    let computed = ChildEnergy.of(
      age: row.age, kilograms: try figure(row.kilograms), activity: .moderate, sex: row.sex)
    #expect(
      (computed - FixedDecimal(row.kcal)).magnitude <= FixedDecimal(row.kcal) / FixedDecimal(50),
      "\(computed.formatted())")
  }

  @Test(arguments: adults)
  func `a body at rest needs what the equation says, to the kcal`(row: PublishedEnergy) throws {
    let computed = RestingEnergy.of(age: row.age, kilograms: try figure(row.kilograms), sex: row.sex)
    #expect(computed.rounded(toPlaces: 0) == FixedDecimal(row.kcal), "\(computed.formatted())")
  }

  @Test func `where the sex is not known both equations count the same`() throws {
    let both = RestingEnergy.of(age: 25, kilograms: FixedDecimal(60))
    let women = RestingEnergy.of(age: 25, kilograms: FixedDecimal(60), sex: .female)
    let men = RestingEnergy.of(age: 25, kilograms: FixedDecimal(60), sex: .male)
    #expect(both + both == women + men)
  }

  @Test func `the levels of activity keep to the report's ranges`() {
    let factors = ActivityLevel.allCases.map(\.adultFactor)
    #expect(factors == factors.sorted())
    let ranges = [(1_400, 1_690), (1_400, 1_690), (1_700, 1_990), (1_700, 1_990), (2_000, 2_400)]
    for (factor, range) in zip(factors, ranges) {
      #expect(
        factor * FixedDecimal(1_000) >= FixedDecimal(range.0) && factor * FixedDecimal(1_000) <= FixedDecimal(range.1))
    }
  }

  @Test(arguments: [
    (1, "1.14"), (3, "0.9"), (6, "0.89"), (7, "0.91"), (8, "0.92"), (9, "0.91"), (10, "0.91"),
    (2, "0.97"), (4, "0.86"), (5, "0.85"), (11, "0.905"), (12, "0.895"), (13, "0.89"), (14, "0.88"), (15, "0.865"),
    (16, "0.855"), (17, "0.845"), (18, "0.83"), (45, "0.83"), (80, "0.83"),
  ])
  func `protein for each kilogram is that of EFSA 2012`(age: Int, grams: String) throws {
    #expect(ReferenceIntake.proteinPerKilogram(age: age) == (try figure(grams)))
  }

  @Test(arguments: [
    (1, 10, 1_100), (3, 10, 1_100), (4, 14, 1_300), (6, 14, 1_300), (7, 16, 1_700), (10, 16, 1_700), (11, 19, 2_000),
    (14, 19, 2_000), (15, 21, 2_000), (17, 21, 2_000), (18, 25, 2_000), (70, 25, 2_000),
  ])
  func `fibre is that of EFSA 2010, sodium that of EFSA 2019`(age: Int, fibre: Int, sodium: Int) {
    #expect(ReferenceIntake.fibre(age: age) == FixedDecimal(fibre))
    #expect(ReferenceIntake.sodium(age: age) == FixedDecimal(sodium))
  }
}
