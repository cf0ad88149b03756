internal import Nutrition
internal import Words

/// What the words of an item name, with the words around them that belong to the name.
extension ItemBuilder {
  /// Reads the words as the name of a food, to which a unit before it may belong: "two quarter pounders".
  func named(_ said: [Int], _ given: AmountPhrase?) -> Named {
    var (words, amount) = poured(said, given) ?? (said, given)
    var reading = names.read(words)
    if let phrase = amount, let range = phrase.nameRange {
      let whole = Array(range) + words
      let own = NameReader.Reading(words: whole, match: names.isName(whole) ? names.match(whole) : nil)
      // "4 yaprak sarma": nobody weighs a leaf of it.
      let isUnweighed = phrase.unit.map { !$0.isSize && reading.match?.measures[$0] == nil } ?? false
      if own.match?.quality.isSure == true,
        reading.match?.quality.isSure != true || own.isCloser(than: reading) || isUnweighed
      {
        (reading, words) = (own, whole)
        amount = phrase.unit == nil ? counted(phrase, before: range.lowerBound) : amount
        amount?.unit = nil
      }
    }
    if let bowl = bowl(amount, words), bowl.isNamed(otherThan: reading) { reading = bowl }
    if let number = amount, number.unit == nil {
      if let part = countedPart(of: words, reading) {
        // "2 yumurtalı menemen".
        amount = part.isEgg ? number.quantity.map { number.ofServings($0 / DishParts.eggsOfServing) } : nil
      } else if isOfKinds(words, number) {
        amount = nil
      }
    }
    if isInUnknownUnit(amount, words, reading) { reading = NameReader.Reading(words: words) }
    return Named(words: words, amount: amount, reading: reading)
  }

  /// The food in a phrase with a course instead of a unit: "a starter of calamari" is not one ring. Nil for others.
  func serving(_ words: [Int], _ amount: AmountPhrase?) -> [Int]? {
    guard let amount, amount.isArticle, amount.unit == nil, let of = words.firstIndex(where: isOf), of > 0,
      !names.isName(Array(words[..<of])), case let food = Array(words[(of + 1)...]), names.isSure(food)
    else { return nil }
    // "A breast of chicken".
    let part = food + words[..<of]
    return names.isName(part) ? part : food
  }

  /// "A double espresso", "2 double whiskies", "un espresso doble": a number of shots, for a drink that is measured in
  /// shots. Nil for others, and where the whole is a name.
  func poured(_ words: [Int], _ amount: AmountPhrase?) -> (words: [Int], amount: AmountPhrase)? {
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

  /// Whether a whole piece is meant: "the whole pizza" is one. "Whole milk" is a name, and rice has no whole.
  func isWhole(_ words: [Int], _ reading: NameReader.Reading) -> Bool {
    guard let match = reading.match, match.quality.isSure, reading.unit == nil, match.measures[.piece] != nil else {
      return false
    }
    let rest = words.filter { sentence.skip(.whole, at: $0) == nil }
    return rest.count < words.count && names.isSure(rest) && !names.isName(words)
  }

  /// The number of shots: two for "double", three for "triple".
  func shots(at word: Int) -> FixedDecimal? {
    sentence.factor(at: word).flatMap { $0.next == word + 1 && $0.value > FixedDecimal(1) ? $0.value : nil }
  }

  /// "1 pepper" is a vegetable and not the spice: if the food of the singular is not counted, the food of the plural is
  /// meant. Nil for others.
  func several(_ reading: NameReader.Reading) -> (name: String, match: FoodMatch)? {
    let plural = sentence.lower(reading.words) + "s"
    guard sentence.language == .english, let match = reading.match, match.quality.isSure, match.measures[.piece] == nil,
      let counted = names.finder.match(plural, state: reading.state), counted.quality <= .synonym,
      counted.measures[.piece] != nil
    else { return nil }
    return (plural, counted)
  }

  /// The canned form of a food, for "a tin of chopped tomatoes", where it exists and the food itself has no tin.
  func canned(_ item: FoodItem, _ reading: NameReader.Reading) -> FoodMatch? {
    guard item.unit == .tin || item.unit == .can, item.state == nil, let match = item.match, match.quality.isSure,
      match.measures[.tin] == nil, match.measures[.can] == nil,
      let canned = names.finder.match(sentence.lower(reading.words), state: .canned), canned.quality.isSure,
      canned.measures[.tin] != nil || canned.measures[.can] != nil
    else { return nil }
    return canned
  }

  /// The food for the words with `noun` behind them.
  func named(_ words: String, _ noun: String) -> FoodItem {
    let name = words + noun
    return FoodItem(food: name, wording: name, match: names.finder.match(name.lowercased(), state: nil))
  }

  /// A food whose name has its container: "bowl of chilli", where "chilli" alone would be a pepper.
  func bowl(_ amount: AmountPhrase?, _ words: [Int]) -> NameReader.Reading? {
    // "Eine Tasse Schokolade": German has no "of".
    guard let amount, amount.hasOf || sentence.language == .german && amount.unit?.isVessel == true,
      let start = amount.unitRange?.lowerBound, let last = words.last, start < last
    else { return nil }
    let whole = Array(start...last)
    return names.isName(whole) ? NameReader.Reading(words: whole, match: names.match(whole)) : nil
  }

  /// The dish for "300 g of chilli", "leftover chilli" or "chilli and rice": nobody eats so much of the pepper, or begins with
  /// it, and "bowl of chilli" is another food.
  func plate(of item: FoodItem, _ reading: NameReader.Reading, _ said: [Int]) -> FoodMatch? {
    let most = Grams(FixedDecimal(100))
    guard sentence.language == .english, item.match?.quality.isSure == true, item.match?.isDish != true,
      item.amount.unit != nil && item.grams.map({ $0 >= most }) == true || item.isServed || item.isBare && isFirst(said)
        || said.contains(where: { sentence.skip(.leftover, at: $0) != nil }),
      case let words = sentence.lower(reading.words), names.finder.isName("bowl of " + words),
      let plate = names.finder.match("bowl of " + words, state: nil), plate.title != item.match?.title
    else { return nil }
    return plate.taken(for: words, item.state)
  }

  /// Whether no other food comes before it, that it could be on or in.
  func isFirst(_ words: [Int]) -> Bool {
    guard let first = words.first, first > 0 else { return true }
    let isJoined = sentence.isConjunction(at: first - 1, before: first)
    return !isJoined && (sentence.tokens[first - 1].kind != .mark || sentence.isMark(":", at: first - 1))
  }

  /// The bread meant by "on white". Nil for other words.
  func bread(_ words: [Int]) -> FoodItem? {
    guard let first = words.first, let last = words.last, sentence.skip(.breadKind, at: first) == last + 1 else {
      return nil
    }
    return named(sentence.original(words), " bread")
  }

  /// A food before a word such as "meal" or "combo": "a big mac meal". Nil where there is none.
  func combined(_ words: [Int], _ run: AmountRuns.Run) -> FoodItem? {
    let food = Array(words.dropLast())
    guard !food.isEmpty, case var item = item(food, run), let match = item.match, match.quality.isSure else {
      return nil
    }
    if let last = words.last { item.food += " " + sentence.original([last]) }
    item.match = match.weakened
    return item
  }

  /// Whether the unit is one whose weight nobody knows: "three fingers of chocolate".
  func isInUnknownUnit(_ amount: AmountPhrase?, _ words: [Int], _ reading: NameReader.Reading) -> Bool {
    guard let amount, amount.quantity != nil, !amount.isArticle, amount.unit == nil || amount.unit == .piece,
      reading.match?.quality.isSure != true
    else { return false }
    return words.dropFirst().dropLast().contains(where: isOf)
  }

  /// The part that the count is of: in "iki yumurtalı menemen" and in "2 huevos rancheros" two eggs, since the dish is not counted.
  /// Nil for "iki sosisli sandviç", two sandwiches, and "2 egg salads".
  func countedPart(of words: [Int], _ reading: NameReader.Reading) -> FoodMatch? {
    if words.count > 1, reading.match.map({ $0.quality.isSure && $0.measures[.piece] == nil }) == true,
      Stemmer.isPlural(sentence.tokens[words[0]].folded), let eggs = names.match([words[0]]), eggs.isEgg
    {
      return eggs
    }
    guard sentence.language == .turkish, words.count > 1, let first = words.first, let last = words.last,
      let part = TurkishSuffixes.contained(in: sentence.tokens[first].folded),
      let one = names.finder.match(part, state: nil), one.quality.isSure, one.measures[.piece] != nil
    else { return nil }
    return sentence.skip(.countedMixture, at: last) != nil || reading.match?.measures[.piece] == nil ? one : nil
  }

  /// Whether the number is of the kinds in one dish: "3 bean salad", "12 grain toast", but not "3 bean burritos".
  func isOfKinds(_ words: [Int], _ number: AmountPhrase) -> Bool {
    guard words.count > 1, number.quantity.map({ $0 > FixedDecimal(1) }) == true, let first = words.first,
      let last = words.last,
      sentence.skip(.numberedKind, at: first) == first + 1, case let word = sentence.tokens[last].folded
    else { return false }
    return !Stemmer.isPlural(word)
  }

  func isOf(_ word: Int) -> Bool { sentence.skip(.of, at: word) == word + 1 }

  /// Takes a number without a unit for grams, where it can only be a weight: "rice 200".
  func takeWeight(_ item: inout FoodItem) {
    guard item.unit == nil, let quantity = item.quantity, item.match?.measures.isWeight(quantity) == true else {
      return
    }
    (item.unit, item.isWeightByNumber) = (.gram, true)
  }

  /// The amount without its last word, which belongs to the food: "two quarter pounders". Nil where nothing but an
  /// article is left.
  func counted(_ phrase: AmountPhrase, before end: Int) -> AmountPhrase? {
    guard let number = NumberReader(words: sentence).single(at: phrase.range.lowerBound, before: end) else {
      return nil
    }
    var counted = phrase
    counted.range = phrase.range.lowerBound..<end
    counted.quantity = number.value
    return counted
  }
}

extension NameReader.Reading {
  /// Whether it is surely a food, and another one.
  fileprivate func isNamed(otherThan other: NameReader.Reading) -> Bool {
    guard let match, match.quality.isSure else { return false }
    return match.title != other.match?.title
  }

  /// Whether it matches another food at least as well.
  fileprivate func isCloser(than other: NameReader.Reading) -> Bool {
    guard let match, let rival = other.match else { return match != nil }
    return match.title != rival.title && match.quality <= rival.quality
  }
}

extension FoodItem {
  /// Whether it is counted in what dishes are served in.
  fileprivate var isServed: Bool { unit.map { [.serving, .bowl, .plate, .pot].contains($0) } ?? false }
}
