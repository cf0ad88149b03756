/// How a day's energy is divided among protein, carbohydrate and fat, in per cent.
package struct EnergySplit: Hashable, Sendable {
  /// Per cent of the energy from protein; the three add up to 100.
  package let protein: Int
  /// Per cent of the energy from carbohydrate.
  package let carbohydrate: Int
  /// Per cent of the energy from fat.
  package let fat: Int

  private init(_ protein: Int, _ carbohydrate: Int, _ fat: Int) {
    self.protein = protein
    self.carbohydrate = carbohydrate
    self.fat = fat
  }

  /// The number of splits for each diet of an adult: the usual one, one with more protein, and a third.
  package static let alternatives = 3

  /// The split for a person.
  ///
  /// - Parameter alternative: which of the diet's splits, from 0; numbers outside the range wrap around.
  package static func of(_ diet: Diet, age: Int, alternative: Int = 0) -> EnergySplit {
    if age < 18 { return child(age) }
    let splits = adult(diet)
    let place = alternative % splits.count
    return splits[place < 0 ? place + splits.count : place]
  }

  /// The source of the split: "EFSA 2010".
  package var source: String {
    if protein >= 25, carbohydrate >= 40 { return "IOM 2005" }
    if carbohydrate < 30 { return "Feinman and others 2015" }
    return fat > 37 && carbohydrate < 49 ? "PREDIMED (Estruch and others 2018)" : "EFSA 2010"
  }

  /// The split of children, whatever the household's diet, by EFSA 2010 (fats; carbohydrates) for their age:
  /// carbohydrate 45 to 60 per cent; fat 35 to 40 until the fourth birthday, then 20 to 35.
  private static func child(_ age: Int) -> EnergySplit {
    age < 4 ? EnergySplit(13, 49, 38) : EnergySplit(15, 52, 33)
  }

  private static func adult(_ diet: Diet) -> [EnergySplit] {
    switch diet {
    // EFSA 2010: carbohydrate 45 to 60 per cent, fat 20 to 35.
    case .balanced, .vegetarian, .pescatarian, .lowSodium:
      [EnergySplit(15, 52, 33), EnergySplit(20, 48, 32), EnergySplit(15, 58, 27)]
    // IOM 2005 (Dietary Reference Intakes for Energy): protein 10 to 35 per cent; this uses the upper half.
    case .highProtein: [EnergySplit(25, 45, 30), EnergySplit(30, 42, 28), EnergySplit(27, 40, 33)]
    case .vegan: [EnergySplit(15, 55, 30), EnergySplit(18, 50, 32), EnergySplit(15, 60, 25)]
    // The diet that people ate in PREDIMED (Estruch and others 2018): about 40 per cent fat, most of it from olive oil
    // and nuts.
    case .mediterranean: [EnergySplit(16, 44, 40), EnergySplit(20, 41, 39), EnergySplit(15, 47, 38)]
    // Feinman and others 2015 (Nutrition 31): low is under 26 per cent carbohydrate, ketogenic under 10.
    case .lowCarb: [EnergySplit(25, 25, 50), EnergySplit(30, 20, 50), EnergySplit(20, 25, 55)]
    case .keto: [EnergySplit(20, 8, 72), EnergySplit(25, 5, 70), EnergySplit(20, 5, 75)]
    }
  }
}
