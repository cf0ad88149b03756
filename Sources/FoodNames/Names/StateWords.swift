internal import Nutrition
internal import Words

/// Words that say in which state a food was weighed.
enum StateWords {
  /// The words without what they say of a state, and that state. Nil where they say nothing of one, or nothing else.
  static func separate(_ text: FoldedText) -> (rest: FoldedText, state: FoodState)? {
    text.isChinese ? separatePrefix(text) : separateWords(text)
  }

  private static func separateWords(_ text: FoldedText) -> (rest: FoldedText, state: FoodState)? {
    var rest: [String] = []
    var state: FoodState?
    var words = text.words[...]
    while let word = words.first {
      if let found = longestPhrase(in: words) {
        state = found.state
        words = words.dropFirst(found.length)
      } else {
        rest.append(word)
        words = words.dropFirst()
      }
    }
    guard let state, !rest.isEmpty else { return nil }
    return (FoldedText(joining: rest), state)
  }

  private static func longestPhrase(in words: ArraySlice<String>) -> (state: FoodState, length: Int)? {
    if let first = words.first, StateVocabulary.phraseStarts.contains(first) {
      for length in [3, 2] where words.count >= length {
        let phrase = words.prefix(length).joined(separator: " ")
        if let state = StateVocabulary.phrases[phrase] { return (state, length) }
      }
    }
    return words.first.flatMap { StateVocabulary.words[$0] }.map { ($0, 1) }
  }

  private static func separatePrefix(_ text: FoldedText) -> (rest: FoldedText, state: FoodState)? {
    for (prefix, state) in StateVocabulary.ideographs where text.text.hasPrefix(prefix) && text.text != prefix {
      return (FoldedText(String(text.text.dropFirst(prefix.count))), state)
    }
    return nil
  }
}

extension FoodState {
  /// The words that may stand before a name to say this state.
  var spellings: [String] {
    switch self {
    case .roasted: ["roasted", "roast"]
    case .raw, .cooked, .dry, .dried, .canned, .frozen, .boiled, .fried, .baked, .grilled, .smoked, .toasted,
      .steamed:
      [rawValue]
    }
  }
}
