import Testing

@Suite struct `A meal that is told` {
  @Test(arguments: [
    ("a burrito filled with tender frob and wibble", "1||burrito"),
    ("a sandwich made with ham and cheese", "1||sandwich"), ("a pizza topped with mushrooms", "1||pizza"),
    ("toast topped with avocado", "||toast; ||avocado"), ("a burger on a soft white bun", "1||burger"),
    ("a comforting bowl of miso soup accompanied by a bagel", "1|bowl|miso soup; 1||bagel"),
    ("an individual school carton of orange juice", "1|carton|orange juice"),
    ("a juicy medium apple paired with a crisp pear", "1|medium|apple; 1||pear"),
    ("a cookie, which was still warm, and a coffee", "1||cookie; 1||coffee"),
    ("a glass of milk to wash it all down", "1|glass|milk"),
    ("100% orange juice", "||orange juice"), ("a large drink of orange juice", "1|large|orange juice"),
    ("a cup of reduced-fat (2%) milk", "1|cup|2% milk"), ("a cup of rich hot chocolate", "1|cup|hot chocolate"),
    ("a burger on a medium crust", "1||burger"), ("a bagel, perfectly sized", "1||bagel"),
    ("a pizza with vegetables", "1||pizza"), ("a cup of sweet, ripe pear", "1|cup|pear"),
    ("a pizza with spinach", "1||pizza; ||spinach"),
  ])
  func `is one food where one is made of others`(line: String, expected: String) throws {
    #expect(try Reading.items("had " + line) == expected)
  }

  @Test(arguments: [
    (
      "for lunch I had 120g of rice with oil and salt, 80g of chicken and a 30g bagel",
      "120|g|rice; 80|g|chicken; 30|g|bagel"
    ),
    ("150g rice, 100g salmon and miso soup", "150|g|rice; 100|g|salmon; ||miso soup"),
    ("a salad with 120g of carrot and 30 g of feta", "120|g|carrot; 30|g|feta"),
    ("107.5g of oatmeal with butter and honey", "107.5|g|oatmeal"),
    ("a cookie weighing 40 g and salt at 0.5g", "40|g|cookie; 0.5|g|salt"),
    ("a slice of 60 grams of bread", "60|g|bread"), ("a serving of 90g rice", "90|g|rice"),
    ("and I drizzled 5 grams of honey", "5|g|honey"), ("a generous 200g of rice", "200|g|rice"),
    ("a bit of butter, about 10 grams, and 20g of jam", "10|g|butter; 20|g|jam"),
  ])
  func `counts each weight once`(line: String, expected: String) throws {
    #expect(try Reading.items("had " + line) == expected)
  }

  @Test(arguments: [
    ("For lunch, I had rice. I also had 2 eggs.", "lunch"), ("for a quick snack, I grabbed an apple", "snack"),
    ("Lunch consisted of soup and a bagel", "lunch"), ("Dinner is 200 grams of rice", "dinner"),
    ("I'm snacking on 30g of nuts", "snack"), ("I started my day with 50g of oats", "breakfast"),
    ("I had 75 g of broccoli, and drank tea for lunch", "lunch"),
  ])
  func `has one time`(line: String, expected: String) throws {
    #expect(try Reading.whens(line) == expected)
    #expect(try Reading.intents(line) == "log")
  }

  @Test(arguments: [
    ("a chewy honey granola bite cookie", "cookie"), ("a diet coke", "diet coke"), ("almond bread", "almond bread"),
  ])
  func `falls back on the end of a name that changes nothing`(line: String, expected: String) throws {
    #expect(try Reading.items("had " + line).split(separator: "|").last.map(String.init) == expected)
  }
}
