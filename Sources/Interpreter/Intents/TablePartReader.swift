internal import Words

/// Splits a line in which several people each had something: "Emma had pasta and I had rice", "my wife had the salad but I
/// had ribs".
struct TablePartReader {
  /// What one person had.
  struct Part {
    let text: String
    /// The words for what was had, behind the person and the verb.
    let food: Range<Int>
    /// Whether it was somebody who is neither the speaker nor known by name.
    let isOthers: Bool
    /// Whether it was not eaten but made: "my husband made a curry", "made lentil soup".
    var isMade = false
  }

  let context: Context
  let people: KnownPeople
  private var sentence: Sentence { context.sentence }
  private var end: Int { context.range.upperBound }
  private var reader: PlateReader { PlateReader(sentence: sentence, people: people) }

  /// One part for each person, without the conjunctions. Nil where there is only one part, unless that is of somebody who is
  /// not named: "she had soup".
  func read() -> [Part]? {
    guard !context.clause.isQuestion, sentence.tokens.count <= 120 else { return nil }
    var parts: [Part] = []
    var start = 0
    for index in 1..<max(end - 1, 1) where index > start {
      guard let next = separated(at: index),
        isNext(next, behind: start) || isOfSpeaker(index, next, behind: start)
          || ends(start..<index) && ends(next..<end)
      else { continue }
      parts.append(part(start..<index))
      start = next
    }
    guard !parts.isEmpty || isPronoun(at: 0) else { return nil }
    parts.append(part(start..<end))
    let isNamed = (0..<end).contains { people.person(at: $0, in: sentence, before: end) != nil }
    let isOthers =
      parts[0].isOthers && (parts.count > 1 || isPronoun(at: 0)) || parts.dropFirst().contains(where: \.isOthers)
    let isOwn = parts.count == 2 && parts[0].isMade && !parts[1].isMade
    return isOthers || isOwn || isNamed && parts.count > 1 ? parts : nil
  }

  private func part(_ range: Range<Int>) -> Part {
    guard let begin = beginning(at: range.lowerBound) ?? verbless(at: range.lowerBound) else {
      return Part(text: sentence.written(range), food: range, isOthers: false)
    }
    return Part(
      text: sentence.written(begin.isVerbless && !begin.isOthers ? begin.next..<range.upperBound : range),
      food: min(begin.next, range.upperBound)..<range.upperBound, isOthers: begin.isOthers, isMade: begin.isMade)
  }

  /// The index of the next part, where a comma, a conjunction, or the verb at the end of a clause is at `index`.
  private func separated(at index: Int) -> Int? {
    var next = index
    if [",", ";", "."].contains(where: { sentence.isMark($0, at: next) }) { next += 1 }
    while next < end, let word = sentence.skip(anyOf: [.conjunction(.and), .but], at: next, before: end) { next = word }
    if next > index { return next < end ? next : nil }
    if (max(0, index - 3)..<index).contains(where: { hadByOthers(at: $0) != nil }) { return nil }
    if hadByOthers(at: index) != nil || isChineseSpeaker(at: index) { return index }
    return sentence.language != .english && sentence.skip(anyOf: [.tailVerb, .person(.has)], at: index - 1) == index
      ? index : nil
  }

  /// Whether a Chinese sentence of the speaker begins, which needs no mark before it: "老婆吃了沙拉 | 我吃了饺子".
  private func isChineseSpeaker(at index: Int) -> Bool {
    guard sentence.language == .chinese, let verb = sentence.skip(.subject, at: index, before: end) else {
      return false
    }
    return sentence.skip(.trigger(.ate), at: verb, before: end) != nil
  }

  /// Whether it says an amount of something for one person: "2 idlis for me", "3 for Emma".
  private func ends(_ range: Range<Int>) -> Bool {
    guard AmountParser(sentence: sentence).read(at: range.lowerBound, before: range.upperBound)?.quantity != nil else {
      return false
    }
    return range.contains { index in
      reader.word(.whom, at: index, range.upperBound)
        .flatMap { reader.knownPerson(at: $0, range.upperBound) }.map { $0.next == range.upperBound } ?? false
    }
  }

  /// Whether a verb says that the speaker had it: "komşu börek getirmiş, 2 dilim yedim".
  private func isOwn(_ next: Int) -> Bool {
    let end = min(sentence.nextMark(from: next), self.end)
    return sentence.language == .turkish
      && (next..<end).contains { sentence.skip(.trigger(.ate), at: $0, before: end) != nil }
  }

  private struct Beginning {
    let isOthers: Bool
    /// Whether the verb is left out: "I only a salad".
    var isVerbless = false
    var isMade = false
    /// The index behind the person and the verb.
    let next: Int
  }

  /// Whether another person's part begins, behind that at `start`. Behind what somebody else had, the speaker needs no word
  /// for eating.
  private func isNext(_ next: Int, behind start: Int) -> Bool {
    guard let first = beginning(at: start) else {
      if verbless(at: start)?.isOthers == true { return verbless(at: next) != nil }
      // "Gözleme yedim, annem de börek yedi": the verb says that it was the speaker, and so does "soup, my wife had the lasagne".
      guard let other = beginning(at: next) ?? somebody(at: next), other.isOthers else { return false }
      return !other.isMade && isMeal(start..<next) && namesFood(other.next..<partEnd(other.next))
        || (start..<next).contains { sentence.skip(.trigger(.ate), at: $0, before: next) != nil }
        || (next..<end).contains { reader.word(.rest, at: $0, end) != nil }
    }
    return beginning(at: next) != nil || somebody(at: next) != nil
      || first.isOthers && (verbless(at: next) != nil || first.isMade && isOwn(next))
  }

  /// Whether another sentence names a food behind what somebody else had: "the dog got the other one. butter on all".
  private func isOfSpeaker(_ index: Int, _ next: Int, behind start: Int) -> Bool {
    sentence.isMark(".", at: index) && beginning(at: start)?.isOthers == true && namesFood(next..<partEnd(next))
  }

  private func partEnd(_ index: Int) -> Int { max(min(sentence.nextMark(from: index), end), index) }

  private func namesFood(_ range: Range<Int>) -> Bool {
    context.list(range).items.contains { $0.match?.quality.isSure == true }
  }

  /// Whether it is only food: "a chicken wrap".
  private func isMeal(_ range: Range<Int>) -> Bool {
    let list = context.list(range)
    return !list.items.isEmpty && list.unaccounted.isEmpty && list.items.allSatisfy { $0.match?.quality.isSure == true }
  }

  /// A person and a word for eating, after at most a time; for what one cooked and ate oneself no person is needed.
  private func beginning(at start: Int) -> Beginning? {
    if let own = deed(at: start) { return own }
    if let next = hadByOthers(at: start) { return Beginning(isOthers: true, next: next) }
    var index = start
    while index < end {
      if let who = eater(at: index) {
        return verb(behind: who.next).map { Beginning(isOthers: who.isOthers, isMade: $0.isMade, next: $0.next) }
      }
      guard let next = context.labelEnd(at: index) ?? (sentence.tokens[index].kind == .mark ? index + 1 : nil) else {
        return nil
      }
      index = next
    }
    return nil
  }

  /// The index behind "den Rest hat mein Mann": what others had of it.
  private func hadByOthers(at index: Int) -> Int? {
    let determined = sentence.skip(anyOf: [.determiner, .article], at: index, before: end) ?? index
    guard sentence.language != .english,
      let rest = reader.word(.rest, at: index, end) ?? reader.word(.rest, at: determined, end),
      let verb = reader.word(.has, at: rest, end)
        ?? sentence.skip(anyOf: [.subject, .trigger(.ate)], at: rest, before: end),
      let who = eater(at: verb), who.isOthers
    else { return nil }
    return who.next
  }

  /// What the speaker cooked, "made lentil soup", or had of it, "had 2 bowls".
  private func deed(at start: Int) -> Beginning? {
    var index = start
    while let next = context.labelEnd(at: index) ?? sentence.skip(.subject, at: index, before: end) { index = next }
    if start == 0, let next = sentence.skip(anyOf: [.trigger(.perhapsAte), .cooking, .made], at: index, before: end) {
      return Beginning(isOthers: false, isMade: true, next: next)
    }
    guard start > 0, let next = sentence.skip(.trigger(.ate), at: start, before: end) else { return nil }
    return Beginning(isOthers: false, next: next)
  }

  /// The speaker or a relative, and a food or an amount, without a verb: "ich nur einen Salat", "mi marido pizza", "yo uno".
  private func verbless(at index: Int) -> Beginning? {
    // "Mi marido" begins as "mí" does.
    let relative = isWith(index) ? nil : reader.relative(at: index, end)
    guard let next = relative ?? reader.word(.speaker, at: index, end) else { return nil }
    let start = passed(from: next)
    guard start < end, sentence.skip(.conjunction(.and), at: start, before: end) == nil,
      !context.list(start..<end).items.isEmpty
        || AmountParser(sentence: sentence).read(at: start, before: end)?.quantity != nil
    else { return nil }
    return Beginning(isOthers: relative != nil, isVerbless: true, next: next)
  }

  /// A relative and a food, where a verb before them is meant again: "I had a burger, my wife a salad".
  private func somebody(at index: Int) -> Beginning? {
    guard let other = verbless(at: index), other.isOthers, case let food = passed(from: other.next),
      sentence.language != .english || AmountParser(sentence: sentence).read(at: food, before: end) != nil,
      namesFood(food..<partEnd(food))
    else { return nil }
    return other
  }

  private func eater(at index: Int) -> (isOthers: Bool, next: Int)? {
    if let known = people.person(at: index, in: sentence, before: end) { return (false, known.next) }
    // "Mi esposo" begins as "mí" does.
    if let next = reader.word(.other, at: index, end) ?? reader.relative(at: index, end), !isWith(index) {
      return (true, next)
    }
    // "We had".
    return (reader.word(.speaker, at: index, end) ?? sentence.skip(.subject, at: index, before: end)).map {
      (false, $0)
    }
  }

  /// Whether it says with whom: "kocamla".
  private func isWith(_ index: Int) -> Bool {
    sentence.language == .turkish && TurkishSuffixes.saysWith(sentence.tokens[index].folded)
  }

  private func isPronoun(at index: Int) -> Bool {
    let start = context.labelEnd(at: index) ?? index
    return reader.word(.other, at: start, end) != nil
  }

  /// The index behind a word for eating or for cooking, or where the words begin that have it behind them: "kızım makarna
  /// yedi".
  private func verb(behind index: Int) -> (isMade: Bool, next: Int)? {
    let start = passed(from: index)
    let stop = min(sentence.nextMark(from: start), end)
    // "Hat Lasagne gemacht", "börek yapmış".
    if sentence.language != .english,
      (start..<stop).contains(where: { sentence.skip(.made, at: $0, before: stop) == stop })
    {
      return (true, sentence.skip(.person(.has), at: start, before: stop) ?? start)
    }
    if let next = sentence.skip(anyOf: [.trigger(.ate), .person(.has)], at: start, before: end) {
      return (false, next)
    }
    if let made = sentence.skip(anyOf: [.trigger(.perhapsAte), .cooking, .made], at: start, before: end) {
      return (true, made)
    }
    if isCookingState(at: start) { return (true, start) }
    guard sentence.language != .english else { return nil }
    let isBehind = (start..<stop).contains {
      sentence.skip(anyOf: [.tailVerb, .person(.has)], at: $0, before: stop) != nil
    }
    return isBehind ? (false, start) : nil
  }

  /// Whether the state of a food stands where the verb is: "my husband fried eggs". The Turkish "ben haşlanmış yumurta" has its
  /// verb behind it.
  private func isCookingState(at index: Int) -> Bool {
    [.english, .chinese].contains(sentence.language)
      && sentence.state(at: index, before: end) != nil
  }

  private func passed(from index: Int) -> Int {
    var index = index
    while index < end, let next = sentence.skip(anyOf: [.filler, .only, .also, .adverb], at: index, before: end) {
      index = next
    }
    return index
  }
}
