/// Lines with a known destination, written for the routing benchmark.
enum RoutingLines {
  /// Everyday meals, changes, questions and facts that the interpreter should handle itself.
  static let kept = [
    "200g pasta for lunch", "2 eggs and a slice of toast", "a bowl of porridge with a banana", "yesterday 3 beers",
    "had a cheeseburger and fries for dinner", "150 g chicken breast, 200 g rice and 100 g broccoli",
    "a glass of milk and 2 biscuits", "coffee with milk", "half an avocado", "skipped breakfast", "how was today?",
    "how many calories do I have left?", "calories in a banana", "set my target to 1900 kcal", "I weigh 71.5 kg",
    "drank 2 glasses of water", "make it 250 g", "no milk", "undo", "the same as yesterday", "move it to dinner",
    "show monday", "4 fish fingers and beans", "a pint of lager", "two slices of pizza and a salad",
    "for breakfast 40g oats with 200ml milk", "I had soup for lunch and steak for dinner", "walked 6 km, 320 kcal",
    "2 Eier und ein Brötchen", "200 g Kartoffeln und 150 g Quark", "gestern Abend eine Pizza",
    "dos huevos y una tostada", "un vaso de leche", "anoche cené sopa", "iki yumurta ve bir bardak süt",
    "200 g pilav", "dün akşam mercimek çorbası içtim", "两个鸡蛋和一杯牛奶", "昨晚吃了一碗米饭", "I don't like mushrooms",
    "we each had a burger", "a handful of almonds", "1 scoop of whey with 300 ml water", "tea with 2 sugars",
    "peanut butter sandwich", "a can of tuna", "30 g cheddar and an apple", "3 tacos",
    "chicken tikka masala with rice", "oat milk latte",
  ]

  /// Foods that nobody knows, amounts that nobody can tell, and requests that need thought, which should go to the model.
  static let passedOn = [
    "a snorkelberry bar and a coffee", "my gran's famous stew", "whatever was left in the fridge",
    "a plate of food at the wedding", "about as much as yesterday but without the bread and a bit more sauce",
    "the thing I always get at the corner place", "some of Ben's birthday creation", "a bloopsicle and two zindles",
    "tasting menu, seven courses", "two helpings of Auntie May's casserole", "why am I always hungry in the evening?",
    "what should I cook with leeks and barley?", "compare my last two weeks and tell me what changed",
    "can you write me a shopping list for three days?", "is intermittent fasting a good idea?",
    "plan my dinners for next week", "explain what fibre does", "I ate like a horse at Dave's",
    "the blue plate special with extra of everything", "a couple of bites of everybody's dessert",
    "leftover quibble from the party", "ein Teller Grumbelwurst", "was wir im Wirtshaus immer essen",
    "ein Stück vom Geburtstagskuchen der Nachbarin mit Schnorbelcreme", "un plato de zurrapina",
    "lo de siempre en casa de mi suegra", "komşunun yaptığı zırbala", "bir tabak gözmek", "一份外星果冻", "两个噗噜饼",
    "half of what my brother had", "enough popcorn to feel sick", "one of those green things from the bakery",
    "a frobble with hummus", "a big brunch with friends", "nibbled on stuff all afternoon",
    "a smoothie, no idea what was in it", "as many olives as there were", "school dinner", "airline meal",
  ]
}
