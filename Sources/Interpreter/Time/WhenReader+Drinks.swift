internal import Nutrition
internal import Words

/// Words for a drink that are also the name of a meal.
extension WhenReader {
  /// A word for a drink that means the meal: "tea was beans on toast", "tea: fish pie". In "tea was green" and "tea was
  /// 200 ml" it is the drink.
  func mealNotDrink(at index: Int, in range: Range<Int>) -> (value: MealSlot, next: Int)? {
    let end = range.upperBound
    let found = sentence.find(at: index, before: end) { if case .drinkOrMeal(let slot) = $0 { slot } else { nil } }
    // "Yesterday tea, toast" had tea.
    let isOfDay =
      index > range.lowerBound && sentence.tokens[index - 1].lower.hasSuffix("s")
      && (max(range.lowerBound, index - 3)..<index).contains { dayEnd(at: $0, index) == index }
    guard let found, isOfDay || isFirst(index, range.lowerBound), case let behind = dayEnd(at: found.next, end),
      // "Last night's tea, fish fingers".
      var next = sentence.isMark(":", at: behind) || isOfDay && sentence.isMark(",", at: behind)
        ? behind + 1 : sentence.skip(.trigger(.was), at: behind, before: end)
    else { return nil }
    if let amount = AmountParser(sentence: sentence).read(at: next, before: end) { next = amount.range.upperBound }
    let mostWords = 4
    let isDish = (1...mostWords).contains { count in
      let words = next..<next + count
      return words.upperBound <= end && words.allSatisfy { sentence.tokens[$0].isWord }
        && isFood(sentence.lower(words)) && !isFood(sentence.lower(words) + " " + sentence.lower(index..<found.next))
    }
    return isDish ? found : nil
  }

  /// The index after a day: "tea tonight was lamb chops".
  private func dayEnd(at index: Int, _ end: Int) -> Int {
    let moment = sentence.find(at: index, before: end) { tag in if case .moment = tag { true } else { nil } }
    return moment?.next ?? DayPhrase(sentence: sentence, today: today).read(at: index, before: end)?.next ?? index
  }

  /// Whether only a day, "my", "our" or "the" come before it in its sentence: "yesterday's tea was fish pie".
  private func isFirst(_ index: Int, _ start: Int) -> Bool {
    var before = index
    while before > start, sentence.skip(anyOf: [.determiner, .article], at: before - 1) == before { before -= 1 }
    let first = (start..<before).last { sentence.tokens[$0].kind == .mark }.map { $0 + 1 } ?? start
    return before == first
      || DayPhrase(sentence: sentence, today: today).read(at: first, before: before)?.next == before
  }
}
