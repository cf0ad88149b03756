internal import Calls
internal import Nutrition
internal import Words

/// Parses which past meal to log again: "same breakfast as yesterday", "again", "copy monday's dinner to today".
struct RepetitionReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  /// Parses a clause that begins with a word for repeating.
  func read(_ range: Range<Int>, _ lead: Lead) -> [Parse] {
    if !changed.isEmpty { return [repetition(lead.headRange)] }
    let items = context.list(range).items.filter { $0.match != nil }
    if !items.isEmpty, context.labels.allSatisfy({ $0.offset == nil }), !isWholeMeal(range) {
      var parse = context.parse(.repeat, .log)
      parse.items = items.map { isOneMore(lead) ? $0.counted : $0 }
      let isMeal = context.labels.first?.range.lowerBound == range.lowerBound
      return isMeal ? [repetition(lead.headRange), parse] : [parse]
    }
    return [repetition(lead.headRange)] + additions(range)
  }

  /// Whether it is "one more", which is one piece and not a usual serving.
  private func isOneMore(_ lead: Lead) -> Bool {
    guard let first = lead.headRange?.lowerBound else { return false }
    return sentence.find(at: first, { if case .number = $0 { true } else { nil } }) != nil
  }

  /// Parses what was eaten beside the repeated meal: "plus a banana", "and a coffee".
  private func additions(_ range: Range<Int>) -> [Parse] {
    guard
      let index = range.first(where: {
        sentence.skip(anyOf: [.conjunction(.plus), .conjunction(.and), .conjunction(.with)], at: $0) != nil
          && !context.isLabel($0)
      }),
      let next = sentence.skip(
        anyOf: [.conjunction(.plus), .conjunction(.and), .conjunction(.with)], at: index, before: range.upperBound)
    else { return [] }
    let items = context.list(next..<range.upperBound).items.filter { $0.match != nil }
    guard !items.isEmpty, sentence.skip(.conjunction(.without), at: next) == nil else { return [] }
    var parse = context.parse(.log, .log)
    parse.when = .unsaid
    parse.items = items
    return [parse]
  }

  /// Parses the last meal in another amount: "that but half for dinner". Nil where anything else is said.
  func pointed(_ range: Range<Int>) -> [Parse]? {
    guard let but = sentence.skip(.pronoun, at: range.lowerBound, before: range.upperBound),
      let next = sentence.skip(.but, at: but, before: range.upperBound), factorEnd(next, range.upperBound) != nil,
      let label = context.labels.first, label.hasLead,
      (next..<range.upperBound).allSatisfy({ index in
        context.isLabel(index) || sentence.tokens[index].kind == .mark || isFactor(index, next)
      })
    else { return nil }
    return [repetition(nil)]
  }

  private func isFactor(_ index: Int, _ start: Int) -> Bool {
    factorEnd(start, context.range.upperBound).map { index < $0 } ?? false
  }

  /// Foods to leave out: "but without the toast".
  private var exceptions: [String] {
    let end = context.range.upperBound
    guard let index = context.range.first(where: { sentence.skip(.conjunction(.without), at: $0) != nil }),
      let next = sentence.skip(.conjunction(.without), at: index, before: end), next < end
    else { return [] }
    let foods = context.list(next..<end).items.map(\.food)
    return foods.isEmpty ? [sentence.original(next..<end)] : foods
  }

  /// Foods in another amount than in the meal, "but 3 chapatis", or beside it: "but with bread".
  private var changed: [FoodItem] {
    let end = context.range.upperBound
    guard let but = context.range.first(where: { sentence.skip(.but, at: $0, before: end) != nil }),
      let next = sentence.skip(.but, at: but, before: end), sentence.skip(.conjunction(.without), at: next) == nil,
      case let with = sentence.skip(anyOf: [.conjunction(.with), .conjunction(.plus)], at: next, before: end),
      case let list = context.list((with ?? next)..<end), list.unaccounted.isEmpty,
      list.items.allSatisfy({ (with != nil || $0.amount != .unsaid) && $0.match?.quality.isSure == true })
    else { return [] }
    return list.items
  }

  /// Parses a share of a past meal: "half of yesterday's lunch for dinner". Nil where anything else is said, or the day
  /// is not in the past.
  func portion(_ range: Range<Int>) -> [Parse]? {
    guard let source = context.labels.first, source.slot != nil, let offset = source.offset, offset < 0,
      factor() != nil
    else { return nil }
    var index = range.lowerBound
    while index < range.upperBound {
      if let label = context.labels.first(where: { $0.range.contains(index) }) {
        index = label.range.upperBound
      } else if let next = factorEnd(index, range.upperBound) ?? sentence.skip(.of, at: index, before: range.upperBound)
      {
        index = next
      } else {
        return nil
      }
    }
    return [repetition(nil)]
  }

  private func factorEnd(_ index: Int, _ end: Int) -> Int? {
    sentence.find(at: index, before: end) { if case .factor = $0 { true } else { nil } }?.next
  }

  /// Parses a word for repeating inside the clause: "had the same as yesterday", "lunch again", "log my usual
  /// breakfast". Nil where there is none, or foods beside it.
  func embedded(_ range: Range<Int>, _ lead: Lead) -> [Parse]? {
    let start = context.range.lowerBound
    guard let index = range.first(where: { sentence.skip(.trigger(.repeat), at: $0, before: range.upperBound) != nil }),
      let next = sentence.skip(.trigger(.repeat), at: index, before: range.upperBound)
    else { return nil }
    if !changed.isEmpty { return [repetition(index..<next)] }
    let others = context.list(start..<index).items + context.list(next..<range.upperBound).items
    // "Pizza again" is pizza; "half of another one" is more of the same.
    guard others.allSatisfy({ $0.match == nil && $0.quantity == nil }) else { return nil }
    return [repetition(index..<next)]
  }

  private func isWholeMeal(_ range: Range<Int>) -> Bool {
    context.contains(range, .pronoun)
  }

  private func repetition(_ head: Range<Int>?) -> Parse {
    var labels = context.labels
    var call = LogAgainCall()
    if labels.count > 1, let last = labels.last, isLed(last) {
      let target = context.when([last])
      (call.toSlot, call.toDay) = (target.slot, target.day?.description)
      labels.removeLast()
    }
    // "Same again at 4 pm".
    if labels.count == 1, labels[0].slot == nil, labels[0].offset == nil, let time = context.when(labels).time {
      call.time = time.description
      labels = []
    }
    // "Same again for dinner": the last meal, logged as dinner.
    if call.toSlot == nil, labels.count == 1, isLed(labels[0]), labels[0].offset == nil, !isUsual(head),
      isAgain(head, before: labels[0])
    {
      call.toSlot = labels[0].slot
      labels = []
    }
    let source = context.when(labels)
    call.slot = source.slot
    // "Same for dinner", "the same dinner": as dinner in any case, which "same as dinner" is not.
    if call.toSlot == nil, labels.count == 1, labels[0].offset == nil, !isUsual(head),
      !isCompared(labels[0], head), isLed(labels[0]) || labels[0].range.lowerBound == head?.upperBound
    {
      call.toSlot = source.slot
    }
    call.fromDay = source.day == context.now.today && call.toDay == nil ? nil : source.day?.description
    call.usual = isUsual(head) ? true : nil
    call.factor = factor()
    call.count =
      head.flatMap {
        AmountParser(sentence: sentence).further(at: $0.lowerBound, before: context.range.upperBound, isJoined: true)
      }?.quantity
    let (changed, exceptions) = (changed, exceptions)
    call.changed = changed.isEmpty ? nil : changed.map(MealItem.init)
    call.without = exceptions.isEmpty ? nil : exceptions
    var parse = context.parse(.repeat, .calling(call))
    parse.when = .unsaid
    return parse
  }

  /// Whether a word leads to it: "for dinner", "as a snack".
  private func isLed(_ label: WhenLabel) -> Bool {
    label.hasLead || sentence.skip(.leadToTime, at: label.range.lowerBound) != nil
  }

  private func isUsual(_ head: Range<Int>?) -> Bool {
    context.contains(context.range, .usual) || head.map { sentence.lower($0).contains("usual") } == true
  }

  /// Whether words refer to the last meal: "again", "that but half for dinner". In "same as breakfast but 2 coffees" it is
  /// the meal that is named.
  private func isAgain(_ head: Range<Int>?, before label: WhenLabel) -> Bool {
    let said = head ?? context.range
    return context.contains(context.range.lowerBound..<label.range.lowerBound, .but)
      || (said.lowerBound..<max(said.upperBound, label.range.lowerBound)).contains {
        sentence.skip(.also, at: $0) != nil
      }
  }

  /// Whether a meal is named as what it was like: "same as breakfast".
  private func isCompared(_ label: WhenLabel, _ head: Range<Int>?) -> Bool {
    sentence.skip(.person(.like), at: label.range.lowerBound) != nil
      || head.flatMap { sentence.skip(.person(.like), at: $0.upperBound - 1) } != nil
  }

  private func factor() -> FixedDecimal? {
    context.range.lazy.compactMap { sentence.factor(at: $0)?.value }.first
  }
}
