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
    var (energy, isEach, index) = (FixedDecimal?.none, false, range.lowerBound)
    var (food, ones) = ([Int](), [Int]())
    while index < range.upperBound {
      if let amount = amounts.read(at: index, before: range.upperBound, leads: false), let said = energyOf(amount) {
        guard energy == nil else { return nil }
        (energy, isEach) = (said, amount.isOfEach)
        index = amount.range.upperBound
      } else if energy != nil, sentence.skip(anyOf: [.person(.each), .per], at: index) != nil {
        // "Per 100 g" is a statement about the food.
        guard let next = each(index, before: range.upperBound) else { return nil }
        isEach = true
        ones += index..<next
        index = next
      } else if let next = beside(index, before: range.upperBound) {
        index = next
      } else {
        food.append(index)
        index += 1
      }
    }
    guard let energy, let reference = reference(food) else { return nil }
    var amendment = Amendment()
    (amendment.energy, amendment.isEach) = (energy, isEach)
    var parse = change(ValueReader.Value(change: amendment), of: reference)
    // The cookie of "60 kcal per cookie" is accounted for.
    parse.without = ones.map { EntryReference(food: sentence.original([$0])) }
    return parse
  }

  private func energyOf(_ amount: AmountPhrase) -> FixedDecimal? {
    if let energy = amount.energy { return energy }
    guard amount.unit == nil, let number = amount.quantity, number >= Self.leastEnergy, number.wholeNumber != nil else {
      return nil
    }
    return number
  }

  /// The index after what says that it is the energy of one: "each", "per bar". Not of a weight, which is another statement.
  private func each(_ index: Int, before end: Int) -> Int? {
    if let next = sentence.skip(.person(.each), at: index, before: end) { return next }
    guard let next = sentence.skip(.per, at: index, before: end), next < end, sentence.tokens[next].isWord else {
      return nil
    }
    let unit = AmountParser(sentence: sentence).unit(at: next, end, afterDigits: false)
    return unit.map { $0.value.isMeasured ? nil : $0.next } ?? next + 1
  }

  /// The index after a word that says where it stands, or that joins.
  private func beside(_ index: Int, before end: Int) -> Int? {
    if sentence.tokens[index].kind == .mark { return index + 1 }
    let words: [Tag] = [
      .printed, .printedVerb, .filler, .determiner, .article, .of, .conjunction(.on), .conjunction(.in), .pronoun,
      .adverb, .only, .leadToTime, .toward, .to, .approximate, .trigger(.was), .copula,
    ]
    return sentence.skip(anyOf: words, at: index, before: end)
  }

  private func reference(_ food: [Int]) -> EntryReference? {
    guard let first = food.first, let last = food.last else { return .last }
    let longestName = 4
    guard last - first == food.count - 1, food.count <= longestName else { return nil }
    // "Cafe menu says 420": whose menu it is.
    let isOwner = sentence.skip(.printed, at: last + 1) != nil
    if isOwner, context.list(first..<last + 1).items.allSatisfy({ $0.match?.quality.isSure != true }) { return .last }
    return EntryReference(words: first..<last + 1, in: context)
  }
}
