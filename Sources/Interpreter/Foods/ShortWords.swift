internal import EmbeddedWords
internal import Words

/// What is short for a word in the names of foods: a single letter between two words, "salt n vinegar crisps", "tea w milk", "zumo d
/// naranja", "Brot m Käse", or a word of its own that names nothing by itself, "choccy hobnobs", "fish finger sarnie".
struct ShortWords {
  let sentence: Sentence
  /// The food that a word is the name of.
  let food: (String) -> FoodMatch?

  /// The line with the whole word; nil where it has none.
  var completed: String? {
    let edits = shortened + (sentence.language == .english ? misspelt + slashed + verbs : [])
    return edits.isEmpty ? nil : sentence.line(replacing: edits)
  }

  private var shortened: [(Range<Int>, String)] {
    let indices = letters + sentence.unknownWords.filter { sentence.tokens[$0].lower.utf8.count > 1 }
    guard !indices.isEmpty else { return [] }
    let short = WordTable.embedded.phrases(of: .names, kind: "short", language: sentence.language)
    return indices.compactMap { index in
      short.first { $0.text == sentence.tokens[index].lower }.map { (sentence.tokens[index].range, $0.value) }
    }
  }

  /// Single letters that stand between two words.
  private var letters: [Int] {
    sentence.range.dropFirst().dropLast().filter { index in
      sentence.tokens[index].lower.utf8.count == 1 && !sentence.tokens[index].isGlued
        && sentence.tokens[index - 1].isWord
        && sentence.tokens[index + 1].isWord && !sentence.tokens[index + 1].isGlued
    }
  }

  /// "An" before a consonant: "milk an sugar".
  private var misspelt: [(Range<Int>, String)] {
    sentence.range.dropFirst().dropLast().compactMap { index in
      let next = sentence.tokens[index + 1]
      guard sentence.tokens[index].lower == "an", sentence.tokens[index - 1].isWord, next.isWord,
        let letter = next.folded.utf8.first, !"aeiouhx".utf8.contains(letter), next.folded.utf8.count > 2
      else { return nil }
      return (sentence.tokens[index].range, "and")
    }
  }

  /// "W/" before a word: "burger w/ cheese". "W/o" is a phrase of the lexicon.
  private var slashed: [(Range<Int>, String)] {
    sentence.range.dropFirst().dropLast(2).compactMap { index in
      let next = sentence.tokens[index + 2]
      guard sentence.tokens[index].lower == "w", !sentence.tokens[index].isGlued, sentence.isMark("/", at: index + 1),
        sentence.tokens[index + 1].isGlued, next.isWord, !(next.isGlued && next.lower == "o")
      else { return nil }
      let place = sentence.tokens[index].range.lowerBound..<sentence.tokens[index + 1].range.upperBound
      return (place, next.isGlued ? "with " : "with")
    }
  }

  /// "'s" for "is", before what a label says, "the brownie's 290 kcal", and behind "each": "each square's 10 g".
  private var verbs: [(Range<Int>, String)] {
    sentence.range.dropLast().compactMap { index in
      let token = sentence.tokens[index]
      guard token.isWord, let mark = token.lower.lastIndex(of: "'"), token.lower[mark...] == "'s",
        let amount = AmountParser(sentence: sentence).read(at: index + 1, before: sentence.tokens.count),
        isEach(index) ? amount.amount.isWeight : amount.energy != nil && isFood(token, String(token.lower[..<mark]))
      else { return nil }
      let end = token.range.upperBound
      return (end - String(token.original.suffix(2)).utf8.count..<end, " is")
    }
  }

  private func isEach(_ index: Int) -> Bool {
    index > 0 && sentence.skip(.person(.each), at: index - 1) == index
  }

  /// Whether both the whole word and that without its ending name the same food, as those of "Reese's 210 kcal" do not.
  private func isFood(_ token: Token, _ stem: String) -> Bool {
    guard let named = food(stem), named.quality <= .synonym else { return false }
    return food(token.lower)?.title == named.title
  }
}
