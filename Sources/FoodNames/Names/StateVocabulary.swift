package import Nutrition

/// The folded words that say a state, in all languages together.
package enum StateVocabulary {
  /// Single words.
  package static let words = english.merging(german) { first, _ in first }.merging(spanish) { first, _ in first }
    .merging(turkish) { first, _ in first }

  /// Phrases of two words and more.
  package static let phrases: [String: FoodState] = [
    "hard boiled": .boiled, "soft boiled": .boiled, "stir fried": .fried, "pan fried": .fried, "deep fried": .fried,
    "shallow fried": .fried, "air fried": .fried, "pan seared": .fried, "oven baked": .baked,
    "oven roasted": .roasted, "slow cooked": .cooked, "slow roasted": .roasted, "sun dried": .dried,
    "freeze dried": .dried, "char grilled": .grilled, "from frozen": .frozen, "from a can": .canned,
    "from a tin": .canned, "in a can": .canned, "out of a can": .canned,
    "aus der dose": .canned, "hart gekochtes": .boiled, "hart gekochte": .boiled, "weich gekochtes": .boiled,
    "al horno": .baked, "a la plancha": .grilled, "a la parrilla": .grilled, "al vapor": .steamed,
    "en lata": .canned, "de lata": .canned, "buharda pismis": .steamed, "firinda pismis": .baked,
  ]

  /// The first words of the phrases.
  static let phraseStarts = Set(phrases.keys.map { String($0.prefix { $0 != " " }) })

  /// Written before the name, without a space; the longer ones first.
  static let ideographs: [(prefix: String, state: FoodState)] = [
    ("冷冻", .frozen), ("罐头", .canned), ("水煮", .boiled), ("清蒸", .steamed), ("生", .raw), ("熟", .cooked),
    ("煮", .boiled), ("炸", .fried), ("煎", .fried), ("炒", .fried), ("烤", .roasted), ("蒸", .steamed),
    ("熏", .smoked), ("干", .dried),
  ]

  private static let english: [String: FoodState] = [
    "raw": .raw, "uncooked": .raw, "cooked": .cooked, "microwaved": .cooked, "stewed": .cooked, "braised": .cooked,
    "dry": .dry, "dried": .dried, "dehydrated": .dried, "canned": .canned, "tinned": .canned, "jarred": .canned,
    "frozen": .frozen, "boiled": .boiled, "poached": .boiled, "simmered": .boiled, "blanched": .boiled,
    "hardboiled": .boiled, "softboiled": .boiled, "fried": .fried, "sauteed": .fried, "seared": .fried,
    "airfried": .fried, "baked": .baked, "roasted": .roasted, "roast": .roasted, "grilled": .grilled,
    "barbecued": .grilled, "bbq": .grilled, "chargrilled": .grilled, "broiled": .grilled, "smoked": .smoked,
    "toasted": .toasted, "steamed": .steamed,
  ]

  private static let german = inflected(
    [
      "roh": .raw, "ungekocht": .raw, "gekocht": .cooked, "getrocknet": .dried, "gebraten": .fried,
      "gebacken": .baked, "gegrillt": .grilled, "gerauchert": .smoked, "gedampft": .steamed, "gedunstet": .steamed,
      "gerostet": .roasted, "getoastet": .toasted, "tiefgekuhlt": .frozen, "tk": .frozen,
    ], by: ["", "e", "er", "es", "en"])

  private static let spanish = inflected(
    [
      "crud": .raw, "cocid": .cooked, "cocinad": .cooked, "hervid": .boiled, "sec": .dry, "frit": .fried,
      "asad": .roasted, "ahumad": .smoked, "congelad": .frozen, "enlatad": .canned, "tostad": .toasted,
      "hornead": .baked,
    ], by: ["o", "a", "os", "as"])

  private static let turkish: [String: FoodState] = [
    "cig": .raw, "pismis": .cooked, "haslanmis": .boiled, "haslama": .boiled, "kizarmis": .fried,
    "kizartilmis": .fried, "kavrulmus": .roasted, "izgara": .grilled, "firinlanmis": .baked, "kuru": .dried,
    "kurutulmus": .dried, "dondurulmus": .frozen, "konserve": .canned, "fume": .smoked, "tutsulenmis": .smoked,
  ]

  private static func inflected(_ stems: [String: FoodState], by endings: [String]) -> [String: FoodState] {
    var words: [String: FoodState] = [:]
    for (stem, state) in stems {
      for ending in endings { words[stem + ending] = state }
    }
    return words
  }
}
