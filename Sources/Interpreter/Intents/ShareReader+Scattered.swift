internal import Words

/// Sharing whose words stand before, behind and between the foods: "mit meiner Frau eine Pizza geteilt", "eşimle bir pizza
/// paylaştık", "doritos between me and my brother and 2 cans of coke".
extension ShareReader {
  /// Which words of a clause are about sharing, and which are left for the foods.
  private struct Scattered {
    var hasVerb = false
    /// How many it was for, where that is said.
    var sharers: Int?
    var companions = 0
    /// The stretches of other words.
    var stretches: [Range<Int>] = []

    /// Whether the last word was about sharing, so that another stretch begins.
    var isBroken = false

    var people: Int? { sharers ?? (companions > 0 ? companions + 1 : nil) }

    mutating func leave(_ index: Int) {
      defer { isBroken = false }
      if let last = stretches.last, !isBroken {
        stretches[stretches.count - 1] = last.lowerBound..<index + 1
      } else {
        stretches.append(index..<index + 1)
      }
    }
  }

  /// One person's share of the only stretch of foods, or of the first of two; nil where nothing was shared.
  func scattered(_ range: Range<Int>) -> Shared? {
    guard let words = words(of: range), words.hasVerb, let people = words.people, (2...Self.mostPeople).contains(people)
    else { return nil }
    let share = Shared.part(of: people)
    switch words.stretches.count {
    case 0: return Shared(share: share, foods: range.lowerBound..<range.lowerBound)
    case 1: return Shared(share: share, foods: words.stretches[0])
    case 2 where isFurther(words.stretches[1]):
      return Shared(share: share, foods: words.stretches[0], beside: words.stretches[1])
    default: return nil
    }
  }

  private func words(of range: Range<Int>) -> Scattered? {
    var found = Scattered()
    var index = range.lowerBound
    while index < range.upperBound {
      if let next = share(at: index, range.upperBound, &found) {
        found.isBroken = true
        index = next
      } else if let next = passed(at: index, range) {
        index = next
      } else {
        found.leave(index)
        index += 1
      }
    }
    return found
  }

  /// The index after words that say that it was shared, or among how many.
  private func share(at index: Int, _ end: Int, _ found: inout Scattered) -> Int? {
    if let sharers = sharers(at: index, before: end) {
      found.sharers = sharers.value
      found.hasVerb = true
      return sharers.next
    }
    if let next = sentence.skip(.share, at: index, before: end) {
      found.hasVerb = true
      return next
    }
    if let sharers = sentence.sharers(at: index, before: end) {
      found.sharers = sharers.people
      return sharers.end
    }
    if !found.stretches.isEmpty, let between = sentence.skip(.between, at: index, before: end),
      let company = sentence.company(at: between, isFood: context.isSureFood) ?? counted(at: between, end)
    {
      found.sharers = company.people
      found.hasVerb = true
      return company.end
    }
    if let next = sentence.skip(.conjunction(.with), at: index, before: end), next < end, sentence.tokens[next].isWord,
      let company = companion(at: next, end)
    {
      found.companions += 1
      return company
    }
    // "和老公分了".
    if found.stretches.isEmpty || sentence.language == .chinese,
      let next = sentence.skip(.conjunction(.and), at: index, before: end),
      let company = sentence.skip(.company, at: next, before: end)
    {
      found.companions += 1
      return company
    }
    // "Eşimle".
    if sentence.language == .turkish,
      sentence.tokens[index].folded.hasSuffix("le") || sentence.tokens[index].folded.hasSuffix("la"),
      let next = sentence.skip(.company, at: index, before: end)
    {
      found.companions += 1
      return next
    }
    return nil
  }

  /// How many "2" or "the three of us" are.
  func counted(at index: Int, _ end: Int) -> (people: Int, end: Int)? {
    let start = sentence.skip(.determiner, at: index, before: end) ?? index
    guard let count = sentence.count(at: start, before: end) else {
      return sentence.skip(.people, at: start, before: end).map { (2, $0) }
    }
    return (count.value, sentence.skip(.people, at: count.next, before: end) ?? count.next)
  }

  private func passed(at index: Int, _ range: Range<Int>) -> Int? {
    if let label = context.labels.first(where: { $0.range.lowerBound == index }) { return label.range.upperBound }
    let isInside = index > range.lowerBound && index + 1 < range.upperBound
    if sentence.tokens[index].kind == .mark {
      // "Wife, and a salad", but "mac-and-cheese".
      return isInside && sentence.tokens[index].isGlued && sentence.tokens[index + 1].isGlued ? nil : index + 1
    }
    let words: [Tag] = [
      .filler, .adverb, .subject, .tailVerb, .trigger(.ate), .trigger(.perhapsAte), .trigger(.was), .copula, .there,
      .person(.each), .person(.speaker), .pronoun,
    ]
    return sentence.skip(anyOf: words, at: index, before: range.upperBound)
  }

  /// Whether something of one's own follows: "and 2 cans of coke".
  private func isFurther(_ stretch: Range<Int>) -> Bool {
    sentence.skip(
      anyOf: [.conjunction(.and), .conjunction(.plus), .conjunction(.with)], at: stretch.lowerBound) != nil
      || stretch.lowerBound > 0 && sentence.isMark(",", at: stretch.lowerBound - 1)
  }
}
