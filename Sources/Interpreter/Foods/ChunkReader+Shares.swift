internal import Nutrition
internal import Words

/// Parentheses that say how much of the food before was eaten: "chips (left about half)", "a burger (only ate half)".
extension ChunkReader {
  /// Takes the share as the amount of the food, or of the amount that it has.
  mutating func share(at index: Int, _ end: Int) -> Int? {
    guard chunk.hasWords, let stop = asideEnd(index, end), let eaten = eatenShare(in: index + 1..<stop),
      case let places = chunk.pieces.indices.filter({ chunk.pieces[$0].amount != nil }), places.count < 2
    else { return nil }
    var amount = AmountPhrase(range: index + 1..<stop)
    (amount.quantity, amount.unit, amount.isApproximate) = (eaten.share, .serving, eaten.isApproximate)
    if let place = places.first, let all = chunk.pieces[place].amount {
      guard let quantity = all.quantity else { return nil }
      amount = all
      amount.quantity = quantity * eaten.share
      amount.weighed?.quantity = all.weighed?.quantity.map { $0 * eaten.share }
      amount.isArticle = false
      chunk.pieces[place] = .amount(amount)
    } else {
      chunk.pieces.insert(.amount(amount), at: 0)
    }
    return stop + 1
  }

  /// The share that was eaten, where a verb for eating or leaving says so and nothing else is said.
  private func eatenShare(in range: Range<Int>) -> (share: FixedDecimal, isApproximate: Bool)? {
    let one = FixedDecimal(1)
    let eating: [Tag] = [.trigger(.ate), .trigger(.perhapsAte), .only]
    let leaving: [Tag] = [.trigger(.left), .trigger(.unfinished), .trigger(.didNot)]
    let passed: [Tag] = [.subject, .adverb, .filler, .pronoun, .but, .conjunction(.and), .of, .determiner, .approximate]
    var (index, share) = (range.lowerBound, FixedDecimal?.none)
    var (isEaten, isLeft, isApproximate) = (false, false, false)
    while index < range.upperBound {
      if let next = sentence.skip(.trigger(.left), at: index, before: range.upperBound) {
        (isLeft, index) = (true, next)
      } else if let next = sentence.skip(anyOf: eating + leaving, at: index, before: range.upperBound) {
        (isEaten, index) = (true, next)
      } else if share == nil, let said = amounts.read(at: index, before: range.upperBound), said.unit == nil,
        let part = said.quantity, part < one
      {
        (share, index, isApproximate) = (part, said.range.upperBound, said.isApproximate)
      } else if sentence.tokens[index].kind == .mark {
        index += 1
      } else if let next = sentence.skip(anyOf: passed, at: index, before: range.upperBound) {
        index = next
      } else {
        return nil
      }
    }
    guard isEaten || isLeft, let share else { return nil }
    return (isLeft ? one - share : share, isApproximate)
  }
}
