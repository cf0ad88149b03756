internal import Words

/// Finds a trigger at the end of a clause: German, Turkish and Chinese verbs, and "to my favourites" after any other
/// verb.
enum TrailingTrigger {
  /// In words: "a la lista de la compra".
  private static let longest = 6

  /// - Parameter trigger: the trigger at the start of the clause; nil where there is none.
  static func find(
    in range: Range<Int>, of sentence: Sentence, after trigger: Trigger?
  ) -> (trigger: Trigger, range: Range<Int>)? {
    // "Simit yemedim aslında".
    let said = range.dropFirst().last {
      sentence.skip(.correction, at: $0, before: range.upperBound) == range.upperBound
    }
    if let said, let found = find(in: range.lowerBound..<said, of: sentence, after: trigger),
      [.skip, .notEaten, .didNot, .delete].contains(found.trigger)
    {
      return found
    }
    let end = reason(behindVerbIn: range, sentence) ?? fillersEnd(of: range, sentence)
    for start in max(range.lowerBound, end - longest)..<max(end, range.lowerBound) {
      let found = sentence.find(at: start, before: end) { tag -> Trigger? in
        guard case .trigger(let trailing) = tag else { return nil }
        let isEnd =
          ends(trailing, trigger, sentence.language) || trigger == nil && isToldOf(trailing, at: start, sentence)
        return isEnd ? trailing : nil
      }
      // After a word for eating only a single word counts, its participle: "den Speck hab ich weggelassen".
      let isNegated = found?.value == .didNot && trigger == .ate
      if let found, found.next == end, trigger != .ate || end == start + 1 || isNegated,
        start > range.lowerBound || found.value == .skip || isNegated,
        !isState(start, end, sentence), !isCompany(start, end, sentence)
      {
        return (found.value, auxiliary(before: start, after: range.lowerBound, sentence)..<end)
      }
    }
    return nil
  }

  /// Where a reason begins behind a Turkish verb: "baklavayı yemedim | çünkü doydum".
  private static func reason(behindVerbIn range: Range<Int>, _ sentence: Sentence) -> Int? {
    guard sentence.language == .turkish else { return nil }
    return range.dropFirst().first { index in
      sentence.skip(.trigger(.skip), at: index - 1) == index
        && sentence.skip(anyOf: [.tail, .notHungry, .opinion], at: index, before: range.upperBound) != nil
    }
  }

  /// The index of the marks and fillers that end a range.
  private static func fillersEnd(of range: Range<Int>, _ sentence: Sentence) -> Int {
    let longestFiller = 4
    var end = range.upperBound
    while end > range.lowerBound {
      let starts = max(range.lowerBound, end - longestFiller)..<end
      guard
        let start = starts.first(where: { sentence.skip(.filler, at: $0, before: end) == end })
          ?? (sentence.tokens[end - 1].kind == .mark ? end - 1 : nil)
      else { break }
      end = start
    }
    return end
  }

  /// Where the first part of a German two-part verb begins: "den Speck | hab ich weggelassen".
  private static func auxiliary(before start: Int, after lower: Int, _ sentence: Sentence) -> Int {
    guard sentence.language == .german else { return start }
    return (max(lower, start - 2)..<max(start, lower)).first { sentence.skip(.trigger(.ate), at: $0) == start } ?? start
  }

  /// The range of a phrase with this tag at the end of a clause, after something else.
  static func end(_ tag: Tag, of range: Range<Int>, in sentence: Sentence) -> Range<Int>? {
    var end = range.upperBound
    while end > range.lowerBound {
      // Its last word may be one that is passed elsewhere: "the rest is | right".
      if let start = range.dropFirst().first(where: { sentence.skip(tag, at: $0, before: end) == end }) {
        return start..<end
      }
      guard isPassing(end - 1, sentence) else { return nil }
      end -= 1
    }
    return nil
  }

  /// Where the longest phrase with one of these tags begins that ends the range, after something else.
  static func longest(_ tags: [Tag], of range: Range<Int>, in sentence: Sentence) -> Int? {
    range.dropFirst().first { sentence.skip(anyOf: tags, at: $0, before: range.upperBound) == range.upperBound }
  }

  /// Whether it is a companion: "pizza with my son" is not about the son.
  private static func isCompany(_ start: Int, _ end: Int, _ sentence: Sentence) -> Bool {
    start > 0 && sentence.skip(.conjunction(.with), at: start - 1) == start && sentence.skip(.company, at: start) == end
  }

  /// Whether somebody says so of what is named before: "the rice I left", "rice I didn't eat", "el arroz lo dejé".
  private static func isToldOf(_ trigger: Trigger, at start: Int, _ sentence: Sentence) -> Bool {
    guard [.left, .skip, .didNot, .notEaten].contains(trigger) else { return false }
    // "La dejé".
    let isOfMany = sentence.language == .spanish && (sentence.skip(.trigger(trigger), at: start) ?? start) > start + 1
    return isOfMany || sentence.skip(.subject, at: start) != nil
      || start > 0 && sentence.skip(.subject, at: start - 1) == start
  }

  /// Whether it is part of a state such as "cooked weight".
  private static func isState(_ start: Int, _ end: Int, _ sentence: Sentence) -> Bool {
    start > 0 && sentence.state(at: start - 1)?.next == end
  }

  private static func isPassing(_ index: Int, _ sentence: Sentence) -> Bool {
    sentence.tokens[index].kind == .mark || sentence.skip(.filler, at: index) == index + 1
  }

  private static func ends(_ trailing: Trigger, _ trigger: Trigger?, _ language: Language) -> Bool {
    switch trailing {
    case .favourite, .unfavourite: trigger == nil || [.add, .log, .change, .delete, .make, .set].contains(trigger)
    case .add where language == .german: trigger == nil || trigger == .add
    case .add, .log: language == .turkish && trigger == nil
    case .skip: language != .english && [nil, .change, .ate].contains(trigger)
    // "Add milk to the shopping list".
    case .future: [nil, .change, .add, .log].contains(trigger)
    case .delete, .undo, .notEaten, .change, .make, .set, .move, .swap, .repeat, .didNot:
      language != .english && (trigger == nil || trigger == .change || trigger == .ate && trailing == .didNot)
    case .left, .unfinished: language == .turkish && trigger == nil
    case .body: trigger == nil || [.add, .delete].contains(trigger)
    default: false
    }
  }
}
