internal import Words

/// A part of a line that is one request or sentence.
struct Clause: Hashable, Sendable {
  var range: Range<Int>
  var isQuestion = false
  /// Whether it continues the sentence of the clause before.
  var continues = false
}

/// Splits a line into clauses: at the ends of sentences, and before a word that begins another request.
struct ClauseSplitter {
  let sentence: Sentence
  let leads: LeadReader

  /// The conjunctions after which another request can begin.
  private static let parting: Set<Conjunction> = [.and, .with, .plus, .on]
  /// In words; for longer food names their first or last words are enough.
  static let longestName = 3

  func clauses() -> [Clause] {
    var clauses: [Clause] = []
    var start = 0
    var index = 0
    var continues = false
    while index < sentence.tokens.count {
      // What parentheses say belongs to what stands before them.
      if index > 0, let stop = sentence.asideEnd(at: index, before: sentence.tokens.count) {
        index = stop
      } else if let isQuestion = sentenceEnd(at: index) {
        clauses.append(Clause(range: start..<index, isQuestion: isQuestion, continues: continues))
        start = index + 1
        continues = false
      } else if let next = hungerEnd(at: index, from: start) {
        clauses.append(Clause(range: start..<index, continues: continues))
        start = next
        index = next - 1
      } else if let none = nothing(at: index, from: start) {
        clauses.append(Clause(range: start..<index, continues: continues))
        clauses.append(Clause(range: none))
        start = none.upperBound
        continues = false
        index = start - 1
      } else if let next = companyEnd(around: index) {
        index = next - 1
      } else if index > start, let next = conjunction(at: index), leads.isRequest(at: next),
        !leads.isOnlyLead(start..<index),
        !isAdded(index, next), !isAmount(next), !isContinued(start, index, next), !isFurther(next),
        !isRuledOut(start..<index, next),
        !isToldOf(start..<index, next)
      {
        clauses.append(Clause(range: start..<index, continues: continues))
        start = index
        continues = true
        index = next - 1
      } else if index > start, let next = takenBack(at: index) {
        clauses.append(Clause(range: start..<index))
        start = next
        continues = false
        index = next
      } else if isVerbBeforeAnother(at: index, from: start) || isSkippedNext(at: index, from: start)
        || isSharedBefore(at: index, from: start) || isPrintedNext(at: index, from: start)
        || isOthersNext(at: index, from: start) || isRestNext(at: index, from: start)
        || isShareNext(at: index, from: start) || isEatenInstead(at: index, from: start)
        || isPartNext(at: index, from: start) || isMoreNext(at: index, from: start)
        || isBesideRest(at: index, from: start)
        || isPastNext(at: index, from: start)
        || isMealTold(at: index, from: start)
        || isReasonNext(at: index, from: start) || isSomebodyNext(at: index, from: start)
      {
        clauses.append(Clause(range: start..<index, continues: continues))
        start = index
        continues = true
      } else if let next = unmarkedEnd(at: index, from: start) {
        clauses.append(Clause(range: start..<next, continues: continues))
        start = next
        continues = true
        index = max(index, next - 1)
      }
      index += 1
    }
    clauses.append(Clause(range: start..<sentence.tokens.count, continues: continues))
    return clauses.filter { !$0.range.isEmpty }
  }

  /// The part that begins at `index` and says that nothing was eaten at a meal, where the line has other parts: "morgens
  /// Porridge, | mittags nichts |, abends Gulasch".
  private func nothing(at index: Int, from start: Int) -> Range<Int>? {
    let end = sentence.tokens.count
    guard let first = index == start ? index : conjunction(at: index), first < end else { return nil }
    var (next, isOfMeal, isNothing) = (first, false, false)
    while next < end {
      if let label = leads.labels.first(where: { $0.range.lowerBound == next }) {
        if isOfMeal, isNothing { break }
        isOfMeal = isOfMeal || label.slot != nil
        next = label.range.upperBound
      } else if isOfMeal, !isNothing, let skipped = sentence.skip(.trigger(.skip), at: next) {
        isNothing = true
        next = skipped
      } else if [":", "=", "-"].contains(where: { sentence.isMark($0, at: next) }) {
        next += 1
      } else if let passed = sentence.skip(anyOf: [.filler, .trigger(.was), .trigger(.ate), .adverb], at: next) {
        next = passed
      } else {
        break
      }
    }
    let isOver = next == end || sentence.tokens[next].kind == .mark || conjunction(at: next) != nil
    let isAll = start == 0 && first == 0 && next == end
    return isOfMeal && isNothing && isOver && !isAll ? first..<next : nil
  }

  /// Where a correction begins, with the word for it: "2 eggs, no wait, 3", "2 eggs i mean 3", "200 g, no 250 g". A
  /// single word needs a comma before it.
  private func takenBack(at index: Int) -> Int? {
    let isMarked = sentence.isMark(",", at: index)
    let next = isMarked ? index + 1 : index
    guard next < sentence.tokens.count, !isRuledOut(0..<index, next), !isSpanishNot(next) else { return nil }
    // "Raspberries I mean, not strawberries" says both at once.
    if let end = end(ofCorrectionAt: next), isMarked || end > next + 1 && !isInGermanClause(behind: end),
      sentence.contrast(at: sentence.isMark(",", at: end) ? end + 1 : end, before: sentence.tokens.count) == nil
    {
      return (end..<sentence.tokens.count).contains { sentence.tokens[$0].kind != .mark } ? next : nil
    }
    if isMarked && isTold(at: next) || index > 0 && isNo(at: next) { return next }
    guard isMarked, let number = sentence.skip(.conjunction(.without), at: next), number == next + 1 else { return nil }
    if sentence.isMark(",", at: number) { return number + 1 < sentence.tokens.count ? next : nil }
    let amounts = AmountParser(sentence: sentence)
    guard let amount = amounts.read(at: number, before: sentence.tokens.count), amount.quantity != nil,
      !amount.isArticle
    else { return nil }
    return next
  }

  /// Whether the verb that a German clause ends in follows: "den Joghurt hab ich doch nicht | gegessen".
  private func isInGermanClause(behind index: Int) -> Bool {
    guard sentence.language == .german,
      let end = sentence.skip(anyOf: [.trigger(.ate), .tailVerb], at: index)
    else { return false }
    return end == sentence.tokens.count || sentence.tokens[end].kind == .mark
  }

  /// Whether an amount that it was not follows: "eran 150 g, no 250".
  private func isSpanishNot(_ index: Int) -> Bool {
    guard let next = sentence.spanishNo(at: index), next < sentence.tokens.count else { return false }
    return sentence.tokens[next].isNumber
  }

  /// Whether "no" takes back what was said, and what is meant follows: "a ham roll no a cheese roll", "no sorry a sprite". "No
  /// bun" was not eaten.
  private func isNo(at index: Int) -> Bool {
    guard sentence.language == .english, sentence.skip(.conjunction(.without), at: index) == index + 1,
      index + 1 < sentence.tokens.count
    else { return false }
    // "A tuna melt, no it was a ham toastie".
    let told = sentence.skip(anyOf: [.pronoun, .subject], at: index + 1)
      .flatMap { sentence.skip(anyOf: [.trigger(.was), .trigger(.ate), .copula], at: $0) }
    // "A beer no, a coke".
    let next = sentence.isMark(",", at: index + 1) ? index + 2 : index + 1
    return told != nil || sentence.skip(anyOf: [.correction, .article], at: next) != nil
  }

  /// Whether a statement about one of the foods follows: "burger and fries, the fries were large".
  private func isTold(at index: Int) -> Bool {
    guard let subject = sentence.skip(.determiner, at: index) else { return false }
    let end = min(subject + Self.longestName + 1, sentence.tokens.count)
    return (subject + 1..<max(end, subject + 1)).contains { word in
      sentence.skip(.trigger(.was), at: word).map { $0 < sentence.tokens.count } ?? false
        && (subject..<word).allSatisfy { sentence.tokens[$0].isWord }
    }
  }

  /// The end of words such as "sorry i mean".
  private func end(ofCorrectionAt index: Int) -> Int? {
    var end = index
    while end < sentence.tokens.count, let next = sentence.skip(.correction, at: end) { end = next }
    return end > index ? end : nil
  }

  /// The end of a clause that is followed by another without a mark, found by the verb between two foods: "ate tacos |
  /// drank cola", "simit yedim | çay içtim".
  private func unmarkedEnd(at index: Int, from start: Int) -> Int? {
    // "Kahvaltı yapmadım | sadece bir muz yedim".
    if sentence.language == .turkish, index > start, let next = sentence.skip(.trigger(.skip), at: index),
      case let only = behindFillers(at: next), only + 1 < sentence.tokens.count, sentence.skip(.only, at: only) != nil
    {
      return next
    }
    guard index > start, let next = sentence.skip(.trigger(.ate), at: index), next < sentence.tokens.count,
      isFood(before: index, from: start), isFood(at: behindJoint(at: next))
    else { return nil }
    switch sentence.language {
    case .turkish, .german: return next
    default: return leads.read(start..<index).trigger == .ate ? index : nil
    }
  }

  /// The index after a comma and fillers.
  private func behindFillers(at start: Int) -> Int {
    var index = start
    while index < sentence.tokens.count,
      let next = sentence.isMark(",", at: index) ? index + 1 : sentence.skip(.filler, at: index)
    {
      index = next
    }
    return index
  }

  /// The index after words that only add another food: "yedim | bir de".
  func behindJoint(at index: Int) -> Int {
    let joints: [Tag] = [.also, .conjunction(.plus), .conjunction(.and), .conjunction(.with)]
    return sentence.skip(anyOf: joints, at: index) ?? index
  }

  private func isFood(before end: Int, from start: Int) -> Bool {
    (max(start, end - Self.longestName)..<end).contains { leads.isFood(sentence.lower($0..<end)) }
  }

  func isFood(at start: Int) -> Bool { sentence.namesFood(at: start, before: sentence.tokens.count, leads.isFood) }

  /// Whether the mark at `index` ends a sentence that is a question; nil where it does not end one.
  private func sentenceEnd(at index: Int) -> Bool? {
    let token = sentence.tokens[index]
    guard token.kind == .mark, !leads.labels.contains(where: { $0.range.contains(index) }) else { return nil }
    switch token.original {
    case "?": return true
    case "!", ";": return false
    case "\n": return isListLine(after: index) ? nil : false
    case ".": return endsSentence(at: index) ? false : nil
    default: return nil
    }
  }

  /// Whether the next line continues a list: it begins neither a request nor a meal.
  private func isListLine(after index: Int) -> Bool {
    let next = index + 1
    return next < sentence.tokens.count && !leads.isRequest(at: next) && !leads.isLabel(at: next)
  }

  /// Whether a point ends a sentence; not after an abbreviation or within "19.11.".
  private func endsSentence(at index: Int) -> Bool {
    let next = index + 1
    guard next < sentence.tokens.count else { return true }
    guard !sentence.tokens[next].isGlued, index > 0 else { return false }
    let isAbbreviation = sentence.phrases[index - 1].contains { phrase in
      // "Quark m. Honig".
      if phrase.length > 1 { return true }
      return switch phrase.tag {
      case .approximate: true
      case .unit, .month, .letterUnit, .capitalUnit:
        sentence.tokens[index - 1].lower.utf8.count <= 4
          && sentence.tokens[next].original == sentence.tokens[next].lower
      default: false
      }
    }
    return !isAbbreviation
  }

  /// Whether the next part continues the sentence: "I'm having dinner | with a mix of", "my lunch | , which includes".
  private func isContinued(_ start: Int, _ conjunction: Int, _ next: Int) -> Bool {
    // "Didn't finish the chips, | only had a third".
    if leads.read(start..<conjunction).trigger == .unfinished { return true }
    let isTold =
      sentence.skip(.conjunction(.with), at: conjunction) == next || sentence.skip(.relative, at: next) != nil
    return isTold && leads.isOnlyMeal(start..<conjunction)
  }

  /// Whether what it was not follows: "粥是八宝粥, 不是小米粥".
  private func isRuledOut(_ said: Range<Int>, _ next: Int) -> Bool {
    sentence.language == .chinese && sentence.skip(.contrast, at: next) != nil
      && said.contains { sentence.skip(.trigger(.was), at: $0) != nil }
  }

  /// Whether about how much it was follows: "aceitunas, | como 30 gramos", "más o menos 30 gramos".
  private func isAmount(_ next: Int) -> Bool {
    let amount = AmountParser(sentence: sentence).read(at: next, before: sentence.tokens.count, leads: false)
    return amount.map { $0.isApproximate && $0.unit?.isMeasured == true && isEnd($0.range.upperBound) } ?? false
  }

  func isEnd(_ index: Int) -> Bool { index == sentence.tokens.count || sentence.tokens[index].kind == .mark }

  /// Whether an addition follows: "a pint, | then another one".
  private func isFurther(_ next: Int) -> Bool {
    AmountParser(sentence: sentence).further(at: next, before: sentence.tokens.count, isJoined: true) != nil
  }

  /// Whether it belongs to the food: "butter with added salt".
  private func isAdded(_ conjunction: Int, _ next: Int) -> Bool {
    sentence.skip(.conjunction(.part), at: conjunction).map { $0 > next } ?? false
  }

  /// The index after a comma, "and", "then" or "but".
  func conjunction(at index: Int) -> Int? {
    if sentence.isMark(",", at: index) || sentence.isMark(")", at: index) {
      return skippedConjunctions(from: index + 1)
    }
    if let turn = sentence.skip(anyOf: [.but, .therefore], at: index) { return turn }
    let isConjunction = sentence.find(at: index) {
      if case .conjunction(let conjunction) = $0, Self.parting.contains(conjunction) { true } else { nil }
    }
    return isConjunction.map { skippedConjunctions(from: $0.next) }
  }

  private func skippedConjunctions(from index: Int) -> Int {
    var index = index
    while let next = sentence.skip(.conjunction(.and), at: index) ?? sentence.skip(.conjunction(.plus), at: index) {
      index = next
    }
    return index
  }
}
