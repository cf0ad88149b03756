internal import Nutrition
internal import Words

/// Tells what was eaten apart from what is said around it.
extension ItemReader {
  /// "A soothing | snack": the word tells of the meal.
  func isAboutMeal(_ chunk: Chunk, _ rest: ArraySlice<ListPart>) -> Bool {
    guard let amount = chunk.pieces.first?.amount, amount.isArticle, amount.unit == nil,
      let words = chunk.trailingWords, words.count < 3, let last = words.last,
      case .label(let label)? = rest.first, label.range.lowerBound == last + 1, label.slot != nil, !label.hasLead,
      words.allSatisfy({ sentence.tokens[$0].original == sentence.tokens[$0].lower })
    else { return false }
    return kinds.kind(words) != .other || names.match(words)?.quality.isSure != true
  }

  /// "Digging into 60 g of rice", "drizzled a 5 g spoon of oil": words right before a weight that are no food.
  func isLead(_ run: AmountRuns.Run, to next: AmountRuns.Run?) -> Bool {
    guard sentence.language == .english, run.amount == nil, run.energy == nil, next?.amount?.isInGrams == true,
      let last = run.words.last
    else { return false }
    if sentence.skip(.article, at: last) == last + 1 { return true }
    // Words that nobody knows may be a food: "greek yog 150 g blueberries".
    let isUnknown = run.words.allSatisfy(sentence.unknownWords.contains) && !kinds.isTold(run.words)
    return !names.isSure(run.words) && !isUnknown
  }

  /// "Porridge 50 g oats 200 ml milk": a dish, and right behind it what it is made of.
  func isHeading(_ run: AmountRuns.Run, of others: ArraySlice<AmountRuns.Run>) -> Bool {
    guard run.amount == nil, run.energy == nil, let last = run.words.last, others.count > 1,
      others.allSatisfy({ $0.amount?.quantity != nil && !$0.words.isEmpty })
    else { return false }
    return sentence.skip(anyOf: [.dish, .mixture, .countedMixture], at: last) == last + 1
  }

  /// "30 min walk", "squat 3x5": a word for exercise and no food. "120 g of walking catfish" is a food.
  func isExercise(_ chunk: Chunk) -> Bool {
    let words = chunk.words
    return kinds.holdExercise(words) && !chunk.isInGrams && names.match(words)?.quality.isSure != true
  }

  /// "Pizza with Anna".
  func isSomebody(_ chunk: Chunk) -> Bool {
    guard chunk.opening == .conjunction(.with), chunk.words.count == 1, chunk.pieces.count == 1,
      let word = chunk.words.first, sentence.phrases[word].isEmpty
    else { return false }
    let token = sentence.tokens[word]
    return token.original.first?.isUppercase == true && token.original.dropFirst().allSatisfy(\.isLowercase)
      && names.match([word]) == nil
  }

  /// "99 g of dessert", "a jar of baby food": whatever it is called, it was eaten.
  func isServed(_ run: AmountRuns.Run) -> Bool {
    guard let amount = run.amount, let unit = amount.unit else { return false }
    return amount.isInGrams || amount.hasOf && !amount.isSize && unit != .piece && run.words.count > 1
  }
}
