internal import Calls
internal import Nutrition
internal import Words

/// The line as it is meant: its words whole, in order and in their language.
extension Interpreter {
  /// The sentence with a misspelt request at its beginning, and misspelt meals and days, as they were meant.
  func spelt(_ line: Sentence) -> Sentence {
    let sentence = lexicon.speltAnywhere(line, isFood: finder.isName).map(lexicon.sentence) ?? line
    return lexicon.spelt(
      sentence,
      isBeforeAmount: {
        AmountParser(sentence: sentence).read(at: 1, before: sentence.tokens.count)?.quantity != nil
          || sentence.isMark(":", at: 1) || sentence.skip(.trigger(.was), at: 1) != nil
      }, isFood: finder.isName
    ).map(lexicon.sentence) ?? sentence
  }

  /// The sentence without the numbers of a list.
  func unnumbered(_ sentence: Sentence) -> Sentence {
    ListNumbers(sentence: sentence).removed.map(lexicon.sentence) ?? sentence
  }

  /// The sentence without the chain where somebody ate, with whole words between the parts of names, and with a comma before what
  /// tells how it was.
  func placed(_ line: Sentence) -> Sentence {
    let words = ShortWords(sentence: line) { finder.match($0, state: nil) }
    let whole = words.completed.map(lexicon.sentence) ?? line
    let sentence =
      RunOnRemarks(sentence: whole, isFood: finder.isName).parted.map(lexicon.sentence) ?? whole
    return Eateries(sentence: sentence, isFood: finder.isName).removed.map(lexicon.sentence) ?? sentence
  }

  /// The sentence with only what was meant, where something was put right at once, and with a dish next to what is in it.
  func repaired(_ sentence: Sentence, _ now: Moment) -> Sentence {
    let times: (Range<Int>) -> [WhenLabel] = { labels(of: sentence, in: $0, finder, now) }
    let line =
      SpeechRepair(sentence: sentence, labels: times, isFood: finder.isName).repaired
      ?? MealTitle(sentence: sentence, labels: times).ordered
      ?? PackSizes(sentence: sentence).resolved
      ?? SwappedFoods(sentence: sentence, finder: finder).parted
    return line.map(lexicon.sentence) ?? sentence
  }

  /// The sentence with what Chinese leaves out between words, with Turkish words in order, and with nouns that are said
  /// once for several kinds.
  func completed(_ line: Sentence, _ now: Moment) -> Sentence {
    let clauses =
      TurkishClauses(
        sentence: line, isFood: { finder.match($0, state: nil)?.quality.isSure == true },
        notEaten: { lexicon.spelling(of: .trigger(.skip), in: .turkish) ?? "" }
      ).parted.map(lexicon.sentence) ?? line
    let kinds = TurkishKinds(
      sentence: clauses, isFood: finder.isName,
      with: { lexicon.spelling(of: .conjunction(.with), in: .turkish) ?? "" })
    let sentence = kinds.placed.map(lexicon.sentence) ?? clauses
    let runs =
      ChineseRuns(sentence: sentence, lexicon: lexicon, finder: finder).completed
      ?? TurkishRuns(
        sentence: sentence, labels: { labels(of: sentence, in: $0, finder, now) }, isFood: finder.isName
      ).completed
    return (runs ?? OmittedNouns(sentence: sentence).completed).map(lexicon.sentence) ?? sentence
  }

  /// What follows from a reason that names no food and does nothing: "the burger is 226 g" of "was a double so the burger is 226
  /// g". Nil for other lines, and of several things where it names none of them.
  func change(behindReasonOf line: String, isOfOne: Bool) -> String? {
    let sentence = lexicon.sentence(line)
    guard let therefore = sentence.range.dropFirst().first(where: { sentence.skip(.therefore, at: $0) != nil }),
      let next = sentence.skip(.therefore, at: therefore), next < sentence.tokens.count,
      (next..<sentence.tokens.count).contains(where: { sentence.tokens[$0].isNumber || sentence.factor(at: $0) != nil }
      ),
      isOfOne || (next..<sentence.tokens.count).contains(where: { finder.isName(sentence.tokens[$0].lower) }),
      (0..<therefore).allSatisfy({ isInReason($0, of: sentence) })
    else { return nil }
    return sentence.written(next..<sentence.tokens.count)
  }

  /// What is other than on the card: "brown rice" of "same but brown rice". Nil for other lines.
  func change(behindSameOf line: String) -> String? {
    let longestSame = 2
    let sentence = lexicon.sentence(line)
    guard let same = sentence.skip(.trigger(.repeat), at: 0), same <= longestSame,
      let next = sentence.skip(.but, at: same), next < sentence.tokens.count
    else { return nil }
    return sentence.written(next..<sentence.tokens.count)
  }

  private func isInReason(_ index: Int, of sentence: Sentence) -> Bool {
    guard !sentence.tokens[index].isNumber, !finder.isName(sentence.tokens[index].lower) else { return false }
    let isDeed = sentence.find(at: index) { tag in
      if case .trigger(let trigger) = tag, trigger != .was { true } else { nil }
    }
    return isDeed == nil
  }

  /// The sentence in the language of its foods, where no other word shows one: "200 ml kefirle 3 hurma".
  func ofFoods(_ sentence: Sentence) -> Sentence {
    guard sentence.language == .english, sentence.phrases.joined().allSatisfy(\.tag.isAmount) else { return sentence }
    let languages = sentence.unknownWords.map { finder.languages(of: sentence.tokens[$0].lower) }.filter { !$0.isEmpty }
    guard let first = languages.first, case let common = languages.reduce(first, { $0.intersection($1) }),
      common.count == 1, let language = common.first, language != .english
    else { return sentence }
    return lexicon.spoken(in: language).sentence(sentence.line)
  }

  /// The sentence with its digits read in the language of the food next to them, where the other words do not show the
  /// language: "1.500 g Kartoffeln".
  func resolved(_ sentence: Sentence) -> Sentence {
    guard sentence.language == .english, let doubt = DoubtfulNumber(in: sentence) else { return sentence }
    var resolved = sentence
    resolved.thousands = lexicon.thousands(in: doubt.languages(of: sentence, finder))
    return DoubtfulNumber(in: resolved) == nil ? resolved : sentence
  }
}
