internal import Calls
internal import Nutrition
internal import Words

/// Amounts of more or less: "10 g more", "20 g less chicken", "an extra egg", "ein Ei weniger".
extension ChangeReader {
  /// Nil where there is no amount beside the word.
  func difference(_ range: Range<Int>) -> Parse? {
    guard let found = word(in: range), !holdsFurther(range) else { return nil }
    if let share = differenceOfShare(found, range) { return share }
    // "Take 20 g off the rice".
    let start = sentence.skip(.partedVerb, at: range.lowerBound, before: found.range.lowerBound) ?? range.lowerBound
    let before = context.list(start..<found.range.lowerBound)
    let after = context.list(afterOf(found.range.upperBound, range.upperBound)..<range.upperBound)
    guard before.unaccounted.isEmpty, after.unaccounted.isEmpty, before.items.count + after.items.count < 2,
      let amount = amount(before, after, hasArticle: hasArticle(before: found.range.lowerBound, range))
    else { return nil }
    let item = before.items.first ?? after.items.first
    let isVague = before.elements.allSatisfy(isVague)
    // "Less pasta, 120 g", "a little more, 250 g": that is the new amount.
    let isSaidApart =
      isVague && (found.range.upperBound..<range.upperBound).contains { isApart($0) }
    if found.difference == .more, !isSaidApart || before.elements.isEmpty, var item {
      (item.quantity, item.unit, item.weighed) = (amount.quantity, amount.unit, nil)
      var parse = context.parse(.add, .log)
      parse.items = [item]
      return parse
    }
    var amendment = Amendment(quantity: amount.quantity, unit: amount.unit)
    amendment.difference = isSaidApart ? nil : found.difference
    return change(ValueReader.Value(change: amendment), of: item.map { EntryReference($0) } ?? .last)
  }

  /// Parses "a third less couscous", "the rice was 20 % less". Nil where anything else is said.
  private func differenceOfShare(_ word: (difference: Difference, range: Range<Int>), _ range: Range<Int>) -> Parse? {
    let end = word.range.lowerBound
    let share = (range.lowerBound..<end).lazy.compactMap { start in
      shareAlone(start..<end).map { (value: $0, start: start) }
    }.first
    guard let share else { return nil }
    let verb = (range.lowerBound..<share.start).first {
      sentence.skip(.trigger(.was), at: $0, before: share.start) == share.start
    }
    let lists = [
      context.list(range.lowerBound..<(verb ?? share.start)),
      context.list(afterOf(word.range.upperBound, range.upperBound)..<range.upperBound),
    ]
    let items = lists.flatMap(\.items)
    guard lists.allSatisfy({ $0.unaccounted.isEmpty && $0.elements.count == $0.items.count }), items.count < 2,
      items.allSatisfy(\.isUnmeasured)
    else { return nil }
    let one = FixedDecimal(1)
    let factor = word.difference == .less ? one - share.value : one + share.value
    return change(
      ValueReader.Value(change: Amendment(factor: factor)), of: items.first.map { EntryReference($0) } ?? .last)
  }

  /// The share that a range says and nothing else: "a third", "20 %".
  private func shareAlone(_ range: Range<Int>) -> FixedDecimal? {
    let reader = NumberReader(words: sentence)
    if sentence.isPercentage(at: range.lowerBound), range.count == 2 {
      return sentence.digits(at: range.lowerBound).map { $0 / FixedDecimal(100) }
    }
    guard let number = reader.read(at: range.lowerBound, before: range.upperBound), number.end == range.upperBound,
      number.high == nil, number.value < FixedDecimal(1)
    else { return nil }
    return number.value
  }

  /// Several differences at once: "20 g more mince and 30 g less rice". Nil where a part says anything else.
  func differences(_ range: Range<Int>) -> [Parse]? {
    let parts = parts(of: range)
    guard parts.count > 1 else { return nil }
    let found = parts.compactMap(difference)
    return found.count == parts.count ? found : nil
  }

  /// Several amounts by the numbers of what they belong to: "first one 120 g, third 40 g". Nil where a part says anything
  /// else.
  func byPlaces(_ range: Range<Int>) -> [Parse]? {
    let parts = parts(of: range)
    guard !parts.isEmpty else { return nil }
    let found = parts.compactMap { part -> Parse? in
      // "Last" behind another place would be the line that this one changed.
      guard let place = place(at: part.lowerBound, before: part.upperBound), !place.reference.isLast || parts.count == 1
      else { return nil }
      let next = sentence.skip(anyOf: [.pronounOfKind, .pronoun], at: place.next, before: part.upperBound)
      let start = sentence.skip(
        anyOf: [.trigger(.was), .copula], at: next ?? place.next, before: part.upperBound)
      let rest = (start ?? next ?? place.next)..<part.upperBound
      guard !rest.isEmpty, isAmountOnly(rest) else { return nil }
      return change(values.read(rest), of: place.reference)
    }
    return found.count == parts.count ? found : nil
  }

  /// The place of a line, "the first", "number 2", "#2", "the last", and the index after it.
  private func place(at index: Int, before end: Int) -> (reference: EntryReference, next: Int)? {
    let first = sentence.skip(.article, at: index, before: end) ?? index
    let ordinal = sentence.ordinal(at: index, before: end) ?? sentence.ordinal(at: first, before: end)
    if let ordinal { return (.ordinal(ordinal.value), ordinal.next) }
    if let last = sentence.skip(.last, at: index, before: end) ?? sentence.skip(.last, at: first, before: end) {
      return (.last, last)
    }
    let start = sentence.isMark("#", at: index) ? index + 1 : sentence.skip(.item, at: index, before: end)
    guard let start, start < end, let number = sentence.entryNumber(at: start) else { return nil }
    return (EntryReference(number: number), start + 1)
  }

  /// The parts between commas and "and".
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where isBreak(index) && !sentence.isMark("#", at: index) {
      if index > start { parts.append(start..<index) }
      start = index + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  private func isVague(_ element: MealElement) -> Bool {
    if case .amount(let amount) = element { amount.isUnmeasured } else { false }
  }

  /// Whether it adds to a food that was just named: "a whisky and two more".
  private func holdsFurther(_ range: Range<Int>) -> Bool {
    range.dropFirst().contains { index in
      guard
        let next = sentence.skip(anyOf: [.conjunction(.and), .conjunction(.plus)], at: index, before: range.upperBound)
      else {
        return false
      }
      return AmountParser(sentence: sentence).further(at: next, before: range.upperBound, isJoined: true) != nil
        && !context.list(range.lowerBound..<index).items.isEmpty
    }
  }

  /// Whether a mark is here with a number right behind it.
  private func isApart(_ index: Int) -> Bool {
    sentence.tokens[index].kind == .mark && index + 1 < sentence.tokens.count
      && AmountParser(sentence: sentence).read(at: index + 1, before: sentence.tokens.count)?.quantity != nil
  }

  /// Parses "add 50 g", "+10 g", "-10 g": an amount without a food changes the one that was there. Nil where anything
  /// else is said.
  ///
  /// - Parameter isAddition: whether a word before it says that it is added.
  func added(_ range: Range<Int>, isAddition: Bool) -> Parse? {
    let sign = sign(at: range.lowerBound)
    // A dash at the start of a line was skipped like that of a list.
    let before = range.lowerBound > context.range.lowerBound ? self.sign(at: range.lowerBound - 1) : nil
    guard let difference = sign ?? before ?? (isAddition ? .more : nil) else { return nil }
    let rest = (sign == nil ? range.lowerBound : range.lowerBound + 1)..<range.upperBound
    guard isAmountOnly(rest), case var value = values.read(rest), value.change.quantity != nil else { return nil }
    value.change.difference = difference
    return change(value, of: .last)
  }

  private func sign(at index: Int) -> Difference? {
    if sentence.isMark("+", at: index) { return .more }
    return sentence.isMark("-", at: index) || sentence.isMark("−", at: index) ? .less : nil
  }

  /// Whether the word belongs to a preparation, as in "skin off".
  private func isPrepared(at index: Int) -> Bool {
    index > 0 && sentence.skip(.preparation, at: index - 1) == index + 1
  }

  /// The word for more or less, unless it is part of a longer phrase such as "more like".
  private func word(in range: Range<Int>) -> (difference: Difference, range: Range<Int>)? {
    var next = range.lowerBound
    while next < range.upperBound {
      let index = next
      next += 1
      // "Más o menos".
      if let roughly = sentence.skip(.approximate, at: index, before: range.upperBound), roughly > next {
        next = roughly
        continue
      }
      guard !context.isLabel(index), !isPrepared(at: index),
        let longest = sentence.phrases[index].first(where: { index + $0.length <= range.upperBound })?.length,
        let found = sentence.find(
          at: index, before: index + longest,
          { tag -> Difference? in
            if case .difference(let difference) = tag { difference } else { nil }
          }), found.next == index + longest, !isHowMuch(index..<found.next, range)
      else { continue }
      return (found.value, index..<found.next)
    }
    return nil
  }

  /// Whether the word says how much was eaten: "ate too much chocolate, 100 g" does not mean 100 g less.
  private func isHowMuch(_ phrase: Range<Int>, _ range: Range<Int>) -> Bool {
    guard context.contains(context.range, .trigger(.ate)), phrase.upperBound < range.upperBound,
      sentence.tokens[phrase.upperBound].isWord,
      (range.lowerBound..<phrase.lowerBound).allSatisfy({ !sentence.tokens[$0].isNumber })
    else { return false }
    return sentence.find(at: phrase.lowerBound, before: phrase.upperBound) { tag in
      if case .unmeasured = tag { true } else { nil }
    }?.next == phrase.upperBound
  }

  private func afterOf(_ index: Int, _ end: Int) -> Int {
    sentence.skip(.of, at: index, before: end) ?? index
  }

  private func hasArticle(before index: Int, _ range: Range<Int>) -> Bool {
    index > range.lowerBound && sentence.skip(.article, at: index - 1) == index
  }

  /// The one amount before or after the word, whose unit may follow: "2 more slices". An article counts as one.
  private func amount(_ before: ItemReader.List, _ after: ItemReader.List, hasArticle: Bool) -> Amount? {
    let said = (before.elements + after.elements).compactMap { element -> Amount? in
      switch element {
      case .amount(let amount): amount.isUnmeasured ? nil : amount.amount
      case .item(let item): item.amount == .unsaid ? nil : item.amount
      default: nil
      }
    }
    let unit = said.lazy.compactMap(\.unit).first
    let quantities = said.compactMap(\.quantity)
    guard quantities.count < 2 else { return nil }
    if let quantity = quantities.first { return Amount(quantity: quantity, unit: unit) }
    return hasArticle ? Amount(quantity: FixedDecimal(1), unit: unit) : nil
  }
}
