internal import Nutrition
internal import Words

/// Energy that is read off something: "the wrapper of the bar says 210 kcal", "auf der Packung stehen 480 kcal".
extension ChangeReader {
  /// The least energy that a number alone can be.
  private static let leastEnergy = FixedDecimal(20)

  /// Parses a clause that says where the energy is printed and whose it is; nil where it says anything else.
  func printed(_ range: Range<Int>) -> Parse? {
    guard context.contains(range, .printed), context.contains(range, .printedVerb) else { return nil }
    let amounts = AmountParser(sentence: sentence)
    var (energy, food, index) = (FixedDecimal?.none, [Int](), range.lowerBound)
    while index < range.upperBound {
      if let amount = amounts.read(at: index, before: range.upperBound, leads: false), let said = energyOf(amount) {
        guard energy == nil else { return nil }
        energy = said
        index = amount.range.upperBound
      } else if let next = beside(index, before: range.upperBound) {
        index = next
      } else {
        food.append(index)
        index += 1
      }
    }
    guard let energy, let reference = reference(food) else { return nil }
    var amendment = Amendment()
    amendment.energy = energy
    return change(ValueReader.Value(change: amendment), of: reference)
  }

  private func energyOf(_ amount: AmountPhrase) -> FixedDecimal? {
    if let energy = amount.energy { return energy }
    guard amount.unit == nil, let number = amount.quantity, number >= Self.leastEnergy, number.wholeNumber != nil else {
      return nil
    }
    return number
  }

  /// The index after a word that says where it stands, or that joins.
  private func beside(_ index: Int, before end: Int) -> Int? {
    if sentence.tokens[index].kind == .mark { return index + 1 }
    let words: [Tag] = [
      .printed, .printedVerb, .filler, .determiner, .article, .of, .conjunction(.on), .conjunction(.in), .pronoun,
      .adverb, .only, .leadToTime, .toward, .to, .approximate,
    ]
    return sentence.skip(anyOf: words, at: index, before: end)
  }

  private func reference(_ food: [Int]) -> EntryReference? {
    guard let first = food.first, let last = food.last else { return .last }
    let longestName = 4
    guard last - first == food.count - 1, food.count <= longestName else { return nil }
    return EntryReference(words: first..<last + 1, in: context)
  }
}
