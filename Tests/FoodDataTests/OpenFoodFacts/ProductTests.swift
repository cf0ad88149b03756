import FoodData
import Nutrition
import Testing

@Suite struct ProductTests {
  @Test(arguments: [
    (#""product_name":" Bread   rolls ""#, "Bread rolls"), (#""product_name":"","product_name_fr":"Pain""#, "Pain"),
    (#""lang":"de","product_name_en":"Bread","product_name_de":"Brot""#, "Brot"),
    (#""lc":"de","product_name_en":"Bread","product_name_de":"Brot""#, "Brot"),
    (#""lang":"pl","product_name_en":"Bread","product_name_de":"Brot""#, "Bread"),
    (#""product_name_fr":"Pain","product_name_de":"Brot""#, "Brot"), (#""generic_name":"Loaf""#, "Loaf"),
    (#""generic_name_fr":"Pain","generic_name_en":"Loaf""#, "Loaf"),
    (#""product_name":null,"product_name_ar":"خبز""#, "خبز"),
    (#""product_name":{"main":"Bread","fr":"Pain"}"#, "Bread"),
    (#""product_name":"Rice\ncake\u0007\u001b[31m""#, "Rice cake [31m"),
  ])
  func `A name is the first that is there`(_ members: String, _ name: String) throws {
    #expect(try product(#"{"code":"1",\#(members)}"#).name == name)
  }

  @Test func `Without any name a product says so`() throws {
    let product = try product(#"{"code":"1","product_name":"  ","product_name_debug_tags":"x"}"#)
    #expect(product.name == nil)
    #expect(product.codes == ["no_name", "no_nutrition"])
    #expect(product.referenceFood == nil)
  }

  @Test func `Other names are kept once each`() throws {
    let product = try product(
      #"{"code":"1","product_name":"Brot","product_name_de":"Brot","product_name_fr":"Pain","generic_name":"Loaf"}"#)
    #expect(product.otherNames == ["Pain", "Loaf"])
  }

  @Test(arguments: [
    (#""brands":" , Mill & Co, Other""#, "Mill & Co"), (#""brands":["","Mill"]"#, "Mill"), (#""brands":"""#, nil),
    (#""brands":null"#, nil),
  ])
  func `A brand is the first of the list that is not blank`(_ members: String, _ brand: String?) throws {
    #expect(try product(#"{"code":"1",\#(members)}"#).brand == brand)
  }

  @Test(arguments: [(#""0012345678905""#, "0012345678905"), ("12345678905", "12345678905")])
  func `A barcode is the text as given`(_ code: String, _ expected: String) throws {
    #expect(try product(#"{"code":\#(code),"product_name":"x"}"#).barcode == expected)
  }

  @Test func `Without a code its id is the barcode`() throws {
    #expect(try product(#"{"_id":"0017","product_name":"x"}"#).barcode == "0017")
  }

  @Test func `A name of a million letters is cut`() throws {
    let product = try product(#"{"code":"1","product_name":"\#(String(repeating: "ä", count: 1_000_000))"}"#)
    #expect(product.name?.utf8.count ?? 0 <= 600)
  }

  @Test(arguments: [#""on""#, #""true""#, "true", "1"])
  func `That the pack states none is said instead of a mere lack`(_ flag: String) throws {
    let without = try product(#"{"code":"1","product_name":"x","no_nutrition_data":\#(flag)}"#)
    #expect(without.codes == ["no_nutrition_on_packaging"])
    let with = try product(nutriments: #""fat_100g": 1"#, #""no_nutrition_data":\#(flag)"#)
    #expect(with.codes.contains("no_nutrition_flag_contradicts_values"))
  }

  @Test(arguments: [#""off""#, #""""#, "null", "false", #""null""#])
  func `A flag that is not set says nothing`(_ flag: String) throws {
    #expect(try product(#"{"code":"1","product_name":"x","no_nutrition_data":\#(flag)}"#).codes == ["no_nutrition"])
  }

  @Test func `The newer flag is read as well`() throws {
    let product = try product(
      #"{"code":"1","product_name":"x","nutrition":{"no_nutrition_data_on_packaging":true}}"#)
    #expect(product.codes == ["no_nutrition_on_packaging"])
  }

  @Test func `Alcohol alone is no nutrition`() throws {
    #expect(try product(nutriments: #""alcohol_100g": 12"#).codes == ["no_nutrition"])
  }

  @Test func `It becomes a food with its source, its date and its serving`() throws {
    let product = try product(
      nutriments: #""energy-kcal_100g": 45, "proteins_100g": 0.5, "carbohydrates_100g": 10, "fat_100g": 0.1"#,
      """
      "brands":"Grove","quantity":"1 l","serving_size":"200 ml","last_modified_t":1790963552,
      "categories_tags":["en:beverages","en:juices"],"labels_tags":["en:vegan"]
      """)
    let food = try #require(product.referenceFood)
    #expect(food.source.kind == .openFoodFacts)
    #expect(food.source.reference == "4000000000006")
    #expect(food.source.date?.description == "2026-10-02")
    #expect(food.basis == .millilitres)
    #expect(
      food.portions == [Portion(.serving, Grams(FixedDecimal(200))), Portion(.packet, Grams(FixedDecimal(1_000)))])
    #expect(food.category == .beverages)
    #expect(food.tags == ["beverages", "juices", "vegan"])
  }
}
