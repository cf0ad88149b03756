import Interpreter
import Nutrition
import Words

/// A small food finder for the tests: exact names, synonyms, plurals, Turkish endings, states in front of a name, and one
/// letter off.
struct Pantry: FoodFinder {
  private let titles: [String: String]
  private let folded: [String: String]
  /// The names with one letter missing.
  private var shortened: [String: String] = [:]

  init() {
    var titles: [String: String] = [:]
    for line in Pantry.foods {
      let names = line.split(separator: ",").map { $0.drop(while: \.isWhitespace) }.map(String.init)
      for name in names { titles[name] = names[0] }
    }
    self.titles = titles
    folded = Dictionary(titles.map { (Folding.folded($0.key), $0.value) }) { first, _ in first }
    for name in titles.keys.sorted() where name.utf8.count > 5 {
      for shorter in Pantry.withoutOneLetter(name) { shortened[shorter] = titles[name] }
    }
  }

  func languages(of words: String) -> Set<Language> {
    titles[words] == nil ? [] : Pantry.german.contains(words) ? [.german] : [.english]
  }

  private static let german: Set<String> = ["hähnchen", "kartoffeln"]

  func match(_ words: String, state: FoodState?) -> FoodMatch? {
    if let title = titles[words] { return match(title, words == title ? .exact : .synonym, state) }
    if let title = singular(words).lazy.compactMap({ titles[$0] }).first { return match(title, .stem, state) }
    if let title = TurkishSuffixes.stems(of: Folding.folded(words)).lazy.compactMap({ folded[$0.text] }).first {
      return match(title, .stem, state)
    }
    if let (rest, said) = stated(words) { return match(rest, state: said) }
    return nearest(words).map { match($0, .fuzzy, state) }
  }

  private func match(_ title: String, _ quality: FoodMatch.Quality, _ state: FoodState?) -> FoodMatch {
    FoodMatch(
      title: state.map { "\(title), \($0.rawValue)" } ?? title, quality: quality, isAmbiguous: false,
      per100Grams: Nutrients(energy: FixedDecimal(100)), measures: Measures())
  }

  private func singular(_ words: String) -> [String] {
    var forms: [String] = []
    if words.hasSuffix("ies") { forms.append(words.dropLast(3) + "y") }
    if words.hasSuffix("es") { forms.append(String(words.dropLast(2))) }
    if words.hasSuffix("s") { forms.append(String(words.dropLast())) }
    return forms
  }

  /// "grilled chicken": a state in front of a name.
  private func stated(_ words: String) -> (String, FoodState)? {
    guard let space = words.firstIndex(of: " "), let state = FoodState(rawValue: String(words[..<space])) else {
      return nil
    }
    return (String(words[words.index(after: space)...]), state)
  }

  /// One letter more or less.
  private func nearest(_ words: String) -> String? {
    guard (5...40).contains(words.utf8.count) else { return nil }
    return shortened[words] ?? Pantry.withoutOneLetter(words).lazy.compactMap { titles[$0] }.first
  }

  private static func withoutOneLetter(_ name: String) -> [String] {
    name.indices.map { index in
      var shorter = name
      shorter.remove(at: index)
      return shorter
    }
  }

  private static let foods = [
    "egg, eier, ei, huevo, yumurta, 鸡蛋", "toast, white toast", "coffee, kaffee, black coffee", "banana, muz, banane",
    "apple, manzana, elma, apfel", "pasta, nudeln", "rice, white rice, pilav, reis, 米饭", "brown rice",
    "chicken breast, hähnchen", "chicken, pollo, tavuk", "grilled chicken salad", "chicken salad", "caesar salad",
    "salad, ensalada", "oatmeal, porridge, avena", "oats", "blueberry", "strawberry", "honey", "milk, leche, milch, 牛奶",
    "whole milk", "oat milk", "latte", "oat milk latte", "tea, çay", "wine, red wine", "beer", "orange juice",
    "water, su",
    "burger", "fries, fry, chips", "pizza", "soup", "miso soup", "sushi", "steak", "potato", "mashed potato",
    "baked potato, jacket potato", "broccoli", "avocado", "bacon", "bread, brot, ekmek", "bagel", "butter",
    "peanut butter", "jam", "cheese, peynir, käse", "feta", "hummus", "yogurt, yoghurt, joghurt", "greek yogurt",
    "granola", "muffin", "cookie", "chocolate", "chocolate bar", "crisps", "salt and vinegar crisps", "fish and chips",
    "mac and cheese", "fish", "salmon, lachs", "tuna", "lentils", "beans", "baked beans", "green beans", "almond",
    "nuts", "rice cake", "protein shake", "protein powder", "olive oil", "sugar", "garlic", "celery", "tomato",
    "dinner roll", "breakfast burrito", "burrito", "7 up", "quarter pounder", "coke zero", "coke", "ice cream",
    "meatball", "ham",
    "sun chips", "star fruit", "fruit", "quinoa", "sandwich", "clear soup", "scone", "drop scone", "smoked salmon",
    "fried rice", "ranch dressing", "2% milk", "cinnamon stick", "cinnamon", "cereal", "curry", "noodles", "orange",
    "carrot", "spinach", "hot chocolate", "turkey", "mushroom", "beef", "pear", "crumpet", "dal", "tofu",
    "chilli", "chilli con carne, bowl of chilli",
  ]
}
