internal import Calls
internal import Nutrition
internal import Words

/// Requests that stand at the end of a clause: "die Milch löschen", "take the milk off".
extension ClauseReader {
  /// The clause without a trigger at its end: "die Milch löschen", "add oats to my favourites", "take the milk off", "3
  /// eggs actually". Nil where there is none.
  var ended: ClauseReader? {
    guard !lead.isQuestion, !lead.isEmpty, let trailing = trailing() else { return nil }
    let said = (context.range.lowerBound..<trailing.range.lowerBound).last { sentence.tokens[$0].kind != .mark }
    let part = context.part(context.range.lowerBound..<(said.map { $0 + 1 } ?? trailing.range.lowerBound))
    // "Take the peas off | last night's dinner".
    let behind = context.labels.filter { $0.range.lowerBound >= trailing.range.upperBound }
    return ClauseReader(
      context: Context(
        sentence: sentence, finder: context.finder, now: context.now, clause: part.clause,
        labels: part.labels + behind), lead: trailing.lead)
  }

  /// The lead completed by the trigger at the end, and that trigger's range.
  private func trailing() -> (lead: Lead, range: Range<Int>)? {
    let range = lead.next..<context.range.upperBound
    var lead = lead
    if let trailing = TrailingTrigger.find(in: range, of: sentence, after: lead.trigger),
      !isFurther(trailing.range, behind: range.lowerBound),
      // "剩了四分之一没吃完".
      lead.trigger != .left || trailing.trigger != .didNot
    {
      lead.trigger = trailing.trigger
      lead.headRange = trailing.range
      return (lead, trailing.range)
    }
    if [nil, .ate, .left].contains(lead.trigger), let parted = parted(range, lead) { return parted }
    guard [nil, .ate, .left, .was, .make, .set, .change, .delete, .add].contains(lead.trigger),
      let end = TrailingTrigger.end(.correction, of: range, in: sentence)
    else { return nil }
    lead.isCorrection = true
    return (lead, end)
  }

  /// A verb that takes a food off, and its end: "take the milk off", "I left the bacon out", "die Milch weg".
  private func parted(_ range: Range<Int>, _ lead: Lead) -> (lead: Lead, range: Range<Int>)? {
    var lead = lead
    let start = lead.trigger == .left ? lead.headRange?.lowerBound ?? range.lowerBound : range.lowerBound
    let first = sentence.skip(.subject, at: start, before: range.upperBound) ?? start
    var stop = range.upperBound
    while let label = context.labels.first(where: { $0.range.upperBound == stop && $0.range.lowerBound > first }) {
      stop = label.range.lowerBound
    }
    // "Leave the toast out | actually".
    if first < stop { stop = TrailingTrigger.longest([.correction], of: first..<stop, in: sentence) ?? stop }
    if lead.trigger != .ate, let verb = sentence.skip(.partedVerb, at: first, before: stop),
      let end = TrailingTrigger.end(.partedEnd, of: verb..<stop, in: sentence)
    {
      lead.trigger = .delete
      lead.headRange = range.lowerBound..<verb
      lead.next = verb
      return (lead, end)
    }
    if lead.trigger == nil, let end = takenOff(range) {
      lead.trigger = .delete
      return (lead, end)
    }
    return nil
  }

  /// The word that takes a food off, without a verb: "die Milch weg", "la leche fuera", "el zumo no", and beside other changes
  /// "banana out". Nil where anything else is said.
  private func takenOff(_ range: Range<Int>) -> Range<Int>? {
    let isDetermined =
      sentence.skip(.determiner, at: range.lowerBound) != nil || sentence.isDetermined(at: range.lowerBound)
    guard isDetermined || context.range.count < sentence.tokens.count || sentence.language == .german,
      let end = TrailingTrigger.end(.partedEnd, of: range, in: sentence)
        ?? (isDetermined ? TrailingTrigger.end(.contrast, of: range, in: sentence) : nil),
      case let list = context.list(range.lowerBound..<end.lowerBound), list.items.count == 1,
      list.elements.count == 1, list.items[0].amount == .unsaid, list.items[0].match?.quality.isSure == true
    else { return nil }
    return end
  }

  /// Whether it is more of what was eaten, "a beer and another one", and not a repeated meal.
  private func isFurther(_ trigger: Range<Int>, behind start: Int) -> Bool {
    let conjunction = trigger.lowerBound - 1
    guard conjunction > start,
      sentence.isMark(",", at: conjunction) || sentence.skip(.conjunction(.and), at: conjunction) != nil
    else {
      return false
    }
    return AmountParser(sentence: sentence).further(at: trigger.lowerBound, before: trigger.upperBound, isJoined: true)
      != nil
  }
}
