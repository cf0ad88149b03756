internal import Nutrition
internal import Words

/// Gives an amount behind a dish and what comes with it to the dish: "arepas con queso 2" are two arepas, "käsespätzle mit
/// zwiebeln, große portion" is a large portion of the spätzle.
struct CountsBehind {
  let sentence: Sentence
  let names: NameReader

  func moved(_ parts: [ListPart]) -> [ListPart] {
    var parts = parts
    for index in parts.indices.dropFirst() {
      guard case .chunk(var dish) = parts[index - 1], !dish.pieces.contains(where: \.isCounted), dish.hasWords,
        case .chunk(var beside) = parts[index], beside.opening == .conjunction(.with)
      else { continue }
      if let count = beside.pieces.last?.amount, beside.pieces.dropLast().allSatisfy({ $0.word != nil }),
        isCount(count, of: dish.words, not: beside.words)
      {
        beside.pieces.removeLast()
        dish.pieces.append(.amount(count))
      } else if index + 1 < parts.endIndex, case .chunk(let behind) = parts[index + 1], behind.opening == .comma,
        behind.pieces.count == 1, let amount = behind.pieces[0].amount,
        isOfMeal(amount) || isCount(amount, of: dish.words, not: beside.words)
      {
        dish.pieces.append(.amount(amount))
        parts[index + 1] = .chunk(Chunk(opening: .comma))
      } else {
        continue
      }
      (parts[index - 1], parts[index]) = (.chunk(dish), .chunk(beside))
    }
    return parts.withoutEmptyChunks
  }

  /// Whether a number counts the dish: only that has pieces, or it is a plural and what comes with it is none.
  private func isCount(_ amount: AmountPhrase, of dish: [Int], not beside: [Int]) -> Bool {
    guard amount.unit.map({ $0 == .piece || $0.isSize }) ?? true, amount.energy == nil, !amount.isArticle,
      amount.quantity != nil,
      names.match(dish)?.quality.isSure == true, let pieces = names.match(dish)?.measures, pieces[.piece] != nil,
      !isPlural(beside)
    else { return false }
    return names.match(beside)?.measures[.piece] == nil || isPlural(dish)
  }

  private func isPlural(_ words: [Int]) -> Bool {
    guard [.english, .spanish].contains(sentence.language), let last = words.last else { return false }
    return Stemmer.isPlural(sentence.tokens[last].folded)
  }

  /// Whether it is a sized portion, plate or bowl: that of the meal, and of no topping.
  private func isOfMeal(_ amount: AmountPhrase) -> Bool {
    amount.size != nil && [.serving, .plate, .bowl].contains(amount.unit)
  }
}
