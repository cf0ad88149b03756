internal import Calls
internal import Nutrition

/// Parses which days a waiting correction recomputes: "all", "none", "only november", "only since monday".
struct RecomputationReader {
  let context: Context
  private var sentence: Sentence { context.sentence }

  func read() -> RecomputedSpan? {
    var walk = LineWalk(context)
    walk.pass(LineWalk.isPolite)
    let isOnly = walk.take(.only)
    guard let span = bound(&walk, .since) ?? bound(&walk, .until) ?? (isOnly ? days(&walk) : everything(&walk)) else {
      return nil
    }
    walk.pass(isPassed)
    return walk.isAtEnd ? span : nil
  }

  private func everything(_ walk: inout LineWalk) -> RecomputedSpan? {
    if walk.take(.bank(.all)) { return RecomputedSpan(.all) }
    return walk.take(.bank(.none)) ? RecomputedSpan(.none) : nil
  }

  /// Parses "since monday", "from 1 november on", "until 15 november".
  private func bound(_ walk: inout LineWalk, _ word: BankWord) -> RecomputedSpan? {
    var ahead = walk
    guard ahead.take(.bank(word)) else { return nil }
    ahead.pass { $0 == .at || $0 == .determiner }
    let day = DayPhrase(sentence: sentence, today: context.now.today).read(at: ahead.index, before: ahead.end)
    if let day {
      ahead.step(to: day.next)
      walk = ahead
      let named = context.now.today.adding(day.offset)
      return word == .since ? days(named, nil) : days(nil, named)
    }
    guard !ahead.isAtEnd, let span = PeriodReader(context: context).span(at: ahead.index) else { return nil }
    ahead.step(to: span.next)
    walk = ahead
    return word == .since ? days(span.span.first, nil) : days(nil, span.span.last)
  }

  private func days(_ walk: inout LineWalk) -> RecomputedSpan? {
    walk.pass { [.determiner, .at, .leadToTime].contains($0) }
    guard !walk.isAtEnd else { return nil }
    if let span = PeriodReader(context: context).span(at: walk.index) {
      walk.step(to: span.next)
      return days(span.span.first, span.span.last)
    }
    guard let day = DayPhrase(sentence: sentence, today: context.now.today).read(at: walk.index, before: walk.end)
    else { return nil }
    walk.step(to: day.next)
    let named = context.now.today.adding(day.offset)
    return days(named, named)
  }

  private func days(_ first: Day?, _ last: Day?) -> RecomputedSpan {
    RecomputedSpan(from: first?.description, to: last?.description)
  }

  private func isPassed(_ tag: Tag) -> Bool {
    switch tag {
    case .filler, .only, .also, .bank(.recompute), .conjunction(.on), .item: true
    default: false
    }
  }
}
