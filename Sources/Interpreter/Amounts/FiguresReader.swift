internal import Nutrition
internal import Words

/// Parses nutrition figures, "450 kcal, p20", "10g protein", "fat 18", and collects the other words.
struct FiguresReader {
  let sentence: Sentence
  private(set) var figures = Nutrients()
  /// Tokens that are not part of a figure.
  private(set) var rest: [Int] = []
  private(set) var isApproximate = false

  init(sentence: Sentence) {
    self.sentence = sentence
  }

  /// Parses `range`.
  ///
  /// - Parameters:
  ///   - energy: kilocalories that are already known.
  ///   - bareEnergy: whether a number without a unit is kilocalories, if none are known yet.
  static func read(
    _ range: Range<Int>, of sentence: Sentence, energy: FixedDecimal? = nil, bareEnergy: Bool
  ) -> FiguresReader {
    var reader = FiguresReader(sentence: sentence)
    reader.figures.energy = energy
    var index = range.lowerBound
    while index < range.upperBound {
      if let next = reader.figure(at: index, range.upperBound, bareEnergy: bareEnergy) {
        index = next
      } else {
        reader.rest.append(index)
        index += 1
      }
    }
    return reader
  }

  private mutating func figure(at start: Int, _ end: Int, bareEnergy: Bool) -> Int? {
    var index = start
    var isGuess = false
    while index < end, let next = lead(at: index, end) {
      isGuess = isGuess || !sentence.isMark("+", at: index)
      index = next
    }
    guard index < end,
      let next = shorthand(at: index, end) ?? energy(at: index, end) ?? numberFirst(at: index, end)
        ?? nameFirst(at: index, end) ?? bare(at: index, end, bareEnergy)
    else { return nil }
    isApproximate = isApproximate || isGuess
    return next
  }

  /// Skips "+", "~" and "about".
  private func lead(at index: Int, _ end: Int) -> Int? {
    if sentence.isMark("+", at: index) || sentence.isMark("~", at: index) { return index + 1 }
    return sentence.skip(.approximate, at: index, before: end)
  }

  /// Parses "p20", "20p".
  private mutating func shorthand(at index: Int, _ end: Int) -> Int? {
    let token = sentence.tokens[index]
    let folded = token.folded
    if token.isWord, let nutrient = Self.letter(folded.prefix(1)), let value = FixedDecimal(folded.dropFirst()) {
      return take(nutrient, value, index + 1)
    }
    let next = index + 1
    guard next < end else { return nil }
    let (first, second) = (token, sentence.tokens[next])
    // "6 P" and "P 6" beside other figures. Only capitals, since a small letter may be a word, such as "c" for a cup.
    if figures != .unknown, !second.isGlued {
      let pair = first.isNumber ? (letter: second, number: first) : (letter: first, number: second)
      guard pair.number.isNumber, pair.letter.original == pair.letter.original.uppercased(),
        let nutrient = Self.letter(pair.letter.folded[...]), let value = Digits.figure(pair.number.original)
      else { return nil }
      return take(nutrient, value, next + 1)
    }
    guard first.isNumber, second.isGlued, let nutrient = Self.letter(second.folded[...]),
      let value = Digits.figure(first.original)
    else { return nil }
    return take(nutrient, value, next + 1)
  }

  private static func letter(_ text: Substring) -> Nutrient? {
    switch text {
    case "p": .protein
    case "c": .carbohydrate
    case "f": .fat
    default: nil
    }
  }

  private mutating func energy(at index: Int, _ end: Int) -> Int? {
    guard figures.energy == nil else { return nil }
    if let phrase = AmountParser(sentence: sentence).read(at: index, before: end), let energy = phrase.energy {
      isApproximate = isApproximate || phrase.isApproximate
      return take(.energy, energy, phrase.range.upperBound)
    }
    let unit = sentence.find(at: index, before: end) { if case .energy(let each) = $0 { each } else { nil } }
    guard let unit, let number = number(at: skipped(unit.next, end), end) else { return nil }
    return take(.energy, number.value * unit.value, number.end)
  }

  /// Parses the number before the nutrient: "10g protein", "10 g of protein".
  private mutating func numberFirst(at index: Int, _ end: Int) -> Int? {
    guard let number = number(at: index, end) else { return nil }
    let unit = AmountParser(sentence: sentence).unit(at: number.end, end, afterDigits: true)
    let next = unit?.next ?? number.end
    guard let nutrient = sentence.nutrient(at: sentence.skip(.of, at: next, before: end) ?? next, before: end) else {
      return nil
    }
    return take(nutrient.value, scaled(number.value, unit?.value, nutrient.value, nutrient.next - 1), nutrient.next)
  }

  /// Parses the nutrient before the number: "protein 10g", "protein: 10".
  private mutating func nameFirst(at index: Int, _ end: Int) -> Int? {
    guard let nutrient = sentence.nutrient(at: index, before: end),
      let number = number(at: skipped(nutrient.next, end), end)
    else {
      return nil
    }
    let unit = AmountParser(sentence: sentence).unit(at: number.end, end, afterDigits: true)
    let value = scaled(number.value, unit?.value, nutrient.value, nutrient.next - 1)
    return take(nutrient.value, value, unit?.next ?? number.end)
  }

  private mutating func bare(at index: Int, _ end: Int, _ isEnergy: Bool) -> Int? {
    guard isEnergy, figures.energy == nil, sentence.tokens[index].isNumber, let number = number(at: index, end),
      AmountParser(sentence: sentence).unit(at: number.end, end, afterDigits: true) == nil
    else { return nil }
    return take(.energy, number.value, number.end)
  }

  private func number(at index: Int, _ end: Int) -> NumberPhrase? {
    guard index < end, sentence.tokens[index].isNumber else { return nil }
    return NumberReader(words: sentence).single(at: index, before: end)
  }

  /// Skips ":", "=", "to" and "target".
  private func skipped(_ index: Int, _ end: Int) -> Int {
    var index = index
    while index < end {
      if sentence.isMark(":", at: index) || sentence.isMark("=", at: index) {
        index += 1
      } else if let next = sentence.skip(anyOf: [.to, .topic(.targets)], at: index, before: end) {
        index = next
      } else {
        break
      }
    }
    return index
  }

  /// Converts to milligrams for sodium and grams for the others; salt is two and a half times its sodium.
  private func scaled(_ value: FixedDecimal, _ unit: MeasureUnit?, _ nutrient: Nutrient, _ index: Int) -> FixedDecimal {
    let isSalt = sentence.tokens[index].folded == "salt"
    switch (nutrient, unit) {
    case (.sodium, .gram?): return value * FixedDecimal(isSalt ? 400 : 1_000)
    case (.sodium, _): return isSalt ? value * FixedDecimal(2) / FixedDecimal(5) : value
    case (_, .milligram?): return value / FixedDecimal(1_000)
    default: return value
    }
  }

  private mutating func take(_ nutrient: Nutrient, _ value: FixedDecimal, _ next: Int) -> Int? {
    guard figures[nutrient] == nil else { return nil }
    figures[nutrient] = value
    return next
  }
}
