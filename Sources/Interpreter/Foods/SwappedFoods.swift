internal import Words

/// What was not eaten and what was, one behind the other without a mark: "instead of fries | mashed potato".
struct SwappedFoods {
  let sentence: Sentence
  let finder: any FoodFinder

  private static let most = 8

  /// The line with a comma between the two; nil where none stands so.
  var parted: String? {
    for start in sentence.range where start == 0 || sentence.tokens[start - 1].kind == .mark {
      guard sentence.skip(.conjunction(.without), at: start) == nil, let foods = sentence.skip(.contrast, at: start),
        case let first = sentence.skip(anyOf: [.determiner, .article], at: foods) ?? foods,
        case let stop = sentence.nextMark(from: first), stop - first <= SwappedFoods.most, first + 1 < stop,
        let turn = turn(in: first..<stop)
      else { continue }
      let place = sentence.tokens[turn].range.lowerBound
      return sentence.line(replacing: [(place..<place, ", ")])
    }
    return nil
  }

  /// Where the second food begins.
  private func turn(in foods: Range<Int>) -> Int? {
    foods.dropFirst().last { turn in
      let next = sentence.skip(anyOf: [.determiner, .article], at: turn) ?? turn
      guard next < foods.upperBound, finder.isName(sentence.lower(foods.lowerBound..<turn)) else { return false }
      let other = sentence.lower(next..<foods.upperBound)
      return (sentence.phrases[next].isEmpty || finder.isName(other)) && !isOneFood(foods, other)
    }
  }

  /// Whether the words are one name, as "rice noodles", and not that of the second food with more before it.
  private func isOneFood(_ foods: Range<Int>, _ other: String) -> Bool {
    let all = sentence.lower(foods)
    return finder.isName(all)
      && finder.match(all, state: nil)?.title != finder.match(other, state: nil)?.title
  }
}
