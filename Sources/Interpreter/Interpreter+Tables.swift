internal import Calls
internal import Nutrition
internal import Words

/// Lines in which several people each had something, or in which something was cooked and part of it eaten.
extension Interpreter {
  /// Parses a line in which several people each had something: "for lunch Emma had pasta, I had rice". What those had who
  /// have no diary is told, and not logged.
  func table(_ whole: Context, _ now: Moment) -> [Parse]? {
    guard let parts = TablePartReader(context: whole, people: people).read() else { return nil }
    var found: [Parse] = []
    var ofOthers: [String] = []
    var food: String?
    for part in parts {
      defer { food = part.isMade ? made(part.food, whole) : whole.list(part.food).items.last?.food ?? food }
      guard !part.isOthers, !part.isMade else {
        if !part.isMade { ofOthers.append(part.text) }
        continue
      }
      let named = food.flatMap { isNamed(part.food, whole) ? nil : counted(part.text, $0) }
      // "Made toast, had 2 eggs" has nothing of what was made, and "opened a 330 ml can, drank half" a part of it.
      if parts[0].isMade, !parts[0].isOthers, named == nil || isWeighed(parts[0].food, whole) { return nil }
      let own = understand(named ?? part.text, now: now)
      // "20 nuggets, he had 12 and I had 8": what the speaker had of what there was.
      if named != nil, !ofOthers.isEmpty, let last = found.indices.last,
        let said = own.first?.items.first?.match?.title,
        found[last].items.last?.match?.title == said
      {
        found[last].items.removeLast()
        if found[last].items.isEmpty { found.removeLast() }
      }
      found += own
    }
    guard !found.isEmpty else { return [Parse(text: whole.sentence.line, intent: .skip)] }
    if found[0].when.isUnsaid, parts[0].isMade {
      found[0].when = whole.past(whole.when(whole.labels.filter { $0.range.upperBound <= parts[0].food.upperBound }))
    }
    for index in found.indices.dropFirst() where found[index].when.isUnsaid { found[index].when = found[0].when }
    if found.allSatisfy({ $0.command == .log }) {
      found = ParseJoiner.joined([ParseJoiner.Reading(parses: found, continues: false)])
    }
    found[0].ofOthers = ofOthers
    // What others had is never the speaker's, whatever is said beside it.
    let isTable = found.allSatisfy { [.log, .add].contains($0.intent) && !$0.items.isEmpty }
    return isTable || parts.contains(where: \.isOthers) ? found : nil
  }

  /// What was cooked, with what was in it and without how much it was.
  func made(_ range: Range<Int>, _ whole: Context) -> String {
    let amount = AmountParser(sentence: whole.sentence).read(at: range.lowerBound, before: range.upperBound)
    // "Annem börek yapmış".
    let end = TrailingTrigger.longest([.made], of: range, in: whole.sentence) ?? range.upperBound
    return whole.sentence.written((amount?.range.upperBound ?? range.lowerBound)..<end)
  }

  func isWeighed(_ range: Range<Int>, _ whole: Context) -> Bool {
    whole.list(range).items.contains { $0.amount.isWeight || $0.unit?.isMetricVolume == true }
  }

  /// Whether a food is named before the first amount: "salmon about 6 oz".
  func isNamed(_ range: Range<Int>, _ whole: Context) -> Bool {
    let first = range.first { amount(of: whole.sentence, at: $0, before: range.upperBound) != nil }
    return first.map { !whole.list(range.lowerBound..<$0).items.isEmpty } ?? false
  }

  /// An amount that needs no food behind it: "2", "a big bowl".
  func amount(of sentence: Sentence, at start: Int, before end: Int) -> AmountPhrase? {
    let hasArticle = sentence.skip(.article, at: start, before: end) != nil
    let phrase = AmountParser(sentence: sentence).read(at: start, before: end, leads: hasArticle)
    return phrase.flatMap { $0.quantity != nil && (!hasArticle || $0.unit != nil) ? $0 : nil }
  }

  /// A part of a line whose first amount has no food, with one behind it: "I had 2" with "idlis". Nil where it has its own.
  func counted(_ part: String, _ food: String) -> String? {
    let sentence = lexicon.sentence(part)
    let end = sentence.tokens.count
    let first = sentence.range.lazy.compactMap { amount(of: sentence, at: $0, before: end) }.first
    // "Comí 4 de carne": a kind of it.
    let isOfKind = sentence.language == .spanish && first?.hasOf == true && first?.unit == nil
    // "I had a third" is no third burrito.
    if let first, first.unit == nil, !first.hasOf, first.quantity.map({ $0 < FixedDecimal(1) }) == true { return nil }
    guard let first, case let behind = first.range.upperBound - (isOfKind ? 1 : 0),
      // "400 g of it".
      case let next = sentence.skip(.of, at: behind).flatMap({ sentence.skip(.pronoun, at: $0) })
        ?? sentence.skip(.pronoun, at: behind) ?? behind,
      next == end || sentence.tokens[next].kind == .mark
        || sentence.skip(anyOf: [.conjunction(.and), .conjunction(.with), .person(.whom), .tailVerb], at: next) != nil
        || isOfKind
    else { return nil }
    return [sentence.written(0..<behind), food, next < end ? sentence.written(next..<end) : ""].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
