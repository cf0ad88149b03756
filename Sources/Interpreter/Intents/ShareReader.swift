internal import Nutrition
internal import Words

/// Parses how a meal was divided: "a pizza split between 3", "shared fries with Anna", "a cake, 4 ways".
struct ShareReader {
  let context: Context
  var sentence: Sentence { context.sentence }

  /// The most people who can share a meal.
  static let mostPeople = 50

  /// One person's share, and the range of the foods before the words about sharing. Nil where nothing was shared.
  func read(_ range: Range<Int>, _ lead: Lead) -> Shared? {
    let found = inOrder(range, lead)
    let scattered = scattered(min(context.range.lowerBound, range.lowerBound)..<range.upperBound)
    // "Eine Pizza mit Lisa geteilt, jeder die Hälfte": Lisa is no food.
    if let found, let scattered, !scattered.foods.isEmpty, scattered.foods.count < found.foods.count {
      return scattered
    }
    return found ?? scattered
  }

  /// What was shared, and one person's share of it.
  struct Shared {
    let share: FixedDecimal
    let foods: Range<Int>
    /// What that person had beside it.
    var beside: Range<Int>?

    static func part(of people: Int) -> FixedDecimal { FixedDecimal(1) / FixedDecimal(people) }
  }

  /// The share where the words about sharing end the clause.
  private func inOrder(_ range: Range<Int>, _ lead: Lead) -> Shared? {
    var hasVerb =
      lead.headRange.map { sentence.skip(.share, at: $0.lowerBound) != nil }
      ?? (range.last.map { sentence.skip(.share, at: $0) == range.upperBound } ?? false)
    if let shared = bySharers(range) { return shared }
    var start: Int?
    for index in range where !context.isLabel(index) {
      if index > range.lowerBound, let next = sentence.skip(.share, at: index, before: range.upperBound) {
        hasVerb = true
        start = start ?? index
        if let people = people(at: next, range.upperBound, hasVerb: true) {
          return share(people, range, start ?? index)
        }
      } else if let people = people(at: index, range.upperBound, hasVerb: hasVerb) {
        return share(people, range, start ?? index)
      }
    }
    guard let head = lead.headRange, sentence.skip(.share, at: head.lowerBound) != nil, let people = subjects(head)
    else {
      return nil
    }
    return Shared(share: Shared.part(of: people), foods: range)
  }

  /// Parses "üç kişi bir pizza paylaştık": how many they were first, and the verb last.
  private func bySharers(_ range: Range<Int>) -> Shared? {
    guard let sharers = sentence.sharers(at: range.lowerBound, before: range.upperBound),
      let verb = (sharers.end..<range.upperBound).last(where: { sentence.skip(.share, at: $0) == range.upperBound }),
      verb > sharers.end, let share = share(sharers.people, range, verb)?.share
    else { return nil }
    return Shared(share: share, foods: sharers.end..<verb)
  }

  /// The share, where the food is not named: "shared it with my son".
  func ofAll(_ range: Range<Int>, _ lead: Lead) -> FixedDecimal? {
    guard let shared = read(range, lead), case let foods = shared.foods, foods != range || foods.count == 1 else {
      return nil
    }
    let passed: [Tag] = [.pronoun, .filler, .all, .determiner, .adverb]
    return foods.allSatisfy { sentence.tokens[$0].kind == .mark || sentence.skip(anyOf: passed, at: $0) != nil }
      ? shared.share : nil
  }

  /// The share where nothing but the sharing is said: "that was between the two of us", "went halves with Tom".
  func alone() -> FixedDecimal? {
    let passed: [Tag] = [.pronoun, .subject, .filler, .copula, .trigger(.was), .correction, .toward, .share]
    let end = context.range.upperBound
    var index = context.range.lowerBound
    while index < end {
      if let people = people(at: index, end, hasVerb: false) { return people > 1 ? Shared.part(of: people) : nil }
      if sentence.tokens[index].kind == .mark {
        index += 1
      } else if let next = sentence.skip(anyOf: passed, at: index, before: end) {
        index = next
      } else {
        return nil
      }
    }
    return nil
  }

  /// The share of the one thing that several had, where it is cut for several: "my wife and I had a pizza". Nil where each
  /// may have had one.
  func ofOne(_ range: Range<Int>, _ lead: Lead) -> FixedDecimal? {
    guard let head = lead.headRange, lead.trigger == .ate, let people = subjects(head), people > 1,
      case let items = context.list(range).items, items.count == 1,
      items[0].unit == nil || items[0].unit?.isSize == true,
      items[0].quantity == FixedDecimal(1) || items[0].quantity == nil && items[0].unit != nil,
      let measures = items[0].match?.measures, measures[.slice] != nil, measures[.piece] != nil
    else { return nil }
    return Shared.part(of: people)
  }

  /// The number of people before the verb: "my husband and I shared a brownie", "me and my son split one", "we split
  /// it".
  private func subjects(_ head: Range<Int>) -> Int? {
    let start = context.range.lowerBound
    for index in start..<head.lowerBound {
      if let company = sentence.company(at: index, isFood: context.isSureFood), company.end == head.lowerBound {
        return company.people
      }
      if let sharers = sentence.sharers(at: index, before: head.lowerBound), sharers.end == head.lowerBound {
        return sharers.people
      }
    }
    if (start..<head.lowerBound).contains(where: { sentence.skip(.several, at: $0) != nil }) { return 2 }
    guard sentence.skip(.conjunction(.and), at: start) != nil else { return nil }
    // "Me and Sarah had wings | and shared a large fries".
    let before = (0..<start).lazy.compactMap { sentence.company(at: $0, isFood: context.isSureFood) }.first
    if let before, sentence.skip(.trigger(.ate), at: before.end) != nil { return before.people }
    let names = max(start - 3, 0)..<start
    return names.contains { sentence.skip(.company, at: $0) == start } ? 2 : nil
  }

  private func share(_ people: Int, _ range: Range<Int>, _ start: Int) -> Shared? {
    guard (2...Self.mostPeople).contains(people) else { return nil }
    // "Die Pizza | hab ich mit Lisa geteilt".
    let verbs: [Tag] = [.subject, .trigger(.ate), .person(.has)]
    let verb = TrailingTrigger.longest(verbs, of: range.lowerBound..<start, in: sentence)
    return Shared(share: Shared.part(of: people), foods: range.lowerBound..<(verb ?? start))
  }

  /// The number of people at `index`, if the clause ends there apart from labels.
  private func people(at index: Int, _ end: Int, hasVerb: Bool) -> Int? {
    if let count = sentence.count(at: index, before: end), let next = sentence.skip(.ways, at: count.next, before: end),
      isOver(next, end) || isAmongCompanions(next, end)
    {
      return count.value
    }
    if let sharers = sharers(at: index, before: end), isOver(sharers.next, end) || isAmongCompanions(sharers.next, end)
    {
      return sharers.value
    }
    if let next = sentence.skip(.between, at: index, before: end) { return among(at: next, end) }
    // "Künefeyi üç kişi paylaştık".
    if hasVerb, let sharers = sentence.sharers(at: index, before: end), isOver(sharers.end, end) {
      return sharers.people
    }
    guard hasVerb, let next = sentence.skip(.conjunction(.with), at: index, before: end) else { return nil }
    return companions(at: next, end).map { $0 + 1 }
  }

  /// The number of people in "half each", "zu viert". "Half and half" is a cream as well, where nothing says that it was shared.
  func sharers(at index: Int, before end: Int) -> (value: Int, next: Int)? {
    let found = sentence.find(at: index, before: end) { if case .sharers(let count) = $0 { count } else { nil } }
    guard let found,
      context.contains(context.range, .share) || sentence.skip(.fixed, at: index) != found.next
    else { return nil }
    return found
  }

  /// Whether companions follow: "3 ways | with friends".
  private func isAmongCompanions(_ index: Int, _ end: Int) -> Bool {
    sentence.skip(.conjunction(.with), at: index, before: end).flatMap { companions(at: $0, end) } != nil
  }

  /// Parses the number of people in "between 2", "between the three of us", "between us", "between Anna and me".
  private func among(at index: Int, _ end: Int) -> Int? {
    if let counted = counted(at: index, end) { return isOver(counted.end, end) ? counted.people : nil }
    return companions(at: index, end).flatMap { $0 > 1 ? $0 : nil }
  }

  /// The number of companions: "my wife", "two friends", "Anna and Ben".
  private func companions(at start: Int, _ end: Int) -> Int? {
    var index = start
    var people = 0
    while index < end, !context.isLabel(index), sentence.tokens[index].isWord || sentence.tokens[index].isNumber,
      people == 0 || !isOver(index, end)
    {
      if let count = sentence.count(at: index, before: end), let next = anyone(at: count.next, end) {
        people += count.value
        index = next
      } else if let next = companion(at: index, end) {
        people += 1
        index = next
      } else {
        return nil
      }
      index = sentence.skip(.conjunction(.and), at: index, before: end) ?? index
    }
    return people > 0 && isOver(index, end) ? people : nil
  }

  /// The index after one companion, who may be named.
  func companion(at index: Int, _ end: Int) -> Int? {
    if let next = anyone(at: index, end) { return next }
    let isNamed = sentence.phrases[index].isEmpty && !context.isSureFood(sentence.lower(index..<index + 1))
    return isNamed ? index + 1 : nil
  }

  private func anyone(at index: Int, _ end: Int) -> Int? {
    sentence.skip(anyOf: [.company, .people], at: index, before: end)
  }

  /// Whether only labels, marks and fillers follow.
  private func isOver(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end {
      if let label = context.labels.first(where: { $0.range.contains(index) }) {
        index = label.range.upperBound
      } else if sentence.tokens[index].kind == .mark {
        index += 1
      } else if let next = sentence.skip(anyOf: [.filler, .share, .tailVerb, .place], at: index, before: end)
        ?? sharers(at: index, before: end)?.next
      {
        index = next
      } else {
        return false
      }
    }
    return true
  }
}

extension FoodItem {
  /// A share of the food; of a usual serving where there is no amount.
  func shared(_ share: FixedDecimal) -> FoodItem {
    var item = self
    // A shared recipe of the household is the whole of it.
    if item.quantity == nil, item.unit == nil { item.unit = match?.isDish == true ? .pot : .serving }
    item.quantity = (quantity ?? FixedDecimal(1)) * share
    item.quantityHigh = quantityHigh.map { $0 * share }
    item.weighed = weighed?.times(share)
    item.statedEnergy = statedEnergy.map { $0 * share }
    return item
  }
  /// The food with one person's share of several.
  func split(_ share: FixedDecimal) -> FoodItem {
    var item = shared(share)
    item.share = share
    return item
  }
}
