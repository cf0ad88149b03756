internal import Words

/// What Turkish says behind a food of what it was with, "mantı yoğurtlu", "mücver 4 tane yoğurtla": in front where the two are
/// a name, and otherwise beside it, "4 tane mücver yanında yoğurt".
struct TurkishKinds {
  let sentence: Sentence
  let isFood: (String) -> Bool
  /// The word for "with" that stands between two foods.
  let with: () -> String

  private static let longestFood = 4

  /// The line with such words in place; nil where there is none.
  var placed: String? {
    guard sentence.language == .turkish, sentence.tokens.count <= 60 else { return nil }
    var edits: [(range: Range<Int>, text: String)] = []
    var index = 1
    while index < sentence.tokens.count {
      let kinds = self.kinds(at: index)
      if !kinds.isEmpty, let (food, amount) = food(before: index) {
        edits.append(edit(of: food, amount, kinds))
        index = kinds.upperBound
      } else {
        index += 1
      }
    }
    return edits.isEmpty ? nil : sentence.line(replacing: edits)
  }

  /// The words that say with what, up to the end of the food: a mark, "and" or a verb follows.
  private func kinds(at start: Int) -> Range<Int> {
    let end = (start..<sentence.tokens.count).first { contained($0) == nil } ?? sentence.tokens.count
    let ends: [Tag] = [.conjunction(.and), .conjunction(.plus), .conjunction(.with), .trigger(.ate), .made, .tailVerb]
    guard
      end == sentence.tokens.count || sentence.tokens[end].kind == .mark || sentence.skip(anyOf: ends, at: end) != nil
    else { return start..<start }
    return start..<end
  }

  /// What a word says is in the food or beside it: "yoğurt" of "yoğurtlu" and "yoğurtla". Nil for other words, and for a name
  /// that no such word comes before: "zeytinyağlı".
  private func contained(_ index: Int) -> String? {
    let token = sentence.tokens[index]
    guard token.isWord, let length = ending(of: token), case let food = String(token.lower.dropLast(length)),
      isFood(food), !isFood(token.lower) || index > 1 && contained(index - 1) != nil
    else { return nil }
    return food
  }

  private func ending(of token: Token) -> Int? {
    if TurkishSuffixes.contained(in: token.folded) != nil { return 2 }
    let stem = TurkishSuffixes.stems(of: token.folded).first { $0.ending == .instrumental }
    return stem.map { token.folded.utf8.count - $0.text.utf8.count }
  }

  /// The food that ends right before, or before its amount.
  private func food(before end: Int) -> (Range<Int>, amount: Range<Int>?)? {
    let first = max(end - TurkishKinds.longestFood, 0)
    if let start = (first..<end).first(where: { isFood(sentence.lower($0..<end)) }) { return (start..<end, nil) }
    guard let amount = AmountParser(sentence: sentence).ending(first..<end), amount.range.lowerBound > 0,
      let found = food(before: amount.range.lowerBound)
    else { return nil }
    return found.amount == nil ? (found.0, amount.range) : nil
  }

  private func edit(
    of food: Range<Int>, _ amount: Range<Int>?, _ kinds: Range<Int>
  ) -> (range: Range<Int>, text: String) {
    var name = sentence.written(food)
    var beside: [String] = []
    // "Menemen 2 yumurtalı": so many are in it.
    if let amount, amount.count == 1, kinds.count == 1,
      TurkishSuffixes.contained(in: sentence.tokens[kinds.lowerBound].folded) != nil
    {
      let count = sentence.written(amount)
      // "3 bardak çay 2 şekerli": the tea was counted itself.
      if isCounted(food), let part = contained(kinds.lowerBound) {
        return (bytes(from: food, to: kinds), name + " " + with() + " " + count + " " + part)
      }
      return (bytes(from: food, to: kinds), count + " " + sentence.written(kinds) + " " + name)
    }
    for index in kinds {
      let (kind, part) = (sentence.written(index..<index + 1), contained(index))
      if let part, !isFood((kind + " " + name).lowercased()) { beside.append(part) } else { name = kind + " " + name }
    }
    if let amount { name = sentence.written(amount) + " " + name }
    return (
      bytes(from: food, to: kinds), beside.isEmpty ? name : name + " " + with() + " " + beside.joined(separator: ", ")
    )
  }

  /// Whether an amount stands right before a food.
  private func isCounted(_ food: Range<Int>) -> Bool {
    let amounts = AmountParser(sentence: sentence)
    return (max(food.lowerBound - 3, 0)..<food.lowerBound).contains { start in
      amounts.read(at: start, before: food.lowerBound)?.range.upperBound == food.lowerBound
    }
  }

  private func bytes(from food: Range<Int>, to kinds: Range<Int>) -> Range<Int> {
    sentence.tokens[food.lowerBound].range.lowerBound..<sentence.tokens[kinds.upperBound - 1].range.upperBound
  }
}
