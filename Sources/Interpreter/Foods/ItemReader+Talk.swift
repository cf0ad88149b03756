internal import Nutrition
internal import Words

/// Separates what was eaten from the words around it.
extension ItemReader {
  /// Whether a word describes the meal and not a food: "a soothing | snack".
  func isAboutMeal(_ chunk: Chunk, _ rest: ArraySlice<ListPart>) -> Bool {
    guard let amount = chunk.pieces.first?.amount, amount.isArticle, amount.unit == nil,
      let words = chunk.trailingWords, words.count < 3, let last = words.last,
      case .label(let label)? = rest.first, label.range.lowerBound == last + 1, label.slot != nil, !label.hasLead,
      words.allSatisfy({ sentence.tokens[$0].original == sentence.tokens[$0].lower })
    else { return false }
    return kinds.kind(words) != .other || names.match(words)?.quality.isSure != true
  }

  /// Whether words right before a weight are not a food: "digging into 60 g of rice", "drizzled a 5 g spoon of oil".
  func isLead(_ run: AmountRuns.Run, to next: AmountRuns.Run?) -> Bool {
    guard sentence.language == .english, run.amount == nil, run.energy == nil, next?.amount?.isInGrams == true,
      let last = run.words.last
    else { return false }
    if sentence.skip(.article, at: last) == last + 1 { return true }
    // Unknown words may be a food: "greek yog 150 g blueberries".
    let isUnknown = run.words.allSatisfy(sentence.unknownWords.contains) && !kinds.isTold(run.words)
    return !names.isSure(run.words) && !isUnknown
  }

  /// Whether it is a dish followed by its contents: "porridge 50 g oats 200 ml milk".
  func isHeading(_ run: AmountRuns.Run, of others: ArraySlice<AmountRuns.Run>) -> Bool {
    guard run.amount == nil, run.energy == nil, let last = run.words.last, others.count > 1,
      others.allSatisfy({ $0.amount?.quantity != nil && !$0.words.isEmpty })
    else { return false }
    return sentence.skip(anyOf: [.dish, .mixture, .countedMixture], at: last) == last + 1
  }

  /// Whether it is exercise and not food: "30 min walk", "squat 3x5". "120 g of walking catfish" is food.
  func isExercise(_ chunk: Chunk) -> Bool {
    let words = chunk.words
    return kinds.holdExercise(words) && !chunk.isInGrams && names.match(words)?.quality.isSure != true
  }

  /// Whether it is a person: "pizza with Anna". German writes foods with a capital, too, but its names of them are longer.
  func isSomebody(_ chunk: Chunk) -> Bool {
    guard chunk.opening == .conjunction(.with), chunk.words.count == 1, chunk.pieces.count == 1,
      let word = chunk.words.first, sentence.phrases[word].isEmpty
    else { return false }
    if isBehindMeal(word), names.match([word]) == nil { return true }
    let token = sentence.tokens[word]
    let longestGermanName = 5
    if sentence.language == .german, token.original.count > longestGermanName { return false }
    return token.original.first?.isUppercase == true && token.original.dropFirst().allSatisfy(\.isLowercase)
      && names.match([word]) == nil
  }

  /// Whether "with" stands between a meal and the word, and the foods are elsewhere in the line: "a burger, lunch with dave".
  private func isBehindMeal(_ word: Int) -> Bool {
    guard case .label(let label)? = elements.last, label.slot != nil, label.range.upperBound == word - 1 else {
      return false
    }
    return !elements.items.isEmpty || word + 1 < sentence.tokens.count
  }

  /// Whether its amount shows that it was eaten, whatever it is called: "99 g of dessert", "a jar of baby food".
  func isServed(_ run: AmountRuns.Run) -> Bool {
    guard let amount = run.amount, let unit = amount.unit else { return false }
    return amount.isInGrams || amount.hasOf && !amount.isSize && unit != .piece && run.words.count > 1
  }
}
