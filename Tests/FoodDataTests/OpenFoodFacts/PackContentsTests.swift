import FoodData
import Nutrition
import Testing

/// What is in a whole pack of a product.
struct PackContentsTests {
  @Test(
    arguments: [
      (#""quantity":"250 g","product_quantity":250,"product_quantity_unit":"g""#, 250),
      (#""quantity":"1,5 kg","product_quantity":"1500""#, 1_500),
      (#""quantity":"400 g""#, 400),
      (#""quantity":"6 x 30 g","product_quantity":180,"product_quantity_unit":"g""#, 180),
      (#""quantity":"6 x 30 g""#, nil),
      (#""quantity":"1 piece""#, nil),
      (#""product_quantity":250"#, nil),
      (#""quantity":"12 oz","product_quantity":12,"product_quantity_unit":"oz""#, nil),
      (#""quantity":"90 kg""#, nil),
      (#""quantity":"0 g","product_quantity":0"#, nil),
    ] as [(String, Int?)])
  func `a pack weighs what is stated of it, and is unknown where that is not one amount`(
    stated: String, grams: Int?
  ) throws {
    let text = """
      {"status":1,"product":{"product_name":"Oat bar",\(stated),"nutriments":{"energy-kcal_100g":400,"fat_100g":10,\
      "carbohydrates_100g":60,"proteins_100g":9}}}
      """
    guard case .product(let product) = OpenFoodFactsAnswer(Array(text.utf8)[...], status: 200) else {
      Issue.record("no product")
      return
    }
    let food = try #require(product.referenceFood)
    #expect(food.portions.first { $0.unit == .packet }?.grams == grams.map { Grams(FixedDecimal($0)) })
  }
}
