import FoodData
import Nutrition
import Testing

/// The older shape: `nutriments` with `_100g` and its sisters.
@Suite struct FlatNutrimentsTests {
  @Test func `All eight figures are read per 100 g, sodium in milligrams`() throws {
    let product = try product(
      nutriments: """
        "energy-kcal_100g": 250, "energy-kj_100g": 1046, "energy_100g": 1046, "proteins_100g": 8, "carbohydrates_100g": 40,
        "fat_100g": 6, "saturated-fat_100g": 1.5, "sugars_100g": 4, "fiber_100g": 5, "sodium_100g": 0.4, "salt_100g": 1
        """)
    #expect(
      product.figures
        == Nutrients(
          energy: FixedDecimal(250), protein: FixedDecimal(8), carbohydrate: FixedDecimal(40), fat: FixedDecimal(6),
          saturatedFat: figure("1.5"),
          sugar: FixedDecimal(4), fibre: FixedDecimal(5), sodium: FixedDecimal(400)))
    #expect(product.warnings == [])
    #expect(product.trust == .ok)
    #expect(product.statement?.unit == .grams)
  }

  @Test func `What was typed is never an amount`() throws {
    let product = try product(
      nutriments: #""fat": 10, "fat_value": 10, "fat_unit": "g", "energy_value": 400, "energy_unit": "kcal""#)
    #expect(product.statement == nil)
    #expect(product.codes == ["no_nutrition"])
  }

  @Test func `What is not stated is unknown, and a stated zero is zero`() throws {
    let product = try product(nutriments: #""fat_100g": 0, "proteins_100g": "", "carbohydrates_100g": null"#)
    #expect(product.figures.fat == .zero)
    #expect(product.figures.protein == nil)
    #expect(product.figures.carbohydrate == nil)
    #expect(product.codes == ["missing:kcal,protein_g,carbs_g"])
    #expect(product.trust == .check)
  }

  @Test(arguments: [
    (#""0.52""#, "0.52", ""), (#""1,5""#, "1.5", ""), (#""<0.5""#, "0.5", "upper_bound:fat_g"),
    (#"" ≤ 0,5 ""#, "0.5", "upper_bound:fat_g"), (#"">3""#, "3", "lower_bound:fat_g"),
    (#""~2""#, "2", "approx:fat_g"), (#""traces""#, "0", "trace:fat_g"), (#""1.234,5""#, "1234.5", ""),
  ])
  func `A text that holds a number is one`(_ value: String, _ expected: String, _ warning: String) throws {
    let product = try product(nutriments: #""fat_100g": \#(value)"#)
    #expect(product.figures.fat == figure(expected))
    #expect(warning.isEmpty || product.codes.contains(warning))
  }

  @Test(arguments: [#""-""#, #""n/a""#, #""""#, "null", "true", "[1]", #"{"value":1}"#, #""5 g of fat""#])
  func `Anything else is no amount`(_ value: String) throws {
    #expect(try product(nutriments: #""sugars_100g": 1, "fat_100g": \#(value)"#).figures.fat == nil)
  }

  @Test func `A modifier is the sign of its amount`() throws {
    let product = try product(
      nutriments: """
        "fat_100g": 0.5, "fat_modifier": "<", "sugars_modifier": "~", "sugars_100g": 3, "proteins_100g": 9,
        "proteins_modifier": "≥"
        """)
    #expect(product.codes.isSuperset(of: ["upper_bound:fat_g", "approx:sugar_g", "lower_bound:protein_g"]))
  }

  @Test func `A dash says that the label does not have the figure`() throws {
    let product = try product(nutriments: #""fiber_100g": 0, "fiber_modifier": "-", "fat_100g": 1"#)
    #expect(product.figures.fibre == nil)
  }

  @Test func `Kilojoules stand in for missing kilocalories`() throws {
    let product = try product(nutriments: #""energy-kj_100g": 1000, "energy_100g": 1000"#)
    #expect(product.figures.energy?.rounded(toPlaces: 1) == FixedDecimal(239))
    #expect(product.codes.contains("kcal_from_kj"))
  }

  @Test func `Energy without more is in kilojoules, whatever its unit says`() throws {
    let product = try product(nutriments: #""energy_100g": "418.4", "energy_unit": "kcal""#)
    #expect(product.figures.energy == FixedDecimal(100))
  }

  @Test func `Kilojoules in the field for kilocalories are seen by what was typed`() throws {
    let product = try product(nutriments: #""energy-kcal_100g": 1674, "energy_100g": 1674, "energy-kcal_value": 400"#)
    #expect(product.figures.energy?.rounded(toPlaces: 0) == FixedDecimal(400))
    #expect(product.codes.contains("kcal_field_in_kj"))
  }

  @Test func `They are seen where a serving was typed, too`() throws {
    let product = try product(
      nutriments: #""energy-kcal_100g": 1674, "energy_100g": 1674, "energy-kcal_value": 200"#,
      #""nutrition_data_per":"serving","serving_size":"50 g","serving_quantity":50"#)
    #expect(product.figures.energy?.rounded(toPlaces: 0) == FixedDecimal(400))
  }

  @Test func `Energy that nothing says is in kilojoules is left as it is stated`() throws {
    let product = try product(nutriments: #""energy-kcal_100g": 800, "energy_100g": 800, "energy-kj_100g": 800"#)
    #expect(product.figures.energy == FixedDecimal(800))
    #expect(product.codes.contains("inconsistent:kcal_kj"))
    #expect(product.trust == .check)
  }

  @Test func `Salt stands in for missing sodium`() throws {
    let product = try product(nutriments: #""salt_100g": 1.5"#)
    #expect(product.figures.sodium == FixedDecimal(600))
    #expect(product.codes.contains("sodium_from_salt"))
  }

  @Test func `Prepared figures are read where there are no others, and said to be`() throws {
    let prepared = #""energy-kcal_prepared_100g": 120, "fat_prepared_100g": 2, "fat_prepared_modifier": "<""#
    let alone = try product(nutriments: prepared)
    #expect(alone.statement?.isPrepared == true)
    #expect(alone.figures.energy == FixedDecimal(120))
    #expect(alone.codes.isSuperset(of: ["prepared_values", "upper_bound:fat_g"]))
    let both = try product(nutriments: prepared + #", "fat_100g": 30"#)
    #expect(both.statement?.isPrepared == false)
    #expect(both.figures.energy == nil)
  }

  @Test func `A number of any length is read without a crash`() throws {
    let digits = String(repeating: "9", count: 5_000)
    let product = try product(nutriments: #""fat_100g": \#(digits), "sugars_100g": 1e999999999999"#)
    #expect(product.trust == .impossible)
  }

  @Test func `Of an amount that comes twice the last counts`() throws {
    #expect(try product(nutriments: #""fat_100g": 1, "fat_100g": 2"#).figures.fat == FixedDecimal(2))
  }
}
