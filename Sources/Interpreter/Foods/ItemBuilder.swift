internal import Nutrition
internal import Words

/// Makes items of words and the amount that goes with them.
struct ItemBuilder {
  let sentence: Sentence
  let names: NameReader

  /// How many slices a pie or a cake is cut in, where nobody says: as USDA's tables have it, "1/8 of a pie".
  private static let slicesOfWhole = 8

  func item(_ words: [Int], _ run: AmountRuns.Run) -> FoodItem {
    var words = words
    var amount = run.amount
    let served = serving(words, amount)
    if let served { (words, amount) = (served, nil) }
    if let poured = poured(words, amount) { (words, amount) = poured }
    var reading = names.read(words)
    if let phrase = amount, let range = phrase.nameRange {
      let whole = Array(range) + words
      let own = NameReader.Reading(words: whole, match: names.isName(whole) ? names.match(whole) : nil)
      if own.match?.quality.isSure == true, reading.match?.quality.isSure != true || own.isCloser(than: reading) {
        reading = own
        words = whole
        amount = phrase.unit == nil ? counted(phrase, before: range.lowerBound) : amount
        amount?.unit = nil
      }
    }
    if let bowl = bowl(amount, words), bowl.isNamed(otherThan: reading) { reading = bowl }
    if let number = amount, number.unit == nil, countsPart(of: words, reading) { amount = nil }
    if isInUnknownUnit(amount, words, reading) { reading = NameReader.Reading(words: words) }
    var item = FoodItem(
      food: sentence.original(reading.words),
      wording: sentence.original(served == nil ? names.wording(words, reading) : run.words),
      state: reading.state, match: reading.match)
    if let amount { _ = item.take(amount) } else if isWhole(words, reading) { item.quantity = FixedDecimal(1) }
    if amount?.hasOf == true { item.takeSlices(in: sentence.language) }
    if let size = amount?.size, let measures = item.match?.measures, isSize(size, of: item.unit, in: measures) {
      item.unit = size
    }
    if item.unit == nil || amount?.isSize == true, let unit = reading.unit, !isSeveral(unit, words, item) {
      item.unit = unit
    }
    if item.unit == .scoop, item.match?.quality.isSure != true, let powder = powder(words) {
      (item.food, item.wording, item.match) = (powder.food, powder.wording, powder.match)
    }
    if let canned = canned(item, reading) { (item.match, item.state) = (canned, .canned) }
    if item.unit == nil, item.quantity != nil, let counted = several(reading) {
      (item.food, item.match) = (counted.name, counted.match)
    }
    if item.unit == nil, let quantity = item.quantity, quantity < FixedDecimal(1), item.match?.isCutInSlices == true {
      item.quantity = quantity * FixedDecimal(ItemBuilder.slicesOfWhole)
      item.unit = .slice
      item.isApproximate = true
    }
    if item.unit == nil, let amount, isOfAll(amount), let quantity = item.quantity, quantity < FixedDecimal(1) {
      item.isPartOfAll = true
      if item.match?.isDish == true {
        item.unit = .pot
      } else if item.match?.isEatenBySeveral == true {
        item.unit = .serving
      }
    }
    if sentence.language != .chinese { item.takeSlices(in: sentence.language) }
    if isInGrams(item) { item.unit = .gram }
    if let plate = plate(of: item, reading, run.words) { item.match = plate }
    item.statedEnergy = run.energy
    item.isApproximate = item.isApproximate || run.isApproximate
    return item
  }

  /// "A starter of calamari" is not one ring: the food behind a word that names none. Nil for others.
  private func serving(_ words: [Int], _ amount: AmountPhrase?) -> [Int]? {
    guard let amount, amount.isArticle, amount.unit == nil, let of = words.firstIndex(where: isOf), of > 0,
      !names.isName(Array(words[..<of])), case let food = Array(words[(of + 1)...]), names.isSure(food)
    else { return nil }
    return food
  }

  /// "A double espresso", "2 double whiskies", "un espresso doble": so many shots of what is poured by the shot. Nil for
  /// others, and where the whole is a name.
  private func poured(_ words: [Int], _ amount: AmountPhrase?) -> (words: [Int], amount: AmountPhrase)? {
    guard let first = words.first, let last = words.last, words.count > 1, amount?.unit == nil, !names.isName(words)
    else { return nil }
    let leading = shots(at: first)
    guard let shots = leading ?? shots(at: last),
      case let drink = Array(leading == nil ? words.dropLast() : words.dropFirst()),
      names.isSure(drink), names.match(drink)?.measures[.shot] != nil
    else { return nil }
    var poured = amount ?? AmountPhrase(range: first..<first)
    poured.quantity = (amount?.quantity ?? FixedDecimal(1)) * shots
    poured.unit = .shot
    poured.isArticle = false
    return (drink, poured)
  }

  /// "Apple slices" are more than one of them, and nobody says how many.
  private func isSeveral(_ unit: MeasureUnit, _ words: [Int], _ item: FoodItem) -> Bool {
    guard sentence.language == .english, unit.kind == .counted, item.quantity == nil,
      let word = words.last.map({ sentence.tokens[$0].folded })
    else { return false }
    return word.hasSuffix("s") && Stemmer.stem(word) != word
  }

  /// "The whole pizza" is one; "whole milk" is a name, and of rice there is no whole one.
  private func isWhole(_ words: [Int], _ reading: NameReader.Reading) -> Bool {
    guard let match = reading.match, match.quality.isSure, reading.unit == nil, match.measures[.piece] != nil else {
      return false
    }
    let rest = words.filter { sentence.skip(.whole, at: $0) == nil }
    return rest.count < words.count && names.isSure(rest) && !names.isName(words)
  }

  /// Two of "double", three of "triple".
  private func shots(at word: Int) -> FixedDecimal? {
    sentence.factor(at: word).flatMap { $0.next == word + 1 && $0.value > FixedDecimal(1) ? $0.value : nil }
  }

  /// "1 pepper" is one of the peppers, and no spice: what is counted is what its plural names, where nothing is counted of
  /// the food itself. Nil for others.
  private func several(_ reading: NameReader.Reading) -> (name: String, match: FoodMatch)? {
    let plural = sentence.lower(reading.words) + "s"
    guard sentence.language == .english, let match = reading.match, match.quality.isSure, match.measures[.piece] == nil,
      let counted = names.finder.match(plural, state: reading.state), counted.quality <= .synonym,
      counted.measures[.piece] != nil
    else { return nil }
    return (plural, counted)
  }

  /// "A tin of chopped tomatoes": canned, where it is sold so, and has no tin otherwise.
  private func canned(_ item: FoodItem, _ reading: NameReader.Reading) -> FoodMatch? {
    guard item.unit == .tin || item.unit == .can, item.state == nil, let match = item.match, match.quality.isSure,
      match.measures[.tin] == nil, match.measures[.can] == nil,
      let canned = names.finder.match(sentence.lower(reading.words), state: .canned), canned.quality.isSure,
      canned.measures[.tin] != nil || canned.measures[.can] != nil
    else { return nil }
    return canned
  }

  /// "A scoop of protein": what is scooped is a powder. Nil where there is none.
  private func powder(_ words: [Int]) -> FoodItem? {
    let powder = named(words, " powder")
    return powder.match?.quality.isSure == true ? powder : nil
  }

  /// The food that the words are called with `noun` behind them.
  private func named(_ words: [Int], _ noun: String) -> FoodItem {
    let name = sentence.original(words) + noun
    return FoodItem(food: name, wording: name, match: names.finder.match(name.lowercased(), state: nil))
  }

  /// A food whose name says what it is served in, "bowl of chilli", where its other words mean something else: a pepper.
  private func bowl(_ amount: AmountPhrase?, _ words: [Int]) -> NameReader.Reading? {
    guard let amount, amount.hasOf, let start = amount.unitRange?.lowerBound, let last = words.last, start < last else {
      return nil
    }
    let whole = Array(start...last)
    return names.isName(whole) ? NameReader.Reading(words: whole, match: names.match(whole)) : nil
  }

  /// "300 g of chilli", "leftover chilli": nobody eats so many peppers, and a bowl of it is another food.
  private func plate(of item: FoodItem, _ reading: NameReader.Reading, _ said: [Int]) -> FoodMatch? {
    let most = Grams(FixedDecimal(100))
    guard sentence.language == .english, item.match?.quality.isSure == true, item.match?.isDish != true,
      item.amount.unit != nil && item.grams.map({ $0 >= most }) == true
        || said.contains(where: { sentence.skip(.leftover, at: $0) != nil }),
      case let words = sentence.lower(reading.words), names.finder.isName("bowl of " + words),
      let plate = names.finder.match("bowl of " + words, state: nil), plate.title != item.match?.title
    else { return nil }
    return plate.taken(for: words, item.state)
  }

  /// "On white": the bread that is not named. Nil for other words.
  func bread(_ words: [Int]) -> FoodItem? {
    guard let first = words.first, let last = words.last, sentence.skip(.breadKind, at: first) == last + 1 else {
      return nil
    }
    return named(words, " bread")
  }

  /// "A big mac meal": a food, and a word for what it is served with. Nil where no food stands before that word.
  func combined(_ words: [Int], _ run: AmountRuns.Run) -> FoodItem? {
    let food = Array(words.dropLast())
    guard !food.isEmpty, case var item = item(food, run), let match = item.match, match.quality.isSure else {
      return nil
    }
    if let last = words.last { item.food += " " + sentence.original([last]) }
    item.match = match.weakened
    return item
  }

  /// "Three fingers of chocolate": so many of something that nobody knows the weight of.
  private func isInUnknownUnit(_ amount: AmountPhrase?, _ words: [Int], _ reading: NameReader.Reading) -> Bool {
    guard let amount, amount.quantity != nil, !amount.isArticle, amount.unit == nil || amount.unit == .piece,
      reading.match?.quality.isSure != true
    else { return false }
    return words.dropFirst().dropLast().contains(where: isOf)
  }

  /// "İki yumurtalı menemen": two eggs are in it, where nobody counts menemen; of "iki sosisli sandviç" there are two.
  private func countsPart(of words: [Int], _ reading: NameReader.Reading) -> Bool {
    guard sentence.language == .turkish, words.count > 1, let first = words.first, let last = words.last,
      let part = TurkishSuffixes.contained(in: sentence.tokens[first].folded),
      let one = names.finder.match(part, state: nil), one.quality.isSure, one.measures[.piece] != nil
    else { return false }
    return sentence.skip(.countedMixture, at: last) != nil || reading.match?.measures[.piece] == nil
  }

  private func isOf(_ word: Int) -> Bool { sentence.skip(.of, at: word) == word + 1 }

  /// "Rice 200": so many of it nobody eats at once.
  func isInGrams(_ item: FoodItem) -> Bool {
    let (few, most) = (FixedDecimal(30), Grams(FixedDecimal(1_000)))
    guard item.unit == nil, let quantity = item.quantity, quantity >= few, let grams = item.grams else { return false }
    return grams > most
  }

  /// "A third of the lasagne" and "half the lasagne" are of all of it, "half a lasagne" is of what one eats.
  private func isOfAll(_ amount: AmountPhrase) -> Bool {
    amount.hasOf || sentence.skip(.determiner, at: amount.range.upperBound) != nil
      || amount.range.dropFirst().contains { sentence.skip(.determiner, at: $0) == $0 + 1 }
  }

  /// What is left of an amount whose last word belongs to the food: "two quarter pounders". Nil for nothing or an article.
  private func counted(_ phrase: AmountPhrase, before end: Int) -> AmountPhrase? {
    guard let number = NumberReader(words: sentence).single(at: phrase.range.lowerBound, before: end) else {
      return nil
    }
    var counted = phrase
    counted.range = phrase.range.lowerBound..<end
    counted.quantity = number.value
    return counted
  }

  /// "A large bag" is a size of what is sold in bags, "a medium cup" of what is sold in cups, "a small slice" of what
  /// has sizes of about a slice.
  private func isSize(_ size: MeasureUnit, of unit: MeasureUnit?, in measures: Measures) -> Bool {
    guard let unit, let sized = measures[size] else { return false }
    switch unit {
    case .serving: return true
    case .packet: return measures.density == nil || size == .mini
    case .cup: return measures[.piece] == nil
    case .slice, .piece:
      guard let one = measures[unit] else { return false }
      return sized <= one * FixedDecimal(3) && one <= sized * FixedDecimal(4)
    default: return false
    }
  }

  /// Foods without anything between them, each of them known: "chicken salad ranch dressing". Two single words are
  /// rather one food that nobody knows ("corn salsa"), but in Turkish, where such a food would have an ending: "tahin
  /// pekmez" are two. There the amount is of the first.
  func several(_ words: [Int], _ run: AmountRuns.Run) -> [FoodItem]? {
    let setsApart = sentence.language == .turkish || beginsInPlural(words)
    guard run.amount == nil || setsApart, ((setsApart ? 2 : 3)...12).contains(words.count) else { return nil }
    var rest = words[...]
    var foods: [[Int]] = []
    while !rest.isEmpty {
      guard let length = (1...min(rest.count, 4)).reversed().first(where: { names.isSure(Array(rest.prefix($0))) })
      else {
        return nil
      }
      foods.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    guard foods.count > 1, setsApart || foods.count < words.count && !isOneDish(foods),
      !foods.dropLast().contains(where: names.isLikePlural)
    else { return nil }
    var items = foods.enumerated().map { index, food in
      item(food, AmountRuns.Run(words: food, amount: index == 0 ? run.amount : nil))
    }
    items[items.count - 1].statedEnergy = run.energy
    return items
  }

  /// "Steak eggs", taken as eggs: the words in front that are a food of their own, and nothing that goes into another one.
  func otherFood(in words: [Int]) -> [Int]? {
    guard words.count > 1, let last = words.last, names.match(words)?.quality.isSure != true,
      sentence.skip(anyOf: [.mixture, .countedMixture, .cookedMixture], at: last) == nil,
      sentence.skip(anyOf: [.dish, .filled], at: last) == nil || sentence.skip(.side, at: last) != nil
    else { return nil }
    return (1..<words.count).lazy.map { Array(words.prefix($0)) }.last { front in
      names.isName(front) && names.isName(Array(words.dropFirst(front.count)))
        && mayStandAlone(front, beside: Array(words.dropFirst(front.count)))
    }
  }

  /// An ingredient goes into what follows, but not into another one.
  private func mayStandAlone(_ front: [Int], beside rest: [Int]) -> Bool {
    let kinds = WordKinds(sentence: sentence)
    return !kinds.isDrinkAddition(front) && (!kinds.isIngredient(front) || kinds.isIngredient(rest))
  }

  /// "2 eggs beans", "2 vadas coconut chutney": a noun in the plural does not say which kind of food follows, but of what is
  /// filled: "2 beans burritos".
  private func beginsInPlural(_ words: [Int]) -> Bool {
    guard sentence.language == .english, words.count > 1, let last = words.last,
      words.count == 2 || sentence.skip(.filled, at: last) == nil
    else { return false }
    let mostWords = 3
    return (1..<min(words.count, mostWords + 1)).contains { count in
      let word = sentence.tokens[words[count - 1]].folded
      return word.hasSuffix("s") && Stemmer.stem(word) != word && names.isName(Array(words.prefix(count)))
    }
  }

  /// "Chicken tikka wrap", "turkey club sandwich": a word that alone says what kind of dish it is tells what the foods
  /// before it are in. Of "fish curry rice" the rice is beside it.
  private func isOneDish(_ foods: [[Int]]) -> Bool {
    let isKind = foods.dropFirst().contains { food in
      food.first.map { sentence.skip(anyOf: [.dish, .filled], at: $0) == food[food.count - 1] + 1 } ?? false
        && sentence.skip(.side, at: food[0]) != food[food.count - 1] + 1
    }
    guard !isKind, let last = foods.last?.last else { return isKind }
    // "Goat milk latte".
    if foods.count == 2, WordKinds(sentence: sentence).isMilkDrink(foods[1]) {
      return WordKinds(sentence: sentence).isDrinkAddition(foods[0])
    }
    guard sentence.skip(.filled, at: last) == last + 1 else { return false }
    return foods.dropLast().allSatisfy(WordKinds(sentence: sentence).isIngredient)
  }
}

extension NameReader.Reading {
  /// Whether this is a food's name for certain, and of another food.
  fileprivate func isNamed(otherThan other: NameReader.Reading) -> Bool {
    guard let match, match.quality.isSure else { return false }
    return match.title != other.match?.title
  }

  /// A closer name for another food.
  fileprivate func isCloser(than other: NameReader.Reading) -> Bool {
    guard let match, let rival = other.match else { return match != nil }
    return match.title != rival.title && match.quality <= rival.quality
  }
}
