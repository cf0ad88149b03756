import FoodData
import Nutrition
import Testing

@Suite("The mapping of a table, as a text")
struct TableMappingTests {
  @Test func `says what columns mean and how cells are written`() throws {
    let mapping = try TableMapping(text: text)
    #expect(mapping.name == "Village table")
    #expect(mapping.credit == "The village school, 2030")
    #expect(mapping.separator == UInt8(ascii: "\t"))
    #expect(mapping.decimalSign == UInt8(ascii: ","))
    #expect(mapping.basis == .millilitres)
    #expect(mapping.carbohydrate == .byDifference)
    #expect(mapping.unknown == ["n.a.", "-"])
    #expect(mapping.traces == ["tr"])
    let meanings = mapping.columns.map(\.meaning)
    #expect(meanings.contains(.energy(.kilojoules)))
    #expect(meanings.contains(.nutrient(.sodium, .grams)))
    #expect(meanings.contains(.salt(.milligrams)))
    #expect(mapping.columns.filter(\.isOptional).map(\.meaning) == [.nutrient(.saturatedFat, .milligrams)])
  }

  @Test(arguments: [
    ("colour = red", 1, MappingError.Problem.unknownKey("colour")), ("name", 1, .noValue), ("name =", 1, .noValue),
    ("per = 1 kg", 1, .unknownValue("1 kg")), ("# nothing\n\nname = a\nname = b", 4, .twice("name")),
    ("name = a", 0, .missing("food")), ("food = a", 0, .missing("name")),
    ("name = a\nfood = b\nkcal = c\nprotein_g = d\nfat_g = e", 0, .missing("carbs_g")),
    ("name = a\nfood = b\nprotein_g = d", 0, .missing("kcal")),
  ])
  func `is refused with the line that is wrong`(text: String, line: Int, problem: MappingError.Problem) {
    #expect(throws: MappingError(line: line, problem: problem)) { try TableMapping(text: text) }
  }

  @Test func `is there for four national tables`() {
    #expect(TableMapping.ready.map(\.name) == ["CIQUAL", "BLS 4.0", "Swiss Food Composition Database", "CoFID"])
    #expect(TableMapping.ready.allSatisfy { $0.credit != nil && $0.licence != nil && $0.carbohydrate == .available })
  }

  @Test func `names headers by their words, with anything between`() {
    #expect(HeaderPattern("Energy (kcal/100 g)").matches("energy  (kcal/100g)"))
    #expect(HeaderPattern("NA *[mg/100g]").matches("NA Natrium [mg/100g]"))
    #expect(!HeaderPattern("NA *[mg/100g]").matches("NA Datenherkunft"))
    #expect(!HeaderPattern("NA *[mg/100g]").matches("[mg/100g]"))
    #expect(!HeaderPattern("NA *[mg/100g]").matches("NACL Salz [mg/100g]"))
    #expect(HeaderPattern("Energie, N° 1169/2011 (kJ/100 g)").matches("Energie, N°1169/2011\n(kJ/100g)"))
    #expect(HeaderPattern("a*b*c").matches("axxbyyc"))
    #expect(!HeaderPattern("a*b*c").matches("axxc"))
    #expect(HeaderPattern("*").matches("anything"))
    #expect(!HeaderPattern("ab*ba").matches("aba"))
  }

  private let text = """
    # What the school kitchen writes
    name = Village table
    credit = The village school, 2030
    separator = tab
    decimal = ,
    per = 100 ml
    carbohydrate = by difference
    unknown = n.a. | -
    trace = Tr
    food = Dish | Meal
    kj = Energy
    protein_g = Protein
    carbs_g = Carbohydrate
    fat_g = Fat
    saturated_fat_mg ? = Saturated
    sodium_g = Sodium
    salt_mg = Salt
    """
}
