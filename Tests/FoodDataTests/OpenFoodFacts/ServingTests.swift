import FoodData
import Nutrition
import Testing

@Suite struct ServingTests {
  private static let figures = #""fat_100g": 1"#

  @Test(arguments: [
    (#""serving_quantity":30,"serving_quantity_unit":"g""#, "30 g"),
    (#""serving_quantity":"250","serving_quantity_unit":"ml""#, "250 ml"),
    (#""serving_quantity":28.000000000000004,"serving_size":"28 g""#, "28 g"),
    (#""serving_quantity":330,"serving_size":"1 can (330 ml)""#, "330 ml"),
    (#""serving_quantity":355,"serving_size":"12 fl oz""#, "355 ml"),
    (#""serving_quantity":20,"serving_size":"20 g (25 ml)""#, "20 g"),
    (#""serving_size":"21,67 g""#, "21.67 g"), (#""serving_size":"0,25 l""#, "250 ml"),
    (#""serving_size":"25 cl""#, "250 ml"), (#""serving_size":"70g uncooked - 245g cooked""#, "70 g"),
    (#""serving_size":"1 bar (40 g)","serving_quantity":0"#, "40 g"), (#""serving_size":"2 x 30g""#, "30 g"),
    (#""serving_size":"100 г""#, "100 g"), (#""serving_size":"40\u202fgramos""#, "40 g"),
    (#""serving_size":"1 glass (200\u00a0cc)""#, "200 ml"),
  ])
  func `A serving is a weight or a volume`(_ members: String, _ expected: String) throws {
    let product = try product(nutriments: ServingTests.figures, members)
    switch product.serving {
    case .grams(let amount): #expect("\(amount) g" == expected)
    case .millilitres(let amount): #expect("\(amount) ml" == expected)
    case nil: Issue.record("no serving")
    }
  }

  @Test(arguments: [
    #""serving_size":"250.0""#, #""serving_size":"Wholeg","serving_quantity":"0""#, #""serving_size":"1 biscuit""#,
    #""serving_size":"12 fl oz""#, #""serving_size":"","serving_quantity":null"#, #""serving_quantity":-3"#,
  ])
  func `Without a quantity or a unit there is none`(_ members: String) throws {
    #expect(try product(nutriments: ServingTests.figures, members).serving == nil)
  }

  @Test func `A quantity without any unit is taken in grams, with a warning`() throws {
    let product = try product(nutriments: ServingTests.figures, #""serving_quantity":30,"serving_size":"1 biscuit""#)
    #expect(product.serving == .grams(FixedDecimal(30)))
    #expect(product.codes.contains("serving_unit_unknown"))
  }

  @Test func `A label per serving is said to be converted`() throws {
    let product = try product(nutriments: ServingTests.figures, #""nutrition_data_per":"serving""#)
    #expect(product.statement?.isConverted == true)
  }

  @Test func `Figures per serving alone are converted where the serving is known`() throws {
    let product = try product(
      nutriments: #""fat_serving": 3, "energy-kcal_serving": "60", "sugars_serving": "<1", "sugars_modifier": "<""#,
      #""serving_size":"30 g","serving_quantity":30"#)
    #expect(product.figures.fat?.rounded(toPlaces: 3) == FixedDecimal(10))
    #expect(product.figures.energy?.rounded(toPlaces: 3) == FixedDecimal(200))
    #expect(product.statement?.isConverted == true)
    #expect(product.codes.contains("upper_bound:sugar_g"))
  }

  @Test func `Figures of a serving of millilitres are per 100 ml`() throws {
    let product = try product(nutriments: #""fat_serving": 3"#, #""serving_size":"200 ml""#)
    #expect(product.statement?.unit == .millilitres)
    #expect(product.figures.fat == figure("1.5"))
  }

  @Test(arguments: [
    ("", "per_serving_without_quantity"), (#""serving_size":"5 g""#, "per_serving_too_small_to_convert"),
  ])
  func `Where the serving is not known or tiny, nothing is converted`(_ members: String, _ warning: String) throws {
    let product = try product(nutriments: #""fat_serving": 1, "energy-kcal_serving": 10"#, members)
    #expect(product.statement == nil)
    #expect(product.codes == [warning, "no_nutrition"])
  }

  @Test func `A serving that weighs less than what is in it is impossible`() throws {
    let product = try product(
      nutriments: #""fat_100g": 150, "fat_serving": 30, "proteins_100g": 0, "carbohydrates_100g": 0"#,
      #""nutrition_data_per":"serving","serving_size":"20 g","serving_quantity":20"#)
    #expect(
      product.codes.isSuperset(of: ["impossible:fat_g", "impossible:macro_sum", "serving_values_exceed_serving_weight"])
    )
    #expect(product.trust == .impossible)
    #expect(product.figures.fat == FixedDecimal(150))
  }

  @Test(arguments: [
    (#""nutrition_data_per":"100ml""#, "ml"), (#""product_quantity_unit":"ml","serving_quantity_unit":"g""#, "ml"),
    (#""serving_quantity_unit":"ml""#, "ml"), (#""quantity":"1,5 l""#, "ml"), (#""quantity":"33 cl""#, "ml"),
    (#""quantity":"1 pint, 568 ml""#, "ml"), (#""quantity":"250 ml (240 g)""#, "g"), (#""quantity":"6 x 330ml""#, "ml"),
    (#""quantity":"144 fl oz""#, "ml"), (#""quantity":"7.25 oz""#, "g"), (#""serving_size":"200 mL""#, "ml"),
    (#""quantity":"180g (3x60g)","serving_size":"100 ml""#, "g"), (#""quantity":"6 eggs""#, "g"), ("", "g"),
    (#""quantity":"1 kg\n\nto stand for 30 g""#, "g"),
  ])
  func `What the 100 is follows from units, and then from texts`(_ members: String, _ unit: String) throws {
    #expect(try product(nutriments: ServingTests.figures, members).statement?.unit.rawValue == unit)
  }

  @Test func `A drink that tells no unit may be per 100 ml`() throws {
    let drink = #""categories_tags":["en:beverages"]"#
    #expect(try product(nutriments: ServingTests.figures, drink).codes.contains("maybe_per_100ml"))
    let known = try product(nutriments: ServingTests.figures, drink + #","product_quantity_unit":"ml""#)
    #expect(!known.codes.contains("maybe_per_100ml"))
  }
}
