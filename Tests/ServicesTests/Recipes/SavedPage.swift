import FoodData
import FoundationEssentials
import Testing

/// A saved page, and what stands on it.
struct SavedPage: Sendable, CustomTestStringConvertible {
  let file: String
  let name: String
  let servings: Int
  let lines: [String]

  init(_ file: String, _ name: String, servings: Int, _ lines: [String]) {
    (self.file, self.name, self.servings, self.lines) = (file, name, servings, lines)
  }

  var testDescription: String { file }

  var text: String {
    get throws {
      let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "/\(folder)/RecipePages/\(file).html"))
      return PageEncoding.text(of: Array(bytes), type: nil) ?? ""
    }
  }
}

extension SavedPage {
  /// Pages in many layouts, written for these tests.
  static let all = [
    SavedPage(
      "json-ld-plain", "Harbour fish stew", servings: 4,
      [
        "500 g cod fillet, in large pieces", "2 tbsp olive oil", "1 large onion, chopped", "2 cloves garlic",
        "400 g canned tomatoes", "300 ml fish stock", "Salt & pepper, to taste",
      ]),
    SavedPage(
      "json-ld-graph", "Lentil dal with spinach", servings: 6,
      ["250 g red lentils", "1 l water", "1 tbsp ghee", "1 onion", "2 tsp cumin seeds", "200 g spinach"]),
    SavedPage(
      "json-ld-array-type", "Seeded oat bars", servings: 12,
      ["200 g rolled oats", "100 g butter", "80 g honey", "50 g sunflower seeds", "1 pinch of salt ½ tsp cinnamon"]),
    SavedPage(
      "microdata", "Potato leek soup", servings: 4,
      ["600 g potatoes", "2 leeks", "1 l vegetable stock", "100 ml cream"]),
    SavedPage(
      "h-recipe", "Garden frittata", servings: 2,
      ["4 eggs", "150 g courgette", "50 g feta cheese", "1 tbsp olive oil"]),
    SavedPage(
      "no-markup-list", "Weeknight chili", servings: 5,
      [
        "500 g minced beef", "1 onion, finely chopped", "400 g canned kidney beans", "400 g canned tomatoes",
        "50 g sour cream", "fresh coriander",
      ]),
    SavedPage(
      "table", "Banana bread", servings: 10,
      ["3 ripe bananas", "250 g flour", "100 g sugar", "75 g butter, melted", "1 egg"]),
    SavedPage(
      "german", "Kartoffelgratin", servings: 4,
      ["1 kg Kartoffeln", "200 ml Sahne", "150 g Käse, gerieben", "1 Knoblauchzehe", "Salz und Pfeffer"]),
    SavedPage(
      "json-ld-broken", "Apple crumble", servings: 6,
      ["800 g apples", "120 g flour", "80 g butter", "80 g brown sugar", "1 tsp cinnamon"]),
    SavedPage(
      "two-recipes", "Bean tacos", servings: 4,
      ["8 corn tortillas", "400 g canned black beans", "1 avocado", "100 g cheddar"]),
    SavedPage(
      "plugin-without-data", "Creamy leek pasta", servings: 4,
      ["350 g penne", "1 tablespoon olive oil", "2 leeks sliced", "1 1/2 cups cream", "salt to taste"]),
    SavedPage(
      "sections-and-entities", "Omas Gulasch – mild", servings: 4,
      ["1½ kg Rindfleisch", "3 große Zwiebeln", "2 EL Paprikapulver", "1½ l Brühe", "⅛ TL Kümmel", "Salz"]),
    SavedPage("old-microdata", "Farmhouse bread", servings: 12, ["500 g flour", "7 g yeast", "300 ml water"]),
    SavedPage("older-vocabulary", "Barley stew", servings: 6, ["1 lb beef", "3 carrots", "100 g barley"]),
    SavedPage(
      "wrong-encoding", "Käsespätzle", servings: 4, ["500 g Spätzle", "200 g Käse", "2 Zwiebeln", "30 g Butter"]),
    SavedPage(
      "spanish", "Tortilla de patatas", servings: 4,
      ["4 huevos", "500 g de patatas", "1 cebolla", "3 cucharadas de aceite de oliva", "sal al gusto"]),
    SavedPage(
      "turkish", "Mercimek çorbası", servings: 6,
      ["1 su bardağı kırmızı mercimek", "1 adet soğan", "2 yemek kaşığı tereyağı", "6 su bardağı su"]),
    SavedPage("chinese", "番茄炒蛋", servings: 2, ["番茄 300克", "鸡蛋 3个", "油 2汤匙"]),
    SavedPage(
      "values-behind-values", "Mint 'n' yogurt dip", servings: 4, ["200 g yogurt", "1 cucumber", "5 g mint"]),
    SavedPage("escaped-script", "Rice pudding", servings: 3, ["100 g rice", "1 l milk"]),
    SavedPage(
      "forum", "Re: pancakes", servings: 4, ["200g flour", "2 eggs", "300ml milk", "pinch of salt"]),
    SavedPage(
      "wiki", "Squash pie", servings: 8,
      ["2 cups (480ml) milk, scalded", "450 g squash, cooked and strained", "½ tsp. salt", "2 large eggs, beaten"]),
    SavedPage(
      "form-and-figures", "Fresh rolls", servings: 8,
      ["1 C carrots, cut into strips", "2 C bean sprouts", "8 rice paper wrappers"]),
    SavedPage(
      "bold-headings", "Chickpea curry", servings: 4,
      ["400g can chickpeas", "1 tin coconut milk (400ml)", "2 tbsp curry powder", "1 onion"]),
  ]
}
