internal import Calls
internal import Nutrition
internal import Words

/// Parses which entries to delete: numbers, "that", "everything", a food, a meal.
struct DeletionReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  /// - Parameter negative: whether the clause began with "no" or "without", so that only foods can follow.
  func read(_ range: Range<Int>, negative: Bool = false) -> [Parse] {
    let range = withoutNo(range)
    // "Minus one".
    if negative, let fewer = fewer(range, takesDigits: true) ?? fewerOfFood(range) { return [fewer] }
    if isOnlyLast(range) {
      var deletion = context.deletion(of: .last)
      deletion.reference?.isLastOfSeveral = context.saysLastOfSeveral
      return [deletion]
    }
    if !negative {
      if isCounted(range) { return [context.parse(.other, .beyond(.countedDeletion))] }
      if let fewer = fewer(range) ?? fewerOfFood(range) { return [fewer] }
      if let numbers = numbers(range) { return [context.deletion(of: ordinal(range)) { $0.entries = numbers }] }
      if isCountedFood(range) { return [context.parse(.other, .beyond(.countedDeletion))] }
      if let kept = kept(range) { return [context.parse(.delete, .keepOnly(kept))] }
      // "The rest": of what is not known.
      if context.contains(range, .person(.rest)) { return [context.parse(.delete)] }
      if let everywhere = everywhere(range) { return everywhere }
      if context.contains(range, .all) || isOnlyDay(range) {
        return [context.deletion { $0.all = true }]
      }
    }
    let items = negative ? named(range) : context.list(withoutClause(range)).items
    let isPointed = context.contains(range, .pronoun) && items.allSatisfy { $0.match == nil }
    guard !items.isEmpty, !isPointed else { return [remaining(range)] }
    return items.map { item in
      var parse = context.deletion(of: EntryReference(item))
      parse.isOfCard = negative
      return parse
    }
  }

  /// The foods that one "no" rules out, or one before each: "toast or bacon", "bacon and no beans".
  func named(_ range: Range<Int>) -> [FoodItem] {
    let list = context.list(withoutPlace(range))
    let others = list.without + (list.unaccounted.isEmpty ? [] : [list.unaccounted])
    return list.items
      + others.flatMap { words in
        guard let first = words.min(), let last = words.max() else { return [FoodItem]() }
        return context.list(first..<last + 1).items.filter { $0.match != nil }
      }
  }

  /// Parses "one coffee", "50 g of rice", "two of the eggs" as so much less of it. "The two eggs" are all of them.
  private func fewerOfFood(_ range: Range<Int>) -> Parse? {
    guard let said = AmountParser(sentence: sentence).read(at: range.lowerBound, before: range.upperBound),
      said.quantity != nil, !said.isArticle, said.energy == nil,
      case let items = context.list(range).items, items.count == 1, items[0].match != nil,
      let quantity = items[0].amount.quantity
    else { return nil }
    let reference = EntryReference(items[0])
    // "Half the crisps" is half of what was said, and not half a serving.
    if quantity < FixedDecimal(1), [nil, .serving].contains(items[0].amount.unit) {
      let rest = Amendment(factor: FixedDecimal(1) - quantity)
      return ChangeReader(context: context).change(ValueReader.Value(change: rest), of: reference)
    }
    return less(Amount(quantity: quantity, unit: items[0].amount.unit), of: reference)
  }

  private func less(_ amount: Amount, of reference: EntryReference) -> Parse {
    var fewer = Amendment(quantity: amount.quantity, unit: amount.unit)
    fewer.difference = .less
    return ChangeReader(context: context).change(ValueReader.Value(change: fewer), of: reference)
  }

  /// Parses "remove one", "take two of them off" as fewer of what was logged last. "Remove 1" is the first entry.
  ///
  /// - Parameter takesDigits: whether digits count, too, and are not the number of an entry.
  private func fewer(_ range: Range<Int>, takesDigits: Bool = false) -> Parse? {
    // "Scratch that last | one" is all of it.
    guard range.lowerBound == 0 || sentence.skip(.last, at: range.lowerBound - 1) == nil,
      let number = NumberReader(words: sentence).single(at: range.lowerBound, before: range.upperBound),
      case let unit = AmountParser(sentence: sentence)
        .unit(at: number.end, range.upperBound, afterDigits: number.isDigits),
      unit?.value.isMeasured == true || (takesDigits || !number.isDigits) && number.value.wholeNumber != nil
    else { return nil }
    var index = unit?.next ?? number.end
    let passed = [Tag.of, .pronoun, .determiner, .filler, .person(.each)]
    while index < range.upperBound,
      let next = context.passed(at: index, before: range.upperBound, passed.contains)
    {
      index = next
    }
    guard index == range.upperBound else { return nil }
    return less(Amount(quantity: number.value, unit: unit.flatMap { $0.value == .piece ? nil : $0.value }), of: .last)
  }

  /// Whether it is what was saved last, and nothing else: "delete last", "remove the last item".
  private func isOnlyLast(_ range: Range<Int>) -> Bool {
    context.contains(range, .last)
      && range.allSatisfy { index in
        sentence.skip(.last, at: index, before: range.upperBound) != nil || passing(at: index, range.upperBound) != nil
      }
  }

  /// Parses what to keep: "everything but the eggs", "all except 2 and 3".
  private func kept(_ range: Range<Int>) -> [String]? {
    guard context.contains(range, .all),
      let index = range.first(where: { sentence.skip(anyOf: [.except, .but], at: $0) != nil }),
      let next = sentence.skip(anyOf: [.except, .but], at: index, before: range.upperBound)
    else { return nil }
    let items = context.list(next..<range.upperBound).items
    return items.isEmpty ? nil : items.map(\.food)
  }

  /// Deletes a food from all meals: "all the coffee", "both coffees". Nil where no food is named.
  private func everywhere(_ range: Range<Int>) -> [Parse]? {
    guard
      let next = range.lazy.compactMap({ sentence.skip(anyOf: [.all, .both], at: $0, before: range.upperBound) }).first
    else { return nil }
    let isUnknown = (next..<range.upperBound).contains { sentence.phrases[$0].isEmpty }
    let named = context.list(next..<range.upperBound).items.filter { isUnknown || $0.match?.quality.isSure == true }
    guard !named.isEmpty else { return nil }
    return named.map { item in context.deletion(of: EntryReference(item)) { $0.all = true } }
  }

  /// Deletes a meal ("delete yesterday's dinner"), or the last entry.
  private func remaining(_ range: Range<Int>) -> Parse {
    guard context.when.isUnsaid || context.contains(range, .pronoun) else { return context.deletion() }
    var parse = context.deletion(of: .last) { ($0.slot, $0.day, $0.time) = (nil, nil, nil) }
    parse.when = .unsaid
    // "Scrap that, we didn't go": all that a card has. "The last one" is one of its lines.
    parse.reference?.isLastOfSeveral = context.saysLastOfSeveral
    parse.reference?.isWhole = !context.saysLastOfSeveral
    return parse
  }

  /// Whether entries are counted from the end: "the last 2 entries".
  private func isCounted(_ range: Range<Int>) -> Bool {
    range.contains { index in
      guard let next = sentence.skip(.last, at: index, before: range.upperBound),
        let number = NumberReader(words: sentence).single(at: next, before: range.upperBound)
      else { return false }
      return number.value > FixedDecimal(1)
        && AmountParser(sentence: sentence).unit(at: number.end, range.upperBound, afterDigits: true) == nil
    }
  }

  /// Whether one of several of a food is meant: "the second latte".
  private func isCountedFood(_ range: Range<Int>) -> Bool {
    guard let ordinal = sentence.ordinal(at: range.lowerBound, before: range.upperBound),
      case let items = context.list(ordinal.next..<range.upperBound).items
    else { return false }
    return items.count == 1 && items[0].match?.quality.isSure == true
  }

  private func withoutNo(_ range: Range<Int>) -> Range<Int> {
    let next = sentence.skip(.conjunction(.without), at: range.lowerBound, before: range.upperBound)
    return (next ?? range.lowerBound)..<range.upperBound
  }

  /// The range without what stays, the toast of "no butter on the toast", and without a reason: "no bun, I'm on low carb".
  private func withoutPlace(_ range: Range<Int>) -> Range<Int> {
    let place = range.dropFirst().first { index in
      if sentence.language == .english, sentence.skip(.subject, at: index, before: range.upperBound) != nil {
        return true
      }
      return sentence.skip(anyOf: [.conjunction(.in), .conjunction(.on)], at: index, before: range.upperBound)
        .map { sentence.skip(anyOf: [.determiner, .pronoun], at: $0) != nil || sentence.isDetermined(at: $0) } == true
    }
    return range.lowerBound..<(place ?? range.upperBound)
  }

  /// The range without what tells which one: "the doughnut | I logged this morning".
  private func withoutClause(_ range: Range<Int>) -> Range<Int> {
    guard sentence.language == .english else { return withoutDenial(range) }
    let clause = range.dropFirst().first { index in
      sentence.skip(.subject, at: index, before: range.upperBound).flatMap { verb in
        sentence.skip(anyOf: [.trigger(.ate), .trigger(.log), .trigger(.add)], at: verb, before: range.upperBound)
      } != nil
    }
    return range.lowerBound..<(clause ?? range.upperBound)
  }

  /// The range without a clause that says it was not eaten: "el pan | que al final no lo comí".
  private func withoutDenial(_ range: Range<Int>) -> Range<Int> {
    let denials: [Tag] = [.contrast, .conjunction(.without), .trigger(.skip), .trigger(.notEaten), .trigger(.didNot)]
    guard let denial = range.dropFirst().first(where: { sentence.skip(anyOf: denials, at: $0) != nil }),
      let clause = range.dropFirst().first(where: { sentence.skip(.person(.like), at: $0) != nil }), clause < denial,
      case let between = clause + 1..<denial,
      between.isEmpty || sentence.skip(anyOf: [.correction, .adverb, .filler, .subject], at: clause + 1) == denial
    else { return range }
    return range.lowerBound..<clause
  }

  /// Parses "the second one".
  private func ordinal(_ range: Range<Int>) -> EntryReference? {
    let reference = EntryReference(words: range, in: context)
    return reference.isOrdinal ? reference : nil
  }

  /// Parses entry numbers and nothing else: "3", "2 and 3", "items 1, 2 and 5", "#2".
  private func numbers(_ range: Range<Int>) -> [Int]? {
    var numbers: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let next = context.labelEnd(at: index) {
        index = next
      } else if sentence.tokens[index].isNumber {
        numbers += sentence.tokens[index].original.split { $0 == "," || $0 == "." }.compactMap { Int($0) }
        index += 1
      } else if let ordinal = sentence.ordinal(at: index, before: range.upperBound) {
        numbers.append(ordinal.value)
        index = ordinal.next
      } else if let next = passing(at: index, range.upperBound) {
        index = next
      } else {
        return nil
      }
    }
    let isValid = !numbers.isEmpty && numbers.allSatisfy(Sentence.entryNumbers.contains)
    return isValid ? numbers : nil
  }

  private func passing(at index: Int, _ end: Int) -> Int? {
    context.passed(
      at: index, before: end, [Tag.item, .determiner, .conjunction(.and), .conjunction(.plus), .filler].contains)
  }

  /// Whether it is a day and nothing else: "clear today".
  private func isOnlyDay(_ range: Range<Int>) -> Bool {
    guard context.when.offset != nil, context.when.slot == nil else { return false }
    return range.allSatisfy { index in
      context.labels.contains { $0.range.contains(index) } || passing(at: index, range.upperBound) != nil
    }
  }
}
