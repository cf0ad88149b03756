internal import Nutrition
internal import Words

/// What is said of something that is named: "the rice was 150g", "the pesto was tomato sauce".
extension ChangeReader {
  /// "the rice was 150g", "the portion was 400 grams".
  func said(_ range: Range<Int>) -> Understanding? {
    guard let verb = range.first(where: { sentence.skip(.head(.was), at: $0) == $0 + 1 }), verb > range.lowerBound
    else {
      return nil
    }
    if sentence.skip(.pronoun, at: range.lowerBound, before: verb) == verb {
      return contrasted(verb + 1..<range.upperBound)
    }
    // "Nudeln, war lecker" tells what was eaten first, "das Essen war lecker" does not.
    if isOpinion(verb + 1..<range.upperBound) {
      return (range.lowerBound..<verb).contains(where: isBreak) ? nil : context.understanding(.chat)
    }
    // "3 g of yeast and a fish that was boiled" only tells of what was eaten.
    let named = context.list(range.lowerBound..<verb).items
    guard named.count < 2, named.allSatisfy({ !$0.amount.isWeight }) else { return nil }
    let value = values.read(verb + 1..<range.upperBound)
    let isChanged =
      value.change.quantity != nil || value.change.factor != nil || value.change.energy != nil
      || value.change.state != nil
    guard value.change.food == nil ? isChanged : isOtherFood(value, range.lowerBound..<verb) else { return nil }
    return change(value, of: EntryReference(words: range.lowerBound..<verb, in: context))
  }

  private func isBreak(_ index: Int) -> Bool {
    sentence.tokens[index].kind == .mark || sentence.skip(.joint(.and), at: index) != nil
  }

  /// "The pesto was tomato sauce": both are foods, and the first was said with an article.
  private func isOtherFood(_ value: ValueReader.Value, _ name: Range<Int>) -> Bool {
    sentence.skip(.determiner, at: name.lowerBound) != nil && value.items.count == 1
      && value.items[0].match?.quality.isSure == true && context.list(name).items.count == 1
  }
}
