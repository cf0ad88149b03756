internal import Nutrition
internal import Words

/// Parses changes to what was said or saved: "make that 2", "change the rice to 150g", "no, brown rice", "only half".
struct ChangeReader {
  let context: Context
  var sentence: Sentence { context.sentence }
  var values: ValueReader { ValueReader(context: context) }

  /// Parses a clause that begins with a word for changing.
  func read(_ range: Range<Int>, _ lead: Lead) -> [Parse] {
    if let several = ofSeveralNumbers(range) { return several }
    switch lead.trigger {
    case .move: return [MoveReader(context: context).read(range)]
    case .swap: return [swapped(range)]
    case .change, .make: return [named(range, lead)]
    default: return was(range, lead)
    }
  }

  /// Parses "it was brown rice", "that was lunch", "breakfast was oatmeal", "dinner was great".
  private func was(_ said: Range<Int>, _ lead: Lead) -> [Parse] {
    // "Aslında makarnaydı": "was" a second time, at the end.
    let range =
      TrailingTrigger.end(.trigger(.was), of: said, in: sentence).map { said.lowerBound..<$0.lowerBound } ?? said
    if isOpinion(range) { return [context.parse(.chat)] }
    if lead.followsLabel {
      // "Akşam yemeğiydi" (it was dinner): the verb comes last, and nothing follows.
      if range.allSatisfy({ sentence.skip(.pronoun, at: $0) == $0 + 1 }), let moved = moved(range) { return [moved] }
      return LogReader(context: context).read(range, lead) ?? [remark(range)]
    }
    if let several = amountWith(range) { return several }
    if let beside = beside(range, lead) { return beside }
    // "It was zero" about a cola.
    if isZero(range) { return [described(range)] }
    return [
      held(range, lead) ?? ofAll(range) ?? ofAll(context.range) ?? contrasted(range) ?? moved(range)
        ?? described(range)
    ]
  }

  /// "It was wholemeal": words that may say which kind of a food it was, and name none by themselves.
  func described(_ range: Range<Int>) -> Parse {
    var unknown = context.parse(.other)
    let mostWords = 2
    let words = Contrast.cut(range, of: sentence).main.filter {
      sentence.tokens[$0].kind != .mark && sentence.skip(.filler, at: $0) == nil
    }
    if (1...mostWords).contains(words.count), !words.contains(where: context.isLabel) {
      unknown.describing = plainWords(words[0]..<words[words.count - 1] + 1)
    }
    return unknown
  }

  /// "It was a glass of red wine too": one more food, which replaces none.
  private func beside(_ range: Range<Int>, _ lead: Lead) -> [Parse]? {
    guard context.contains(context.range, .also), context.list(range).items.contains(where: { $0.match != nil }) else {
      return nil
    }
    var addition = lead
    addition.isAddition = true
    return LogReader(context: context).read(range, addition)
  }

  /// A remark such as "dinner was great". Words beside an amount are asked about: "breakfast was 200 g for hummus".
  private func remark(_ range: Range<Int>) -> Parse {
    let list = context.list(range)
    var remark = context.parse(.chat)
    if list.elements.contains(where: { if case .amount = $0 { true } else { false } }) {
      remark.unaccounted = context.words(list.unaccounted)
    }
    return remark
  }

  func moved(_ range: Range<Int>) -> Parse? {
    guard isOnlyTime(range) else { return nil }
    let own = context.labels.filter { range.contains($0.range.lowerBound) }
    let change = Amendment(movingTo: own.isEmpty ? context.when : context.when(own))
    return self.change(ValueReader.Value(change: change), of: .last)
  }

  func isOpinion(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if context.isLabel(index) || sentence.tokens[index].kind == .mark {
        index += 1
      } else if let next = sentence.skip(.opinion, at: index) ?? sentence.skip(.adverb, at: index)
        ?? sentence.skip(.filler, at: index)
      {
        index = next
      } else {
        return false
      }
    }
    return context.contains(range, .opinion) && context.list(range).items.allSatisfy { $0.match == nil }
  }

  /// Whether only a time is left: "edit my lunch" says what to change, "change to dinner" where to move it.
  func isOnlyTime(_ range: Range<Int>) -> Bool {
    !context.when.isUnsaid
      && range.allSatisfy {
        context.isLabel($0) || sentence.tokens[$0].kind == .mark
          || sentence.skip(anyOf: [.determiner, .tail, .article, .filler, .pronoun, .all], at: $0) == $0 + 1
      }
  }

  /// Parses a clause without a verb for changing: only an amount or a factor, "X, not Y", "the rice was 150g". Nil for
  /// others.
  func bare(_ range: Range<Int>, _ lead: Lead) -> [Parse]? {
    if let difference = difference(range) { return [difference] }
    if let several = differences(range) ?? byPlaces(context.range) { return several }
    if let said = ofAll(range) ?? ofAll(context.range) { return [said] }
    if let said = turned(range) ?? said(range) ?? turnedByMark(range).map({ [$0] }) { return said }
    let hasContrast =
      context.contains(range, .instead)
      || range.contains { !context.isLabel($0) && Contrast.word(at: $0, before: range.upperBound, of: sentence) != nil }
        && context.list(range).items.count(where: \.amount.isWeight) < 3
    guard
      lead.isCorrection || hasContrast || isAmountOnly(range) || isFactorOnly(range) || isStateOnly(range)
        || isEnergyOfEach(range) || isEnergyPrinted(range) || isCountWithWeight(range)
    else { return nil }
    if lead.isAddition, !hasContrast { return nil }
    if let gone = ruledOut(range) { return [gone] }
    // Without such a verb, unknown words make a change unlikely.
    return contrasted(range).flatMap { $0.unaccounted.isEmpty ? [$0] : nil }
  }

  /// Parses "actually I had two", "I only had half": a correction after a word for eating.
  func corrected(_ range: Range<Int>, _ lead: Lead) -> [Parse]? {
    if let difference = difference(range) { return [difference] }
    guard
      lead.isCorrection || isAmountOnly(range) || isFactorOnly(range) || context.contains(range, .contrast)
        || lead.isOnly && isNumber(range)
    else { return nil }
    return contrasted(range).map { [$0] }
  }

  /// "One", which is an article elsewhere: "only had one".
  private func isNumber(_ range: Range<Int>) -> Bool {
    NumberReader(words: sentence).single(at: range.lowerBound, before: range.upperBound)?.end == range.upperBound
  }

  /// Parses "both 200 g", "all 50 g": one amount for everything that was said.
  private func ofAll(_ range: Range<Int>) -> Parse? {
    let end = range.upperBound
    let pair = sentence.skip(.both, at: range.lowerBound, before: end)
    guard let all = pair ?? sentence.skip(.all, at: range.lowerBound, before: end),
      case let rest = (sentence.skip(anyOf: [.trigger(.was), .copula], at: all, before: end) ?? all)..<end,
      isAmountOnly(rest)
    else { return nil }
    return change(values.read(rest), of: pair == nil ? .whole : .pair)
  }

  /// Parses "add grilled chicken instead".
  func instead(_ range: Range<Int>) -> [Parse]? {
    guard context.contains(range, .instead), !context.contains(range, .contrast) else { return nil }
    return contrasted(range).map { [$0] }
  }

  /// Parses "had half a cup": an amount without a food is about the last one.
  func amountOnly(_ range: Range<Int>) -> [Parse]? {
    isAmountOnly(range) ? contrasted(range).map { [$0] } : difference(range).map { [$0] }
  }

  /// Whether it is how many there were and what they weigh: "10 pieces, 30 g each".
  private func isCountWithWeight(_ range: Range<Int>) -> Bool {
    let elements = context.list(range).elements
    guard elements.count == 2, case .amount(let count) = elements[0], case .amount(let weight) = elements[1] else {
      return false
    }
    return count.quantity != nil && !count.isArticle && count.unit?.isMeasured != true && weight.amount.isWeight
  }

  func isMeasureOnly(_ range: Range<Int>) -> Bool {
    isAmountOnly(range)
      && context.list(range).elements.contains { element in
        if case .amount(let amount) = element { amount.amount.unit?.isMeasured == true } else { false }
      }
  }

  func isAmountOnly(_ range: Range<Int>) -> Bool {
    let elements = context.list(range).elements
    let hasLabel = elements.contains { if case .label = $0 { true } else { false } }
    let hasAmount = elements.contains { element in
      guard case .amount(let amount) = element, !amount.isUnmeasured else { return false }
      // "A small" about a latte; "a big brunch" is no amount.
      return !amount.isArticle || amount.unit.map { !$0.isSize || !hasLabel } ?? false
    }
    return hasAmount && isOne(elements.compactMap { if case .amount(let amount) = $0 { amount } else { nil } })
      && elements.allSatisfy { element in
        switch element {
        case .amount, .label, .state: true
        default: false
        }
      }
  }

  /// Whether it is one amount, which may be a vessel and what it holds: "a large glass, 250 ml".
  private func isOne(_ amounts: [AmountPhrase]) -> Bool {
    amounts.count == 1 || amounts.count == 2 && amounts[0].isOneVessel && amounts[1].unit?.isMeasured == true
  }

  /// "250 kcal each".
  private func isEnergyOfEach(_ range: Range<Int>) -> Bool {
    context.contains(range, .person(.each)) && isEnergyOnly(range)
  }

  /// "620 kcal according to the packet".
  private func isEnergyPrinted(_ range: Range<Int>) -> Bool {
    context.contains(context.range, .printed) && isEnergyOnly(range)
  }

  private func isEnergyOnly(_ range: Range<Int>) -> Bool {
    let elements = context.list(range).elements
    guard elements.count == 1, case .energy = elements[0] else { return false }
    return true
  }

  /// Whether it is only a state, such as "dry" or "raw weight", which says how the food was weighed.
  func isStateOnly(_ range: Range<Int>) -> Bool {
    let elements = context.list(range).elements
    return elements.count == 1 && elements.allSatisfy { if case .state = $0 { true } else { false } }
  }

  /// Whether it is only a factor: "half", "half of the salad". Half of a cooked dish is an amount of it.
  private func isFactorOnly(_ range: Range<Int>) -> Bool {
    let value = values.read(range)
    return value.change.factor != nil && !value.isOfDish
  }

  /// Parses a factor and nothing else, about what was said last: "吃了一半". Nil where it names a food or a meal.
  func factorAlone(_ range: Range<Int>) -> Parse? {
    let value = values.read(range)
    guard let factor = value.change.factor, value.change == Amendment(factor: factor), value.reference == nil,
      value.slot == nil, value.items.isEmpty, value.unaccounted.isEmpty
    else { return nil }
    return change(value, of: .last)
  }

  /// Parses "not the eggs", without a replacement.
  private func ruledOut(_ range: Range<Int>) -> Parse? {
    let (main, not) = Contrast.cut(range, of: sentence)
    guard main.isEmpty, let not, !context.contains(range, .instead), case let items = context.list(not).items,
      items.count == 1, items[0].match?.quality.isSure == true
    else { return nil }
    return context.deletion(of: EntryReference(items[0]))
  }

  /// Parses where the last entry belongs: "put it on yesterday", "had that for dinner", "das hab ich abends gegessen".
  func placed(_ range: Range<Int>) -> [Parse]? {
    let passed: [Tag] = [
      .pronoun, .toward, .filler, .adverb, .conjunction(.on), .subject, .trigger(.ate), .tailVerb, .correction,
      .instead,
    ]
    let isPlace = range.allSatisfy { index in
      context.isLabel(index) || sentence.tokens[index].kind == .mark
        || range.contains { start in
          start <= index
            && (sentence.skip(anyOf: passed, at: start).map { $0 > index } ?? false)
        }
    }
    guard isPlace, context.contains(context.range, .pronoun), case let when = context.when, !when.isUnsaid
    else { return nil }
    let amendment = Amendment(movingTo: when)
    return [change(ValueReader.Value(change: amendment), of: .last)]
  }

  /// Parses `range` without a part such as "not white", which names what is replaced.
  func contrasted(_ range: Range<Int>) -> Parse? {
    if let difference = difference(range) { return difference }
    let (main, not) = Contrast.cut(range, of: sentence)
    var value = asPrinted(values.read(main))
    if value.change.isOnlyState {
      value.describing = main.filter {
        sentence.tokens[$0].isWord && sentence.skip(anyOf: [.filler, .adverb, .correction], at: $0) == nil
      }
    }
    if let not {
      // "That was Tom, not me": who had it is nothing that it was.
      guard !isSpeaker(not) else { return nil }
      // "Half a cup of rice, not a full one".
      if namesNothing(not), let item = value.items.first {
        value.change.food = nil
        return value.change.isEmpty ? nil : change(value, of: EntryReference(item))
      }
      let old = context.list(not)
      var reference = old.items.first.map { EntryReference($0) } ?? EntryReference()
      reference.slot = old.elements.lazy.compactMap { if case .label(let label) = $0 { label.slot } else { nil } }.first
      // "That's breakfast, not snack": wherever it is now.
      if reference.food == nil, value.change.slot != nil { reference.slot = nil }
      reference.isLast = reference.food == nil && reference.slot == nil
      if reference.isLast {
        reference.amount =
          old.elements.lazy.compactMap { element in
            if case .amount(let said) = element { said.amount } else { nil }
          }.first
      }
      if let unit = unitAlone(not) { reference.amount = Amount(quantity: value.change.quantity, unit: unit) }
      // "Strawberries instead of the banana, about 100 g" are 100 g of strawberries.
      if value.change.isOnlyFood, let amount = AmountParser(sentence: sentence).ending(not.dropFirst())?.amount {
        (value.change.quantity, value.change.unit) = (amount.quantity, amount.unit)
      }
      reference.isRuledOut = true
      return value.change.isEmpty ? nil : change(value, of: reference)
    }
    guard !value.change.isEmpty, !value.isAmbiguous else { return nil }
    let isKnown = value.items.first.map { $0.match != nil || $0.quantity != nil || $0.unit != nil } ?? true
    // "That was per serving" says what an amount was meant for.
    guard isKnown, value.items.isEmpty || !beginsInPer(range), !isPerson(value, main) else { return nil }
    if let slot = value.slot, value.reference == nil { return change(value, of: EntryReference(slot: slot)) }
    return change(value, of: value.reference.map { EntryReference($0) } ?? (value.isOfAll ? .whole : .last))
  }

  /// The unit in which something was not, said without a number: "tablespoons, not teaspoons", "ml not g for the milk".
  private func unitAlone(_ range: Range<Int>) -> MeasureUnit? {
    guard let unit = AmountParser(sentence: sentence).unit(at: range.lowerBound, range.upperBound, afterDigits: true),
      unit.next == range.upperBound
        || sentence.skip(anyOf: [.person(.whom), .of, .conjunction(.in)], at: unit.next) != nil
    else { return nil }
    return unit.value
  }

  /// Whether it begins with "per"; "a" is no such word before a food.
  private func beginsInPer(_ range: Range<Int>) -> Bool {
    sentence.skip(.per, at: range.lowerBound, before: range.upperBound) != nil
      && sentence.skip(.article, at: range.lowerBound) == nil
  }

  /// Whether somebody is named who is only like a food: "that was Tom's".
  private func isPerson(_ value: ValueReader.Value, _ range: Range<Int>) -> Bool {
    guard let item = value.items.first, item.match?.quality.isSure != true, item.amount == .unsaid else { return false }
    return range.contains { index in
      let word = sentence.tokens[index].original
      let isCapital = sentence.language != .german && index > 0 && word.first?.isUppercase == true
      return isCapital || word.contains("'") || word.contains("’")
    }
  }

  private func namesNothing(_ range: Range<Int>) -> Bool {
    let passed: [Tag] = [.article, .determiner, .quality, .pronounOfKind, .filler]
    return !range.isEmpty
      && range.allSatisfy { index in
        sentence.tokens[index].kind == .mark || sentence.skip(anyOf: passed, at: index) == index + 1
      }
  }

  private func isSpeaker(_ range: Range<Int>) -> Bool {
    sentence.skip(anyOf: [.person(.speaker), .subject], at: range.lowerBound, before: range.upperBound)
      == range.upperBound
  }

  /// "The label says 410": what is printed there without a unit is the energy.
  private func asPrinted(_ value: ValueReader.Value) -> ValueReader.Value {
    let leastEnergy = FixedDecimal(20)
    guard context.contains(context.range, .printed), value.items.isEmpty, value.change.unit == nil,
      value.change.energy == nil, let number = value.change.quantity, number >= leastEnergy, number.wholeNumber != nil
    else { return value }
    var printed = value
    (printed.change.quantity, printed.change.energy) = (nil, number)
    return printed
  }

  func change(_ value: ValueReader.Value, of reference: EntryReference) -> Parse {
    var reference = reference
    if let food = value.reference {
      let before = reference
      reference = EntryReference(food)
      (reference.number, reference.isExchanged) = (before.number, before.isExchanged)
    }
    // "Only had half the bag".
    if reference.isLast, reference.food == nil {
      reference.unit = value.container
      reference.isLastOfSeveral = context.saysLastOfSeveral
    }
    // "Actually yesterday the beer was 330 ml": the day tells which entry, where it is not a move.
    if value.change.day == nil, reference.day == nil, !reference.isLast, !reference.isWhole {
      reference.day = context.when.day
    }
    var change = value.change
    // "Both cheeses were 25 g".
    if reference.food != nil, change.quantity != nil, context.contains(context.range, .both) { change.isEach = true }
    var parse = context.parse(change.isMove ? .move : .edit, .change(change))
    parse.when = .unsaid
    parse.items = value.items
    parse.unaccounted = context.words(value.unaccounted) + value.items.dropFirst().map(\.food)
    parse.reference = reference
    if !value.describing.isEmpty { parse.describing = context.words(value.describing).joined(separator: " ") }
    return parse
  }
}
