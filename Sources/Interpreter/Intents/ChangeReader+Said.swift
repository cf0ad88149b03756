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
    // "3 g of yeast and a fish that was boiled" only describes what was eaten.
    let named = context.list(range.lowerBound..<verb).items
    // "20 g walnuts should be 30 g".
    let isWeighedAnew =
      named.count == 1 && (isAmountOnly(next..<range.upperBound) || isStateOnly(next..<range.upperBound))
    guard isWeighedAnew || named.allSatisfy({ !$0.amount.isWeight }) else { return nil }
    guard named.count < 2 else { return each(named, next..<range.upperBound) }
    // "The wine was a small glass, 125 ml".
    if let comma = (next + 1..<max(range.upperBound, next + 1)).last(where: { sentence.isMark(",", at: $0) }),
      isAmountOnly(next..<comma), isMeasureOnly(comma + 1..<range.upperBound),
      let measured = said(of: range.lowerBound..<verb, comma + 1..<range.upperBound)
    {
      return [measured]
    }
    let breaks = (next + 1..<max(range.upperBound, next + 1)).lazy.filter { isBreak($0) && !isBreak($0 + 1) }
    for index in breaks.prefix(Self.mostBreaks) {
      let name = range.lowerBound..<verb
      // "The strawberries are right, the cream was 50 g". Which lines "the rest" are is not known here.
      if isOpinion(next..<index), !context.contains(index..<range.upperBound, .person(.rest)),
        let others = saidNext(of: index + 1..<range.upperBound)
      {
        return others
      }
      guard
        let first = kind(of: name, next..<index) ?? said(of: name, next..<index) ?? moved(name, to: next..<index),
        let others = saidNext(of: index + 1..<range.upperBound)
      else { continue }
      return weighedBehindSize(first, others) ?? [first] + others
    }
    let (name, rest) = (range.lowerBound..<verb, withoutOther(next..<range.upperBound))
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

  /// Parses "it was 2 slices with butter": how much of it there was, and what was with it.
  func amountWith(_ range: Range<Int>) -> [Parse]? {
    guard let amount = AmountParser(sentence: sentence).read(at: range.lowerBound, before: range.upperBound),
      amount.quantity != nil, !amount.isArticle || amount.unit != nil,
      case let end = amount.range.upperBound,
      // "A large one with oat milk".
      case let with = sentence.skip(.pronounOfKind, at: end, before: range.upperBound) ?? end,
      sentence.skip(.conjunction(.with), at: with, before: range.upperBound) != nil,
      case let said = range.lowerBound..<with, isAmountOnly(said),
      let held = held(with..<range.upperBound, of: with..<range.upperBound, in: .last),
      held.items.allSatisfy({ $0.match?.quality.isSure == true })
    else { return nil }
    return [change(values.read(said), of: .last), held]
  }

  /// A change of the named food to the amount given with it: "the milk 150 ml".
  func changed(_ item: FoodItem) -> Parse {
    let amendment = Amendment(
      quantity: item.amount.quantity, unit: item.amount.unit, energy: item.statedEnergy, state: item.state)
    return change(ValueReader.Value(change: amendment), of: EntryReference(item))
  }

  /// Parses "the cereal bar had 180 kcal", "the coffee had 2 sugars in it".
  private func had(_ range: Range<Int>) -> Parse? {
    for index in range.dropFirst()
    where sentence.skip(.bank(.held), at: index) == index + 1
      // "El café no llevaba azúcar".
      && sentence.skip(.conjunction(.without), at: index - 1).map({ $0 > index }) != true
    {
      let (name, rest) = (range.lowerBound..<index, index + 1..<withoutPlace(range).upperBound)
      let named = context.list(name).elements
      guard named.count == 1, case .item(let food) = named[0], food.match?.quality.isSure == true,
        !food.amount.isWeight, !rest.isEmpty,
        // "3 salmon, and a had plus coffee" names no salmon that had anything.
        !name.contains(where: { sentence.tokens[$0].kind == .mark })
      else { return nil }
      let reference = EntryReference(words: name, in: context)
      let elements = context.list(rest).elements
      if elements.count == 1, case .energy(let energy, _) = elements[0] {
        return change(ValueReader.Value(change: Amendment(energy: energy)), of: reference)
      }
      // "Der Lachs hatte 180 g".
      if sentence.language == .german, sentence.skip(.determiner, at: name.lowerBound, before: index) != nil,
        isAmountOnly(rest)
      {
        return change(values.read(rest), of: reference)
      }
      let held = held(rest, of: range, in: reference)
      return held?.items.allSatisfy { $0.match?.quality.isSure == true } == true ? held : nil
    }
    return nil
  }

  /// The range without "in it" at its end.
  private func withoutPlace(_ range: Range<Int>) -> Range<Int> {
    let last = range.last { sentence.tokens[$0].kind != .mark } ?? range.lowerBound
    guard last > range.lowerBound + 1, sentence.skip(.pronoun, at: last) == last + 1,
      sentence.skip(anyOf: [.conjunction(.in), .conjunction(.on), .conjunction(.part)], at: last - 1) == last
    else { return range }
    return range.lowerBound..<last - 1
  }

  /// Parses "the toast was with butter", "the porridge was made with milk": either something more, or a food with a
  /// joint name.
  private func with(_ range: Range<Int>, of name: Range<Int>) -> Parse? {
    guard
      let next = sentence.skip(
        anyOf: [.conjunction(.with), .conjunction(.part)], at: range.lowerBound, before: range.upperBound)
    else { return nil }
    if sentence.skip(.conjunction(.part), at: range.lowerBound) == next {
      return made(with: sentence.lower(next..<range.upperBound), of: name)
    }
    return held(next..<range.upperBound, of: range, in: EntryReference(words: name, in: context))
  }

  /// Parses "it had guacamole", "it was with cheese": something more that was in the food, not another food.
  func held(_ range: Range<Int>, _ lead: Lead) -> Parse? {
    let with = sentence.skip(.conjunction(.with), at: range.lowerBound, before: range.upperBound)
    guard let trigger = lead.headRange,
      with != nil || sentence.skip(.trigger(.ate), at: trigger.upperBound - 1) == trigger.upperBound
    else { return nil }
    let held = held((with ?? range.lowerBound)..<range.upperBound, of: range, in: .last)
    return held?.items.allSatisfy { $0.match?.quality.isSure == true } == true ? held : nil
  }

  /// "Porridge with milk" is another food. "Made with water" may be the same one, and is not understood.
  private func made(with other: String, of name: Range<Int>) -> Parse? {
    guard let named = context.list(name).items.first,
      let words = [named.food + " with " + other, other + " " + named.food].map({ $0.lowercased() }).first(where: {
        context.finder.isName($0)
      }), let match = context.finder.match(words, state: nil), match.title != named.match?.title
    else { return context.parse(.other) }
    var amendment = Amendment()
    amendment.food = words
    return change(
      ValueReader.Value(change: amendment, items: [FoodItem(food: words, match: match)]), of: EntryReference(named))
  }

  /// Foods that were in or with something. Nil where anything else is said.
  ///
  /// - Parameter said: the whole statement.
  private func held(_ range: Range<Int>, of said: Range<Int>, in reference: EntryReference) -> Parse? {
    let list = context.list(range)
    guard !list.items.isEmpty, list.items.count == list.elements.count, list.unaccounted.isEmpty else { return nil }
    var added = context.parse(.edit, .log)
    added.items = list.items
    // "With milk, not water".
    added.replaced = list.replaced.first.flatMap(context.reference)
    added.without = list.without.compactMap(context.reference)
    added.text = sentence.original(said)
    added.reference = reference
    return added
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

  /// The change that a statement about a named food makes.
  func said(of name: Range<Int>, _ range: Range<Int>) -> Parse? {
    // "Los huevos eran fritos" are no corn chips.
    if let state = state(at: range.lowerBound, before: range.upperBound), state.next == range.upperBound {
      if let prepared = prepared(name, range, state.value) { return prepared }
      let change = Amendment(state: state.value)
      return self.change(
        ValueReader.Value(change: change), of: weight(name) ?? EntryReference(words: name, in: context))
    }
    if let weighed = weighedInState(name, range) { return weighed }
    var (value, name) = (values.read(range), name)
    // "Each square was 10 g", "each one 30 g".
    if let each = sentence.skip(.person(.each), at: name.lowerBound, before: name.upperBound), each < name.upperBound {
      value.change.isEach = true
      name = each..<name.upperBound
    }
    let isChanged =
      value.change.quantity != nil || value.change.unit != nil || value.change.factor != nil
      || value.change.energy != nil || value.change.state != nil
    guard value.change.food == nil ? isChanged : isOtherFood(value, name), !value.isAmbiguous else { return nil }
    return change(value, of: replacedNumber(name, value.change) ?? EntryReference(words: name, in: context))
  }

  /// Parses "180 was the raw weight of the chicken".
  private func weighedInState(_ name: Range<Int>, _ range: Range<Int>) -> Parse? {
    guard let word = range.first(where: { sentence.skip(.body(.weight), at: $0) == $0 + 1 }),
      let state = range.lazy.compactMap({ self.state(at: $0, before: word) }).first,
      case let reference = weight(name) ?? EntryReference(words: name, in: context), reference.amount != nil
    else { return nil }
    let food = sentence.skip(.of, at: word + 1, before: range.upperBound).map { $0..<range.upperBound }
    guard food != nil || word + 1 == range.upperBound else { return nil }
    return change(
      ValueReader.Value(change: Amendment(state: state.value)),
      of: food.map { EntryReference(words: $0, in: context) } ?? reference)
  }

  /// From here on a number alone is a weight in grams.
  private static let leastWeight = FixedDecimal(20)

  /// What "the 180 was raw" is about, where that is a weight and no number of a line.
  private func weight(_ name: Range<Int>) -> EntryReference? {
    numbered(name).flatMap { $0.amount?.quantity.map { $0 >= Self.leastWeight } == true ? $0 : nil }
  }

  /// What was said last, by the number alone that it was.
  private func numbered(_ name: Range<Int>) -> EntryReference? {
    let first = sentence.skip(.determiner, at: name.lowerBound, before: name.upperBound) ?? name.lowerBound
    guard first + 1 == name.upperBound, sentence.tokens[first].isNumber,
      let number = sentence.count(at: first, before: name.upperBound)
    else { return nil }
    var reference = EntryReference.last
    reference.amount = Amount(quantity: FixedDecimal(number.value))
    return reference
  }

  private func state(at index: Int, before end: Int) -> (value: FoodState, next: Int)? {
    guard index < end else { return nil }
    return sentence.find(at: index, before: end) { tag -> FoodState? in
      if case .state(let state) = tag { state } else { nil }
    }
  }

  /// What "15 should be 150" is about: the amount that it was. Nil for what may be the number of a line: "2 should be 150 g".
  private func replacedNumber(_ name: Range<Int>, _ change: Amendment) -> EntryReference? {
    let lastLine = FixedDecimal(9)
    guard var reference = numbered(name), let number = reference.amount?.quantity, let new = change.quantity,
      number > lastLine || change.unit == nil && new < Self.leastWeight
    else { return nil }
    reference.isRuledOut = true
    return reference
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

  /// Whether both are foods: "the pesto was tomato sauce", "nuts were cashews".
  private func isOtherFood(_ value: ValueReader.Value, _ name: Range<Int>) -> Bool {
    let named = context.list(name).items
    guard value.items.count == 1, value.items[0].match?.quality.isSure == true else { return false }
    if EntryReference(words: name, in: context).number != nil { return true }
    guard named.count == 1 else { return false }
    if sentence.skip(.determiner, at: name.lowerBound) != nil { return true }
    return named[0].match?.quality.isSure == true && sentence.lower(name) == named[0].food.lowercased()
  }
}
