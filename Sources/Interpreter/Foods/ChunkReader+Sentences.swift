internal import Nutrition
internal import Words

/// Words around foods in full sentences: words before an amount, a weight after its food, clauses about a food.
extension ChunkReader {
  /// The most words before an amount: "and I drizzled 5 grams of honey".
  private static let longestOpening = 4

  /// Skips words that only lead to an amount: "I also had 20 g", "that included a 30g", "a generous 200 g".
  mutating func opening(at start: Int, _ end: Int) -> Int? {
    guard let target = target(after: start, end) else { return nil }
    pass(start..<target)
    if chunk.opening == .comma, sentence.skip(.conjunction(.and), at: start) != nil {
      chunk.opening = .conjunction(.and)
    }
    return target
  }

  private func target(after start: Int, _ end: Int) -> Int? {
    // "About 80 g" begins the amount.
    guard !chunk.hasWords, !chunk.pieces.contains(where: \.isCounted),
      sentence.skip(.approximate, at: start, before: end) == nil
    else { return nil }
    let isArticle = !chunk.pieces.isEmpty
    var index = start
    var mayBeVerb = isArticle
    while index < end, index - start <= Self.longestOpening, !labels.contains(where: { $0.range.contains(index) }) {
      if index > start, isTarget(index, end, isArticle: isArticle) { return index }
      guard sentence.tokens[index].isWord else { return nil }
      if let next = sentence.skip(anyOf: Self.openings, at: index, before: end) {
        mayBeVerb = mayBeVerb || sentence.skip(.subject, at: index, before: end) != nil
        index = next
      } else if let next = sentence.skip(anyOf: [.preparation, .quality, .conjunction(.and)], at: index, before: end) {
        index = next
      } else if mayBeVerb || index == start, isVerb(index, end) {
        mayBeVerb = false
        index += 1
      } else {
        return nil
      }
    }
    return nil
  }

  private static let openings: [Tag] = [
    .subject, .adverb, .also, .filler, .trigger(.ate), .trigger(.perhapsAte), .trigger(.add), .trigger(.was),
    .article,
  ]

  private func isTarget(_ index: Int, _ end: Int, isArticle: Bool) -> Bool {
    if isNumbered(at: index, end) { return true }
    guard isArticle else { return false }
    let vessel = amounts.unit(at: index, end, afterDigits: false).flatMap {
      sentence.skip(.of, at: $0.next, before: end)
    }
    return vessel != nil || amounts.size(at: index, end) != nil
  }

  /// Whether a word right before a weight and its food is not itself a food: "adding 3 grams of coffee". In "rice 200g,
  /// eggs 100g" and "rice 200g for lunch" it is.
  private func isVerb(_ index: Int, _ end: Int) -> Bool {
    guard !names.isName([index]), sentence.skip(.person(.each), at: index) == nil,
      amounts.numbers.single(at: index, before: end) == nil,
      let phrase = amounts.read(at: index + 1, before: end, leads: false),
      phrase.amount.isWeight,
      phrase.range.upperBound < end, sentence.tokens[phrase.range.upperBound].isWord,
      !isLabel(at: phrase.range.upperBound)
    else { return false }
    return phrase.hasOf || !sentence.isConjunction(at: phrase.range.upperBound)
  }

  /// Whether an amount with a unit is here: "20 g", "two cups".
  private func isNumbered(at index: Int, _ end: Int) -> Bool {
    guard let phrase = amounts.read(at: index, before: end, leads: false) else { return false }
    return phrase.quantity != nil && phrase.unit != nil && !sentence.isPercentage(at: index)
  }

  /// Skips words after a label that lead to what was eaten: "a snack | that included".
  func introduction(at index: Int, _ end: Int) -> Int? {
    guard chunk.pieces.isEmpty, chunk.opening == .start || chunk.opening == .comma, case .label? = parts.last else {
      return nil
    }
    let verb = sentence.skip(.relative, at: index, before: end) ?? index
    return sentence.skip(anyOf: [.trigger(.ate), .trigger(.was)], at: verb, before: end)
  }

  /// Skips what somebody did with the food before, said without "that": "the banana | I threw in", "the soup | my mum made". A
  /// food behind the verb is another one: "coffee | I had 2 biscuits with it".
  mutating func toldOf(at index: Int, _ end: Int) -> Int? {
    guard sentence.language == .english, chunk.hasWords, names.isSure(chunk.words),
      let verb = sentence.skip(anyOf: [.subject, .company], at: index, before: end), verb < end,
      sentence.tokens[verb].isWord, !isLabel(at: verb)
    else { return nil }
    if let next = eating(at: index, end) ?? eating(at: verb, end) {
      guard next < end, sentence.tokens[next].isWord || sentence.tokens[next].isNumber, !isLabel(at: next),
        sentence.skip(anyOf: [.tail, .place, .pronoun], at: next) == nil
      else { return tail(from: index, end) }
      close(.conjunction(.and))
      return next
    }
    guard !isOfOtherKind(index), !isOfOtherKind(verb), !names.isName([verb]) else { return nil }
    return tail(from: index, end)
  }

  private func eating(at index: Int, _ end: Int) -> Int? {
    sentence.skip(anyOf: [.trigger(.ate), .trigger(.perhapsAte)], at: index, before: end)
  }

  /// Whether a verb here says something else of the food: that it was given away, or is bought.
  private func isOfOtherKind(_ index: Int) -> Bool {
    let ofFood: Set<Trigger> = [.add, .make, .set, .body]
    return sentence.find(at: index) { tag -> Bool? in
      if case .trigger(let trigger) = tag, !ofFood.contains(trigger) { true } else { nil }
    } != nil
  }

  /// Skips an adverb before a conjunction: "generously filled with".
  func adverb(at index: Int, _ end: Int) -> Int? {
    guard sentence.language == .english, sentence.tokens[index].folded.hasSuffix("ly"), index + 1 < end,
      sentence.skip(
        anyOf: [.conjunction(.part), .conjunction(.topped), .conjunction(.plus)], at: index + 1, before: end) ?? 0
        > index + 2
    else { return nil }
    return index + 1
  }

  /// Takes a size that is separated from its article: "a juicy medium apple".
  mutating func size(at index: Int, _ end: Int) -> Int? {
    guard !chunk.hasWords, case .amount(var phrase)? = chunk.pieces.last,
      let size = amounts.size(at: index, end), size.next < end
    else { return nil }
    if phrase.unit == nil, phrase.quantity != nil {
      phrase.unit = size.value
      phrase.isSize = true
      phrase.unitRange = index..<size.next
      replaceLast(with: phrase)
    }
    return size.next
  }

  /// Takes a unit separated from its article by other words: "an individual school container of juice".
  mutating func vessel(at start: Int, _ end: Int) -> Int? {
    guard !chunk.hasWords, case .amount(var phrase)? = chunk.pieces.last, phrase.quantity != nil,
      phrase.unit == nil || phrase.isSize
    else { return nil }
    var index = start
    while index < min(start + Self.longestOpening, end), sentence.tokens[index].isWord,
      amounts.numbers.single(at: index, before: end) == nil,
      !sentence.isConjunction(at: index)
    {
      if let unit = amounts.unit(at: index, end, afterDigits: false), !unit.value.isMeasured || unit.value == .cup,
        let of = afterOf(unit.next, end), of < end
      {
        if phrase.isSize { phrase.size = phrase.unit }
        phrase.unit = unit.value
        phrase.isSize = false
        phrase.hasOf = true
        replaceLast(with: phrase)
        pass(start..<index)
        return of
      }
      index += 1
    }
    return nil
  }

  /// The index after "of", which may be the last word of the unit: "order of".
  private func afterOf(_ index: Int, _ end: Int) -> Int? {
    sentence.skip(.of, at: index, before: end) ?? (sentence.skip(.of, at: index - 1) == index ? index : nil)
  }

  /// Whether a conjunction ends a skipped clause: "and" always does, "with" only before another amount.
  func endsTail(at index: Int, _ end: Int) -> Bool {
    let found = sentence.find(at: index, before: end) {
      if case .conjunction(let conjunction) = $0 { conjunction } else { nil }
    }
    guard let found else { return false }
    switch found.value {
    case .and, .plus, .or, .without, .in: return true
    case .with, .on, .part, .topped: return amounts.read(at: found.next, before: end, leads: false)?.unit != nil
    }
  }
}

extension Chunk.Piece {
  /// Whether it is 1 without a unit, as where an article counts as a number.
  var isOne: Bool { amount.map { $0.quantity == FixedDecimal(1) && $0.unit == nil && $0.energy == nil } ?? false }

  /// Whether it is an amount and more than an article.
  var isCounted: Bool {
    guard let amount else { return false }
    return !amount.isUnmeasured && (amount.quantity == nil ? !amount.isSize : !amount.isArticle || amount.unit != nil)
  }
}

extension Unicode.Scalar {
  fileprivate var isCurrency: Bool { properties.generalCategory == .currencySymbol }
}

extension Sentence {
  /// The index behind a currency, in words or as its sign: "euros", "£".
  func currencyEnd(at index: Int, before end: Int) -> Int? {
    guard index < end else { return nil }
    if tokens[index].kind == .mark, tokens[index].original.unicodeScalars.first?.isCurrency == true { return index + 1 }
    return find(at: index, before: end) { if case .currency = $0 { true } else { nil } }?.next
  }

  /// Whether it is a percentage: "100%".
  func isPercentage(at index: Int) -> Bool {
    index < tokens.count && tokens[index].isNumber && isMark("%", at: index + 1)
  }
}
