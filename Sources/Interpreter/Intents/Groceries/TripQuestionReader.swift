internal import Calls
internal import Nutrition
internal import Words

/// Parses questions about trips, and their deletion: "what did I buy last week?", "show the Lidl trip", "how much did
/// we spend on groceries in October?", "delete yesterday's trip".
struct TripQuestionReader {
  let context: Context
  private let range: Range<Int>
  private var sentence: Sentence { context.sentence }
  private var today: Day { context.now.today }

  /// - Parameter range: the part of the line to parse; nil is all of it.
  init(context: Context, range: Range<Int>? = nil) {
    self.context = context
    self.range = range ?? context.range
  }

  /// The trip that the words name and nothing else: "the REWE trip", "yesterday's receipt".
  func readTrip() -> ShowTripsCall? {
    guard context.contains(range, .grocery(.trip)), let (asked, days) = asked({ _ in false }) else { return nil }
    var call = asked
    call.day = days?.lowerBound.description
    return call
  }

  func readDeletion() -> DeleteTripCall? {
    guard context.contains(range, .grocery(.trip)), context.contains(range, .trigger(.delete)) else { return nil }
    guard let asked = asked({ $0 == .trigger(.delete) }) else { return nil }
    return DeleteTripCall {
      ($0.trip, $0.store, $0.day) = (asked.call.trip, asked.call.store, asked.days?.lowerBound.description)
    }
  }

  func read() -> ShowTripsCall? {
    // "My groceries" alone may mean the known foods.
    let isDated = range.contains { PeriodReader(context: context).span(at: $0) != nil }
    let isTrip =
      context.contains(range, .grocery(.trip)) || isDated && context.contains(range, .grocery(.groceries))
    let isShopping =
      context.contains(range, .grocery(.buy)) || context.contains(range, .grocery(.spend))
    let isAsked =
      context.clause.isQuestion || range.last.map { sentence.isMark("?", at: $0) } == true
      || range.first { sentence.tokens[$0].kind != .mark }.map { sentence.skip(.ask, at: $0) != nil } == true
      || context.contains(range) { $0 == .trigger(.show) } || isAboutCost
    let isSummary = context.contains(range, .grocery(.summary))
    if isSummary, isTrip || isShopping || context.contains(range, .grocery(.groceries)) {
      return shown { [.trigger(.show), .trigger(.find), .ask, .copula, .trigger(.was), .topic(.month)].contains($0) }
        .map {
          call in
          var call = call
          call.summary = true
          return call
        }
    }
    // "The trip was nice" is not a question.
    guard isAsked else { return isTrip ? shown { _ in false }.flatMap { $0.store == nil ? $0 : nil } : nil }
    guard isTrip || isShopping || isAboutCost else { return nil }
    return shown { [.trigger(.show), .trigger(.find), .ask, .copula, .trigger(.was)].contains($0) }
  }

  /// Whether it is about prices: "price of milk", "milk prices".
  private var isAboutCost: Bool {
    let words = range.filter { sentence.tokens[$0].kind != .mark }
    guard let first = words.first, let last = words.last else { return false }
    return sentence.skip(.grocery(.cost), at: first) != nil
      || words.contains { sentence.skip(.grocery(.cost), at: $0) == last + 1 }
  }

  private func shown(_ isRequest: (Tag) -> Bool) -> ShowTripsCall? {
    guard let (asked, days) = asked(isRequest) else { return nil }
    var call = asked
    guard let days else { return call }
    let (first, last) = (days.lowerBound.description, days.upperBound.description)
    if first == last { call.day = first } else { (call.from, call.to) = (first, last) }
    return call
  }

  /// Nil where a word is left that is neither a shop nor a time.
  private func asked(_ isRequest: (Tag) -> Bool) -> (call: ShowTripsCall, days: ClosedRange<Day>?)? {
    var call = ShowTripsCall()
    var days: ClosedRange<Day>?
    var words: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let found = PeriodReader(context: context).span(at: index) {
        let span = found.span.first...max(found.span.first, min(found.span.last, today))
        // "October and September": from the start of the earlier to the end of the later.
        days = days.map { min($0.lowerBound, span.lowerBound)...max($0.upperBound, span.upperBound) } ?? span
        index = found.next
      } else if let label = label(at: index), let offset = label.offset {
        days = today.adding(offset)...today.adding(offset)
        index = label.range.upperBound
      } else if let number = number(at: index) {
        call.trip = number
        index += 1
      } else if let next = passed(at: index, isRequest) {
        if sentence.skip(.grocery(.everyone), at: index) != nil { call.everyone = true }
        index = next
      } else {
        words.append(index)
        index += 1
      }
    }
    guard !words.isEmpty else { return (call, days) }
    guard let first = words.first, let last = words.last, last - first < 5, last - first == words.count - 1 else {
      return nil
    }
    call.store = sentence.original(words)
    return (call, days)
  }

  /// The label at `index`. At the start it may have begun before the range, as "of" in "line 3 of yesterday's trip".
  private func label(at index: Int) -> WhenLabel? {
    context.labels.first {
      $0.range.lowerBound == index || index == range.lowerBound && $0.range.contains(index)
    }
  }

  /// Parses the number in "trip 2".
  private func number(at index: Int) -> Int? {
    guard index > range.lowerBound, sentence.tokens[index].isNumber,
      (range.lowerBound..<index).contains(where: { sentence.skip(.grocery(.trip), at: $0) == index })
    else { return nil }
    return Int(sentence.tokens[index].original)
  }

  private func passed(at index: Int, _ isRequest: (Tag) -> Bool) -> Int? {
    context.passed(at: index, before: range.upperBound) { tag in
      if isRequest(tag) { return true }
      switch tag {
      case .grocery, .filler, .subject, .determiner, .article, .leadToTime, .at, .of, .to, .tail, .aboutFood, .all,
        .adverb, .topic(.own), .trigger(.bought), .last, .lastSteps, .conjunction(.on):
        return true
      default: return false
      }
    }
  }
}
