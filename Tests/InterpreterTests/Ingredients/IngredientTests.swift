import Interpreter
import Nutrition
import Testing
import Words

@Suite struct `Recipe lines` {
  @Test(arguments: [
    ("3 carrots", "3||carrots"), ("2 cups barley", "2|cup|barley"), ("250g quark", "250|g|quark"),
    ("1½ kg potatoes", "1.5|kg|potatoes"), ("1 1/2 cups oat milk", "1.5|cup|oat milk"),
    ("1-1/2 cups oat milk", "1.5|cup|oat milk"), ("¾ tsp. nutmeg", "0.75|tsp|nutmeg"), ("3c flour", "3|cup|flour"),
    ("2 T honey", "2|tbsp|honey"), ("2 t honey", "2|tsp|honey"), ("0.5 l stock", "0.5|l|stock"),
    ("2 dozen oysters", "24||oysters"), ("half a dozen figs", "6||figs"), ("a couple of limes", "2||limes"),
    ("two lemons", "2||lemons"), ("half an avocado", "0.5||avocado"), ("an apple", "1||apple"),
    ("2-3 beetroots", "2..3||beetroots"), ("2 to 3 beetroots", "2..3||beetroots"),
    ("1 1/2 to 2 cups water", "1.5..2|cup|water"), ("about 12 walnuts", "12||walnuts"),
    ("1 cup or more lentils", "1|cup|lentils"), ("8 to 10 sprigs thyme", "8..10|sprig|thyme"),
  ])
  func `begin with a number and a unit`(line: String, expected: String) throws {
    #expect(try RecipeLine.read(line) == expected)
  }

  @Test(arguments: [
    ("handful of rocket", "|handful|rocket"), ("pinch saffron", "|pinch|saffron"), ("a pinch of salt", "1|pinch|salt"),
    ("Generous pinch of sumac", "|pinch|sumac"), ("a few sprigs of dill", "|sprig|dill"), ("rye bread", "||rye bread"),
    ("some parsley", "||parsley"), ("salt and pepper, to taste", "||salt and pepper"),
  ])
  func `may have no number`(line: String, expected: String) throws {
    #expect(try RecipeLine.read(line) == expected)
  }

  @Test(arguments: [
    ("flour 200 g", "200|g|flour"), ("eggs x2", "2||eggs"), ("Milk (full-fat), 2 cups", "2|cup|Milk"),
    ("7-grain bread, 2 slices", "2|slice|7-grain bread"), ("rice – 150g", "150|g|rice"),
  ])
  func `may have the amount behind the food`(line: String, expected: String) throws {
    #expect(try RecipeLine.read(line) == expected)
  }

  @Test(arguments: [
    ("3 large carrots", "3||carrots"), ("2 heaped tsp paprika", "2|tsp|paprika"),
    ("3 large handfuls spinach", "3|handful|spinach"), ("5 thick slices rye bread", "5|slice|rye bread"),
    ("1 small bunch chives", "1|bunch|chives"), ("3 large or 5 small beetroots", "3||beetroots"),
    ("4 fat garlic cloves", "4|clove|garlic"), ("3 celery stalks", "3|stalk|celery"), ("3 cloves", "3||cloves"),
    ("2 star anise", "2||star anise"), ("2 cube steaks", "2||cube steaks"),
    ("1 stick or 1/2 cup butter", "1|stick|butter"),
    ("1 (2-inch) piece galangal", "1|piece|galangal"), ("1-inch piece galangal", "1|piece|galangal"),
    ("2 cups 1-inch chunks pumpkin", "2|cup|pumpkin"), ("2 crushed cloves garlic", "2|clove|garlic"),
  ])
  func `have sizes that are neither unit nor name`(line: String, expected: String) throws {
    #expect(try RecipeLine.read(line) == expected)
  }

  @Test(arguments: [
    ("2 cups finely chopped leeks", "2|cup|leeks"), ("1 cup toasted, ground hazelnuts", "1|cup|ground hazelnuts"),
    ("1 leek, washed and sliced", "1||leek"), ("300g freshly grated Gruyère", "300|g|Gruyère"),
    ("2 peeled and diced turnips", "2||turnips"), ("1 tsp freshly ground coriander seeds", "1|tsp|coriander seeds"),
    ("5 dried apricots", "5||dried apricots"), ("100g smoked tofu", "100|g|smoked tofu"),
    ("2 tins chopped tomatoes", "2|tin|chopped tomatoes"), ("2 cups chopped tomatoes", "2|cup|tomatoes"),
    ("2 cups packed kale", "2|cup|kale"), ("1 cup very hot water", "1|cup|very hot water"),
  ])
  func `lose the preparation of the food`(line: String, expected: String) throws {
    #expect(try RecipeLine.read(line) == expected)
  }

  @Test(arguments: [
    ("2 skinless, boneless turkey thighs", "2||skinless, boneless turkey thighs"),
    ("1 cup olive, walnut or hazelnut oil", "1|cup|olive, walnut or hazelnut oil"),
    ("1 cup firm but ripe plums, stoned", "1|cup|firm but ripe plums"),
    ("2 leeks, white parts only", "2||leeks"), ("1 lime, zest and juice", "1||lime"),
    ("oil for frying", "||oil"), ("butter, at room temperature", "||butter"),
    ("1 cup walnuts or 1/2 cup pecans", "1|cup|walnuts"), ("2 tbsp jam, such as apricot", "2|tbsp|jam"),
    ("1 onion (about 150g), sliced", "1||onion"), ("1 tbsp parsley and/or chervil", "1|tbsp|parsley and/or chervil"),
    ("200g flour, plus extra for dusting", "200|g|flour"), ("1 cup sugar, divided", "1|cup|sugar"),
    ("3 plums in syrup, drained", "3||plums in syrup"), ("2 tuna steaks, about 1 inch thick", "2||tuna steaks"),
  ])
  func `end their name where something else begins`(line: String, expected: String) throws {
    #expect(try RecipeLine.read(line) == expected)
  }

  @Test(arguments: [
    ("2 x 400g tins chickpeas", "2|tin|chickpeas|400 g"), ("3 (15-ounce) cans corn", "3|can|corn|15 oz"),
    ("One 14-ounce can corn", "1|can|corn|14 oz"), ("1 1/4-ounce packet gelatine", "1|package|gelatine|0.25 oz"),
    ("2 (6 oz) trout fillets", "2||trout fillets|6 oz"), ("one 3-pound chicken", "1||chicken|3 lb"),
    ("4 x 125g/4½oz trout fillets", "4||trout fillets|125 g"),
  ])
  func `have packs with the weight of one`(line: String, expected: String) throws {
    let ingredient = try RecipeLine.ingredient(line)
    let pack = ingredient.pack.map { "\($0.quantity) \($0.unit.name)" } ?? ""
    #expect(RecipeLine.text(ingredient) + "|" + pack == expected)
  }

  @Test(arguments: [
    ("200g/7oz semolina", "200|g|semolina", "7 oz", ""), ("1 cup (240 ml) cream", "1|cup|cream", "240 ml", ""),
    ("1 kg (2 lb 4 oz) plums", "1|kg|plums", "2 lb", ""), ("2 tbsp plus 1 tsp ghee", "2|tbsp|ghee", "", "1 tsp"),
    ("1 lb 9 oz veal", "1|lb|veal", "", "9 oz"), ("2 (10 ml) teaspoons vinegar", "2|tsp|vinegar", "10 ml", ""),
  ])
  func `say the same amount in other units, or more of it`(
    line: String, expected: String, equivalents: String, sums: String
  ) throws {
    let ingredient = try RecipeLine.ingredient(line)
    #expect(RecipeLine.text(ingredient) == expected)
    #expect(ingredient.equivalents.map { "\($0.quantity) \($0.unit.name)" }.joined(separator: ", ") == equivalents)
    #expect(ingredient.sums.map { "\($0.quantity) \($0.unit.name)" }.joined(separator: ", ") == sums)
  }

  @Test(arguments: [
    ("2 cups cooked barley", FoodState.cooked), ("3 hard-boiled eggs", .boiled), ("1 cup frozen peas", .frozen),
    ("1 cup barley, cooked", .cooked), ("1 cup barley", nil),
  ])
  func `tell the state of the food`(line: String, state: FoodState?) throws {
    #expect(try RecipeLine.ingredient(line).state == state)
  }

  @Test func `tell which part of a food is wanted`() throws {
    let ingredient = try RecipeLine.ingredient("Finely grated zest and juice of 2 limes")
    #expect(RecipeLine.text(ingredient) == "2||limes")
    #expect(ingredient.part == "juice")
  }

  @Test(arguments: [
    ("juice 1 lime", "1||lime"), ("1 orange, zest only", "1||orange"), ("12 whole cloves", "12||whole cloves"),
    ("1 fresh or 2 dried figs", "1||fresh or dried figs"), ("1 (330 ml) can or bottle ale", "1|can|ale"),
    ("ghee, about ½ cup", "0.5|cup|ghee"), ("sugar, pinch of", "|pinch|sugar"),
    ("6 slices (rye bread)", "6|slice|rye bread"),
    ("Small cauliflower (about 1 pound)", "1|lb|cauliflower"), ("4 boneless pieces of trout", "4|piece|boneless trout"),
    ("1 - 8 oz package tofu", "1|package|tofu"), ("from 2 to 3 cups broth", "2..3|cup|broth"),
    ("1 cup minus 1 tbsp flour", "1|cup|flour"), ("8-to-10-pound ham", "8..10|lb|ham"),
  ])
  func `say things in unusual places`(line: String, expected: String) throws {
    #expect(try RecipeLine.read(line) == expected)
  }

  @Test(arguments: ["sauce", "state soggy", "number many"])
  func `are not read with words that mean nothing`(heading: String) {
    #expect(throws: LexiconError(file: .ingredients, heading: WordHeading(heading))) {
      try IngredientWords(WordTable([try WordText("[\(heading)]\nword\n", .ingredients, of: .english)]))
    }
  }

  @Test func `of other languages are read with words of ingredients alone`() throws {
    let german = WordTable([try WordText("[sauce]\nwort\n", .ingredients, of: .german)])
    #expect(throws: LexiconError(file: .ingredients, heading: WordHeading("sauce"))) {
      try IngredientWords(german).others()
    }
    #expect(try IngredientWords.embedded().others().count == Language.spoken.count - 1)
  }

  @Test func `keep the words that are part of nothing`() throws {
    #expect(try RecipeLine.ingredient("1 cup quinoa, grandmother, to taste").unaccounted == ["grandmother"])
  }

  @Test(arguments: [
    // German
    ("500 g Mehl", "500|g|Mehl"), ("0,5 kg Quark", "0.5|kg|Quark"), ("2 EL Rapsöl", "2|tbsp|Rapsöl"),
    ("1 Prise Zimt", "1|pinch|Zimt"), ("anderthalb Liter Brühe", "1.5|l|Brühe"),
    ("eine halbe Tasse Milch", "0.5|cup|Milch"), ("ein Dutzend Eier", "12||Eier"),
    // Spanish
    ("2 cucharadas de aceite", "2|tbsp|aceite"), ("media docena de huevos", "6||huevos"),
    ("dos dientes de ajo", "2|clove|ajo"), ("1,5 litros de caldo", "1.5|l|caldo"),
    // Turkish
    ("iki buçuk su bardağı un", "2.5|cup|un"), ("yarım kilo kıyma", "0.5|kg|kıyma"),
    ("1 diş sarımsak", "1|clove|sarımsak"),
    ("bir buçuk litre süt", "1.5|l|süt"),
    // Chinese
    ("200克牛肉", "200|g|牛肉"), ("一碗半米饭", "1.5|bowl|米饭"), ("半杯牛奶", "0.5|cup|牛奶"), ("三片面包", "3|slice|面包"),
  ])
  func `are read in other languages too`(line: String, expected: String) throws {
    #expect(try RecipeLine.read(line) == expected)
  }
}
