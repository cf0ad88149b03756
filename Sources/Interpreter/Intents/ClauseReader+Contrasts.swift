internal import Calls
internal import Nutrition
internal import Words

/// Clauses that exclude something: a person, a food, a meal.
extension ClauseReader {
  /// Parses "no rice, quinoa".
  var instead: [Parse]? {
    guard case let cut = Contrast.cut(context.range, of: sentence), !cut.main.isEmpty, let not = cut.not,
      [cut.main, not].allSatisfy({ context.list($0).items.count == 1 })
    else { return nil }
    return ChangeReader(context: context).contrasted(context.range).map { [$0] }
  }

  /// Parses "no toast, 3 eggs", "without banana and 100 ml milk": what has an amount was eaten.
  var partlyGone: [Parse]? {
    guard
      let comma = rest.first(where: { index in
        sentence.isMark(",", at: index) || sentence.skip(.only, at: index, before: rest.upperBound) != nil
          || index > rest.lowerBound && isAndSoMuch(at: index)
      }), case let next = comma + 1..<rest.upperBound,
      !next.isEmpty, sentence.skip(.conjunction(.without), at: next.lowerBound) == nil,
      case let items = context.list(next).items, !items.isEmpty, items.allSatisfy({ $0.amount != .unsaid })
    else { return nil }
    return DeletionReader(context: context).read(rest.lowerBound..<comma, negative: true)
      + ClauseReader(context: context.part(next)).read()
  }

  /// Parses "without chips, with rice": one food goes and another comes.
  var exchanged: [Parse]? {
    let end = rest.upperBound
    guard
      let comma = rest.first(where: { index in
        isTurn(index) && sentence.skip(.conjunction(.with), at: index + 1, before: end) != nil
      }), let next = sentence.skip(.conjunction(.with), at: comma + 1, before: end),
      let added = addition(of: next..<end)
    else { return nil }
    return DeletionReader(context: context).read(rest.lowerBound..<comma, negative: true) + [added]
  }

  /// Parses "no eggs just toast", "didn't have bread, only a soup": what follows is all that there was.
  var onlyOther: [Parse]? {
    let end = context.range.upperBound
    guard lead.isNegative || lead.trigger == .didNot || lead.trigger == .skip,
      let only = rest.dropFirst().first(where: { sentence.skip(.only, at: $0, before: end) != nil }),
      case let first = sentence.skip(.conjunction(.without), at: rest.lowerBound, before: only) ?? rest.lowerBound,
      first < only, case let gone = context.list(first..<only),
      gone.elements.allSatisfy({ if case .item = $0 { true } else if case .label = $0 { true } else { false } }),
      case let found = ClauseReader(context: context.part(only..<end)).read(), !found.isEmpty,
      found.allSatisfy({
        $0.command == .log && $0.isOnly && (lead.trigger == .skip || $0.items.allSatisfy(\.isOneOrUnsaid))
      })
    else { return nil }
    return ofSkipped(found).map { parse in
      var parse = parse
      parse.without = gone.items.map { EntryReference($0) }
      return parse
    }
  }

  /// What was only eaten, at the meal that is named before it: "no breakfast, just a coffee".
  private func ofSkipped(_ found: [Parse]) -> [Parse] {
    let slot = context.labels.first { $0.slot != nil }?.slot
    return found.map { parse in
      var parse = parse
      if parse.isOnly, parse.when.slot == nil, parse.when.time == nil { parse.when.slot = slot }
      return parse
    }
  }

  /// Whether "and" is here with an amount right behind it.
  private func isAndSoMuch(at index: Int) -> Bool {
    guard let next = sentence.skip(.conjunction(.and), at: index, before: rest.upperBound),
      let amount = AmountParser(sentence: sentence).read(at: next, before: rest.upperBound)
    else { return false }
    return amount.quantity != nil && !amount.isArticle
  }

  /// Parses "skipped breakfast, then a ham sandwich for lunch", "nothing all day, then a curry": foods follow what was
  /// skipped.
  var eatenAfterwards: [Parse]? {
    let end = context.range.upperBound
    guard let skipped = context.labels.first(where: { $0.slot != nil }) else { return eatenAfterNothing }
    let turns = (skipped.range.upperBound..<max(end, skipped.range.upperBound)).filter { isTurn($0) }
    // "Breakfast and lunch, then soup": both meals were skipped.
    guard
      let next = afterOnly(skipped)
        ?? (turns.first(where: { !context.isLabel($0 + 1) }) ?? turns.last).map({ $0 + 1..<end }),
      context.list(next).items.contains(where: { $0.match != nil })
    else { return nil }
    let found = ClauseReader(context: context.part(next)).read()
    return found.contains { $0.command == .log } ? ofSkipped(found) : nil
  }

  /// Foods behind "nothing until six,", where no meal is named before them.
  private var eatenAfterNothing: [Parse]? {
    guard let turn = rest.first(where: { sentence.isMark(",", at: $0) }), case let before = rest.lowerBound..<turn,
      context.list(before).items.allSatisfy({ $0.match == nil })
    else { return nil }
    let found = ClauseReader(context: context.part(turn + 1..<rest.upperBound)).read()
    let isEaten = found.allSatisfy { $0.command == .log && $0.items.allSatisfy { $0.match?.quality.isSure == true } }
    guard isEaten else { return nil }
    return found.map { parse in
      var parse = parse
      parse.intent = .log
      if parse.when.offset == nil { (parse.when.offset, parse.when.day) = (context.when.offset, context.when.day) }
      return parse
    }
  }

  /// The range after "only" or "just" without a mark before it: "no breakfast today just coffee". Nil where there is
  /// none.
  private func afterOnly(_ skipped: WhenLabel) -> Range<Int>? {
    var index = skipped.range.upperBound
    while let next = context.labelEnd(at: index) ?? sentence.skip(anyOf: [.adverb, .filler], at: index),
      next < context.range.upperBound
    {
      index = next
    }
    guard index < context.range.upperBound, sentence.skip(.only, at: index, before: context.range.upperBound) != nil
    else { return nil }
    return index..<context.range.upperBound
  }

  private func isTurn(_ index: Int) -> Bool {
    sentence.isMark(",", at: index) || sentence.skip(anyOf: [.but, .conjunction(.and)], at: index) != nil
  }

  /// Parses changes with what was not eaten behind them: "half the rice, no broccoli".
  var reduced: [Parse]? {
    let start = context.range.lowerBound
    guard !lead.isNegative,
      let turn = context.range.dropFirst().first(where: { index in
        isTurn(index) && sentence.skip(.conjunction(.without), at: index + 1, before: context.range.upperBound) != nil
      }), case let changed = ClauseReader(context: context.part(start..<turn)).read(),
      changed.allSatisfy({ $0.changesSomething && $0.unaccounted.isEmpty })
    else { return nil }
    return changed
      + DeletionReader(context: context).read(turn + 1..<context.range.upperBound, negative: true)
  }

  /// Parses a replacement with foods behind it, "tuna instead of cheese, and 200 g potato": they are so much, or come to it.
  var insteadAndMore: [Parse]? {
    let end = context.range.upperBound
    guard let not = Contrast.cut(context.range, of: sentence).not, not.upperBound == end, !lead.isNegative,
      let turn = not.dropFirst().first(where: isTurn), var added = addition(of: turn + 1..<end),
      added.items.allSatisfy({ $0.amount != .unsaid }),
      case let changed = ClauseReader(context: context.part(context.range.lowerBound..<turn)).read(),
      changed.allSatisfy({ $0.changesSomething && $0.unaccounted.isEmpty })
    else { return nil }
    (added.intent, added.isSaidAnew) = (.edit, true)
    return changed + [added]
  }

  /// Foods that come to the others, where all of them are known and nothing else is said. Nil otherwise.
  private func addition(of range: Range<Int>) -> Parse? {
    let list = context.list(range)
    guard !list.items.isEmpty, list.items.count == list.elements.count, list.unaccounted.isEmpty, list.without.isEmpty,
      list.items.allSatisfy({ $0.match?.quality.isSure == true })
    else { return nil }
    var added = context.parse(.add, .log)
    added.items = list.items
    return added
  }

  /// Parses "the donut wasn't mine", "die Pommes hatte ich doch nicht", "çayda şeker yoktu".
  var ownedByOthers: Parse? {
    // "Delete that, wasn't mine" says why.
    guard lead.trigger != .delete, let end = TrailingTrigger.end(.notHad, of: context.range, in: sentence) else {
      return nil
    }
    // "Çayda | şeker yoktu".
    let isPlace =
      sentence.language == .turkish && context.range.lowerBound + 1 < end.lowerBound
      && TurkishSuffixes.stems(of: sentence.tokens[context.range.lowerBound].folded).contains { $0.ending == .locative }
    let start = context.range.lowerBound + (isPlace ? 1 : 0)
    let named = context.list(start..<end.lowerBound).items
    guard named.count < 2 else { return nil }
    let reference = named.first.map { EntryReference($0) } ?? .last
    var parse = context.deletion(of: reference) { ($0.slot, $0.day) = (nil, nil) }
    parse.when = .unsaid
    return parse
  }

  /// Parses "the wrap had no sauce", "actually it had no milk", "there was no milk".
  var lacking: [Parse]? {
    // "Das war kein Reis | sondern Quinoa".
    guard Contrast.replaced(context.range, of: sentence) == nil else { return nil }
    let start = behindRemarks
    if let without = hadItWithout(from: start) {
      return DeletionReader(context: context).read(without..<context.range.upperBound, negative: true)
    }
    guard
      let verb = (start..<context.range.upperBound).first(where: { index in
        let tags: [Tag] = index > start ? [.trigger(.ate), .copula, .there] : [.there]
        return sentence.skip(anyOf: tags, at: index) != nil
      }),
      let without = sentence.skip(
        anyOf: [.trigger(.ate), .copula, .there], at: verb, before: context.range.upperBound),
      sentence.skip(.conjunction(.without), at: without, before: context.range.upperBound) != nil,
      sentence.skip(.there, at: verb) != nil && start == verb
        || sentence.skip(.pronoun, at: start, before: verb) == verb || isFood(start..<verb)
    else { return nil }
    return DeletionReader(context: context).read(without..<context.range.upperBound, negative: true)
  }

  /// The index of "without" in "had it without the beans", "I had mine without".
  private func hadItWithout(from start: Int) -> Int? {
    let end = context.range.upperBound
    var (index, isPointed) = (start, false)
    while index < end {
      if sentence.skip(.conjunction(.without), at: index, before: end) != nil { return isPointed ? index : nil }
      let pronoun = sentence.skip(.pronoun, at: index, before: end)
      guard let next = pronoun ?? sentence.skip(anyOf: [.subject, .trigger(.ate), .adverb], at: index, before: end)
      else {
        return nil
      }
      isPointed = isPointed || pronoun != nil
      index = next
    }
    return nil
  }

  /// Where the clause begins behind its marks, corrections and fillers: "sorry, actually".
  private var behindRemarks: Int {
    var index = context.range.lowerBound
    while index < context.range.upperBound,
      let next = sentence.tokens[index].kind == .mark
        ? index + 1 : sentence.skip(anyOf: [.correction, .filler], at: index, before: context.range.upperBound)
    {
      index = next
    }
    return index
  }

  /// "Saving the rest for tonight", "gave the rest to the kids", "the rest is in the fridge": it was not eaten, whatever time is
  /// named.
  var restPutBy: Parse? {
    if let moved = restOfMeal { return moved }
    guard isOfRest || givesRest else { return nil }
    var skipped = context.parse(.skip)
    skipped.when = .unsaid
    return skipped
  }

  /// "The rest was breakfast": what is left on the card. "The rest is for dinner" is put by.
  private var restOfMeal: Parse? {
    guard let verb = sentence.restIs(at: behindRemarks, before: context.range.upperBound),
      case let labels = context.labels.filter({ $0.range.lowerBound >= verb }), labels.count == 1,
      let label = labels.first,
      label.slot != nil, !label.hasLead, label.range.lowerBound == verb,
      label.range.upperBound == context.range.upperBound
    else { return nil }
    return ChangeReader(context: context).change(
      ValueReader.Value(change: Amendment(movingTo: context.when(labels))), of: .whole)
  }

  /// "The rest was half that": which foods that is, is asked about.
  var restChanged: Parse? {
    guard sentence.restIs(at: behindRemarks, before: context.range.upperBound) != nil, !isOfRest else { return nil }
    var open = context.parse(.edit)
    open.unaccounted = [sentence.original(context.range)]
    return open
  }

  /// Whether it begins with "the rest is", and names no amount.
  private var isOfRest: Bool {
    var index = behindRemarks
    let end = context.range.upperBound
    while let next = sentence.skip(.conjunction(.and), at: index, before: end) { index = next }
    guard let verb = sentence.restIs(at: index, before: end) else { return false }
    return context.list(verb..<end).elements.allSatisfy { if case .label = $0 { true } else { !$0.isKnown } }
  }

  private var givesRest: Bool {
    guard let verb = context.range.first(where: { sentence.skip(.gave, at: $0) != nil }),
      let next = sentence.skip(.gave, at: verb),
      let rest = context.range.first(where: { $0 >= next && sentence.skip(.person(.rest), at: $0) != nil })
    else { return false }
    return context.list(context.range.lowerBound..<verb).items.isEmpty && context.list(next..<rest).items.isEmpty
  }

  /// Whether a food is named that was mentioned before: "the wrap".
  private func isFood(_ range: Range<Int>) -> Bool {
    // "Im Kaffee war kein Zucker".
    let isPlace = sentence.skip(.conjunction(.in), at: range.lowerBound, before: range.upperBound) != nil
    return (isPlace || sentence.skip(.determiner, at: range.lowerBound, before: range.upperBound) != nil)
      && context.list(range).items.count == 1
  }

  /// Parses two meals or days and nothing else: "breakfast, not lunch", "I had this yesterday, not today".
  var movedMeal: Parse? {
    let (main, not) = Contrast.cut(context.range, of: sentence)
    guard let not, let place = onlyPlace(in: main), let other = onlyPlace(in: not),
      (place.slot == nil) == (other.slot == nil), (place.day == nil) == (other.day == nil)
    else { return nil }
    var moved = context.parse(.move, .change(Amendment(slot: place.slot, day: place.day, time: nil)))
    moved.when = .unsaid
    moved.reference = other.slot.map { EntryReference(slot: $0, day: other.day) } ?? .last
    return moved
  }

  /// Parses a food that was eaten at another time: "the apple was yesterday", "la manzana fue ayer", "苹果是昨天的".
  var movedFood: Parse? {
    let end = context.range.upperBound
    guard !lead.isNegative,
      let verb = context.range.dropFirst().first(where: { sentence.skip(.trigger(.was), at: $0, before: end) != nil }),
      let next = sentence.skip(.trigger(.was), at: verb, before: end),
      case let items = context.list(lead.next..<max(verb, lead.next)).items, items.count == 1, items[0].isBare,
      items[0].match?.quality.isSure == true, let place = onlyPlace(in: next..<end)
    else { return nil }
    var moved = context.parse(.move, .change(Amendment(movingTo: place)))
    moved.when = .unsaid
    moved.reference = EntryReference(items[0])
    return moved
  }

  /// Parses what was not eaten: "everything except the pear", "ate all of it but the rice".
  var allBut: [Parse]? {
    let end = rest.upperBound
    guard lead.trigger == nil || lead.trigger == .ate,
      let all = sentence.skip(.all, at: rest.lowerBound, before: end),
      let index = (all..<max(end, all)).first(where: { sentence.skip(anyOf: [.except, .but], at: $0) != nil }),
      let next = sentence.skip(anyOf: [.except, .but], at: index, before: end), next < end,
      !context.list(next..<end).items.isEmpty
    else { return nil }
    return DeletionReader(context: context).read(next..<end, negative: true)
  }

  private static let aroundMeals: [Tag] = [
    .filler, .trigger(.was), .trigger(.ate), .subject, .pronoun, .determiner, .leadToTime, .correction,
    .conjunction(.without), .adverb, .of, .trigger(.move), .trigger(.change), .trigger(.log), .trigger(.add),
    .trigger(.set),
  ]

  /// The meal or the day, where nothing else is said.
  private func onlyPlace(in range: Range<Int>) -> When? {
    let isOnly = range.allSatisfy { index in
      context.isLabel(index) || sentence.tokens[index].kind == .mark
        || sentence.skip(anyOf: Self.aroundMeals, at: index) != nil
    }
    let when = context.when(context.labels.filter { range.contains($0.range.lowerBound) })
    return isOnly && (when.slot != nil || when.day != nil || when.time != nil) ? when : nil
  }
}

extension Parse {
  /// Whether it changes or removes what was said or saved.
  fileprivate var changesSomething: Bool {
    switch command {
    case .change: true
    case .call(let call): call.typed(DeleteEntriesCall.self) != nil
    default: false
    }
  }
}

extension MealElement {
  /// Whether it is an amount or a food that is known.
  fileprivate var isKnown: Bool {
    switch self {
    case .item(let item): item.match != nil || item.amount != .unsaid
    case .label: false
    default: true
    }
  }
}

extension FoodItem {
  /// Whether nothing is said of its amount, or only that it is one: "a soup".
  fileprivate var isOneOrUnsaid: Bool { amount == .unsaid || amount == Amount(quantity: FixedDecimal(1)) }
}
