internal import Nutrition
internal import Words

/// What was said by mistake and put right at once: "two no three eggs", "120 sorry 210 g", "at breakfast, no wait, lunch".
struct SpeechRepair {
  let sentence: Sentence
  /// The times of the line, looked up only where something is put right.
  let labels: (Range<Int>) -> [WhenLabel]
  let isFood: (String) -> Bool

  /// The line with only what was meant; nil where nothing is put right.
  var repaired: String? {
    guard sentence.tokens.count <= 60 else { return nil }
    if let line = ofFirst ?? withoutOther ?? withoutOtherState { return line }
    for start in sentence.range.dropFirst() {
      if let line = afterthought(at: start) { return line }
      guard let behind = interruption(at: start),
        let line = amount(start, behind) ?? time(start, behind) ?? part(start, behind)
      else { continue }
      return line
    }
    return nil
  }

  /// The line without the words that say that a number in it, said first, was right: "no, 200 was right".
  private var ofFirst: String? {
    let end = sentence.range.dropFirst().first { sentence.skip(.ofFirst, at: $0) == sentence.tokens.count }
    guard let end, (0..<end).contains(where: { sentence.tokens[$0].isNumber })
    else { return nil }
    return sentence.written(0..<end)
  }

  /// The line without how many there were not: "breakfast was 3 crumpets, not 2".
  private var withoutOther: String? {
    let end = sentence.tokens.count
    guard
      let not = sentence.range.dropFirst().first(where: { index in
        guard let next = sentence.skip(.contrast, at: index), next < end else { return false }
        return NumberReader(words: sentence).single(at: next, before: end)?.end == end
      }), let meal = labels(sentence.range).first, meal.range.lowerBound == 0, meal.slot != nil,
      sentence.skip(.trigger(.was), at: meal.range.upperBound) != nil || meal.isHeading,
      case let named = sentence.isMark(",", at: not - 1) ? not - 1 : not, counted(before: named) != nil
    else { return nil }
    return sentence.written(0..<named)
  }

  /// The line without the state that a food was not in, behind the one that it was: "the rice was 75 g cooked not dry".
  private var withoutOtherState: String? {
    let end = sentence.tokens.count
    let not = sentence.range.dropFirst().last { index in
      sentence.skip(.contrast, at: index).map { $0 < end && sentence.state(at: $0)?.next == end } ?? false
    }
    guard let not, case let said = sentence.isMark(",", at: not - 1) ? not - 1 : not,
      (1..<said).contains(where: { sentence.state(at: $0)?.next == said }),
      (0..<said).contains(where: { sentence.tokens[$0].isNumber })
    else { return nil }
    return sentence.written(0..<said)
  }

  // MARK: Where it is put right

  /// The index after the words that take back what was just said, with the marks around them.
  private func interruption(at start: Int) -> Int? {
    var index = pastMarks(start)
    guard index < sentence.tokens.count, !isPlainNo(at: index) else { return nil }
    let words = index
    // "3 Eier, äh, nein, 2".
    var first = index
    while let next = sentence.skip(.filler, at: first), pastMarks(next) < sentence.tokens.count {
      first = pastMarks(next)
    }
    if takesBack(at: first) != nil { index = first }
    while index < sentence.tokens.count, let next = takesBack(at: index) { index = pastMarks(next) }
    return index > words && index < sentence.tokens.count ? index : nil
  }

  private func takesBack(at index: Int) -> Int? {
    if let next = sentence.skip(.correction, at: index) { return next }
    switch sentence.language {
    case .english: return sentence.tokens[index].folded == "no" ? index + 1 : nil
    case .chinese: return sentence.tokens[index].folded == "不" && pastMarks(index + 1) > index + 1 ? index + 1 : nil
    default: return nil
    }
  }

  /// Spanish "150 g, no 250" and Chinese "两个，不是三个" rule out what follows.
  private func isPlainNo(at index: Int) -> Bool {
    guard let next = sentence.skip(.contrast, at: index) ?? sentence.spanishNo(at: index) else { return false }
    return next == pastMarks(next) && sentence.skip(.correction, at: next) == nil
  }

  private func pastMarks(_ start: Int) -> Int {
    var index = start
    while [",", ".", "…", "-", "–"].contains(where: { sentence.isMark($0, at: index) }) { index += 1 }
    return index
  }

  // MARK: Amounts

  private func amount(_ start: Int, _ behind: Int) -> String? {
    let end = sentence.tokens.count
    guard let meant = stated(at: behind, before: end, leads: true), !isOfEarlier(meant, before: start) else {
      return nil
    }
    if !meant.isArticle, let mistaken = mistaken(before: start) {
      return line(
        replacing: mistaken.range.lowerBound..<meant.range.upperBound, with: written(meant, insteadOf: mistaken))
    }
    // "2 eggs, no, 3": the name stands between them, and may stand again.
    guard let counted = counted(before: start) else { return nil }
    let named = counted.range.upperBound..<start
    let name = sentence.written(named)
    let again = meant.range.upperBound..<min(meant.range.upperBound + named.count, end)
    if !named.isEmpty, isSame(again, named) {
      return line(
        replacing: counted.range.lowerBound..<meant.range.upperBound, with: written(meant, insteadOf: counted))
    }
    guard !meant.isArticle, isEnd(meant.range.upperBound) else { return nil }
    let said = isReason(meant, insteadOf: counted) ? end : meant.range.upperBound
    return line(
      replacing: counted.range.lowerBound..<said, with: written(meant, insteadOf: counted) + " " + name)
  }

  /// Whether the amount is in the unit of an earlier food and not of the last: "2 cups of rice and 100 g chicken, no, 3 cups".
  private func isOfEarlier(_ meant: AmountPhrase, before end: Int) -> Bool {
    guard let unit = meant.unit, let last = counted(before: end), last.unit != unit else { return false }
    return (0..<last.range.lowerBound).contains { stated(at: $0, before: last.range.lowerBound)?.unit == unit }
  }

  /// Whether the rest says why it was so many fewer: "3 slices, no 2, gave one to the dog" were two.
  private func isReason(_ meant: AmountPhrase, insteadOf mistaken: AmountPhrase) -> Bool {
    let rest = meant.range.upperBound..<sentence.tokens.count
    guard let new = meant.quantity, let old = mistaken.quantity, new < old else { return false }
    return rest.contains { sentence.skip(.gave, at: $0) != nil }
      && rest.contains { NumberReader(words: sentence).single(at: $0, before: rest.upperBound)?.value == old - new }
  }

  /// The amount that is meant, in the unit of the mistaken one where it has none: "3 slices, no 2". A few of what was weighed are
  /// pieces: "500 g of tortillas, no, 5".
  private func written(_ meant: AmountPhrase, insteadOf mistaken: AmountPhrase) -> String {
    let mostTimes = FixedDecimal(10)
    let said = sentence.written(meant.range)
    guard meant.unit == nil, let unit = mistaken.unitRange, let number = meant.quantity, let old = mistaken.quantity,
      mistaken.unit?.isMeasured != true || number * mostTimes >= old
    else { return said }
    return said + " " + sentence.written(unit)
  }

  /// The line with an amount that stands alone behind a mark, and only a word before it or behind it says that it is meant: "3
  /// biscuits, well 4", "3 biscuits, 4 actually".
  private func afterthought(at start: Int) -> String? {
    let words = pastMarks(start)
    guard words > start else { return nil }
    var first = words
    while let next = sentence.skip(.filler, at: first) { first = next }
    guard let meant = stated(at: first, before: sentence.tokens.count), let counted = counted(before: start),
      meant.unit == nil || meant.unit == counted.unit
    else { return nil }
    var end = meant.range.upperBound
    while let next = sentence.skip(.correction, at: end) { end = next }
    guard first > words || end > meant.range.upperBound, isEnd(end) else { return nil }
    let name = sentence.written(counted.range.upperBound..<start)
    return line(replacing: counted.range.lowerBound..<end, with: written(meant, insteadOf: counted) + " " + name)
  }

  /// The amount that ends right before `end`.
  private func mistaken(before end: Int) -> AmountPhrase? {
    let longest = 5
    return (max(0, end - longest)..<end).lazy.compactMap { stated(at: $0, before: end) }
      .first { $0.range.upperBound == end }
  }

  /// The amount of the food whose name ends right before `end`.
  private func counted(before end: Int) -> AmountPhrase? {
    let longest = 6
    for start in (max(0, end - longest)..<end).reversed() {
      // "The 200 g was actually 180 g" is a statement.
      guard sentence.tokens[start].kind != .mark,
        sentence.skip(anyOf: [.conjunction(.and), .trigger(.was), .copula], at: start) == nil
      else { return nil }
      if let found = stated(at: start, before: end, leads: true) { return found.range.upperBound < end ? found : nil }
    }
    return nil
  }

  private func stated(at start: Int, before end: Int, leads: Bool = false) -> AmountPhrase? {
    AmountParser(sentence: sentence).read(at: start, before: end, leads: leads).flatMap {
      $0.quantity == nil ? nil : $0
    }
  }

  /// Whether two names are the same apart from an ending.
  private func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy {
        Stemmer.stem(sentence.tokens[$0].folded) == Stemmer.stem(sentence.tokens[$1].folded)
      }
  }

  private func isEnd(_ index: Int) -> Bool {
    index == sentence.tokens.count || sentence.tokens[index].kind == .mark
      || sentence.skip(anyOf: [.conjunction(.and), .conjunction(.plus)], at: index) != nil
  }

  // MARK: Parts

  /// The line with another part of the dish: "porridge with blueberries, no wait raspberries".
  private func part(_ start: Int, _ behind: Int) -> String? {
    let longest = 3
    guard
      // "Stew with mash, no bread" had no bread.
      sentence.language != .english || sentence.tokens[behind - 1].folded != "no",
      let joint = (max(1, start - longest - 1)..<start).last(where: { index in
        sentence.skip(.conjunction(.with), at: index) != nil
      }), let first = sentence.skip(.conjunction(.with), at: joint), first < start,
      isFood(sentence.lower(first..<start)),
      let end = (behind + 1...min(behind + longest, sentence.tokens.count)).last(where: { end in
        isEnd(end) && isFood(sentence.lower(behind..<end))
      })
    else { return nil }
    return line(replacing: first..<end, with: sentence.written(behind..<end))
  }

  // MARK: Times

  private func time(_ start: Int, _ behind: Int) -> String? {
    let labels = self.labels(sentence.range)
    guard let mistaken = labels.first(where: { $0.range.upperBound == start }),
      let meant = labels.first(where: { $0.range.lowerBound == behind }), mistaken.isReplaced(by: meant)
    else { return nil }
    return line(replacing: mistaken.range.lowerBound..<behind, with: "")
  }

  private func line(replacing range: Range<Int>, with words: String) -> String {
    let behind = range.upperBound..<sentence.tokens.count
    return [sentence.written(0..<range.lowerBound), words, behind.isEmpty ? "" : sentence.written(behind)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension WhenLabel {
  /// Whether the other says the same thing of a time, and says it anew: a day for a day, a meal for a meal.
  fileprivate func isReplaced(by other: WhenLabel) -> Bool {
    (offset == nil || other.offset != nil) && (slot == nil || other.slot != nil) && (clock == nil || other.clock != nil)
  }
}
