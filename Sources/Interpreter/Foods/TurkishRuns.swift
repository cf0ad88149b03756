internal import Words

/// What Turkish says between and behind the words of a food: "bi avuç da leblebi", "mantı yedim bir tabak yoğurtlu", "50lik
/// bira", "işe giderken bir poğaça".
struct TurkishRuns {
  let sentence: Sentence
  let labels: (Range<Int>) -> [WhenLabel]
  let isFood: (String) -> Bool

  /// The line as it is said in order; nil where nothing stands elsewhere.
  var completed: String? {
    guard sentence.language == .turkish, sentence.tokens.count <= 60 else { return nil }
    var order = Array(sentence.range)
    var texts: [Int: String] = [:]
    var hasChanged = false
    for index in sentence.range {
      if isParticle(index) {
        order.removeAll { $0 == index }
        hasChanged = true
      } else if isCentilitres(index) {
        texts[index] = "cl"
        hasChanged = true
      }
    }
    if let circumstance {
      order.removeAll(where: circumstance.contains)
      hasChanged = true
    }
    for verb in sentence.range {
      guard let tail = tail(behind: verb) ?? kind(before: verb), let place = place(before: verb, of: tail) else {
        continue
      }
      order.removeAll(where: tail.contains)
      // "Hepsi şekersiz".
      let moved = tail.filter { sentence.skip(.all, at: $0) == nil }
      if let position = order.firstIndex(of: place) { order.insert(contentsOf: moved, at: position) }
      hasChanged = true
    }
    guard hasChanged, !order.isEmpty else { return nil }
    return order.indices.map { position in
      let index = order[position]
      // "14:30" stays together.
      let isGlued = position > 0 && order[position - 1] == index - 1 && sentence.tokens[index].isGlued
      return (position == 0 || isGlued ? "" : " ") + (texts[index] ?? sentence.written(index..<index + 1))
    }.joined()
  }

  /// Whether it is "too" between an amount and its food: "5 tane de zeytin".
  private func isParticle(_ index: Int) -> Bool {
    let length = 2
    guard index > 0, index + 1 < sentence.tokens.count, sentence.tokens[index].folded.utf8.count == length,
      sentence.skip(.conjunction(.plus), at: index) == index + 1, sentence.tokens[index + 1].isWord
    else { return false }
    let longestAmount = 3
    return (max(0, index - longestAmount)..<index).contains { start in
      let amount = AmountParser(sentence: sentence).read(at: start, before: index)
      return amount?.range.upperBound == index && amount?.unit != nil
    }
  }

  /// Whether it is the ending of a bottle's size: "50lik", "33'lük".
  private func isCentilitres(_ index: Int) -> Bool {
    let sizes = 20...100
    return index > 0 && ["lik", "luk"].contains(sentence.tokens[index].folded.filter(\.isLetter))
      && sentence.tokens[index].isGlued && Int(sentence.tokens[index - 1].original).map(sizes.contains) == true
  }

  /// What was done meanwhile at the beginning of the line, where no food is named: "akşam | maç izlerken |".
  private var circumstance: Range<Int>? {
    let longest = 4
    guard sentence.tokens.contains(where: { TurkishSuffixes.isMeanwhile($0.folded) }) else { return nil }
    let start = labels(sentence.range).first { $0.range.lowerBound == 0 }?.range.upperBound ?? 0
    let end = min(start + longest, sentence.tokens.count)
    guard let verb = (start..<end).first(where: { TurkishSuffixes.isMeanwhile(sentence.tokens[$0].folded) }),
      verb + 1 < sentence.tokens.count,
      (start...verb).allSatisfy({ sentence.tokens[$0].isWord && !isFood(sentence.tokens[$0].lower) })
    else { return nil }
    return start..<verb + 1
  }

  /// How much it was or which kind, behind the verb: "yedim | 1 tabak", "içtim | sade". Nil where a food follows.
  private func tail(behind verb: Int) -> Range<Int>? {
    guard let start = sentence.skip(anyOf: [.trigger(.ate), .trigger(.add), .made], at: verb), start == verb + 1,
      verb > 0
    else {
      return nil
    }
    let end = sentence.nextMark(from: start)
    var index = start
    while index < end {
      if let amount = AmountParser(sentence: sentence).read(at: index, before: end), amount.energy == nil {
        index = amount.range.upperBound
      } else if let next = sentence.skip(anyOf: [.quality, .preparation, .all], at: index, before: end)
        ?? sentence.state(at: index, before: end)?.next
        ?? (TurkishSuffixes.saysKind(sentence.tokens[index].folded) ? index + 1 : nil)
      {
        index = next
      } else {
        return nil
      }
    }
    return start < end ? start..<end : nil
  }

  /// The kind right before the verb, behind the food: "kahvemi | sütlü | içtim".
  private func kind(before verb: Int) -> Range<Int>? {
    guard verb > 1, sentence.skip(.trigger(.ate), at: verb) == verb + 1, sentence.tokens[verb - 2].isWord,
      TurkishSuffixes.saysKind(sentence.tokens[verb - 1].folded), !isFood(sentence.tokens[verb - 1].lower),
      isFood(sentence.tokens[verb - 2].lower) || !TurkishSuffixes.stems(of: sentence.tokens[verb - 2].folded).isEmpty
    else { return nil }
    return verb - 1..<verb
  }

  /// The first word of the food before the verb, in front of which the tail belongs: behind its own amount, where the tail has
  /// none.
  private func place(before verb: Int, of tail: Range<Int>) -> Int? {
    var start = verb
    while start > 0, sentence.tokens[start - 1].kind != .mark, sentence.skip(.conjunction(.and), at: start - 1) == nil,
      sentence.skip(.trigger(.ate), at: start - 1) == nil
    {
      start -= 1
    }
    let amounts = AmountParser(sentence: sentence)
    let labels = self.labels(sentence.range)
    let passed: [Tag] = [.only, .also, .subject, .filler, .adverb, .conjunction(.plus)]
    while start < verb {
      if let label = labels.first(where: { $0.range.contains(start) }) {
        start = label.range.upperBound
      } else if let next = sentence.skip(anyOf: passed, at: start, before: verb) {
        start = next
      } else if let amount = amounts.read(at: start, before: verb) {
        guard amounts.read(at: tail.lowerBound, before: tail.upperBound) == nil else { return nil }
        start = amount.range.upperBound
      } else {
        return start
      }
    }
    return nil
  }
}
