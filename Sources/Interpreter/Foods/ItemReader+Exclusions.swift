internal import Calls
internal import Nutrition
internal import Words

/// What there was none of, and figures in place of a food.
extension ItemReader {
  /// "No cheese extra bacon", "no milk one sugar": from "extra" or an amount on it is something that was had.
  mutating func takeExclusion(_ chunk: Chunk) {
    guard let turn = turn(in: chunk.pieces) else {
      exclude(chunk.words)
      if let amount = chunk.pieces.last?.amount { repeatLast(amount) }
      return
    }
    exclude(chunk.pieces[..<turn].compactMap(\.word))
    var rest = Chunk(opening: .conjunction(.plus))
    rest.pieces = Array(chunk.pieces[turn...])
    if let extra = chunk.pieces[turn].word {
      held.insert(extra)
      rest.pieces.removeFirst()
    }
    if !rest.pieces.isEmpty { take(rest) }
  }

  /// "Black coffee, no sugar x3" are three coffees.
  private mutating func repeatLast(_ amount: AmountPhrase) {
    guard amount.isTimes, amount.unit == nil, let often = amount.quantity, let last = elements.indices.last,
      case .item(let item) = elements[last]
    else { return }
    let quantity = (item.amount.quantity ?? FixedDecimal(1)) * often
    elements[last] = .item(item.having(Amount(quantity: quantity, unit: item.amount.unit)))
  }

  /// Where what was had begins behind what was not: at "extra", or else at an amount that has a food behind it.
  func turn(in pieces: [Chunk.Piece]) -> Int? {
    let more = pieces.firstIndex { piece in
      piece.word.map { sentence.skip(.difference(.more), at: $0) != nil } ?? false
    }
    if let more, more > 0 { return more }
    guard let first = pieces.firstIndex(where: { $0.word != nil }),
      let amount = pieces[first...].firstIndex(where: { $0.amount != nil }),
      pieces[amount...].contains(where: { $0.word != nil })
    else { return nil }
    return amount
  }

  /// Notes what a dish was without. The figures of "a burger without the bun" and "a cheeseburger, no cheese" include
  /// it; those of "pad thai without peanuts" may.
  mutating func exclude(_ words: [Int]) {
    held.formUnion(words)
    guard !words.isEmpty else { return }
    if case .item(let item)? = elements.last, let lacking = item.lacking(words, in: sentence, names: names) {
      elements[elements.endIndex - 1] = .item(lacking)
      return
    }
    without.append(words)
    guard case .item(let item)? = elements.last else { return }
    if isFilledDish { excluded.append(words) } else if item.match?.isMixed == true { perhapsExcluded.append(words) }
  }

  /// A figure such as "20 g protein" after energy was given; without energy, "20 g sugar" may be sugar in the coffee.
  func figure(_ chunk: Chunk) -> MealElement? {
    guard let amount = chunk.pieces.first?.amount, let quantity = amount.quantity, saysEnergy,
      let words = chunk.trailingWords, let nutrient = kinds.nutrient(words)
    else { return nil }
    return .figure(nutrient, quantity)
  }

  /// Removes figures from the pieces of a food: "yoghurt 15 g protein 120 kcal".
  func figures(in chunk: inout Chunk) -> [MealElement] {
    guard saysEnergy else { return [] }
    var figures: [MealElement] = []
    var index = 1
    while index < chunk.pieces.count {
      let words = chunk.pieces[(index + 1)...].prefix { $0.word != nil }.compactMap(\.word)
      if let amount = chunk.pieces[index].amount, amount.unit == .gram, let quantity = amount.quantity,
        let nutrient = kinds.nutrient(words)
      {
        figures.append(.figure(nutrient, quantity))
        chunk.pieces.removeSubrange(index...index + words.count)
      } else {
        index += 1
      }
    }
    return figures
  }
}

extension FoodItem {
  /// The food that is known by what it lacks, where there is one: "cola without sugar", "boiled eggs (without yolk)".
  fileprivate func lacking(_ words: [Int], in sentence: Sentence, names: NameReader) -> FoodItem? {
    guard var first = words.first, statedEnergy == nil else { return nil }
    while first > 0, sentence.skip(anyOf: [.determiner, .article], at: first - 1) == first { first -= 1 }
    guard let word = (0..<first).last(where: { sentence.skip(.conjunction(.without), at: $0) == first }) else {
      return nil
    }
    let what = words.filter { sentence.skip(anyOf: [.determiner, .article], at: $0) != $0 + 1 }
    let name = "\(food) \(sentence.lower(word..<first)) \(sentence.lower(what))"
    guard names.finder.isName(name), let match = names.finder.match(name, state: nil), match.quality.isSure else {
      return nil
    }
    var item = self
    (item.food, item.wording, item.match, item.state) = (name, name, match, nil)
    return item
  }
}
