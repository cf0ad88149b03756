internal import Nutrition
internal import Words

/// Makes food items from words and their amount.
struct ItemBuilder {
  let sentence: Sentence
  let names: NameReader

  /// The number of slices of a pie or cake where none is given: USDA's tables have "1/8 of a pie".
  static let slicesOfWhole = 8

  /// What the words of an item name, and the amount that is left for it.
  struct Named {
    var words: [Int]
    var amount: AmountPhrase?
    var reading: NameReader.Reading
  }

  func item(_ words: [Int], _ run: AmountRuns.Run) -> FoodItem {
    let served = serving(words, run.amount)
    let named = named(served ?? words, served == nil ? run.amount : nil)
    let (words, amount, reading) = (named.words, named.amount, named.reading)
    var item = FoodItem(
      food: sentence.original(reading.words),
      wording: sentence.original(served == nil ? names.wording(words, reading) : run.words),
      state: reading.state, match: reading.match)
    takeAmount(of: named, &item)
    takeUnit(of: named, &item)
    takeShare(of: named, &item)
    item.takePortion(in: sentence.language)
    takeSlices(of: amount, &item)
    takeWeight(&item)
    takeDry(&item)
    if isOfRecipe(item) { item.unit = .serving }
    if let plate = plate(of: item, reading, run.words) { item.match = plate }
    // "Another egg", but another coffee is as big as the last.
    if item.isBare, let first = words.first, first > 0, sentence.skip(.further, at: first - 1) == first,
      let measures = item.match?.measures, measures[.piece] != nil, measures.density == nil
    {
      item.quantity = FixedDecimal(1)
    }
    item.isOccasion = item.isBare && words.contains { sentence.skip(.occasion, at: $0) == words[words.count - 1] + 1 }
    item.statedEnergy = run.energy.map { $0 * shareOfEnergy(run) }
    item.isApproximate = item.isApproximate || run.isApproximate
    return item
  }

  /// The grams of a German tub of quark or cream, by which recipes measure.
  static let tub = FixedDecimal(200)
}
