internal import Nutrition

/// Parses what was not eaten: a skipped meal logs nothing, a food that was not eaten is removed.
struct SkipReader {
  let context: Context

  /// Parses "skipped breakfast", "skip the rice".
  func skipped(_ range: Range<Int>, _ lead: Lead) -> [Parse] {
    let items = context.list(range).items.filter { $0.match != nil }
    guard let item = items.first, context.labels.isEmpty else {
      // "But I skipped it".
      let isPronoun = !range.isEmpty && context.sentence.skip(.pronoun, at: range.lowerBound) == range.upperBound
      return [isPronoun ? context.deletion(of: .last) : notEaten(range)]
    }
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
    // "I didn't have any of it".
    if context.sentence.skip(.all, at: rest.lowerBound, before: rest.upperBound) == rest.upperBound {
      return [context.deletion(of: EntryReference(words: rest, in: context))]
    }
    let list = context.list(rest)
    if context.contains(rest, .pronoun), list.items.isEmpty { return [context.deletion(of: .last)] }
    // "The sour cream or the guacamole" are both.
    let items = DeletionReader(context: context).named(rest).filter { $0.match != nil }
    return items.isEmpty ? [notEaten(rest)] : items.map { context.deletion(of: EntryReference($0)) }
  }

  /// What was not eaten: these foods, or what was named before, where neither a food nor a meal is, as in "ama yemedim".
  func notEaten(_ range: Range<Int>) -> Parse {
    var skipped = context.parse(.skip)
    skipped.items = context.list(range).items
    if context.labels.isEmpty, isPointed(range) { skipped.reference = .last }
    return skipped
  }

  /// Whether nothing but pronouns, "but" and the like stand there.
  private func isPointed(_ range: Range<Int>) -> Bool {
    let passed: [Tag] = [.but, .pronoun, .filler, .adverb, .subject, .determiner, .trigger(.ate), .conjunction(.and)]
    var index = range.lowerBound
    while index < range.upperBound, let next = context.passed(at: index, before: range.upperBound, passed.contains) {
      index = next
    }
    return index == range.upperBound
  }
}
