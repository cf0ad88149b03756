import Interpreter
import Nutrition
import Testing

@Suite struct `The items of a line` {
  @Test(arguments: [
    ("2 eggs", "2||eggs"), ("eggs", "||eggs"), ("an egg", "1||egg"), ("200g pasta", "200|g|pasta"),
    ("200 g of pasta", "200|g|pasta"), ("pasta 200g", "200|g|pasta"), ("rice (200g)", "200|g|rice"),
    ("eggs x2", "2||eggs"), ("2x eggs", "2||eggs"), ("a bowl of cereal", "1|bowl|cereal"),
    ("bowl of cereal", "|bowl|cereal"),
    ("a slice of the pizza", "1|slice|pizza"), ("2 large eggs", "2|large|eggs"), ("large latte", "|large|latte"),
    ("a large glass of red wine", "1|glass|red wine"), ("some rice", "||rice"), ("the rice", "||rice"),
    ("2 garlic cloves", "2|clove|garlic"), ("3 celery stalks", "3|stalk|celery"), ("2 x 400g beans", "800|g|beans"),
    ("half an avocado", "0.5||avocado"),
    ("3/4 of a pizza", "0.75||pizza"), ("like 2 cups of coffee", "2|cup|coffee"), ("7 up", "||7 up"),
    ("1 glass 2% milk", "1|glass|2% milk"),
    ("a star fruit", "1||star fruit"), ("1 cinnamon stick", "1||cinnamon stick"),
    ("2 chocolate bars", "2||chocolate bars"),
    ("a McDouble", "1||McDouble"), ("200g Frobnitz", "200|g|Frobnitz"),
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
    ("fish & chips", "||fish & chips"), ("mac and cheese and a beer", "||mac and cheese; 1||beer"),
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
    ("eggs\ntoast\n2 coffees", "||eggs; ||toast; 2||coffees"), ("pasta with my family", "||pasta"),
    ("rice and chicken at work", "||rice; ||chicken"), ("eggs (2) and toast (1 slice)", "2||eggs; 1|slice|toast"),
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

  @Test func `share one figure for several bare foods`() throws {
    #expect(
      try Reading.calls("log chicken and rice 650 calories")
        == #"log_meal {"items":[{"food":"chicken and rice","kcal":650}]}"#)
  }

  @Test(arguments: [
    ("about 2 cups of rice", true), ("~200g rice", true), ("2-3 eggs", true), ("a few crumpets", true),
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
    let found = try Reading.understand("had pizza from Luigi")
    #expect(found.first?.unaccounted == ["from", "Luigi"])
    #expect(found.first?.isWhole == false)
    #expect(try Reading.understand("had 2 eggs and toast for breakfast").first?.isWhole == true)
  }
}
