internal import Words

/// Remarks about how it was that follow a food without a mark: "had a curry | it was lovely", "Döner gegessen | war mega lecker".
struct RunOnRemarks {
  let sentence: Sentence
  let isFood: (String) -> Bool

  /// In words; for longer food names their last words are enough.
  private static let longestName = 3
  private static let longestLine = 60

  /// The line with a comma before such a remark; nil where there is none.
  var parted: String? {
    guard sentence.tokens.count <= Self.longestLine, sentence.language != .turkish else { return nil }
    let start = sentence.range.dropFirst().first { isRemark(at: $0) && isBehindMeal($0) }
    guard let start, case let end = sentence.tokens[start - 1].range.upperBound else { return nil }
    return sentence.line(replacing: [(end..<end, ",")])
  }

  /// Whether everything up to the next mark tells how it was.
  private func isRemark(at index: Int) -> Bool {
    // "少糖" is how it was made.
    let told: [Tag] = sentence.language == .chinese ? [.opinion] : [.opinion, .preparation, .quality, .notFood]
    let passed: [Tag] = [.adverb, .filler, .pronoun, .subject, .copula, .trigger(.was)]
    guard sentence.tokens[index - 1].kind != .mark, let first = predicate(at: index) else { return false }
    let end = sentence.nextMark(from: index)
    var (word, saysHow) = (first, false)
    while word < end {
      if let next = sentence.skip(anyOf: told, at: word, before: end) {
        (word, saysHow) = (next, true)
      } else if let next = sentence.skip(anyOf: passed, at: word, before: end) {
        word = next
      } else {
        return false
      }
    }
    return saysHow
  }

  /// The index behind the verb that begins the remark: "it was", "war". Chinese needs none.
  private func predicate(at index: Int) -> Int? {
    let verbs: [Tag] = [.trigger(.was), .copula]
    switch sentence.language {
    case .chinese: return index
    // "Steak that was juicy" goes on.
    case .english where sentence.skip(.relative, at: index) != nil: return nil
    case .english:
      return sentence.skip(anyOf: [.pronoun, .subject], at: index).flatMap { sentence.skip(anyOf: verbs, at: $0) }
    default: return sentence.skip(anyOf: verbs, at: index)
    }
  }

  /// Whether a food, or that it was eaten, is said right before. "Das Essen war super" is one sentence.
  private func isBehindMeal(_ index: Int) -> Bool {
    let verbs: [Tag] = [.trigger(.ate), .tailVerb]
    // "Das Essen" is no verb.
    let isEaten = (0..<index).contains { word in
      sentence.skip(anyOf: verbs, at: word) != nil
        && (word == 0 || sentence.skip(anyOf: [.determiner, .article], at: word - 1) != word)
    }
    guard isEaten || sentence.language == .english else { return false }
    return (max(index - Self.longestName, 0)..<index).contains { start in
      isFood(sentence.lower(start..<index)) || sentence.skip(anyOf: verbs, at: start) == index
    }
  }
}
