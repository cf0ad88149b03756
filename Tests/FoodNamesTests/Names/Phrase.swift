import Testing

/// Words and the key of the staple that they mean.
struct Phrase: CustomTestStringConvertible, Sendable {
  let words: String
  let key: String

  var testDescription: String { "\(words) → \(key)" }

  /// Reads "words = key; words = key".
  private static func table(_ text: String) -> [Phrase] {
    list(text).map { row in
      let sides = row.split(separator: "=").map(trimmed)
      return Phrase(words: sides.first ?? "", key: sides.last ?? "")
    }
  }

  private static func list(_ text: String) -> [String] {
    text.split { $0 == ";" || $0 == "\n" }.map(trimmed).filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension Phrase {
  static let everyday = table(
    """
    egg = egg|boiled; eggs = egg|boiled; an egg = egg|boiled; my eggs = egg|boiled; scrambled egg = scrambled eggs
    egg whites = egg white; poached eggs = poached egg; omelet = omelette
    spaghetti = pasta|cooked; basmati rice = rice|cooked; brown rice = brown rice|cooked; fried rice = fried rice
    rolled oats = oats|dry; oatmeal = porridge|cooked; cornflakes = corn flakes; muesli = muesli
    bread = bread; whole wheat bread = wholemeal bread; brown bread = wholemeal bread; bread rolls = bread roll
    rye bread = rye bread; bagels = bagel; croissants = croissant; banana bread = banana bread
    milk = milk; whole milk = milk; milk, whole = milk; organic milk = milk; skim milk = skimmed milk
    2 % milk = semi-skimmed milk; semi skimmed milk = semi-skimmed milk; oatmilk = oat milk; soya milk = soy milk
    plain yogurt = yogurt; natural yoghurt = yogurt; greek yoghurt = greek yogurt; cheddar cheese = cheddar
    goat's cheese = goat cheese; goats cheese = goat cheese; parmesan cheese = parmesan; heavy cream = double cream
    milk chocolate = milk chocolate; chocolate milk = chocolate milk; dark chocolate = dark chocolate
    ground beef = beef mince|cooked; minced beef = beef mince|cooked; bacon rashers = bacon|cooked
    sausages = sausage|cooked; pork chops = pork chop|cooked; chicken thighs = chicken thigh|cooked; ham = ham
    prawns = prawn|cooked; shrimp = prawn|cooked; fish fingers = fish finger; fish sticks = fish finger
    potatoes = potato|boiled; mashed potatoes = mashed potato; mash = mashed potato; french fries = fries
    chips = chips; crisps = crisps; tomatoes = tomato|raw; cherry tomatoes = cherry tomato; carrots = carrot|raw
    courgette = zucchini|cooked; zucchini = zucchini|cooked; aubergine = eggplant|cooked; arugula = rocket
    cilantro = coriander; scallions = spring onion; spring onions = spring onion; corn = sweetcorn|cooked
    green beans = green beans|cooked; kidney beans = kidney beans|cooked; chickpeas = chickpeas|cooked
    apples = apple; bananas = banana; peaches = peach|raw; strawberries = strawberry|raw
    blue berries = blueberry|raw; grapes = grape; raisins = raisins; JALAPENO = jalapeño
    peanutbutter = peanut butter; mayo = mayonnaise; olive oil = olive oil; pate = pâté; almonds = almonds
    ice-cream = ice cream; biscuits = biscuit; crème brûlée = creme brulee; black coffee = coffee; latte = latte
    OJ = orange juice; coke = cola; red wine = red wine; water = water; burger = hamburger; pizza = pizza
    fish & chips = fish and chips; mac n cheese = mac and cheese; spag bol = spaghetti bolognese
    caesar salad = caesar salad; chicken curry = chicken curry; hummus = hummus; tofu = tofu
    noodle soup = noodle soup; chicken noodle soup = chicken noodle soup; coffee with milk = coffee with milk
    tea with milk = tea with milk; bottled water = water; beans = beans|cooked; baked beans = baked beans
    tomato puree = tomato puree; tomato paste = tomato paste; red pepper = red pepper; peppers = bell pepper|raw
    groundnuts = peanuts|roasted; pastry = danish pastry; hoagie roll = sub roll; hash brown patty = hash brown
    """)

  static let states = table(
    """
    pasta = pasta|cooked; cooked pasta = pasta|cooked; pasta, cooked = pasta|cooked; dry pasta = pasta|dry
    uncooked pasta = pasta|dry; dry spaghetti = pasta|dry; rice = rice|cooked; dry rice = rice|dry
    raw rice = rice|dry; boiled rice = rice|cooked; cooked brown rice = brown rice|cooked
    boiled egg = egg|boiled; hard-boiled eggs = egg|boiled; fried egg = egg|fried
    chicken breast = chicken breast|cooked; raw chicken breast = chicken breast|raw
    grilled chicken breast = chicken breast|grilled; chicken breast grilled = chicken breast|grilled
    roast chicken = chicken|roasted; raw chicken = chicken|raw; fried chicken = fried chicken
    raw ground beef = beef mince|raw; raw steak = steak|raw; roast beef = roast beef|roasted
    salmon = salmon|cooked; raw salmon = salmon|raw; smoked salmon = salmon|smoked; baked salmon = salmon|cooked
    tinned tuna = tuna|canned; raw tuna = tuna|raw; tinned tomatoes = tomato|canned; tinned peaches = peach|canned
    baked potato = potato|baked; roast potatoes = potato|roasted; raw carrots = carrot|raw
    steamed broccoli = broccoli|cooked; raw broccoli = broccoli|raw; frozen peas = peas|cooked
    frozen strawberries = strawberry|frozen; canned chickpeas = chickpeas|canned; roasted almonds = almonds|roasted
    baked beans = baked beans; frozen yogurt = frozen yogurt; dried apricots = dried apricot
    dried mango = dried mango; stir-fried vegetables = stir-fried vegetables
    """)

  static let otherLanguages = table(
    """
    Vollmilch = milk; Nudeln = pasta|cooked; gekochte Nudeln = pasta|cooked; Kartoffel = potato|boiled
    Kartoffeln = potato|boiled; Tomate = tomato|raw; Tomaten = tomato|raw; Brötchen = bread roll
    Broetchen = bread roll; Brotchen = bread roll; Brote = bread; Äpfel = apple; Käse = cheese; Kaese = cheese
    gekochtes Ei = egg|boiled; roher Lachs = salmon|raw; gekochten Reis = rice|cooked; Hähnchenbrust = chicken breast|cooked
    Haferflocken = oats|dry; Dinkelbrot = bread
    süt = milk; SÜT = milk; sut = milk; ekmek = bread; beyaz peynir = feta; yumurtalar = egg|boiled
    haşlanmış yumurta = egg|boiled; tavuk göğsü = chicken breast|cooked; tavuk gogsu = chicken breast|cooked
    YOĞURT = yogurt; salatalık = cucumber; salatalik = cucumber; çay = tea; mercimek çorbası = lentil soup
    huevos = egg|boiled; arroz cocido = rice|cooked; pollo asado = chicken|roasted; salmón ahumado = salmon|smoked; limones = lemon
    manzanas = apple; jamón = ham; jamon = ham; pechuga de pollo a la plancha = chicken breast|grilled
    plátano = banana; patatas fritas = fries; cerveza = beer
    牛奶 = milk; 全脂牛奶 = milk; 米饭 = rice|cooked; 一碗米饭 = rice|cooked; 鸡蛋 = egg|boiled; 煮鸡蛋 = egg|boiled
    鸡胸肉 = chicken breast|cooked; 生鸡胸肉 = chicken breast|raw; 豆腐 = tofu; 苹果 = apple; 番茄 = tomato|raw
    """)

  static let misspelt = table(
    """
    chiken breast = chicken breast|cooked; chicken brest = chicken breast|cooked; chiken breats = chicken breast|cooked
    brocolli = broccoli|cooked; tomatos = tomato|raw; potatoe = potato|boiled; bannana = banana
    bnaana = banana; yogourt = yogurt; parmesean = parmesan; spagetti = pasta|cooked; avacado = avocado
    strawbery = strawberry|raw; raspberrys = raspberry|raw; cucmber = cucumber; zuchini = zucchini|cooked
    ommelette = omelette; sandwhich = sandwich; croisant = croissant; capuccino = cappuccino; expresso = espresso
    letuce = lettuce; spinich = spinach|raw; penut butter = peanut butter; choclate milk = chocolate milk
    mayonaise = mayonnaise; hamberger = hamburger; lazagna = lasagne; sweet potatoe = sweet potato|baked
    brusel sprouts = brussels sprouts|cooked
    """)

  static let notFood =
    [""]
    + list(
      """
      frobnitz; the weather; my bike; hello; thanks; how are you; yesterday; work; my weekend; car keys
      the train station; running shoes; laptop; telephone; homework; football match; qwertyuiop; xyzzy; 12345; !!!
      a; of the; with; meeting at work; the cat; sunshine; window; printer paper; shampoo; toothbrush; gasoline
      concrete; schedule; Fahrrad; bicicleta; 自行车; 天气很好; 🙂; %; eggs and toast; beer bottle
      """)
}
