internal import Nutrition
internal import Words

/// Parses amounts: a number with its unit, in any form that people use.
struct AmountParser {
  let sentence: Sentence
  let numbers: NumberReader<Sentence>

  init(sentence: Sentence) {
    self.sentence = sentence
    numbers = NumberReader(words: sentence)
  }

  /// The amount that begins at `start`, within `end`.
  ///
  /// - Parameter leads: whether the amount may begin with a bare unit ("can of beans") or an article, as at the start
  ///   of a list.
  func read(at start: Int, before end: Int, leads: Bool = true) -> AmountPhrase? {
    if let each = sentence.skip(.person(.each), at: start, before: end) {
      guard var phrase = read(at: each, before: end, leads: false) ?? ofCounted(at: each, end), phrase.isOfUnit else {
        return nil
      }
      phrase.range = start..<phrase.range.upperBound
      phrase.isOfEach = true
      return phrase
    }
    let (next, isApproximate) = approximation(at: start, end)
    guard
      var phrase = some(at: next, end) ?? numbered(at: next, end, leads: leads)
        ?? (leads ? unnumbered(at: next, end).map { oneAndPart($0, end) ?? $0 } : nil)
    else { return nil }
    phrase.range = start..<phrase.range.upperBound
    phrase.isApproximate = phrase.isApproximate || isApproximate
    return followed(phrase, end)
  }

  /// The amount that ends a range, beginning anywhere in it.
  func ending(_ range: Range<Int>) -> AmountPhrase? {
    range.lazy.compactMap { read(at: $0, before: range.upperBound, leads: false) }
      .first { $0.range.upperBound == range.upperBound && $0.quantity != nil && $0.energy == nil }
  }

  /// Parses the amount behind a counted thing: "each can was 330 ml", "cada una de 330 ml".
  private func ofCounted(at start: Int, _ end: Int) -> AmountPhrase? {
    var next = start
    if let unit = unit(at: start, end, afterDigits: false), !unit.value.isMeasured { next = unit.next }
    next = sentence.skip(anyOf: [.of, .copula, .trigger(.was)], at: next, before: end) ?? next
    return next > start ? read(at: next, before: end, leads: false) : nil
  }

  /// Skips a word for "about": "about", "~", "ca.".
  private func approximation(at start: Int, _ end: Int) -> (next: Int, found: Bool) {
    if sentence.isMark("~", at: start) || sentence.isMark("≈", at: start) { return (start + 1, true) }
    // "Unos 30 gramos", but "unos tacos".
    if let next = unmeasured(at: start, end), next == start + 1, next < end, sentence.tokens[next].isNumber {
      return (next, true)
    }
    guard var next = sentence.skip(.approximate, at: start, before: end) else { return (start, false) }
    if sentence.isMark(".", at: next), sentence.tokens[next].isGlued { next += 1 }
    return (next, true)
  }

  // MARK: With a number

  private func numbered(at start: Int, _ end: Int, leads: Bool) -> AmountPhrase? {
    guard let number = number(at: start, end), leads || !number.isArticle, !isVerb(number, at: start) else {
      return nil
    }
    var phrase = AmountPhrase(range: start..<number.end)
    phrase.quantity = number.value
    phrase.high = number.high
    phrase.isApproximate = number.isApproximate
    phrase.isArticle = number.isArticle
    phrase.isTimes = sentence.skip(.times, at: start, before: end) != nil
    if let energy = energy(after: number, end) { return energy }
    if let pack = pack(after: number, end) { return pack }
    measure(&phrase, after: number, end)
    if isOrdinal(number, at: start, phrase) { phrase.quantity = FixedDecimal(1) }
    if isPackSize(phrase, number) { (phrase.unit, phrase.unitRange) = (nil, nil) }
    phrase.quantity = small(number, at: start, unit: phrase.unit) ?? phrase.quantity
    return added(phrase, end) ?? orMore(phrase, end) ?? phrase
  }

  /// Whether the word is the verb at the end: "pizza yedi" is "ate pizza", not seven.
  private func isVerb(_ number: NumberPhrase, at start: Int) -> Bool {
    start > 0 && sentence.skip(.person(.has), at: start) == number.end
      && (number.end == sentence.tokens.count || sentence.tokens[number.end].kind == .mark)
  }

  /// Whether it says which one it was, and not how much: "my third beer", "a fourth slice". "A third cup", "a third of the
  /// pizza" are parts.
  private func isOrdinal(_ number: NumberPhrase, at start: Int, _ phrase: AmountPhrase) -> Bool {
    let first = sentence.skip(.article, at: start, before: number.end) ?? start
    guard number.value < FixedDecimal(1), sentence.ordinal(at: first, before: number.end)?.next == number.end,
      number.end < sentence.tokens.count, sentence.tokens[number.end].isWord,
      sentence.skip(.of, at: number.end) == nil
    else { return false }
    return sentence.isDetermined(at: first) || phrase.unit?.isMeasured != true
  }

  /// Whether the number is that of the pieces in one pack: "a 6 pack of beer". "2 pack of crisps" are two packs.
  private func isPackSize(_ phrase: AmountPhrase, _ number: NumberPhrase) -> Bool {
    guard sentence.language == .english, phrase.unit == .packet, number.value > FixedDecimal(3), number.high == nil,
      let range = phrase.unitRange, range.count == 1
    else { return false }
    return sentence.tokens[range.lowerBound].folded == Stemmer.stem(sentence.tokens[range.lowerBound].folded)
  }

  /// The smaller reading of digits such as "1,500 kg" and "1.250 l": nobody eats thousands of a unit larger than a
  /// gram.
  private func small(_ number: NumberPhrase, at start: Int, unit: MeasureUnit?) -> FixedDecimal? {
    guard number.isDigits, number.high == nil, number.end == start + 1, let unit, unit.isMeasured, !unit.isMetricPart
    else { return nil }
    return sentence.otherDigits(at: start).flatMap { $0 < number.value ? $0 : nil }
  }

  /// A number, also after "x" as in "eggs x2".
  private func number(at start: Int, _ end: Int) -> NumberPhrase? {
    if let next = sentence.skip(.times, at: start, before: end), next < end, sentence.tokens[next].isNumber {
      guard let number = numbers.single(at: next, before: end), sentence.skip(.article, at: number.end) != nil else {
        return numbers.single(at: next, before: end)
      }
      // "Toast x 2 and half an avocado" are two of one thing and half of another.
      return numbers.single(at: next, before: next + 1)
    }
    return numbers.read(at: start, before: end).map { nextInDigits($0, end) ?? $0 }
  }

  /// Two consecutive numbers in digits are a range, as they are in words: "5 6 zeytin". "1 2 oz can" and "2 3 egg omelettes" say
  /// what each was of.
  private func nextInDigits(_ low: NumberPhrase, _ end: Int) -> NumberPhrase? {
    guard low.isDigits, low.high == nil, low.end < end, sentence.tokens[low.end].isNumber, low.value > FixedDecimal(1),
      let high = numbers.single(at: low.end, before: end), high.value == low.value + FixedDecimal(1), high.isDigits,
      high.value < FixedDecimal(10), high.end < end, sentence.tokens[high.end].isWord,
      unit(at: high.end, end, afterDigits: true)?.value.isMeasured != true,
      case let word = sentence.tokens[high.end].folded,
      sentence.language != .english || Stemmer.stem(word) != word
    else { return nil }
    var range = low
    (range.high, range.end, range.isApproximate) = (high.value, high.end, true)
    return range
  }

  private func measure(_ phrase: inout AmountPhrase, after number: NumberPhrase, _ end: Int) {
    var next = number.end
    if sentence.isMark("-", at: next), sentence.tokens[next].isGlued { next += 1 }
    if let times = sentence.skip(.times, at: next, before: end) { next = times }
    next = length(at: next, end) ?? next
    next = unmeasured(at: next, end) ?? ofOne(number, at: next, end) ?? ofSeveral(number, end) ?? next
    let size = size(at: next, end)
    let afterSize = preparations(at: size?.next ?? next, end)
    let unit = unit(at: afterSize, end, afterDigits: number.isDigits && afterSize == number.end)
    // "Ración doble" is more than a "ración".
    if let measure = kitchenMeasure(at: afterSize, end), measure.next > unit?.next ?? 0 {
      take(measure, at: afterSize, into: &phrase)
    } else if let unit {
      take(unit, at: afterSize, into: &phrase)
      phrase.size = size?.value
      // "3个小号鸡蛋" (three small eggs): the size follows the measure word.
      if phrase.unit == .piece, let behind = self.size(at: phrase.range.upperBound, end) {
        phrase.unitRange = phrase.range.upperBound..<behind.next
        phrase.range = phrase.range.lowerBound..<behind.next
        (phrase.unit, phrase.isSize) = (behind.value, true)
      }
      takeSizeBehind(&phrase, end)
    } else if let size {
      phrase.unit = size.value
      phrase.unitRange = next..<size.next
      phrase.isSize = true
      phrase.range = phrase.range.lowerBound..<size.next
    } else {
      phrase.range = phrase.range.lowerBound..<max(next, number.end)
    }
  }

  /// Takes the size in "un plato grande".
  private func takeSizeBehind(_ phrase: inout AmountPhrase, _ end: Int) {
    guard sentence.language == .spanish, phrase.size == nil, phrase.unit?.isSize == false,
      let behind = size(at: phrase.range.upperBound, end)
    else { return }
    phrase.size = behind.value
    phrase.range = phrase.range.lowerBound..<behind.next
  }

  /// Skips "of a" in ".75 of a cup", and the article in "die Hälfte einer Packung", "la mitad de un paquete".
  private func ofOne(_ number: NumberPhrase, at start: Int, _ end: Int) -> Int? {
    let isPart = number.value < FixedDecimal(1) && !number.isDigits
    guard let of = sentence.skip(.of, at: start, before: end) ?? (isPart ? start : nil),
      let one = article(at: of, end),
      unit(at: one, end, afterDigits: false) != nil || kitchenMeasure(at: one, end) != nil
    else { return nil }
    return one
  }

  private func article(at index: Int, _ end: Int) -> Int? {
    sentence.skip(.article, at: index, before: end)
      ?? numbers.single(at: index, before: end).flatMap { $0.value == FixedDecimal(1) && !$0.isDigits ? $0.end : nil }
  }

  /// Skips "of the 8" in "2 of the 8 slices", "3 out of 10 nuggets".
  private func ofSeveral(_ number: NumberPhrase, _ end: Int) -> Int? {
    guard number.high == nil, !number.isArticle, number.value >= FixedDecimal(1),
      let of = sentence.skip(.of, at: number.end, before: end),
      case let first = sentence.skip(.determiner, at: of, before: end) ?? of,
      let all = numbers.single(at: first, before: end), !all.isArticle, all.value > number.value, all.end < end,
      sentence.tokens[all.end].isWord, unit(at: all.end, end, afterDigits: all.isDigits)?.value.isMeasured != true
    else { return nil }
    return all.end
  }

  private func take(_ unit: (value: MeasureUnit, next: Int), at start: Int, into phrase: inout AmountPhrase) {
    phrase.unit = unit.value
    phrase.unitRange = start..<unit.next
    phrase.range = phrase.range.lowerBound..<unit.next
  }

  /// Skips "whole" in "1 whole cup", "heaped" in "2 heaped tablespoons", where a unit follows.
  private func preparations(at start: Int, _ end: Int) -> Int {
    var next = start
    while let skipped = sentence.skip(anyOf: [.preparation, .quality], at: next, before: end) { next = skipped }
    return next > start && unit(at: next, end, afterDigits: false) != nil ? next : start
  }

  private func unmeasured(at start: Int, _ end: Int) -> Int? {
    sentence.skip(.unmeasured, at: start, before: end)
  }

  func unit(at start: Int, _ end: Int, afterDigits: Bool) -> (value: MeasureUnit, next: Int)? {
    guard start < end, sentence.tokens[start].isWord else { return nil }
    let isCapital = sentence.tokens[start].original != sentence.tokens[start].lower
    let capital = sentence.find(at: start, before: end) { tag -> MeasureUnit? in
      if case .capitalUnit(let unit) = tag { unit } else { nil }
    }
    let plain = sentence.find(at: start, before: end) { tag -> MeasureUnit? in
      switch tag {
      case .unit(let unit): unit
      case .letterUnit(let unit): afterDigits ? unit : nil
      default: nil
      }
    }
    let found = isCapital && afterDigits ? capital ?? plain : plain
    guard var found, !isInitial(start, before: found.next, end) else { return nil }
    if sentence.isMark(".", at: found.next), sentence.tokens[found.next].isGlued, found.next + 1 < end,
      sentence.tokens[found.next + 1].isWord, sentence.tokens[found.next - 1].lower.utf8.count <= 4
    {
      found.next += 1
    }
    return found
  }

  /// Whether the letter is part of a name, as in "2 g&t".
  private func isInitial(_ index: Int, before next: Int, _ end: Int) -> Bool {
    next + 1 < end && sentence.isMark("&", at: next) && sentence.tokens[next].isGlued
      && sentence.tokens[next + 1].isGlued && sentence.tokens[next + 1].isWord
      && sentence.tokens[index].lower.utf8.count == 1 && !sentence.tokens[index].isGlued
  }

  func size(at start: Int, _ end: Int) -> (value: MeasureUnit, next: Int)? {
    sentence.find(at: start, before: end) { if case .size(let unit) = $0 { unit } else { nil } }
  }

  /// "420 kcal", "2k kcal", "1.500 kcal", "140-160 calories".
  private func energy(after number: NumberPhrase, _ end: Int) -> AmountPhrase? {
    var next = number.end
    var value = number.value
    if next < end, sentence.tokens[next].isGlued, sentence.tokens[next].folded == "k" {
      value = value * FixedDecimal(1_000)
      next += 1
    }
    if sentence.isMark("-", at: next), sentence.tokens[next].isGlued { next += 1 }
    let found = sentence.find(at: next, before: end) { if case .energy(let each) = $0 { each } else { nil } }
    guard let found, !number.isArticle else { return nil }
    if number.isDigits, let digits = Digits.energy(sentence.tokens[number.end - 1].original),
      value == Digits.figure(sentence.tokens[number.end - 1].original)
    {
      value = digits
    }
    var phrase = AmountPhrase(range: number.end - 1..<found.next)
    phrase.energy = value * found.value
    phrase.isApproximate = number.isApproximate
    return phrase
  }

  // MARK: Without a number

  /// Whether it is an abbreviation such as "g" or "ml", which is not an amount without a number.
  private func isAbbreviation(_ start: Int, _ next: Int) -> Bool {
    next == start + 1 && sentence.tokens[start].folded.utf8.count <= 2 && sentence.language != .chinese
  }

  /// "some", "a bit of".
  private func some(at start: Int, _ end: Int) -> AmountPhrase? {
    unmeasured(at: start, end).map { AmountPhrase(range: start..<$0) }
  }

  /// "can of", "handful", "large", "whole bag".
  private func unnumbered(at start: Int, _ end: Int) -> AmountPhrase? {
    let size = size(at: start, end)
    let next = size?.next ?? sentence.skip(.whole, at: start, before: end) ?? start
    let unit = unit(at: next, end, afterDigits: false).flatMap { isAbbreviation(next, $0.next) ? nil : $0 }
    if let measure = kitchenMeasure(at: next, end), measure.next > unit?.next ?? 0 {
      var phrase = AmountPhrase(range: start..<measure.next)
      take(measure, at: next, into: &phrase)
      return phrase
    }
    if let unit {
      var phrase = AmountPhrase(range: start..<unit.next)
      take(unit, at: next, into: &phrase)
      phrase.size = size?.value
      takeSizeBehind(&phrase, end)
      return phrase
    }
    guard let size else { return nil }
    return AmountPhrase(range: start..<next, unit: size.value, unitRange: start..<next, isSize: true)
  }
}
