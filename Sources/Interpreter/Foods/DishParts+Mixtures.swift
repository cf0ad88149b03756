internal import Nutrition
internal import Words

/// Dishes that are described by their contents: then the contents are counted and the dish is not.
extension DishParts {
  /// Whether a dish is described by its contents: "a salad with 120 g of cucumber", "porridge made with water and 40 g
  /// of oats".
  func isMixture(_ chunk: Chunk, _ listed: ArraySlice<ListPart>) -> Bool {
    // "Omelette for lunch, 3 eggs".
    let rest = listed.drop { if case .label(let label) = $0 { !label.isHeading } else { false } }
    guard let last = chunk.lastWord, chunk.pieces.allSatisfy({ !$0.isCounted || $0.isOne }),
      case .chunk(var next)? = rest.first, next.hasWords
    else { return false }
    if rest.startIndex > listed.startIndex, next.opening == .start { next.opening = .comma }
    if isCounted(last, in: next) { return true }
    // "Porridge 40 g oats with 200 ml milk": no mark between.
    if next.first == last + 1, isFollowedByMeasured(rest), isToldBeside(chunk.words, next) { return true }
    // "Overnight oats, 40 g oats, 100 ml milk".
    if next.opening == .comma, next.isMeasured, isFollowedByMeasured(rest), holds(chunk.words, next.words) {
      return true
    }
    if isFilledAnew(chunk.words, by: next) || isListedBehind(chunk.words, next, rest) { return true }
    guard next.opening == .conjunction(.with) || next.opening == .conjunction(.part) else { return false }
    let measured = measured(rest)
    if next.isContent { return true }
    if isMadeOf(next) {
      // "Porridge made with water, a spoon of honey": what is stirred in does not tell what it is made of.
      let isStirredIn = !next.pieces.contains(where: \.isCounted) && !holdsWeight(rest)
      return measured > 0 && (!isStirredIn || kinds.ends(chunk.words, in: [.mixture]))
    }
    if kinds.ends(chunk.words, in: [.countedMixture]), let eggs = names.match(next.words), eggs.isCountedPiece,
      eggs.category == .dairy, next.pieces.contains(where: { $0.isCounted && $0.amount?.unit == nil })
    {
      return true
    }
    if kinds.ends(chunk.words, in: [.mixture]) {
      if isOnly(toppings: rest, of: chunk.words) { return false }
      return isTold(chunk.words, next, measured) || measured > 0 && isPoured(chunk.words, of: rest)
    }
    guard next.isWeighed else { return false }
    // "Porridge with 40 g of oats and a banana".
    if names.isDry(next.words), names.match(chunk.words)?.state == .cooked { return true }
    // "Sweetened my tea with 5 g of sugar".
    if next.words.contains(where: { isSameWord($0, last) }) || kinds.isTold(chunk.words) { return true }
    if isFollowedByMeasured(rest), isDish(chunk.words) { return true }
    return next.opening == .conjunction(.part) && next.isWeighedExactly
  }

  /// Whether how much of its own filling a sandwich has is told: "fish finger sandwich, 3 fish fingers", "bacon butty with 4 rashers".
  private func isFilledAnew(_ dish: [Int], by next: Chunk) -> Bool {
    let opens: Set<Chunk.Opening> = [.comma, .aside, .conjunction(.with), .conjunction(.part)]
    guard opens.contains(next.opening), kinds.impliedBread(dish) != nil, let match = names.match(next.words),
      match.quality.isSure,
      next.pieces.contains(where: { $0.amount.map { !$0.isArticle && $0.quantity != nil } ?? false })
    else { return false }
    let (whole, said) = (stems(dish), stems(next.words))
    // "Rashers" are bacon.
    let unsaid = Stemmer.stems(of: match.title.plain).subtracting(said)
    return said.isSubset(of: whole) || !unsaid.isEmpty && unsaid.isSubset(of: whole)
  }

  private func stems(_ words: [Int]) -> Set<String> { Set(words.map { Stemmer.stem(sentence.tokens[$0].folded) }) }

  /// Whether what went into a dish is listed behind it: "porridge, 40 g oats", "a smoothie, 1 banana, 200 ml milk".
  private func isListedBehind(_ dish: [Int], _ next: Chunk, _ rest: ArraySlice<ListPart>) -> Bool {
    guard next.opening == .comma, next.pieces.contains(where: \.isCounted), let match = names.match(dish),
      match.quality.isSure
    else { return false }
    if next.isMeasured, isDish(dish), match.state == .cooked, names.isDry(next.words) { return true }
    return kinds.ends(dish, in: [.mixture]) && match.measures.density != nil && measured(rest) > 1
  }

  /// Whether a mixture is told by what is measured of it. One with a name of its own, "a caesar salad with 100 g of chicken", is
  /// there as well, unless it is a drink of which more is measured: "a protein shake with 30 g of powder and 300 ml of milk".
  private func isTold(_ mixture: [Int], _ next: Chunk, _ measured: Int) -> Bool {
    guard mixture.count > 1, let match = names.match(mixture), match.quality.isSure,
      match.title != names.match(mixture.suffix(1))?.title
    else { return next.isWeighed || measured > 1 }
    return measured > 1 && match.measures.density != nil
  }

  /// Whether only meat, fish and cheese are told of what is in a salad, whose leaves are no part of that: "a salad with 120 g of
  /// tuna".
  private func isOnly(toppings rest: ArraySlice<ListPart>, of dish: [Int]) -> Bool {
    let toppings: Set<FoodCategory> = [.meat, .seafood, .dairy]
    guard let match = names.match(dish), match.measures.density == nil else { return false }
    return rest.untilLabel.allSatisfy { names.match($0)?.category.map(toppings.contains) == true }
  }

  /// Whether a drink is told by the powder that it was made of: "a protein shake with almond milk and a scoop of whey", "with 30 g of
  /// whey in water".
  private func isPoured(_ drink: [Int], of rest: ArraySlice<ListPart>) -> Bool {
    guard names.match(drink)?.measures.density != nil else { return false }
    return rest.untilLabel.compactMap { names.read($0).match }.contains { match in
      match.measures[.scoop] != nil && match.category == .pantry
    }
  }

  /// Whether what is listed right behind a dish is in it: "porridge 40 g oats", "a shake 2 scoops of whey".
  private func isToldBeside(_ dish: [Int], _ next: Chunk) -> Bool {
    next.isMeasured && isDish(dish)
      || next.pieces.first?.amount?.unit != nil && kinds.ends(dish, in: [.mixture])
  }

  /// Whether a dish is named after what follows: overnight oats after oats.
  private func holds(_ dish: [Int], _ part: [Int]) -> Bool {
    part.count < dish.count && names.isSure(dish) && names.match(dish)?.title != names.match(part)?.title
      && part.allSatisfy { word in dish.contains { isSameWord($0, word) } }
  }

  private func isFollowedByMeasured(_ rest: ArraySlice<ListPart>) -> Bool {
    guard case .chunk(let other)? = rest.dropFirst().first else { return false }
    return other.isWeighed || other.isMeasured
  }

  /// Whether the count of its contents follows: "an omelette, 3 eggs", "omelette (3 eggs)".
  private func isCounted(_ last: Int, in next: Chunk) -> Bool {
    // "3 eggs 30 g of cheddar": the first of them.
    let first = next.pieces.drop { $0.word == nil }.prefix { $0.word != nil }.compactMap(\.word)
    return [.comma, .aside].contains(next.opening) && sentence.skip(.countedMixture, at: last) == last + 1
      && next.pieces.contains { $0.isCounted && $0.amount?.unit == nil }
      && (names.isSure(first + [last])
        || names.match([last]).map { names.finder.isName(sentence.lower(first) + " " + $0.title) } ?? false
        || next.opening == .aside && names.match(first)?.isCountedPiece == true)
  }

  /// The bread around the contents that a dish is described by, where none of them is bread: that of "a sandwich with 50 g of ham
  /// and 20 g of cheese". Nil for other dishes.
  func bread(of dish: [Int], around contents: [[Int]]) -> FoodItem? {
    guard let bread = kinds.impliedBread(dish), let match = names.finder.match(bread.rawValue, state: nil),
      !contents.contains(where: { names.match($0)?.category == .bakery })
    else { return nil }
    return FoodItem(food: bread.rawValue, wording: bread.rawValue, match: match)
  }

  /// The food of "a big mac meal with fries and a cola", whose other parts are named behind it. Nil for other foods.
  func combined(_ chunk: Chunk, _ rest: ArraySlice<ListPart>) -> Chunk? {
    guard let last = chunk.lastWord, sentence.skip(.mixture, at: last) == last + 1, !names.isSure(chunk.words),
      names.isSure(Array(chunk.words.dropLast())), case .chunk(let next)? = rest.first,
      next.opening == .conjunction(.with), names.isSure(next.words)
    else { return nil }
    var food = chunk
    // A large meal is no large burger.
    food.pieces.removeAll { $0.word == last || $0.amount?.isSize == true }
    return food
  }

  /// Whether the listed contents may be incomplete, as in "porridge made with 40 g of oats".
  func mayHoldMore(_ rest: ArraySlice<ListPart>) -> Bool {
    guard case .chunk(let next)? = rest.first else { return false }
    return isMadeOf(next) && measured(rest) < 2
  }

  /// How many of the listed contents have an amount.
  private func measured(_ rest: ArraySlice<ListPart>) -> Int {
    var count = 0
    for (position, part) in rest.enumerated() {
      guard case .chunk(let chunk) = part, chunk.hasWords, position == 0 || isListed(chunk) else { break }
      if chunk.pieces.contains(where: \.isCounted) { count += 1 }
    }
    return count
  }

  private func holdsWeight(_ rest: ArraySlice<ListPart>) -> Bool {
    rest.contains { if case .chunk(let chunk) = $0 { chunk.isWeighed } else { false } }
  }

  private func isListed(_ chunk: Chunk) -> Bool {
    [.comma, .line, .conjunction(.and), .conjunction(.plus), .conjunction(.with)].contains(chunk.opening)
  }

  /// Whether "made with" comes before it.
  func isMadeOf(_ next: Chunk) -> Bool {
    guard [.conjunction(.part), .conjunction(.plus)].contains(next.opening), let first = next.first else {
      return false
    }
    return (max(first - 4, 0)..<first).contains { sentence.skip(.madeOf, at: $0) == first }
  }

  /// Whether two words are the same, as in "coffee with 5 g of coffee powder".
  private func isSameWord(_ index: Int, _ other: Int) -> Bool {
    sentence.tokens[index].folded == sentence.tokens[other].folded
  }
}

extension FoodMatch {
  /// Whether it is surely a food that is counted in pieces, such as an egg.
  fileprivate var isCountedPiece: Bool { quality.isSure && measures[.piece] != nil }
}

extension ArraySlice<ListPart> {
  /// The words of each part up to a word of time.
  var untilLabel: [[Int]] {
    var words: [[Int]] = []
    for part in self {
      guard case .chunk(let chunk) = part else { break }
      words.append(chunk.words)
    }
    return words
  }
}
