import FoodData
import Nutrition
import Testing

@Suite(
  "Files in the layout of national tables",
  .enabled(if: SharedFixtures.areThere, "the files are not beside the package"))
struct RealNationalTableTests {
  @Test func `of CIQUAL`() throws {
    let (table, reading) = try read("ciqual-layout.csv")
    #expect(table.mapping.name == "CIQUAL")
    #expect(reading.records.count == 121)
    #expect(reading.rejects.isEmpty)
    let wine = try #require(food("CIQUAL 5200", reading))
    #expect(wine.figures.energy == FixedDecimal("77.7"))
    #expect(wine.figures.sodium == FixedDecimal("1.7"))
    #expect(wine.category == .beverages)
    let tokens = try #require(food("CIQUAL x1", reading))
    #expect(tokens.figures.energy == nil)
    #expect(tokens.figures.protein == FixedDecimal("0.5"))
    #expect(tokens.figures.carbohydrate == nil)
    #expect(tokens.figures.fat == .zero)
    #expect(tokens.figures.sugar == nil)
    #expect(tokens.figures.fibre == FixedDecimal("1.3"))
    #expect(tokens.figures.sodium == .zero)
    #expect(reading.records.count { $0.trust == .impossible } == 0)
  }

  @Test func `of BLS`() throws {
    let (table, reading) = try read("bls-layout.constructed.csv")
    #expect(table.mapping.name == "BLS 4.0")
    #expect(reading.records.map(\.figures.energy) == [FixedDecimal(250), FixedDecimal(900), FixedDecimal(21)])
    #expect(reading.records[1].warnings.filter { if case .trace = $0 { true } else { false } }.count == 3)
    #expect(reading.records[2].figures.sugar == nil)
    #expect(reading.records[2].figures.fat == .zero)
    #expect(reading.records[2].state == .raw)
  }

  @Test func `of Switzerland`() throws {
    let (_, reading) = try read("swiss-layout.constructed.csv")
    #expect(reading.records.map(\.basis) == [.grams, .millilitres])
    #expect(reading.records[0].figures.sodium == FixedDecimal(640))
    #expect(reading.records[1].figures.fat == .zero)
    #expect(reading.records[1].figures.saturatedFat == nil)
    #expect(reading.records[1].figures.fibre == FixedDecimal("0.5"))
    #expect(reading.rejects.isEmpty)
  }

  private func food(_ reference: String, _ reading: Reading<NationalTableReader>) -> ReferenceFood? {
    reading.records.first { $0.source.reference == reference }
  }

  private func read(_ name: String) throws -> (NationalTable, Reading<NationalTableReader>) {
    let bytes = try SharedFixtures.bytes("national-csv/\(name)")
    let table = try NationalTable.recognise(head: bytes)
    var reader = NationalTableReader(table)
    return (table, Reading(&reader, bytes))
  }
}
