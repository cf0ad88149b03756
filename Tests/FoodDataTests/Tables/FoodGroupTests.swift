import Nutrition
import Testing

@testable import FoodData

@Suite struct `The groups of tables of foods` {
  @Test(arguments: [
    ("Dairy and Egg Products", FoodCategory.dairy), ("Frozen fish sticks", .frozen), ("Apple juice", .beverages),
    ("Milch und Milchprodukte", .dairy), ("Hülsenfrüchte", .pantry), ("fromages et assimilés", .dairy),
    ("Frutas y derivados", .produce), ("Frutos secos", .snacks), ("Bebidas (no lácteas)", .beverages),
    ("Balık ve su ürünleri", .seafood), ("Sebzeler", .produce), ("水果类及制品", .produce), ("坚果、种子类", .snacks),
    ("鱼虾蟹贝类", .seafood), ("Odds and ends", .other),
  ])
  func `say the category of a food in every language`(name: String, category: FoodCategory) {
    #expect(FoodGroupWords.embedded.category(of: name) == category)
  }

  @Test(arguments: [
    ("Peas, green, dry roasted", FoodState.roasted, "Peas, green"), ("Apfel roh", .raw, "Apfel"),
    ("Lomo de cerdo frito", .fried, "Lomo de cerdo"), ("Patates haşlanmış", .boiled, "Patates"),
    ("Carotte, cuite à l'eau", .boiled, "Carotte"),
  ])
  func `have titles that end in a state`(title: String, state: FoodState, name: String) {
    let read = FoodTitle(title)
    #expect(read.state == state)
    #expect(read.name == name)
  }
}
