internal import Words

/// Splits a line in which several people each had something: "Emma had pasta and I had rice".
struct TablePartReader {
  let context: Context
  let people: KnownPeople
  private var sentence: Sentence { context.sentence }
  private var end: Int { context.range.upperBound }

  /// One part for each person, without the conjunctions. Nil where there is only one part, or nobody who has a diary is
  /// named.
  func read() -> [String]? {
    guard !context.clause.isQuestion, sentence.tokens.count <= 120 else { return nil }
    var parts: [String] = []
    var start = 0
    for index in 1..<max(end - 2, 1) where isConjunction(index) {
      guard begins(at: index + 1) && begins(at: start) || ends(start..<index) && ends(index + 1..<end) else { continue }
      parts.append(sentence.written(start..<index))
      start = index + 1
    }
    guard !parts.isEmpty, (0..<end).contains(where: { people.person(at: $0, in: sentence, before: end) != nil }) else {
      return nil
    }
    return parts + [sentence.written(start..<end)]
  }

  private func isConjunction(_ index: Int) -> Bool {
    sentence.isMark(",", at: index) || sentence.skip(.conjunction(.and), at: index, before: end) == index + 1
  }

  /// Whether it says an amount of something for one person: "2 idlis for me", "3 for Emma".
  private func ends(_ range: Range<Int>) -> Bool {
    let reader = PlateReader(sentence: sentence, people: people)
    guard AmountParser(sentence: sentence).read(at: range.lowerBound, before: range.upperBound)?.quantity != nil else {
      return false
    }
    return range.contains { index in
      reader.word(.whom, at: index, range.upperBound)
        .flatMap { reader.knownPerson(at: $0, range.upperBound) }.map { $0.next == range.upperBound } ?? false
    }
  }

  /// Whether a person and a word for eating begin here, after at most a time.
  private func begins(at start: Int) -> Bool {
    let reader = PlateReader(sentence: sentence, people: people)
    var index = start
    while index < end {
      if let person = reader.knownPerson(at: index, end) {
        return sentence.skip(.trigger(.ate), at: person.next, before: end) != nil
      }
      guard let next = context.labelEnd(at: index) ?? (sentence.tokens[index].kind == .mark ? index + 1 : nil) else {
        return false
      }
      index = next
    }
    return false
  }
}
