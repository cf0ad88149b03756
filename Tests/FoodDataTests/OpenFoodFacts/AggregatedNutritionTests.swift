import FoodData
import Nutrition
import Testing

/// The newer shape: `nutrition.aggregated_set`.
@Suite struct AggregatedNutritionTests {
  private static let oats = """
    "energy-kcal": {"value": 370, "unit": "kcal", "source": "packaging", "source_per": "100g"},
    "energy-kj": {"value": 1550, "unit": "kJ", "source": "packaging", "source_per": "100g", "modifier": "~"},
    "proteins": {"value": 13.5, "unit": "g", "source": "packaging", "source_per": "100g"},
    "carbohydrates": {"value": 59, "unit": "g", "source": "packaging", "source_per": "100g"},
    "fat": {"value": 7.0000000000000009, "unit": "g", "source": "packaging", "source_per": "100g"},
    "salt": {"value": 0.02, "unit": "g", "source": "packaging", "source_per": "100g"}
    """

  @Test func `Figures are read beside an empty older shape`() throws {
    let product = try product(aggregated: AggregatedNutritionTests.oats)
    #expect(product.figures.energy == FixedDecimal(370))
    #expect(product.figures.fat == FixedDecimal(7))
    #expect(product.figures.sodium == FixedDecimal(8))
    #expect(product.codes == ["sodium_from_salt"])
  }

  @Test func `Both shapes of a product give the same`() throws {
    let newer = try product(aggregated: AggregatedNutritionTests.oats)
    let older = try product(
      nutriments: """
        "energy-kcal_100g": 370, "energy-kj_100g": 1550, "energy-kj_modifier": "~", "energy_100g": 1550,
        "proteins_100g": 13.5, "carbohydrates_100g": 59, "fat_100g": 7, "salt_100g": 0.02
        """)
    #expect(newer == older)
  }

  @Test func `Figures that are estimated from the ingredients are left out`() throws {
    let product = try product(
      aggregated: """
        "fat": {"value": 3, "source": "packaging"}, "fiber": {"value": 4, "source": "estimate", "modifier": "~"},
        "added-sugars": {"value": 1, "source": "estimate"}
        """)
    #expect(product.figures.fibre == nil)
    #expect(product.codes.contains("estimate_ignored:1"))
  }

  @Test func `A product of which all is estimated has no nutrition`() throws {
    let product = try product(aggregated: #""fat": {"value": 3, "source": "estimate"}"#)
    #expect(product.statement == nil)
    #expect(product.trust == .none)
    #expect(product.codes == ["estimate_ignored:1", "no_nutrition"])
  }

  @Test func `Figures from a label per serving are said to be converted`() throws {
    let product = try product(aggregated: #""fat": {"value": 3, "source": "packaging", "source_per": "serving"}"#)
    #expect(product.statement?.isConverted == true)
    #expect(product.codes == ["missing:kcal,protein_g,carbs_g"])
  }

  @Test func `Figures from labels of both kinds are mixed`() throws {
    let product = try product(
      aggregated: #""fat": {"value": 3, "source_per": "serving"}, "sugars": {"value": 1, "source_per": "100g"}"#)
    #expect(product.statement?.isConverted == false)
    #expect(product.codes.contains("mixed_serving_and_100"))
    #expect(product.trust == .check)
  }

  @Test func `Prepared figures are said to be`() throws {
    let product = try product(aggregated: AggregatedNutritionTests.oats, preparation: "prepared")
    #expect(product.statement?.isPrepared == true)
    #expect(product.codes.contains("prepared_values"))
  }

  @Test func `A set per 100 ml is in millilitres`() throws {
    #expect(try product(aggregated: AggregatedNutritionTests.oats, per: "100ml").statement?.unit == .millilitres)
  }

  @Test func `A set per serving is converted where the serving is known`() throws {
    let fat = #""fat": {"value": 3, "source": "packaging", "source_per": "serving"}"#
    let known = try product(
      aggregated: fat, per: "serving", #""serving_size":"30 g","serving_quantity":30,"serving_quantity_unit":"g""#)
    #expect(known.figures.fat?.rounded(toPlaces: 3) == FixedDecimal(10))
    #expect(known.statement?.isConverted == true)
    let unknown = try product(aggregated: fat, per: "serving")
    #expect(unknown.statement == nil)
    #expect(unknown.codes == ["per_serving_without_quantity", "no_nutrition"])
  }

  @Test func `Sets as they were entered are no figures without an aggregated one`() throws {
    let product = try product(
      """
      {"code":"1","product_name":"Test","nutrition":{"input_sets":[{"per":"serving","nutrients":{"fat":{"value":3}}}]}}
      """)
    #expect(product.statement == nil)
    #expect(product.codes == ["no_aggregated_set", "no_nutrition"])
  }

  @Test func `A modifier is the sign of the field that is used`() throws {
    let product = try product(
      aggregated: """
        "energy-kj": {"value": 418.4, "modifier": "<"}, "sodium": {"value": 0.1}, "salt": {"value": 0.25, "modifier": "~"},
        "fat": {"value": 1, "modifier": "-"}
        """)
    #expect(product.figures.energy == FixedDecimal(100))
    #expect(product.figures.fat == nil)
    #expect(product.codes == ["upper_bound:kcal", "kcal_from_kj", "missing:protein_g,carbs_g,fat_g"])
  }

  @Test func `A milligram is never taken for a gram`() throws {
    #expect(try product(aggregated: #""sodium": {"value": 120, "unit": "mg"}"#).figures.sodium == FixedDecimal(120))
  }
}
