internal import Calls
internal import Nutrition
internal import Words

/// Turns a list of foods into items: each chunk becomes an item, and names that contain a conjunction stay whole.
struct ItemReader {
  let sentence: Sentence
  let finder: any FoodFinder
  let names: NameReader
  let builder: ItemBuilder
  let kinds: WordKinds
  var elements: [MealElement] = []
  var unaccounted: [Int] = []
  /// The unaccounted words that are about the meal, not about one of the foods.
  var told: [Int] = []
  /// Dishes that are described by their contents.
  var mixtures: [[Int]] = []
  /// What the list says that there was none of.
  var without: [[Int]] = []
  var excluded: [[Int]] = []
  var perhapsExcluded: [[Int]] = []
  var uncounted: [[Int]] = []
  var replaced: [[Int]] = []
  /// The words for parts of dishes.
  var partWords: [Int] = []
  /// The words that only describe, beside no food: "fat free" in "fat free, 170 g".
  var describing: [Int] = []
  /// Words for states that stand beside no food: "fried" in "fried, in butter".
  var stateWords: [Int] = []
  var unknownParts: [Int] = []
  /// The words that items cover.
  var held: Set<Int> = []
  /// Whether the last item is coffee or tea.
  var isPlainDrink = false
  /// Whether the last addition went into that drink.
  var hasDrinkAddition = false
  /// Whether the last item is a soup.
  var isSoup = false
  /// Whether the last item is a dish with a filling.
  var isFilledDish = false
  /// The bread that the last item is made with: that of a sandwich.
  var ownBread: ImpliedBread?
  /// Whether nothing but a comma stands between the last item and what is taken now.
  var isRightBehind = false
  /// Whether the list has energy somewhere; amounts of nutrients next to it are figures.
  var saysEnergy = false
  /// Whether the part behind the present one has a weight or a volume.
  var isBeforeMeasured = false

  /// The content of a list.
  struct List {
    var elements: [MealElement]
    /// Words that were not understood.
    var unaccounted: [Int]
    /// Stretches of these words that contain the name of a food.
    var leftOut: [Range<Int>]
    /// Dishes that are described by contents which may be incomplete.
    var dishes: [[Int]]
    /// What there was none of: "no cheese".
    var without: [[Int]]
    /// What dishes were without, though their figures include it.
    var excluded: [[Int]]
    var perhapsExcluded: [[Int]]
    /// What was used in place of an ingredient that the figures include.
    var uncounted: [[Int]]
    /// What was not eaten: "instead of coffee".
    var replaced: [[Int]]
    /// Foods that were taken as part of a dish whose name does not have them.
    var inside: [[Int]]
    /// Words that only describe and stand beside no food: "fat free" in "fat free, 170 g".
    var describing: [Int]

    var items: [FoodItem] { elements.items }
  }

  private init(sentence: Sentence, finder: any FoodFinder) {
    self.sentence = sentence
    self.finder = finder
    names = NameReader(sentence: sentence, finder: finder)
    builder = ItemBuilder(sentence: sentence, names: names)
    kinds = WordKinds(sentence: sentence)
  }

  static func read(
    _ range: Range<Int>, of sentence: Sentence, labels: [WhenLabel], finder: any FoodFinder
  ) -> List {
    var reader = ItemReader(sentence: sentence, finder: finder)
    let (chunks, unaccounted, tails) = ChunkReader.read(
      range, of: sentence, labels: labels, names: reader.names)
    let told = Elaborations(sentence: sentence, names: reader.names).joined(LabelledParts.gathered(chunks))
    let counted = CountsBehind(sentence: sentence, names: reader.names).moved(HalvesBehind.added(told.parts))
    let placed = PlacedParts.turned(AdditionAmounts(names: reader.names).moved(counted))
    let gathered = EachAmounts(names: reader.names).spread(WholeWeights.moved(placed))
    let (parts, listed) = FilledLists(sentence: sentence, names: reader.names).joined(gathered)
    reader.unaccounted = unaccounted + listed
    reader.held = Set(told.again)
    reader.partWords = listed
    reader.told = tails
    reader.saysEnergy = parts.contains { part in
      if case .chunk(let chunk) = part { chunk.pieces.contains { $0.amount?.energy != nil } } else { false }
    }
    let isWeighedList = parts.isWeighed && sentence.hasSeveralWeights
    var index = 0
    while index < parts.count {
      index += reader.read(parts[index], before: parts[(index + 1)...], isWeighedList: isWeighedList)
    }
    if !reader.elements.items.isEmpty { reader.unaccounted += reader.stateWords }
    reader.accountForAll(in: range, chunks, labels)
    return List(
      elements: PartsOfAll.joined(reader.elements), unaccounted: reader.unaccounted, leftOut: reader.leftOut,
      dishes: reader.mixtures, without: reader.without,
      excluded: reader.excluded, perhapsExcluded: reader.perhapsExcluded, uncounted: reader.uncounted,
      replaced: reader.replaced,
      inside: reader.inside(of: reader.partWords, items: reader.elements.items), describing: reader.describing)
  }

  /// Reads a part of the list, and those after it that belong to it; returns how many these are.
  private mutating func read(_ part: ListPart, before rest: ArraySlice<ListPart>, isWeighedList: Bool) -> Int {
    guard case .chunk(let chunk) = part else {
      if case .label(let label) = part { elements.append(.label(label)) }
      return 1
    }
    guard !isAboutMeal(chunk, rest) else {
      unaccounted += chunk.words
      return 1
    }
    // "Fried in butter": the butter is not fried.
    if case .state(.some) = kinds.kind(chunk.words), case .chunk(let next)? = rest.first,
      [.conjunction(.part), .conjunction(.with)].contains(next.opening)
    {
      take(chunk)
      return 1
    }
    let choice = Alternatives(names: names).first(of: chunk, and: rest)
    unaccounted += choice.others.flatMap(\.words)
    let others = rest.dropFirst(choice.others.count)
    let merge = NameMerger(sentence: sentence, names: names).merged(choice.chunk, with: others)
    let after = others.dropFirst(merge.count)
    return 1 + choice.others.count + merge.count
      + read(merge.chunk, before: after, isWeighedList: isWeighedList, isMerged: merge.count > 0)
  }

  /// Reads a dish and what it is made of; returns how many of the parts after it are.
  private mutating func read(
    _ chunk: Chunk, before after: ArraySlice<ListPart>, isWeighedList: Bool, isMerged: Bool
  ) -> Int {
    let dishes = DishParts(sentence: sentence, names: names)
    if let (dish, eggs, count) = dishes.ofEggs(chunk, after) {
      held.formUnion(eggs)
      take(dish)
      tell(eggs)
      return count
    }
    if let combined = dishes.combined(chunk, after) {
      unaccounted += chunk.words.suffix(1)
      // "A big mac meal with a cola": what else there was is asked about.
      if after.count < 2 { unknownParts += chunk.words.suffix(1) }
      take(combined)
      return 0
    }
    if dishes.isMixture(chunk, after) {
      if let bread = dishes.bread(of: chunk.words, around: after.untilLabel) {
        hold(chunk.words, in: .item(bread))
      } else {
        if dishes.mayHoldMore(after) { mixtures.append(chunk.words) }
        unaccounted += chunk.words
      }
      return 0
    }
    let dish = dishes.taken(chunk, after, isWeighedList: isWeighedList, isMerged: isMerged)
    leaveParts(dish.words)
    if case .chunk(let next)? = after.first { isBeforeMeasured = next.isMeasured || next.isWeighed }
    take(dish.chunk)
    isBeforeMeasured = false
    if dishes.isOwnMilk(dish.words, of: dish.chunk.words) {
      uncounted.append(dish.words)
    } else {
      partWords += dish.words
    }
    return dish.count
  }

  /// Whether what is measured right behind it went into it: "porridge | 40 g oats with 200 ml milk".
  func isDish(_ run: AmountRuns.Run, of next: AmountRuns.Run?) -> Bool {
    guard run.amount == nil, let next, let amount = next.amount, !next.words.isEmpty else { return false }
    let isWeighed = amount.amount.isWeight && DishParts(sentence: sentence, names: names).isDish(run.words)
    guard isBeforeMeasured else {
      // "Porridge | 45 g oats".
      return isWeighed && names.isDry(next.words) && names.match(run.words)?.state == .cooked
    }
    // "A shake | 2 scoops of whey in 12 oz of milk".
    return isWeighed || amount.unit != nil && kinds.ends(run.words, in: [.mixture])
  }
}
