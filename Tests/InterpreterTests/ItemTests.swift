import Interpreter
import Nutrition
import Testing

@Suite struct `The items of a line` {
  @Test(arguments: [
    ("2 eggs", "2||eggs"), ("eggs", "||eggs"), ("an egg", "1||egg"), ("200g pasta", "200|g|pasta"),
    ("200 g of pasta", "200|g|pasta"), ("pasta 200g", "200|g|pasta"), ("rice (200g)", "200|g|rice"),
    ("rice 200g for lunch", "200|g|rice"), ("had rice 200 g yesterday", "200|g|rice"),
    ("rice for dinner, 300g", "300|g|rice"), ("rice for dinner, 2 eggs", "||rice; 2||eggs"),
    ("eggs x2", "2||eggs"), ("2x eggs", "2||eggs"), ("a bowl of cereal", "1|bowl|cereal"),
    ("bowl of cereal", "|bowl|cereal"), ("a bowl of chilli", "1|bowl|bowl of chilli"), ("1 chilli", "1||chilli"),
    ("a slice of the pizza", "1|slice|pizza"), ("2 large eggs", "2|large|eggs"), ("large latte", "|large|latte"),
    ("a large glass of red wine", "1.45|glass|red wine"), ("some rice", "||rice"), ("the rice", "||rice"),
    ("2 garlic cloves", "2|clove|garlic"), ("3 celery stalks", "3|stalk|celery"), ("2 x 400g beans", "800|g|beans"),
    ("half an avocado", "0.5||avocado"),
    ("3/4 of a pizza", "0.75||pizza"), ("like 2 cups of coffee", "2|cup|coffee"), ("7 up", "||7 up"),
    ("a quarter pounder", "1||quarter pounder"), ("two quarter pounders", "2||quarter pounders"),
    ("1 glass 2% milk", "1|glass|2% milk"),
    ("a star fruit", "1||star fruit"), ("1 cinnamon stick", "1||cinnamon stick"),
    ("2 chocolate bars", "2||chocolate bars"),
    ("a McDouble", "1||McDouble"), ("like three spears of celery", "3|stalk|celery"),
    ("like an apple", "1||apple"), ("an apple, like", "1||apple"), ("kind of a lot of toast", "||toast"),
    ("a splash of milk", "1|tbsp|milk"), ("a drizzle of olive oil", "1|tsp|olive oil"),
    ("a knob of butter", "2|tsp|butter"),
    ("a pinch of sugar", "1|pinch|sugar"), ("1 cup (240 g) rice", "240|g|rice"), ("2 eggs (100 g)", "100|g|eggs"),
    ("a potato (about 200 g)", "200|g|potato"), ("1 (14 oz) can of beans", "14|oz|beans"),
    ("2 tablespoons (a quarter stick) butter", "2|tbsp|butter"), ("heaping ¼ cup oats", "0.25|cup|oats"),
    ("a 1-inch slice of ham", "1|slice|ham"), ("a cup or two of tea", "1|cup|tea"),
    ("330ml can of coke", "330|ml|coke"), ("400g/14oz tin beans", "400|g|beans"),
    ("2 tbsp peeled and grated carrot", "2|tbsp|carrot"),
    ("4 skinless, boneless chicken breasts", "4||chicken breasts"),
    ("2 thin slices of ham", "2|slice|ham"), ("1 pound large mushrooms", "1|lb|mushrooms"),
    ("1 cup half-and-half", "1|cup|half-and-half"),
    ("the juice of half a tomato", "0.5||tomato juice"), ("juice of 2 tomatoes", "2||tomatoes juice"),
    ("200g Frobnitz", "200|g|Frobnitz"),
  ])
  func `have an amount and a name`(line: String, expected: String) throws {
    #expect(try Reading.items("had " + line) == expected)
  }

  @Test(arguments: [
    ("eggs and toast", "||eggs; ||toast"), ("eggs, toast, coffee", "||eggs; ||toast; ||coffee"),
    ("eggs, toast, and coffee", "||eggs; ||toast; ||coffee"), ("2 eggs + toast", "2||eggs; ||toast"),
    ("eggs & bacon", "||eggs; ||bacon"), ("eggs plus toast", "||eggs; ||toast"),
    ("oatmeal with blueberries and honey", "||oatmeal; ||blueberries; ||honey"),
    ("half an avocado on toast", "0.5||avocado; ||toast"), ("fish and chips", "||fish and chips"),
    ("fish & chips", "||fish & chips"), ("2 g&t", "2||g&t"),
    ("mac and cheese and a beer", "||mac and cheese; 1||beer"),
    ("salt and vinegar crisps", "||salt and vinegar crisps"),
    ("a packet of salt and vinegar crisps", "1|packet|salt and vinegar crisps"),
    ("200g rice and noodles 1 bowl", "200|g|rice; 1|bowl|noodles"), ("200g rice 2 eggs", "200|g|rice; 2||eggs"),
    ("2 eggs, 2 slices of toast with butter and a coffee", "2||eggs; 2|slice|toast; ||butter; 1||coffee"),
    ("one hundred and fifty g rice and a banana", "150|g|rice; 1||banana"), ("coffee without sugar", "||coffee"),
    ("coffee, no milk", "||coffee"),
    ("coffee with two sugars", "||coffee; 2||sugars"), ("coffee and 10g sugar", "||coffee; 10|g|sugar"),
    ("eggs and frobnitz", "||eggs; ||frobnitz"),
    ("2 frobs and 3 wibbles", "2||frobs; 3||wibbles"),
    ("frob and wibble stew", "||frob and wibble stew"),
    ("grilled chicken salad ranch dressing", "||grilled chicken salad; ||ranch dressing"),
    ("greek yogurt muffin", "||greek yogurt muffin"), ("peanut butter ice cream", "||peanut butter ice cream"),
    ("turkey ham breakfast burrito", "||turkey ham breakfast burrito"),
    ("smoked salmon fries", "||smoked salmon; ||fries"),
    ("eggs\ntoast\n2 coffees", "||eggs; ||toast; 2||coffees"), ("pasta with my family", "||pasta"),
    ("rice and chicken at work", "||rice; ||chicken"), ("eggs (2) and toast (1 slice)", "2||eggs; 1|slice|toast"),
    ("coffee or tea", "||coffee"), ("butter, honey or jam", "||butter; ||honey"),
    ("brown or fried rice", "||brown rice"),
    ("2 eggs or 3 bagels, and toast", "2||eggs; ||toast"), ("pasta, salt to taste", "||pasta; ||salt"),
    ("rice, plus extra for serving", "||rice"), ("bread or toast, to serve", "||bread"),
    ("butter for frying and 2 eggs", "||butter; 2||eggs"), ("cheese, such as feta", "||cheese"),
    ("coffee with a splash of milk", "||coffee; 1|tbsp|milk"),
  ])
  func `are told apart`(line: String, expected: String) throws {
    #expect(try Reading.items("had " + line) == expected)
  }

  @Test(arguments: [
    ("grilled chicken breast", "||chicken breast|grilled"), ("200g cooked rice", "200|g|rice|cooked"),
    ("2 eggs, boiled", "2||eggs|boiled"), ("chopped carrots", "||carrots"), ("50g dry oats", "50|g|oats|dry"),
    ("finely chopped fried mushrooms", "||mushrooms|fried"), ("fried rice", "||fried rice"),
    ("baked beans", "||baked beans"),
    ("mashed potatoes", "||mashed potatoes"), ("smoked salmon", "||smoked salmon"),
    ("roasted frobnitz", "||frobnitz|roasted"),
    ("fresh spinach", "||spinach"), ("homemade soup", "||soup"), ("tinned tomatoes", "||tomatoes|canned"),
  ])
  func `keep their state and lose their preparation`(line: String, expected: String) throws {
    #expect(try Reading.items("had " + line) == expected)
  }

  @Test(arguments: [
    ("a muffin, 420 kcal", "420"), ("eggs 140 calories", "140"), ("2 eggs (140 cal)", "140"),
    ("pasta for 800 calories", "800"), ("half a banana = 52.5 calories", "52.5"), ("pizza 1.500 kcal", "1500"),
    ("pizza, 1,200 kcal", "1200"), ("pizza 2k kcal", "2000"), ("418.4 kJ toast", "100"),
  ])
  func `take the energy that was said`(line: String, expected: String) throws {
    let items = try Reading.understand("had " + line).flatMap(\.items)
    #expect(items.count == 1)
    #expect(items.first?.statedEnergy?.rounded(toPlaces: 1).description == expected)
  }

  @Test(arguments: [
    ("2 ripe bananas, chopped", "ripe bananas", "bananas"), ("200g dried beans", "dried beans", "beans"),
    ("grilled chicken", "chicken", "chicken"), ("3 finely chopped carrots", "carrots", "carrots"),
    ("fresh spinach", "fresh spinach", "spinach"), ("2 boiled eggs", "eggs", "eggs"),
  ])
  func `keep the words that say which kind they are`(line: String, wording: String, food: String) throws {
    let item = try Reading.understand("had " + line).first?.items.first
    #expect(item?.wording == wording)
    #expect(item?.food == food)
  }

  @Test func `keep the amount as it was said beside its weight`() throws {
    let item = try Reading.understand("had 2 x 400g tins of beans").first?.items.first
    #expect(item?.quantity?.description == "2")
    #expect(item?.unit?.rawValue == "tin")
    #expect(item?.amount.description == "800 g")
  }

  @Test func `share one figure for several bare foods`() throws {
    #expect(
      try Reading.calls("log chicken and rice 650 calories")
        == #"log_meal {"items":[{"food":"chicken and rice","kcal":650}]}"#)
  }

  @Test(arguments: [
    ("about 2 cups of rice", true), ("~200g rice", true), ("2-3 eggs", true), ("a few crumpets", true),
    ("a splash of milk", true), ("a cup or two of tea", true),
    ("2 cups of rice", false),
  ])
  func `say when they are guesses`(line: String, expected: Bool) throws {
    let found = try Reading.understand("had " + line)
    #expect(found.first?.isApproximate == expected)
  }

  @Test func `remember the high end of a range`() throws {
    let item = try Reading.understand("had 2-3 eggs").first?.items.first
    #expect(item?.quantity?.description == "2")
    #expect(item?.quantityHigh?.description == "3")
  }

  @Test func `report words that nothing could be made of`() throws {
    let found = try Reading.understand("had pizza since Luigi")
    #expect(found.first?.unaccounted == ["since", "Luigi"])
    #expect(found.first?.isWhole == false)
    #expect(try Reading.understand("had coffee or tea").first?.unaccounted == ["tea"])
    #expect(try Reading.understand("had 2 eggs and toast for breakfast").first?.isWhole == true)
  }
}
