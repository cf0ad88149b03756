internal import Calls
internal import Nutrition
internal import Words

/// Decides what a question is about: the diary, the targets, a food, or advice. A question never logs.
struct QuestionReader {
  /// The most foods that are answered at once.
  private static let mostFoods = 5

  let context: Context
  private var sentence: Sentence { context.sentence }

  /// The parses for a question; both the food and the day where it asks whether a food fits into what is left.
  func read(_ lead: Lead) -> [Parse] {
    let answer = answer(lead)
    guard context.topics(context.range).contains(.left), !hasMealOrDayBeforeToday, let query = query(context.range),
      query.isSure, !query.isPlainWater
    else { return compared(answer) ?? [answer] }
    return [found(query), context.shownDay]
  }

  /// Parses questions about several foods: "what has more protein, chicken or tofu?", "how many calories are in 2 eggs
  /// and toast?". Nil where there are not several.
  private func compared(_ answer: Parse) -> [Parse]? {
    guard answer.command.call(FindFoodCall.self) != nil else { return nil }
    return ([context.range] + stretches).lazy.compactMap { several($0) ?? alternatives($0) }.first
  }

  /// Two foods with "or" or "than" between them.
  private func alternatives(_ range: Range<Int>) -> [Parse]? {
    let joints: [Tag] = [.conjunction(.or), .compare]
    guard let joint = range.first(where: { sentence.skip(anyOf: joints, at: $0, before: range.upperBound) != nil }),
      let next = sentence.skip(anyOf: joints, at: joint, before: range.upperBound),
      let first = query(range.lowerBound..<joint), let second = query(next..<range.upperBound),
      first.isSure, second.isSure
    else { return nil }
    return [found(first), found(second)]
  }

  /// What stands between marks and before words that ask: the foods of "what has more fat: brie or feta?" and "奶茶和可乐哪个热量高".
  private var stretches: [Range<Int>] {
    let range = context.range
    let cuts = range.filter { index in
      sentence.tokens[index].kind == .mark || index > range.lowerBound && sentence.skip(.ask, at: index) != nil
    }
    return zip([range.lowerBound] + cuts.map { $0 + 1 }, cuts + [range.upperBound])
      .map { min($0, $1)..<$1 }.filter { $0.count > 1 && $0.count < range.count }
  }

  private func answer(_ lead: Lead) -> Parse {
    var topics = context.topics(context.range)
    // "What would I have if I ate a banana" asks about the banana.
    if topics.contains(.supposed) { topics.subtract([.own, .day]) }
    let query = query(context.range)
    let asksFacts = query?.isMatched == true && topics.contains(.food) && !topics.contains(.own)
    let isAdvice = topics.contains(.advice) && topics.isDisjoint(with: [.left, .body, .targetReason])
    if isAdvice, !asksFacts { return context.parse(.advice) }
    if let own = own(topics) { return own }
    if query?.isPlainWater == true, !topics.contains(.food) {
      return parse(ShowDayCall { ($0.day, $0.water) = (context.when.day?.description, true) })
    }
    let isOwn = topics.contains(.own) || topics.contains(.left) || topics.contains(.day) || hasDay
    // "Is that a lot?" is not about a dish "with the lot".
    let mayBePartly = topics.contains(.food) || query?.words.contains(" ") == true
    let isAboutFood = query.map { $0.isSure || $0.isMatched && mayBePartly } ?? false
    if isAboutFood, !isOwn || topics.contains(.food) && !topics.contains(.left) && !topics.contains(.own) && !hasDay {
      return found(query)
    }
    if isOwn { return shownDay(topics) }
    if topics.contains(.food) {
      return query == nil ? shownDay(topics) : found(query)
    }
    return query?.isSure == true ? found(query) : context.parse(.other)
  }

  /// "How many calories was that?" refers to what was logged last, which the day contains.
  private func shownDay(_ topics: Set<Topic>) -> Parse {
    var shown = context.shownDay
    let isOfLast =
      topics == [.food] && !context.range.contains { sentence.tokens[$0].isNumber }
      || context.contains(context.range, .pronoun)
    if topics.contains(.food), !topics.contains(.left), !hasDay, isOfLast {
      shown.reference = .last
    }
    return shown
  }

  /// Parses "show monday", "show my targets", "list favourites".
  func show(_ lead: Lead) -> Parse {
    let topics = context.topics(context.range)
    if let own = own(topics) { return own }
    if topics.contains(.advice) { return context.parse(.advice) }
    if let query = query(lead.next..<context.range.upperBound), query.isMatched, !topics.contains(.own), !hasDay {
      return found(query)
    }
    return context.shownDay
  }

  /// Parses "find lentils", "calories in an avocado and a pear".
  func find(_ range: Range<Int>) -> [Parse] {
    let topics = context.topics(context.range)
    if context.when.offset != nil { return [own(topics) ?? context.shownDay] }
    return several(range) ?? [query(range).map { found($0) } ?? context.parse(.other)]
  }

  /// Nil where there are not several foods, or not all are certain.
  private func several(_ range: Range<Int>) -> [Parse]? {
    let queries = items(range).map(query)
    return (2...QuestionReader.mostFoods).contains(queries.count) && queries.allSatisfy(\.isSure)
      ? queries.map { found($0) } : nil
  }

  /// Parses a topic alone: "history", "favourites", "targets", "recent foods", "my week".
  func bareTopic(_ range: Range<Int>) -> Parse? {
    guard let end = topicEnd(range), end >= range.upperBound else { return nil }
    let topics = context.topics(range)
    // "One sugar" in a tea.
    let amounts = AmountParser(sentence: sentence)
    if topics == [.food],
      context.range.contains(where: { amounts.read(at: $0, before: end)?.quantity != nil })
    {
      return nil
    }
    if limit != nil, context.contains(range, .last), topics.contains(.day) {
      return parse(ShowHistoryCall { $0.limit = limit })
    }
    if topics.contains(.advice) { return context.parse(.advice) }
    return own(topics)
      ?? (topics.contains(.day) || topics.contains(.left) || topics.contains(.own) || topics == [.food]
        ? shownDay(topics) : nil)
  }

  private func topicEnd(_ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      let topic = sentence.find(at: index, before: range.upperBound) { if case .topic = $0 { true } else { nil } }
      if let topic {
        index = topic.next
      } else if sentence.tokens[index].kind == .mark || context.isLabel(index) {
        index += 1
      } else if let next = sentence.skip(anyOf: [.determiner, .filler, .aboutFood, .last], at: index)
        ?? nutrient(at: index, range)
      {
        index = next
      } else if index > range.lowerBound, sentence.tokens[index].isNumber,
        sentence.skip(.last, at: index - 1) == index
      {
        index += 1
      } else {
        return nil
      }
    }
    return index
  }

  /// Skips a nutrient before another topic word: "carbs left".
  private func nutrient(at index: Int, _ range: Range<Int>) -> Int? {
    let found = sentence.nutrient(at: index, before: range.upperBound)
    return found.flatMap { $0.next < range.upperBound && context.topics(range).contains(.left) ? $0.next : nil }
  }

  private var hasMealOrDayBeforeToday: Bool { context.when.offset.map { $0 < 0 } ?? false }

  private var hasDay: Bool { context.when.offset != nil || context.when.slot != nil }

  /// A request for the household's own data other than a day.
  private func own(_ topics: Set<Topic>) -> Parse? {
    if topics.contains(.favourites) { return parse(RecentFoodsCall { $0.kind = .favourites }) }
    if topics.contains(.history) {
      return parse(
        ShowHistoryCall { ($0.limit, $0.food) = (limit, query(context.range)?.match?.words) })
    }
    if topics.contains(.often), !topics.contains(.food) {
      return parse(RecentFoodsCall { $0.kind = .often })
    }
    if topics.contains(.recent) { return parse(RecentFoodsCall { $0.kind = .recent }) }
    if topics.contains(.lastReport) {
      return parse(ShowReportCall { $0.week = "last" })
    }
    if topics.contains(.report) { return parse(ShowReportCall()) }
    if topics.contains(.score) {
      return parse(ShowScoreCall { ($0.day, $0.slot) = (context.when.day?.description, context.when.slot) })
    }
    if topics.contains(.targetReason) { return parse(ShowTargetsCall()) }
    if topics.contains(.body) { return parse(ShowBodyFiguresCall()) }
    if topics.contains(.progress) { return parse(ShowProgressCall()) }
    if !topics.isDisjoint(with: [.month, .week]), let days = PeriodReader(context: context).calendarDays {
      return parse(days)
    }
    if topics.contains(.month) { return parse(ShowPeriodCall { $0.period = .month }) }
    if topics.contains(.week) { return parse(ShowPeriodCall()) }
    if topics.contains(.targets), !topics.contains(.left) {
      return parse(ShowTargetsCall { $0.day = context.when.day?.description })
    }
    return nil
  }

  private func parse(_ call: some Call) -> Parse { context.parse(.queryLog, .calling(call)) }

  private var limit: Int? {
    context.range.lazy.compactMap { index -> Int? in
      sentence.tokens[index].isNumber && !context.isLabel(index) ? Int(sentence.tokens[index].original) : nil
    }.first { (1...100).contains($0) }
  }

  // MARK: Foods

  struct Query {
    var words: String
    var amount: Amount
    var isMatched: Bool
    var isSure: Bool
    var isPlainWater: Bool
    var resolved: ResolvedFood?

    var match: Query? { isMatched ? self : nil }
  }

  private func found(_ query: Query?) -> Parse {
    guard let query else { return context.parse(.other) }
    let call = FindFoodCall {
      ($0.query, $0.quantity, $0.unit) = (query.words, query.amount.quantity, query.amount.unit)
      $0.resolved = query.resolved
    }
    return context.parse(.queryFood, .calling(call))
  }

  /// The first food in the question.
  private func query(_ range: Range<Int>) -> Query? { items(range).first.map(query) }

  private func query(_ item: FoodItem) -> Query {
    Query(
      words: item.match?.quality == .partial ? item.wording : item.food, amount: item.amount,
      isMatched: item.match != nil, isSure: item.match?.quality.isSure == true,
      isPlainWater: item.match.map { Water.isPlain($0.title) } == true,
      resolved: item.match.flatMap { $0.quality <= .compound ? $0.resolved : nil })
  }

  /// The foods in the question: what is left after removing question words at both ends.
  private func items(_ range: Range<Int>) -> [FoodItem] {
    var lower = range.lowerBound
    var upper = range.upperBound
    while upper > lower, sentence.tokens[upper - 1].kind == .mark { upper -= 1 }
    while lower < upper, !isName(lower..<upper), let next = passed(lower, range.upperBound) { lower = next }
    while let start = passedEnd(of: lower..<upper) { upper = start }
    if let inner = (lower..<upper).first(where: { sentence.skip(.copula, at: $0) == $0 + 1 }) { upper = inner }
    while let start = passedEnd(of: lower..<upper) { upper = start }
    return lower < upper ? context.list(lower..<upper).items : []
  }

  /// Whether it is a food of several words that may include a question word: "oat drink", "energy drink".
  private func isName(_ range: Range<Int>) -> Bool {
    range.count > 1 && sentence.skip(anyOf: [.article, .determiner], at: range.lowerBound) == nil
      && sentence.tokens[range.lowerBound].isWord && context.isSureFood(sentence.lower(range))
  }

  private func endsInName(_ range: Range<Int>) -> Bool {
    range.dropLast().suffix(4).contains { isName($0..<range.upperBound) }
  }

  /// Where the question word at the end begins, of one word or several: "high in" of "quiche high in fat". Nil where there is
  /// none, or a name ends.
  private func passedEnd(of range: Range<Int>) -> Int? {
    let longest = 4
    guard !range.isEmpty, !endsInName(range) else { return nil }
    let phrase = range.dropFirst().suffix(longest).first { start in
      context.passed(at: start, before: range.upperBound, isQuestionWord) == range.upperBound
    }
    return phrase ?? (isPassed(range.upperBound - 1) ? range.upperBound - 1 : nil)
  }

  private func passed(_ index: Int, _ end: Int) -> Int? {
    context.labelEnd(at: index) ?? context.passed(at: index, before: end, isQuestionWord)
  }

  private func isPassed(_ index: Int) -> Bool {
    if sentence.tokens[index].kind == .mark || context.isLabel(index) { return true }
    return sentence.find(at: index, before: index + 1) { isQuestionWord($0) ? true : nil } != nil
  }

  private func isQuestionWord(_ tag: Tag) -> Bool {
    switch tag {
    case .ask, .topic, .aboutFood, .filler, .subject, .adverb, .trigger(.ate), .trigger(.find), .trigger(.show),
      .trigger(.log),
      .determiner, .last:
      true
    // "What has more fat".
    case .difference: context.topics(context.range).contains(.food)
    default: false
    }
  }
}
