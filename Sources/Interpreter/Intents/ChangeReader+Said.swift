internal import Nutrition
internal import Words

/// Statements about something that is named: "the rice was 150g", "the pesto was tomato sauce".
extension ChangeReader {
  /// The most commas and "and" in a statement about one thing.
  private static let mostBreaks = 8

  /// Parses "the rice was 150g", "the portion was 400 grams", "the cereal was 40 g and the milk 150 ml".
  func said(_ whole: Range<Int>) -> [Parse]? {
    // "The wine was white btw".
    let range =
      whole.lowerBound..<(TrailingTrigger.longest([.filler, .also], of: whole, in: sentence) ?? whole.upperBound)
    if let said = had(range) ?? saidAtEnd(range) ?? saidOfEach(range) { return [said] }
    guard let (start, next) = verb(in: range) else { return nil }
    // "Edamame probably closer to 60".
    let verb = TrailingTrigger.longest([.adverb, .filler], of: range.lowerBound..<start, in: sentence) ?? start
    if sentence.skip(.pronoun, at: range.lowerBound, before: verb) == verb {
      if isZero(next..<range.upperBound) { return [described(next..<range.upperBound)] }
      return contrasted(next..<range.upperBound).map { [$0] }
    }
    // "All of it was yesterday's lunch", "the rest was breakfast".
    if sentence.skip(anyOf: [.all, .person(.rest)], at: range.lowerBound, before: verb) == verb,
      let moved = moved(next..<range.upperBound)
    {
      return [moved]
    }
    // "Nudeln, war lecker" also says what was eaten, "das Essen war lecker" does not.
    if isOpinion(next..<range.upperBound) {
      // "El refresco era light".
      if let kind = kind(of: range.lowerBound..<verb, next..<range.upperBound) { return [kind] }
      return (range.lowerBound..<verb).contains(where: isBreak) ? nil : [context.parse(.chat)]
    }
    // "Pizza, war riesig" says what was eaten, and how large it was.
    if isSizeAside(range.lowerBound..<verb, next..<range.upperBound) { return nil }
    return said(of: range.lowerBound..<verb, from: next, to: range.upperBound)
  }

  /// Parses what is said of one thing, up to further statements: "150 g, the peas 80 g".
  private func said(of name: Range<Int>, from next: Int, to end: Int) -> [Parse]? {
    // "3 g of yeast and a fish that was boiled" only describes what was eaten.
    let named = context.list(name).items
    // "20 g walnuts should be 30 g".
    let isWeighedAnew = named.count == 1 && (isAmountOnly(next..<end) || isStateOnly(next..<end))
    guard isWeighedAnew || named.allSatisfy({ !$0.amount.isWeight }) else { return nil }
    guard named.count < 2 else { return each(named, next..<end) }
    // "The wine was a small glass, 125 ml".
    if let comma = (next + 1..<max(end, next + 1)).last(where: { sentence.isMark(",", at: $0) }),
      isAmountOnly(next..<comma), isMeasureOnly(comma + 1..<end), let measured = said(of: name, comma + 1..<end)
    {
      return [measured]
    }
    let breaks = (next + 1..<max(end, next + 1)).lazy.filter { isBreak($0) && !isBreak($0 + 1) }
    for index in breaks.prefix(Self.mostBreaks) {
      // "The strawberries are right, the cream was 50 g". Which lines "the rest" are is not known here.
      if isOpinion(next..<index), !context.contains(index..<end, .person(.rest)),
        let others = saidNext(of: index + 1..<end)
      {
        return others
      }
      guard
        let first = kind(of: name, next..<index) ?? said(of: name, next..<index) ?? moved(name, to: next..<index),
        let others = saidNext(of: index + 1..<end)
      else { continue }
      return weighedBehindSize(first, others) ?? [first] + others
    }
    return saidOnly(of: name, next..<end)
  }

  /// Parses one statement, and what it was not.
  private func saidOnly(of name: Range<Int>, _ range: Range<Int>) -> [Parse]? {
    let rest = withoutOther(range)
    let told =
      (with(rest, of: name) ?? kind(of: name, rest) ?? unknownKind(of: name, rest) ?? said(of: name, rest)
      ?? moved(name, to: rest)).map { [$0] }
      ?? parted(name, rest)
    guard rest.upperBound < range.upperBound, var first = told?.first else { return told }
    var other = EntryReference(food: sentence.original(rest.upperBound..<range.upperBound))
    other.isRuledOut = true
    first.without.append(other)
    return [first] + (told ?? []).dropFirst()
  }

  /// "The meatballs were tiny ones, 12 g each": what each of them weighs says more than the size. Nil for other statements.
  private func weighedBehindSize(_ first: Parse, _ others: [Parse]) -> [Parse]? {
    guard case .change(let size) = first.command, size.unit?.isSize == true, others.count == 1,
      case .change(let each) = others[0].command, each.isEach
    else { return nil }
    var weighed = others[0]
    (weighed.reference, weighed.text) = (first.reference, first.text)
    return [weighed]
  }

  /// The range without what it was not: "140 g" of "140 g not 180", "chocolate chip" of "chocolate chip, not blueberry".
  private func withoutOther(_ range: Range<Int>) -> Range<Int> {
    let mostWords = 3
    let (main, not) = Contrast.cut(range, of: sentence)
    guard let not, main.lowerBound == range.lowerBound, not.count <= mostWords, isAmountOnly(main) == isAmountOnly(not)
    else { return range }
    let end = main.last.map { isBreak($0) ? main.upperBound - 1 : main.upperBound } ?? main.upperBound
    return main.lowerBound..<end
  }

  /// Whether how large it was, or the portion, is told behind a comma: "pizza, war riesig", "Krautfleckerl, Portion war riesig".
  private func isSizeAside(_ name: Range<Int>, _ said: Range<Int>) -> Bool {
    let amounts = AmountParser(sentence: sentence)
    guard let comma = name.last(where: { sentence.isMark(",", at: $0) }),
      comma + 1 == name.upperBound
        || amounts.unit(at: comma + 1, name.upperBound, afterDigits: false)?.next == name.upperBound
    else { return false }
    return amounts.size(at: said.lowerBound, said.upperBound)?.next == said.upperBound
  }

  /// Parses "the soup was dinner": the meal that a food belongs to.
  private func moved(_ name: Range<Int>, to range: Range<Int>) -> Parse? {
    let named = context.list(name).items
    let reference = EntryReference(words: name, in: context)
    guard isOnlyTime(range),
      reference.unit != nil || named.count == 1 && named[0].match?.quality.isSure == true,
      case let when = context.when(context.labels.filter { range.contains($0.range.lowerBound) }), when.slot != nil
    else { return nil }
    return change(ValueReader.Value(change: Amendment(movingTo: when)), of: reference)
  }

  /// Parses an amount of each without a verb: "köftelerin her biri 30 gram".
  private func saidOfEach(_ range: Range<Int>) -> Parse? {
    guard
      let each = range.dropFirst().first(where: {
        sentence.skip(.person(.each), at: $0, before: range.upperBound) != nil
      }),
      let next = sentence.skip(.person(.each), at: each, before: range.upperBound), next < range.upperBound,
      case let named = context.list(range.lowerBound..<each).items, named.count == 1, named[0].amount == .unsaid,
      named[0].match?.quality.isSure == true, isAmountOnly(next..<range.upperBound)
    else { return nil }
    return change(values.read(next..<range.upperBound), of: EntryReference(named[0]))
  }

  /// A change of the named food to the amount given with it: "the milk 150 ml".
  func changed(_ item: FoodItem) -> Parse {
    let amendment = Amendment(
      quantity: item.amount.quantity, unit: item.amount.unit, energy: item.statedEnergy, state: item.state)
    return change(ValueReader.Value(change: amendment), of: EntryReference(item))
  }

  /// Parses "rice and beans were 80 g each".
  private func each(_ named: [FoodItem], _ range: Range<Int>) -> [Parse]? {
    let value = values.read(range)
    guard value.change.isEach, value.change.food == nil, value.unaccounted.isEmpty else { return nil }
    let amendment = Amendment(
      quantity: value.change.quantity, unit: value.change.unit, energy: value.change.energy)
    return named.map { change(ValueReader.Value(change: amendment), of: EntryReference($0)) }
  }

  /// Parses "the coffee was decaf with oat milk": another food, and an additional one.
  private func parted(_ name: Range<Int>, _ range: Range<Int>) -> [Parse]? {
    let list = context.list(range)
    let isList = list.items.count > 1 && list.items.count == list.elements.count && list.unaccounted.isEmpty
    let named = context.list(name).items
    // "Tiffin was 2 idlis and sambar" changes no food that is known.
    guard isList, (named + list.items).allSatisfy({ $0.match?.quality.isSure == true }), named.count == 1 else {
      return nil
    }
    let first = list.items[0]
    let amendment = Amendment(
      quantity: first.amount.quantity, unit: first.amount.unit, food: first.food, state: first.state)
    var added = context.parse(.add, .log)
    added.items = Array(list.items.dropFirst())
    return [
      change(ValueReader.Value(change: amendment, items: [first]), of: EntryReference(words: name, in: context)), added,
    ]
  }

  /// The first "was" or "should be" after a name. In "that was" it begins a sentence of its own.
  private func verb(in range: Range<Int>) -> (start: Int, next: Int)? {
    for index in range.dropFirst() {
      if let next = sentence.skip(.copula, at: index, before: range.upperBound),
        EntryReference(words: range.lowerBound..<index, in: context).number != nil
      {
        return (index, next)
      }
      guard let next = sentence.skip(.trigger(.was), at: index, before: range.upperBound) else { continue }
      let isOwn = next == index + 1 || sentence.skip(anyOf: [.pronoun, .subject, .relative], at: index) == nil
      if isOwn { return (index, next) }
      return isNamedFirst(range.lowerBound..<index) ? (index - 1, next) : nil
    }
    return nil
  }

  /// Whether a food is named, and a mark stands behind it: "the crumpets, it was three".
  private func isNamedFirst(_ range: Range<Int>) -> Bool {
    guard let comma = range.last, sentence.tokens[comma].kind == .mark,
      sentence.skip(.determiner, at: range.lowerBound, before: comma) != nil,
      case let named = context.list(range.lowerBound..<comma), named.items.count == 1, named.elements.count == 1
    else { return false }
    return named.items[0].isBare
  }

  /// Parses the statements after the first: of the same kind, or without a verb: "the milk 150 ml", "the soup for lunch".
  private func saidNext(of range: Range<Int>) -> [Parse]? {
    guard let first = range.first else { return nil }
    if let conjunction = sentence.skip(.conjunction(.and), at: first, before: range.upperBound) {
      return saidNext(of: conjunction..<range.upperBound)
    }
    if let said = said(range) { return said }
    let list = context.list(range)
    if list.items.count == 1, let label = range.first(where: context.isLabel),
      let moved = moved(first..<label, to: label..<range.upperBound)
    {
      return [moved]
    }
    guard !list.items.isEmpty, list.items.count == list.elements.count, list.unaccounted.isEmpty,
      list.items.allSatisfy({ $0.amount != .unsaid || $0.statedEnergy != nil || $0.state != nil })
    else { return nil }
    return list.items.map(changed)
  }

  func isBreak(_ index: Int) -> Bool {
    guard index < sentence.tokens.count else { return true }
    return sentence.tokens[index].kind == .mark || sentence.skip(anyOf: [.conjunction(.and), .but], at: index) != nil
  }
}
