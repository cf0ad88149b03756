internal import Nutrition
internal import Words

/// A dish above the list of what is in it, with the time between them: "tuna casserole tonight: 2 cans of tuna, 200 g of
/// noodles", "omelette for breakfast - 3 eggs, 30 g of cheese".
struct MealTitle {
  let sentence: Sentence
  let labels: (Range<Int>) -> [WhenLabel]

  /// In tokens.
  private static let longest = 8

  /// Where the dish begins, behind "I had".
  private var start: Int {
    let subject = sentence.skip(.subject, at: 0) ?? 0
    return sentence.skip(.trigger(.ate), at: subject) ?? subject
  }

  /// The line with the time first, so that the list follows the dish; nil where no dish is above a list.
  var ordered: String? {
    let end = sentence.tokens.count
    guard end <= 120 else { return nil }
    if let unmarked { return unmarked }
    guard let mark = sentence.range.prefix(Self.longest).first(where: isMark), mark > 0,
      isList(mark + 1..<end)
    else { return nil }
    if let bare = withoutPot(before: mark) { return bare }
    let said = labels(0..<mark)
    guard let label = said.first, said.count == 1, label.range.upperBound == mark, start < label.range.lowerBound,
      case let title = start..<label.range.lowerBound,
      title.allSatisfy({ sentence.tokens[$0].isWord && !isVerb($0) })
    else { return nil }
    return line(label, title, mark + 1..<end)
  }

  private func line(_ label: WhenLabel, _ title: Range<Int>, _ list: Range<Int>) -> String {
    sentence.written(label.range) + " " + sentence.written(title) + ": " + sentence.written(list)
  }

  /// The line of a dish that was made with something: "porridge for breakfast 50 g oats made with 300 ml milk".
  private var unmarked: String? {
    let madeWith = sentence.range.last {
      sentence.skip(.made, at: $0) != nil && sentence.skip(.conjunction(.part), at: $0) != nil
    }
    guard let madeWith, let label = labels(sentence.range).first, label.slot != nil,
      case let behind = label.range.upperBound,
      label.range.lowerBound > start, behind < min(Self.longest, sentence.tokens.count),
      sentence.tokens[behind].isNumber, behind <= madeWith,
      (start..<label.range.lowerBound).allSatisfy({ sentence.tokens[$0].isWord && !isVerb($0) })
    else { return nil }
    return line(label, start..<label.range.lowerBound, behind..<sentence.tokens.count)
  }

  /// The line without the pot that it was made in: "made a big pot of chili: 500 g of mince, 2 onions".
  private func withoutPot(before mark: Int) -> String? {
    let start = sentence.skip(anyOf: [.subject, .made], at: 0, before: mark) ?? 0
    guard !isDash(mark), let pot = AmountParser(sentence: sentence).read(at: start, before: mark), pot.hasOf,
      pot.range.lowerBound == start, pot.quantity.map({ $0 == FixedDecimal(1) }) ?? true,
      [.pot, .plate, .bowl, .large].contains(pot.unit), pot.range.upperBound < mark,
      (pot.range.upperBound..<mark).allSatisfy({ sentence.tokens[$0].isWord })
    else { return nil }
    return sentence.line(without: [pot.range])
  }

  private func isDash(_ index: Int) -> Bool { ["-", "–", "—"].contains { sentence.isMark($0, at: index) } }

  private func isMark(_ index: Int) -> Bool {
    if sentence.isMark(":", at: index) || sentence.isMark("：", at: index) {
      return !sentence.tokens[index].isGlued || !isClock(index)
    }
    return isDash(index) && !sentence.tokens[index].isGlued && index + 1 < sentence.tokens.count
      && !sentence.tokens[index + 1].isGlued
  }

  private func isClock(_ index: Int) -> Bool {
    index > 0 && sentence.tokens[index - 1].isNumber && index + 1 < sentence.tokens.count
      && sentence.tokens[index + 1].isNumber && sentence.tokens[index + 1].isGlued
  }

  private func isVerb(_ index: Int) -> Bool {
    sentence.skip(anyOf: [.trigger(.ate), .trigger(.was), .trigger(.log), .trigger(.bought)], at: index) != nil
  }

  /// Whether at least two things follow.
  private func isList(_ range: Range<Int>) -> Bool {
    range.dropFirst().dropLast().contains { index in
      sentence.isMark(",", at: index) || sentence.isMark("、", at: index)
        || sentence.skip(anyOf: [.conjunction(.and), .conjunction(.with), .conjunction(.part)], at: index) != nil
    }
  }
}
