internal import Nutrition
internal import Words

/// Amounts around foods, and numbers that are part of a name.
extension ChunkReader {
  mutating func amount(at index: Int, _ end: Int) -> Int? {
    if let next = number(inNameAt: index, end) ?? size(inNameAt: index, end) ?? ratio(at: index, end) { return next }
    if let litres = litres(at: index, end) {
      chunk.pieces.append(.amount(litres))
      return litres.range.upperBound
    }
    // "Tek başıma" is no number.
    if let filler = sentence.skip(.filler, at: index, before: end), filler > index + 1 { return nil }
    // "My 2nd coffee" is one coffee.
    if sentence.isOrdinalEnding(index + 1) { return index + 2 }
    let labelled = labels.first { $0.range.lowerBound > index }.map { min($0.range.lowerBound, end) } ?? end
    guard sentence.tokens[index].spacing != .hyphen,
      let phrase = amounts.read(at: index, before: labelled, leads: chunk.pieces.isEmpty) ?? described(
        at: index, labelled)
        ?? portion(at: index, labelled),
      !isHyphenated(phrase.range.upperBound, end), !sentence.isPercentage(at: index)
    else { return nil }
    // "2 rashers | 2 sausages".
    if isFoodOfItself, phrase.quantity != nil, !phrase.isArticle, phrase.unit?.isMeasured != true {
      close(.comma)
    }
    if let unit = ownUnit(of: phrase, labelled) {
      var count = phrase
      (count.unit, count.unitRange, count.range) = (nil, nil, phrase.range.lowerBound..<unit.lowerBound)
      chunk.pieces += [.amount(count)] + unit.map { .word($0) }
      return unit.upperBound
    }
    if let each = amountOfEach(phrase, labelled) {
      chunk.pieces.append(.amount(each))
      return each.range.upperBound
    }
    let isOfOne = isOfOne(phrase, at: index, labelled)
    // "Pasta de | 100 g".
    if chunk.words.count > 1, case .word(index - 1)? = chunk.pieces.last, isOf(before: index) {
      chunk.pieces.removeLast()
    }
    if isOfOne {
      var each = phrase
      each.isOfEach = true
      chunk.pieces.append(.amount(each))
      return phrase.range.upperBound
    }
    // "Chilli with rice, 400 g altogether".
    if phrase.amount.isWeight,
      let next = sentence.skip(.grocery(.total), at: phrase.range.upperBound, before: labelled)
    {
      var whole = phrase
      whole.isTold = true
      chunk.pieces.append(.amount(whole))
      return next
    }
    chunk.pieces.append(.amount(phrase))
    return half(of: phrase, labelled)
  }

  /// Whether the chunk is a number of a unit that is also a food, so that no name has to follow.
  private var isFoodOfItself: Bool {
    guard chunk.pieces.count == 1, let last = chunk.pieces[0].amount, last.quantity != nil, !last.isArticle,
      last.unit?.isMeasured == false, !last.hasOf, let unit = last.unitRange
    else { return false }
    return names.isSure(Array(unit))
  }

  /// The words for the unit of an amount, where they name a food by themselves and a dish stands before that is not counted in it:
  /// "a full english, 2 rashers".
  private func ownUnit(of phrase: AmountPhrase, _ end: Int) -> Range<Int>? {
    guard chunk.pieces.isEmpty, let unit = phrase.unit, !unit.isMeasured, let words = phrase.unitRange,
      phrase.quantity != nil,
      words.upperBound == phrase.range.upperBound,
      words.upperBound == end || !sentence.tokens[words.upperBound].isWord
        || sentence.skip(.conjunction(.and), at: words.upperBound) != nil,
      names.isName(Array(words)), case .chunk(let before)? = parts.last, let dish = names.match(before.words)
    else { return nil }
    return dish.quality.isSure && dish.measures[unit] == nil ? words : nil
  }

  private func isOf(before index: Int) -> Bool { index > 0 && sentence.skip(.of, at: index - 1) == index }

  /// Whether it is what one of several weighs or holds, as "of" before it says: "2 yogures de 125 g", "2 burgers of 150 g".
  private func isOfOne(_ phrase: AmountPhrase, at index: Int, _ end: Int) -> Bool {
    guard case .amount(let count)? = chunk.pieces.first, count.unit.map(\.isContainer) ?? true, !count.isArticle,
      count.quantity.map({ $0 > FixedDecimal(1) }) == true, chunk.hasWords, isOf(before: index),
      phrase.quantity != nil, !phrase.hasOf,
      phrase.amount.isWeight || phrase.unit?.isMetricVolume == true
    else { return false }
    return endsFood(phrase.range.upperBound, end)
  }

  /// The amount behind words that only describe: "warm | bowl of congee", "lovely | big bowl of pasta".
  private func described(at index: Int, _ end: Int) -> AmountPhrase? {
    guard chunk.words.count == chunk.pieces.count, WordKinds(sentence: sentence).describes(chunk.words) else {
      return nil
    }
    return amounts.read(at: index, before: end).flatMap { $0.hasOf ? $0 : nil }
  }

  /// The amount in "3 beers (440 ml cans)", "half a packet of pasta (200 g pack)": so much is in each of what was counted. Nil
  /// where a food follows.
  private func amountOfEach(_ phrase: AmountPhrase, _ end: Int) -> AmountPhrase? {
    guard !phrase.hasOf, isBehindFood,
      phrase.amount.unit?.isMeasured == true
    else { return nil }
    var each = phrase
    if !phrase.isOfContainer {
      let unit = amounts.unit(at: phrase.range.upperBound, end, afterDigits: false)
      guard let unit, unit.value == .bar else { return nil }
      each.range = phrase.range.lowerBound..<unit.next
    }
    let next = each.range.upperBound
    guard next == end || sentence.tokens[next].kind == .mark else { return nil }
    each.isOfEach = true
    return each
  }

  /// Whether a part of the list begins here, and the one before has a food.
  private var isBehindFood: Bool {
    guard chunk.pieces.isEmpty, case .chunk(let last)? = parts.last else { return false }
    return last.hasWords
  }

  /// A decimal beside a drink, in languages that sell drinks by the litre: "Spezi 0,4", "ein Radler, 0,5", "zwei 0,5er Bier", "2
  /// Bier, je 0,33".
  private func litres(at start: Int, _ end: Int) -> AmountPhrase? {
    let most = FixedDecimal(4)
    let index = sentence.skip(.person(.each), at: start, before: end) ?? start
    guard index < end, sentence.language != .english || sentence.tokens[index].original.contains(","),
      sentence.tokens[index].isNumber, !sentence.isPercentage(at: index),
      let quantity = FixedDecimal(sentence.tokens[index].original.replacing(",", with: ".")),
      quantity.wholeNumber == nil, quantity < most, let next = drink(beside: index, quantity, end)
    else { return nil }
    var phrase = AmountPhrase(range: start..<next)
    (phrase.quantity, phrase.unit) = (quantity, .litre)
    return phrase
  }

  /// The index behind a number whose drink comes before it, or right behind it. Nil where there is none.
  private func drink(beside index: Int, _ litres: FixedDecimal, _ end: Int) -> Int? {
    let next = index + 1
    let isLast =
      next == end || sentence.tokens[next].kind == .mark || sentence.skip(.conjunction(.and), at: next) != nil
    if isLast, chunk.hasWords || isBehindFood,
      names.match(chunk.hasWords ? chunk.words : parts.last?.words ?? [])?.measures.density != nil
    {
      return next
    }
    let one = FixedDecimal(1)
    guard !chunk.hasWords, next < end, litres <= one else { return nil }
    let isEnding = sentence.tokens[next].isGlued && sentence.tokens[next].isWord && names.match([next]) == nil
    let first = sentence.skip(.of, at: isEnding ? next + 1 : next, before: end) ?? (isEnding ? next + 1 : next)
    let longestDrink = 3
    let isDrink = (first..<min(first + longestDrink, end)).contains { last in
      names.isName(Array(first...last)) && names.match(Array(first...last))?.measures.density != nil
    }
    return isDrink ? first : nil
  }

  /// Marks the amount in "with 50 g of beef each" as the amount of each.
  mutating func each(at index: Int, _ end: Int) -> Int? {
    if let next = eachBefore(at: index, end) { return next }
    // "2 yogurts 125 | each": it is said of the number before it.
    if chunk.hasWords, case .amount(var last)? = chunk.pieces.last, last.quantity != nil,
      last.range.upperBound == index,
      let next = sentence.skip(.person(.each), at: index, before: end)
    {
      last.isOfEach = true
      replaceLast(with: last)
      return next
    }
    guard chunk.hasWords, let next = sentence.skip(.person(.each), at: index, before: end),
      next == end || sentence.tokens[next].kind == .mark || isLabel(at: next)
        || sentence.skip(anyOf: [.conjunction(.and), .conjunction(.plus), .filler], at: next) != nil
    else { return nil }
    // "Butter | on each", "a bit of butter | on each".
    guard case .amount(var phrase)? = chunk.pieces.first, phrase.quantity != nil else {
      return next > index + 1 && !chunk.pieces.contains(where: \.isCounted) ? next : nil
    }
    phrase.isOfEach = true
    chunk.pieces[0] = .amount(phrase)
    chunk.isInEach = true
    return next
  }

  /// Skips "each" in "2 slices of bread with each 20 g of cheese", "2 slices of bread each with 20 g of cheese".
  private mutating func eachBefore(at index: Int, _ end: Int) -> Int? {
    guard let next = sentence.skip(.person(.each), at: index, before: end), next < end else { return nil }
    if let amount = sentence.skip(.conjunction(.with), at: next, before: end), isBehindCounted {
      close(.conjunction(.with))
      chunk.opening = .conjunction(.with)
      chunk.isInEach = true
      return amount
    }
    guard chunk.pieces.isEmpty, let amount = amounts.read(at: next, before: end, leads: false), amount.quantity != nil,
      chunk.opening == .conjunction(.with)
        || (sentence.language == .turkish || sentence.language == .german && isBehindCounted)
          && isFood(behind: amount, end)
    else { return nil }
    chunk.isInEach = true
    return next
  }

  private func isFood(behind amount: AmountPhrase, _ end: Int) -> Bool {
    amount.range.upperBound < end && sentence.tokens[amount.range.upperBound].isWord
      && sentence.skip(.tailVerb, at: amount.range.upperBound) == nil
  }

  /// Whether a counted food comes right before, or before a comma or a time.
  private var isBehindCounted: Bool {
    if chunk.hasWords { return chunk.hasAmount }
    let foods = parts.reversed().drop { if case .label = $0 { true } else { false } }
    guard chunk.pieces.isEmpty, chunk.opening == .comma || foods.count < parts.count,
      case .chunk(let last)? = foods.first
    else { return false }
    return last.hasWords && last.hasAmount
  }

  /// Skips the article in "1/2 a large pizza", which belongs to the number.
  private func half(of phrase: AmountPhrase, _ end: Int) -> Int {
    let next = phrase.range.upperBound
    guard phrase.unit == nil, let quantity = phrase.quantity, quantity < FixedDecimal(1) else { return next }
    return sentence.skip(.article, at: next, before: end) ?? next
  }

  /// Takes a size that belongs to a name, as in "big mac", where the rest alone is not a food.
  private mutating func size(inNameAt index: Int, _ end: Int) -> Int? {
    guard let size = amounts.size(at: index, end), size.next < end, !names.isSure([size.next]),
      case let name = Array(index...size.next), names.isName(name)
    else { return nil }
    chunk.pieces += name.map { .word($0) }
    return size.next + 1
  }

  /// Takes a state of several words whose last one looks like a size: "eggs over medium".
  mutating func state(at index: Int, _ end: Int) -> Int? {
    guard let next = sentence.state(at: index, before: end)?.next, next > index + 1,
      amounts.size(at: next - 1, end) != nil
    else { return nil }
    chunk.pieces += (index..<next).map { .word($0) }
    return next
  }

  /// An amount that begins a new food without a mark: "an egg | a cup of rice", "a bowl of soup | a banana", "a burger
  /// | large fries".
  private func portion(at index: Int, _ end: Int) -> AmountPhrase? {
    guard chunk.hasWords, let phrase = amounts.read(at: index, before: end) else { return nil }
    // "Lasagne | small portion".
    if phrase.size != nil, phrase.unit != nil, phrase.quantity == nil, endsFood(phrase.range.upperBound, end) {
      return phrase
    }
    if phrase.isSize, phrase.quantity == nil { return isBetweenFoods(phrase.range, end) ? phrase : nil }
    let start = sentence.skip(.approximate, at: index, before: end)
    // "Chicken | the size of my palm".
    if phrase.range.upperBound == end, amounts.kitchenMeasure(at: start ?? index, end)?.next == end { return phrase }
    // "Blueberries | handful of nuts", "half a banana | tbsp peanut butter".
    let isUnnumbered = phrase.quantity == nil || !sentence.tokens[index].isNumber && start == nil && !phrase.isArticle
    if phrase.hasOf || chunk.hasAmount && phrase.unit?.isServedBare == true, isUnnumbered, phrase.unit != nil,
      isBetweenFoods(phrase.range, end)
    {
      return phrase
    }
    guard sentence.skip(.article, at: start ?? index) != nil else { return nil }
    // "Rice | about a cup", "curry | about a cup | with bread".
    let next = phrase.range.upperBound
    if start != nil, phrase.unit != nil, next == end || sentence.skip(.conjunction(.with), at: next, before: end) != nil
    {
      return phrase
    }
    return phrase.hasOf || chunk.hasAmount && isBetweenFoods(phrase.range, end) ? phrase : nil
  }

  /// Whether a mark or conjunction follows, or nothing.
  private func endsFood(_ index: Int, _ end: Int) -> Bool {
    index == end || sentence.tokens[index].kind == .mark
      || sentence.isConjunction(at: index, before: end)
  }

  private func isBetweenFoods(_ range: Range<Int>, _ end: Int) -> Bool {
    guard let before = AmountRuns.runs(of: chunk.pieces).last?.words, names.isSure(before) else { return false }
    return (1...3).contains { count in
      range.upperBound + count <= end && names.isSure(Array(range.upperBound..<range.upperBound + count))
    }
  }

  /// Whether the number is part of a hyphenated name: "half-and-half".
  func isHyphenated(_ index: Int, _ end: Int) -> Bool {
    index < end && sentence.tokens[index].spacing == .hyphen && sentence.tokens[index - 1].isWord
  }

  /// "The juice of a lemon": the amount is that of the lemon, the name is "lemon juice".
  mutating func extract(at start: Int, _ end: Int) -> Int? {
    guard !chunk.hasWords, extract == nil, let of = sentence.skip(.extract, at: start, before: end),
      var next = sentence.skip(.of, at: of, before: end), next < end, sentence.tokens[next].kind != .mark
    else { return nil }
    extract = start..<of
    if !chunk.hasAmount, let phrase = amounts.read(at: next, before: end) {
      chunk.pieces.append(.amount(phrase))
      next = phrase.range.upperBound
    }
    return sentence.skip(.determiner, at: next, before: end) ?? next
  }
}

extension MeasureUnit {
  /// Whether it may stand before a food without a number and is no part of a name, as the finger of a fish finger is.
  fileprivate var isServedBare: Bool {
    [.tablespoon, .teaspoon, .handful, .slice, .glass, .cup, .mug, .bowl, .plate, .scoop].contains(self)
  }
}
