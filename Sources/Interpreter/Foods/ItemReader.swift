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
  private var mixtures: [[Int]] = []
  /// What the list says that there was none of.
  private var without: [[Int]] = []
  private var excluded: [[Int]] = []
  private var perhapsExcluded: [[Int]] = []
  private var uncounted: [[Int]] = []
  private var replaced: [[Int]] = []
  /// The words for parts of dishes.
  private var partWords: [Int] = []
  /// The words that only describe, beside no food: "fat free" in "fat free, 170 g".
  private var describing: [Int] = []
  var unknownParts: [Int] = []
  /// The words that items cover.
  var held: Set<Int> = []
  /// Whether the last item is coffee or tea.
  private var isPlainDrink = false
  /// Whether the last addition went into that drink.
  private var hasDrinkAddition = false
  /// Whether the last item is a soup.
  private var isSoup = false
  /// Whether the last item is a dish with a filling.
  private var isFilledDish = false
  /// Whether the list has energy somewhere; amounts of nutrients next to it are figures.
  private var saysEnergy = false
  /// Whether the part behind the present one has a weight or a volume.
  private var isBeforeMeasured = false

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
    let placed = PlacedParts.turned(counted)
    let gathered = EachAmounts.spread(WholeWeights.moved(placed))
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
      switch parts[index] {
      case .label(let label): reader.elements.append(.label(label))
      case .chunk(let chunk) where reader.isAboutMeal(chunk, parts[(index + 1)...]):
        reader.unaccounted += chunk.words
      case .chunk(let chunk):
        let choice = Alternatives(names: reader.names).first(of: chunk, and: parts[(index + 1)...])
        reader.unaccounted += choice.others.flatMap(\.words)
        index += choice.others.count
        let merge = NameMerger(sentence: sentence, names: reader.names)
          .merged(choice.chunk, with: parts[(index + 1)...])
        let after = parts[(index + 1 + merge.count)...]
        let dishes = DishParts(sentence: sentence, names: reader.names)
        index += merge.count
        if let (dish, eggs, count) = dishes.ofEggs(merge.chunk, after) {
          reader.held.formUnion(eggs)
          reader.take(dish)
          reader.tell(eggs)
          index += count
        } else if let combined = dishes.combined(merge.chunk, after) {
          reader.unaccounted += merge.chunk.words.suffix(1)
          // "A big mac meal with a cola": what else there was is asked about.
          if after.count < 2 { reader.unknownParts += merge.chunk.words.suffix(1) }
          reader.take(combined)
        } else if dishes.isMixture(merge.chunk, after) {
          if let bread = dishes.bread(of: merge.chunk.words, around: after.untilLabel) {
            reader.hold(merge.chunk.words, in: .item(bread))
          } else {
            if dishes.mayHoldMore(after) { reader.mixtures.append(merge.chunk.words) }
            reader.unaccounted += merge.chunk.words
          }
        } else {
          let dish = dishes.taken(merge.chunk, after, isWeighedList: isWeighedList, isMerged: merge.count > 0)
          reader.leaveParts(dish.words)
          if case .chunk(let next)? = after.first { reader.isBeforeMeasured = next.isMeasured || next.isWeighed }
          reader.take(dish.chunk)
          reader.isBeforeMeasured = false
          if dishes.isOwnMilk(dish.words, of: dish.chunk.words) {
            reader.uncounted.append(dish.words)
          } else {
            reader.partWords += dish.words
          }
          index += dish.count
        }
      }
      index += 1
    }
    reader.accountForAll(in: range, chunks, labels)
    return List(
      elements: PartsOfAll.joined(reader.elements), unaccounted: reader.unaccounted, leftOut: reader.leftOut,
      dishes: reader.mixtures, without: reader.without,
      excluded: reader.excluded, perhapsExcluded: reader.perhapsExcluded, uncounted: reader.uncounted,
      replaced: reader.replaced,
      inside: reader.inside(of: reader.partWords, items: reader.elements.items), describing: reader.describing)
  }

  /// Whether what is measured right behind it went into it: "porridge | 40 g oats with 200 ml milk".
  private func isDish(_ run: AmountRuns.Run, of next: AmountRuns.Run?) -> Bool {
    guard isBeforeMeasured, run.amount == nil, let next, let amount = next.amount, !next.words.isEmpty else {
      return false
    }
    // "A shake | 2 scoops of whey in 12 oz of milk".
    if amount.unit != nil, kinds.ends(run.words, in: [.mixture]) { return true }
    return amount.amount.isWeight && DishParts(sentence: sentence, names: names).isDish(run.words)
  }

  // MARK: Chunks

  private mutating func take(_ chunk: Chunk) {
    guard chunk.opening != .conjunction(.without) else { return takeExclusion(chunk) }
    guard chunk.opening != .contrast else {
      replaced.append(chunk.words)
      return held.formUnion(chunk.words)
    }
    if let amount = chunk.pieces.first?.amount, amount.isMore, takeMore(amount) { return }
    if isExercise(chunk) { return hold(chunk.words, in: .exercise) }
    if let figure = figure(chunk) { return hold(chunk.words, in: figure) }
    if attach(chunk) || attachKind(chunk) { return held.formUnion(chunk.words) }
    if isSomebody(chunk) {
      unaccounted += chunk.words
      return
    }
    if let splash = splash(chunk) { return take(splash) }
    // "Jam on the toast".
    let isPointedAt = chunk.opening == .conjunction(.on) && chunk.words.first.map(sentence.isDetermined) ?? false
    if chunk.opening == .conjunction(.on), !chunk.hasAmount, var bread = builder.bread(chunk.words) {
      bread.isPlace = isPointedAt
      // A sandwich already includes its bread.
      guard !isFilledDish else {
        unaccounted += chunk.words
        return
      }
      return hold(chunk.words, in: .item(bread))
    }
    var chunk = chunk
    let figures = figures(in: &chunk)
    defer { elements += figures }
    var runs = AmountRuns.runs(of: chunk.pieces)[...]
    if let dish = runs.first, isDish(dish, of: runs.dropFirst().first) {
      runs = runs.dropFirst()
      if let bread = DishParts(sentence: sentence, names: names).bread(of: dish.words, around: runs.map(\.words)) {
        hold(dish.words, in: .item(bread))
      } else {
        unaccounted += dish.words
      }
    } else if let first = runs.first,
      isLead(first, to: runs.dropFirst().first) || isHeading(first, of: runs.dropFirst())
    {
      leave(first.words)
      runs = runs.dropFirst()
    }
    // "Coffee with 2 sugars and milk": the milk is also in the coffee.
    hasDrinkAddition = isPlainDrink && chunk.opening == .conjunction(.with)
    let start = elements.count
    // Turkish has such a word for what is beside it only.
    let isInSoup = isSoup && chunk.opening == .conjunction(.with) && sentence.language != .turkish
    for run in runs { take(run) }
    if isInSoup { putIntoSoup(from: start) }
    joinSame(from: start)
    if chunk.isPlace || isPointedAt, case .item(var item)? = elements.last {
      item.isPlace = true
      elements[elements.count - 1] = .item(item)
    }
    isPlainDrink = isPlainDrink || hasDrinkAddition
  }

  /// Adds words to those that the last item was said in.
  private mutating func tell(_ words: [Int]) {
    guard case .item(var item)? = elements.last else { return }
    item.wording += " " + sentence.original(words)
    elements[elements.count - 1] = .item(item)
  }

  /// Makes noodles or vegetables that are in a soup as many as a soup has: a third of what is eaten of them as a side.
  private mutating func putIntoSoup(from start: Int) {
    let share = FixedDecimal(1) / FixedDecimal(3)
    for index in elements.indices.dropFirst(start) {
      guard case .item(var item) = elements[index], item.isBare, let match = item.match,
        match.measures[.serving] != nil,
        match.category == .pantry || match.category == .produce
      else { continue }
      (item.quantity, item.unit) = (share, .serving)
      elements[index] = .item(item)
    }
  }

  /// Joins a food without an amount and the same one beside it with one: "a bag of crisps lays", "烤串 10串羊肉串".
  private mutating func joinSame(from start: Int) {
    for index in elements.indices.dropFirst(start + 1).reversed() {
      guard case .item(let first) = elements[index - 1], case .item(let last) = elements[index],
        let title = first.match?.title, title == last.match?.title, first.isBare != last.isBare
      else { continue }
      var both = first.isBare ? last : first
      both.wording = first.wording + " " + last.wording
      elements.replaceSubrange(index - 1...index, with: [.item(both)])
    }
  }

  /// "No cheese extra bacon", "no milk one sugar": from "extra" or an amount on it is something that was had.
  private mutating func takeExclusion(_ chunk: Chunk) {
    guard let turn = turn(in: chunk.pieces) else { return exclude(chunk.words) }
    exclude(chunk.pieces[..<turn].compactMap(\.word))
    var rest = Chunk(opening: .conjunction(.plus))
    rest.pieces = Array(chunk.pieces[turn...])
    if let extra = chunk.pieces[turn].word {
      held.insert(extra)
      rest.pieces.removeFirst()
    }
    if !rest.pieces.isEmpty { take(rest) }
  }

  /// Where what was had begins behind what was not: at "extra", or else at an amount that has a food behind it.
  private func turn(in pieces: [Chunk.Piece]) -> Int? {
    let more = pieces.firstIndex { piece in
      piece.word.map { sentence.skip(.difference(.more), at: $0) != nil } ?? false
    }
    if let more, more > 0 { return more }
    guard let first = pieces.firstIndex(where: { $0.word != nil }),
      let amount = pieces[first...].firstIndex(where: { $0.amount != nil }),
      pieces[amount...].contains(where: { $0.word != nil })
    else { return nil }
    return amount
  }

  /// Notes what a dish was without. The figures of "a burger without the bun" and "a cheeseburger, no cheese" include
  /// it; those of "pad thai without peanuts" may.
  private mutating func exclude(_ words: [Int]) {
    held.formUnion(words)
    guard !words.isEmpty else { return }
    without.append(words)
    guard case .item(let item)? = elements.last else { return }
    if isFilledDish { excluded.append(words) } else if item.match?.isMixed == true { perhapsExcluded.append(words) }
  }

  /// A figure such as "20 g protein" after energy was given; without energy, "20 g sugar" may be sugar in the coffee.
  private func figure(_ chunk: Chunk) -> MealElement? {
    guard let amount = chunk.pieces.first?.amount, let quantity = amount.quantity, saysEnergy,
      let words = chunk.trailingWords, let nutrient = kinds.nutrient(words)
    else { return nil }
    return .figure(nutrient, quantity)
  }

  /// Removes figures from the pieces of a food: "yoghurt 15 g protein 120 kcal".
  private func figures(in chunk: inout Chunk) -> [MealElement] {
    guard saysEnergy else { return [] }
    var figures: [MealElement] = []
    var index = 1
    while index < chunk.pieces.count {
      let words = chunk.pieces[(index + 1)...].prefix { $0.word != nil }.compactMap(\.word)
      if let amount = chunk.pieces[index].amount, amount.unit == .gram, let quantity = amount.quantity,
        let nutrient = kinds.nutrient(words)
      {
        figures.append(.figure(nutrient, quantity))
        chunk.pieces.removeSubrange(index...index + words.count)
      } else {
        index += 1
      }
    }
    return figures
  }

  /// Adds to the food before: "a biscuit and another", "an egg for breakfast, two more for lunch". False where there is
  /// none.
  private mutating func takeMore(_ amount: AmountPhrase) -> Bool {
    let last = elements.lastIndex { if case .label = $0 { false } else { true } }
    guard let last, case .item(var item) = elements[last] else { return false }
    guard last == elements.count - 1 else {
      elements.append(.item(item.having(Amount(quantity: amount.quantity, unit: amount.unit ?? item.unit))))
      return true
    }
    if item.add(amount) {
      elements[last] = .item(item)
      return true
    }
    // "A bowl of cereal with milk, then another bowl": goes to the food that was measured in bowls.
    let measured = elements.lastIndex { if case .item(let item) = $0 { item.unit == amount.unit } else { false } }
    guard amount.unit != nil, let measured, case .item(var other) = elements[measured], other.add(amount) else {
      return false
    }
    elements[measured] = .item(other)
    return true
  }

  /// The item that a chunk adds to: the last one. An amount alone may also go to the only food before a time label, if
  /// that is measured in it.
  func placeOfItem(before chunk: Chunk) -> Int? {
    guard case .label? = elements.last else { return placeOfCounted(by: chunk) ?? elements.indices.last }
    let others = elements.indices.filter { if case .label = elements[$0] { false } else { true } }
    guard !chunk.hasWords, others.count == 1, case .item(let item) = elements[others[0]],
      chunk.isWeighed || chunk.pieces.first?.amount?.unit.map({ item.match?.measures[$0] != nil }) == true
    else { return nil }
    return others[0]
  }

  /// The food before the last one, where a count is of pieces and only that one has any: "Kartoffelpuffer mit Apfelmus, 3 Stück".
  private func placeOfCounted(by chunk: Chunk) -> Int? {
    guard chunk.opening == .comma, chunk.pieces.count == 1, let amount = chunk.pieces.first?.amount, !amount.isArticle,
      amount.quantity != nil, amount.energy == nil, amount.unit == .piece || amount.unit == nil,
      elements.count > 1, case .item(let last)? = elements.last, case .item(let first) = elements[elements.count - 2],
      last.isBare, first.isBare, let own = last.match?.measures, own[.piece] == nil,
      first.match?.measures[.piece] != nil
    else { return nil }
    return elements.count - 2
  }

  /// How much milk goes into a drink.
  static let splash = Amount(quantity: FixedDecimal(2), unit: .tablespoon)

  /// The small amount of milk in "tea with milk", which is not a glass.
  private func splash(_ chunk: Chunk) -> AmountRuns.Run? {
    let isInDrink =
      chunk.opening == .conjunction(.with)
      || hasDrinkAddition && [.comma, .conjunction(.and), .conjunction(.plus)].contains(chunk.opening)
    guard isInDrink, !chunk.hasAmount, let first = chunk.words.first, isPlainDrink,
      WordKinds(sentence: sentence).isDrinkAddition(chunk.words)
    else { return nil }
    let splash = ItemReader.splash
    let amount = AmountPhrase(range: first..<first, quantity: splash.quantity, unit: splash.unit)
    return AmountRuns.Run(words: chunk.words, amount: amount)
  }

  private mutating func hold(_ words: [Int], in element: MealElement) {
    held.formUnion(words)
    elements.append(element)
  }

  // MARK: Runs

  private mutating func take(_ said: AmountRuns.Run) {
    var run = said
    // "A roast chicken 7.99".
    if let amount = run.amount, let last = run.words.last, last < amount.range.lowerBound, isPrice(amount) {
      unaccounted += amount.range
      unknownParts += amount.range
      run.amount = nil
    }
    for number in run.unused {
      unaccounted += number
      unknownParts += number
    }
    let words = withoutVerb(kinds.withoutLead(run.words))
    guard !words.isEmpty else { return takeDish(run) ?? takeAmount(run) }
    isPlainDrink = words.last.map { sentence.skip(.plainDrink, at: $0) == $0 + 1 } ?? false
    isFilledDish = words.contains { sentence.skip(.filled, at: $0) == words[words.count - 1] + 1 }
    let item = builder.item(words, run)
    isSoup = item.match?.isSoup == true
    // "Cofee".
    isPlainDrink = isPlainDrink || item.match.map { $0.quality == .fuzzy && $0.isPlainDrink } == true
    let kind = kinds.kind(words)
    // "Sweet" is not sweets unless it is counted.
    let isAdjective = item.isBare && item.match?.quality == .stem && kind != .other
    guard item.match?.quality.isSure != true || isAdjective else { return hold(words, in: .item(item)) }
    switch kind {
    case .state(let state):
      held.formUnion(words)
      if tellsMore(run, state) { return }
      takeAmount(run)
      if let state { elements.append(.state(state)) } else { describing += words }
    case .noFood where !isServed(run):
      if let item = builder.combined(words, run) {
        hold(words, in: .item(item))
      } else if let amount = run.amount, amount.amount.isWeight {
        unknownParts += amount.range
      }
    case .other where item.match.map { $0.quality > .compound } ?? true && item.isBare && kinds.isTold(words):
      leave(words)
    case .other, .noFood:
      let several = item.match.map { $0.quality > .compound } ?? true ? builder.several(words, run) : nil
      held.formUnion(words)
      if several == nil, let other = builder.otherFood(in: words) { unknownParts += other }
      elements += (several ?? [item]).map { .item($0) }
    }
  }

  /// The words without a verb at their end, which German and Turkish put last: "Pizza Salami gegessen".
  private mutating func withoutVerb(_ words: [Int]) -> [Int] {
    guard [.german, .turkish].contains(sentence.language), words.count > 1, let last = words.last,
      sentence.skip(sentence.language == .german ? .tailVerb : .trigger(.ate), at: last) == last + 1,
      !names.isName(words)
    else { return words }
    held.insert(last)
    return Array(words.dropLast())
  }

  /// Applies an amount and a state after the name: "rice 1.5 cups cooked".
  private mutating func tellsMore(_ run: AmountRuns.Run, _ state: FoodState?) -> Bool {
    guard let amount = run.amount, !amount.isArticle, case .item(var item)? = elements.last,
      item.amount == .unsaid || amount.amount.isWeight && !item.amount.isWeight, item.take(amount)
    else { return false }
    describe(&item, as: state)
    builder.takeWeight(&item)
    elements[elements.count - 1] = .item(item)
    return true
  }

  func describe(_ item: inout FoodItem, as state: FoodState?) {
    item.state = state ?? item.state
    let before = item.match
    item.match = finder.match(item.food.lowercased(), state: item.state) ?? before
    // "Wholewheat pasta 80 g dry": no food has that name in that state, so a more general one is used.
    guard let state, state == .dry || state == .raw, item.match?.title == before?.title else { return }
    item.match = names.kin(of: item.food, state) ?? item.match
  }

  /// Takes "a bowl" as a food, where the household has a dish of that name, and "un filete", which is also a food, where no
  /// other comes before it. Nil for any other amount.
  private mutating func takeDish(_ run: AmountRuns.Run) -> Void? {
    guard var amount = run.amount, run.energy == nil, let unit = amount.unitRange,
      let match = finder.match(sentence.lower(Array(unit)), state: nil),
      match.isDish
        || match.quality.isSure
          && (amount.quantity == nil && !elements.isEmpty
            || elements.isEmpty && finder.languages(of: sentence.lower(Array(unit))).contains(sentence.language))
    else { return nil }
    (amount.unit, amount.unitRange) = (nil, nil)
    amount.range = amount.range.lowerBound..<max(unit.lowerBound, amount.range.lowerBound)
    return hold(Array(unit), in: .item(builder.item(Array(unit), AmountRuns.Run(words: Array(unit), amount: amount))))
  }

  private mutating func takeAmount(_ run: AmountRuns.Run) {
    if let energy = run.energy {
      elements.append(.energy(energy, isApproximate: run.isApproximate))
    } else if let amount = run.amount, !amount.isArticle || amount.unit != nil {
      elements.append(.amount(amount))
    }
  }
}
