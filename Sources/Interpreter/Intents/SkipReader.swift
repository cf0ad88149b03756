internal import Nutrition

/// Reads what was not eaten: a meal that was skipped logs nothing; a food that was not had comes off the list.
struct SkipReader {
  let context: Context

  /// "skipped breakfast", "skip the rice".
  func skipped(_ range: Range<Int>, _ lead: Lead) -> [Understanding] {
    let items = context.list(range).items.filter { $0.match != nil }
    guard let item = items.first, context.labels.isEmpty else { return [context.understanding(.skip)] }
    var understanding = context.understanding(.edit, .change(Amendment(isSkipped: true)))
    understanding.reference = EntryReference(item)
    return [understanding]
  }

  /// "Unskip the rice", "count the rice after all".
  func eaten(_ range: Range<Int>) -> [Understanding] {
    guard let item = context.list(range).items.first(where: { $0.match != nil }) else {
      return [context.understanding(.other)]
    }
    var change = Amendment()
    change.isEaten = true
    var understanding = context.understanding(.edit, .change(change))
    understanding.reference = EntryReference(item)
    understanding.when = .unsaid
    return [understanding]
  }

  /// "didn't have lunch", "didn't eat the rice", "didn't eat that".
  func didNot(_ range: Range<Int>, _ lead: Lead) -> [Understanding] {
    var start = range.lowerBound
    let verbs: [Meaning] = [.head(.ate), .adverb, .correction]
    while let next = context.sentence.skip(anyOf: verbs, at: start, before: range.upperBound) {
      start = next
    }
    let rest = start..<range.upperBound
    let list = context.list(rest)
    if context.contains(rest, .pronoun), list.items.isEmpty { return [context.deletion(of: .last)] }
    guard let item = list.items.first(where: { $0.match != nil }) else { return [context.understanding(.skip)] }
    return [context.deletion(of: EntryReference(item))]
  }
}
