internal import Calls
internal import Nutrition
internal import Words

/// What the readers of a clause work with.
struct Context {
  let sentence: Sentence
  let finder: any FoodFinder
  let now: Moment
  let clause: Clause
  let labels: [WhenLabel]
  private let lists = ListMemory()

  init(sentence: Sentence, finder: any FoodFinder, now: Moment, clause: Clause, labels: [WhenLabel]) {
    self.sentence = sentence
    self.finder = finder
    self.now = now
    self.clause = clause
    self.labels = labels
  }

  var range: Range<Int> { clause.range }

  /// The context of a part of the clause, with only the labels in it.
  func part(_ range: Range<Int>) -> Context {
    Context(
      sentence: sentence, finder: finder, now: now, clause: Clause(range: range),
      labels: labels.filter { range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound })
  }

  /// The list of foods in `range`, cached.
  func list(_ range: Range<Int>) -> ItemReader.List {
    lists.list(range) { ItemReader.read(range, of: sentence, labels: labels, finder: finder) }
  }

  /// Whether a word comes before "one" in place of a food: "a chocolate one".
  var endsInKind: Bool {
    guard let last = range.last(where: { sentence.tokens[$0].kind != .mark }), last > range.lowerBound,
      sentence.skip(.pronounOfKind, at: last) == last + 1, sentence.tokens[last - 1].isWord
    else { return false }
    let isSize = sentence.find(at: last - 1) { if case .size = $0 { true } else { nil } } != nil
    return !isSize
      && sentence.skip(
        anyOf: [
          .article, .determiner, .also, .difference(.more), .only, .conjunction(.without), .trigger(.ate),
          .trigger(.perhapsAte), .trigger(.was), .correction, .filler,
        ], at: last - 1) == nil
  }

  func isSureFood(_ words: String) -> Bool {
    finder.isName(words)
  }

  /// The food that a name surely means, for a call about it; nil where only the tool can look it up, as for a list
  /// number.
  private func resolved(_ name: String) -> ResolvedFood? {
    guard !name.contains(where: \.isNumber), let match = finder.match(name.lowercased(), state: nil),
      match.quality <= .compound
    else { return nil }
    return match.resolved
  }

  /// A call about the named food, resolved where it is certain.
  func call<Wanted: FoodCall>(about name: String, _ fill: (inout Wanted) -> Void = { _ in }) -> Wanted {
    Wanted {
      ($0.food, $0.resolved) = (name, resolved(name))
      fill(&$0)
    }
  }

  /// The time of `labels` together; the first of each kind counts.
  func when(_ labels: [WhenLabel]) -> When {
    var when = When()
    var clock: ClockMention?
    for label in labels {
      when.offset = when.offset ?? label.offset
      when.slot = when.slot ?? label.slot
      clock = clock ?? label.clock
    }
    when.day = when.offset.map { now.today.adding($0) }
    when.time = clock?.resolved(slot: when.slot, now: now.time, isToday: (when.offset ?? 0) == 0)
    return when
  }

  var when: When { when(labels) }

  /// The time, moved to yesterday if it is much later than now: "crisps at 11pm", said at noon.
  func past(_ when: When) -> When {
    let mostAhead = 8 * 60
    guard when.offset == nil, when.slot == nil, let time = when.time, let present = now.time, !now.isPastMidnight,
      time.minutes > present.minutes + mostAhead
    else { return when }
    var past = when
    (past.offset, past.day) = (-1, now.today.adding(-1))
    return past
  }

  /// Whether it ends in a label that names a day by itself.
  var endsInDay: Bool {
    guard let last = labels.last, last.hasOwnDay else { return false }
    return (last.range.upperBound..<max(range.upperBound, last.range.upperBound)).allSatisfy { index in
      sentence.tokens[index].kind == .mark
    }
  }

  /// Whether it begins with a time: ", yesterday had soup".
  var beginsInTime: Bool {
    guard let first = labels.first else { return false }
    return (range.lowerBound..<max(range.lowerBound, first.range.lowerBound)).allSatisfy { index in
      sentence.tokens[index].kind == .mark
        || sentence.skip(anyOf: [.conjunction(.and), .conjunction(.plus)], at: index) != nil
    }
  }

  /// Whether a phrase with such a tag begins in `range` outside of its labels.
  func contains(_ range: Range<Int>, _ pick: (Tag) -> Bool) -> Bool {
    range.contains { index in
      !isLabel(index) && sentence.find(at: index, before: range.upperBound) { pick($0) ? true : nil } != nil
    }
  }

  func isLabel(_ index: Int) -> Bool {
    labels.contains { $0.range.contains(index) }
  }

  /// Whether a verb stands behind all that says when: "öğle yemeği olsun", "dün akşam yedim".
  func isBehindLabels(_ lead: Lead) -> Bool {
    lead.headRange.map { head in labels.allSatisfy { $0.range.upperBound <= head.lowerBound } } ?? false
  }

  /// The end of the label that begins at `index`.
  func labelEnd(at index: Int) -> Int? {
    labels.first { $0.range.lowerBound == index }?.range.upperBound
  }

  /// The end of the mark, or of the longest phrase with an accepted tag, at `index`.
  func passed(at index: Int, before end: Int, _ isPassed: (Tag) -> Bool) -> Int? {
    if sentence.tokens[index].kind == .mark { return index + 1 }
    return sentence.find(at: index, before: end) { isPassed($0) ? true : nil }?.next
  }

  func contains(_ range: Range<Int>, _ tag: Tag) -> Bool {
    contains(range) { $0 == tag }
  }

  /// Whether it says which of several is meant by its place: "the last one", but not "the last meal".
  var saysLastOfSeveral: Bool {
    range.contains { index in
      guard let next = sentence.skip(.pronoun, at: index) else { return false }
      return sentence.skip(anyOf: [.pronounOfKind, .last], at: next - 1) == next
        && (index..<next).contains { sentence.skip(.last, at: $0) != nil }
    }
  }

  func topics(_ range: Range<Int>) -> Set<Topic> {
    var topics: Set<Topic> = []
    for index in range {
      for phrase in sentence.phrases[index] where index + phrase.length <= range.upperBound {
        if case .topic(let topic) = phrase.tag { topics.insert(topic) }
      }
    }
    return topics
  }

  /// The food that these words name, as a reference to what was said before. Nil where they name none.
  func reference(to words: [Int]) -> EntryReference? {
    guard let first = words.min(), let last = words.max() else { return nil }
    return list(first..<last + 1).items.first.map { EntryReference($0) }
  }

  /// The original words of `indices`.
  func words(_ indices: [Int]) -> [String] {
    indices.filter { sentence.tokens[$0].kind != .mark }.map { sentence.tokens[$0].original }
  }

  func parse(_ intent: Intent, _ command: ParsedCommand = .none) -> Parse {
    Parse(text: sentence.original(range), intent: intent, when: when, command: command)
  }

  /// A call that shows the given day, or today.
  var shownDay: Parse {
    parse(.queryLog, .calling(ShowDayCall { $0.day = when.day?.description }))
  }

  /// A call that deletes what `reference` names, in the given day and meal.
  func deletion(
    of reference: EntryReference? = nil, _ fill: (inout DeleteEntriesCall) -> Void = { _ in }
  ) -> Parse {
    var call = DeleteEntriesCall {
      ($0.food, $0.last) = (reference?.food, reference?.isLast == true ? true : nil)
      ($0.slot, $0.day, $0.time) = (when.slot, when.day?.description, when.time?.description)
    }
    fill(&call)
    var parse = parse(.delete, .calling(call))
    parse.reference = reference
    return parse
  }
}

/// Caches the lists of a clause, since several readers parse the same words before one accepts the clause.
final class ListMemory {
  private var lists: [Range<Int>: ItemReader.List] = [:]

  func list(_ range: Range<Int>, read: () -> ItemReader.List) -> ItemReader.List {
    if let known = lists[range] { return known }
    let list = read()
    lists[range] = list
    return list
  }
}
