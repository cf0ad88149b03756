internal import Nutrition

/// Parses what was not eaten: a skipped meal logs nothing, a food that was not eaten is removed.
struct SkipReader {
  let context: Context

  /// Parses "skipped breakfast", "skip the rice".
  func skipped(_ range: Range<Int>, _ lead: Lead) -> [Parse] {
    let items = context.list(range).items.filter { $0.match != nil }
    guard let item = items.first, context.labels.isEmpty else { return [context.parse(.skip)] }
    // "Die Hälfte der Pommes liegen lassen": the other half was eaten.
    let part = RemainderReader(context: context).read(range, .left)
    if part.command != .none { return [part] }
    var parse = context.parse(.edit, .change(Amendment(isSkipped: true)))
    parse.reference = EntryReference(item)
    return [parse]
  }

  /// Parses "unskip the rice", "count the rice after all".
  func eaten(_ range: Range<Int>) -> [Parse] {
    guard let item = context.list(range).items.first(where: { $0.match != nil }) else {
      return [context.parse(.other)]
    }
    var change = Amendment()
    change.isEaten = true
    var parse = context.parse(.edit, .change(change))
    parse.reference = EntryReference(item)
    parse.when = .unsaid
    return [parse]
  }

  /// Parses "didn't have lunch", "didn't eat the rice", "didn't eat that".
  func didNot(_ range: Range<Int>, _ lead: Lead) -> [Parse] {
    var start = range.lowerBound
    let verbs: [Tag] = [.trigger(.ate), .adverb, .correction]
    while let next = context.sentence.skip(anyOf: verbs, at: start, before: range.upperBound) {
      start = next
    }
    let rest = start..<range.upperBound
    let list = context.list(rest)
    if context.contains(rest, .pronoun), list.items.isEmpty { return [context.deletion(of: .last)] }
    guard let item = list.items.first(where: { $0.match != nil }) else { return [context.parse(.skip)] }
    return [context.deletion(of: EntryReference(item))]
  }
}
