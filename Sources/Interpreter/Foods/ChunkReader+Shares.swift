internal import Nutrition
internal import Words

/// Parentheses that say how much of the food before was eaten: "chips (left about half)", "a burger (only ate half)".
extension ChunkReader {
  /// Takes the share as the amount of the food, or of the amount that it has.
  mutating func share(at index: Int, _ end: Int) -> Int? {
    guard chunk.hasWords, let stop = sentence.asideEnd(at: index, before: end),
      let share = eatenShare(in: index + 1..<stop)
    else {
      return nil
    }
    // "Mac and cheese (left half)" is one dish.
    if chunk.opening == .conjunction(.and), !chunk.hasAmount, let first = chunk.first,
      case .chunk(let begun)? = parts.last, names.isSure(begun.words + [first - 1] + chunk.words)
    {
      guard let shared = shared(begun, share) else { return nil }
      parts[parts.count - 1] = .chunk(shared)
    } else {
      guard let shared = shared(chunk, share) else { return nil }
      chunk = shared
    }
    return stop + 1
  }

  private func shared(_ food: Chunk, _ share: AmountPhrase) -> Chunk? {
    guard let part = share.quantity, case let places = food.pieces.indices.filter({ food.pieces[$0].amount != nil }),
      places.count < 2
    else { return nil }
    var food = food
    guard let place = places.first, var amount = food.pieces[place].amount else {
      food.pieces.insert(.amount(share), at: 0)
      return food
    }
    guard let all = amount.quantity else { return nil }
    amount.quantity = all * part
    if let weighed = amount.weighed { amount.weighed?.quantity = weighed.quantity.map { $0 * part } }
    amount.isArticle = false
    food.pieces[place] = .amount(amount)
    return food
  }

  /// The share of a serving that was eaten, where a verb for eating or leaving says so and nothing else is said.
  private func eatenShare(in range: Range<Int>) -> AmountPhrase? {
    let one = FixedDecimal(1)
    let eating: [Tag] = [.trigger(.ate), .trigger(.perhapsAte), .only]
    let leaving: [Tag] = [.trigger(.left), .trigger(.unfinished), .trigger(.didNot)]
    let passed: [Tag] = [
      .subject, .adverb, .filler, .pronoun, .but, .conjunction(.and), .of, .determiner, .approximate,
    ]
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
    var eaten = AmountPhrase(range: range)
    (eaten.quantity, eaten.unit, eaten.isApproximate) = (isLeft ? one - share : share, .serving, isApproximate)
    return eaten
  }
}
