internal import Calls
internal import Nutrition
internal import Words

/// Parses changes of a recorded trip: "add butter 2.19 to the REWE trip", "the milk was 1.29", "remove line 3 of
/// yesterday's trip", "move the REWE trip to Saturday", "the last trip was at Lidl".
struct TripChangeReader {
  /// In tokens.
  private static let longestLine = 40

  let context: Context
  private var sentence: Sentence { context.sentence }
  private var end: Int { context.range.upperBound }

  /// Nil where the line is about something else.
  func read() -> ChangeTripCall? {
    guard !context.clause.isQuestion, sentence.tokens.count <= TripChangeReader.longestLine else { return nil }
    var start = context.range.lowerBound
    while let next = sentence.skip(anyOf: [.filler, .correction], at: start, before: end) { start = next }
    return led(start) ?? told(start)
  }

  // MARK: A verb comes first

  private func led(_ start: Int) -> ChangeTripCall? {
    if let body = sentence.skip(anyOf: [.trigger(.add), .trigger(.log)], at: start, before: end),
      let (part, trip) = partOfTrip(from: body)
    {
      guard let goods = BoughtReader(context: context).goods(in: part) else { return nil }
      return change(trip) { $0.lines = goods.map(added) }
    }
    if let body = sentence.skip(anyOf: [.trigger(.delete), .partedVerb], at: start, before: end),
      let (part, trip) = partOfTrip(from: body)
    {
      guard let line = line(part) else { return nil }
      return change(trip) { call in
        call.lines = [ChangeTripCall.Line { ($0.line, $0.named, $0.drop) = (line.number, line.name, true) }]
      }
    }
    if let counted = counted(start) { return counted }
    let isNamed = sentence.skip(.person(.rename), at: start, before: end)
    guard
      let body = isNamed
        ?? sentence.skip(anyOf: [.trigger(.move), .trigger(.change), .trigger(.set)], at: start, before: end)
    else { return nil }
    for index in body..<end {
      guard let target = sentence.skip(anyOf: [.to, .toward], at: index, before: end) else { continue }
      if let (part, trip) = partOfTrip(from: body, before: index), let line = line(part),
        let edit = edit(in: target..<end)
      {
        return change(trip) { $0.lines = [edited(line, edit)] }
      }
      if isPlace(body..<index) {
        return name(in: target..<end).map { store in change(ShowTripsCall()) { $0.toStore = store } }
      }
      guard let trip = TripQuestionReader(context: context, range: body..<index).readTrip() else { continue }
      return day(in: target..<end).map { day in change(trip) { $0.toDay = day } }
    }
    return nil
  }

  /// Parses "skip line 1 of the REWE trip", "unskip the milk on yesterday's trip".
  private func counted(_ start: Int) -> ChangeTripCall? {
    let skipped = sentence.skip(.trigger(.skip), at: start, before: end)
    guard let body = skipped ?? sentence.skip(.trigger(.unskip), at: start, before: end),
      let (part, trip) = partOfTrip(from: body), let line = line(part)
    else { return nil }
    return change(trip) { $0.lines = [edited(line) { $0.skip = skipped != nil }] }
  }

  // MARK: A thing comes first

  /// Parses "the milk was 1.29", "the milk on the REWE trip cost 1.29", "line 2 of the last trip was 2.49", "the REWE
  /// trip was on Saturday", "the last trip was at Lidl", "the total of the REWE trip was 12.40".
  private func told(_ start: Int) -> ChangeTripCall? {
    guard
      let verb = (start..<end).first(where: { index in
        index > start && sentence.skip(anyOf: Self.verbs, at: index, before: end) != nil
      }), let value = sentence.skip(anyOf: Self.verbs, at: verb, before: end), value < end
    else { return nil }
    let part = partOfTrip(from: start, before: verb)
    if let part, let line = line(part.part) {
      if isSum(part.part) {
        if let price = price(in: value..<end) { return change(part.trip) { $0.toTotal = price } }
      } else if let edit = edit(in: value..<end) {
        return change(part.trip) { $0.lines = [edited(line, edit)] }
      }
    }
    if isPlace(start..<verb) {
      let name = store(in: value..<end) ?? name(in: value..<end)
      return name.map { store in change(ShowTripsCall()) { $0.toStore = store } }
    }
    if let trip = TripQuestionReader(context: context, range: start..<verb).readTrip() {
      if let day = day(in: value..<end) { return change(trip) { $0.toDay = day } }
      if let store = store(in: value..<end) { return change(trip) { $0.toStore = store } }
      return price(in: value..<end).map { price in change(trip) { $0.toTotal = price } }
    }
    guard part == nil, let price = price(in: value..<end), let line = line(start..<verb) else { return nil }
    return change(ShowTripsCall()) { call in
      if isSum(start..<verb) { call.toTotal = price } else { call.lines = [edited(line) { $0.price = price }] }
    }
  }

  private func edited(
    _ line: (number: Int?, name: String?), _ edit: (inout ChangeTripCall.Line) -> Void
  ) -> ChangeTripCall.Line {
    var edited = ChangeTripCall.Line { ($0.line, $0.named) = (line.number, line.name) }
    edit(&edited)
    return edited
  }

  /// The change of a line: "2.49", "500 g", "margarine".
  private func edit(in range: Range<Int>) -> ((inout ChangeTripCall.Line) -> Void)? {
    if let price = price(in: range) { return { $0.price = price } }
    let amount = AmountParser(sentence: sentence).read(at: range.lowerBound, before: range.upperBound)
    if let amount, amount.energy == nil, isEnd(amount.range.upperBound), let quantity = amount.quantity {
      if case .mass(let each)? = amount.unit?.kind { return { $0.grams = quantity * each } }
      return { ($0.quantity, $0.unit) = (quantity, amount.unit) }
    }
    guard amount == nil || amount?.isArticle == true, let food = line(range)?.name else { return nil }
    return { $0.food = food }
  }

  /// Whether it is "the total".
  private func isSum(_ range: Range<Int>) -> Bool { context.topics(range).contains(.day) }

  private static let verbs: [Tag] = [.copula, .trigger(.was), .grocery(.spend)]

  // MARK: Parts

  /// A trip at the end, and what comes before it: "butter 2.19" of "butter 2.19 to the REWE trip".
  private func partOfTrip(from start: Int, before end: Int? = nil) -> (part: Range<Int>, trip: ShowTripsCall)? {
    let end = end ?? self.end
    let conjunctions: [Tag] = [.to, .toward, .of, .tail, .conjunction(.on), .grocery(.at), .partedEnd]
    for index in start..<end where index > start {
      guard let next = sentence.skip(anyOf: conjunctions, at: index, before: end), next < end,
        let trip = TripQuestionReader(context: context, range: next..<end).readTrip()
      else { continue }
      return (start..<index, trip)
    }
    return nil
  }

  /// Parses "line 3", "the bananas".
  private func line(_ range: Range<Int>) -> (number: Int?, name: String?)? {
    var start = range.lowerBound
    while let next = sentence.skip(anyOf: [.determiner, .article], at: start, before: range.upperBound) { start = next }
    guard start < range.upperBound, range.upperBound - start <= 6 else { return nil }
    if let next = sentence.skip(.item, at: start, before: range.upperBound), next + 1 == range.upperBound,
      sentence.tokens[next].isNumber, let number = Int(sentence.tokens[next].original)
    {
      return (number, nil)
    }
    let words = start..<range.upperBound
    guard words.allSatisfy({ sentence.tokens[$0].isWord }),
      sentence.skip(anyOf: [.subject, .pronoun], at: start, before: range.upperBound) == nil
    else { return nil }
    return (nil, sentence.original(words))
  }

  private func added(_ goods: TripCallLine) -> ChangeTripCall.Line {
    ChangeTripCall.Line {
      ($0.name, $0.quantity, $0.unit, $0.price) = (goods.original, goods.quantity, goods.unit, goods.price)
    }
  }

  /// A price and nothing else, with two decimals or a currency.
  private func price(in range: Range<Int>) -> FixedDecimal? {
    guard let price = BoughtReader(context: context).price(at: range.lowerBound), isEnd(price.next) else { return nil }
    return price.figure
  }

  private func day(in range: Range<Int>) -> String? {
    let start = sentence.skip(.leadToTime, at: range.lowerBound, before: end) ?? range.lowerBound
    let days = DayPhrase(sentence: sentence, today: context.now.today)
    guard let day = days.read(at: start, before: end) ?? days.read(at: range.lowerBound, before: end), isEnd(day.next)
    else { return nil }
    return context.now.today.adding(day.offset).description
  }

  /// Parses "at Lidl".
  private func store(in range: Range<Int>) -> String? {
    guard var start = sentence.skip(.grocery(.at), at: range.lowerBound, before: end) else { return nil }
    start = sentence.skip(anyOf: [.article, .determiner], at: start, before: end) ?? start
    let words = (start..<end).prefix { sentence.tokens[$0].isWord }
    guard !words.isEmpty, words.count <= 4, isEnd(start + words.count) else { return nil }
    return sentence.original(words)
  }

  /// Whether it is "the store".
  private func isPlace(_ range: Range<Int>) -> Bool {
    let start = sentence.skip(anyOf: [.determiner, .article], at: range.lowerBound, before: range.upperBound)
    return sentence.skip(.grocery(.place), at: start ?? range.lowerBound, before: range.upperBound) == range.upperBound
  }

  /// Parses a capitalised name: "Lidl".
  private func name(in range: Range<Int>) -> String? {
    let words = range.prefix { sentence.tokens[$0].isWord }
    guard let first = words.first, words.count <= 4, isEnd(first + words.count),
      sentence.tokens[first].original != sentence.tokens[first].lower
    else { return nil }
    return sentence.original(words)
  }

  private func isEnd(_ index: Int) -> Bool {
    (index..<end).allSatisfy {
      sentence.tokens[$0].kind == .mark || sentence.skip(.filler, at: $0, before: end) == $0 + 1
    }
  }

  private func change(_ trip: ShowTripsCall, _ fill: (inout ChangeTripCall) -> Void) -> ChangeTripCall {
    var call = ChangeTripCall { ($0.trip, $0.store, $0.day) = (trip.trip, trip.store, trip.day) }
    fill(&call)
    return call
  }
}
