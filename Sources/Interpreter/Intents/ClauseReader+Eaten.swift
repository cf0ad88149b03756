internal import Calls
internal import Nutrition
internal import Words

/// Clauses that say what was eaten.
extension ClauseReader {
  func eaten() -> [Parse] {
    if isToBeEaten || isBeingCooked { return [plan(rest)] }
    if isHabit { return [context.parse(.skip)] }
    if asksHowMuch || asksInside && context.list(rest).items.allSatisfy({ $0.match == nil && $0.isBare }) {
      return QuestionReader(context: context).read(lead)
    }
    if lead.trigger == .add, let added = ChangeReader(context: context).instead(rest) { return added }
    let rest = afterEating(rest)
    let changes = ChangeReader(context: context)
    let repetitions = RepetitionReader(context: context)
    return best(of: [
      one { part }, { partAndMore }, { changes.placed(rest) }, one { placedBehind }, one { changes.difference(rest) },
      one { changes.added(rest, isAddition: lead.trigger == .add) },
      { mayCorrect ? changes.corrected(rest, lead) : nil },
      one { lead.trigger == .ate ? changes.factorAlone(rest) : nil },
      { repetitions.embedded(rest, lead) }, { repetitions.portion(rest) },
      { said(LogReader(context: context).read(rest, lead)) }, { changes.amountOnly(rest) },
      // "I actually ate at 12:30".
      one { lead.isCorrection && context.when.time != nil ? changes.moved(rest) : nil },
      one { isPointedInTime(rest) ? changes.moved(rest) : nil }, { [nothingEaten] },
    ])
  }

  /// Whether it only says when: "I had this | yesterday".
  private func isPointedInTime(_ rest: Range<Int>) -> Bool {
    guard lead.trigger == .ate, !context.when.isUnsaid, sentence.skip(.pronoun, at: rest.lowerBound) != nil else {
      return false
    }
    return rest.allSatisfy { context.isLabel($0) || sentence.skip(.pronoun, at: $0) == $0 + 1 }
  }

  /// Whether it is about a time to come: "having pizza later", but not "had pizza and later a pear".
  private var isToBeEaten: Bool {
    let isPast = lead.trigger == .ate && !isLead(.present)
    return context.range.contains { index in
      guard let next = sentence.skip(.futureDay, at: index) else { return false }
      return !isPast || sentence.skip(.filler, at: index).map { $0 < next } ?? true
    }
  }

  /// Whether it names foods of which no amount is told and asks: "我昨天喝了多少牛奶".
  var asksHowMuch: Bool {
    guard sentence.language == .chinese, case let items = context.list(rest).items, !items.isEmpty,
      items.allSatisfy(\.isBare)
    else { return false }
    return contains(.topic(.day))
      || asksInside && (rest.contains { sentence.skip(.trigger(.ate), at: $0) != nil } || lead.trigger == .ate)
  }

  /// Parses a place before a verb without an object: "öğle yemeğine yaz" puts what was said last there, and so does "dün
  /// akşam yedim", as a day that has passed needs no other.
  private var placedBehind: Parse? {
    let when = context.when
    guard sentence.language == .turkish, !when.isUnsaid, context.isBehindLabels(lead),
      lead.trigger == .log || lead.trigger == .add || when.offset.map({ $0 < 0 }) == true
    else { return nil }
    return ChangeReader(context: context).moved(rest)
  }

  /// Whether what was eaten may correct what was said of it before.
  private var mayCorrect: Bool {
    (lead.isCorrection || lead.isOnly || isLead(.there) && contains(.contrast)) && !(lead.isAddition || contains(.also))
      && lead.trigger != .add
      && lead.trigger != .log
  }

  /// Parses more of what was logged last: "another bottle", "had another", "又喝了一瓶".
  var further: Parse? {
    guard context.when.isUnsaid, let phrase = furtherAmount,
      (phrase.range.upperBound..<context.range.upperBound).allSatisfy({ sentence.tokens[$0].kind == .mark })
    else { return nil }
    var amendment = Amendment(quantity: phrase.quantity, unit: phrase.unit)
    amendment.difference = .more
    return ChangeReader(context: context).change(ValueReader.Value(change: amendment), of: .last)
  }

  private var furtherAmount: AmountPhrase? {
    let amounts = AmountParser(sentence: sentence)
    let end = context.range.upperBound
    switch lead.trigger {
    case nil, .ate:
      return [context.range.lowerBound, rest.lowerBound].lazy
        .compactMap { amounts.further(at: $0, before: end, isJoined: false) }.first
    // "One more slice" is more of it; "one more" repeats a meal.
    case .repeat:
      let phrase = lead.headRange.flatMap { amounts.further(at: $0.lowerBound, before: end, isJoined: true) }
      return phrase?.unit == nil ? nil : phrase
    default: return nil
    }
  }

  /// Parses how much was eaten of the food before: "ate 200 g of it", "shared it with my son".
  private var part: Parse? {
    let changes = ChangeReader(context: context)
    if let share = ShareReader(context: context).ofAll(rest, lead) {
      return changes.change(ValueReader.Value(change: Amendment(factor: share)), of: .whole)
    }
    return ShareOfPack(context: context).change().map { change in
      var value = ValueReader.Value(change: change)
      // "Half the bag" is of what was in one.
      if change.factor != nil, contains(.unit(.packet)) { value.container = .packet }
      return changes.change(value, of: .last)
    }
  }

  /// Parses how much was eaten of the food before, and what beside it: "had about 300 g of it plus a handful of cheddar".
  private var partAndMore: [Parse]? {
    let end = context.range.upperBound
    let joints: [Tag] = [.conjunction(.and), .conjunction(.plus), .conjunction(.with), .but]
    guard
      let turn = rest.dropFirst().first(where: {
        sentence.isMark(",", at: $0) || sentence.skip(anyOf: joints, at: $0) != nil
      }),
      let amendment = ShareOfPack(context: context.part(rest.lowerBound..<turn)).change()
        ?? weightAlone(rest.lowerBound..<turn),
      case let list = context.list(turn..<end), !list.items.isEmpty, list.unaccounted.isEmpty
    else { return nil }
    var added = context.parse(.add, .log)
    added.items = list.items
    return [ChangeReader(context: context).change(ValueReader.Value(change: amendment), of: .last), added]
  }

  /// "Had 60 g", behind a food that the line named before.
  private func weightAlone(_ range: Range<Int>) -> Amendment? {
    guard context.range.lowerBound > 0,
      let amount = AmountParser(sentence: sentence).read(at: range.lowerBound, before: range.upperBound, leads: false),
      amount.amount.isWeight, amount.range.upperBound == range.upperBound
    else { return nil }
    return Amendment(quantity: amount.quantity, unit: amount.unit)
  }

  /// The reply to a person or a word for eating without anything that can be eaten.
  var nothingEaten: Parse {
    // "Müsli und es Glas Orangsaft": so much of something is no remark.
    if lead.trigger == nil, context.list(context.range).items.contains(where: \.isMeasuredOut) {
      return context.parse(.other)
    }
    var chat = context.parse(.chat)
    chat.unaccounted = context.words(sentence.unknownWords.filter(context.range.contains))
    // "Ate most of it": the amount is unknown.
    if lead.trigger == .ate, contains(.pronoun) {
      chat.text = sentence.original(context.range.filter { sentence.tokens[$0].kind != .mark })
      chat.unaccounted = [chat.text]
    }
    return chat
  }

  func said(_ found: [Parse]?) -> [Parse]? {
    found?.flatMap { parse in
      var parse = parse
      parse.isSaidAnew = lead.isOnly || lead.isCorrection || isLead(.there) || saysOnlyEaten || isPutRight
      parse.isOnly = lead.isOnly
      parse.isJoined = lead.isJoined && parse.intent == .add
      // "And the beans 100".
      if parse.isPointedAt { parse = parse.restatedWhereJoined }
      if parse.items.count == 1, parse.items[0].isUnmeasured { parse.text = sentence.original(withoutFillers) }
      if let with = lead.withOther {
        (parse.isWithOther, parse.intent) = (true, .edit)
        parse.text = sentence.original(with..<context.range.upperBound)
      }
      return parse.isSaidAnew && !lead.isOnly && context.range.lowerBound > 0 ? parse.firstAndOthers : [parse]
    }
  }

  /// The clause without "btw" and the like at its ends.
  private var withoutFillers: Range<Int> {
    var range = context.range
    while let next = sentence.skip(.filler, at: range.lowerBound, before: range.upperBound), next < range.upperBound {
      range = next..<range.upperBound
    }
    if let start = TrailingTrigger.longest([.filler], of: range, in: sentence) { range = range.lowerBound..<start }
    return range
  }

  /// Whether it ends in "only", or counts some of those that are known: "1 pear only", "3 of the spring rolls".
  private var isPutRight: Bool {
    guard TrailingTrigger.end(.only, of: context.range, in: sentence) == nil else { return true }
    guard let amount = AmountParser(sentence: sentence).read(at: rest.lowerBound, before: rest.upperBound),
      let quantity = amount.quantity, quantity >= FixedDecimal(1), amount.hasOf
    else { return false }
    let last = amount.range.upperBound - 1
    return sentence.skip(.determiner, at: last) == last + 1
  }

  /// Whether "only" stands before the verb behind the food: "米饭只吃了半碗".
  private var saysOnlyEaten: Bool {
    sentence.language == .chinese
      && context.range.dropFirst().contains { index in
        sentence.skip(.only, at: index, before: context.range.upperBound).flatMap {
          sentence.skip(.trigger(.ate), at: $0, before: context.range.upperBound)
        } != nil
      }
  }

  /// The range after a second word for eating: "log that I ate".
  func afterEating(_ range: Range<Int>) -> Range<Int> {
    guard lead.trigger == .log || lead.trigger == .add || lead.trigger == .habit else { return range }
    let inner = LeadReader(sentence: sentence, labels: [], isFood: context.isSureFood).read(range)
    return inner.trigger == .ate ? inner.next..<range.upperBound : range
  }
}

extension Parse {
  /// What is meant in place of the food before, and what was beside it: "a ham roll, no sorry, a cheese roll and an orange".
  fileprivate var firstAndOthers: [Parse] {
    guard command == .log, items.count > 1 else { return [self] }
    var (first, others) = (self, self)
    (first.items, first.text, first.unaccounted) = ([items[0]], items[0].wording, [])
    (others.items, others.unaccounted) = (Array(items.dropFirst()), [])
    return [first.replacement(of: .last) ?? first, others]
  }
}

extension FoodItem {
  /// Whether it has a unit in which food is measured.
  fileprivate var isMeasuredOut: Bool { unit.map { !$0.isSize && $0 != .piece } ?? false }
}
