import Testing

@Suite struct `A meal that is told` {
  @Test(arguments: [
    ("a burrito filled with tender frob and wibble", "1||burrito"),
    ("a sandwich made with ham and cheese", "1||sandwich"), ("a pizza topped with mushrooms", "1||pizza"),
    ("toast topped with avocado", "||toast; ||avocado"), ("a burger on a soft white bun", "1||burger"),
    ("a comforting bowl of miso soup accompanied by a bagel", "1|bowl|miso soup; 1||bagel"),
    ("an individual school carton of orange juice", "1|pot|orange juice"),
    ("a juicy medium apple paired with a crisp pear", "1|medium|apple; 1||pear"),
    ("a cookie, which was still warm, and a coffee", "1||cookie; 1||coffee"),
    ("a glass of milk to wash it all down", "1|glass|milk"),
    ("100% orange juice", "||orange juice"), ("a large drink of orange juice", "1|large|orange juice"),
    ("a cup of reduced-fat (2%) milk", "1|cup|2% milk"), ("a cup of rich hot chocolate", "1|cup|hot chocolate"),
    ("a burger on a medium crust", "1||burger"), ("a bagel, perfectly sized", "1||bagel"),
    ("a pizza with vegetables", "1||pizza"),
    ("a pizza with spinach", "1||pizza"), ("a burger with cheese and chips", "1||burger; ||chips"),
    ("a sandwich with ham and regular mustard on rye bread", "1||sandwich"),
  ])
  func `is one food where one is made of others`(line: String, expected: String) throws {
    #expect(try Reading.items("had " + line) == expected)
  }

  @Test(arguments: [
    ("an egg, cheese and ham sandwich", "1||ham sandwich"), ("a turkey and bacon burger", "1||bacon burger"),
    ("a cheese, ham and breakfast burrito", "1||breakfast burrito"),
    ("an egg and a sandwich", "1||egg; 1||sandwich"), ("an egg, ham and beer", "1||egg; ||ham; ||beer"),
    ("a pear and cheese sandwich", "1||pear; ||cheese sandwich"),
  ])
  func `is one dish where its ingredients are listed in front of it`(line: String, expected: String) throws {
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
    ("a burrito with ham weighing 210 g", "210|g|burrito"),
    ("a banana, some beans, weighing 40g, and 15 g of nuts", "1||banana; 40|g|beans; 15|g|nuts"),
    ("a bowl of miso soup that came to 240 g", "240|g|miso soup"),
    ("some beans, about 45 grams of it, and 20g of ham", "45|g|beans; 20|g|ham"),
    ("a bowl of yogurt with a weight of 45 grams", "45|g|yogurt"),
    ("a cup of tea with milk and sugar weighing 230 grams", "230|g|tea"),
    ("an apple with skin that weighs 150 g", "150|g|apple"), ("a burger on a bagel weighing 160g", "160|g|burger"),
    ("some tuna fried in butter (35g)", "35|g|tuna|fried"), ("toast with some butter, 8 g", "||toast; 8|g|butter"),
    ("a cookie and a muffin weighing 70 g", "1||cookie; 70|g|muffin"),
    ("a bacon or ham sandwich on a bagel weighing 150 g", "150|g|bacon"),
    ("steak that was juicy, weighing about 3 oz after being cooked with pepper", "3|oz|steak"),
  ])
  func `gives the weight at its end to the food and not to its last part`(line: String, expected: String) throws {
    #expect(try Reading.items("had " + line) == expected)
  }

  @Test(arguments: [
    ("60 g of bread that has added nuts and omega-3s, and 20g of jam", "60|g|bread; 20|g|jam"),
    ("90g of oats that are a mix of barley and rye", "90|g|oats"), ("30g butter with added salt", "30|g|butter"),
    ("75 g of salad, cooked with some oil, onion and salt", "75|g|salad"),
    ("120 g of soup made from a 60:40 mix of lentils and rice", "120|g|soup"),
    ("an 85g salad of lettuce, tomato and onion", "85|g|salad of lettuce"),
    ("210 g of soup with milk and cheese", "210|g|soup"), ("140 g burger with fries", "140|g|burger; ||fries"),
    ("80 g of oats with the husks", "80|g|oats"),
    ("90g burrito with a rich tomato sauce", "90|g|burrito"), ("95g bagel topped with ham and cheese", "95|g|bagel"),
    ("250 g soup with bread", "250|g|soup; ||bread"), ("80g of salad (tomato, egg and feta)", "80|g|salad"),
    ("salad (tomato and feta) and an egg", "||salad; ||tomato; ||feta; 1||egg"),
    ("120 g salad, including egg and ham", "120|g|salad"),
    ("20g of ham, 2g of salt, and 70g of beans and bacon", "20|g|ham; 2|g|salt; 70|g|beans"),
    ("60g tuna with no added fat", "60|g|tuna"),
    ("120g egg, cheese and ham on a bagel", "120|g|egg"), ("30 g of half and half", "30|g|half and half"),
    ("a 95g burrito for lunch, generously filled with rice and beans", "95|g|burrito"),
    ("a 95g burrito with egg and breakfast meat, and 20g of ham", "95|g|burrito; 20|g|ham"),
    ("40g of granola and added a scoop of honey", "40|g|granola; 1|scoop|honey"),
    ("20g of ham, 35 g of rice and 70g of beans and bacon", "20|g|ham; 35|g|rice; 70|g|beans"),
    ("30 g of jam, along with 45g of granola and nuts", "30|g|jam; 45|g|granola"),
    ("25 g of granola plus sugar, 60 g of yogurt", "25|g|granola; 60|g|yogurt"),
    ("70 g of peanut and almond butter", "70|g|peanut and almond butter"),
    ("70g of ham and fried eggs", "70|g|ham; ||eggs|fried"),
  ])
  func `leaves out what is in a food that was weighed`(line: String, expected: String) throws {
    #expect(try Reading.items("had " + line) == expected)
  }

  @Test(arguments: [
    ("a salad of 130 g of tomato", "130|g|tomato"), ("a coffee from 5.5g of coffee powder", "5.5|g|coffee powder"),
    ("a sandwich with 60g of bread, 20g of ham", "60|g|bread; 20|g|ham"), ("a small amount of 4 g of salt", "4|g|salt"),
    ("10g of honey to sweeten my 200 g of tea", "10|g|honey; 200|g|tea"),
    ("a meal that included 50g of ham", "50|g|ham"),
    ("a smooth layer of 12g butter", "12|g|butter"),
    ("a curry made of 90g of beans, 60g of rice", "90|g|beans; 60|g|rice"),
    ("a bagel sandwich: 80g of bread, 20g of ham", "80|g|bread; 20|g|ham"),
    ("my breakfast, which is 40g of oats, and 90g of banana", "40|g|oats; 90|g|banana"),
    ("20g of ham. I sweetened my tea with 6 g of sugar", "20|g|ham; 6|g|sugar"),
  ])
  func `drops the dish that is told by the weights of what is in it`(line: String, expected: String) throws {
    #expect(try Reading.items("had " + line) == expected)
  }

  @Test(arguments: [
    ("110 g of spicy walking frob soup", "110|g|spicy walking frob soup"), ("99 g of dessert", "99|g|dessert"),
    ("65g of rice snacks with honey", "65|g|rice snacks; ||honey"), ("50g in-shell nuts", "50|g|nuts"),
    ("a jar of frob baby food", "1|jar|frob baby food"), ("a cup of frob, which was sticky and tasty", "1|cup|frob"),

    ("50g Frob-style yogurt", "50|g|Frob-style yogurt"),

    ("40 g of Frob Start 2 cereal", "40|g|Frob Start 2 cereal"),
  ])
  func `has names that hold other words`(line: String, expected: String) throws {
    #expect(try Reading.items("had " + line) == expected)
  }

  @Test(arguments: [
    "Dinner tonight is a hearty 250g bowl of soup with beans.", "On the side, there are 110g of beans and 20 g of ham.",
    "I'm starting my day with 50g of toast and 90 g of beans cooked without any oil.",
    "I had 60g of fresh, cooked beans.", "My breakfast featured a warm 90g bagel.",
  ])
  func `is told in many ways`(line: String) throws {
    #expect(try Reading.intents(line) == "log")
    #expect(try Reading.items(line).contains("|g|"))
  }

  @Test(arguments: [
    "Tonight I'm digging into 60g of beans", "Here's my lunch: 60g of beans", "My plate contains 60g of beans",
    "I usually have 60g of beans", "I drizzled a 60g bowl of beans", "I had ham. It came with 60g of beans",
  ])
  func `holds nothing of the words that lead to a weight`(line: String) throws {
    #expect(try Reading.items(line).hasSuffix("60|g|beans"))
    #expect(try Reading.items(line.replacing("I had ham. ", with: "")) == "60|g|beans")
  }

  @Test(arguments: [
    ("For lunch, I had rice. I also had 2 eggs.", "lunch"), ("I treated myself to a snack of 30g nuts", "snack"),
    ("a soothing snack that included an apple", "snack"), ("I paired an egg with toast for lunch", "lunch"),
    ("I started my day with a bagel, perfect for a light breakfast", "breakfast"),
    ("I enjoyed a snack-size bag of nuts for lunch", "lunch"),
    ("I reached for a cup of nuts as a snack", "snack"),
    ("I'm having dinner with a mix of 60g of rice and 20 g of ham", "dinner"),
    ("I'm enjoying my lunch, which includes 60g of rice", "lunch"), ("For lunch, I snacked on 30g of nuts", "lunch"),
    ("I started my day with a bag of nuts that are salted, and an apple", "breakfast"),
    ("for a quick snack, I grabbed an apple", "snack"),
    ("Lunch consisted of soup and a bagel", "lunch"), ("Dinner is 200 grams of rice", "dinner"),
    ("I'm snacking on 30g of nuts", "snack"), ("I started my day with 50g of oats", "breakfast"),
    ("I had 75 g of broccoli, and drank tea for lunch", "lunch"),
  ])
  func `has one time`(line: String, expected: String) throws {
    #expect(try Reading.whens(line) == expected)
    #expect(try Reading.intents(line) == "log")
  }

  @Test(arguments: [
    ("a chewy honey granola bite cookie", "honey granola bite cookie"), ("a diet coke", "diet coke"),
    ("almond bread", "almond bread"),
  ])
  func `falls back on the end of a name that changes nothing`(line: String, expected: String) throws {
    #expect(try Reading.items("had " + line).split(separator: "|").last.map(String.init) == expected)
  }
}
